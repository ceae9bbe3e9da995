"""How much of the same is tried: all of it with the compiled engine, a share of it as plain Python.

Both are the same sources. What only repeats itself with other seeds and other numbers of players is left to
the compiled engine. That both tell the same of every kind of game, `properties/test_parity.py` says.
"""

from collections.abc import Sequence
from typing import TypeVar

from pharos import pure

Thing = TypeVar("Thing")


def many(compiled: int, plain: int) -> int:
    """How often."""
    return compiled if pure.compiled() else plain


def every(things: Sequence[Thing], plain: int) -> Sequence[Thing]:
    """All of them, or every so many-th."""
    return things if pure.compiled() else things[::plain]
