# Почему ход «7 чудес» невозможен.
refused-classic-unknown = Хода «{ $choice }» в игре «7 чудес» нет.
refused-classic-over = Партия окончена.
refused-classic-not-waiting = Ваш ход уже сделан.
refused-classic-other-step = Сначала нужно принять другое решение: { $step ->
    [turn] сыграйте карту
    [last_card] сыграйте последнюю карту
    [revive] постройте карту из сброса
    [board] выберите поле чуда света
    [draft] оставьте лидера
    [recruit] используйте лидера
    [losses] заплатите или возьмите жетоны займа
    [copy] выберите, какого лидера скопировать
    [extra_leader] наймите ещё одного лидера или пропустите
   *[other] { $step }
}.
refused-classic-other-city = Сначала ход за свой город, затем за Свободный город.
refused-classic-board = Это поле чуда света недоступно: { $board }.
refused-classic-same-name = { $card } уже есть в городе.
refused-classic-not-discarded = { $card_gen } нет в сбросе.
refused-classic-not-in-hand = { $card_gen } нет среди карт, которые можно сыграть.
refused-classic-must-play = Нельзя сбросить { $card_acc }, пока Свободный город может сыграть карту.
refused-classic-must-chain = Свободный город должен построить { $card_acc }: это бесплатно.
refused-classic-wonder-complete = Все этапы чуда построены.
refused-classic-power-not-needed = Построить { $card_acc } и так можно бесплатно. Особое свойство не нужно.
refused-classic-no-power = Не осталось свойства, чтобы бесплатно построить { $card_acc }.
refused-classic-chain-is-free = Построить { $card_acc } можно бесплатно, по цепочке. Платить не нужно.
refused-classic-way = Так заплатить нельзя. Способов оплаты: { $ways }.
refused-classic-name-the-way = Способов оплаты: { $ways }. Выберите один.
refused-classic-no-resources = Ваш город и соседи не производят всего, что нужно.
refused-classic-too-few-coins = Цена — не меньше { $price }. Не хватает { coins-gen }.
