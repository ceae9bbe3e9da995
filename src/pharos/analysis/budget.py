"""How much is thought about a choice, and with which random numbers."""

import hashlib
import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from pharos.core.errors import PharosError

SIMULATIONS = 2400
"""How much is thought about a choice, if nothing is said."""
ROUGH = 96
"""How much is thought for a first impression of a game."""
GAMES = 12
"""The simulations of a choice are spread over about so many games that fit the view."""
FEWEST, EACH = 4, 20
"""A first impression takes fewer games: to draw them takes longer than to think in them."""
PART = 200
"""The simulations in one of these games, where the clock says when to stop."""

BORDERS = (0.05, 0.10, 0.20)
"""Errors from which on a choice is an inaccuracy, a mistake, a blunder."""
NEAR, MORE = 0.02, 4
"""Within so much of a border a choice is compared again, with so many times the thought."""
CLOSER_FROM = 1000
PER_SEED = 1_000_000
"""A thought has so many seeds of its own."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is thought about one choice: simulations for each one compared, or seconds for all."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.simulations is None:
            object.__setattr__(self, "simulations", SIMULATIONS)
        if self.seconds is not None and not self.seconds > 0:
            raise PharosError("The seconds of a search must be more than 0.")
        if self.simulations is not None and self.simulations < 1:
            raise PharosError("A search needs at least one simulation.")

    @property
    def games(self) -> int:
        """About how many games that fit a view are looked at together."""
        if self.simulations is None:
            return GAMES
        return max(min(FEWEST, self.simulations), min(GAMES, self.simulations // EACH))

    @property
    def part(self) -> int:
        """How many simulations there are in each of them.

        Values of positions are compared with each other only where each had this many: a longer thought sees
        a position in another way.
        """
        return PART if self.simulations is None else max(1, self.simulations // GAMES)

    @property
    def whole(self) -> int:
        """How many simulations look for the best choice."""
        return PART * GAMES if self.simulations is None else self.simulations

    def closer(self, gap: float) -> "Budget | None":
        """How much more is thought where a difference lies near the border of a mark; None where it does not,
        or for a first impression."""
        if self.simulations is None or self.simulations < CLOSER_FROM:
            return None
        near = any(abs(gap - border) < NEAR for border in BORDERS)
        return Budget(simulations=MORE * self.simulations) if near else None

    def rounds(self) -> Iterator[int]:
        """Numbers of the rounds that there is time for, at least one."""
        began = time.monotonic()
        number = 0
        while number == 0 or (self.seconds is not None and time.monotonic() - began < self.seconds):
            yield number
            number += 1


def seed_of(known: Mapping[str, object], number: int) -> int:
    """The seed for the thought about a choice with a number, from what its seat knows.

    Another position has other sampled games. With the same ones at the same number of every game, the error
    of a small sample would be the same in every game too, and would look like luck over many.
    """
    told = hashlib.sha256(f"{number} {json.dumps(known, sort_keys=True)}".encode()).digest()
    return int.from_bytes(told[:4]) * PER_SEED


class Measured(NamedTuple):
    """A mean with its standard error."""

    mean: float
    error: float


def measured(values: list[float]) -> Measured:
    """The mean of some values, and how far it may be off; of a single one little is known."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return Measured(mean, 0.25)
    return Measured(mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count))
