"""The Pantheon expansion: what it adds to the steps, effects and components of Duel."""
