# Why a choice is refused.
refused-unknown = There is no choice “{ $choice }” in this game.
refused-over = The game is over.
refused-not-your-turn = It is not your turn to choose.
refused-other-step = Something else must be chosen first: { $step ->
    [draft] a wonder of the offer
    [turn] a card of the structure
    [begin] who begins the age
    [progress] a progress token of the board
    [library] one of the drawn progress tokens
    [destroy] the card to destroy
    [revive] a card of the discard pile
   *[other] { $step }
}.
refused-not-offered = The wonder { $wonder } is not on offer.
refused-not-on-board = The progress token { $progress } is not on the board.
refused-not-drawn = The progress token { $progress } was not drawn.
refused-not-destroyable = { $card } is not a { $color } card of your opponent’s city.
refused-not-discarded = { $card } is not in the discard pile.
refused-not-in-structure = { $card } does not lie face up in the structure.
refused-covered = { $card } is still covered by another card.
refused-wonder-built = The wonder { $wonder } is built already.
refused-not-your-wonder = The wonder { $wonder } is not one of yours.
refused-too-few-coins = This costs { $price } { $price ->
    [one] coin
   *[other] coins
}, and you have { $coins }.
