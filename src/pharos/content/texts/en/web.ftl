### The pages in the browser.

## Everywhere

skip-to-content = Skip to the content
language = Language
language-en = English
language-ru = Русский
language-short-en = EN
language-short-ru = РУ
theme-to-light = Light colours
theme-to-dark = Dark colours
menu = Menu
close = Close
loading = One moment …
to-start = To the start page
page-not-found = There is nothing at this address
connection-lost = Connection lost. Trying again …
refused-no-connection = The server does not answer. Try again in a moment.
refused-other = This was refused ({ $key }).
refused-bad-link = This is not the link of a table.
refused-bad-record = This file is not a record.
setting-confirm = Confirm a choice before it is made
setting-sound = Sounds
settings = Settings
account = Account
lobby-title = Lobby
table-rated = Rated game
table-rated-account = Rated game (needs an account)
table-quick = Begins by itself when all are there
last-to-choose = Everybody waits for you
chat-about = About this line
person-gone = Deleted account
rule-id = Rule { $id }
which-rule = Which rule is this?

## The start page

lead = Two games about seven wonders: build, trade, and outshine your neighbours.
about-duel = For two. Take cards from a structure that uncovers as you play; win by points, by force or by science.
about-classic = For two to eight. Everybody chooses at once, hands are passed on, three ages decide.
play-now = Play now
level = Computer
players = Players
players-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
expansions = Expansions
content-sets = Further sets
learn = First games
never-played = Never played?
never-played-about = Learn at a real table, one idea at a time.
never-played-game = { $game }, { $n } min
continue = Go on playing
status-live = live
status-open = waiting
friends = With others
friends-about = Open a table and send its link to your friends, or sit down at theirs.
open-table = Open a table
open-table-now = Open the table
join-by-link = Link of a table
join = Join
lobby = Open tables
lobby-empty = No table waits for players right now.
replays = Finished games
replays-empty = You have not finished a game yet.
import-record = Open a record
game = Game
table-public = Everybody may join
table-spectators = Others may watch
position-prepared = Prepared position
position-prepared-by = { $name } prepared this position and knows every hidden card. The game is not rated.
clock = Clock
clock-none = No clock
clock-pool = Minutes for the game
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h
clock-minutes = Minutes for each player
clock-increment = Seconds added for each choice
clock-each = Days for each choice
clock-by-days = Days for a choice
option-pawn_in_middle = When the pawn stands in the middle
option-pawn_in_middle-last_player_begins = whoever played last begins the age
option-pawn_in_middle-last_player_chooses = whoever played last says who begins
option-first_game_wonders = Wonders of the first game
option-bidding = Bid coins for the first turn
option-sides = Sides of the boards
option-sides-random = at random
option-sides-a = all side A
option-sides-b = all side B
option-choose_wonders = Choose the boards
option-teams = Teams of two
option-craftsmens_guild = Craftsmen’s Guild
option-craftsmens_guild-rulebook = 1 point, as in the rulebook
option-craftsmens_guild-printed = 2 points, as printed
option-value-true = yes
option-value-false = no

## A table before the game

guest-number = Guest { $number }
seat-number = Seat { $n }
seat-empty = Empty seat
seat-you = you
seat-person = a player
seat-computer = the computer
sit-here = Sit down here
leave-seat = Stand up
clear-seat = Clear
add-computer = Computer
start-game = Begin
share-table = Share table…
copy-failed = Your browser doesn’t allow copying
close-table = Close the table
table-closed = This table is closed.
agreed = What was agreed upon
clock-told = { $minutes } min each, { $seconds } s more for each choice
clock-told-days = { $days ->
    [one] { $days } day for each choice
   *[other] { $days } days for each choice
}
fill-computers = Computer on { $n ->
    [one] the empty seat
   *[other] all { $n } empty seats
}
room-waiting = The game begins when all seats are taken.
room-full = All seats are taken. Whoever opened the table starts the game.

## Around the table

