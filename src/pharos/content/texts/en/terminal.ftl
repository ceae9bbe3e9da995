### The text client.

## Counting and listing

terminal-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
terminal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
terminal-units = { $units ->
    [1] { $resource }
   *[other] { $units } { $resource }
}
terminal-or = or
terminal-seat = Player { $number }
terminal-you = You
terminal-computer = Computer

## Colors in three letters

terminal-mark-brown = brn
terminal-mark-grey = gry
terminal-mark-blue = blu
terminal-mark-green = grn
terminal-mark-yellow = yel
terminal-mark-red = red
terminal-mark-purple = pur
terminal-mark-black = blk
terminal-mark-white = wht

## Backs

terminal-back-guild = Guild
terminal-back-senator = Senator
terminal-back-grand_temple = Temple
terminal-face-down = { $count ->
    [one] { $count } face-down card
   *[other] { $count } face-down cards
} ({ $back })
terminal-face-down-at = face-down card ({ $back }), place { $place }

## Prices

terminal-price-free = free
terminal-price-chain = free, chain from { $card }
terminal-price-mythology = free, with the { $token } mythology token
terminal-price-power = free by the power of { $power }
terminal-price-made = the city makes { $units }
terminal-price-chosen = producers with a choice give { $units }
terminal-price-discounted = a discount saves { $units }
terminal-cost-nothing = nothing
terminal-gain = +{ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
terminal-bought = { $units } at { $price }
terminal-bought-from = { $units } at { $price } from { $who }
terminal-paid-to = { $coins } of them to { $who }
terminal-too-dear = { $price }, too dear
terminal-offerings = { $count ->
    [one] with offering
   *[other] with offerings
} { $values }
terminal-fixed-price = { $resources } at { $price }{ $scope ->
    [left] { " " }from the left
    [right] { " " }from the right
    [both] { " " }from both sides
   *[bank] {""}
}
terminal-costs = Costs { $cost }
terminal-your-price = For you: { $price }.
terminal-their-price = For { $who }: { $price }.
terminal-refused = { $reason } ({ $rule })
terminal-chain-from = Free with: { $cards }
terminal-chain-to = Makes free later: { $cards }

## The table

terminal-draft = Draft of wonders
terminal-table = Table
terminal-structure = { $age }: { $cards ->
    [one] { $cards } card lies in the structure
   *[other] { $cards } cards lie in the structure
}
terminal-structure-open = Open: { $cards }.
terminal-structure-row = Covered, row { $row }: { $cards }.
terminal-track = Conflict
terminal-pawn-middle = the pawn stands in the middle
terminal-pawn = { $who } ahead by { $steps }, { $left } more to the capital
terminal-progress-tokens = Progress on the board
terminal-discard-pile = Discard pile
terminal-makes = Makes
terminal-trade = Buys
terminal-science = Science
terminal-symbols-of = { $symbols } ({ $kinds } of { $wanted } kinds)
terminal-chains = Chains
terminal-tokens = Progress
terminal-wonders = Wonders
terminal-built = built
terminal-not-built = not built
terminal-shields = Shields
terminal-conflicts = Conflicts
terminal-conflicts-told = { $victories ->
    [one] { $victories } victory
   *[other] { $victories } victories
} ({ $points }), { $defeats ->
    [one] { $defeats } defeat
   *[other] { $defeats } defeats
}
terminal-stages = Wonder
terminal-stage-built = stage { $number } (built): { $effects }
terminal-stage-unbuilt = stage { $number } ({ $cost }): { $effects }
terminal-leaders = Leaders
terminal-turn = turn { $turn }
terminal-passing = { $direction ->
    [left] hands go to the left
   *[right] hands go to the right
}
terminal-you-are = { $city } (you)
terminal-on-left = left
terminal-on-right = right
terminal-your-partner = your partner
terminal-other-cities = Other cities
terminal-cards-counted = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-stages-counted = { $built } of { $all } stages
terminal-shields-counted = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}

## What a city makes or buys

terminal-made-clay = clay
terminal-made-wood = wood
terminal-made-stone = stone
terminal-made-ore = ore
terminal-made-glass = glass
terminal-made-papyrus = papyrus
terminal-made-cloth = textile

## Pantheon

