# 7 Wonders: why something cannot be done.

classic-refused-unknown = “{ $choice }” is not a choice of 7 Wonders.
classic-refused-over = The game is over.
classic-refused-not-waiting = You owe no choice now.
classic-refused-other-step = This cannot be chosen now; the step is { $step }.
classic-refused-other-city = The choice for your own city comes first, the one for the free city after it.
classic-refused-board = The board { $board } is not free to choose.
classic-refused-same-name = A structure of the name of { $card } stands in the city already.
classic-refused-not-discarded = { $card } is not in the discard pile.
classic-refused-not-in-hand = { $card } is not among the cards you may play now.
classic-refused-must-play = { $card } may not be discarded while a card can be played for the free city.
classic-refused-must-chain = { $card } is free for the free city and must be built.
classic-refused-wonder-complete = All stages of the wonder are built.
classic-refused-power-not-needed = { $card } can be built without spending coins; no power is needed for it.
classic-refused-no-power = There is no power left that builds { $card } free of charge.
classic-refused-chain-is-free = { $card } is free through a structure of the city; nothing is paid for it.
classic-refused-way = This is not one of the sensible ways to pay; there are { $ways }.
classic-refused-name-the-way = There are { $ways } ways to pay; name one of them.
classic-refused-no-resources = The city and its neighbours do not make everything that is needed.
classic-refused-too-few-coins = This costs at least { $price } coins; there are { $coins }.
