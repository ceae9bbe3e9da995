### What gods, decrees and conspiracies do, in the words of the browser table.

## Gods in two or three words

god-short-enki = 1 of 2 tokens
god-short-ishtar = Symbol of Law
god-short-nisaba = Copy a symbol
god-short-astarte = 7 safe coins
god-short-baal = Take a resource
god-short-tanit = 12 coins
god-short-aphrodite = 9 points
god-short-hades = Build a discard
god-short-zeus = Remove a card
god-short-anubis = Undo a wonder
god-short-isis = Free wonder
god-short-ra = Take a wonder
god-short-mars = 2 shields
god-short-minerva = Stop the pawn
god-short-neptune = Military token
god-short-gate = God from a stack

## Gods

god-does-enki = Take one of the two progress tokens on the card
god-does-ishtar = You have the symbol of the Law token
god-does-nisaba = Put the Snake on an opponent’s green card: its symbol is yours
god-does-astarte = 7 coins on the card; cannot be lost, 1 point each at the end
god-does-baal = Take an opponent’s brown or grey card
god-does-tanit = Take 12 coins
god-does-aphrodite = 9 points at the end
god-does-hades = Build a card from the discard pile for free
god-does-zeus = Discard any card of the structure and take its tokens
god-does-anubis = Discard the card under any built wonder
god-does-isis = Build a wonder for free with a discarded card
god-does-ra = Take an opponent’s unbuilt wonder
god-does-mars = The pawn moves 2 spaces
god-does-minerva = Put Minerva on the track: the pawn stops before her
god-does-neptune = Discard one military token, then use another
god-does-gate = Activate the top god of any stack for free

## Decrees

decree-does-coins_on_blue = Coins when anyone builds blue
decree-does-coins_on_green = Coins when anyone builds green
decree-does-coins_on_yellow = Coins when anyone builds yellow
decree-does-coins_on_red = Coins when anyone builds red
decree-does-ignore_cost_yellow = Yellow: one cost symbol less
decree-does-ignore_cost_red = Red: one cost symbol less
decree-does-ignore_cost_green = Green: one cost symbol less
decree-does-wonder_discount = Wonders: 1 resource less
decree-does-shield = 1 shield while you control
decree-does-trade_brown = Raw materials 1 coin less
decree-does-trade_grey = Grey goods 1 coin less
decree-does-senate_blue = +2 blue cards in the Senate
decree-does-discard_bonus = +2 coins when you discard
decree-does-coins_on_wonder = Coins when anyone builds a wonder
decree-does-opponent_chains = Use your opponent’s chains
decree-does-conspirator_extra_turn = Another turn after a Conspirator

## Conspiracies

conspiracy-does-extortion = Take an opponent’s unbuilt wonder; may move a cube
conspiracy-does-blackmail = Take half the opponent’s coins; may move a cube
conspiracy-does-expropriation = Discard an opponent’s blue building; may move a cube
conspiracy-does-swindle = Discard an opponent’s yellow building; may move a cube
conspiracy-does-obscurantism = Lock one progress token for good
conspiracy-does-coup = 2 shields
conspiracy-does-property_fraud = Build a building of the last row for free
conspiracy-does-treason = Build one of the removed cards for free
conspiracy-does-political_maneuver = Place a cube, remove one, may move one
conspiracy-does-espionage = Take a progress token from the box
conspiracy-does-turn_of_events = Discard 1 or 2 open cards; may move a cube
conspiracy-does-embezzlement = +1 coin per cube of yours, your opponent −1 per theirs
conspiracy-does-foreclosure = Take an opponent’s brown or grey building
conspiracy-does-coercion = Swap two blue or green buildings; may move a cube
conspiracy-does-insider_influence = Move a decree under another; may move a cube
conspiracy-does-sabotage = An opponent’s built wonder goes to the box
