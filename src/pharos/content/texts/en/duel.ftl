### The boards of Duel and its expansions in the browser.

## Pieces

duel-kind-politician = Politician
duel-kind-conspirator = Conspirator
color-duel-temple = Grand Temple
color-duel-senator = Senator
color-duel-brown = Raw materials
color-duel-grey = Manufactured goods
color-duel-blue = Civilian buildings
color-duel-green = Scientific buildings
color-duel-yellow = Commercial buildings
color-duel-red = Military buildings
color-duel-purple = Guilds and Grand Temples
tokens = Tokens
senators = Senators
next-senator = What the next Senator costs
next-senator-price = The next Senator costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
piece-may = You may choose it
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
price-for-seat = For { $name }: { $price }
price-by-mythology = Free through a { $name } mythology token
space-middle = the middle of the track
space-towards = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} towards { $name }
war-token-near = Near military token on the side of { $name }
war-token-far = Far military token on the side of { $name }
place-of-structure = place { $n } of the structure
effect-either = Either { $list }
effect-or = {" "}or{" "}
effect-senate_actions = Actions in the Senate, { $section }: one, with 2 blue cards two, with 4 three

## Pantheon

places = Slots of the Pantheon
god-decks = Stacks of gods
pantheon-open = The Pantheon, opened
pantheon-hint = activate a god instead of taking a card
pantheon-sleeps = gods wake in Age II
pantheon-sides = price on your side · price on the side of { $name }
place-number = Slot { $n }
place-name = slot { $n }
place-empty = empty
place-down = face down
place-face-down = A god of the { $mythology } mythology, face down
place-known = face down; you have seen it
place-prices = { $own ->
    [1] { $mine } for you, { $theirs } for { $name }
   *[other] { $mine } for { $me }, { $theirs } for { $name }
}
place-may = You may put the god here
place-payable = You can activate it
place-about = From Age II on a god that lies here is activated for this many coins. Slots near you are cheap for you and dear for your opponent.
one-of = 1 of
god-of = God, { $mythology } mythology
gate-kind = Gate
god-deck = { $mythology } stack
god-deck-about = Whoever takes a mythology token looks at the top two gods of its stack, places one in the Pantheon and puts the other back on top.
deck-words = { $mythology } stack, { $n ->
    [one] { $n } god
   *[other] { $n } gods
}
decks-words = Gods left in the stacks: { $list }
mythology-token = Mythology token, { $name }
offering-words = Offering token, { $n } off
offering-about = Once, a god costs { $n } coins less. No change is given.
coins-on-god = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} on the card
symbol-by-snake = one of them by the Snake
snake-lies-here = The Snake lies on it

## Senate

