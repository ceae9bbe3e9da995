"""The zones of the base game: the cities, the structure, the boards, the decks, what is pending.

In the base game both players know the same, but for the tokens drawn with the Great Library.
"""
