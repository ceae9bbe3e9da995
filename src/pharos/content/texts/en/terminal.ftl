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
terminal-offerings = offerings { $values }
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

terminal-god-place = Place { $number }
terminal-god-hidden = face down ({ $mythology })
terminal-pays = { $who }
terminal-pays-told = { $who }: { $coins }
terminal-god-decks = Decks
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
terminal-with-token = { $cards } with token: { $token }

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
    Three letters name a color: brn raw materials, gry manufactured goods, blu civilian, grn science, yel commerce, red military, pur guilds.

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
terminal-fact-mythology-who-you = You take the { $thing } Mythology token
terminal-fact-offering-who-you = You take the Offering token of { $amount }
terminal-fact-lost-who-you = You lose { $thing }
terminal-fact-changed-who-you = { $thing } goes over to you
terminal-fact-pawn-other-you = The conflict pawn walks { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} towards you
terminal-fact-control-who-you = You control chamber { $place }
terminal-fact-again-who-you = You have another turn

## What is counted

terminal-counted-brown_cards = brown card
terminal-counted-grey_cards = grey card
terminal-counted-brown_and_grey_cards = brown and grey card
terminal-counted-blue_cards = blue card
terminal-counted-green_cards = green card
terminal-counted-red_cards = red card
terminal-counted-yellow_cards = yellow card
terminal-counted-purple_cards = purple card
terminal-counted-black_cards = black card
terminal-counted-brown_grey_purple_cards = brown, grey and purple card
terminal-counted-wonders = wonder
terminal-counted-wonder_stages = wonder stage
terminal-counted-coin_sets_of_3 = 3 coins
terminal-counted-progress_tokens = progress token
terminal-counted-mythology_and_offering_tokens = mythology and offering token
terminal-counted-defeat_tokens = defeat token
terminal-counted-victory_tokens = victory token
terminal-counted-leaders_recruited = leader
terminal-target-brown = brown cards
terminal-target-grey = grey cards
terminal-target-blue = blue cards
terminal-target-green = green cards
terminal-target-yellow = yellow cards
terminal-target-red = red cards
terminal-target-purple = purple cards
terminal-target-black = black cards
terminal-target-white = leaders
terminal-target-wonder = wonders
terminal-target-wonders = wonders
terminal-target-wonder_stage = wonder stages

## Effects in a few letters

terminal-short-points = { $amount }pt
terminal-short-shields = { $amount }sh
terminal-short-coins = +{ $amount }c

## Effects

