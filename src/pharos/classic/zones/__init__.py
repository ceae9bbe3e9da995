"""The zones of 7 Wonders: the turn, cities, hands, the discard pile, the history.

Cities are public, except for cards under a wonder; a hand is known to the seats that have held it.
"""
