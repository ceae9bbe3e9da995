"""A seat at a table: empty, a person's, or the computer's."""

from __future__ import annotations

from typing import Literal
from zlib import crc32

import msgspec

SIGNS = (
    "owl",
    "bee",
    "dolphin",
    "turtle",
    "bull",
    "crab",
    "lion",
    "octopus",
    "ram",
    "hare",
    "snake",
    "scarab",
)
"""Animals of ancient coins: the emblems of people, each with a color of its own."""

PersonKind = Literal["guest", "account", "bot"]


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table, as the table knows them."""

    id: str
    name: str
    kind: PersonKind = "guest"
    sign: str = ""
    """The emblem this person chose, one of `SIGNS`; without one it follows from the id."""

    @property
    def emblem(self) -> str:
        """The sign that is shown.

        >>> Person("me", "Me").emblem, Person("me", "Me", sign="owl").emblem
        ('lion', 'owl')
        """
        return self.sign or SIGNS[crc32(self.id.encode()) % len(SIGNS)]


class Seat(msgspec.Struct, frozen=True):
    """One seat. With a person and a level, the computer stands in for the person."""

    person: Person | None = None
    level: str | None = None
    kept: Person | None = None
    """For whom an empty seat is kept: nobody else may take it."""

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.level is None

    @property
    def computer(self) -> bool:
        """Whether the computer makes the choices of this seat now."""
        return self.level is not None
