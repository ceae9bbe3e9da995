### The table of 7 Wonders with Leaders, Cities and teams.

## The ring and the next conflict

ring-fights = Next conflict: { $list }.
ring-fight = { $one } { $mine } against { $other } { $theirs }
ring-aside = Standing aside: { $names }.
war-of = { $one } – { $other }
war-past = past { $names }
war-aside = You stand aside
war-one-token = one token each
war-no-token = no tokens

## Tokens and masks

debt-told = Debt { $n }: minus { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end
dove-told = Diplomacy: { $n }. { $name } stands aside in the next conflict
mask-told = Mask, would copy: { $symbol } of { $card } ({ $name })
mask-idle = Mask without a symbol to copy

## Leaders

leaders-of = Leaders of { $name }
leaders-of-words = Leaders: { $list }
leaders-held = { $name } holds { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
}
leaders-in-hand = Leaders in hand: { $n }
leaders-hand-title = Leaders in hand
leaders-next = next: { $age }
leaders-to-draft = Leaders to choose from: { $n }
leader-courted = copied by the Courtesans Guild
leader-copied = Copied leader
draft-round = Round { $n } of { $all } · keep one, { $rest ->
    [one] one goes
   *[other] { $rest } go
} on to { $name }
draft-last = Round { $n } of { $all } · the last one is yours
draft-kept = Kept
draft-seen = Went through your hands
recruitment = Recruitment
recruit-uses = What to do with the leader
recruit-recruit = Recruit
recruit-stage = Build a stage with it
recruit-stage-what = Face down under the board. { $what }
recruit-discard = Sell
recruit-sell = Out of the game, for three coins
recruit-rest = stay in hand
court-title = Leaders of the neighbours to copy
boards-to-choose = Boards to choose from

## A loss of coins

loss-title = You lose { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
loss-city = The free city loses { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
loss-units = Coins to lose
loss-scale = How many are paid
loss-pay = pay
loss-debt = debt
loss-pay-n = pay { $n }
loss-left = Coins left: { $n }
loss-points = debt to the end of the game: −{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
loss-do-pay = Pay { $n }
loss-do-debt = Take { $n } as debt
loss-do-both = Pay { $n }, take { $debt } as debt

## Teams

team-sun = Sun
team-moon = Moon
team-star = Star
team-wave = Wave
bank = bank
partner = Partner
team-scores = Teams
team-told = Team { $team }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}: { $names }
shown-to-you = Shown to you
hidden-from-you = Your partner’s hand is hidden
hand-of-partner = Your partner’s hand
hand-shown = Hand shown
hand-hidden-own = Hand hidden
show-hand = Show my hand to { $name }
chat-team = Team
chat-all = All
result-team-won = Your team wins
result-team-lost = Team { $team } wins
result-table = Look at the table
result-lost-points = lost: defeats and debt

## Effects of Leaders and Cities

effect-opponents_lose_coins = All others lose { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}{ $what ->
    [none] {""}
   *[other] {" "}for each { $what } they have
}
effect-diplomacy_token = { $amount ->
    [one] A diplomacy token: you stand aside in the next conflict
   *[other] { $amount } diplomacy tokens: you stand aside in as many conflicts
}
effect-coins_self_and_neighbours = Take { $self ->
    [one] { $self } coin
   *[other] { $self } coins
}; each neighbour takes { $each_neighbour ->
    [one] { $each_neighbour } coin
   *[other] { $each_neighbour } coins
}
effect-trade_rebate_first = The first resource you buy from your { $scope ->
    [left] left
   *[right] right
} neighbour each turn costs { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} less
effect-produce_extra_own = Each turn one more unit of a resource your city makes
effect-produce_missing = Each turn one unit of a resource your city does not make
effect-free_stage_resources = Your wonder stages need no resources
effect-bank_income_bonus = Once a turn { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} more when the bank pays you
effect-coins_on_build = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} for each { $hue } card you build
effect-resource_discount = Your { $things } cost { $amount ->
    [one] one resource
   *[other] { $amount } resources
} less
effect-defeat_tokens_as_shields = Each of your defeat tokens counts as { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
} in conflicts
effect-defeat_tokens_to_winner = Whoever defeats you takes the defeat token too
effect-build_free = Your { $things } cost nothing
effect-free_leaders = Your leaders cost nothing
effect-leader_cost_discount = Leaders cost you { $self ->
    [one] { $self } coin
   *[other] { $self } coins
} less, and your neighbours { $each_neighbour ->
    [one] { $each_neighbour } coin
   *[other] { $each_neighbour } coins
} less
effect-buy_from_bank = Once a turn buy a resource from the bank for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
effect-coins_on_purchase = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} from the bank for each neighbour you buy from in a turn
effect-coins_on_victory_token = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} for each victory token you get
effect-coins_on_chain_build = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} each time you build for free through a chain
effect-science_set_bonus = { $amount ->
    [one] { $amount } more point
   *[other] { $amount } more points
} for each set of three different symbols
effect-points_per_set = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} for each set of one card of each colour: { $colors }
effect-points_per_coins = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} for every { $coins } coins
effect-copy_neighbour_leader = Copy a neighbour’s leader
effect-draw_leaders = Take { $amount } more leaders into your hand
effect-recruit_extra_leader = Recruit one more leader at once
effect-science_copy = Copies the symbol of a neighbour’s green card at the end
