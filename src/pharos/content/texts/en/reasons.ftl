# Why a choice is refused.
refused-unknown = There is no choice “{ $choice }” in this game.
refused-over = The game is over.
refused-not-your-turn = It is not your turn to choose.
refused-other-step = Something else must be chosen first: { $step ->
    [draft] a wonder of the offer
    [turn] a card of the structure
    [begin] who begins the age
    [bid] a bid for the first turn, or to let the other begin
    [progress] a progress token of the board
    [library] one of the drawn progress tokens
    [destroy] the card to destroy
    [revive] a card of the discard pile
    [place] a drawn god and its slot in the Pantheon
    [mythology] a stack of gods
    [god] one of the revealed gods
    [order] the order in which the other gods go back
    [enki] one of the progress tokens on the god
    [snake] the green card on which the Snake is put
    [steal] the card to take from your opponent
    [strike] the card of the structure to discard
    [unbuild] the wonder to undo
    [raise] a wonder of yours and a card of the discard pile
    [claim] the wonder to take from your opponent
    [minerva] the space of the Minerva pawn
    [sink] the military token to discard
    [unleash] the military token to use
    [senate] an action in the Senate, or to stop
    [conspirator] a chamber for an influence cube, or to conspire
    [influence] a chamber for an influence cube
    [move] an influence cube to move, or not to
    [remove] an influence cube of your opponent to remove
    [keep] the conspiracy to keep, and where the other one goes
    [trigger] a conspiracy that is not prepared, or none
    [lock] the progress token to lock away
    [take] a building of the last row
    [play] one of the removed cards
    [search] a progress token of the box
    [clear] an available card to discard
    [clear_more] another available card to discard, or none
    [swap] the two cards to exchange
    [shift] the decree to move, and where to
    [demolish] the wonder to return to the box
   *[other] { $step }
}.
refused-bid = A bid must be higher than { $bid }, and you have { $coins } to offer.
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
refused-impossible = This cannot be chosen now.
