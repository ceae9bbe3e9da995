### Tournaments: fetched with their pages.

tournaments-about = For a club’s evening: rounds are drawn, tables begin by themselves, standings follow.
tournaments-listed = Latest tournaments
tournaments-none = There has been no tournament yet.
tournament-new = A new one
tournament-name = What it is called
tournament-make = Open the tournament
tournament-needs-account = That needs an account
tournament-size = Players at a table
tournament-kind = Who meets whom
tournament-kind-swiss = Swiss: equals meet, nobody twice
tournament-kind-round_robin = Everybody against everybody
tournament-rounds = Rounds
tournament-rounds-enough = as many as find a winner
tournament-rounds-played = Rounds
tournament-entrants = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
tournament-round = round { $n } of { $all }
tournament-open = to be entered
tournament-live = under way
tournament-over = over
tournament-enter = Take part
tournament-leave = Withdraw
tournament-begin = Begin
tournament-to-table = To my table
tournament-standings = Standings
tournament-place = Place
tournament-points = Points
tournament-buchholz = Opponents
tournament-buchholz-about = The points of all opponents (Buchholz): the first tie-break.
tournament-berger = Beaten
tournament-berger-about = The points of those who were beaten (Sonneborn-Berger): the second tie-break.
tournament-total = In games
tournament-bye = sits out, 1 point
tournament-opens = the table is being set up
tournament-plays = they play

## Refusals

tournament-refused-begun = This tournament has begun already.
tournament-refused-few = Two must take part, and three at tables of many.
tournament-refused-full = So many cannot take part.
tournament-refused-many = You have as many unfinished tournaments as one person may have.
tournament-refused-none = There is no such tournament.
tournament-refused-not-owner = Whoever opened the tournament begins it.
tournament-refused-round-robin = All against all is played by two at a table.