terminal-effect-produce = { $count ->
    [1] makes { $one_of }
   *[other] makes { $count } { $one_of }
}
terminal-effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
terminal-effect-shields = { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}
terminal-effect-science = symbol: { $symbol }
terminal-effect-coins = +{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
terminal-effect-coins_per = +{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} per { $per } { $scope ->
    [self] of your city
    [max_city] of the city that has most
    [neighbours] of your neighbours
   *[both] of you and your neighbours
}
terminal-effect-points_per = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} per { $per } { $scope ->
    [self] of your city
    [max_city] of the city that has most
    [neighbours] of your neighbours
   *[both] of you and your neighbours
}
terminal-effect-trade_discount = buys { $resources } at { $price }{ $scope ->
    [left] { " " }from the left
    [right] { " " }from the right
    [both] { " " }from both sides
   *[bank] {""}
}
terminal-effect-build_from_discard = build a card of the discard pile free
terminal-effect-resource_discount = { $target }: { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
} less
terminal-effect-extra_turn = another turn
terminal-effect-opponent_loses_coins = opponent loses { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
terminal-effect-destroy_card = destroy a { $color } card of your opponent
terminal-effect-draw_progress_token = draw { $draw } progress tokens, keep { $keep }
terminal-effect-cost_reduction = { $applies_to }: { $resources } resources less
terminal-effect-gain_opponent_trade_coins = you get what your opponent pays for resources
terminal-effect-extra_shields = { $applies_to }: { $amount } more shield
terminal-effect-grant_extra_turn = later wonders give another turn
terminal-effect-coins_on_chain = +{ $amount } coins for each chain you use
terminal-effect-choose_progress_token = take one of { $tokens_on_card } progress tokens
terminal-effect-copy_opponent_science = the symbol of a green card of your opponent counts for you
terminal-effect-protected_coins = { $amount } coins on the card, never lost, { $points_each } point each when left
terminal-effect-take_opponent_building = take over a card of your opponent ({ $colors })
terminal-effect-discard_structure_card = discard any card of the structure
terminal-effect-undo_wonder = discard the card under a built wonder
terminal-effect-build_wonder_from_discard = build a wonder free with a card of the discard pile
terminal-effect-take_unbuilt_wonder = take an unbuilt wonder of your opponent
terminal-effect-place_minerva = put the Minerva pawn on the track
terminal-effect-military_tokens = throw { $discard_without_effect } military token away, use { $apply }
terminal-effect-activate_top_god = activate the top god of a stack free
terminal-effect-activate_stack_god = activate a god of a stack free
terminal-effect-activation_discount = gods cost { $amount } less
terminal-effect-opponent_loses_coins_per_space = opponent loses { $amount } coin for each space of the track
terminal-effect-build_chained_for = cards with a chain symbol cost { $coins } coin
terminal-effect-grand_temple_points = points for Grand Temples
terminal-effect-senate_actions = actions in the Senate
terminal-effect-place_influence = { $count ->
    [1] place a cube
   *[other] place { $count } cubes
} in any chamber
terminal-effect-move_influence = { $optional ->
    [1] you may move a cube
   *[other] move a cube
}
terminal-effect-remove_opponent_influence = remove a cube of your opponent
terminal-effect-conspire = conspire
terminal-effect-choose_one = { $options }
terminal-effect-conspire_on_draft = conspire when drafted
terminal-effect-place_influence_on_draft = place a cube when drafted
terminal-effect-trigger_unprepared = trigger a conspiracy that is not prepared
terminal-effect-free_senators = Senators are free
terminal-effect-conspire_keep_both = keep both conspiracies
terminal-effect-steal_half_coins = take half of your opponent’s coins
terminal-effect-discard_opponent_building = discard a card of your opponent ({ $colors })
terminal-effect-lock_progress_token = lock a progress token away
terminal-effect-build_last_row = build a card of the last row free
terminal-effect-build_removed_card = build a removed card free
terminal-effect-progress_token_from_box = take a progress token from the box
terminal-effect-discard_available = discard { $min } to { $max } open cards
terminal-effect-coins_per_own_cube = +{ $amount } coin per own cube
terminal-effect-opponent_loses_per_cube = opponent loses { $amount } coin per own cube
terminal-effect-swap_buildings = exchange cards of one color ({ $colors })
terminal-effect-move_decree = move a decree
terminal-effect-destroy_wonder = destroy a built wonder of your opponent
terminal-effect-coins_on_any_build = coins by age ({ $amount_by_age }) when anybody builds: { $target }
terminal-effect-ignore_cost_symbol = { $target }: one symbol of the cost less
terminal-effect-control_shield = { $amount } shield while you control it
terminal-effect-trade_reduction = { $resources } cost { $amount } less
terminal-effect-extra_blue_for_senate = counts as { $amount } more blue cards in the Senate
terminal-effect-discard_bonus = +{ $amount } coins for a discard
terminal-effect-use_opponent_chains = you may use your opponent’s chain symbols
terminal-effect-extra_turn_on = another turn after recruiting a Conspirator
terminal-effect-science_choice = any one symbol: { $symbols }
terminal-effect-play_last_card = play the last card of each age
terminal-effect-free_build_per_age = one card free in each age
terminal-effect-copy_guild = copy a guild of a neighbour
terminal-effect-science_copy = copy a symbol of a neighbour’s green card
terminal-effect-opponents_lose_coins = all others lose { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}{ $per ->
    [0] {""}
   *[other] { " " }for each { $per } they have
}
terminal-effect-diplomacy_token = { $amount } diplomacy token
terminal-effect-coins_self_and_neighbours = +{ $own } coins, each neighbour +{ $each_neighbour }
terminal-effect-trade_rebate_first = the first resource bought { $scope ->
    [left] from the left
   *[right] from the right
} in a turn costs { $amount } less
terminal-effect-produce_extra_own = one more unit of what your city makes
terminal-effect-produce_missing = one unit of what your city does not make
terminal-effect-free_stage_resources = wonder stages cost no resources
terminal-effect-bank_income_bonus = +{ $amount } coin when the bank pays you
terminal-effect-coins_on_build = +{ $amount } coins for each { $color } card built
terminal-effect-defeat_tokens_as_shields = defeat tokens count as { $amount } shield
terminal-effect-build_free = { $color } cards are free
terminal-effect-free_leaders = leaders are free
terminal-effect-leader_cost_discount = leaders cost { $own } less, for neighbours { $each_neighbour }
terminal-effect-buy_from_bank = once a turn { $resources } from the bank for { $price }
terminal-effect-coins_on_purchase = +{ $amount } coin for buying from a neighbour
terminal-effect-coins_on_victory_token = +{ $amount } coins for each victory token
terminal-effect-coins_on_chain_build = +{ $amount } coins for each chain you use
terminal-effect-defeat_tokens_to_winner = defeat tokens go to the winner
terminal-effect-science_set_bonus = { $amount } more points for each set of symbols
terminal-effect-points_per_set = { $amount } points per set of { $colors }
terminal-effect-points_per_coins = { $amount } point per { $coins } coins
terminal-effect-copy_neighbour_leader = copy a leader of a neighbour
terminal-effect-draw_leaders = draw { $amount } leaders
terminal-effect-recruit_extra_leader = recruit one more leader
