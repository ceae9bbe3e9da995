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
