"""The zones of 7 Wonders: whose turn it is, cities, hands, the discard pile, the history.

Cities lie open, but for the cards under a wonder; a hand is known to those who held it.
"""