terminal-god-place = Slot { $number }
terminal-god-hidden = face down ({ $mythology })
terminal-pays = { $who }
terminal-pays-told = { $who }: { $coins }
terminal-god-decks = Stacks
terminal-god-deck = { $mythology }: { $gods }
terminal-gods-face-down = { $count } face down
terminal-gods-known-to = { $count } face down, seen by { $who }
terminal-on-god = On { $god }
terminal-snake = Snake on
terminal-minerva = Minerva
terminal-middle = in the middle
terminal-space = { $steps } (side: { $side })
terminal-military-tokens = Military tokens, for whoever reaches them
terminal-military-token = space { $space }, { $does }
terminal-gods = Gods
terminal-mythology = Mythology
terminal-offering = offering of { $coins }
terminal-offering-short = −{ $coins }
terminal-offerings-held = Offerings
terminal-with-token = { $cards } with mythology token: { $token }

## Agora

terminal-senate = Senate
terminal-chamber-head = { $number } { $section } { $points }
terminal-section-left = left
terminal-section-centre = centre
terminal-section-right = right
terminal-control = Control
terminal-control-told = control: { $who }
terminal-decree = Decree
terminal-decree-told = decree: { $decree }
terminal-decree-hidden = face down
terminal-cubes-told = { $who }: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
terminal-of-seat = { $who } { $count }
terminal-chambers-held = Chambers of { $all } under control
terminal-cubes-left = Cubes in supply
terminal-politician-worth = A Politician brings now
terminal-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
terminal-this-turn = This turn
terminal-triggered-this-turn = a conspiracy has been triggered
terminal-conspiracies = Conspiracies
terminal-conspiracy-hidden = face down
terminal-conspiracy-prepared = { $name }, prepared
terminal-conspiracy-triggered = { $name }, triggered
terminal-conspiracy-deck = Deck of conspiracies
terminal-put-back = { $who } put { $plots } back { $end ->
    [top] on top
   *[bottom] at the bottom
}
terminal-put-back-hidden = { $who } put one back { $end ->
    [top] on top
   *[bottom] at the bottom
}
terminal-locked-by = Progress token locked away ({ $who })
terminal-one-of = one of { $things }
terminal-token-hidden = face down
terminal-removed = Removed cards
terminal-removed-seen = seen up to { $age } ({ $who })

## Leaders, Cities, teams

terminal-in-hand = In hand
terminal-leaders-counted = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}
terminal-free = Free
terminal-free-card = a card in this age
terminal-free-black = a black card in this age
terminal-leader-told = { $name } ({ $cost }): { $effects }
terminal-partner-leaders = Your partner’s leaders
terminal-partner-draft = Your partner chooses from
terminal-partner-hand = Your partner’s hand
terminal-courtesan = Copied leader
terminal-debt = Debt
terminal-debt-told = { $count }, { $count ->
    [one] −{ $count } point
   *[other] −{ $count } points
}
terminal-owes = To lose now
terminal-causes = Costs the others
terminal-causes-coins = { $coins }
terminal-causes-per_victory_token = { $coins } for each victory token
terminal-causes-per_stage = { $coins } for each stage
terminal-diplomacy = Diplomacy
terminal-diplomacy-told = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
terminal-masks = Masks
terminal-mask-told = { $symbol } from { $card } ({ $who })
terminal-fights = Conflicts of this age
terminal-fight = { $one } { $shields } : { $theirs } { $other }
terminal-fight-tokens = { $fight } ({ $count } tokens)
terminal-peace = none, diplomacy keeps the peace
terminal-own-team = Your team
terminal-team = Team { $number }
terminal-team-total = Team together
terminal-and = { $one } and { $other }
terminal-your-team-wins = Your team wins: { $who }.
terminal-team-wins = The winning team: { $who }.
terminal-known-of-them = { $cards }, known: { $known }
terminal-pile-card = Next card of the free city

## Playing

