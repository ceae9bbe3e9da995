### The daily deal.
daily-title = Daily deal
daily-none = The daily deal needs a server.
daily-before = The same cards for everyone, once a day
daily-playing = Your game is in progress
daily-won = You won
daily-lost = You lost
daily-left = { $hours } h { $minutes } min left
daily-about = { $players ->
    [2] Against the { $level }. No hints, one try for the ranking.
   *[other] { $players } players, computer level: { $level }. No hints, one try for the ranking.
}
daily-given-away = points of win chance lost
daily-given-away-n = { $n } points of win chance lost
daily-columns = margin in points, points of win chance lost
daily-of = of { $n }
daily-histogram = Margins of all players, in points
daily-play = Play
daily-continue = Continue
daily-review = Review
daily-share = Share
daily-copied = Text copied
daily-practice = Practice
daily-ranking = Ranking
daily-covered = { $n ->
    [0] No player has finished this deal yet.
    [one] { $n } player has finished. The ranking is shown after your game.
   *[other] { $n } players have finished. The ranking is shown after your game.
}
daily-alone = You are the first today.
daily-friends = Friends
daily-club-score = members beaten, %
daily-teams = Club against club
daily-teams-score = tables beaten, %, weekly average
daily-teams-tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
daily-calendar-about = Win chance lost each day: less is better. Pick a past day to practice.
