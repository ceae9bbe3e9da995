### The table tells what happened.

last-move = Last move
pick-wonder = Wonders you can build

## Why a game ended as it did. $name won, $rival lost; $reader is `winner`, `loser`, or `other` for a spectator.
why-military = { $reader ->
    [winner] The conflict pawn reached { $rival }’s capital. You win at once, whatever the score.
    [loser] The conflict pawn reached your capital. { $name } wins at once, whatever the score.
   *[other] The conflict pawn reached { $rival }’s capital. { $name } wins at once, whatever the score.
}
why-science = { $reader ->
    [winner] You collected 6 different scientific symbols. You win at once, whatever the score.
   *[other] { $name } collected 6 different scientific symbols and wins at once, whatever the score.
}
why-political = { $reader ->
    [winner] You control all 6 chambers of the Senate. You win at once, whatever the score.
   *[other] { $name } controls all 6 chambers of the Senate and wins at once, whatever the score.
}
why-points = { $reader ->
    [winner] You have the most points: { $most } against { $next }.
   *[other] { $name } has the most points: { $most } against { $next }.
}
why-blue = { $reader ->
    [winner] You both have { $most } points. Your civilian buildings are worth more, so you win.
   *[other] Both players have { $most } points. { $name }’s civilian buildings are worth more and decide the game.
}
why-coins = { $reader ->
    [winner] The points are tied at { $most }. You have more coins, so you win.
   *[other] The points are tied at { $most }. { $name } has more coins, and they decide the game.
}
why-shared = The scores are tied at { $most } points: the victory is shared.
result-loss = You lose
result-you = You
result-bars = Where the points come from
result-symbols = { $n } of 6 scientific symbols
result-chambers = { $n } of 6 chambers
result-pawn = Conflict pawn in { $name }’s capital

## The next thing after a game
next-level = Play { $level }
next-about-up = You beat { $level }. { $next } plays a little better.
next-about-again = { $level } won this time. Try again.
next-about-top = You beat the strongest opponent there is.

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
foe-beginner = takes whatever looks pretty.
foe-pupil = has one plan and sticks to it.
foe-trader = never pays a coin too many.
foe-builder = puts up Wonders first and asks questions later.
foe-scholar = counts your symbols before you do.
foe-strategist = watches the conflict pawn three turns ahead.
foe-master = keeps the light burning and rarely loses.
unfinished-lesson = Lesson: { $game }
unfinished-drop = Resign from this game
unfinished-sure = Resign?
unfinished-all = Show all { $n } games
