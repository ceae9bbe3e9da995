### Accounts, profiles, settings and the lobby: fetched with these pages.

## Coming in

door-sign-up = New account
door-sign-in = Sign in
door-recover = Forgotten password
door-sign-up-about = A name and a password, nothing else. Everything you have played as a guest comes along.
door-sign-in-about = Welcome back.
door-recover-about = One of your recovery codes opens the account once, and gives it a new password. All other devices are signed out.
door-sign-up-now = Make the account
door-sign-in-now = Sign in
door-recover-now = Set the new password
door-name = Name
door-password = Password
door-new-password = New password
door-code = Recovery code
door-show = Show the password
door-guest-stays = The games of this guest stay behind. To keep them, make a new account instead.
door-other = Other ways in
door-to-sign-up = I have no account yet
door-to-sign-in = I have an account
door-to-recover = I have forgotten my password

## The account

account-guest = You play as a guest on this device.
account-own = Your account
account-bot = A bot.
account-profile = Profile
account-save = Save
account-copy = Copy
account-copied = Copied
account-copy-failed = Your browser doesn’t allow copying. Select the codes and copy them by hand.
account-name = Name
account-name-about = Tables where you sit show the new name at once. Finished games keep the old one.
account-name-done = The name is changed.
account-why = Why an account?
account-why-keep = Your games, replays and settings stay yours.
account-why-rated = You play rated games and see how your rating grows.
account-why-device = You go on with a game on another device.
account-why-friends = Friends find you by your name.
account-password = Password
account-password-about = A new one signs out all other devices and ends all tokens.
account-password-old = Old password
account-password-now = Your password
account-password-change = Change the password
account-password-done = The password is changed.
account-codes = Recovery codes
account-codes-about = For a forgotten password: each opens the account once. Keep them on paper.
account-codes-left = { $n ->
    [0] You have none.
    [one] { $n } is left.
   *[other] { $n } are left.
}
account-codes-once = These are shown this once. The old ones no longer work.
account-codes-make = Make new codes
account-codes-done = New recovery codes are made.
account-devices = Devices
account-device-this = this device
account-device-unknown = An unknown device
account-device-end = Sign out there
account-device-ended = That device is signed out.
account-seen = last used on { $day }
account-sign-out = Sign out
account-sign-out-all = Sign out everywhere
account-tokens = Programs
account-tokens-about = A token lets a program play in your name, a bot for instance.
account-tokens-once = The token is shown this once.
account-token-label = What it is for
account-token-make = Make a token
account-token-end = End
account-token-ended = The token has ended.
account-token-unused = never used
account-away = People you keep away
account-data = Your data
account-data-about = Everything that is kept of you, as one file: games, ratings, chat, settings.
account-export = Download all of it
account-delete = Delete the account
account-delete-about = Your name, password, ratings, chat and records are deleted for good. Games stay for those who played them with you, without your name. Games under way are given up.
account-delete-now = Delete for good
account-delete-not = Keep it

## People

tie-follow = Follow
tie-unfollow = Unfollow
tie-block = Block
tie-unblock = Unblock
tie-end = Let them in again
tie-blocked = blocked: you do not meet at any table
tie-muted = muted: you do not read what they say
line-mute = Mute
line-muted = You no longer read what they say.
line-blocked = You no longer meet at any table.
line-reason = What is wrong with it?
line-report = Report the line
line-reported = Reported to whoever runs this server. Thank you.
invite-name = Invite a friend or a bot by name
invite-send = Invite
invite-sent = Invited: { $names }

## The profile

profile-acts = What you can do
profile-since = Here since { $day }
profile-games = { $n ->
    [one] game
   *[other] games
}
profile-won = { $n ->
    [one] won
   *[other] won
}
profile-share = share won
profile-rating = rating, { $name }
profile-empty = No finished games yet.
profile-curve = Rating over time
profile-results = Results by game
profile-opponents = Opponents
profile-ends = { $name }: how games ended
profile-wonders = Favourite wonders
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
bars-of = Against or with
bars-won = won
bars-lost = lost
bars-games = games

## Settings

settings-here = Kept on this device. With an account they go with you.
settings-kept = Kept with your account, on every device.
settings-first = Back to the defaults
settings-look = Look
settings-play = Playing
settings-call = Sounds and alerts
setting-theme = Colours
setting-theme-about = Light as marble, or dark as an evening by the fire.
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-system = Like the system
setting-contrast = More contrast
setting-contrast-about = Without grain and veins, and with darker words.
setting-marks = Patterns beside colours
setting-marks-about = Every family of cards has a pattern of its own.
setting-confirm-about = One more click before a card is played.
setting-keys-about = Letters and figures lead to the parts of the table; “?” lists them.
setting-motion = Pieces move
setting-motion-about = Cards fly, coins roll, the pawn walks.
setting-keys = Letters are keys of the table
setting-pace = Pace
setting-pace-about = How long motion takes.
setting-pace-slow = Calm
setting-pace-even = Even
setting-pace-quick = Quick
setting-sound-about = A few notes of a lyre, when it is your turn.
setting-volume = Volume
setting-volume-try = Listen
setting-alerts = Tell me when it is my turn
setting-alerts-about = A note of the system while you look elsewhere; also with the page closed where this server can do that.
setting-alerts-denied = The browser does not allow it. Its settings for this page can change that.
setting-alerts-none = This browser cannot do that.

## The lobby

tournaments = Tournaments
lobby-about = Who plays what, right now.
seats-empty = { $n ->
    [one] { $n } empty seat
   *[other] { $n } empty seats
}
lobby-asked = You are invited
lobby-by = by { $name }
lobby-decline = No, thank you
lobby-turn = Your turn
lobby-mine = Your tables
lobby-watch = Games to watch
lobby-watch-empty = No public game is being played right now.
lobby-look = Watch
lobby-clock = with a clock
lobby-quick = Quick game
lobby-quick-about = A seat at a table that waits for somebody like you, or a new one.
lobby-quick-now = Find a game
lobby-against = Against
lobby-near = about my level
lobby-anybody = anybody
lobby-friends = Friends
lobby-friends-empty = You follow nobody yet.
lobby-plays = plays now
lobby-here = is here
call-turn = { $game }: it is your turn.
call-began = { $game }: your game has begun.
call-invited = { $name } invites you to { $game }.
call-go = Go there

## Refusals

server-refused-recovery = The name or the code is wrong, or the code was used already.
server-refused-yourself = That is you.
server-refused-too-many-ties = That is too many people; let somebody go first.
server-refused-too-many-invited = Enough people are invited to this table already.
server-refused-no-line = There is no such line of chat.
server-refused-alert = This device cannot be reached that way.
