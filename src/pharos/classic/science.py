"""Science: the value of symbols, with wild ones used in the best way."""

from typing import Final

from mypy_extensions import i64

from pharos.classic.piece import SETUP

SET_POINTS: Final[i64] = SETUP.science_set_points


def symbols_worth(first: i64, second: i64, third: i64, set_points: i64) -> i64:
    """Returns the squares of equal symbols and the points for sets (SW-SCI-01, SW-SCI-02)."""
    sets = first
    if second < sets:
        sets = second
    if third < sets:
        sets = third
    return first * first + second * second + third * third + set_points * sets


def science_worth(symbols: i64, wild: i64, bonus: i64) -> i64:
    """Returns the most that symbols can be worth if each wild one may be any symbol (SW-SCI-03), with a bonus
    for each set (LEADERS-POINTS-06)."""
    first = symbols & 255
    second = (symbols >> 8) & 255
    third = (symbols >> 16) & 255
    set_points = SET_POINTS + bonus
    best: i64 = 0
    more: i64 = 0
    while more <= wild:
        others: i64 = 0
        while more + others <= wild:
            worth = symbols_worth(first + more, second + others, third + wild - more - others, set_points)
            if worth > best:
                best = worth
            others += 1
        more += 1
    return best
