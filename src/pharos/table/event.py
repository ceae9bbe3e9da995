"""What a viewer is told of, one event after the other. Nothing hidden from that viewer is in it."""

from __future__ import annotations

from typing import Literal

import msgspec

from pharos.core import fact as core
from pharos.core.price_data import PriceData
from pharos.table.commands import HelpKind

Ending = Literal["game", "time", "resigned", "claimed"]


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened; `pharos.core.fact` says what the fields mean for each kind."""

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
    """A person took a seat."""

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
    """The table was closed before a game began."""


class GameStarted(msgspec.Struct, frozen=True, tag="started"):
    """The game began."""


class SeatReady(msgspec.Struct, frozen=True, tag="ready"):
    """A seat has sealed its choice."""

    seat: int


class SeatUnready(msgspec.Struct, frozen=True, tag="unready"):
    """A seat has taken its sealed choice back and thinks again."""

    seat: int


class ChoiceSealed(msgspec.Struct, frozen=True, tag="sealed"):
    """Your own choice is sealed (sent to that seat only)."""

    seat: int
    decision: str
    choice: str


class ChoiceRetracted(msgspec.Struct, frozen=True, tag="retracted"):
    """Your own sealed choice was taken back (sent to that seat only)."""

    seat: int
    decision: str


class ChoiceMade(msgspec.Struct, frozen=True, tag="chose", omit_defaults=True):
    """A seat chose. `choice` is the notation as far as the viewer may see it: what is hidden is a `?`."""

    seat: int
    choice: str
    price: PriceData | None = None
    computer: bool = False


class Happened(msgspec.Struct, frozen=True, tag="happened"):
    """What the choices brought about: coins, pieces, the pawn, conflicts, … in the order to tell it."""

    facts: tuple[Fact, ...]


class UndoRequested(msgspec.Struct, frozen=True, tag="undo_asked"):
    """A seat asks to take its last choice back."""

    seat: int


class UndoRefused(msgspec.Struct, frozen=True, tag="undo_refused"):
    """A seat did not agree, or the game went on."""

    seat: int


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The game went back; `choices` is how many are left in the record."""

    seat: int
    choices: int


class ComputerStoodIn(msgspec.Struct, frozen=True, tag="stood_in"):
    """The computer plays for an absent person."""

    seat: int
    level: str


class PersonTookBack(msgspec.Struct, frozen=True, tag="took_back"):
    """The person plays the seat again."""

    seat: int


class SeatResigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat gave up."""

    seat: int


class WinClaimed(msgspec.Struct, frozen=True, tag="claimed"):
    """A seat claimed the win over an absent opponent."""

    seat: int


class FlagFell(msgspec.Struct, frozen=True, tag="flagged"):
    """The time of a seat ran out."""

    seat: int


class ClocksPaused(msgspec.Struct, frozen=True, tag="paused"):
    """The server was away for so many milliseconds; no clock counted them."""

    lost: int


class SeatRests(msgspec.Struct, frozen=True, tag="rests"):
    """The person at a seat is on vacation until a moment, or back where it has come."""

    seat: int
    until: int


class GameOver(msgspec.Struct, frozen=True, tag="over"):
    """The game ended. `victory` is None when it did not end by the rules of the game."""

    winners: tuple[int, ...]
    victory: str | None
    ending: Ending


class PartnerShows(msgspec.Struct, frozen=True, tag="partner_shows"):
    """A seat shows its hand to its partner from now on, or no longer (sent to these two only)."""

    seat: int
    on: bool


class SeatRenamed(msgspec.Struct, frozen=True, tag="renamed"):
    """The person at a seat has another name."""

    seat: int
    name: str


class SeatHelped(msgspec.Struct, frozen=True, tag="helped"):
    """The computer helped a seat with the choice after so many."""

    seat: int
    choices: int
    kind: HelpKind


class RematchOpened(msgspec.Struct, frozen=True, tag="rematch"):
    """Another table is open for the same people."""

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
