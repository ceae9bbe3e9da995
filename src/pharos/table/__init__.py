"""A live game without a network: seats, sealed choices, clocks, absence, undo, event numbers.

The state of a table follows from its log alone. A user's command is checked against the table and becomes an
entry (`entry_of`); the caller stores the entry, applies it, and sends each viewer the events and the state
visible to them (`EmittedEvents.of`, `standing`). The time is always passed in.

>>> from pharos.table import CommandContext, Choose, Person, Settings, Sit, Start, AddComputer
>>> from pharos.table import entry_of, opening, standing, Table
>>> me = Person("me", "Me")
>>> context = CommandContext(me, now=0, levels=("random",), seed=lambda: 7)
>>> table = Table()
>>> _ = table.apply(opening(me, Settings("duel"), now=0))
>>> for command in (Sit(0), AddComputer(1, "random"), Start()):
...     _ = table.apply(entry_of(table, command, context))
>>> mine = standing(table, table.thinking[0], now=0)
>>> len(mine.decision.options)
4
"""

from pharos.table.clock import ClockSettings, DaysClock, NoClock, PoolClock
from pharos.table.command_handlers import CommandContext, Repeated, chosen, entry_of, flagged, opening
from pharos.table.commands import (
    AddComputer,
    AnswerUndo,
    AskHelp,
    AskUndo,
    Choose,
    ClaimWin,
    ClearSeat,
    Close,
    Command,
    Leave,
    LetComputerPlay,
    Rename,
    Resign,
    Retract,
    ShowHand,
    Sit,
    Start,
    TakeBack,
)
from pharos.table.event import Event
from pharos.table.log import Entry
from pharos.table.refusal import CommandRejected
from pharos.table.seat import Person, Seat
from pharos.table.settings import Settings
from pharos.table.stream import missing, rebuilding, replayed
from pharos.table.table import EmittedEvents, Table, Viewer
from pharos.table.table_state import Explained, TableState
from pharos.table.view_builder import Common, explained, public_settings, standing

__all__ = [
    "AddComputer",
    "AnswerUndo",
    "AskHelp",
    "AskUndo",
    "Choose",
    "ClaimWin",
    "ClearSeat",
    "ClockSettings",
    "Close",
    "Command",
    "CommandContext",
    "CommandRejected",
    "Common",
    "DaysClock",
    "EmittedEvents",
    "Entry",
    "Event",
    "Explained",
    "Leave",
    "LetComputerPlay",
    "NoClock",
    "Person",
    "PoolClock",
    "Rename",
    "Repeated",
    "Resign",
    "Retract",
    "Seat",
    "Settings",
    "ShowHand",
    "Sit",
    "Start",
    "Table",
    "TableState",
    "TakeBack",
    "Viewer",
    "chosen",
    "entry_of",
    "explained",
    "flagged",
    "missing",
    "opening",
    "public_settings",
    "rebuilding",
    "replayed",
    "standing",
]
