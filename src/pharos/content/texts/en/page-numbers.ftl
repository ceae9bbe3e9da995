### Numbers: the games themselves, your own games, and the draft explorer. Every figure has its 95% interval.
numbers-title = Statistics
numbers-none = Statistics are not available right now.
numbers-leaf-games = The games
numbers-leaf-me = My games
numbers-leaf-draft = Draft explorer
numbers-base = Base game
numbers-kind = Expansions and players
numbers-level = { $level } against { $level }
numbers-games = { $n ->
    [one] { $shown } game
   *[other] { $shown } games
}
numbers-cases = { $n ->
    [one] game
   *[other] games
}
numbers-few = Not enough games
numbers-piece = Piece
numbers-wonder = Wonder
numbers-built = built, %
numbers-wins = wins, %
numbers-wins-of-owner = win rate of the owner, %, and number of games
numbers-taken-first = picked first of four, %
numbers-wanted = wanted and winning
numbers-overrated = wanted, but losing
numbers-bars = bars: 95% interval
numbers-which-wonders = Which Wonders win
numbers-scatter = How often each Wonder was picked first of four, and how often its owner won.
numbers-scatter-drawn = How often each Wonder was picked first of four. Win rates come from { $n } more games with Wonders dealt at random, so they reflect the Wonder and not the player who chose it.
numbers-as-table = Show as a table
numbers-how-games-end = How games end
numbers-ends-within = Each share is accurate to within ±{ $n } points.
numbers-who-begins = Who goes first
numbers-first = Wins of the player who goes first, from { $low } to { $high }% with 95% confidence.
numbers-tokens = Progress tokens
numbers-guilds = Guilds
numbers-gods = Gods
numbers-leaders = Leaders
numbers-conspiracies = Conspiracies
numbers-cards = Cards
numbers-more = { $n ->
    [one] Show { $n } more
   *[other] Show { $n } more
}
numbers-fewer = Show fewer
numbers-about = { $games } games of { $level } against itself. A piece may win often only because the leading player takes it. These figures describe games, not causes.

## Draft explorer
numbers-your-wonders = Wonders in your game
numbers-your-wonders-about = Select up to { $n } to compare only those. The figure is the win rate of a player who has the Wonder.
numbers-clear = Clear selection
numbers-together = Which two win together
numbers-together-about = wins in 100 games with both; on the diagonal, one alone
numbers-mine-against = Mine against theirs
numbers-mine-against-about = row: your Wonder, column: your opponent’s
numbers-compare = Compare
numbers-with = Together
numbers-against = Against
numbers-alone = one alone
numbers-cell-with = { $one } with { $other }: { $share }%, ±{ $within }, { $games } games
numbers-cell-against = { $one } against { $other }: { $share }%, ±{ $within }, { $games } games
numbers-tap = Select a cell to see its interval
numbers-take = darker blue: take both
numbers-leave = darker orange: leave them
numbers-unsure = striped: unsure, ±{ $n } or more
numbers-draft-drawn = From games with Wonders dealt at random and strong play otherwise.
numbers-draft-chosen = From games in which both players chose their Wonders. Many pairs have few games.
numbers-best-pairs = Best pairs
numbers-worst-pairs = Leave to your opponent

## My games
numbers-none-yet = No finished games yet
numbers-none-yet-about = Finish a game to see your statistics here.
numbers-to-play = Play
numbers-rating = Rating
numbers-accuracy = Accuracy
numbers-last-games = { $n ->
    [one] in the last game
   *[other] in the last { $n } games
}
numbers-timeline = { $name }, { $n } games: first { $first }, last { $last }
numbers-won = Games won
numbers-won-about = { $n ->
    [one] of { $n } finished game
   *[other] of { $n } finished games
}
numbers-won-of = won, %, and number of games
numbers-hollow = Hollow points: fewer than 10 games, too few to judge.
numbers-help-most = What would help most
numbers-no-advice = { $n ->
    [0] Open reviews of your games, and advice will appear here.
    [one] { $n } game reviewed so far. Advice appears after 10 similar mistakes.
   *[other] { $n } games reviewed so far. Advice appears after 10 similar mistakes.
}
numbers-advice-science = You miss scientific symbols
numbers-advice-opens = You reveal cards for your opponent
numbers-advice-again = You miss extra turns
numbers-advice-denies = You leave cards your opponent needs
numbers-advice-shields = You fall behind in military
numbers-advice-resources = You lack resources of your own
numbers-advice-coins = You run short of coins
numbers-advice-points = You pass up points
numbers-advice-senate = You lose control of the Senate
numbers-advice-share = { $share } of the win chance you lose
numbers-good = { $age ->
    [draft] Your drafts are strong
   *[age] You play Age { $name } well
}
numbers-good-about = { $cost } points of win chance lost per move, { $usual } on average.
numbers-per-game = per game
numbers-puzzles = Puzzles on this
numbers-costs = Where you lose win chance
numbers-costs-unit = points of win chance lost per game
numbers-lost-unit = points of win chance lost per move
numbers-hatched = Striped: fewer than 10 cases, too few to judge.
numbers-age-draft = Draft
numbers-slip-science = Missed science
numbers-slip-opens = Revealed a card
numbers-slip-again = Missed an extra turn
numbers-slip-denies = Left a key card
numbers-slip-shields = Too few shields
numbers-slip-resources = Missed a resource
numbers-slip-coins = Short of coins
numbers-slip-points = Missed points
numbers-slip-senate = Senate control
numbers-slip-later = Worth more later
numbers-win-and-lose = How I win and lose
numbers-won-n = Won: { $n }
numbers-lost-n = Lost: { $n }
numbers-skill-luck = Skill and luck
numbers-skill-luck-about = { $n ->
    [one] In points of win chance, from { $n } reviewed game.
   *[other] In points of win chance per game, from { $n } reviewed games.
}
numbers-began-first = You went first
numbers-began-second = Your opponent went first
numbers-by-wonder = By Wonder
numbers-by-opponent = By opponent
numbers-by-mix = By expansion
numbers-by-move = Mistakes by age and move
numbers-move = Age or move
numbers-mistakes = mistakes, % of moves
numbers-lost = lost
numbers-deed-draft = Take a Wonder or leader
numbers-deed-build = Build
numbers-deed-discard = Discard
numbers-deed-wonder = Build a Wonder
numbers-deed-stage = Build a stage
numbers-deed-progress = Take a progress token
numbers-deed-recruit = Recruit
numbers-deed-activate = Activate a god
numbers-deed-influence = Place influence
numbers-deed-other = Other moves
numbers-mine-about = { $n ->
    [one] Results come from your last 2,000 games, mistakes from { $n } reviewed game.
   *[other] Results come from your last 2,000 games, mistakes from { $n } reviewed games.
}
