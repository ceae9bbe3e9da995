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
leader-courted = copied by a Courtesans Guild
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
