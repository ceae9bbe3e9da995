"""Commentary: a live game with all hands, as it was some minutes ago.

How many minutes is a setting of the table that everybody sees before they sit down. What is told is made of
the entries that are old enough, and of nothing else: a spectator's view of that moment, and the hands as they
were. Choices that were sealed, and cards that no hand held, are never in it.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from pharos.server.helpers import HelpQuestion
from pharos.server.live import LiveTable
from pharos.server.server_clock import milliseconds
from pharos.table import CommandRejected, Person, Table, log, rebuilding, standing
from pharos.wire.messages import Commentary, CommentedHand, WinChances

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

MINUTE = 60_000
KEPT = 32
"""Tables whose last moment is kept: all who listen are told the same."""
HANDS = ("hand", "leader_hand", "draft_hand")
AT_ONCE = 2
"""So many tables are thought about at once: hints for players go on beside them."""
SIMULATIONS = 480
Kept = TypeVar("Kept")


class Moment(NamedTuple):
    """A table as it was: how many entries its log had, and what is told of it."""

    number: int
    table: Table
    body: bytes


class Commentaries:
    """The moments of tables that are commented on."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._moments: OrderedDict[str, Moment] = OrderedDict()
        self._chances: OrderedDict[str, tuple[bytes, WinChances]] = OrderedDict()
        """The chances of tables, with the view they were made of."""
        self._asked: set[str] = set()

    async def of(self, live: LiveTable, person: Person) -> bytes:
        """What may be told of a table now; raises `CommandRejected` where nothing may."""
        return (await self._moment(live, person)).body

    async def chances(self, live: LiveTable, person: Person) -> WinChances:
        """How that moment stands for whoever watches. Nobody waits for it: those of the last moment are
        told where this table, or too many others, are thought about already."""
        moment = await self._moment(live, person)
        minutes = live.table.settings.commentary or 0
        if moment.table.status != "live":
            return WinChances(minutes, ())
        view = moment.table.view(None).data
        seen = msgspec.json.encode(view)
        kept = self._chances.get(live.id)
        if kept is not None and kept[0] == seen:
            return kept[1]
        if live.id not in self._asked and len(self._asked) < AT_ONCE:
            self._asked.add(live.id)
            self._registry.spawn(self._think(live.id, minutes, view, seen))
        return kept[1] if kept is not None else WinChances(minutes, ())

    async def _think(self, id: str, minutes: int, view: dict[str, Any], seen: bytes) -> None:
        question = HelpQuestion("chances", 0, view, simulations=SIMULATIONS)
        try:
            told = await self._registry.work.help(f"chances {id}", question)
            found = WinChances(minutes, tuple(told["chances"]))
        except CommandRejected:  # nobody has time: it is asked again for the next moment
            return
        finally:
            self._asked.discard(id)
        keep(self._chances, id, (seen, found))

    async def _moment(self, live: LiveTable, person: Person) -> Moment:
        settings = live.table.settings
        live.audience.viewer(person)  # whoever may not watch may not listen either
        if settings.commentary is None or live.table.seat_of(person.id) is not None:
            raise CommandRejected("server-refused-commentary", kind="forbidden")
        moment = milliseconds() - settings.commentary * MINUTE
        old: list[log.Entry] = []
        for data in await self._registry.commit_log.read(live.id):
            entry = log.read(data)
            if entry.at > moment:
                break
            old.append(entry)
        kept = self._moments.get(live.id)
        if kept is None or kept.number != len(old):
            table = await self._registry.time_slicer.do(rebuilding(iter(old))) if old else None
            if table is None or table.round is None:
                raise CommandRejected("server-refused-commentary-early", {"minutes": settings.commentary})
            kept = Moment(len(old), table, msgspec.json.encode(told(table, settings.commentary)))
        keep(self._moments, live.id, kept)
        return kept


def keep(shelf: OrderedDict[str, Kept], id: str, one: Kept) -> None:
    """Keeps what was made last; the table that was asked about longest ago makes room."""
    shelf[id] = one
    shelf.move_to_end(id)
    if len(shelf) > KEPT:
        shelf.popitem(last=False)


def told(table: Table, minutes: int) -> Commentary:
    """A moment as a spectator saw it, with the hands."""
    hands = []
    for seat in range(table.players):
        seen: dict[str, Any] = table.view(seat).data
        hands.append(CommentedHand(*(tuple(seen.get(name) or ()) for name in HANDS)))
    return Commentary(minutes, table.entries, standing(table, None, table.changed_at), tuple(hands))
