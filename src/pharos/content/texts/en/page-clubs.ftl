### Clubs: fetched with their pages.

clubs = Clubs
club-refused-full = This club has no room for more members.
club-refused-invite = This invitation is no longer valid. Ask the club for a new one.
club-refused-many = You own too many clubs already.
club-refused-no-member = There is no such member.
club-refused-none = There is no such club, or only its members can see it.
club-refused-owner = You own this club. Name another owner first.
club-refused-role = Your role in the club does not allow this.
