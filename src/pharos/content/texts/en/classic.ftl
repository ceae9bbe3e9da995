# 7 Wonders: why something cannot be done.

refused-classic-unknown = “{ $choice }” is not a choice of 7 Wonders.
refused-classic-over = The game is over.
refused-classic-not-waiting = You owe no choice now.
refused-classic-other-step = This cannot be chosen now; the step is { $step }.
refused-classic-other-city = The choice for your own city comes first, the one for the free city after it.
refused-classic-board = The board { $board } is not free to choose.
refused-classic-same-name = The city already has a building named { $card }.
refused-classic-not-discarded = { $card } is not in the discard pile.
refused-classic-not-in-hand = { $card } is not among the cards you may play now.
refused-classic-must-play = { $card } may not be discarded while a card can be played for the free city.
refused-classic-must-chain = { $card } is free for the free city and must be built.
refused-classic-wonder-complete = All stages of the wonder are built.
refused-classic-power-not-needed = { $card } can be built without spending coins; no power is needed for it.
refused-classic-no-power = There is no power left that builds { $card } free of charge.
refused-classic-chain-is-free = { $card } is free through a building of the city; nothing is paid for it.
refused-classic-way = This is not one of the sensible ways to pay; there are { $ways }.
refused-classic-name-the-way = There are { $ways } ways to pay; name one of them.
refused-classic-no-resources = The city and its neighbours do not make everything that is needed.
refused-classic-too-few-coins = This costs at least { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}; the treasury holds { $coins }.
