"""Seeds of training games.

Every game of a batch, and of an environment that is reset repeatedly, has a number. The training seed and
this number determine the seed of the deal, independently of the number of processes and the order in which
games end. These seeds are larger than all seeds of matches and evaluations, so an agent is never evaluated on
a deal it was trained on.
"""

import operator
import secrets
from collections.abc import Sequence
from typing import Any

from pharos.core.errors import PharosError

NUMBERS = 2**64
"""Number of games for each training seed."""
TRAINING = 2**512
"""The seeds of training deals are centered here."""
LARGEST = 2**256
"""Upper limit for the absolute value of training seeds, and of seeds of matches and evaluations."""


def training_seed(seed: int, number: int) -> int:
    """Returns the seed of a training game: `pharos.new_game("duel", seed=training_seed(0, 5))`.

    >>> training_seed(0, 1) - training_seed(0, 0)
    1
    """
    return TRAINING + checked(seed) * NUMBERS + number


def checked(seed: Any) -> int:
    """Returns a seed as a plain int; raises an error if it is not valid."""
    try:
        number = operator.index(seed)
    except TypeError:
        raise PharosError("A seed is a whole number.") from None
    if isinstance(seed, bool) or not -LARGEST < number < LARGEST:
        raise PharosError("A seed is a whole number of at most 77 digits.")
    return number


def fresh_seed() -> int:
    """Returns a new random seed, larger than any that a user would choose."""
    return NUMBERS + secrets.randbits(128)


class Deals:
    """Deals the games of a batch, or of a part of one.

    Slot n of a batch plays the games n, n + the size of the batch, and so on.
    """

    def __init__(self, known: Any, seed: int, size: int, first: int = 0, begun: Sequence[int] = ()) -> None:
        self.known = known
        self.seed = checked(seed)
        self.size = size
        self.first = first
        self.begun = list(begun) or [0] * size
        """Number of games started in each slot."""

    def __call__(self, game: int) -> Any:
        number = self.first + game + self.size * self.begun[game]
        self.begun[game] += 1
        return self.known.product.begin(self.known.setup, training_seed(self.seed, number))


class Given:
    """Returns existing games instead of dealing new ones."""

    def __init__(self, states: list[Any]) -> None:
        self.states = states

    def __call__(self, game: int) -> Any:
        return self.states[game]
