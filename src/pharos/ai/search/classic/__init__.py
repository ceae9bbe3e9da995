"""The tree search for 7 Wonders."""
