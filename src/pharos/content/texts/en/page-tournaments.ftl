### Tournaments: fetched with their pages.

tournaments-about = For club nights: automatic pairings, tables that start by themselves, live standings.
tournaments-listed = Recent tournaments
tournaments-none = No tournaments yet.
tournaments-leagues = Leagues
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

## Evenings

evening-hosted = Start rounds manually
evening-hosted-about = For an evening in one room: guests join with a link, and latecomers are welcome
evening-planned = Date and time
evening-i-play = I play too
evening-you = you
evening-computer = { $level } { $n }
evening-soon = starts soon
evening-corrected = corrected
evening-correct = Set the result of table { $n }
evening-place = place { $n }
evening-set-result = Save result
evening-as-played = Use the game’s result
evening-your-name = Your name
evening-no-account = No account needed.
evening-take-part = Join the evening
evening-organize = Organizer
evening-paused = countdown paused
evening-until = until round { $n } starts
evening-begin-now = Start now
evening-pause = Pause
evening-resume = Resume
evening-before = Wait until all players have joined, then seat them.
evening-break = Break before the start
evening-at-once = none
evening-round-next = Round { $n } of { $all }
evening-absent = absent
evening-free = free
evening-at-table = at a table
evening-back = Mark present
evening-no-show = Mark absent
evening-nobody = No players have joined yet.
evening-fill-in = Fill-in
evening-add-computer = Add computer
evening-invite = Invite players
evening-invite-about = Show the code or send the link. A name is enough to join.
evening-screen = Show on a big screen
evening-print = Print
evening-finish = Finish the evening
evening-finish-sure = Finish now
evening-to-club = Club
evening-your-place = You finished in place { $n }
evening-you-left = You are not playing now
evening-you-wait = You are in. The organizer will start soon
evening-you-next = You will play from the next round
evening-you-bye = You have a bye this round (1 point)
evening-you-sit = Your table: { $n }. You play with { $names }
evening-you-play = Table { $n } is playing. You play with { $names }
evening-you-done = Your place at the table: { $place }. Wait for the next round
evening-go-home = Leave the evening
evening-come-back = Come back
evening-find-table = Find your table. The games open by themselves when the time is up.
evening-since = since the start of the round
evening-join = Join with your phone
evening-join-about = Scan the code and type your name.
evening-table = Table { $n }
evening-seat = { $n ->
    [one] Seat { $n } player
   *[other] Seat { $n } players
}
evening-people = { $n ->
    [one] { $n } player is here
   *[other] { $n } players are here
}
evening-playing = { $n ->
    [one] { $n } table is still playing
   *[other] { $n } tables are still playing
}
evening-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
evening-results-in = All results of round { $n } are in

## Refusals

tournament-refused-begun = This tournament has already started.
tournament-refused-few = A tournament needs at least 2 players, or 3 with larger tables.
tournament-refused-full = This tournament is full.
tournament-refused-many = You have too many unfinished tournaments. Finish one first.
tournament-refused-none = Tournament not found.
tournament-refused-not-owner = Only the organizer can do this.
tournament-refused-round-robin = A round robin needs tables for 2 players.
tournament-refused-drawn = This round has already been paired.
tournament-refused-name-taken = Another player here has this name. Choose a different one.
tournament-refused-no-countdown = No round is waiting to start.
tournament-refused-no-entrant = This player is not in the tournament.
tournament-refused-no-match = This table is not part of this round.
tournament-refused-not-hosted = In this tournament rounds start by themselves.
tournament-refused-over = This tournament is finished.
tournament-refused-places = These places do not match this table. Enter a place for every seat.
tournament-refused-round-on = Some tables are still playing. Wait for them, or set their results.
