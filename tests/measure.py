"""Scales repeated tests: everything runs with the compiled engine, a share of it as plain Python.

Both engines have the same sources, so repetitions with other seeds and numbers of players are left to the
compiled one. `properties/test_parity.py` checks that both give the same results for every kind of game.
"""

from collections.abc import Sequence
from typing import TypeVar

from pharos import pure

Thing = TypeVar("Thing")


def many(compiled: int, plain: int) -> int:
    """The number of repetitions."""
    return compiled if pure.compiled() else plain


def every(things: Sequence[Thing], plain: int) -> Sequence[Thing]:
    """All of them, or every n-th."""
    return things if pure.compiled() else things[::plain]
