"""7 Wonders Duel: one module per concept of the rulebook, and one package per expansion."""
