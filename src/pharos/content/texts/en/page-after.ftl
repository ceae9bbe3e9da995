### After a game: what decided it, on the result and on the review page.
after-chances = How the chances changed
after-river = Your win chance: { $from } at the start, { $to } at the end. { $ages }
after-scrub = Move
after-scrub-at = Move { $at } of { $all }, win chance { $chance }
after-lost = defeat
after-even = even
after-won = victory
after-say-luck = { $rough ->
    [yes] It looks like luck…
   *[no] Luck decided this game.
}
after-say-skill = { $rough ->
    [yes] It looks like skill…
   *[no] Skill decided this game.
}
after-say-both = { $rough ->
    [yes] It looks like skill and luck…
   *[no] Both skill and luck decided this game.
}
after-say-unclear = { $rough ->
    [yes] Hard to say yet…
   *[no] Hard to say what decided it.
}
after-better-you = You played better.
after-better = { $who } played better.
after-fall = Win chance at the start: { $from } of 100. Skill { $skill }, luck { $luck }, unclear { $rest }. At the end: { $to }.
after-skill-of = your mistakes { $mine }, { $who }’s { $theirs }
after-skill-of-many = own mistakes { $mine }
after-luck-of = accurate to ±{ $doubt }
after-unclear = Unclear: { $rest }, not explained by the review
after-by-age = Skill and luck by age
after-age = Age
after-draft = Draft
after-leaders = Leaders
after-cause-reveal = revealed cards
after-cause-draw = drawn pieces
after-cause-wonders = Wonders
after-cause-age = cards of an age
after-cause-deal = hands
after-where = { $age } · move { $number }
after-revealed = Revealed: { $things }
after-luck-reveal = A card was revealed
after-luck-draw = A lucky or unlucky draw
after-luck-wonders = Four new Wonders
after-luck-age = A new age was dealt
after-luck-deal = New hands were dealt
after-luck-good = { $you ->
    [yes] This helped you more than most other cards would have.
   *[no] This helped { $who } more than most other cards would have.
}
after-luck-bad = { $you ->
    [yes] Most other cards would have been better for you.
   *[no] Most other cards would have been better for { $who }.
}
after-better-was = Better: { $best }.
after-better-was-why = Better: { $best } ({ $why }).
after-of-luck = luck
after-of-you = your move
after-of-them = { $who }’s move
after-ready = Review ready: luck { $luck }, skill { $skill }
after-progress-first = Quick review: { $done } of { $all } moves
after-progress = Refining: { $done } of { $all } moves. The figures may still change.
after-waiting = { $n ->
    [0] Starting the review…
    [one] { $n } review comes first…
   *[other] { $n } reviews come first…
}
after-judged = { $n ->
    [one] { $n } move reviewed
   *[other] { $n } moves reviewed
}
after-judged-about = based on what each player knew, accurate to about ±{ $doubt }
after-none = This game can’t be reviewed right now.
after-again = Try again
after-shared = Picture saved

## The review page
after-title = Game review
after-you-played = { $you ->
    [yes] You played
   *[no] { $who } played
}
after-best-was = Best move
after-hindsight = In hindsight
after-knew = What you knew
after-open = All cards
after-open-about = These cards were face down. No player could know them.
after-verdict = { $mark } · { $where }
after-end = The game is over
after-loss = { $loss }, ±{ $doubt }
after-only = No other move was possible.
after-best-played = This was the best move.
after-lines-about = win chance
after-lines-all = { $n ->
    [one] Show { $n } more
   *[other] Show { $n } more
}
after-lines-fewer = Show fewer
after-line-played = played
after-filter = Show moves
after-all = All
after-mine = Mine
after-faults = Mistakes
after-next-fault = Next mistake
after-no-next = There are no more mistakes after this move
after-play-on = Play from here
after-play-on-about = You play as { $who } against the computer, in a casual game. The hidden cards stay as they were.
after-play-on-level = Opponent
after-play-on-title = Play from here
after-copy-link = Copy link
after-link-copied = Link copied
after-picture = Save picture
after-picture-wide = Wide picture
after-picture-tall = Tall picture
after-hands = Luck of the deal
after-show-list = Moves and alternatives
after-keys = Arrow keys: one move. Page Up and Page Down: ten. N: next mistake. M: only your moves. Space: play.
after-no-review = No review yet
after-from-to = { $from } → { $to }
after-luck-here = Luck { $amount }
after-tools = With this position
