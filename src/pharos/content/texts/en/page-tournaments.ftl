### Tournaments: fetched with their pages.

tournaments-about = For club nights: automatic pairings, tables that start by themselves, live standings.
tournaments-listed = Recent tournaments
tournaments-none = No tournaments yet.
tournament-new = New tournament
tournament-name = Name
tournament-make = Create tournament
tournament-needs-account = Account required
tournament-size = Players per table
tournament-kind = Format
tournament-kind-swiss = Swiss
tournament-kind-round_robin = Round robin
tournament-rounds = Rounds
tournament-rounds-enough = Automatic
tournament-rounds-played = Rounds
tournament-entrants = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
tournament-round = round { $n } of { $all }
tournament-open = Registration open
tournament-live = In progress
tournament-over = Finished
tournament-enter = Join
tournament-leave = Withdraw
tournament-begin = Start tournament
tournament-to-table = Go to my table
tournament-standings = Standings
tournament-place = Place
tournament-points = Points
tournament-buchholz = Buchholz
tournament-buchholz-about = First tiebreak: the points of all your opponents.
tournament-berger = S-Berger
tournament-berger-about = Second tiebreak: the points of the opponents you beat (Sonneborn-Berger).
tournament-total = Game points
tournament-bye = bye (1 point)
tournament-opens = setting up the table
tournament-plays = In progress

## Refusals

tournament-refused-begun = This tournament has already started.
tournament-refused-few = A tournament needs at least 2 players, or 3 with larger tables.
tournament-refused-full = This tournament is full.
tournament-refused-many = You have too many unfinished tournaments. Finish one first.
tournament-refused-none = There is no such tournament.
tournament-refused-not-owner = Only the organizer can do this.
tournament-refused-round-robin = A round robin needs tables for 2 players.
tournament-refused-drawn = The round is already drawn.
tournament-refused-name-taken = Another player here has this name. Choose a different one.
tournament-refused-no-countdown = No round is waiting to start.
tournament-refused-no-entrant = This player is not in the tournament.
tournament-refused-no-match = There is no such table in this round.
tournament-refused-not-hosted = In this tournament rounds start by themselves.
tournament-refused-over = This tournament is finished.
tournament-refused-places = These places do not fit this table. Enter a place for every seat.
tournament-refused-round-on = Some tables are still playing. Wait for them, or set their results.
