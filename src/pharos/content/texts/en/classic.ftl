# Why a move of 7 Wonders is not possible.
refused-classic-unknown = There is no move “{ $choice }” in 7 Wonders.
refused-classic-over = The game is over.
refused-classic-not-waiting = You have already made your move.
refused-classic-other-step = You have another decision to make first: { $step ->
    [turn] play a card
    [last_card] play your last card
    [revive] build a card from the discard pile
    [board] choose a Wonder board
    [draft] keep a leader
    [recruit] use a leader
    [losses] pay the loss or take debt tokens
    [copy] choose a leader to copy
    [extra_leader] recruit another leader or skip
   *[other] { $step }
}.
refused-classic-other-city = Move for your own city first, then for the free city.
refused-classic-board = This Wonder board is not available: { $board }.
refused-classic-same-name = The city already has { $card }.
refused-classic-not-discarded = { $card } is not in the discard pile.
refused-classic-not-in-hand = You cannot play { $card } now. It is not in your hand.
refused-classic-must-play = You cannot discard { $card } while the free city can play a card.
refused-classic-must-chain = The free city must build { $card } because it is free.
refused-classic-wonder-complete = All stages of the Wonder are built.
refused-classic-power-not-needed = { $card } is already free. You do not need a special ability.
refused-classic-no-power = You have no ability left that builds { $card } for free.
refused-classic-chain-is-free = { $card } is free through a chain. There is nothing to pay.
refused-classic-way = This is not one of the { $ways } ways to pay.
refused-classic-name-the-way = There are { $ways } ways to pay. Choose one.
refused-classic-no-resources = Your city and its neighbors do not produce everything you need.
refused-classic-too-few-coins = The price is at least { $price }. You need { $n ->
    [one] { $n } more coin
   *[other] { $n } more coins
}.
