"""7 Wonders Duel: one file per noun of its rulebook, and one module per expansion."""
