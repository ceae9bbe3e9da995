### Accounts, profiles, settings and the lobby: fetched with these pages.

## Coming in

door-sign-up = Create account
door-sign-in = Sign in
door-recover = Reset password
door-sign-up-about = Just a name and a password. The games you played as a guest stay with you.
door-sign-in-about = Welcome back.
door-recover-about = Use one of your recovery codes to set a new password. All other devices will be signed out.
door-sign-up-now = Create account
door-sign-in-now = Sign in
door-recover-now = Set new password
door-name = Name
door-password = Password
door-new-password = New password
door-code = Recovery code
door-show = Show password
door-guest-stays = Games played as a guest are not moved to this account. To keep them, create a new account instead.
signed-out = You were signed out
signed-out-about = Your session on this device has ended. Sign in to get back to your games.
signed-out-guest = Continue as guest
door-other = Other options
door-to-sign-up = Create account
door-to-sign-in = I have an account
door-to-recover = Forgot password?

## The account

account-guest = You are playing as a guest on this device.
account-own = Your account
account-bot = Bot
account-profile = Profile
account-save = Save
account-copy = Copy
account-copied = Copied
account-copy-failed = Your browser doesn’t allow copying. Select the codes and copy them by hand.
account-name = Name
account-name-about = Current tables show the new name at once. Finished games keep the old one.
account-name-done = Name changed
account-why = Why create an account?
account-why-keep = Keep your games, replays, and settings.
account-why-rated = Play rated games and follow your rating.
account-why-device = Continue a game on another device.
account-why-friends = Let friends find you by name.
account-password = Password
account-password-about = Changing it signs out all other devices and revokes all API tokens.
account-password-old = Current password
account-password-now = Your password
account-password-change = Change password
account-password-done = Password changed
account-codes = Recovery codes
account-codes-about = If you forget your password, use a code to set a new one. Each code works once. Keep them in a safe place.
account-codes-left = { $n ->
    [0] You have no codes.
    [one] { $n } code left.
   *[other] { $n } codes left.
}
account-codes-once = These codes are shown only once. Old codes no longer work.
account-codes-make = Create new codes
account-codes-done = New recovery codes created
account-devices = Devices
account-device-this = this device
account-device-unknown = Unknown device
account-device-end = Sign out this device
account-device-ended = Device signed out
account-seen = last used { $day }
account-sign-out = Sign out
account-sign-out-all = Sign out everywhere
account-tokens = API tokens
account-tokens-about = With an API token, a program such as a bot can play for you.
account-tokens-once = The token is shown only once.
account-token-label = Purpose
account-token-make = Create token
account-token-end = Revoke
account-token-ended = Token revoked
account-token-unused = never used
account-away = Blocked players
account-data = Your data
account-data-about = Everything stored about you in one file: games, ratings, chat, settings.
account-export = Download my data
account-delete = Delete account
account-delete-about = Your name, password, ratings, chat, and uploaded games are deleted permanently. Your opponents keep their games without your name. Games in progress are resigned.
account-delete-now = Delete permanently
account-delete-not = Cancel

## People

tie-follow = Add friend
tie-unfollow = Remove friend
tie-block = Block
tie-unblock = Unblock
tie-end = Remove
tie-blocked = blocked: you will not share a table
tie-muted = muted: you will not see their messages
line-mute = Mute
line-muted = Messages muted
line-blocked = Player blocked
line-reason = What is wrong with this message?
line-report = Report
line-reported = Report sent to the moderators
invite-name = Invite a player or bot by name
invite-send = Invite
invite-sent = Invited: { $names }

## The profile

