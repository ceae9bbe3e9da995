### What effects do, in words that every client uses.

## What is counted, and what it is about

printed-counted-brown_cards = brown card
printed-counted-grey_cards = grey card
printed-counted-brown_and_grey_cards = brown and grey card
printed-counted-blue_cards = blue card
printed-counted-green_cards = green card
printed-counted-red_cards = red card
printed-counted-yellow_cards = yellow card
printed-counted-purple_cards = purple card
printed-counted-black_cards = black card
printed-counted-brown_grey_purple_cards = brown, grey and purple card
printed-counted-wonders = wonder
printed-counted-wonder_stages = wonder stage
printed-counted-coin_sets_of_3 = 3 coins
printed-counted-progress_tokens = progress token
printed-counted-mythology_and_offering_tokens = mythology and offering token
printed-counted-defeat_tokens = defeat token
printed-counted-victory_tokens = victory token
printed-counted-leaders_recruited = leader
printed-target-brown = brown cards
printed-target-grey = grey cards
printed-target-blue = blue cards
printed-target-green = green cards
printed-target-yellow = yellow cards
printed-target-red = red cards
printed-target-purple = purple cards
printed-target-black = black cards
printed-target-white = leaders
printed-target-wonder = wonders
printed-target-wonders = wonders
printed-target-wonder_stage = wonder stages

## Effects

