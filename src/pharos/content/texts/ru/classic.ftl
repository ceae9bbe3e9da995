# 7 Wonders: почему так поступить нельзя.

refused-classic-unknown = «{ $choice }» — не действие игры «7 чудес».
refused-classic-over = Игра окончена.
refused-classic-not-waiting = Сейчас от вас ничего не ждут.
refused-classic-other-step = Сейчас этого выбрать нельзя; текущий шаг: { $step }.
refused-classic-other-city = Сначала выбирают для своего города, затем для свободного.
refused-classic-board = Планшет { $board } выбрать нельзя.
refused-classic-same-name = Здание с названием { $card } уже есть в городе.
refused-classic-not-discarded = Карты { $card } нет в сбросе.
refused-classic-not-in-hand = Карты { $card } нет среди тех, что можно сыграть сейчас.
refused-classic-must-play = Карту { $card } нельзя сбросить, пока для свободного города можно сыграть карту.
refused-classic-must-chain = Карта { $card } достаётся свободному городу бесплатно и должна быть построена.
refused-classic-wonder-complete = Все этапы чуда построены.
refused-classic-power-not-needed = Карту { $card } можно построить, не тратя монет; особое свойство не нужно.
refused-classic-no-power = Нет свойства, которое позволило бы построить { $card } бесплатно.
refused-classic-chain-is-free = Карта { $card } бесплатна благодаря зданию города; платить за неё не нужно.
refused-classic-way = Это не один из разумных способов оплаты; всего их { $ways }.
refused-classic-name-the-way = Способов оплаты: { $ways }; назовите один из них.
refused-classic-no-resources = Город и его соседи не производят всего необходимого.
refused-classic-too-few-coins = Это стоит не меньше { $price ->
    [one] { $price } монеты
   *[other] { $price } монет
}; в казне { $coins }.
