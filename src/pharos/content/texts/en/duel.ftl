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
next-senator = Price of the next Senator
next-senator-price = The next Senator costs { coins }
piece-may = Available
price-for-seat = { $name }: { $price }
price-by-mythology = Free ({ $name } mythology token)
space-middle = center of the track
space-towards = { spaces } toward { $name }’s capital
war-token-near = the first military token on { $name }’s side
war-token-far = the second military token on { $name }’s side
place-of-structure = the card in place { $n }
    .acc = the card in place { $n }
effect-or = {" "}or{" "}
effect-senate_actions = Act in the Senate ({ $section }): 1 action, 2 with 2 blue cards, 3 with 4

## Pantheon

places = Pantheon slots
god-decks = Stacks of gods
pantheon-open = The Pantheon, expanded
pantheon-hint = activate a god instead of taking a card
pantheon-sleeps = gods can be activated from Age II
pantheon-sides = your price · { $name }’s price
place-number = Slot { $n }
place-name = slot { $n }
place-empty = empty
place-down = face down
place-face-down = Face-down god, { $mythology } mythology
place-known = face down. You have seen it
place-prices = { $own ->
    [1] { $mine } for you, { $theirs } for { $name }
   *[other] { $mine } for { $me }, { $theirs } for { $name }
}
place-may = You can place the god here
place-payable = You can activate it
place-about = From Age II, this is the price to activate a god in this slot. Slots near you cost you less and your opponent more.
one-of = 1 of
god-of = God, { $mythology } mythology
gate-kind = Gate
god-deck = { $mythology } stack
god-deck-about = A player who takes a mythology token looks at the top 2 gods of its stack, places one in the Pantheon, and returns the other to the top.
deck-words = { $mythology } stack, { $n ->
    [one] { $n } god
   *[other] { $n } gods
}
decks-words = Gods left in the stacks: { $list }
mythology-token = Mythology token, { $name }
mythology-tokens = Mythology tokens
mythology-tokens-about = Their gods are already in the Pantheon.
offering-words = Offering token, −{ $n }
offering-about = One god costs { $n } coins less. No change is given.
coins-on-god = { coins } on the card
symbol-by-snake = one from the Snake token
snake-lies-here = Snake token on this card

## Senate

senate = Senate
senate-open = The Senate, expanded
unfold = Expand
chambers = Senate chambers
chamber-name = chamber { $n }
decree = Decree
decree-down = Revealed by the first influence
decree-none = No decree
chamber-cubes = Influence: { $me } { $mine }, { $name } { $theirs }
chamber-tie = A tie, no one controls it
chamber-nobody = No one controls it
chamber-held = { $name } controls it by { $n }
chamber-may = Available
chamber-becomes-mine = yours, +{ $n }
chamber-becomes-theirs = { $name } +{ $n }
chamber-becomes-tie = tie
chamber-becomes-free = no control
lift-cube = Move influence from chamber { $n }
supply-of = Influence cubes in { $name }’s supply: { $n }
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
plots = Conspiracy deck
plots-left = Conspiracy deck, { cards }
plots-about = Draw 2 conspiracies, keep 1, and return the other to the top or bottom of the deck. Place a card under a conspiracy to prepare it, then trigger it at the start of a later turn.
plot-hidden = Conspiracy, face down
line-more = { $n } more in the city
plot-prepared = Prepared
plot-not-prepared = Not prepared
plot-triggered = Triggered
plot-keeps = keep
plot-goes-back = return
plot-other-top = Return the other to the top
plot-other-bottom = Return the other to the bottom
powers-of = Gods and conspiracies: { $name }
powers-none = No gods or conspiracies yet.
powers-none-gods = No gods yet.
powers-none-plots = No conspiracies yet.

## Tabs of a phone

leaves = Tabs of the board
leaf-structure = Structure

## Prompts

