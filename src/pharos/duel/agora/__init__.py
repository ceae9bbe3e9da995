"""The expansion Agora: what it adds to the steps, effects and components of Duel."""
