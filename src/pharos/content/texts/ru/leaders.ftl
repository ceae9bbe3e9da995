# Лидеры: почему так поступить нельзя.

refused-leaders-other-step = Сейчас нужно выбрать другое: { $step ->
    [draft] лидера, который останется у вас
    [recruit] что делать с лидером
    [copy] лидера, которого копирует гильдия
    [extra_leader] ещё одного лидера или отказ
   *[other] { $step }
}.
refused-leaders-not-now = Лидера { $leader } можно использовать только в фазе найма.
refused-leaders-not-in-hand = Лидера { $leader } нет у вас на руке.
refused-leaders-not-next-to = { $leader } — не нанятый лидер соседа.
refused-leaders-only-recruit = Дополнительного лидера можно только нанять, поэтому иначе использовать { $leader } сейчас нельзя.
refused-leaders-too-few-coins = { $leader } стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}; в казне { $coins }.
refused-leaders-free = Карта { $card } бесплатна благодаря лидеру; платить за неё не нужно.