mat = Playing mat
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
seat-ready = ready
seat-waiting = waiting
seat-away = away
city-of = City of { $name }
city-free = Free city
city-empty = Nothing is built here yet.
wonders-of = Wonders of { $name }
buildings = Buildings
coins-label = Coins
points-label = Points if it ended now
shields-label = Shields
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
goods = Resources and what they cost
goods-of = { $resource }: { $n }
goods-price = Costs { $n } to buy
goods-either = One of several at choice: { $n }
science = Scientific symbols
makes = makes
sells-to-you = sells to you
zones = Expansions
papers-left = Expansions and score
score-short = Score
zone-chamber = Chamber { $n }
zone-slot = Place { $n }
zone-face-down = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
zone-round = Round { $n }: { $things }
score-sheet = Score sheet
score-category = Points from
score-now = If it ended now
score-final = Final score
winner = winner
log = What happened
log-empty = Nothing has happened yet.
log-chain = free through { $card }
log-power = free thanks to { $power }
log-gain = +{ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
log-paid = for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-spectator = watching
chat-guest = guest
spectators = { $n ->
    [one] { $n } person watches
   *[other] { $n } people watch
}
discard-pile = Discard pile
discard-count = Discard pile, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
progress-tokens = Progress tokens
structure = Structure of cards
draft = Choosing wonders
tray = To choose from
agecards = Cards of this age
age-cards-left = { $age } · { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
age-turn = { $age } · turn { $turn } of { $all }
choosing-leaders = Choosing leaders
choosing-boards = Choosing boards
game-over = The game is over
track = Conflict track
track-middle = The pawn stands in the middle
track-at = { $name } leads by { $steps }; { $left } more to the capital of { $rival }
card-covered = Covered
card-face-down = Face-down card
card-back-senator = Face-down senator
card-back-guild = Face-down guild
card-back-grand_temple = Face-down grand temple
card-with-mythology = with a mythology token: { $name }
card-with-offering = with an offering token of { $n }
card-for = For you: { $price }
card-not-now = Not now: { $price }
card-sealed = Sealed
card-opens = Makes free later: { $list }
wonder-built = Built
wonder-not-built = Not built
thing-hidden = a card

## Prices

price-free = free
price-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
price-plus = +{ $coins }
price-for-you = For you
price-for = { $name }
price-by-chain = Free through { $card }
price-by-power = Free thanks to { $power }
price-printed = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} as printed
price-produced = the city makes { $list }
price-chosen = at choice: { $list }
price-discounted = spared: { $list }
price-bought-bank = { $units } × { $resource } bought for { $coins }
price-bought-seat = { $units } × { $resource } from { $seller } for { $coins }
price-paid-to = { $coins } to { $seller }
price-nothing = nothing to pay
price-gain = you get { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
cost-free = Costs nothing
cost-words = Costs { $list }
ways-to-pay = Ways to do it
pay-power = using { $power }
pay-offerings = { $count ->
    [one] with offering
   *[other] with offerings
} { $values }

## The one bar that says who must do what

watching = You are watching
waiting-title = Please wait
waiting-for = Waiting for { $names }
prompt-sending = One moment …
prompt-confirm = Are you sure?
prompt-sealed = Sealed until all are ready. You may change it until then.
prompt-picked = What do you do with it?
all-choices = All choices in words
confirm = Confirm
change = Change
agree = Agree
decline = No
undo = Take back my last choice
undo-asked = { $name } would like to take a choice back.
resign = Give up
resign-sure = Really give up
away-left = { $name } is away. In { $seconds } s you may go on without them.
away-over = { $name } has been away for a long time.
claim-win = Claim the win
let-computer-play = Let the computer play
computer-plays-for-you = The computer plays for you.
take-back = Play myself
ask-other = Your choice
ask-draft = Take a wonder
ask-turn = Take a card
ask-begin = Who begins the next age?
ask-bid = Bid for the first turn?
ask-progress = Take a progress token
ask-library = Keep one of the drawn tokens
ask-destroy = Destroy one of your opponent’s cards
ask-revive = Build a discarded card for free
ask-classic-turn = Choose a card
ask-classic-last_card = Play your last card too
ask-classic-draft = Keep a leader
ask-classic-recruit = Recruit a leader
ask-classic-extra_leader = One more leader?
ask-classic-copy = The token of the Courtesans Guild
ask-classic-losses = Pay, or take debt?
ask-classic-board = Choose your board
ask-city = Choose for the free city
how-city = Your own card is chosen; now one of the rest of your hand for the glowing city.
how-other = Choose one.
how-duel-draft = You will have four of them.
how-duel-turn = Build it, raise a wonder with it, or discard it for coins.
how-duel-progress = For your pair of symbols.
how-duel-destroy = The glowing cards in the other city may be destroyed.
how-classic-turn = Everybody chooses at once; hands are passed on afterwards.
how-classic-draft = Four leaders will be yours; each has its price when recruited.
how-classic-recruit = One leader each age: recruit it, build a stage with it, or sell it.
how-classic-extra_leader = Your wonder lets you recruit one more now.
how-classic-copy = A neighbour’s leader works for you too.
how-classic-losses = What is not paid becomes debt: minus one point each.
how-classic-revive = Free of all costs, with all effects.
how-classic-board = Both sides of every board nobody has.
how-classic-last_card = Your wonder lets you play it instead of discarding it.
act-build = Build
act-discard = Discard
act-classic-discard = Sell
act-wonder = Wonder
act-recruit = Recruit
act-stage = Stage
act-draft = Keep
act-copy = Copy
act-destroy = Destroy
do-other = { $verb } { $all }
do-city = Free city: { $what }
do-draft = Take { $a }
do-build = Build { $a }
do-discard = Discard { $a }
do-classic-discard = Sell { $a }
do-classic-draft = Keep { $a }
do-wonder = Build { $a } with { $b }
do-stage = Build a stage with { $a }
do-progress = Take { $a }
do-library = Keep { $a }
do-destroy = Destroy { $a }
do-revive = Build { $a } from the discard pile
do-begin = { $a } begins
do-board = Play { $a }, { $b }
do-copy = Copy { $a }
do-recruit = Recruit { $a }
do-pay = Pay { $a ->
    [1] 1 coin
   *[other] { $a } coins
}
do-bid = Bid { $a ->
    [1] 1 coin
   *[other] { $a } coins
}
do-cede = Let the other begin
do-skip = Not now
do-pass = Done
did-other = { $what }
did-city = for the free city: { $what }
did-draft = took { $a }
did-draft-hidden = kept a leader
did-build = built { $a }
did-discard = discarded { $a }
did-discard-hidden = sold a card
did-classic-discard = sold { $a }
did-wonder = raised { $a } with { $b }
did-stage = built a stage with { $a }
did-stage-hidden = built a stage
did-progress = took { $a }
did-library = kept { $a }
did-destroy = destroyed { $a }
did-revive = built { $a } from the discard pile
did-begin = chose who begins: { $a }
did-bid = bid { $a ->
    [1] 1 coin
   *[other] { $a } coins
} to begin
did-cede = let the other begin
did-board = plays { $a }
did-place = put { $a } into the Pantheon
did-activate = activated { $a }
did-mythology = chose the { $a } stack
did-god = chose { $a }
did-order = put two gods back
did-enki = took { $a }
did-snake = put the Snake on { $a }
did-steal = took { $a } from the other city
did-strike = discarded a card of the structure
did-unbuild = discarded the card under { $a }
did-raise = raised { $a } with { $b } from the discard pile
did-claim = took { $a } from the other city
did-minerva = put Minerva on space { $a }
did-sink = discarded { $a }
did-unleash = used { $a }
did-recruit = recruited { $a }
did-recruit-hidden = recruited a leader
did-influence = put a cube into { $a }
did-move = moved a cube from { $a } to { $b }
did-remove = removed a cube from { $a }
did-conspire = conspired
did-keep = kept { $a }
did-keep-hidden = kept a conspiracy
did-prepare = prepared { $a } with { $b }
did-prepare-hidden = prepared a conspiracy
did-trigger = triggered { $a }
did-lock = locked { $a } away
did-take = took { $a }
did-play = built { $a } from the removed cards
did-swap = exchanged { $a } for { $b }
did-shift = moved a decree from { $a } to { $b }
did-demolish = destroyed { $a }
did-copy = copied { $a }
did-copy-hidden = copied a card
did-pay = { $a ->
    [0] paid nothing of the loss
    [1] paid 1 coin of the loss
   *[other] paid { $a } coins of the loss
}
did-skip = declined
did-pass = finished
event-started = The game begins.
event-over = The game is over.
event-undone = took a choice back
event-undo_refused = does not agree to take it back
event-stood_in = is away: the computer plays
event-took_back = plays again
event-resigned = gave up
event-claimed = claims the win
event-flagged = has run out of time

## 7 Wonders

neighbour-left = left neighbour
neighbour-right = right neighbour
side-left = left
side-right = right
open-city = Open the city
stages = Stages of the wonder
stage-number = Stage { $n }.
stage-built = Built
stages-built = Stages built: { $built }
start-resource = The board makes: { $resource }
passing-left = Passing left
passing-right = Passing right
ready-count = { $ready } of { $all } ready
war-told = Against { $name }: you { $mine }, they { $theirs }
conflicts-told = Conflicts: { $victories } won for { $points }, { $defeats } lost
conflict-of = Conflicts of { $age }
hand-of = Your hand, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
hand-empty = Your hand is empty.
hand-hidden = Hands stay hidden from those who watch.

## After the game

result-won = You win
result-lost = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
ending-time = The time ran out
ending-resigned = The opponent gave up
ending-claimed = The opponent was away too long
ending-game = The game is over
rematch = Play again
rematch-join = To the next game
replay = Replay

## Replays

replay-first = To the beginning
replay-back = One choice back
replay-play = Play
replay-pause = Pause
replay-next = One choice on
replay-last = To the end
replay-at = { $at } / { $all }
replay-ages = Jump to an age
replay-seen-by = Seen by
replay-open = everything open
replay-spectator = a spectator
replay-begins = Before the first choice.
copy-position = Copy the position
position-copied = The position is copied.
export-record = Save the record

## The gallery

gallery = Gallery
install = Install on this device
pad = Score pad
filter-color = Colour
filter-age = Age
filter-all = all

## The rulebook

rulebook = Rulebook
look-up = Look it up
rulebook-book = Book
rulebook-contents = Chapters
rulebook-search = Search all rules: words or an id
rulebook-tally = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rulebook-found = { $n ->
    [0] No rule has all these words.
    [one] { $n } rule found
   *[other] { $n } rules found
}
rulebook-none = Try fewer words, the beginning of a word, or an id such as DUEL-TRADE.
rulebook-clear = Clear the search
rulebook-more = Show more
rulebook-unknown = There is no rule { $id }.
rulebook-failed = The rules did not arrive. Is there a connection?
rulebook-pieces = Pieces of the chapter “{ $chapter }”
rulebook-example = Example
rulebook-ruling = Ruling: the printed rules do not say it clearly
rule-in-book = In the rulebook (new tab)

## Effects in words

effect-other = A power of its own; the rules tell more
effect-produce = { $n ->
    [1] Makes { $resource }
   *[other] Makes { $n } × { $resource }
} each turn
effect-produce-either = Makes { $list } each turn
effect-produce-own = Makes { $list } each turn, for your city only
effect-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
effect-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
effect-science = Symbol: { $symbol }
effect-science_choice = One scientific symbol of your choice at the end
effect-coins = Take { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
effect-coins_per = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for each { $what }{ $where }
effect-points_per = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each { $what }{ $where }
effect-trade-bank = From your next turn you buy { $list } at { $price } each
effect-trade-left = From your next turn you buy { $list } from your left neighbour at { $price } each
effect-trade-right = From your next turn you buy { $list } from your right neighbour at { $price } each
effect-trade-both = From your next turn you buy { $list } from both neighbours at { $price } each
effect-extra_turn = Take another turn
effect-opponent_loses_coins = Your opponent loses { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
effect-destroy_card-color = Destroy one of your opponent’s { $color } cards
effect-destroy_card = Destroy one of your opponent’s cards
effect-build_from_discard = Build a card from the discard pile for free
effect-draw_progress_token = Draw { $draw } progress tokens from the box and keep { $keep }
effect-cost_reduction-wonders = Your wonders cost { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} less
effect-cost_reduction-blue = Your blue cards cost { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} less
effect-gain_opponent_trade_coins = What your opponent pays for resources goes to you
effect-grant_extra_turn-wonders = Your later wonders give you another turn
effect-extra_shields-red = { $n } more shield on each of your later red cards
effect-coins_on_chain = { $n } coins each time you build for free through a chain
effect-play_last_card = Play the last card of each age instead of discarding it
effect-free_build_per_age = Once an age build a card for free
effect-free_build_per_age-color = Once an age build a { $color } card for free
effect-copy_guild = Copy a neighbour’s guild at the end
counted-brown_cards = brown card
counted-grey_cards = grey card
counted-brown_and_grey_cards = brown or grey card
counted-blue_cards = blue card
counted-green_cards = green card
counted-red_cards = red card
counted-yellow_cards = yellow card
counted-purple_cards = purple card
counted-black_cards = black card
counted-brown_grey_purple_cards = brown, grey or purple card
counted-wonders = wonder
counted-wonder_stages = wonder stage
counted-coin_sets_of_3 = 3 coins
counted-progress_tokens = progress token
counted-mythology_and_offering_tokens = mythology or offering token
counted-defeat_tokens = defeat token
counted-victory_tokens = victory token
counted-leaders_recruited = leader
where-self = {""}
where-max_city = , in the city that has the most
where-neighbours = {" "}of your neighbours
where-both = , yours and your neighbours’

## Help at the table

help = Help
