"""What a network learns from, as flat rows of numbers that `fit.py` reads."""

from array import array
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.chance import Chance

ROOT_NOISE_FRACTION: Final = 0.15
"""The part of the policy at the root that is drawn at random where a position is learned from."""
UNKNOWN: Final = 9.0
"""The value of a position that no impartial search judged."""


@final
class Pages:
    """Positions: their inputs, the rows of their choices, how often each was tried, how the game ended."""

    def __init__(self) -> None:
        self.found = array("H")
        self.counts = array("H")
        self.rows = array("h")
        self.shares = array("f")
        self.values = array("f")
        self.ends = array("B")
        self.games = array("i")

    def keep(
        self,
        found: vec[i64],
        count: i64,
        rows: vec[i64],
        visits: list[int],
        brought: float,
        impartial: bool,
    ) -> None:
        """One position; `brought` is the sum of the values of all visits, for the seat that chooses. Of a
        player with a taste of its own only the way the game ended is learned."""
        for n in range(count):
            self.found.append(int(found[n]))
        self.counts.append(int(count))
        if not impartial:
            self.counts.append(0)
            self.values.append(UNKNOWN)
            return
        choices = len(visits)
        self.counts.append(choices)
        tried = float(sum(visits))
        for n in range(4 * choices):
            self.rows.append(int(rows[n]))
        for visited in visits:
            self.shares.append(visited / tried)
        self.values.append(brought / tried)

    def end(self, end: int, game: int) -> None:
        """How the game of the next position without an end was finished."""
        self.ends.append(end)
        self.games.append(game)

    def write(self, path: str) -> None:
        """One file for each kind of number."""
        for name, numbers in (
            ("found", self.found),
            ("counts", self.counts),
            ("rows", self.rows),
            ("shares", self.shares),
            ("values", self.values),
            ("ends", self.ends),
            ("games", self.games),
        ):
            with open(f"{path}.{name}", "wb") as file:
                numbers.tofile(file)


def picked(visits: list[int], chance: Chance, loose: bool) -> int:
    """The place of the choice visited most, or of one drawn by visits."""
    if loose:
        drawn = chance.below(sum(visits))
        for n, tried in enumerate(visits):
            drawn -= tried
            if drawn < 0:
                return n
    return visits.index(max(visits))
