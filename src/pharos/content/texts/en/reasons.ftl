# Why a move is not possible. $card, $wonder, and $progress are pieces; $n is how many coins are missing.
refused-unknown = There is no move “{ $choice }” in this game.
refused-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-other-step = You have another decision to make first: { $step ->
    [draft] take a Wonder
    [turn] take a card from the structure
    [begin] choose who starts the age
    [bid] bid for the first turn or let your opponent start
    [progress] take a progress token from the board
    [library] keep one of the drawn progress tokens
    [destroy] choose a card to destroy
    [revive] choose a card from the discard pile
    [place] choose a drawn god and its Pantheon slot
    [mythology] choose a stack of gods
    [god] choose one of the revealed gods
    [order] choose the order in which the other gods return
    [enki] take one of the progress tokens on the god
    [snake] choose a green card for the Snake token
    [steal] choose a card to take from your opponent
    [strike] choose a card to discard from the structure
    [unbuild] choose the Wonder that loses its card
    [raise] choose one of your Wonders and a card from the discard pile
    [claim] choose a Wonder to take from your opponent
    [minerva] choose a space for the Minerva pawn
    [sink] choose a military token to discard
    [unleash] choose a military token to use
    [senate] act in the Senate or finish
    [conspirator] place influence in a chamber or draw conspiracies
    [influence] choose a chamber for your influence
    [move] choose influence to move or skip
    [remove] choose your opponent’s influence to remove
    [keep] choose a conspiracy to keep and where the other one goes
    [trigger] choose a conspiracy to trigger or skip
    [lock] choose a progress token to lock
    [take] choose a building from the last row
    [play] choose one of the removed cards
    [search] choose a progress token from the box
    [clear] choose an available card to discard
    [clear_more] choose another available card to discard or skip
    [swap] choose two cards to exchange
    [shift] choose a decree to move and its new chamber
    [demolish] choose a Wonder to destroy
   *[other] { $step }
}.
refused-bid = A bid must be higher than { $bid }. You have { $coins }.
refused-not-offered = You cannot take { $wonder } now. It is not among the Wonders on offer.
refused-not-on-board = The { $progress } progress token is not on the board.
refused-not-drawn = The { $progress } progress token was not drawn.
refused-not-destroyable = Your opponent’s city has no { $color } card called { $card }.
refused-not-discarded = { $card } is not in the discard pile.
refused-not-in-structure = { $card } is not face up in the structure.
refused-covered = { $card } is still covered by another card.
refused-wonder-built = You have already built { $wonder }.
refused-not-your-wonder = You do not have { $wonder }.
refused-too-few-coins = The price is { $price }. You need { $n ->
    [one] { $n } more coin
   *[other] { $n } more coins
}.
refused-impossible = This move is not possible now.
