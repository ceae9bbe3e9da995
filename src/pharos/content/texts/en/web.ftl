### The pages in the browser.

## Everywhere

skip-to-content = Skip to content
skip-to-hand = Skip to your hand
language = Language
language-en = English
language-ru = Русский
language-short-en = EN
language-short-ru = РУ
theme-to-light = Light theme
theme-to-dark = Dark theme
menu = Menu
close = Close
loading = Loading…
to-start = Home
page-not-found = Page not found
connection-lost = Connection lost. Reconnecting…
refused-no-connection = The server is not responding. Try again in a moment.
refused-other = The server rejected this action ({ $key }).
refused-bad-link = This is not a table link or code. Copy the whole link and try again.
refused-bad-record = This is not a Pharos game file. Choose another file.
setting-confirm = Confirm moves
setting-sound = Sound
settings = Settings
account = Account
lobby-title = Lobby
table-rated = Rated game
table-rated-account = Rated game (account required)
table-quick = Starts when everyone has joined
last-to-choose = Everyone is waiting for you
chat-about = Message actions
person-gone = Deleted account
rule-id = Rule { $id }
which-rule = Show the rule

## The start page

lead = Two games of ancient cities and seven Wonders. Build, trade, and outdo your neighbors.
about-duel = 2 players. Take cards from a shared structure. Win on points, or by military or scientific supremacy.
about-classic = 2–7 players, up to 8 with Cities. Everyone plays at once and passes the remaining cards. The most points after 3 ages wins.
play-now = Play
level = Computer
players = Players
players-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
expansions = Expansions
content-sets = Content sets
learn = Tutorial
never-played = New here?
never-played-about = Learn at a real table, one step at a time.
never-played-game = { $game }, { $n } min
continue = Continue
status-live = in progress
status-open = waiting
friends = Play with others
friends-about = Create a table and share its link, or join a friend’s table.
open-table = New table
open-table-now = Create table
join-by-link = Table link or code
night-open = Game night on a big screen
night-show-table = Show on a big screen
join = Join
lobby = Lobby
lobby-empty = No tables are waiting for players.
replays = Finished games
imported = Imported games
imported-empty = You have not imported any games yet.
replays-empty = You have no finished games yet.
import-record = Load a game
game = Game
table-public = Anyone can join
table-spectators = Allow spectators
position-prepared = Custom position
position-prepared-by = { $name } set up this position and knows all hidden cards. The game is casual.
clock = Time control
clock-none = No clock
clock-pool = Real time
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h
clock-minutes = Minutes per player
clock-increment = Seconds per move
clock-each = Days per move
clock-by-days = Turn-based
option-pawn_in_middle = If the conflict pawn is in the center
option-pawn_in_middle-last_player_begins = the last player starts the age
option-pawn_in_middle-last_player_chooses = the last player chooses who starts
option-first_game_wonders = First-game Wonders
option-bidding = Bid for the first turn
option-sides = Wonder board sides
option-sides-random = random
option-sides-a = all side A
option-sides-b = all side B
option-choose_wonders = Choose Wonder boards
option-teams = Teams of 2
option-craftsmens_guild = Craftsmen’s Guild
option-craftsmens_guild-rulebook = 1 point (rulebook)
option-craftsmens_guild-printed = 2 points (card)
option-value-true = yes
option-value-false = no

## A table before the game

guest-number = Guest { $number }
seat-number = Seat { $n }
seat-empty = Empty seat
seat-kept = Reserved for a rematch
seat-you = you
seat-person = player
seat-computer = computer
sit-here = Take this seat
leave-seat = Leave seat
clear-seat = Remove
add-computer = Add computer
start-game = Start game
share-table = Share table…
copy-failed = Your browser doesn’t allow copying
close-table = Close table
table-closed = This table is closed.
agreed = Game settings
clock-told = { $minutes } min per player + { $seconds } s per move
clock-told-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
fill-computers = { $n ->
    [one] Fill the empty seat with a computer
   *[other] Fill { $n } empty seats with computers
}
room-waiting = The game can start when all seats are taken.
room-full = All seats are taken. Waiting for the host to start the game.

