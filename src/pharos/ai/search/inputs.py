"""What the inputs of both networks share: how they are named and numbered, and how they are listed.

Every input is a fact that holds or does not. Its name is a section and a member, such as `hand.altar`. The
sections of a city are repeated for each city that a position describes; those of the table follow.
"""

from collections.abc import Iterable, Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import first

Section = tuple[str, list[str]]


def up_to(most: int, begin: int = 0) -> list[str]:
    """Returns the numbers from `begin` to `most` as members of a section."""
    return [str(n) for n in range(begin, most + 1)]


def around(most: int) -> list[str]:
    """Returns the numbers from `-most` to `most` as members of a section."""
    return [str(n) for n in range(-most, most + 1)]


def each(names: Iterable[str], members: Sequence[str]) -> list[str]:
    """Returns every name with every member."""
    return [f"{name}.{member}" for name in names for member in members]


def names_of(sections: list[Section]) -> list[str]:
    """Returns the names of the inputs of some sections."""
    return [f"{section}.{member}" for section, members in sections for member in members]


def starts(sections: list[Section], begin: int) -> dict[str, int]:
    """Returns the index of the first input of each section, with the first section at `begin`."""
    found: dict[str, int] = {}
    for section, members in sections:
        assert section not in found, f"the section {section} is listed twice"
        found[section] = begin
        begin += len(members)
    return found


@final
class Layout:
    """The names of all inputs, and the index of the first input of each section."""

    def __init__(self, cities: tuple[str, ...], of_city: list[Section], of_table: list[Section]) -> None:
        city = names_of(of_city)
        self.names = tuple(each(list(cities), city) + names_of(of_table))
        self.city = len(city)
        """Number of inputs of one city."""
        self.in_city = starts(of_city, 0)
        self.on_table = starts(of_table, len(cities) * len(city))


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
