# Почему ход дополнения «Лидеры» невозможен.
refused-leaders-other-step = Сначала нужно принять другое решение: { $step ->
    [draft] оставьте лидера
    [recruit] используйте лидера
    [copy] выберите, какого лидера скопировать
    [extra_leader] наймите ещё одного лидера или пропустите
   *[other] { $step }
}.
refused-leaders-not-now = Использовать { $leader_acc } можно только во время найма лидеров.
refused-leaders-not-in-hand = { $leader_gen } нет у вас на руке.
refused-leaders-not-next-to = Никто из соседей не нанимал { $leader_acc }.
refused-leaders-only-recruit = Сейчас { $leader_acc } можно только нанять.
refused-leaders-too-few-coins = Цена — { $price }. Чтобы нанять { $leader_acc }, не хватает { coins-gen }.
refused-leaders-free = Благодаря лидеру построить { $card_acc } можно бесплатно. Платить не нужно.
