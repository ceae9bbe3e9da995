"""The expansion Pantheon: what it adds to the steps, effects and components of Duel."""
