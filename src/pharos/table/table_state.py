"""The complete state of a table for one viewer, as plain data without anything hidden from that viewer.

A client needs no knowledge of the rules to show it: the view of the game, the choices with their prices, the
score sheet, the seats that are choosing or ready, the clocks.
"""

from __future__ import annotations

from typing import Any

import msgspec

from pharos.core.price_data import PriceData
from pharos.table.commands import HelpKind
from pharos.table.event import Ending
from pharos.table.seat import PersonKind
from pharos.table.settings import Settings
from pharos.table.table import Status


class SeatStanding(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat, the same for all viewers."""

    kind: str
    """`empty`, `person` or `computer`. For a person with a `level`, the computer plays at present."""
    name: str | None = None
    person: PersonKind | None = None
    sign: str | None = None
    """The emblem of the player, one of `pharos.table.seat.SIGNS`."""
    level: str | None = None
    kept: str | None = None
    """The player for whom an empty seat is reserved in a rematch."""
    owner: bool = False
    """Whether this player is the host."""
    thinking: bool = False
    """Whether the seat owes a choice now."""
    ready: bool = False
    """Whether the seat has sealed its choice."""
    absent_since: int | None = None
    """Time since when the player is absent, in milliseconds."""
    clock: int | None = None
    """Milliseconds left at `now`; counts down while `running`."""
    running: bool = False
    rests_until: int | None = None
    """End of the player's vacation, until which the clock is stopped."""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """An available choice, with its price."""

    choice: str
    price: PriceData | None = None


class Barred(msgspec.Struct, frozen=True, omit_defaults=True):
    """A visible but unavailable move: the reason with its rule, and the price in parts."""

    choice: str
    key: str
    args: dict[str, Any]
    rule: str
    price: PriceData | None = None


class DecisionStanding(msgspec.Struct, frozen=True, omit_defaults=True):
    """The decision a seat owes, or has sealed and can still change."""

    id: str
    options: tuple[Option, ...]
    barred: tuple[Barred, ...] = ()
    """Visible but unavailable moves, each piece once, with the reason."""
    sealed: str | None = None
    """The sealed choice; another one can be sent for the same decision id."""
    earlier: tuple[str, ...] = ()
    """Choices sealed earlier in this round, if the seat owes two in a row."""


class Market(msgspec.Struct, frozen=True, omit_defaults=True):
    """The price of one unit of each resource at one seller: a city, or the bank if `seller` is left out."""

    prices: dict[str, int]
    seller: int | None = None
    rebate: int = 0
    """Discount on the first unit of a turn."""


class PriceList(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public prices of a seat."""

    markets: tuple[Market, ...] = ()
    things: dict[str, PriceData] = {}
    """Prices of visible pieces by start of notation: `build:altar`, `wonder:the_sphinx`, `stage`."""


class Explained(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether a choice is available now: the price in parts, or the reason with its rule."""

    choice: str
    allowed: bool
    price: PriceData | None = None
    key: str | None = None
    args: dict[str, Any] = {}
    rule: str | None = None


class UndoStanding(msgspec.Struct, frozen=True):
    """An undo request; `missing`: the seats that have not consented yet."""

    seat: int
    missing: tuple[int, ...]


class PartnerStanding(msgspec.Struct, frozen=True):
    """Your teammate. `shows`: you see their hand; `shown`: they see yours."""

    seat: int
    shows: bool
    shown: bool


class ResultStanding(msgspec.Struct, frozen=True):
    """The result of the game. Without a `victory`, it ended by `time`, or was `resigned` or `claimed`."""

    winners: tuple[int, ...]
    victory: str | None
    ending: Ending


class HelpStanding(msgspec.Struct, frozen=True):
    """Help used by a seat for the choice after `choices` choices."""

    seat: int
    choices: int
    kind: HelpKind


class TableState(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one viewer sees it."""

    status: Status
    settings: Settings
    """The settings, without a custom position (see `prepared`)."""
    seats: tuple[SeatStanding, ...]
    now: int
    """The server's time in milliseconds, the reference for clocks and absences."""
    prepared: str | None = None
    """The player who set up the position and so knows all hidden cards; left out for a normal deal."""
    you: int | None = None
    """Your seat; left out for a spectator."""
    view: dict[str, Any] | None = None
    """Your view of the game; left out before the start."""
    scores: tuple[dict[str, int], ...] = ()
    prices: tuple[PriceList, ...] = ()
    """By seat, during the game."""
    waiting: tuple[int, ...] = ()
    """The seats that choose in this round, ready or not."""
    ready: tuple[int, ...] = ()
    choices: int = 0
    """The number of choices in the record: the position in the replay."""
    decision: DecisionStanding | None = None
    partner: PartnerStanding | None = None
    undo: UndoStanding | None = None
    result: ResultStanding | None = None
    position: dict[str, Any] | None = None
    """The full position, once the game is over."""
    rematch: str | None = None
    helpful: bool = False
    """Whether you can get hints in this game."""
    help: tuple[HelpStanding, ...] = ()
    """Help used so far."""
