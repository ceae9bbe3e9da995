# The score pad, for a game with the box on the table.

pad-player = Player { $n }
pad-name = Name of player { $n }
pad-enter = Cards
pad-done = Done
pad-clear = Score the cards again
pad-hint = Type the points, or open a city and check off its cards: science, guilds, and leaders are scored for you. Points you type replace the cards.
pad-alone = { $names }: some of these cards depend on the neighbors. Check off the neighbors’ cards too, or type the points.
pad-free-city = The free city has no score. Its cards count for its neighbors.
pad-free-about = Its cards count for guilds that score the neighbors.
pad-craftsmens = Craftsmen’s Guild: 2 points (card)
pad-team = Team
pad-wins = { $name } wins
pad-wins-blue = { $name } wins on blue card points
pad-wins-coins = { $name } wins on coins
pad-team-wins = { $names } win
pad-tied = Shared victory: { $names }
pad-table = Shared board
pad-pawn = Conflict pawn
pad-nobody = no one
pad-ended = How it ended
pad-winner = Winner
pad-board = Wonder board
pad-board-none = not set
pad-stages = Stages built
pad-coins = Coins
pad-victories = { $n ->
    [one] Victory tokens ({ $n } point)
   *[other] Victory tokens ({ $n } points)
  }
pad-defeats = Defeat tokens
pad-debt = Debt tokens
pad-tokens = Mythology and offering tokens left
pad-god-coins = Coins left on Astarte
pad-seek = Find a card
pad-courtesan = Leader copied by the Courtesans Guild
pad-courtesan-none = none
pad-symbols = More symbols
pad-symbols-about = For symbols without cards, or to score science only. A wild symbol counts as whatever scores most.
pad-wild = Wild symbols
pad-lies-at = with { $name }
pad-less = Fewer
pad-more = More
pad-share = Share link
pad-picture = Save image
pad-print = Print
pad-new = New score
pad-kept = Saved on this device
pad-drop = Delete
pad-full = Storage is full. Your changes are not saved.
pad-link-copied = Link copied. Anyone with the link can see this score.
pad-link-bad = This link has no score in it. It may be incomplete.
pad-picture-saved = Image saved
