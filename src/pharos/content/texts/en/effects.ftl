### What effects do, for all clients. $n is the amount of the effect.

## What is counted, and what it is about

printed-counted-brown_cards = each brown card
printed-counted-grey_cards = each gray card
printed-counted-brown_and_grey_cards = each brown or gray card
printed-counted-blue_cards = each blue card
printed-counted-green_cards = each green card
printed-counted-red_cards = each red card
printed-counted-yellow_cards = each yellow card
printed-counted-purple_cards = each purple card
printed-counted-black_cards = each black card
printed-counted-brown_grey_purple_cards = each brown, gray, or purple card
printed-counted-wonders = each Wonder
printed-counted-wonder_stages = each Wonder stage
printed-counted-coin_sets_of_3 = every 3 coins
printed-counted-progress_tokens = each progress token
printed-counted-mythology_and_offering_tokens = each mythology or offering token
printed-counted-defeat_tokens = each defeat token
printed-counted-victory_tokens = each victory token
printed-counted-leaders_recruited = each leader
printed-target-brown = brown cards
printed-target-grey = gray cards
printed-target-blue = blue cards
printed-target-green = green cards
printed-target-yellow = yellow cards
printed-target-red = red cards
printed-target-purple = purple cards
printed-target-black = black cards
printed-target-white = leaders
printed-target-wonder = Wonders
printed-target-wonders = Wonders
printed-target-wonder_stage = Wonder stages

## Effects

