# Why the server or a table does not grant a wish.
server-failed = Something went wrong on the server. Nothing was changed.
server-refused-bot-played = An account that has already played cannot become a bot.
server-refused-busy = The table is busy. Try again.
server-refused-csrf = This request did not come from the game page. Reload the page.
server-refused-damaged = This table is damaged and cannot be opened.
server-refused-empty-text = The message is empty.
server-refused-forbidden = You are not allowed to do this.
server-refused-game = { $reason }
server-refused-guest = You need an account for this.
server-refused-token = An API token cannot do this. Sign in with your password.
server-refused-banned = This account is blocked. Contact the server administrator.
server-refused-invalid = The server could not read this message.
server-refused-login = Wrong name or password.
server-refused-method = This action is not available. Reload the page.
server-refused-name = A name has 2 to 24 letters, digits, spaces, periods, hyphens, or underscores, with at least one letter or digit.
server-refused-name-taken = This name is taken.
server-refused-no-person = There is no account with this name.
server-refused-no-record = There is no such game.
server-refused-no-such-choice = This game has only { $choices } { $choices ->
    [one] move
   *[other] moves
}.
server-refused-no-table = There is no such table.
server-refused-nobody = You were signed out. Sign in or continue as a guest.
server-refused-not-bot = This is only for bot accounts.
server-refused-not-found = Nothing was found at this address.
server-refused-not-over = The replay is available when the game is over.
server-refused-origin = Requests from other sites are not accepted.
server-refused-too-large = This message is too large.
server-refused-too-many-open = You have too many open tables or computer players. Finish a game first.
server-refused-too-many-sockets = You have too many open connections. Close another window first.
server-refused-too-many-tables = You are following too many tables.
server-refused-too-many-tokens = You have too many API tokens. Revoke one first.
server-refused-too-often = Too many attempts. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
server-refused-unstored = The server cannot save right now. Try again in a moment.
table-refused-begun = The game has already started, or the table is closed.
table-refused-clock = This time control is not possible.
table-refused-no-partner = You have no teammate to show your hand to.
table-refused-computer-plays = The computer is playing for you. Take over first.
table-refused-empty = Seat { $seat } is empty.
table-refused-full = All seats are taken.
table-refused-level = The computer has no level “{ $level }”.
table-refused-no-claim = You can claim the win only against one absent opponent.
table-refused-no-seat = There is no such seat at this table.
table-refused-other-seat = You cannot see another player’s moves.
table-refused-no-spectators = Spectators are not allowed at this table.
table-refused-no-stand-in = The computer cannot take over at this table.
table-refused-gave-up = You resigned this rated game and cannot return to it.
table-refused-no-undo-asked = There is no undo request to answer.
table-refused-not-absent = This player is not absent, or has not been absent long enough.
table-refused-not-begun = The game has not started yet.
table-refused-not-full = All seats must be taken before the game starts.
table-refused-not-over = The game is not over yet.
table-refused-not-owner = Only the host can do this.
table-refused-not-sealed = You have no move to change.
table-refused-not-seated = You do not have a seat at this table.
table-refused-nothing-to-undo = You have not made a move yet.
table-refused-rated-address = Players in a rated game cannot share a network address.
table-refused-rated-computer = Computers cannot play rated games.
table-refused-rated-guest = You need an account to play rated games.
table-refused-rated-position = A game from a custom position cannot be rated.
table-refused-seated = You already have a seat at this table.
table-refused-settings = These settings are not possible. { $reason }
table-refused-outdated = You sent a newer command. This older one was ignored.
table-refused-stale = The game has moved on. Your move was not made.
table-refused-taken = Seat { $seat } is taken.
table-refused-undo-asked = An undo has already been requested.
table-refused-undo-rated = You cannot undo moves in a rated game.
table-refused-undo-visible = This move cannot be undone. It revealed hidden cards.
table-refused-you-play = You are already playing this seat.
table-refused-apart = You and a player at this table have blocked each other.
table-refused-undo-stand-in = This move cannot be undone. The computer has taken over for a player who made a move since then.
server-refused-apart = You and this player have blocked each other.
server-refused-too-many-records = You have imported too many games. Old imports are deleted over time.
server-refused-review-busy = Other reviews are still being made. Try again in a moment.
table-refused-by-days = In a turn-based game no one has to stay at the table; only the clock decides.
preview-about = 7 Wonders and 7 Wonders Duel at one table: play, look things up, keep the score.
preview-invites = { $name } invites you: { $game }
preview-open = { $free ->
    [one] One seat of { $seats } is free. Come and play.
   *[other] { $free } of { $seats } seats are free. Come and play.
}
preview-full = All seats are taken; the game is about to begin.
preview-live = A game in progress.
preview-over = A finished game to look through.
preview-closed = This table is closed.
