"""Training samples of a network, as flat arrays that `fit.py` reads."""

from array import array
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.chance import Chance

ROOT_NOISE_FRACTION: Final = 0.15
"""Part of the root policy that is replaced by noise in positions that become training samples."""
UNKNOWN: Final = 9.0
"""Value of a position without an impartial search."""


@final
class Effort:
    """How much a game of self-play searches."""

    def __init__(self, loose: int, quick: int, deep: int, share: int) -> None:
        self.loose = loose
        """Number of first choices that are drawn in proportion to visits."""
        self.quick = quick
        """Simulations for a choice that is not a training sample."""
        self.deep = deep
        """Simulations for a training sample."""
        self.share = share
        """How many choices of a thousand are training samples."""


@final
class Pages:
    """Positions: inputs, policy rows of the choices, visit shares, and the result of the game."""

    def __init__(self) -> None:
        self.found = array("H")
        self.counts = array("H")
        self.rows = array("h")
        self.shares = array("f")
        self.values = array("f")
        self.ends = array("B")
        self.games = array("i")
        self.seats = array("B")

    def keep(
        self,
        found: vec[i64],
        count: i64,
        rows: vec[i64],
        visits: list[int],
        brought: float,
        impartial: bool,
    ) -> None:
        """Adds a position; `brought` is the sum of the values of all visits, for the seat that chooses. If
        the player is not impartial, only the result of the game is used."""
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

    def end(self, end: int, game: int, seat: int) -> None:
        """Sets the seat and its result for the oldest position that does not have one yet."""
        self.ends.append(end)
        self.games.append(game)
        self.seats.append(seat)

    def write(self, path: str) -> None:
        """Writes one file for each array."""
        for name, numbers in (
            ("found", self.found),
            ("counts", self.counts),
            ("rows", self.rows),
            ("shares", self.shares),
            ("values", self.values),
            ("ends", self.ends),
            ("games", self.games),
            ("seats", self.seats),
        ):
            with open(f"{path}.{name}", "wb") as file:
                numbers.tofile(file)


def picked(visits: list[int], chance: Chance, loose: bool) -> int:
    """Returns the index of the most visited choice, or with `loose` one drawn in proportion to visits."""
    if loose:
        drawn = chance.below(sum(visits))
        for n, tried in enumerate(visits):
            drawn -= tried
            if drawn < 0:
                return n
    return visits.index(max(visits))


class Recorder:
    """The samples of the games of one process, and how many games were played."""

    def __init__(self, most_choices: int) -> None:
        self.pages = Pages()
        self.buffer: vec[i64] = vec[i64]([0] * most_choices)
        self.played: i64 = 0
