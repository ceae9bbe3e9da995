### What gods, decrees, and conspiracies do, as shown in the browser.

## Gods in two or three words

god-short-enki = 1 of 2 tokens
god-short-ishtar = Law symbol
god-short-nisaba = Copy a symbol
god-short-astarte = 7 safe coins
god-short-baal = Take a resource
god-short-tanit = 12 coins
god-short-aphrodite = 9 points
god-short-hades = Build a discard
god-short-zeus = Discard a card
god-short-anubis = Undo a Wonder
god-short-isis = Free Wonder
god-short-ra = Take a Wonder
god-short-mars = 2 shields
god-short-minerva = Stop the pawn
god-short-neptune = Military token
god-short-gate = God from a stack

## Gods

god-does-enki = Take 1 of the 2 progress tokens on the card
god-does-ishtar = You have the symbol of the Law token
god-does-nisaba = Place the Snake token on an opponent’s green card: its symbol counts for you
god-does-astarte = 7 coins on the card: they can’t be lost and are worth 1 point each
god-does-baal = Take one of your opponent’s brown or gray cards
god-does-tanit = Gain 12 coins
god-does-aphrodite = 9 victory points
god-does-hades = Build a card from the discard pile for free
god-does-zeus = Discard any card from the structure and take its tokens
god-does-anubis = Discard the card under any built Wonder
god-does-isis = Build a Wonder for free using a discarded card
god-does-ra = Take one of your opponent’s unbuilt Wonders
god-does-mars = 2 shields
god-does-minerva = Place the Minerva pawn: the conflict pawn stops in front of it
god-does-neptune = Discard 1 military token, then use another
god-does-gate = Activate the top god of any stack for free

## Decrees

decree-does-coins_on_blue = Coins when anyone builds blue
decree-does-coins_on_green = Coins when anyone builds green
decree-does-coins_on_yellow = Coins when anyone builds yellow
decree-does-coins_on_red = Coins when anyone builds red
decree-does-ignore_cost_yellow = Yellow: ignore 1 cost symbol
decree-does-ignore_cost_red = Red: ignore 1 cost symbol
decree-does-ignore_cost_green = Green: ignore 1 cost symbol
decree-does-wonder_discount = Wonders: 1 fewer resource
decree-does-shield = 1 shield while in control
decree-does-trade_brown = Raw materials: 1 coin less
decree-does-trade_grey = Gray goods: 1 coin less
decree-does-senate_blue = +2 blue cards in the Senate
decree-does-discard_bonus = +2 coins when you discard
decree-does-coins_on_wonder = Coins when anyone builds a Wonder
decree-does-opponent_chains = Use your opponent’s chains
decree-does-conspirator_extra_turn = Extra turn after a Conspirator

## Conspiracies

conspiracy-does-extortion = Take an opponent’s unbuilt Wonder. You may move influence
conspiracy-does-blackmail = Take half of your opponent’s coins. You may move influence
conspiracy-does-expropriation = Discard an opponent’s blue building. You may move influence
conspiracy-does-swindle = Discard an opponent’s yellow building. You may move influence
conspiracy-does-obscurantism = Lock a progress token for the rest of the game
conspiracy-does-coup = 2 shields
conspiracy-does-property_fraud = Build a building from the last row for free
conspiracy-does-treason = Build one of the removed cards for free
conspiracy-does-political_maneuver = Place influence, remove influence. You may move influence
conspiracy-does-espionage = Take a progress token from the box
conspiracy-does-turn_of_events = Discard 1 or 2 available cards. You may move influence
conspiracy-does-embezzlement = Gain 1 coin per influence cube. Your opponent loses 1 per cube
conspiracy-does-foreclosure = Take an opponent’s brown or gray building
conspiracy-does-coercion = Exchange two blue or green buildings. You may move influence
conspiracy-does-insider_influence = Move a decree under another. You may move influence
conspiracy-does-sabotage = Destroy one of your opponent’s built Wonders