terminal-dealt = The seed of this deal is { $seed }.
terminal-welcome = Type the number of a choice, or a name to learn more; ? shows help, q leaves.
terminal-prompt = >
terminal-news = What happened
terminal-your-choice = Your choice: { $question }
terminal-ask = choose
terminal-ask-draft = take a wonder
terminal-ask-classic-draft = keep a leader
terminal-ask-turn = take an open card
terminal-ask-classic-turn = play a card of your hand
terminal-ask-classic-last_card = play your last card
terminal-ask-classic-revive = build a card of the discard pile
terminal-ask-classic-board = take a wonder board
terminal-ask-begin = who begins the next age
terminal-ask-bid = bid for the beginning, or let your opponent begin
terminal-ask-progress = take a progress token
terminal-ask-library = keep one of the drawn progress tokens
terminal-ask-destroy = destroy a card of your opponent
terminal-ask-revive = build a card of the discard pile
terminal-hint = Type a number of the list, a name, or ? for help.
terminal-no-number = The list has the numbers 1 to { $last }.
terminal-not-understood = There is nothing called “{ $typed }” here; ? shows help.
terminal-several = Which one: { $names }?
terminal-no-rule = There is no rule with “{ $wanted }”.
terminal-left = You have left the game.
terminal-saved = The record is in { $path }.
terminal-you-win = You win.
terminal-winners = { $count ->
    [one] The winner: { $who }.
   *[other] The winners share the victory: { $who }.
}
terminal-not-over = not finished
terminal-review-player = { $who }: accuracy { $accuracy }%, skill { $skill }, luck { $luck }, unclear { $rest }; { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of chance given away per choice
terminal-review-choice = { $number }. { $said }: { $mark }, { $error } (±{ $deviation }); best: { $best }
terminal-review-reasons = why: { $reasons }
terminal-review-inaccuracy = an inaccuracy
terminal-review-mistake = a mistake
terminal-review-blunder = a blunder
terminal-review-no-faults = Nobody made a clear mistake.
terminal-rule-example = Example: { $example }
terminal-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
terminal-command-help = ? h help
terminal-command-quit = q quit exit
terminal-command-table = t table
terminal-command-choices = c choices
terminal-command-scores = s scores
terminal-command-log = l log
terminal-command-rule = r rule rules
terminal-help =
    A number takes that choice of the list.
    A name (or its beginning) tells what a thing does, what it costs you and your opponent, and why it cannot be done now.
    t  the table again
    c  the choices again
    s  the points as they stand
    l  the latest choices
    r TEXT or ID  looks a rule up
    q  leaves the game
    Three letters name a colour: brn raw materials, gry manufactured goods, blu civilian, grn science, yel commerce, red military, pur guilds.

## What a choice does: short words for the list

terminal-verb-build = build
terminal-verb-recruit = recruit
terminal-use-wonder = Wonder { $name }
terminal-use-prepare = Prepare { $name }
terminal-use-stage = Next stage of the wonder
terminal-use-discard = Discard
terminal-for-free-city = for the free city: { $choice }
terminal-free-city-of = { $who } for the free city

## Choices

## Choices that were made

terminal-said = { $who }: { $choice }

## What happened to the reader

terminal-fact-trade-who-you = You pay { $coins } to { $other }
terminal-fact-trade-other-you = { $who } pays you { $coins }
terminal-fact-income-who-you = You gain { $coins }
terminal-fact-income-by-who-you = You gain { $coins } ({ $cause })
terminal-fact-loss-by-who-you = You lose { $coins } ({ $cause })
terminal-fact-loot-who-you = You lose { $coins } to the advancing army
terminal-fact-theft-who-you = { $other } takes { $coins } from you
terminal-fact-theft-other-you = You take { $coins } from { $who }
terminal-fact-taken-who-you = You take { $thing }
terminal-fact-mythology-who-you = You take the { $thing } mythology token
terminal-fact-offering-who-you = You take the offering token of { $amount }
terminal-fact-lost-who-you = You lose { $thing }
terminal-fact-changed-who-you = { $thing } goes over to you
terminal-fact-pawn-other-you = The conflict pawn walks { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} towards you
terminal-fact-control-who-you = You control chamber { $place }
terminal-fact-again-who-you = You have another turn
terminal-fact-begins-who-you = You begin
terminal-fact-begins-paid-who-you = You begin and pay { $coins }

## Effects in a few letters

terminal-short-points = { $amount }pt
terminal-short-shields = { $amount }sh
terminal-short-coins = +{ $amount }c