senate = Senate
senate-open = The Senate, opened
unfold = Unfold
chambers = Chambers of the Senate
chamber-name = chamber { $n }
decree = Decree
decree-down = Turned up by the first cube
decree-none = No decree
chamber-cubes = Cubes: { $me } { $mine }, { $name } { $theirs }
chamber-tie = A tie, nobody controls it
chamber-nobody = Nobody controls it
chamber-held = { $name } controls it by { $n }
chamber-may = You may choose it
chamber-becomes-mine = yours, +{ $n }
chamber-becomes-theirs = { $name } +{ $n }
chamber-becomes-tie = a tie
chamber-becomes-free = nobody’s
lift-cube = Lift a cube out of chamber { $n }
supply-of = Cubes in the supply of { $name }: { $n }
balance-words = Chambers controlled: { $me } { $mine }, { $name } { $theirs }
senate-actions-left = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
senate-worth = { $blue ->
    [one] { $blue } blue card
   *[other] { $blue } blue cards
}: a Politician has { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
plot = Conspiracy
plots = Deck of conspiracies
plots-left = Deck of conspiracies, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
plots-about = Whoever conspires looks at two, keeps one and puts the other on top or at the bottom. A card under a conspiracy prepares it; at the start of a later turn it is triggered.
plot-hidden = Conspiracy, face down
line-more = { $n } more in the city
plot-prepared = Prepared
plot-not-prepared = Not prepared
plot-triggered = Triggered
plot-keeps = you keep it
plot-goes-back = goes back
plot-other-top = The other on top
plot-other-bottom = The other to the bottom
powers-of = Gods and conspiracies of { $name }
powers-none = No god and no conspiracy yet.
powers-none-gods = No god yet.
powers-none-plots = No conspiracy yet.

## Leaves of a phone

leaves = Leaves of the mat
leaf-structure = Structure

## What is asked

ask-place = Choose a god for the Pantheon
how-duel-place = Only you see the two. The other goes back on top of its stack.
ask-mythology = Choose a stack of gods
how-duel-mythology = You look at its gods and activate one of them for free.
ask-god = Activate one of these gods
how-duel-god = It costs nothing.
ask-order = Which god lies on top?
how-duel-order = The two go back to their stack.
ask-enki = Take a token from Enki
how-duel-enki = The other one goes to the box.
ask-snake = Put the Snake on a green card
how-duel-snake = Its symbol counts for you.
ask-steal = Take one of your opponent’s buildings
how-duel-steal = The glowing cards in the other city may be taken.
ask-strike = Discard a card of the structure
how-duel-strike = Tokens on it are yours.
ask-unbuild = Discard the card under a wonder
how-duel-unbuild = The wonder counts as not built; it can be built again.
ask-raise = Build a wonder with a discarded card
how-duel-raise = Choose the card and the wonder. It costs nothing.
ask-claim = Take one of your opponent’s unbuilt wonders
how-duel-claim = The glowing wonders may be taken.
ask-minerva = Put Minerva on the track
how-duel-minerva = The pawn stops before her once.
ask-sink = Discard a military token
how-duel-sink = It has no effect.
ask-unleash = Use another military token
how-duel-unleash = Its effect counts for you.
ask-senate = Act in the Senate
how-duel-senate = Put a cube into this section, or move one to the next chamber.
ask-influence = Put a cube into a chamber
how-duel-influence = Any chamber. The first cube turns its decree up.
ask-conspirator = Put a cube into a chamber, or conspire
how-duel-conspirator = Any chamber; or look at two conspiracies and keep one.
ask-move = You may move a cube
how-duel-move = Lift one of yours; it goes to the next chamber.
ask-remove = Remove one of your opponent’s cubes
how-duel-remove = From any chamber.
ask-keep = Keep one conspiracy
how-duel-keep = Only you see them.
ask-trigger = Trigger a conspiracy at once
how-duel-trigger = It need not be prepared.
ask-lock = Lock a progress token away
how-duel-lock = Nobody can take it any more.
ask-take = Build a card of the last row
how-duel-take = It costs nothing.
ask-play = Build one of the removed cards
how-duel-play = Only you see them. It costs nothing.
ask-clear = Discard an open card
how-duel-clear = One now, and then another if you like.
ask-clear_more = You may discard another card
how-duel-clear_more = Tokens are turned up, nobody gets coins.
ask-swap = Exchange two buildings
how-duel-swap = One of yours and one of your opponent’s, of the same colour.
ask-shift = Move a decree
how-duel-shift = Choose its chamber, then the chamber where it goes.
ask-demolish = Destroy one of your opponent’s built wonders
how-duel-demolish = It goes to the box.
ask-search = Take a progress token from the box
how-duel-search = Only you see them.
how-duel-turn-pantheon = Or activate a god of the Pantheon.
how-duel-begin = The pawn stands in the middle.
how-duel-bid = Your opponent would begin. Whoever bids most begins and pays the bid.
how-duel-bid-stands = { $coins ->
    [one] { $coins } coin is
   *[other] { $coins } coins are
} bid. Whoever bids most begins and pays the bid.
bid-coins = Your bid
bid-less = Less
bid-more = More
how-duel-library = The others go back to the box.
how-duel-revive = It costs nothing.
prompt-cube-to = Where does the cube go?
prompt-keep = Where does the other one go?
prompt-next = And now the second piece.
prompt-next-wonder = With which card?
prompt-next-raise = Choose the card and the wonder.
prompt-next-place = In which slot?
prompt-next-prepare = With which card?
prompt-next-swap = For which card?
prompt-next-shift = To which chamber?
prompt-next-move = To which chamber?
act-activate = Activate
act-prepare = Prepare
act-trigger = Trigger
act-influence = Place a cube
act-move = Move
act-raise = Build
act-place = Place
pay-coins-only = Coins only
do-place = Put { $a } into { $b }
do-activate = Activate { $a }
do-mythology = Choose the { $a }
do-god = Activate { $a }
do-order = { $a } on top, then { $b }
do-enki = Take { $a }
do-snake = Put the Snake on { $a }
do-steal = Take { $a }
do-strike = Discard { $a }
do-unbuild = Discard the card under { $a }
do-raise = Build { $a } with { $b }
do-claim = Take { $a }
do-minerva = Minerva: { $a }
do-sink = Discard: { $a }
do-unleash = Use: { $a }
do-influence = Put a cube into { $a }
do-move = Move a cube from { $a } to { $b }
do-remove = Remove a cube from { $a }
do-conspire = Conspire
do-keep = Keep { $a }, the other { $b ->
    [top] on top
   *[bottom] to the bottom
}
do-prepare = Prepare { $a } with { $b }
do-trigger = Trigger { $a }
do-lock = Lock { $a } away
do-take = Build { $a } for free
do-play = Build { $a } for free
do-swap = Exchange { $a } for { $b }
do-shift = Move the decree of { $a } to { $b }
do-demolish = Destroy { $a }

## Besides the boards

open-position = Open a position
position-text = A position, as it was copied
open-position-now = Play on from here
refused-bad-position = This text is not a position.
ending-resigned-you = You gave up
ending-claimed-you = You were away too long
ending-time-you = Your time ran out
ending-resigned-told = The others gave up
ending-claimed-told = The others were away too long
price-free-pill = free
do-duel-pass = Done
