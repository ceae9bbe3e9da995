# Leagues by days: divisions, seasons, promotion and relegation.
league-refused-clock = A league is turn-based. Choose days per turn.
league-refused-few = A season needs at least 3 players.
league-refused-live = The season is still being played.
league-refused-many = You have too many leagues. End one first.
league-refused-members = Only members of the club can play in its league.
league-refused-none = There is no such league.
league-refused-over = This league has ended.
league-refused-teams = Leagues are played without teams.
