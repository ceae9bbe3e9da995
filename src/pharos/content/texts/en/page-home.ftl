### What an account finds at the start.

home-quick = Quick game
home-pairing = Find opponents
home-friends = Following
home-online = online
home-offline = offline
home-to-table = Watch
home-no-friends = Follow players to see here when they are online.
home-clubs = Clubs
home-no-club = Play with the same group regularly: evenings, a season ladder, records.
home-no-evening = No evening is planned.
home-i-come = I’m coming
home-all-clubs = All clubs
home-find-club = Create club
home-last = Last game
home-review = Review
