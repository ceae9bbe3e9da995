# Why a move of Leaders is not possible.
refused-leaders-other-step = You have another decision to make first: { $step ->
    [draft] keep a leader
    [recruit] use a leader
    [copy] choose a leader to copy
    [extra_leader] recruit another leader or skip
   *[other] { $step }
}.
refused-leaders-not-now = You can use { $leader } only when leaders are recruited.
refused-leaders-not-in-hand = { $leader } is not in your hand.
refused-leaders-not-next-to = No neighbor has recruited { $leader }.
refused-leaders-only-recruit = You can only recruit { $leader } now.
refused-leaders-too-few-coins = { $leader } costs { $price }. You need { $n ->
    [one] { $n } more coin
   *[other] { $n } more coins
}.
refused-leaders-free = { $card } is free thanks to a leader. There is nothing to pay.
