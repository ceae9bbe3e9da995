# What a link to a table shows in a messenger.
preview-about = 7 Wonders and 7 Wonders Duel at one table: play, look things up, keep the score.
preview-invites = { $name } invites you: { $game }
preview-open = { $free ->
    [one] One seat of { $seats } is free. Come and play.
   *[other] { $free } of { $seats } seats are free. Come and play.
}
preview-full = All seats are taken; the game is about to begin.
preview-live = A game in progress.
preview-over = A finished game to look through.
preview-closed = This table is closed.
