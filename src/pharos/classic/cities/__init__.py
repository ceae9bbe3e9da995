"""Cities: black cards, debts, diplomacy, masks, eight players and teams."""
