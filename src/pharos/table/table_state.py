"""What a viewer sees of a table: plain data, complete, and nothing the viewer may not know.

A client that knows no rule can show all of it: the view of the game, the choices with their prices,
the score sheet, who thinks and who is ready, the clocks.
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
    """A seat as everybody sees it."""

    kind: str
    """`empty`, `person` or `computer`; a person with a level is played by the computer for now."""
    name: str | None = None
    person: PersonKind | None = None
    sign: str | None = None
    """The emblem of a person, one of `pharos.table.seat.SIGNS`."""
    level: str | None = None
    kept: str | None = None
    """The name of whom an empty seat is kept for, after a rematch."""
    owner: bool = False
    """Whether this person may set the table up."""
    thinking: bool = False
    """Whether the seat owes a choice now."""
    ready: bool = False
    """Whether the seat has sealed its choice."""
    absent_since: int | None = None
    """Since when the person is away, in milliseconds."""
    clock: int | None = None
    """Milliseconds left at `now`; it runs while `running`."""
    running: bool = False
    rests_until: int | None = None
    """Until when the person is on vacation, and the clock stands."""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of a decision, with the price as plain data."""

    choice: str
    price: PriceData | None = None


class Barred(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies open and cannot be chosen: the reason with its rule, and the price in parts."""

    choice: str
    key: str
    args: dict[str, Any]
    rule: str
    price: PriceData | None = None


class DecisionStanding(msgspec.Struct, frozen=True, omit_defaults=True):
    """The decision a seat owes, or has sealed and may still change."""

    id: str
    options: tuple[Option, ...]
    barred: tuple[Barred, ...] = ()
    """What lies open and cannot be chosen, each thing once, with the reason."""
    sealed: str | None = None
    """The choice that is sealed now; another may be sent for the same decision id."""
    earlier: tuple[str, ...] = ()
    """Choices of this round that were sealed before this decision (two in a row)."""


class Market(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one unit of each resource costs at one seller: a city, or the bank when it is left out."""

    prices: dict[str, int]
    seller: int | None = None
    rebate: int = 0
    """So much less for the first unit of a turn."""


class PriceList(msgspec.Struct, frozen=True, omit_defaults=True):
    """The prices of a seat that everybody can work out."""

    markets: tuple[Market, ...] = ()
    things: dict[str, PriceData] = {}
    """What lies open, by the beginning of its notation: `build:altar`, `wonder:the_sphinx`, `stage`."""


class Explained(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether a choice can be made now: the price in parts, or the reason with its rule."""

    choice: str
    allowed: bool
    price: PriceData | None = None
    key: str | None = None
    args: dict[str, Any] = {}
    rule: str | None = None


class UndoStanding(msgspec.Struct, frozen=True):
    """An undo that waits for consent."""

    seat: int
    missing: tuple[int, ...]


class PartnerStanding(msgspec.Struct, frozen=True):
    """Your partner in a game of teams: whether you see their hand, and they yours."""

    seat: int
    shows: bool
    shown: bool


class ResultStanding(msgspec.Struct, frozen=True):
    """How the game ended. Without a `victory` it ended by `time`, or was `resigned` or `claimed`."""

    winners: tuple[int, ...]
    victory: str | None
    ending: Ending


class HelpStanding(msgspec.Struct, frozen=True):
    """That the computer helped a seat with the choice after so many."""

    seat: int
    choices: int
    kind: HelpKind


class TableState(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one viewer sees it."""

    status: Status
    settings: Settings
    """Without the position of a game that is played from one: `prepared` says that there is one."""
    seats: tuple[SeatStanding, ...]
    now: int
    """The server's time in milliseconds, to count clocks and absences from."""
    prepared: str | None = None
    """Who prepared the position that is played from, and so knows every hidden card; left out for a deal."""
    you: int | None = None
    """Your seat; left out for a spectator."""
    view: dict[str, Any] | None = None
    """What you know of the game; left out before it begins."""
    scores: tuple[dict[str, int], ...] = ()
    prices: tuple[PriceList, ...] = ()
    """By seat, while the game goes on."""
    waiting: tuple[int, ...] = ()
    """The seats that owe a choice in this round, ready or not."""
    ready: tuple[int, ...] = ()
    choices: int = 0
    """How many choices the record holds: where this stands in the replay."""
    decision: DecisionStanding | None = None
    partner: PartnerStanding | None = None
    undo: UndoStanding | None = None
    result: ResultStanding | None = None
    position: dict[str, Any] | None = None
    """Everything, once the game is over."""
    rematch: str | None = None
    helpful: bool = False
    """Whether you may ask the computer for help in this game."""
    help: tuple[HelpStanding, ...] = ()
    """With which choices it helped."""