profile-acts = Actions
profile-since = Joined { $day }
profile-games = { $n ->
    [one] game
   *[other] games
}
profile-won = { $n ->
    [one] win
   *[other] wins
}
profile-share = win rate
profile-rating = rating, { $name }
profile-empty = No finished games yet.
profile-curve = Rating history
profile-results = Results by game
profile-opponents = Opponents
profile-ends = { $name }: how games ended
profile-wonders = Favorite Wonders
profile-favorite = Favorite Wonder: { $name }, { $n ->
    [one] { $n } game
   *[other] { $n } games
}
profile-medals = Medals
medal-not-yet = not yet
medal-wins-1 = First win
medal-wins-10 = 10 wins
medal-wins-50 = 50 wins
medal-civilian = Civilian victory
medal-military = Military supremacy
medal-science = Scientific supremacy
medal-political = Political supremacy
medal-classic = A win in 7 Wonders
medal-master = Beat the Master
profile-history = Games
profile-all = All games
profile-was-won = won
profile-was-lost = lost
curve-games = { $n ->
    [one] { $n } rated game
   *[other] { $n } rated games
}
curve-told = { $name }: from { $first } to { $last } in { $n ->
    [one] { $n } rated game
   *[other] { $n } rated games
}, lowest { $low }, highest { $high }.
bars-of = Opponent or game
bars-won = wins
bars-lost = losses
bars-games = games

## Settings

settings-here = Saved on this device. With an account, they apply on every device.
settings-kept = Saved with your account on every device.
settings-first = Reset to defaults
settings-look = Appearance
settings-play = Game
settings-call = Sound and notifications
setting-theme = Theme
setting-theme-about = Light, dark, or match your device.
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-system = Match system
setting-contrast = High contrast
setting-contrast-about = Plain backgrounds and darker text.
setting-marks = Color patterns
setting-marks-about = Adds a pattern to each card color.
setting-confirm-about = One more click before a move is made.
setting-keys-about = Use letters and digits to reach parts of the table. Press ? for the list.
setting-motion = Animations
setting-motion-about = Cards, coins, and pawns move on screen.
setting-keys = Keyboard shortcuts
setting-pace = Animation speed
setting-pace-about = How fast pieces move.
setting-pace-slow = Slow
setting-pace-even = Normal
setting-pace-quick = Fast
setting-sound-about = Plays a sound when it’s your turn.
setting-volume = Volume
setting-volume-try = Test
setting-alerts = Notify me when it’s my turn
setting-alerts-about = Shows a system notification when you are on another page. If the server supports it, also when the page is closed.
setting-alerts-denied = Notifications are blocked. Allow them for this site in your browser settings.
setting-alerts-none = This browser does not support notifications.

## The lobby

tournaments = Tournaments
lobby-about = Open tables and games in progress.
seats-empty = { $n ->
    [one] { $n } empty seat
   *[other] { $n } empty seats
}
lobby-asked = Invitations
lobby-by = from { $name }
lobby-decline = Decline
lobby-turn = Your turn
lobby-mine = Your tables
lobby-open = Waiting for players
lobby-watch = Games to watch
lobby-watch-empty = No public games in progress.
lobby-look = Watch
lobby-look-rated = Watch · rating { $n }
lobby-clock = timed
lobby-quick = Quick game
lobby-quick-about = Join a waiting table at your level or create a new one.
lobby-quick-now = Find a game
lobby-clock-any = Any time control
lobby-against = Opponent
lobby-near = my level
lobby-anybody = anyone
lobby-friends = Friends
lobby-friends-empty = You have not added any friends yet.
lobby-plays = playing
lobby-here = online
call-turn = { $game }: your turn
call-began = { $game }: your game has started
call-invited = { $name } invited you to play { $game }
call-hurry = { $game }: you are running out of time
call-rematch = { $name } wants a rematch: { $game }
call-go = Open

## Refusals

server-refused-recovery = Wrong name or code, or the code was already used.
server-refused-yourself = You cannot do this to yourself.
server-refused-too-many-ties = Your list is full. Remove a player first.
server-refused-too-many-invited = This table already has enough invitations.
server-refused-no-line = This message no longer exists.
server-refused-alert = Notifications do not work on this device.
