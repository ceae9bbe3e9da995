### The end of a game; fetched when a game is over.

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
    [winner] { $players ->
        [2] You have more points: { $most } to { $next }.
       *[other] You have the most points: { $most } to { $next }.
    }
   *[other] { $players ->
        [2] { $name } has more points: { $most } to { $next }.
       *[other] { $name } has the most points: { $most } to { $next }.
    }
}
why-blue = { $reader ->
    [winner] You both have { $most } points. Your civilian buildings are worth more ({ $mine } to { $next }), so you win.
   *[other] Both players have { $most } points. { $name }’s civilian buildings are worth more: { $mine } to { $next }.
}
why-coins = { $reader ->
    [winner] The points are tied at { $most }. You have more coins ({ $mine } to { $next }), so you win.
   *[other] The points are tied at { $most }. { $name } has more coins and wins: { $mine } to { $next }.
}
why-coins-team = { $reader ->
    [winner] The teams are tied at { $most } points. Yours has more coins ({ $mine } to { $next }), so you win.
   *[other] The teams are tied at { $most } points. { $name } has more coins and wins: { $mine } to { $next }.
}
why-shared-coins = Points ({ $most }) and coins ({ $mine }) are tied: { $name } share the victory.
why-shared-blue = Points ({ $most }) and points from civilian buildings ({ $mine }) are tied: the players share the victory.
result-loss = You lose
result-you = You
result-bars = Where the points come from
result-symbols = { $n } of 6 scientific symbols
result-chambers = { $n } of 6 chambers
result-pawn = Conflict pawn in { $name }’s capital

## The next thing after a game
next-level = Play the { $level }
next-about-up = You beat the { $level }. The { $next } plays a little better.
next-about-again = The { $level } won this time. Try again.
next-about-top = You beat the strongest opponent.

## What decided it
result-review = Review game
result-score = Score
result-cities = Show cities
result-story = Show review
result-on-points = { $mine }–{ $theirs } on points
