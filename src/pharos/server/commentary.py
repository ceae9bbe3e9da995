"""Commentary: a live game with all hands, as it was some minutes ago.

How many minutes is a setting of the table that everybody sees before they sit down. What is told is made of
the entries that are old enough, and of nothing else: a spectator's view of that moment, and the hands as they
were. Choices that were sealed, and cards that no hand held, are never in it.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec

from pharos.server.live import LiveTable
from pharos.server.server_clock import milliseconds
from pharos.table import CommandRejected, Person, Table, log, rebuilding, standing
from pharos.wire.messages import Commentary, CommentedHand

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

MINUTE = 60_000
KEPT = 32
"""Tables whose last moment is kept: all who listen are told the same."""
HANDS = ("hand", "leader_hand", "draft_hand")


class Commentaries:
    """The moments of tables that are commented on."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._made: OrderedDict[str, tuple[int, bytes]] = OrderedDict()

    async def of(self, live: LiveTable, person: Person) -> bytes:
        """What may be told of a table now; raises `CommandRejected` where nothing may."""
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
        kept = self._made.get(live.id)
        if kept is None or kept[0] != len(old):
            table = await self._registry.time_slicer.do(rebuilding(iter(old))) if old else None
            if table is None or table.round is None:
                raise CommandRejected("server-refused-commentary-early", {"minutes": settings.commentary})
            kept = len(old), msgspec.json.encode(told(table, settings.commentary))
            self._made[live.id] = kept
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        self._made.move_to_end(live.id)
        return kept[1]


def told(table: Table, minutes: int) -> Commentary:
    """A moment as a spectator saw it, with the hands."""
    hands = []
    for seat in range(table.players):
        seen: dict[str, Any] = table.view(seat).data
        hands.append(CommentedHand(*(tuple(seen.get(name) or ()) for name in HANDS)))
    return Commentary(minutes, table.entries, standing(table, None, table.changed_at), tuple(hands))
