"""The zones of the base game: cities, structure, boards, decks, pending steps.

In the base game both players know the same, except for the tokens drawn with the Great Library.
"""
