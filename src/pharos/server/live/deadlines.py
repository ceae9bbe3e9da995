"""What happens to a table by time alone: clocks that run out, and tables that everybody has left."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from pharos.server.live.row import DUE_SLACK
from pharos.server.server_clock import milliseconds
from pharos.table import CommandRejected, Repeated, Table, flagged, log

if TYPE_CHECKING:
    from pharos.server.live.table import LiveTable

DESERTED = 10 * 60 * 1000
"""Milliseconds after which a table where nobody sits, and nobody looks, ends."""


class Deadlines:
    """The deadlines of one table; its owner watches them."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    async def check_clock(self) -> None:
        """Ends a game whose time is up."""
        live = self._live
        if not live.owned or flagged(live.table, milliseconds()) is None:
            return

        def decide(table: Table) -> log.Entry:
            entry = flagged(table, milliseconds())
            if entry is None:
                raise Repeated
            return entry

        with contextlib.suppress(CommandRejected, Repeated):
            await live.commits.enter(decide)

    async def check_empty(self) -> None:
        """Ends a table at which nobody sits and nobody looks."""

        def decide(table: Table) -> log.Entry:
            if not self._deserted:
                raise Repeated
            return log.Closed(milliseconds())

        if self._live.owned and self._deserted:
            with contextlib.suppress(CommandRejected, Repeated):
                await self._live.commits.enter(decide)

    @property
    def _deserted(self) -> bool:
        table, audience = self._live.table, self._live.audience
        if table.people or audience.watchers or table.status not in ("open", "live"):
            return False
        if audience.present.followed_elsewhere:
            return False
        return milliseconds() - table.changed_at > DESERTED

    def next_due(self) -> int | None:
        """When another process shall look after this table, if this one no longer does."""
        table = self._live.table
        fall = table.next_fall()
        times = [] if fall is None else [fall[0]]
        if not table.people and table.status in ("open", "live"):
            times.append(milliseconds() + DESERTED + DUE_SLACK)
        elif table.computers:
            settings = self._live.registry.settings
            times.append(milliseconds() + settings.pace + int(settings.think_limit * 1000) + DUE_SLACK)
        return min(times) if times else None
