# The score pad, for a game with the box on the table.

pad-player = Player { $n }
pad-name = Name of player { $n }
pad-enter = Cards
pad-done = Done
pad-clear = Count it from the cards again
pad-hint = Write the points into the sheet, or open the cards of a city and tick off what it holds: science, guilds and leaders are then counted for you. A figure that you write wins over the cards.
pad-alone = { $names }: something here counts the neighbours. Enter their cards too, or write the points.
pad-free-city = The free city has no score. Its cards count for its neighbours.
pad-free-about = Its cards count for guilds that look at the neighbours.
pad-craftsmens = Craftsmen’s Guild: 2 points, as printed
pad-team = Team
pad-wins = { $name } wins
pad-wins-blue = { $name } wins by the points of the blue cards
pad-wins-coins = { $name } wins by coins
pad-team-wins = { $names } win together
pad-tied = The victory is shared: { $names }
pad-table = The shared board
pad-pawn = Conflict pawn
pad-nobody = nobody
pad-ended = How it ended
pad-winner = Winner
pad-board = Wonder board
pad-board-none = not entered
pad-stages = Stages built
pad-coins = Coins
pad-victories = { $n ->
    [one] Victory tokens of { $n } point
   *[other] Victory tokens of { $n } points
  }
pad-defeats = Defeat tokens
pad-debt = Debt
pad-tokens = Mythology and offering tokens kept
pad-god-coins = Coins left on Astarte
pad-seek = Find a card by its name
pad-courtesan = Leader copied by the Courtesans Guild
pad-courtesan-none = none
pad-symbols = More symbols
pad-symbols-about = For symbols without their cards: from a quick count, or when only science is to be counted. A wild symbol becomes whatever is worth most.
pad-wild = Wild symbols
pad-lies-at = with { $name }
pad-less = Fewer
pad-more = More
pad-share = Share as a link
pad-picture = Save as a picture
pad-print = Print
pad-new = New sheet
pad-kept = Kept on this device
pad-drop = Delete
pad-full = This device has no room left: what you write now is not kept.
pad-link-copied = The link is copied. Whoever opens it sees this sheet.
pad-link-bad = This link holds no score sheet. Perhaps it was cut when it was sent.
pad-picture-saved = The picture is saved.
