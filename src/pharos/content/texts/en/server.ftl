# What a link to a table shows in a messenger.
preview-about = Play 7 Wonders and 7 Wonders Duel online, look up cards and rules, and keep score.
preview-invites = { $name } invites you to play { $game }
preview-open = { $free ->
    [one] 1 of { $seats } seats is free. Come and play.
   *[other] { $free } of { $seats } seats are free. Come and play.
}
preview-full = All seats are taken. The game is about to start.
preview-live = A game in progress.
preview-over = A finished game. Watch the replay.
preview-closed = This table is closed.
