"""The search budget of an analysis, and its random seeds."""

import hashlib
import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from pharos.core.errors import PharosError

SIMULATIONS = 2400
"""Default number of simulations for a choice."""
ROUGH = 96
"""Number of simulations for a quick overview of a game."""
GAMES = 12
"""Number of determinizations that share the simulations of a choice."""
FEWEST, EACH = 4, 20
"""A quick overview uses fewer determinizations: sampling them would take longer than searching them."""
PART = 200
"""Simulations per determinization when there is a time limit."""

BORDERS = (0.05, 0.10, 0.20)
"""Minimum errors of an inaccuracy, a mistake, and a blunder."""
NEAR, MORE = 0.02, 4
"""A choice within NEAR of a border is compared again, with MORE times the simulations."""
CLOSER_FROM = 1000
PER_SEED = 1_000_000
"""Range of seeds reserved for each analysis."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The budget for one choice: simulations for each alternative compared, or seconds in total."""

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
        """Number of determinizations of a view."""
        if self.simulations is None:
            return GAMES
        return max(min(FEWEST, self.simulations), min(GAMES, self.simulations // EACH))

    @property
    def part(self) -> int:
        """Number of simulations in each determinization.

        Values of positions are comparable only with the same number of simulations: the estimate depends on
        the depth of the search.
        """
        return PART if self.simulations is None else max(1, self.simulations // GAMES)

    @property
    def whole(self) -> int:
        """Number of simulations to find the best choice."""
        return PART * GAMES if self.simulations is None else self.simulations

    def closer(self, gap: float) -> "Budget | None":
        """Returns a larger budget if a difference is near the border of a mark; otherwise, and for a quick
        overview, None."""
        if self.simulations is None or self.simulations < CLOSER_FROM:
            return None
        near = any(abs(gap - border) < NEAR for border in BORDERS)
        return Budget(simulations=MORE * self.simulations) if near else None

    def rounds(self) -> Iterator[int]:
        """Yields the numbers of the rounds that fit in the time, at least one."""
        began = time.monotonic()
        number = 0
        while number == 0 or (self.seconds is not None and time.monotonic() - began < self.seconds):
            yield number
            number += 1


def seed_of(known: Mapping[str, object], number: int) -> int:
    """Returns a seed derived from what the seat knows and the number of the choice.

    Different positions get different samples. If every game used the same samples at the same number, their
    sampling error would be correlated and would look like luck over many games.
    """
    told = hashlib.sha256(f"{number} {json.dumps(known, sort_keys=True)}".encode()).digest()
    return int.from_bytes(told[:4]) * PER_SEED


class Measured(NamedTuple):
    """A mean with its standard error."""

    mean: float
    error: float


def measured(values: list[float]) -> Measured:
    """Returns the mean of some values and its standard error; for a single value, a rough default."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return Measured(mean, 0.25)
    return Measured(mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count))
