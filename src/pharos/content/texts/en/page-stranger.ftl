### The start page for a first visit.

stranger-title = Build a Wonder tonight
stranger-about = 7 Wonders for 2–8 players, and Duel for two. Play against the computer, with friends online, or together around one big screen.
stranger-play-about = No account needed. Starts a game of Duel against the computer.
stranger-lesson = First lesson
stranger-lesson-about = { $n ->
    [one] { $n } minute at a real table
   *[other] { $n } minutes at a real table
}
stranger-join = Join by code
stranger-go = Join
stranger-all = All games and settings
stranger-sign-in = Sign in
