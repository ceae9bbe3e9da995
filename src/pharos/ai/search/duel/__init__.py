"""The tree search for Duel."""
