# Cities: why something cannot be done.

refused-cities-pay = The loss is { $owed ->
    [one] { $owed } coin
   *[other] { $owed } coins
} and the treasury holds { $coins }; nothing beyond either can be paid.

terminal-ask-classic-losses = pay the loss in coins, the rest becomes debt
