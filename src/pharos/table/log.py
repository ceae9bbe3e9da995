"""The append-only log of a table, which alone determines the state of the table.

Each entry contains the time at which it was accepted, in milliseconds, so that clocks follow from the log.
Entries may contain secrets (the deal, sealed choices): they are stored, never sent.
"""

from __future__ import annotations

from typing import Any

import msgspec

from pharos.table.commands import HelpKind
from pharos.table.seat import Person
from pharos.table.settings import Settings


class Opened(msgspec.Struct, frozen=True, tag="opened", omit_defaults=True):
    """The table was created."""

    at: int
    person: Person
    settings: Settings
    kept: dict[int, Person] = {}
    """Players for whom seats are reserved: those of the previous game."""


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A player took a seat."""

    at: int
    seat: int
    person: Person


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A player left a seat before the game, or was removed by the host."""

    at: int
    seat: int


class ComputerSeated(msgspec.Struct, frozen=True, tag="computer"):
    """A computer got an empty seat."""

    at: int
    seat: int
    level: str


class Cleared(msgspec.Struct, frozen=True, tag="cleared"):
    """A computer was removed from a seat."""

    at: int
    seat: int


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The table was closed before a game started."""

    at: int


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The game started with a deal, or (None) with the position in the settings."""

    at: int
    deal: dict[str, Any] | None


class Chose(msgspec.Struct, frozen=True, tag="chose"):
    """A seat made or changed the choice of a decision."""

    at: int
    seat: int
    decision: str
    choice: str
    computer: bool = False


class Retracted(msgspec.Struct, frozen=True, tag="retracted"):
    """A seat withdrew its sealed choice."""

    at: int
    seat: int
    decision: str


class UndoAsked(msgspec.Struct, frozen=True, tag="undo_asked"):
    """A seat requested an undo of its last revealed choice."""

    at: int
    seat: int


class UndoAnswered(msgspec.Struct, frozen=True, tag="undo_answered"):
    """Another player accepted or declined an undo."""

    at: int
    seat: int
    yes: bool


class StoodIn(msgspec.Struct, frozen=True, tag="stood_in"):
    """The computer replaced a player."""

    at: int
    seat: int
    level: str
    ends_undo: bool = False
    """Whether this cancels a pending undo, which needs the consent of this player."""


class TookBack(msgspec.Struct, frozen=True, tag="took_back"):
    """The player took over the seat again."""

    at: int
    seat: int


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat resigned."""

    at: int
    seat: int
    ends_undo: bool = False


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """A seat claimed the win over an absent opponent."""

    at: int
    seat: int


class Flagged(msgspec.Struct, frozen=True, tag="flagged"):
    """A seat ran out of time."""

    at: int
    seat: int
    ends_undo: bool = False


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """The server was down for `lost` milliseconds before `at`, which are credited to running clocks."""

    at: int
    lost: int


class Rested(msgspec.Struct, frozen=True, tag="rested"):
    """A vacation stops the seat's clock until `until`; a time in the past resumes the clock."""

    at: int
    seat: int
    until: int


class HandShown(msgspec.Struct, frozen=True, tag="hand_shown"):
    """A seat shows its hand to its teammate or hides it."""

    at: int
    seat: int
    on: bool


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    """The player at a seat changed their name or emblem, or created an account."""

    at: int
    seat: int
    person: Person


class Helped(msgspec.Struct, frozen=True, tag="helped"):
    """A seat got help with the choice after `choices` choices."""

    at: int
    seat: int
    choices: int
    kind: HelpKind


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """A rematch table was created for the same players."""

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
    """Encodes an entry for storage."""
    return _encoder.encode(entry)


_NO_LONGER_KNOWN = (b'"kind":"gone"', b'"kind":"banned"')


def read(data: bytes | str) -> Entry:
    """Decodes a stored entry."""
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError:
        # Old tournaments seated deleted and banned accounts; such logs are valid.
        text = data.encode() if isinstance(data, str) else data
        if not any(kind in text for kind in _NO_LONGER_KNOWN):
            raise
        for kind in _NO_LONGER_KNOWN:
            text = text.replace(kind, b'"kind":"account"')
        return _decoder.decode(text)
