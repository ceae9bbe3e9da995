# Puzzles: goals, themes, answers. The same words in the terminal and in the browser.
puzzle-title = Puzzle { $id }
puzzle-of-the-day = Puzzle of the day
puzzle-goal-now = Win with this move.
puzzle-goal-forced = Find the winning move.
puzzle-goal-save = Every other move almost certainly loses. Find the one that keeps you in the game.
puzzle-goal-most = One move is much better than all others. Find it.
puzzle-theme-science = Science
puzzle-theme-military = Military
puzzle-theme-endgame = Endgame
puzzle-theme-denial = Denial
puzzle-theme-chains = Chains
puzzle-theme-politics = Politics
puzzle-theme-gods = Gods
puzzle-theme-leaders = Leaders
puzzle-difficulty = Difficulty { $n } of 5
puzzle-themes = Themes: { $list }
puzzle-right = Correct
puzzle-wrong = Not the best move
puzzle-chance = Win chance: { $chance }%
puzzle-chances = Win chance: { $chance }% instead of { $best }%
puzzle-line = Best play continues: { $line }
puzzle-reply = The game then continues: { $line }
puzzle-answer = The answer: { $choice }
puzzle-why-not = Why not { $choice }?
puzzle-why = The right move: { $reasons }
puzzle-why-this = Your move: { $reasons }
puzzle-exact = Calculated to the end of the game.
puzzle-solved-by = Found by these computer levels: { $list }
puzzle-solved-by-none = No computer level below Master finds it reliably.

## The pages
puzzles-title = Puzzles
puzzles-none = Puzzles need a server.
puzzles-solve = Solve
puzzles-again = Solve again
puzzles-streak-title = Streak
puzzles-streak = { $n ->
    [0] No streak yet
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
puzzles-streak-about = One day off a week does not break it.
puzzles-solved-n = { $n ->
    [one] { $n } solved
   *[other] { $n } solved
}
puzzles-rating = Puzzle rating
puzzles-solved = Solved
puzzles-of = of { $n }
puzzles-longest = Longest streak
puzzles-themes = Themes
puzzles-all = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}
puzzles-game = Game
puzzles-difficulty = Difficulty
puzzles-any = Any
puzzles-more = Show more
puzzles-no-match = No matches
puzzles-year = This year
puzzles-year-about = { $n ->
    [one] { $n } puzzle solved this year, by day
   *[other] { $n } puzzles solved this year, by day
}
puzzles-fewer = fewer
puzzles-more-days = more
puzzles-hint = Show the first step
puzzles-hint-other = Look for a special move
puzzles-answer = Show the answer
puzzles-result = Your answer
puzzles-told = The answer
puzzles-why-not = Why not
puzzles-why-that = This move: { $reasons }
puzzles-of-theme = Puzzle · { $theme }
puzzles-next = Next puzzle
puzzles-play-on = Play on
puzzles-reply = Your opponent answers:
puzzles-retry = Try again
