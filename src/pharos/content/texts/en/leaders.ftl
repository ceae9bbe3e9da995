# Leaders: why something cannot be done.

refused-leaders-other-step = Something else is to be chosen now: { $step ->
    [draft] a leader to keep
    [recruit] what becomes of a leader
    [copy] the leader that the guild copies
    [extra_leader] one more leader, or none
   *[other] { $step }
}.
refused-leaders-not-now = { $leader } can be used only while leaders are recruited.
refused-leaders-not-in-hand = { $leader } is not among the leaders in your hand.
refused-leaders-not-next-to = { $leader } is not a recruited leader of a neighbour.
refused-leaders-only-recruit = The extra leader can only be recruited, so { $leader } cannot be used in another way now.
refused-leaders-too-few-coins = { $leader } costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}; the treasury holds { $coins }.
refused-leaders-free = { $card } is free thanks to a leader; nothing is paid for it.
