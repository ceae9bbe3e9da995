### The last move, warnings, and computer opponents.

last-move = Last move
pick-wonder = Wonders you can build

## Warnings before a sudden victory.
threat-military-theirs = { $left ->
    [one] The conflict pawn is 1 space from your capital
   *[other] The conflict pawn is { $left } spaces from your capital
}
threat-military-mine = { $left ->
    [one] The conflict pawn is 1 space from { $name }’s capital
   *[other] The conflict pawn is { $left } spaces from { $name }’s capital
}
threat-science-theirs = { $name } has 5 of 6 scientific symbols
threat-science-mine = You have 5 of 6 scientific symbols
threat-political-theirs = { $name } controls 5 of 6 chambers
threat-political-mine = You control 5 of 6 chambers

## The way up
foes = Opponent
foe-stars = Stars: { $n } of 3
foe-beginner = takes whatever looks prettiest.
foe-pupil = has one plan and sticks to it.
foe-trader = never overpays, not even by 1 coin.
foe-builder = builds Wonders first and asks questions later.
foe-scholar = counts your symbols before you do.
foe-strategist = watches the conflict pawn three turns ahead.
foe-master = misses nothing and rarely loses.
unfinished-lesson = Lesson: { $game }
unfinished-drop = Resign this game
unfinished-owed = Your turn in { $n } of { $all } games
unfinished-left = { $time } left
unfinished-sure = Resign?
unfinished-all = Show all { $n } games
chat-team = Team
chat-all = All
result-table = Show table
