"""Which game is dealt by which seed.

Every game of a batch, and of an environment that is reset again and again, has a number. The seed of the
training and this number give the seed of the deal; how many processes play, and which of them ends a game
first, changes nothing. These seeds lie above all seeds that matches and evaluations deal by, so an agent is
never judged by a deal that it was trained on.
"""

import operator
import secrets
from collections.abc import Sequence
from typing import Any

from pharos.core.errors import PharosError

NUMBERS = 2**64
"""Each seed of training has so many games of its own."""
TRAINING = 2**512
"""Deals of training have seeds around this one."""
LARGEST = 2**256
"""Seeds of training, and seeds of matches and evaluations, are smaller than this."""


def training_seed(seed: int, number: int) -> int:
    """The seed that deals a game of training: `pharos.new_game("duel", seed=training_seed(0, 5))`.

    >>> training_seed(0, 1) - training_seed(0, 0)
    1
    """
    return TRAINING + checked(seed) * NUMBERS + number


def checked(seed: Any) -> int:
    """A seed as a plain whole number."""
    try:
        number = operator.index(seed)
    except TypeError:
        raise PharosError("A seed is a whole number.") from None
    if isinstance(seed, bool) or not -LARGEST < number < LARGEST:
        raise PharosError("A seed is a whole number of at most 77 digits.")
    return number


def fresh_seed() -> int:
    """A seed that nobody has had; no seed that a person would give is as large."""
    return NUMBERS + secrets.randbits(128)


class Deals:
    """Deals the games of a batch, or of a part of one.

    The n-th place of a batch plays the games of the numbers n, n + the size of the batch, and so on.
    """

    def __init__(self, known: Any, seed: int, size: int, first: int = 0, begun: Sequence[int] = ()) -> None:
        self.known = known
        self.seed = checked(seed)
        self.size = size
        self.first = first
        self.begun = list(begun) or [0] * size
        """How many games each place of the batch has begun."""

    def __call__(self, game: int) -> Any:
        number = self.first + game + self.size * self.begun[game]
        self.begun[game] += 1
        return self.known.product.begin(self.known.setup, training_seed(self.seed, number))


class Given:
    """Deals games that are there already."""

    def __init__(self, states: list[Any]) -> None:
        self.states = states

    def __call__(self, game: int) -> Any:
        return self.states[game]