## Around the table

mat = Board
tabs = Parts of the table
tab-table = Table
tab-city = City
tab-rival = Opponent
tab-cities = Cities
tab-score = Score
tab-log = Log
papers = Log and chat
title-your-turn = Your turn
title-table = Table
seat-your-turn = your turn
seat-thinking = thinking
seat-ready = locked in
seat-waiting = waiting
seat-vacation = on vacation until { $day }
seat-away = offline
seat-stand-in = computer playing
city-of = City: { $name }
city-free = Free city
city-free-log = The free city
wonders-of = Wonders: { $name }
buildings = Buildings
coins-label = Coins
points-label = Current score
goods = Resources and prices
goods-of = { $resource }: { $n }
goods-price = Price: { $n }
goods-either = Wild: { $n }
science = Scientific symbols
makes = produces
follow-seat = Follow
follow-before = Previous seat
follow-next = Next seat
zones = Expansions
score-short = Score
score-sheet = Score
score-category = Points from
score-sheet-whole = Full score
score-now = Current score
score-final = Final score
winner = winner
log = Game log
log-empty = No moves yet.
chat = Chat
chat-unread = Chat, { $n } unread
chat-empty = No messages yet.
chat-say = Message…
chat-send = Send
chat-spectator = spectator
chat-guest = guest
spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
discard-pile = Discard pile
discard-count = Discard pile, { cards }
progress-tokens = Progress tokens
structure = Structure
draft = Wonder draft
tray = Options
agecards = Cards of this age
age-cards-left = { $age } · { cards } left
age-turn = { $age } · turn { $turn } of { $all }
choosing-leaders = Leader draft
choosing-boards = Choosing Wonder boards
game-over = Game over
track = Military track
track-middle = The conflict pawn is in the center
track-at = { $name } is ahead by { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}, { $left } from { $rival }’s capital
card-covered = Covered
card-face-down = Face-down card
card-back-senator = Face-down Senator
card-back-guild = Face-down guild
card-back-grand_temple = Face-down Grand Temple
card-with-mythology = with mythology token: { $name }
card-with-offering = with an offering token (−{ $n })
card-for = Your price: { $price }
card-not-now = Not available now: { $why }
card-closed = Not available now
card-opens = Chain to: { $list }
wonder-built = Built
wonder-not-built = Not built
thing-hidden = a card

## Prices

price-free = free
price-plus = +{ $coins }
price-for-you = Your price
price-for = { $name }
price-by-chain = Free (chain: { $card })
price-by-power = Free ({ $power })
price-printed = { coins } printed on the card
price-produced = your city produces { $list }
price-chosen = wild resources: { $list }
price-discounted = discount: { $list }
price-bought-bank = { $goods } from the bank for { $coins }
price-bought-seat = { $goods } from { $seller } for { $coins }
price-paid-to = { $coins } to { $seller }
price-nothing = nothing to pay
price-gain = you gain { coins }
cost-free = Free
cost-words = Cost: { $list }
ways-to-pay = Ways to pay
pay-power = with { $power }
pay-offerings = { $count ->
    [one] with offering token
   *[other] with offering tokens
} { $values }

## The bar that says whose turn it is and what to do

