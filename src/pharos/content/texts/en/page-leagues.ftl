# Leagues by days: divisions, seasons, promotion and relegation.

leagues = Leagues
leagues-about = Turn-based games in divisions. After each season, the best players move up and the last ones move down.
leagues-listed = All leagues
leagues-none = No leagues yet.
league-entered = joined
league-new = New league
league-make = Create league
league-needs-account = Leagues need an account.
league-size = Players per division
league-movers = Players who move up and down
league-laps = Games against each opponent
league-games = Games per season
league-pause = Break between seasons
league-by-hand = Start each season manually
league-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
league-season = Season { $n }
league-open = between seasons
league-live = in progress
league-over = finished
league-shown = Season
league-division = Division { $n }
league-played = Games finished: { $n } of { $all }
league-of-games = Games
league-move = Promotion and relegation
league-up = Moves up
league-down = Moves down
league-correct = Set the result: { $names }
league-next = Next season
league-begins = Starts on { $date }.
league-waits = The organizer starts the season. It needs at least 3 players.
league-live-about = Starts after all games of this season are finished.
league-over-about = This league has ended.
league-rules = Players per division: { $size }. Moving up and down between two divisions: { $movers }.
league-enter-next = Join next season
league-begin = Start season { $n }
league-manage = Manage league
league-leave = Leave league
league-leave-sure = Leave and resign my games
league-end = End league
league-end-sure = End it now
league-champions = Champions
league-no-champions = The first season is not finished yet.

## Refusals

league-refused-clock = A league is turn-based. Choose days per move.
league-refused-few = A season needs at least 3 players.
league-refused-live = The season is still being played.
league-refused-many = You have too many leagues. End one first.
league-refused-members = Only members of the club can play in its league.
league-refused-none = League not found.
league-refused-over = This league has ended.
league-refused-teams = Leagues are played without teams.
