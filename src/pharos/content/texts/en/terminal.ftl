### The text client.

## Names of seats

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
    .acc = the face-down card ({ $back }), place { $place },

## Prices

terminal-price-free = free
terminal-price-chain = free (chain: { $card })
terminal-price-mythology = free ({ $token } mythology token)
terminal-price-power = free ({ $power })
terminal-price-made = your city produces { $units }
terminal-price-chosen = wild resources: { $units }
terminal-price-discounted = discount: { $units }
terminal-cost-nothing = nothing
terminal-gain = +{ coins }
terminal-bought = { $units } at { $price }
terminal-bought-from = { $units } at { $price } from { $who }
terminal-paid-to = { $coins } of it to { $who }
terminal-too-dear = { $price }, more than you have
terminal-offerings = { $count ->
    [one] offering token
   *[other] offering tokens
} { $values }
terminal-fixed-price = { $resources } at { $price }{ $scope ->
    [left] {" "}from the left neighbor
    [right] {" "}from the right neighbor
    [both] {" "}from both neighbors
   *[bank] {""}
}
terminal-costs = Cost: { $cost }
terminal-your-price = Your price: { $price }.
terminal-their-price = Price for { $who }: { $price }.
terminal-refused = { $reason } ({ $rule })
terminal-chain-from = Free with: { $cards }
terminal-chain-to = Chain to: { $cards }

## The table

terminal-draft = Wonder draft
terminal-table = Table
terminal-structure = { $age }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the structure
terminal-structure-open = Available: { $cards }.
terminal-structure-row = Covered, row { $row }: { $cards }.
terminal-track = Military
terminal-pawn-middle = conflict pawn in the center
terminal-pawn = { $who } ahead by { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}, { $left } from the capital
terminal-progress-tokens = Progress tokens on the board
terminal-discard-pile = Discard pile
terminal-makes = Produces
terminal-trade = Buys
terminal-science = Science
terminal-symbols-of = { $symbols } ({ $kinds } of { $wanted } different)
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
    [left] pass left
   *[right] pass right
}
terminal-you-are = { $city } (you)
terminal-on-left = left
terminal-on-right = right
terminal-beside = { $side }, { $city }
terminal-your-partner = your teammate
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
terminal-snake = Snake token on
terminal-minerva = Minerva pawn
terminal-middle = center of the track
terminal-space = { spaces } toward { $side_you ->
    [yes] your capital
   *[no] { $side }’s capital
}
terminal-military-tokens = Military tokens
terminal-military-token = { $space }: { $does }
terminal-token-loss = { $you ->
    [yes] you lose
   *[no] { $who } loses
} { coins }
terminal-military-token-named = the military token ({ $token })
terminal-gods = Gods
terminal-mythology = Mythology tokens
terminal-mythology-token = { $mythology } mythology token
terminal-offering = offering token (−{ $coins })
terminal-offering-short = −{ $coins }
terminal-offerings-held = Offering tokens
terminal-with-token = { $cards }, { $token }

## Agora

terminal-senate = Senate
terminal-chamber-head = { $number } { $section } { $points }
terminal-section-left = left
terminal-section-centre = center
terminal-section-right = right
terminal-control = Control
terminal-control-told = controlled by { $who }
terminal-decree = Decree
terminal-decree-told = decree: { $decree }
terminal-decree-hidden = face down
terminal-cubes-told = { $who }: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
terminal-of-seat = { $who } { $count }
terminal-chambers-held = Chambers controlled (of { $all })
terminal-cubes-left = Cubes in supply
terminal-politician-worth = A Politician has
terminal-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
terminal-this-turn = This turn
terminal-triggered-this-turn = a conspiracy was triggered
terminal-conspiracies = Conspiracies
terminal-conspiracy-hidden = face down
terminal-conspiracy-prepared = { $name }, prepared
terminal-conspiracy-triggered = { $name }, triggered
terminal-conspiracy-deck = Conspiracy deck
terminal-put-back = { $who } returned { $plots } to the { $end ->
    [top] top
   *[bottom] bottom
}
terminal-put-back-hidden = { $who } returned one to the { $end ->
    [top] top
   *[bottom] bottom
}
terminal-locked-by = Locked progress token ({ $who })
terminal-one-of = one of { $things }
terminal-token-hidden = face down
terminal-removed = Removed cards
terminal-removed-seen = seen through { $age } ({ $who })

## Leaders, Cities, teams