ask-place = Choose a god for the Pantheon
how-duel-place = Only you see these two. The other returns to the top of its stack.
ask-mythology = Choose a stack of gods
how-duel-mythology = Look at its gods and activate one for free.
ask-god = Activate one of these gods
how-duel-god = It’s free.
ask-order = Which god goes on top?
how-duel-order = Both return to their stack.
ask-enki = Take a progress token from Enki
how-duel-enki = The other one returns to the box.
ask-snake = Place the Snake token on a green card
how-duel-snake = Its symbol counts for you.
ask-steal = Take one of your opponent’s buildings
how-duel-steal = You can take a highlighted card from your opponent’s city.
ask-strike = Discard a card from the structure
how-duel-strike = You take the tokens on it.
ask-unbuild = Discard the card under a Wonder
how-duel-unbuild = The Wonder is no longer built. It can be built again.
ask-raise = Build a Wonder using a discarded card
how-duel-raise = Choose the card and the Wonder. It’s free.
ask-claim = Take one of your opponent’s unbuilt Wonders
how-duel-claim = You can take a highlighted Wonder.
ask-minerva = Place the Minerva pawn
how-duel-minerva = The conflict pawn stops in front of it once.
ask-sink = Discard a military token
how-duel-sink = It has no effect.
ask-unleash = Use another military token
how-duel-unleash = You apply its effect.
ask-senate = Act in the Senate
how-duel-senate = Place influence in this section, or move influence to an adjacent chamber.
ask-influence = Place influence in a chamber
how-duel-influence = Any chamber. The first influence reveals its decree.
ask-conspirator = Place influence or draw conspiracies
how-duel-conspirator = Place influence in any chamber, or draw 2 conspiracies and keep 1.
ask-move = You can move influence
how-duel-move = Choose one of your cubes. It moves to an adjacent chamber.
ask-remove = Remove your opponent’s influence
how-duel-remove = From any chamber.
ask-keep = Keep 1 conspiracy
how-duel-keep = Only you see them.
ask-trigger = Trigger a conspiracy now
how-duel-trigger = It does not have to be prepared.
ask-lock = Lock a progress token
how-duel-lock = No one can take it anymore.
ask-take = Build a card from the last row
how-duel-take = It’s free.
ask-play = Build one of the removed cards
how-duel-play = Only you see them. It’s free.
ask-clear = Discard an available card
how-duel-clear = You can then discard another.
ask-clear_more = You can discard another card
how-duel-clear_more = No one gains coins for it.
ask-swap = Exchange two buildings
how-duel-swap = One of yours for one of your opponent’s, of the same color.
ask-shift = Move a decree
how-duel-shift = Choose its chamber, then the chamber it moves to.
ask-demolish = Destroy one of your opponent’s Wonders
how-duel-demolish = It returns to the box.
ask-search = Take a progress token from the box
how-duel-search = Only you see them.
how-duel-turn-pantheon = Or activate a god in the Pantheon.
how-duel-begin = The conflict pawn is in the center.
how-duel-bid = Your opponent starts. Bid more to start instead: you pay what you bid.
how-duel-bid-stands = The bid is { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. Bid more to start: you pay what you bid.
bid-coins = Your bid
bid-less = Lower
bid-more = Raise
how-duel-library = The others return to the box.
how-duel-revive = It’s free.
prompt-cube-to = Where does it move?
prompt-keep = Where does the other one go?
prompt-next = Now choose the second piece.
prompt-next-wonder = Using which card?
prompt-next-raise = Choose the card and the Wonder.
prompt-next-god = Which god?
prompt-next-place = Which slot?
prompt-next-prepare = Using which card?
prompt-next-swap = For which card?
prompt-next-shift = To which chamber?
prompt-next-move = To which chamber?
act-activate = Activate
act-prepare = Prepare
act-trigger = Trigger
act-influence = Place influence
act-move = Move
act-raise = Build
act-place = Place
pay-coins-only = Coins only

## Beside the boards

open-position = Custom position
position-text = Paste a position
open-position-now = Play from here
refused-bad-position = This is not a valid position. Copy the whole text and try again.
ending-resigned-you = You resigned
ending-claimed-you = You were offline too long
ending-time-you = You ran out of time
ending-resigned-told = The other players resigned
ending-claimed-told = The other players were offline too long
price-free-pill = free
