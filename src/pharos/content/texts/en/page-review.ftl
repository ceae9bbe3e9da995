# The review of a game: what decided it, what each choice was worth, and why.
review-title = Review
review-title-of = Review · { $game }
review-chances = How the chances went
review-decided = What decided it
review-decided-luck = Luck.
review-decided-skill = Skill.
review-decided-both = Both skill and luck.
review-better = { $who } played better.
review-skill = Skill
review-luck = Luck
review-rest = Unclear
review-rest-about = what the judge itself did not foresee
review-start = Start
review-end = End
review-accuracy = Accuracy
review-given-away = Given away
review-key-moments = Key moments
review-choices = Choices
review-alternatives = Alternatives
review-from-view = Judged from what each player knew at the time, to about ±{ $deviation } points.
review-points-of-chance = in percentage points of the chance to win
review-mark-best = Best
review-mark-good = Good
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder
review-mark-only = Only choice
review-played = Played
review-best-was = Best was
review-chance-to-win = Chance to win
review-way-points = Points
review-way-civilian = Points
review-way-military = Military
review-way-science = Science
review-way-political = Politics
review-moment-error = { $who } gave away { $amount }
review-moment-luck = Luck { $amount } for { $who }
review-no-faults = Nobody made a clear mistake.
review-number = No.
review-player = Player
review-why = Why
review-reason-wins = wins at once
review-reason-prevents_military = stops a military victory
review-reason-prevents_science = stops a scientific victory
review-reason-prevents_political = stops a political victory
review-reason-token = takes a progress token
review-reason-again = gives another turn
review-reason-denies = denies { $piece }
review-reason-symbol = a new science symbol
review-reason-points = { $amount ->
    [one] { $amount } more point
   *[other] { $amount } more points
}
review-reason-shields = { $amount ->
    [one] { $amount } more shield
   *[other] { $amount } more shields
}
review-reason-control = takes a chamber
review-reason-free = free through a chain
review-reason-opens = opens { $piece }
review-reason-opens_unknown = turns up a new card
review-reason-coins = { $amount ->
    [one] { $amount } more coin
   *[other] { $amount } more coins
}
