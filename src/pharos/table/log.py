"""What happened at a table: an append-only list of entries. A table is what its entries make of it.

Each entry carries the time at which it was accepted, in milliseconds, so that clocks are made of the
log alone. Entries may hold secrets (the deal, sealed choices): they are stored, never sent.
"""

from __future__ import annotations

from typing import Any

import msgspec

from pharos.table.commands import HelpKind
from pharos.table.seat import Person
from pharos.table.settings import Settings


class Opened(msgspec.Struct, frozen=True, tag="opened", omit_defaults=True):
    """Somebody opened the table."""

    at: int
    person: Person
    settings: Settings
    kept: dict[int, Person] = {}
    """For whom seats are kept: those who sat there in the game before."""


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A player took a seat."""

    at: int
    seat: int
    person: Person


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A person left a seat before the game, or was asked to."""

    at: int
    seat: int


class ComputerSeated(msgspec.Struct, frozen=True, tag="computer"):
    """The computer was given an empty seat."""

    at: int
    seat: int
    level: str


class Cleared(msgspec.Struct, frozen=True, tag="cleared"):
    """The computer lost a seat again."""

    at: int
    seat: int


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The table was closed before a game started."""

    at: int


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The game began: with a deal, or with the position of the settings."""

    at: int
    deal: dict[str, Any] | None


class Chose(msgspec.Struct, frozen=True, tag="chose"):
    """A seat made, or changed, the choice of a decision."""

    at: int
    seat: int
    decision: str
    choice: str
    computer: bool = False


class Retracted(msgspec.Struct, frozen=True, tag="retracted"):
    """A seat took its sealed choice back."""

    at: int
    seat: int
    decision: str


class UndoAsked(msgspec.Struct, frozen=True, tag="undo_asked"):
    """A seat asked to take its last revealed choice back."""

    at: int
    seat: int


class UndoAnswered(msgspec.Struct, frozen=True, tag="undo_answered"):
    """Another person agreed, or did not."""

    at: int
    seat: int
    yes: bool


class StoodIn(msgspec.Struct, frozen=True, tag="stood_in"):
    """The computer plays for a person."""

    at: int
    seat: int
    level: str
    ends_undo: bool = False
    """Whether it ends a request to undo: without the word of this person nothing is undone."""


class TookBack(msgspec.Struct, frozen=True, tag="took_back"):
    """The person plays again."""

    at: int
    seat: int


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat gave the game up."""

    at: int
    seat: int
    ends_undo: bool = False


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """A seat claimed the win, because the others were away."""

    at: int
    seat: int


class Flagged(msgspec.Struct, frozen=True, tag="flagged"):
    """A seat ran out of time."""

    at: int
    seat: int
    ends_undo: bool = False


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """So many milliseconds before this moment nobody could choose: running clocks do not count them."""

    at: int
    lost: int


class Rested(msgspec.Struct, frozen=True, tag="rested"):
    """The person at a seat is on vacation until a moment: its clock stands. One that has come ends it."""

    at: int
    seat: int
    until: int


class HandShown(msgspec.Struct, frozen=True, tag="hand_shown"):
    """A seat shows its hand to its partner from now on, or no longer."""

    at: int
    seat: int
    on: bool


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    """The person at a seat has another name from now on, or became an account."""

    at: int
    seat: int
    person: Person


class Helped(msgspec.Struct, frozen=True, tag="helped"):
    """A seat was helped with the choice after so many."""

    at: int
    seat: int
    choices: int
    kind: HelpKind


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """Another table was opened for the same people."""

    at: int
    table: str


Entry = (
    Opened
    | Seated
    | Left
    | ComputerSeated
    | Cleared
    | Closed
    | Started
    | Chose
    | Retracted
    | UndoAsked
    | UndoAnswered
    | StoodIn
    | TookBack
    | Resigned
    | Claimed
    | Flagged
    | Paused
    | Rested
    | HandShown
    | Renamed
    | Rematched
    | Helped
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


_NO_LONGER_KNOWN = (b'"kind":"gone"', b'"kind":"banned"')


def read(data: bytes | str) -> Entry:
    """A stored entry."""
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError:
        # Tournaments once seated accounts that had been deleted or banned before: such tables are whole.
        text = data.encode() if isinstance(data, str) else data
        if not any(kind in text for kind in _NO_LONGER_KNOWN):
            raise
        for kind in _NO_LONGER_KNOWN:
            text = text.replace(kind, b'"kind":"account"')
        return _decoder.decode(text)
