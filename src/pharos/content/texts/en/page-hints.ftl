### The lamp and the coach, beside a game against the computer.
hint-title = How am I doing?
hint-gauge = Win chance { $chance }, give or take { $doubt }
hint-standing-far_behind = Far behind
hint-standing-behind = A little behind
hint-standing-even = Even
hint-standing-ahead = A little ahead
hint-standing-far_ahead = Far ahead
hint-ideas = Three ideas
hint-chances = Chances
hint-thinking = Thinking…
hint-coach = Warn me before blunders
hint-noted = { $n ->
    [0] Hints are noted in the game file
    [one] { $n } hint so far, noted in the game file
   *[other] { $n } hints so far, noted in the game file
}
hint-sure = Are you sure?
hint-danger = { $what }: this costs about { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} of win chance.
hint-danger-why = It { $why }.
hint-choose-again = Choose again
hint-anyway = Play anyway
