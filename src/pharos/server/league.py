"""Divisions of a league and promotion between them. Pure functions: nothing is stored or sent here."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import chain
from typing import Literal

Move = Literal["up", "down"]

FEWEST = 3
"""The smallest division: fewer would be a single match, or no table of 7 Wonders."""


def exchanged(upper: int, lower: int, movers: int) -> int:
    """Returns how many players move up, and as many down, between adjacent divisions of these sizes.

    >>> exchanged(6, 6, 2), exchanged(6, 3, 2), exchanged(3, 3, 0)
    (2, 1, 0)
    """
    return min(movers, upper // 2, lower // 2)


def moves(sizes: Sequence[int], division: int, movers: int) -> list[Move | None]:
    """Returns for each place in a division (0 is the highest) whether that player moves up or down.

    >>> moves([4, 4], 1, 1), moves([4], 0, 1)
    (['up', None, None, None], [None, None, None, None])
    """
    own = sizes[division]
    up = exchanged(sizes[division - 1], own, movers) if division > 0 else 0
    down = exchanged(own, sizes[division + 1], movers) if division + 1 < len(sizes) else 0
    marks: list[Move | None] = [None] * own
    marks[:up] = ["up"] * up
    marks[own - down :] = ["down"] * down
    return marks


def next_season(
    last: Sequence[Sequence[str]], movers: int, present: Sequence[str], size: int, most: int
) -> list[list[str]]:
    """Returns the divisions of the next season, strongest first.

    `last` contains the divisions of the last season, ordered by place; `present` contains everyone who
    continues, newcomers in the order of joining. Places of those who left are filled from below.
    """
    ladder = _after_exchange([_of(one, set(present)) for one in last], movers)
    ladder += [one for one in present if one not in set(ladder)]
    return cut(ladder, size, most)


def cut(ladder: Sequence[str], size: int, most: int) -> list[list[str]]:
    """Cuts a ladder into divisions of equal size; the last takes the rest, unless it would be too small.

    >>> cut("abcdefg", 3, 7), cut("abcdefgh", 7, 7)
    ([['a', 'b', 'c'], ['d', 'e', 'f', 'g']], [['a', 'b', 'c', 'd'], ['e', 'f', 'g', 'h']])
    """
    found = [list(ladder[at : at + size]) for at in range(0, len(ladder), size)]
    if len(found) > 1 and len(found[-1]) < FEWEST:
        both = found[-2] + found[-1]
        half = (len(both) + 1) // 2
        found[-2:] = [both] if len(both) <= most else [both[:half], both[half:]]
    return found


def _of(division: Sequence[str], present: Set[str]) -> list[str]:
    return [one for one in division if one in present]


def _after_exchange(divisions: list[list[str]], movers: int) -> list[str]:
    sizes = [len(one) for one in divisions]
    stay: list[list[str]] = []
    up: list[list[str]] = []
    down: list[list[str]] = []
    for n, division in enumerate(divisions):
        marks = moves(sizes, n, movers)
        up.append([one for one, mark in zip(division, marks, strict=True) if mark == "up"])
        down.append([one for one, mark in zip(division, marks, strict=True) if mark == "down"])
        stay.append([one for one, mark in zip(division, marks, strict=True) if mark is None])
    joined = (
        [*(down[n - 1] if n else []), *stay[n], *(up[n + 1] if n + 1 < len(up) else [])]
        for n in range(len(divisions))
    )
    return list(chain.from_iterable(joined))
