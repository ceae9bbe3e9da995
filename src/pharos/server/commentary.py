"""Commentary: a live game with all hands visible, delayed by some minutes.

The delay is a setting of the table that players see before they sit down. Everything is computed only from
entries that are old enough: a spectator's view at that time, and the hands as they were then. Hidden choices,
and cards in no one's hand, are never included.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from pharos.server.live import LiveTable
from pharos.server.server_clock import milliseconds
from pharos.table import CommandRejected, Person, Table, log, rebuilding, standing
from pharos.table.search_requests import HelpQuestion
from pharos.wire.messages import Commentary, CommentedHand, WinChances

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

MINUTE = 60_000
KEPT = 32
"""Tables whose last snapshot is cached: all commentators get the same one."""
HANDS = ("hand", "leader_hand", "draft_hand")
AT_ONCE = 2
"""Searches for commentary that run at once, so that hints for players are not delayed."""
SIMULATIONS = 480
Kept = TypeVar("Kept")


class Moment(NamedTuple):
    """A past state of a table: its number of log entries, and the encoded commentary."""

    number: int
    table: Table
    body: bytes


class Commentaries:
    """Caches the delayed snapshots and win chances of tables with commentary."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._moments: OrderedDict[str, Moment] = OrderedDict()
        self._chances: OrderedDict[str, tuple[bytes, WinChances]] = OrderedDict()
        """Win chances by table, with the view they were computed from."""
        self._asked: set[str] = set()

    async def of(self, live: LiveTable, person: Person) -> bytes:
        """Returns the commentary of a table as JSON; raises `CommandRejected` where none is available."""
        return (await self._moment(live, person)).body

    async def chances(self, live: LiveTable, person: Person) -> WinChances:
        """Returns the win chances of the delayed position without waiting: those of the previous position
        while a search for this table is running, or too many others are."""
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
        except CommandRejected:  # no capacity: the next position asks again
            return
        finally:
            self._asked.discard(id)
        keep(self._chances, id, (seen, found))

    async def _moment(self, live: LiveTable, person: Person) -> Moment:
        settings = live.table.settings
        live.audience.viewer(person)  # rejects those who may not watch
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
    """Stores an entry as the most recent, and drops the least recently used one beyond `KEPT`."""
    shelf[id] = one
    shelf.move_to_end(id)
    if len(shelf) > KEPT:
        shelf.popitem(last=False)


def told(table: Table, minutes: int) -> Commentary:
    """Builds the commentary: the spectator's view, plus the hands."""
    hands = []
    for seat in range(table.players):
        seen: dict[str, Any] = table.view(seat).data
        hands.append(CommentedHand(*(tuple(seen.get(name) or ()) for name in HANDS)))
    return Commentary(minutes, table.entries, standing(table, None, table.changed_at), tuple(hands))
