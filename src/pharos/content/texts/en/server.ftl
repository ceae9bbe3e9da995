# Why the server or a table does not grant a wish.
server-failed = Something went wrong on the server. Nothing was changed.
server-refused-bot-played = An account that has played cannot become a bot.
server-refused-busy = The table is very busy; try again.
server-refused-csrf = This request did not come from the game’s own page; load it again.
server-refused-damaged = This table is damaged and cannot be opened.
server-refused-empty-text = There is nothing to say in that.
server-refused-forbidden = That is not allowed.
server-refused-game = { $reason }
server-refused-guest = That needs an account; guests play without one.
server-refused-token = A token of a program cannot do that; sign in with the password.
server-refused-banned = This account may not come in. Ask whoever runs the server.
server-refused-invalid = The server could not read this message.
server-refused-login = The name or the password is wrong.
server-refused-method = That cannot be done here.
server-refused-name = A name has 2 to 24 letters, digits, spaces, dots, dashes or underscores, and at least one letter or digit.
server-refused-name-taken = This name is taken.
server-refused-no-person = There is no account of that name.
server-refused-no-record = There is no such record.
server-refused-no-such-choice = This game has only { $choices } { $choices ->
    [one] choice
   *[other] choices
}.
server-refused-no-table = There is no such table.
server-refused-nobody = Come in first: as a guest or with an account.
server-refused-not-bot = This is for accounts that are marked as bots.
server-refused-not-found = There is nothing here.
server-refused-not-over = A game can be looked through once it is over.
server-refused-origin = Requests from another site are not accepted.
server-refused-too-large = This message is too large.
server-refused-too-many-open = You have too many tables open, or too many computers at them; finish one first.
server-refused-too-many-sockets = You have too many live connections; close another window first.
server-refused-too-many-tables = You follow too many tables at once.
server-refused-too-many-tokens = You have too many tokens; end one first.
server-refused-too-often = That was too often; wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
server-refused-unstored = The server cannot store anything just now; try again in a moment.
table-refused-begun = The game has begun already, or the table is closed.
table-refused-clock = Such a clock is not possible.
table-refused-no-partner = You have no partner to share this with.
table-refused-computer-plays = The computer plays for you; take your seat back first.
table-refused-empty = Seat { $seat } is empty.
table-refused-full = All seats are taken.
table-refused-level = The computer has no level “{ $level }”.
table-refused-no-claim = The win can be claimed only over one absent opponent.
table-refused-no-seat = There is no such seat at this table.
table-refused-other-seat = What another seat may choose is told to that seat alone; the price of what lies open is for all.
table-refused-no-spectators = This table is played without spectators.
table-refused-no-stand-in = The computer cannot stand in at this table.
table-refused-gave-up = Whoever gave up a rated game does not come back to it.
table-refused-no-undo-asked = Nobody has asked you to agree to an undo.
table-refused-not-absent = This player is not absent, or not long enough.
table-refused-not-begun = The game has not begun.
table-refused-not-full = All seats must be taken before the game begins.
table-refused-not-over = The game is not over yet.
table-refused-not-owner = Only the person who opened the table may do that.
table-refused-not-sealed = There is no sealed choice to take back.
table-refused-not-seated = You do not sit at this table.
table-refused-nothing-to-undo = You have made no choice yet.
table-refused-rated-address = A rated game needs players who do not share an address.
table-refused-rated-computer = A rated game is played by people.
table-refused-rated-guest = A rated game needs an account.
table-refused-rated-position = A game from a position cannot be rated.
table-refused-seated = You sit at this table already.
table-refused-settings = This game cannot be played so: { $reason }
table-refused-outdated = You have decided otherwise since then; this older command was not carried out.
table-refused-stale = This decision is past; the game has gone on.
table-refused-taken = Seat { $seat } is taken.
table-refused-undo-asked = An undo has been asked for already.
table-refused-undo-rated = In a rated game nothing is undone.
table-refused-undo-visible = Something hidden has become visible since then, so it cannot be undone.
table-refused-you-play = You play this seat yourself.
table-refused-apart = You and somebody at this table keep away from each other.
table-refused-undo-stand-in = The computer plays for somebody who cannot agree to undo choices made before that.
server-refused-apart = You and this person keep away from each other.
server-refused-too-many-records = You have imported as much as one account may keep; what nobody opens is deleted in time.