printed-effect-produce = { $count ->
    [1] makes { $one_of }
   *[other] makes { $count } { $one_of }
}
printed-effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
printed-effect-shields = { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}
printed-effect-science = symbol: { $symbol }
printed-effect-coins = +{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
printed-effect-coins_per = +{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} per { $per } { $scope ->
    [self] of your city
    [max_city] of the city that has the most
    [neighbours] of your neighbours
   *[both] of you and your neighbours
}
printed-effect-points_per = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} per { $per } { $scope ->
    [self] of your city
    [max_city] of the city that has the most
    [neighbours] of your neighbours
   *[both] of you and your neighbours
}
printed-effect-trade_discount = buys { $resources } at { $price }{ $scope ->
    [left] { " " }from the left
    [right] { " " }from the right
    [both] { " " }from both sides
   *[bank] {""}
}
printed-effect-build_from_discard = build a card from the discard pile for free
printed-effect-resource_discount = { $target }: { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
} less
printed-effect-extra_turn = another turn
printed-effect-opponent_loses_coins = opponent loses { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
printed-effect-destroy_card = destroy one of your opponent’s { $hued } cards
printed-effect-draw_progress_token = draw { $draw } progress tokens, keep { $keep }
printed-effect-cost_reduction = { $applies_to }: { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} less
printed-effect-gain_opponent_trade_coins = you get what your opponent pays for resources
printed-effect-extra_shields = { $applies_to }: { $amount } more { $amount ->
    [one] shield
   *[other] shields
}
printed-effect-grant_extra_turn = later wonders give another turn
printed-effect-coins_on_chain = +{ $amount } coins for each chain you use
printed-effect-choose_progress_token = take one of { $tokens_on_card } progress tokens
printed-effect-copy_opponent_science = the symbol of one of your opponent’s green cards counts for you
printed-effect-protected_coins = { $amount } coins on the card: they cannot be lost, { $points_each } point for each that is left
printed-effect-take_opponent_building = take one of your opponent’s { $hued } cards
printed-effect-discard_structure_card = discard any card of the structure
printed-effect-undo_wonder = discard the card under a built wonder
printed-effect-build_wonder_from_discard = build a wonder for free with a card from the discard pile
printed-effect-take_unbuilt_wonder = take one of your opponent’s unbuilt wonders
printed-effect-place_minerva = put the Minerva pawn on the track
printed-effect-military_tokens = discard { $discard_without_effect } military token, use { $apply }
printed-effect-activate_top_god = activate the top god of a stack for free
printed-effect-activate_stack_god = activate a god of a stack for free
printed-effect-activation_discount = gods cost { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} less
printed-effect-opponent_loses_coins_per_space = opponent loses { $amount } coin for each space of the track
printed-effect-build_chained_for = cards with a chain symbol cost { $coins } coin
printed-effect-grand_temple_points = points for Grand Temples
printed-effect-senate_actions = actions in the Senate
printed-effect-place_influence = { $count ->
    [1] place a cube
   *[other] place { $count } cubes
} in any chamber
printed-effect-move_influence = { $optional ->
    [1] you may move a cube
   *[other] move a cube
}
printed-effect-remove_opponent_influence = remove one of your opponent’s cubes
printed-effect-conspire = conspire
printed-effect-choose_one = { $options }
printed-effect-conspire_on_draft = conspire when drafted
printed-effect-place_influence_on_draft = place a cube when drafted
printed-effect-trigger_unprepared = trigger a conspiracy that is not prepared
printed-effect-free_senators = Senators are free
printed-effect-conspire_keep_both = keep both conspiracies
printed-effect-steal_half_coins = take half of your opponent’s coins
printed-effect-discard_opponent_building = discard one of your opponent’s { $hued } cards
printed-effect-lock_progress_token = lock a progress token away
printed-effect-build_last_row = build a card of the last row for free
printed-effect-build_removed_card = build a removed card for free
printed-effect-progress_token_from_box = take a progress token from the box
printed-effect-discard_available = discard { $min } to { $max } open cards
printed-effect-coins_per_own_cube = +{ $amount } coin per cube of yours
printed-effect-opponent_loses_per_cube = your opponent loses { $amount } coin per cube of theirs
printed-effect-swap_buildings = exchange a { $hued } card for your opponent’s of the same colour
printed-effect-move_decree = move a decree
printed-effect-destroy_wonder = destroy one of your opponent’s built wonders
printed-effect-coins_on_any_build = coins by age ({ $amount_by_age }) when anybody builds: { $target }
printed-effect-ignore_cost_symbol = { $target }: one symbol of the cost less
printed-effect-control_shield = { $amount } shield while you control it
printed-effect-trade_reduction = { $resources } cost { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} less
printed-effect-extra_blue_for_senate = counts as { $amount } more blue cards in the Senate
printed-effect-discard_bonus = +{ $amount } coins for a discard
printed-effect-use_opponent_chains = you may use your opponent’s chain symbols
printed-effect-extra_turn_on = another turn after recruiting a Conspirator
printed-effect-science_choice = any one symbol: { $symbols }
printed-effect-play_last_card = play the last card of each age
printed-effect-free_build_per_age = one card for free in each age
printed-effect-copy_guild = copy a neighbour’s guild
printed-effect-science_copy = copy a symbol of a neighbour’s green card
printed-effect-opponents_lose_coins = all others lose { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}{ $per ->
    [0] {""}
   *[other] { " " }for each { $per } they have
}
printed-effect-diplomacy_token = { $amount ->
    [one] { $amount } diplomacy token
   *[other] { $amount } diplomacy tokens
}
printed-effect-coins_self_and_neighbours = +{ $own } coins, each neighbour +{ $each_neighbour }
printed-effect-trade_rebate_first = the first resource bought { $scope ->
    [left] from the left
   *[right] from the right
} in a turn costs { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} less
printed-effect-produce_extra_own = one more unit of what your city makes
printed-effect-produce_missing = one unit of what your city does not make
printed-effect-free_stage_resources = wonder stages cost no resources
printed-effect-bank_income_bonus = +{ $amount } coin when the bank pays you
printed-effect-coins_on_build = +{ $amount } coins for each { $hued } card built
printed-effect-defeat_tokens_as_shields = each defeat token counts as { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}
printed-effect-build_free = { $hued } cards are free
printed-effect-free_leaders = leaders are free
printed-effect-leader_cost_discount = leaders cost { $own ->
    [one] { $own } coin
   *[other] { $own } coins
} less, for your neighbours { $each_neighbour }
printed-effect-buy_from_bank = once a turn { $resources } from the bank for { $price }
printed-effect-coins_on_purchase = +{ $amount } coin for buying from a neighbour
printed-effect-coins_on_victory_token = +{ $amount } coins for each victory token
printed-effect-coins_on_chain_build = +{ $amount } coins for each chain you use
printed-effect-defeat_tokens_to_winner = defeat tokens go to the winner
printed-effect-science_set_bonus = { $amount } more points for each set of symbols
printed-effect-points_per_set = { $amount } points per set of { $colors }
printed-effect-points_per_coins = { $amount } point per { $coins } coins
printed-effect-copy_neighbour_leader = copy a neighbour’s leader
printed-effect-draw_leaders = draw { $amount } leaders
printed-effect-recruit_extra_leader = recruit one more leader
