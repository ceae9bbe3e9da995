# Game night: the big screen, and phones as hands.
night-title = Game night
night-home = Home
night-new = New game night
night-closed = This game night is over
night-join = Join with your phone
night-or-number = or enter the code
night-qr = QR code of { $url }
night-number = Game night { $code }
night-local = Phones cannot reach this address. Open this page at the address the server printed.
night-at-table = { $n } of { $most } at the table
night-host = host
night-ready = joined
night-phone-lost = phone offline
night-picking = choosing an emblem…
night-free = free
night-seat = Seat { $n }
night-remove = Remove
night-game = Game
night-expansions = Expansions
night-no-expansions = none
night-teams = Teams
night-in-teams = pairs
night-each = free for all
night-clock = Time per player
night-minutes = { $n } min
night-no-clock = no clock
night-empty-seats = Empty seats
night-removed = removed
night-seats-in-all = Seats
night-hold = Hold to start
night-teams-wrong = Teams need 4, 6, or 8 players; now { $n }
night-hold-how = OK on the remote, Space, or the host’s phone
night-table-gone = This table cannot be shown
night-choosing = choosing
night-locked = locked in
night-locked-of = { $n } of { $all } locked in
night-still = { $n ->
   *[other] Still choosing
}
night-turn = Turn { $n } of { $of }
night-draft = Leader draft
night-recruit = Recruit leaders
night-hands-left = pass left
night-hands-right = pass right
night-moment-flame = All locked in
night-moment-turn = Reveal
night-moment-read = Reveal
night-moment-piles = Build
night-moment-pass = Pass the hands
night-reveal = All cards are revealed
night-conflicts = Conflicts of Age { $age }
night-fight-told = { $winner } defeats { $loser }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
night-last-turn = Last turn
night-watch-on-phone = Watch on your phone
night-skip = Skip
night-scores = Final score
night-only-scientific = yes
night-only-left = Still to count: { $what }
night-wins = { $name } wins
night-team-wins = { $team } wins
night-shared = Shared victory: { $names }
night-margin = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $name }’s { $other }
night-margin-team = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $name }’s { $other }
night-about-military = victory tokens minus defeat tokens
night-about-treasury = 1 point for every 3 coins
night-about-wonders = stages of the Wonders
night-about-civilian = points printed on the blue cards
night-about-commercial = points of the yellow cards
night-about-guilds = points of the purple cards
night-about-leaders = points of the leaders
night-about-cities = points of the black cards
night-about-debt = debt tokens
night-about-scientific = identical symbols squared, plus 7 for each set
night-again = Rematch
night-reseat = Change seats
night-sheet = Score table
night-columns = Columns
night-wonders = Choosing Wonders
night-cards-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
night-after = After the move
night-begins = The game begins
night-pawn = { $n ->
    [0] The conflict pawn is in the center
   *[other] { $name } leads by { $n } on the military track
}
night-claim-title = Another phone asks for a seat
night-claim = Another phone asks for { $name }’s seat
night-claim-yes = Allow
night-claim-no = Deny
night-choose-sign = Choose your emblem
night-name = Name
night-sit = Take a seat
night-keep = Save
night-no-account = No account needed. Your seat is reserved for this phone.
night-you-sit = You are at the table
night-return-code = Return code
night-wait-start = The host starts the game
night-change-sign = Change emblem
night-leave = Leave seat
night-begun = The game has started
night-begun-about = Is one of these seats yours? Take it back with its return code, or ask the host.
night-return = Take the seat back
night-ask-host = Ask the host
night-host-asked = Waiting for the host…
night-watch = Watch
night-look-up = Look at the big screen
night-sealed = Locked in
night-hand-closed = Hand hidden
night-hand-closed-about = Lift the phone, or tap the circle.
night-show-hand = Show hand
night-hide-hand = Hide hand
night-awaited = Your move
sign-owl = Owl
sign-bee = Bee
sign-dolphin = Dolphin
sign-turtle = Turtle
sign-bull = Bull
sign-crab = Crab
sign-lion = Lion
sign-octopus = Octopus
sign-ram = Ram
sign-hare = Hare
sign-snake = Snake
sign-scarab = Scarab
server-refused-room-account = This seat belongs to an account. Sign in on this phone instead.
server-refused-room-begun = The game has already started. Ask the host for a seat in the next one.
server-refused-room-denied = The host denied this request.
server-refused-room-empty = No players have joined yet.
server-refused-room-full = All seats are taken.
server-refused-room-name-taken = Another player here has this name. Choose a different one.
server-refused-room-no-guest = This player is no longer at the table.
server-refused-room-no-such = There is no game night with this code. Check the code on the big screen.
server-refused-room-none-left = All codes are in use. Try again later.
server-refused-room-not-begun = The game has not started yet.
server-refused-room-not-host = Only the host can do this.
server-refused-room-pin = Wrong return code. Check it and try again.
server-refused-room-sign-taken = Another player has this emblem. Choose a different one.
server-refused-room-teams = Teams need 4, 6, or 8 players, and { $n ->
    [one] there is { $n }
   *[other] there are { $n }
 }. Wait for others, let the computer fill seats, or play without teams.
server-refused-room-too-few = More players are needed. Wait for them, or let the computer fill the empty seats.
server-refused-room-too-many = Too many players for this game. Remove someone, or choose another game or expansion.
