"""A seat at a table: empty, or taken by a player or a computer."""

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
"""Emblems of players: animals of ancient coins, each with its own color."""

PersonKind = Literal["guest", "account", "bot"]


class Person(msgspec.Struct, frozen=True):
    """A user as stored in a table."""

    id: str
    name: str
    kind: PersonKind = "guest"
    sign: str = ""
    """The chosen emblem, one of `SIGNS`; if empty, `emblem` derives one from the id."""

    @property
    def emblem(self) -> str:
        """The displayed emblem.

        >>> Person("me", "Me").emblem, Person("me", "Me", sign="owl").emblem
        ('lion', 'owl')
        """
        return self.sign or SIGNS[crc32(self.id.encode()) % len(SIGNS)]


class Seat(msgspec.Struct, frozen=True):
    """One seat. With both a person and a level, the computer plays for the person."""

    person: Person | None = None
    level: str | None = None
    kept: Person | None = None
    """The player for whom an empty seat is reserved."""

    @property
    def empty(self) -> bool:
        """Whether the seat has neither a player nor a computer."""
        return self.person is None and self.level is None

    @property
    def computer(self) -> bool:
        """Whether a computer makes the choices of this seat now."""
        return self.level is not None
