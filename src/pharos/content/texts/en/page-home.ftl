### The start page of an account.

home-quick = Quick game
home-pairing = Find opponents
home-friends = Friends
home-online = online
home-offline = offline
home-to-table = Watch
home-no-friends = Add friends to see when they are online. They are not notified.
home-clubs = Clubs
home-no-club = Play with the same group regularly: evenings, a season ladder, records.
home-no-evening = No evening is planned.
home-i-come = I’m coming
home-all-clubs = All clubs
home-find-club = Create club
home-last = Last game
home-review = Review
home-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
 }
home-daily-about = { $plays ->
    [0] The same cards for everyone. No one has played today’s deal yet.
    [one] The same cards for everyone. { $plays } player has finished today’s deal.
   *[other] The same cards for everyone. { $plays } players have finished today’s deal.
 }
home-daily-played = You have played today’s deal. The next one comes tomorrow.
home-daily-play = Play today’s deal
home-daily-results = Results
home-puzzle = Puzzle of the day
home-puzzle-solve = Solve
home-puzzle-again = Solve again
