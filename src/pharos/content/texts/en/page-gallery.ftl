# The gallery of everything that is printed.

gallery-search = Search
gallery-kind = Kind
gallery-box = Set
gallery-base = base game
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
    [0] No matches
    [one] { $n } piece
   *[other] { $n } pieces
  }
gallery-none = No matches. Remove a filter or search with fewer words.
gallery-hint = Select a piece to see its chains and rules. Point at it to see it larger.
gallery-chains = Chains
gallery-chains-about = A golden line leads from a card to the cards it makes free.
gallery-opened-by = { $card }, free with { $from }
gallery-copies = Copies in the game
gallery-from = Only with { $n } or more players.
gallery-in-box = { $n ->
    [one] { $n } copy in the box.
   *[other] { $n } copies in the box.
  }
gallery-guilds-dealt = A game uses 2 more guilds than there are players, chosen at random.
gallery-rules = Rules
gallery-more-rules = { $n ->
    [one] Show { $n } more rule
   *[other] Show { $n } more rules
  }
gallery-war = Military token
gallery-war-at = Triggers once, when the conflict pawn is { spaces } from the center on that side.
gallery-pawn = Conflict pawn
gallery-pawn-about = Each shield moves it 1 space toward your opponent’s capital. Reaching the capital wins the game.
gallery-cubes-about = Each player has 12. The player with more cubes in a chamber controls it.
gallery-victory-about = { points } for each neighbor you defeat at the end of { $age }.
gallery-defeat-about = −1 point for each conflict you lose.
gallery-courtesan-about = Marks the neighbor’s leader that the Courtesans Guild copies.
gallery-debt-about = −1 point for each coin of a loss you did not pay.
gallery-diplomacy-about = Sit out the conflicts of this age, then return the token.
gallery-coin = Coin
gallery-coin-about = Every 3 coins left at the end are worth 1 point.
