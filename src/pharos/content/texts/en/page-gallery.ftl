# The gallery of everything that is printed.

gallery-search = Search
gallery-kind = Kind
gallery-box = Box
gallery-base = the game itself
gallery-kind-card = Cards
gallery-kind-leader = Leaders
gallery-kind-senator = Senators
gallery-kind-wonder = Wonders
gallery-kind-board = Wonder boards
gallery-kind-progress = Progress tokens
gallery-kind-god = Gods
gallery-kind-decree = Decrees
gallery-kind-conspiracy = Conspiracies
gallery-kind-token = Tokens and pieces
gallery-found = { $n ->
    [0] Nothing found
    [one] { $n } piece
   *[other] { $n } pieces
  }
gallery-none = No piece is like that. Take a filter away, or search with fewer words.
gallery-hint = A click or a tap opens a piece with its chains and its rules; hovering shows it large.
gallery-chains = Chains
gallery-chains-about = A golden line leads from a card to those that it makes free of charge.
gallery-opened-by = { $card }, free of charge with { $from }
gallery-copies = Copies in the game
gallery-from = Only with { $n } or more players.
gallery-in-box = { $n ->
    [one] There is one of it in the box.
   *[other] There are { $n } of it in the box.
  }
gallery-guilds-dealt = Of the guilds only two more than there are players are in a game, drawn by lot.
gallery-rules = In the rules
gallery-more-rules = { $n ->
    [one] Show { $n } more rule
   *[other] Show { $n } more rules
  }
gallery-war = Military token
gallery-war-at = { $n ->
    [one] It works once, when the pawn is { $n } space from the middle on that side.
   *[other] It works once, when the pawn is { $n } spaces from the middle on that side.
  }
gallery-pawn = Conflict pawn
gallery-pawn-about = Every shield moves it one space towards the opponent’s capital. When it gets there the game is won.
gallery-cubes-about = Each player has twelve. Whoever has more of them in a chamber controls it.
gallery-victory-about = { $n ->
    [one] { $n } point, for each neighbour defeated at the end of { $age }.
   *[other] { $n } points, for each neighbour defeated at the end of { $age }.
  }
gallery-defeat-about = One point less, for each conflict lost.
gallery-courtesan-about = Lies on the neighbour’s leader that the Courtesans Guild copies.
gallery-debt-about = One point less for each coin that a loss demanded and that was not paid.
gallery-diplomacy-about = Whoever has one takes no part in the conflicts of this age, and gives the token back.
gallery-coin = Coin
gallery-coin-about = Three that are left at the end are worth one point.
