# The review of a game: what decided it, what each choice was worth, and why.
review-title = Game review
review-title-of = Game review · { $game }
review-chances = Win chance
review-decided = What decided it
review-decided-luck = Luck
review-decided-skill = Skill
review-decided-both = Both skill and luck
review-decided-unclear = Hard to say
review-better = { $who } played better
review-skill = Skill
review-luck = Luck
review-rest = Unclear
review-rest-about = changes that the review cannot explain
review-start = Start
review-end = End
review-accuracy = Accuracy
review-given-away = Lost
review-key-moments = Key moments
review-choices = Moves
review-alternatives = Alternatives
review-from-view = Based on what each player knew at the time. Accurate to about ±{ $deviation } points.
review-points-of-chance = in percentage points of the win chance
review-mark-best = Best
review-mark-good = Good
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder
review-mark-only = Only move
review-played = Played
review-best-was = Best move
review-chance-to-win = Win chance
review-way-points = Points
review-way-civilian = Points
review-way-military = Military
review-way-science = Science
review-way-political = Politics
review-moment-error = { $who } lost { $amount }
review-moment-luck = Luck { $amount } for { $who }
review-no-faults = No clear mistakes.
review-number = No.
review-player = Player
review-why = Why
review-reason-later = worth more later
review-reason-wins = wins at once
review-reason-prevents_military = stops military supremacy
review-reason-prevents_science = stops scientific supremacy
review-reason-prevents_political = stops political supremacy
review-reason-token = takes a progress token
review-reason-again = gives an extra turn
review-reason-denies = keeps { $piece } from the opponent
review-reason-symbol = a new scientific symbol
review-reason-points = { $amount ->
    [one] { $amount } more point
   *[other] { $amount } more points
}
review-reason-shields = { $amount ->
    [one] { $amount } more shield
   *[other] { $amount } more shields
}
review-reason-control = takes control of a chamber
review-reason-wonder = makes { $piece } affordable
review-reason-stage = makes the next stage affordable
review-reason-resource = produces { $piece }
review-reason-free = free (chain)
review-reason-opens = uncovers { $piece }
review-reason-opens_unknown = reveals a new card
review-reason-coins = { $amount ->
    [one] { $amount } more coin
   *[other] { $amount } more coins
}
coach-reason-allows_military = lets your opponent win by military supremacy
coach-reason-allows_science = lets your opponent win by scientific supremacy
coach-reason-allows_political = lets your opponent win by political supremacy
coach-reason-leaves = leaves { $piece } to your opponent
coach-reason-opens = uncovers { $piece }
coach-reason-opens_unknown = reveals a new card

## Steps of a replay

replay-first = First
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-next = Next
replay-last = Last
replay-at = { $at } / { $all }
replay-ages = Go to age
replay-seen-by = View
replay-open = all cards
replay-spectator = spectator
replay-begins = Start of the game
