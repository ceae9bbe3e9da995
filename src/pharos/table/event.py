"""The events sent to viewers. They contain nothing that is hidden from the viewer."""

from __future__ import annotations

from typing import Literal

import msgspec

from pharos.core import fact as core
from pharos.core.price_data import PriceData
from pharos.table.commands import HelpKind

Ending = Literal["game", "time", "resigned", "claimed"]


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One effect of a choice; `pharos.core.fact` defines the fields of each kind."""

    kind: core.FactKind
    seat: int | None = None
    other: int | None = None
    thing: str | None = None
    amount: int = 0
    place: int | None = None
    start: str | None = None
    end: str | None = None
    why: core.Why | None = None
    cause: str | None = None


class SeatTaken(msgspec.Struct, frozen=True, tag="seated"):
    """A player took a seat."""

    seat: int
    name: str


class SeatLeft(msgspec.Struct, frozen=True, tag="left"):
    """A seat is empty again."""

    seat: int


class ComputerAdded(msgspec.Struct, frozen=True, tag="computer"):
    """The computer took a seat."""

    seat: int
    level: str


class TableClosed(msgspec.Struct, frozen=True, tag="closed"):
    """The table was closed before a game started."""


class GameStarted(msgspec.Struct, frozen=True, tag="started"):
    """The game started."""


class SeatReady(msgspec.Struct, frozen=True, tag="ready"):
    """A seat has sealed its choice."""

    seat: int


class SeatUnready(msgspec.Struct, frozen=True, tag="unready"):
    """A seat has withdrawn its sealed choice."""

    seat: int


class ChoiceSealed(msgspec.Struct, frozen=True, tag="sealed"):
    """Your own choice is sealed (sent to that seat only)."""

    seat: int
    decision: str
    choice: str


class ChoiceRetracted(msgspec.Struct, frozen=True, tag="retracted"):
    """Your own sealed choice was withdrawn (sent to that seat only)."""

    seat: int
    decision: str


class ChoiceMade(msgspec.Struct, frozen=True, tag="chose", omit_defaults=True):
    """A seat chose. `choice` is the notation as far as the viewer may see it; hidden parts are `?`."""

    seat: int
    choice: str
    price: PriceData | None = None
    computer: bool = False


class Happened(msgspec.Struct, frozen=True, tag="happened"):
    """The effects of the choices in narrative order: coins, pieces, the pawn, conflicts, …"""

    facts: tuple[Fact, ...]


class UndoRequested(msgspec.Struct, frozen=True, tag="undo_asked"):
    """A seat requests an undo."""

    seat: int


class UndoRefused(msgspec.Struct, frozen=True, tag="undo_refused"):
    """A seat declined the undo, or the game continued."""

    seat: int


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """Choices were undone; `choices` is the number left in the record."""

    seat: int
    choices: int


class ComputerStoodIn(msgspec.Struct, frozen=True, tag="stood_in"):
    """The computer plays for an absent player."""

    seat: int
    level: str


class PersonTookBack(msgspec.Struct, frozen=True, tag="took_back"):
    """The player took over the seat again."""

    seat: int


class SeatResigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat resigned."""

    seat: int


class WinClaimed(msgspec.Struct, frozen=True, tag="claimed"):
    """A seat claimed the win over an absent opponent."""

    seat: int


class FlagFell(msgspec.Struct, frozen=True, tag="flagged"):
    """A seat ran out of time."""

    seat: int


class ClocksPaused(msgspec.Struct, frozen=True, tag="paused"):
    """The server was down for `lost` milliseconds, which no clock counted."""

    lost: int


class SeatRests(msgspec.Struct, frozen=True, tag="rests"):
    """The player at a seat is on vacation until this time, or back if the time has passed."""

    seat: int
    until: int


class GameOver(msgspec.Struct, frozen=True, tag="over"):
    """The game ended. `victory` is None if it did not end by the rules."""

    winners: tuple[int, ...]
    victory: str | None
    ending: Ending


class PartnerShows(msgspec.Struct, frozen=True, tag="partner_shows"):
    """A seat shows its hand to its teammate or hides it (sent to these two only)."""

    seat: int
    on: bool


class SeatRenamed(msgspec.Struct, frozen=True, tag="renamed"):
    """The player at a seat changed their name."""

    seat: int
    name: str


class SeatHelped(msgspec.Struct, frozen=True, tag="helped"):
    """The computer helped a seat with the choice after `choices` choices."""

    seat: int
    choices: int
    kind: HelpKind


class RematchOpened(msgspec.Struct, frozen=True, tag="rematch"):
    """A rematch table is open for the same players."""

    table: str


Event = (
    SeatTaken
    | SeatLeft
    | ComputerAdded
    | TableClosed
    | GameStarted
    | SeatReady
    | SeatUnready
    | ChoiceSealed
    | ChoiceRetracted
    | ChoiceMade
    | Happened
    | UndoRequested
    | UndoRefused
    | Undone
    | ComputerStoodIn
    | PersonTookBack
    | SeatResigned
    | WinClaimed
    | FlagFell
    | ClocksPaused
    | SeatRests
    | GameOver
    | PartnerShows
    | SeatRenamed
    | RematchOpened
    | SeatHelped
)
