### Clubs: fetched with their pages.

clubs = Clubs
clubs-about = Play together regularly: evenings, a ladder for each season, records.
clubs-mine = Your clubs
clubs-none = You are not in a club yet. Create one, or ask for an invitation link.
club-new = New club
club-name = Name
club-season-name = Name of the season
club-first-season = Season 1
club-make = Create club
club-private = Only members can see a club. You can open its page to everyone later.
club-needs-account = Clubs need an account. Guests can come to a club’s evenings too.
club-join = Join club
club-role-owner = owner
club-role-organizer = organizer
club-role-member = member
club-is-open = visible to everyone
club-is-private = members only
club-new-evening = New evening
club-ladder = Season ladder
club-season = Season
club-ladder-empty = The ladder starts with the first evening of the season.
club-against = Head to head: { $name }
club-played-won = Games: { $played }, won: { $won }
club-met = Met
club-ahead = Ahead
club-behind = Behind
club-next = Next evening
club-i-come = I’m coming
club-not-coming = I’m not coming
club-to-evening = Open evening
club-no-next = No evening is planned.
club-past = Past evenings
club-no-past = No evenings yet.
club-records = Records
club-no-records = Records appear after the first evening.
club-record-score = Highest score
club-record-margin = Biggest lead
club-record-streak = Wins in a row
club-record-wins = Most wins
club-record-evenings = Most evenings won
club-invite = Invite
club-invite-about = Anyone with this link and an account can join.
club-members = Members
club-manage = Manage club
club-make-organizer = Make organizer
club-make-member = Make member
club-make-owner = Transfer club
club-remove = Remove
club-leave = Leave club
club-leave-sure = Leave now
club-open = Everyone can see this page
club-new-invite = New invitation link
club-new-season = Start season
club-members-count = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
club-ladder-about = { $n ->
    [one] After { $n } evening
   *[other] After { $n } evenings
}
club-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
club-coming = { $n ->
    [0] No players yet
    [one] { $n } player
   *[other] { $n } players
}
club-invited = { $n ->
    [one] You are invited to this club of { $n } member.
   *[other] You are invited to this club of { $n } members.
}

## Refusals

club-refused-full = This club has no room for more members.
club-refused-invite = This invitation is no longer valid. Ask the club for a new one.
club-refused-many = You own too many clubs. Transfer or leave one first.
club-refused-no-member = This player is not a member of the club.
club-refused-none = Club not found, or only its members can see it.
club-refused-owner = You own this club. Name another owner first.
club-refused-role = Your role in the club does not allow this.
