"""The shipped statistics tables, with confidence intervals."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

from pharos.core.errors import UnknownName

DATA = Path(__file__).parent / "data"
Z = 1.959964
"""Standard errors of a 95 % interval."""
FEW = 10
"""Minimum number of cases for a meaningful number."""
PAIRS_OF_EACH = 3
"""Number of pairs that contain a given one of a player's four Wonders in Duel."""
TABLES = ("wonders", "tokens", "guilds", "gods", "conspiracies", "leaders", "cards")


@dataclass(frozen=True, slots=True)
class Figure:
    """A share with its 95 % interval and the number of cases."""

    cases: int
    share: float
    low: float
    high: float

    @property
    def few(self) -> bool:
        """Whether there are too few cases to be meaningful."""
        return self.cases < FEW


def figure(hits: float, cases: float) -> Figure:
    """Returns a share with its Wilson interval; without any cases, the interval from 0 to 1.

    >>> figure(60, 100)
    Figure(cases=100, share=0.6, low=0.502, high=0.6906)
    >>> figure(0, 0)
    Figure(cases=0, share=0.0, low=0.0, high=1.0)
    """
    if cases <= 0:
        return Figure(0, 0.0, 0.0, 1.0)
    share = hits / cases
    middle = share + Z * Z / (2 * cases)
    spread = Z * sqrt(max(0.0, share * (1 - share)) / cases + Z * Z / (4 * cases * cases))
    whole = 1 + Z * Z / cases
    low, high = max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
    return Figure(round(cases), round(share, 4), round(low, 4), round(high, 4))


class Numbers:
    """The tables of one game variant."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        self._told = told
        self.game = str(told["game"])
        self.expansions = tuple(told["expansions"])
        self.players = int(told["players"])
        self.level = str(told["level"])
        self.simulations = int(told["simulations"])
        self.games = int(told["games"])
        self.drawn = int(told.get("drawn", 0))
        """Number of additional games with randomly drafted Wonders; pairs of Wonders are counted in these
        only."""

    @property
    def seats(self) -> int:
        """Total number of seats in all games."""
        return self.games * self.players

    def victories(self) -> dict[str, Figure]:
        """Returns the share of each kind of victory."""
        return {name: figure(count, self.games) for name, count in self._told["victories"].items()}

    def first(self) -> Figure | None:
        """Returns the win rate of the first player in Duel."""
        rows = self._told.get("first")
        return None if not rows else figure(rows["first"][1], rows["first"][0])

    def rows(self, table: str) -> dict[str, tuple[Figure, Figure]]:
        """Returns by name the share of games that contained a piece, and its owner's win rate."""
        counts = self._told.get(table, {})
        return {
            name: (figure(min(row[0], self.games), self.games), figure(row[1], row[0]))
            for name, row in counts.items()
        }

    def beside(self, table: str, place: int) -> dict[str, Figure]:
        """Returns additional shares of a table: for Wonders of Duel, taken first of four (0) and built
        (1)."""
        return {
            name: figure(row[2 + place], row[0])
            for name, row in self._told.get(table, {}).items()
            if len(row) > 2 + place
        }

    def pairs(self, table: str) -> dict[tuple[str, str], Figure]:
        """Returns win rates of pairs: `pairs` for two Wonders of one player, `against` for the first versus
        the second."""
        found = {}
        for names, row in self._told.get(table, {}).items():
            one, _, other = names.partition(" ")
            found[one, other] = figure(row[1], row[0])
        return found

    def alone(self) -> dict[str, Figure]:
        """Returns the win rate of each Wonder of Duel in the games used for pairs.

        Each of a player's four Wonders occurs in three pairs.
        """
        sums: dict[str, list[float]] = {}
        for names, (cases, won) in self._told.get("pairs", {}).items():
            for name in names.split():
                row = sums.setdefault(name, [0.0, 0.0])
                row[0] += cases / PAIRS_OF_EACH
                row[1] += won / PAIRS_OF_EACH
        return {name: figure(won, cases) for name, (cases, won) in sums.items()}

    def scores(self) -> dict[str, tuple[float, float]]:
        """Returns the mean points of all players, and of winners, for each line of the score sheet."""
        return {
            row: (round(sums[0] / self.seats, 2), round(sums[1] / self.games, 2))
            for row, sums in self._told["scores"].items()
        }


@cache
def all_numbers() -> tuple[Numbers, ...]:
    """Returns the tables of every variant."""
    files = sorted(DATA.glob("*.json"))
    return tuple(Numbers(json.loads(file.read_text(encoding="utf-8"))) for file in files)


def numbers_of(game: str, expansions: Iterable[str] = (), players: int | None = None) -> Numbers:
    """Returns the tables of a variant; if `players` is None, the one with the most games."""
    mix = sorted(expansions)
    found = [
        one
        for one in all_numbers()
        if one.game == game and sorted(one.expansions) == mix and players in (None, one.players)
    ]
    if not found:
        raise UnknownName("There are no numbers for this kind of game.")
    return max(found, key=lambda one: one.games)