terminal-in-hand = In hand
terminal-leaders-counted = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}
terminal-free = Free
terminal-free-card = 1 card this age
terminal-free-black = 1 black card this age
terminal-leader-told = { $name } ({ $cost }): { $effects }
terminal-partner-leaders = Your teammate’s leaders
terminal-partner-draft = Your teammate chooses from
terminal-partner-hand = Your teammate’s hand
terminal-courtesan = Copied leader
terminal-debt = Debt tokens
terminal-debt-told = { $count }, { $count ->
    [one] −{ $count } point
   *[other] −{ $count } points
}
terminal-owes = To lose now
terminal-causes = Other players lose
terminal-causes-coins = { $coins }
terminal-causes-per_victory_token = { $coins } per victory token
terminal-causes-per_stage = { $coins } per stage
terminal-diplomacy = Diplomacy
terminal-diplomacy-told = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
terminal-masks = Masks
terminal-mask-told = { $symbol } from { $card } ({ $who })
terminal-fights = Conflicts this age
terminal-fight = { $one } { $shields } : { $theirs } { $other }
terminal-fight-tokens = { $fight } ({ $count } tokens)
terminal-peace = none (diplomacy)
terminal-own-team = Your team
terminal-team = Team { $number }
terminal-team-total = Team total
terminal-and = { $one } and { $other }
terminal-your-team-wins = Your team wins: { $who }.
terminal-team-wins = The winning team: { $who }.
terminal-known-of-them = { $cards }, known: { $known }
terminal-pile-card = Next card of the free city

## Playing

terminal-dealt = The deal number is { $seed }.
terminal-welcome = Type the number of a move, or a name to read about it. Type ? for help or q to quit.
terminal-prompt = >
terminal-news = Log
terminal-your-choice = Your turn: { $question }
terminal-ask = make a move
terminal-puzzle-commands = Type the number of a move. “hint” shows the first step, “answer” the solution, “q” quits.
terminal-puzzle-hint = First step: { $step }.
terminal-puzzle-left = Puzzle not solved.
terminal-hint = Type a number from the list, a name, or ? for help.
terminal-no-number = Type a number from 1 to { $last }.
terminal-not-understood = There is no move, piece, or command “{ $typed }”. Type ? for help.
terminal-several = Which one: { $names }?
terminal-no-rule = No rule matches “{ $wanted }”.
terminal-left = You left the game.
terminal-saved = Game saved to { $path }.
terminal-you-win = You win.
terminal-winners = { $count ->
    [one] { $who } wins.
   *[other] Shared victory: { $who }.
}
terminal-not-over = not finished
terminal-review-player = { $who }: accuracy { $accuracy }%, skill { $skill }, luck { $luck }, unclear { $rest }. { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of win chance lost per move
terminal-review-choice = { $number }. { $said }: { $mark }, { $error } (±{ $deviation }). Best: { $best }
terminal-review-reasons = why: { $reasons }
terminal-review-inaccuracy = inaccuracy
terminal-review-mistake = mistake
terminal-review-blunder = blunder
terminal-review-no-faults = No clear mistakes found.
terminal-hint-standing = { $who }: { $standing }, { $chance }% (±{ $deviation })
terminal-hint-far-behind = far behind
terminal-hint-behind = a little behind
terminal-hint-even = even
terminal-hint-ahead = a little ahead
terminal-hint-far-ahead = far ahead
terminal-hint-idea = { $number }. { $choice }: { $chance }% (±{ $deviation })
terminal-daily = { $game }, { $date }: seat { $seat } of { $players }, opponents: { $level }
terminal-rule-example = Example: { $example }
terminal-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
terminal-command-help = ? h help
terminal-command-quit = q quit exit
terminal-command-table = t table
terminal-command-choices = c choices m moves
terminal-command-scores = s score scores
terminal-command-log = l log
terminal-command-hint = hint
terminal-command-answer = answer a
terminal-command-rule = r rule rules
terminal-help =
    Type a number to make that move.
    Type a name, or the start of one, to read what it does, what it costs you and your opponent, and why you can’t build it now.
    t  show the table
    m  list your moves
    s  current score
    l  game log
    r TEXT or ID  find a rule
    q  quit
    Colors in three letters: brn raw materials, gry manufactured goods, blu civilian, grn scientific, yel commercial, red military, pur guilds.

## What a move does: short words for the list

terminal-verb-build = build
terminal-verb-recruit = recruit
terminal-use-wonder = Wonder: { $name }
terminal-use-prepare = Prepare { $name }
terminal-use-stage = Next stage of the Wonder
terminal-use-discard = Discard
terminal-for-free-city = free city: { $choice }
terminal-free-city-of = The free city ({ $who })
terminal-said = { $who }: { $choice }

## Effects in a few letters

terminal-short-points = { $amount }pt
terminal-short-shields = { $amount }sh
terminal-short-coins = +{ $amount }c
