### The table of 7 Wonders with Leaders, Cities, and teams.

## The ring and the next conflict

ring-fights = Next conflict: { $list }.
ring-fight = { $one } { $mine } against { $other } { $theirs }
ring-aside = Sitting out: { $names }.
war-of = { $one } – { $other }
war-past = past { $names }
war-aside = You sit out
war-one-token = 1 token each
war-no-token = no tokens

## Tokens and masks

debt-told = { $n ->
    [one] { $n } debt token: −{ $n } point
   *[other] { $n } debt tokens: −{ $n } points
}
dove-told = { $n ->
    [one] { $n } diplomacy token
   *[other] { $n } diplomacy tokens
}. { $name } sits out the next conflict
mask-told = Mask: copies { $symbol } from { $card } ({ $name })
mask-idle = Mask: no symbol to copy

## Leaders

leaders-of = Leaders: { $name }
leaders-of-words = Leaders: { $list }
leaders-held = { $name } has { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
} in hand
leaders-in-hand = Leaders in hand: { $n }
leaders-hand-title = Leaders in hand
leaders-next = next: { $age }
leaders-to-draft = Leaders to choose from: { $n }
leader-courted = copied by the Courtesans Guild
leader-copied = Copied leader
draft-round = Round { $n } of { $all } · keep 1, pass { $rest } to { $name }
draft-last = Round { $n } of { $all } · you keep the last one
draft-kept = Kept
draft-seen = Passed on
recruitment = Recruiting
recruit-uses = Ways to use the leader
recruit-recruit = Recruit
recruit-stage = Build a stage
recruit-stage-what = Placed face down under the board. { $what }
recruit-discard = Discard
recruit-sell = +3 coins, leaves the game
recruit-rest = stay in hand
court-title = Neighbors’ leaders to copy
boards-to-choose = Wonder boards to choose from

## A loss of coins

loss-title = You lose { coins }
loss-city = The free city loses { coins }
loss-units = Coins to lose
loss-scale = How many to pay
loss-pay = pay
loss-debt = debt
loss-pay-n = pay { $n }
loss-left = Coins left: { $n }
loss-points = debt tokens stay to the end: −{ points }
loss-do-pay = Pay { $n }
loss-do-debt = Take { $n ->
    [one] { $n } debt token
   *[other] { $n } debt tokens
}
loss-do-both = Pay { $n }, take { $debt ->
    [one] { $debt } debt token
   *[other] { $debt } debt tokens
}

## Teams

team-sun = Sun
team-moon = Moon
team-star = Star
team-wave = Wave
bank = bank
partner = Teammate
team-scores = Teams
team-told = Team { $team }, { points }: { $names }
shown-to-you = Shown to you
hidden-from-you = Your teammate’s hand is hidden
hand-of-partner = Your teammate’s hand
hand-shown = Hide hand from teammate
hand-hidden-own = Show hand to teammate
show-hand = Show my hand to { $name }
result-team-won = Your team wins
result-team-lost = Team { $team } wins
result-lost-points = lost: defeats and debt

## The question of a step, and how to answer it

ask-classic-turn = Choose a card
ask-classic-last_card = Play your last card
ask-classic-draft = Keep a leader
ask-classic-recruit = Recruit a leader
ask-classic-extra_leader = Recruit another leader?
ask-classic-copy = Copy a neighbor’s leader
ask-classic-losses = Pay or take debt tokens?
ask-classic-board = Choose your Wonder board
how-classic-turn = Everyone chooses at once, then hands are passed { $direction ->
    [right] right
   *[left] left
 }.
how-classic-draft = You’ll have 4 leaders. You pay for a leader when you recruit it.
how-classic-recruit = Use 1 leader per age: recruit it, build a stage with it, or discard it for 3 coins.
how-classic-extra_leader = Your Wonder lets you recruit another one now.
how-classic-copy = Choose a leader to copy with the Courtesans Guild.
how-classic-losses = You take 1 debt token for each coin you don’t pay: −1 point each.
how-classic-revive = Your Wonder or leader allows it. All effects of the card apply.
how-classic-board = You can choose either side of any available board.
how-classic-last_card = Your Wonder lets you play it instead of discarding it.

## Cities, hands, and conflicts

city-empty = Nothing built yet.
shields-label = Shields
sells-to-you = sells to you
sells-to = sells to { $name }
card-sealed = Locked in
neighbour-left = left neighbor
neighbour-right = right neighbor
open-city = Show city
stages-built = Stages built: { $built }
start-resource = The board produces { $resource }
passing-left = Pass left
passing-right = Pass right
ready-count = { $ready } of { $all } locked in
war-told = Against { $name }: you { $mine }, they { $theirs }
conflict-of = Conflicts of { $age }
conflict-how = More shields than a neighbor: +{ $points }. Fewer: −1. Equal: nothing.
hand-of = Your hand, { cards }
hand-empty = Your hand is empty.
hand-empty-theirs = No cards in hand
hand-hidden = Hands are hidden while the game is on.