overlay-open = Stream overlay
watching = You are watching
waiting-title = Please wait
waiting-for = Waiting for { $names }
prompt-sending = Sending…
prompt-confirm = Confirm this move?
prompt-sealed = { $count ->
    [0] You can still change your move.
   *[other] Waiting for { $names }. You can still change your move.
}
prompt-picked = What do you want to do with it?
all-choices = List all moves
confirm = Confirm
change = Change
agree = Accept
decline = Decline
undo = Undo
undo-asked = { $name } requests an undo
resign = Resign
resign-sure = Resign this game
resign-about = { $seats ->
    [2] Your opponent wins this game.
   *[other] { $rated ->
        [yes] The computer plays on in your seat. The game counts as a loss for you, and you can’t return to it.
       *[no] The computer plays on in your seat, and the game counts as a loss for you. You can take over again at any time.
    }
}
away-left = { $name } is offline. You can continue without them in { $seconds } s
away-over = { $name } is offline
away-several = { $n ->
    [one] { $n } player is offline
   *[other] { $n } players are offline
}
away-show = Show
away-hide = Hide
claim-win = Claim win
let-computer-play = Let the computer play
computer-plays-for-you = The computer is playing for you.
take-back = Take over
ask-other = Your turn
ask-draft = Take a Wonder
ask-turn = Take a card
ask-begin = Who starts this age?
ask-bid = Bid for the first turn
ask-progress = Take a progress token
ask-library = Keep 1 progress token
ask-destroy = Destroy an opponent’s card
ask-revive = Build a discarded card for free
ask-city = Choose for the free city
how-city = Your card is chosen. Now play one of the remaining cards for the highlighted city.
how-other = Choose one.
how-duel-draft = You’ll have 4 Wonders in all.
how-duel-turn = Build it, use it to build a Wonder, or discard it for coins.
how-duel-progress = Your reward for a pair of symbols.
how-duel-destroy = You can destroy a highlighted card in your opponent’s city.
act-build = Build
act-discard = Discard
act-wonder = Wonder
act-recruit = Recruit
act-stage = Stage
act-draft = Keep
act-copy = Copy
act-destroy = Destroy
do-other = { $verb } { $all }
do-city = Free city: { $what }
event-started = The game has started
event-over = The game is over
event-undone = { $who } undid a move
event-undo_refused = { $who } declined the undo
event-stood_in = { $who } is offline. The computer is playing
event-took_back = { $who } is back
event-resigned = { $who } resigned
event-claimed = { $who } claimed the win
event-flagged = { $who } ran out of time

## 7 Wonders

stages = Wonder stages
stage-number = Stage { $n }.
stage-built = Built
conflicts-told = Conflicts: { $victories } won ({ $points }), { $defeats } lost
partner-hand-new = Your teammate shows you their hand

## After the game

result-won = You win
result-lost = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
result-winner = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
ending-time = Your opponent ran out of time
ending-resigned = Your opponent resigned
ending-claimed = Your opponent was offline too long
ending-game = Game over
rematch = Rematch
rematch-join = Go to the next game
to-tournament = Back to the tournament
replay = Replay

## Replays

copy-position = Copy position
position-copied = Position copied
export-record = Export game

## The gallery

gallery = Card gallery
install = Install app
pad = Score pad
filter-color = Color
filter-age = Age
filter-all = all

## The rules

rulebook = Rules
look-up = Reference
rule-in-book = Open in the rules (new tab)

## Effects in words

effect-other = A special ability. See the rules
effect-produce = Produces { $goods }
effect-produce-either = Produces { $list }
effect-produce-own = Produces { $list }, for your city only
effect-trade-bank = From your next turn, buy { $list } from the bank for { coins } each
effect-trade-left = From your next turn, buy { $list } from your left neighbor for { coins } each
effect-trade-right = From your next turn, buy { $list } from your right neighbor for { coins } each
effect-trade-both = From your next turn, buy { $list } from both neighbors for { coins } each
effect-destroy_card-color = Destroy one of your opponent’s { $color } cards
effect-destroy_card = Destroy one of your opponent’s cards
effect-science_choice = Any 1 scientific symbol at the end
effect-free_build_per_age = Once per age, build a card for free
effect-free_build_per_age-color = Once per age, build a { $color } card for free

## Help at the table

help = Help
hint-lamp = Hint (H)
menu-daily = Daily deal
menu-clubs = Clubs
menu-puzzles = Puzzles
menu-numbers = Statistics
chat-new = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
commentary-open = Commentary with all hands
table-commentary = Show hands and win chances to commentators
table-chances = Show win chances to spectators
table-chances-told = Spectators see win chances after { $n } min
table-commentary-never = Never
table-commentary-after = After { $n } min
table-commentary-told = Commentators see all hands and win chances after { $n } min