printed-effect-produce = produces { $one_of }
printed-effect-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
printed-effect-shields = { shields }
printed-effect-science = symbol: { $symbol }
printed-effect-coins = gain { coins }
printed-effect-coins_per = { coins } for { $per } { $scope ->
    [self] in your city
    [max_city] in the city with the most
    [neighbours] in your neighbors’ cities
   *[both] in your and your neighbors’ cities
}
printed-effect-points_per = { points } for { $per } { $scope ->
    [self] in your city
    [max_city] in the city with the most
    [neighbours] in your neighbors’ cities
   *[both] in your and your neighbors’ cities
}
printed-effect-trade_discount = buy { $resources } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} each { $scope ->
    [left] from your left neighbor
    [right] from your right neighbor
    [both] from both neighbors
   *[bank] from the bank
}
printed-effect-resource_discount = your { $target } cost { $n ->
    [one] { $n } fewer resource
   *[other] { $n } fewer resources
}
printed-effect-build_from_discard = { $count ->
    [1] build a card from the discard pile for free
   *[other] build { $count } cards from the discard pile for free
}
printed-effect-extra_turn = take an extra turn
printed-effect-opponent_loses_coins = your opponent loses { coins }
printed-effect-destroy_card = destroy one of your opponent’s { $hued } cards
printed-effect-draw_progress_token = draw { $draw ->
    [one] { $draw } progress token
   *[other] { $draw } progress tokens
} from the box and keep { $keep }
printed-effect-cost_reduction = your { $applies_to } cost { $n ->
    [one] { $n } fewer resource
   *[other] { $n } fewer resources
}
printed-effect-gain_opponent_trade_coins = you receive the coins your opponent pays for resources
printed-effect-extra_shields = { $applies_to } you build from now on have { $n ->
    [one] { $n } extra shield
   *[other] { $n } extra shields
}
printed-effect-grant_extra_turn = Wonders you build from now on give an extra turn
printed-effect-coins_on_chain = gain { coins } each time you build for free through a chain
printed-effect-choose_progress_token = take 1 of the { $tokens_on_card } progress tokens on the card
printed-effect-copy_opponent_science = place the Snake token on an opponent’s green card: its symbol counts for you
printed-effect-protected_coins = { coins } on the card: they cannot be lost and are worth { $points_each ->
    [one] { $points_each } point
   *[other] { $points_each } points
} each
printed-effect-take_opponent_building = { $count ->
    [1] take one of your opponent’s { $hued } cards
   *[other] take { $count } of your opponent’s { $hued } cards
}
printed-effect-discard_structure_card = { $count ->
    [1] discard any card from the structure
   *[other] discard any { $count } cards from the structure
}
printed-effect-undo_wonder = discard the card under a built Wonder
printed-effect-build_wonder_from_discard = build a Wonder for free using a card from the discard pile
printed-effect-take_unbuilt_wonder = take one of your opponent’s unbuilt Wonders
printed-effect-place_minerva = place the Minerva pawn on the military track
printed-effect-military_tokens = discard { $discard_without_effect ->
    [one] { $discard_without_effect } military token
   *[other] { $discard_without_effect } military tokens
} and use { $apply }
printed-effect-activate_top_god = activate the top god of a stack for free
printed-effect-activate_stack_god = activate a god from a stack for free
printed-effect-activation_discount = gods cost { coins } less
printed-effect-opponent_loses_coins_per_space = your opponent loses { coins } for each space you move the conflict pawn
printed-effect-build_chained_for = cards with a chain symbol cost { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
printed-effect-grand_temple_points = victory points for Grand Temples
printed-effect-senate_actions = actions in the Senate
printed-effect-place_influence = { $count ->
    [1] place influence in any chamber
   *[other] place influence { $count } times in any chambers
}
printed-effect-move_influence = { $optional ->
    [1] you may move influence
   *[other] move influence
}{ $count ->
    [1] {""}
   *[other] {" "}{ $count } times
}
printed-effect-remove_opponent_influence = remove { $count } of your opponent’s influence cubes
printed-effect-conspire = draw conspiracies
printed-effect-choose_one = { $options }
printed-effect-conspire_on_draft = draw conspiracies when you take this Wonder
printed-effect-place_influence_on_draft = place influence when you take this Wonder
printed-effect-trigger_unprepared = trigger a conspiracy that is not prepared
printed-effect-free_senators = Senators are free
printed-effect-conspire_keep_both = keep both conspiracies you draw
printed-effect-steal_half_coins = take half of your opponent’s coins
printed-effect-discard_opponent_building = discard one of your opponent’s { $hued } cards
printed-effect-lock_progress_token = lock a progress token
printed-effect-build_last_row = build a card from the last row for free
printed-effect-build_removed_card = build a removed card for free
printed-effect-progress_token_from_box = take a progress token from the box
printed-effect-discard_available = discard { $min }–{ $max } available cards
printed-effect-coins_per_own_cube = gain { coins } for each of your influence cubes
printed-effect-opponent_loses_per_cube = your opponent loses { coins } for each of their influence cubes
printed-effect-swap_buildings = exchange a { $hued } card for your opponent’s card of the same color
printed-effect-move_decree = move a decree
printed-effect-destroy_wonder = destroy one of your opponent’s built Wonders
printed-effect-coins_on_any_build = coins by age ({ $amount_by_age }) when any player builds { $target }
printed-effect-ignore_cost_symbol = ignore 1 cost symbol of your { $target }
printed-effect-control_shield = { shields } while you control the chamber
printed-effect-trade_reduction = { $resources } cost { coins } less
printed-effect-extra_blue_for_senate = counts as { $n ->
    [one] { $n } extra blue card
   *[other] { $n } extra blue cards
} in the Senate
printed-effect-discard_bonus = gain { coins } more when you discard
printed-effect-use_opponent_chains = you can use your opponent’s chains
printed-effect-extra_turn_on = take an extra turn after recruiting a Conspirator
printed-effect-science_choice = any 1 symbol: { $symbols }
printed-effect-play_last_card = play the last card of each age instead of discarding it
printed-effect-free_build_per_age = { $count ->
    [1] once
   *[other] { $count } times
} per age, build a { $color ->
    [0] card
   *[other] { $hued } card
} for free
printed-effect-copy_guild = at the end, copy a neighbor’s guild
printed-effect-science_copy = { $count ->
    [1] at the end, copy the symbol of a neighbor’s green card
   *[other] at the end, copy the symbols of { $count } of your neighbors’ green cards
}
printed-effect-opponents_lose_coins = all other players lose { coins }{ $per ->
    [0] {""}
   *[other] {" "}for { $per } they have
}
printed-effect-diplomacy_token = { $n ->
    [one] { $n } diplomacy token: sit out the next conflict
   *[other] { $n } diplomacy tokens: sit out that many conflicts
}
printed-effect-coins_self_and_neighbours = gain { $own ->
    [one] { $own } coin
   *[other] { $own } coins
}. Each neighbor gains { $each_neighbour ->
    [one] { $each_neighbour } coin
   *[other] { $each_neighbour } coins
}
printed-effect-trade_rebate_first = each turn, the first resource you buy from { $scope ->
    [left] your left neighbor
    [right] your right neighbor
   *[both] each neighbor
} costs { coins } less
printed-effect-produce_extra_own = produces 1 more of a resource your city produces
printed-effect-produce_missing = produces 1 of a resource your city does not produce
printed-effect-free_stage_resources = your Wonder stages cost no resources
printed-effect-bank_income_bonus = once per turn, gain { coins } more when the bank pays you
printed-effect-coins_on_build = gain { coins } for each { $hued } card you build
printed-effect-defeat_tokens_as_shields = in conflicts, each of your defeat tokens counts as { shields }
printed-effect-build_free = your { $hued } cards are free
printed-effect-free_leaders = your leaders are free
printed-effect-leader_cost_discount = leaders cost you { $own ->
    [one] { $own } coin
   *[other] { $own } coins
} less and your neighbors { $each_neighbour ->
    [one] { $each_neighbour } coin
   *[other] { $each_neighbour } coins
} less
printed-effect-buy_from_bank = once per turn, buy 1 resource from the bank for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
printed-effect-coins_on_purchase = gain { coins } for each neighbor you buy from in a turn
printed-effect-coins_on_victory_token = gain { coins } for each victory token you take
printed-effect-coins_on_chain_build = gain { coins } each time you build for free through a chain
printed-effect-defeat_tokens_to_winner = the neighbor who defeats you also takes your defeat token
printed-effect-science_set_bonus = { $n ->
    [one] { $n } extra point
   *[other] { $n } extra points
} for each set of 3 different symbols
printed-effect-points_per_set = { points } for each set of cards: { $colors }
printed-effect-points_per_coins = { points } for every { $coins } coins
printed-effect-copy_neighbour_leader = copy a neighbor’s leader
printed-effect-draw_leaders = add { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
} to your hand
printed-effect-recruit_extra_leader = { $count ->
    [1] recruit another leader at once
   *[other] recruit { $count } more leaders at once
}
