"""What the inputs of both networks share: how they are named and numbered, and how they are listed.

Every input is a fact that holds or does not. Its name is a section and a member, such as `hand.altar`. The
sections of a city are repeated for each city that a position describes; those of the table follow.
"""

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import first


def up_to(most: int, begin: int = 0) -> list[str]:
    """Returns the numbers from `begin` to `most` as members of a section."""
    return [str(n) for n in range(begin, most + 1)]


def around(most: int) -> list[str]:
    """Returns the numbers from `-most` to `most` as members of a section."""
    return [str(n) for n in range(-most, most + 1)]


def each(names: Iterable[str], members: Sequence[str]) -> list[str]:
    """Returns every name with every member."""
    return [f"{name}.{member}" for name in names for member in members]


@mypyc_attr(acyclic=True)
class ActiveInputs:
    """The list of inputs that hold in one position, and the policy rows of its choices."""

    def __init__(self, found: vec[i64], rows: vec[i64]) -> None:
        self.found = found
        self.rows = rows
        self.count: i64 = 0

    def _note(self, fact: i64) -> None:
        self.found[self.count] = fact
        self.count += 1

    def _note_mask(self, base: i64, mask: i64) -> None:
        while mask != 0:
            self._note(base + first(mask))
            mask &= mask - 1
