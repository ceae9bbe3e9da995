"""Periodic work of a server process: the heartbeat, and checks of every loaded table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

import structlog

from pharos.server import metrics
from pharos.server.live import LiveTable
from pharos.server.server_clock import milliseconds
from pharos.server.store.heartbeat import EVERY
from pharos.server.store.trouble import trouble_of
from pharos.table import CommandRejected

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

logger = structlog.get_logger("registry")

IDLE = 30.0
"""Idle time, in seconds, before an unwatched table is unloaded."""
SWEEP = 1.0
STILL = 5_000
"""Milliseconds without an entry after which computer players are triggered again, in case one got stuck."""
DUE_SWEEP = 5
DUE_AT_ONCE = 50
GRACE = 10.0
"""Seconds after a restart during which no clock ends a game, so that players can reconnect."""


class Upkeep:
    """Runs the periodic checks of one process."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._began = time.monotonic()
        self._beating = asyncio.Lock()
        self.results_came = False
        """Whether a game has ended since tournaments were last checked."""

    async def beat(self) -> None:
        """Stores the heartbeat; after downtime, pauses the clocks for the lost time."""
        registry = self._registry
        if await registry.heartbeat.beat(milliseconds()):
            logger.warning("time_lost")
            for live in registry.tables.values():
                registry.spawn(live.commits.resume())

    async def beat_if_late(self) -> None:
        """Stores a late heartbeat, once for all tables that notice it at the same time."""
        async with self._beating:
            if self._registry.heartbeat.late:
                await self.beat()

    async def beat_forever(self) -> None:
        """Stores heartbeats, and checks for sessions and tokens ended outside the server."""
        registry = self._registry
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.beat()
                await registry.clients.check_rights_from_outside()
            except Exception as error:
                registry.database.note(error)
                logger.error("beat_failed", error=type(error).__name__, trouble=registry.database.trouble)

    async def sweep_forever(self) -> None:
        """Checks all tables every second."""
        turn = 0
        while True:
            await asyncio.sleep(SWEEP)
            turn += 1
            try:
                await self.sweep(turn)
            except Exception as error:
                metrics.FAILURES.inc()
                logger.error("sweep_failed", error=type(error).__name__)

    async def sweep(self, turn: int) -> None:
        """Checks all loaded tables, and every few turns tournaments and tables that no process has loaded."""
        registry = self._registry
        clocks = time.monotonic() - self._began > GRACE
        for live in list(registry.tables.values()):
            try:
                await self._look_after(live, clocks)
            except Exception as error:  # one failing table must not block the others
                metrics.FAILURES.inc(trouble_of(error) is None and not isinstance(error, CommandRejected))
                logger.error("table_failed", table=live.id, error=type(error).__name__)
        metrics.TABLES.set(len(registry.tables))
        if not registry.has("tables"):
            return
        if self.results_came or turn % DUE_SWEEP == 0:
            self.results_came = False
            await registry.scheduler.look_after()
        if clocks and turn % DUE_SWEEP == 0:
            await self._wake_due()

    async def _look_after(self, live: LiveTable, clocks: bool) -> None:
        if live.doubtful or live.behind:
            await live.commits.refresh()
        if clocks and live.table.clock.ticking:
            await live.deadlines.check_clock()
        await live.deadlines.check_empty()
        if milliseconds() - live.table.changed_at > STILL:
            live.computers.look_after()
        if live.idle and time.monotonic() - live.touched > IDLE:
            await self._registry.unload(live)

    async def _wake_due(self) -> None:
        registry, now = self._registry, milliseconds()
        for id in await registry.table_queries.claim_due(now, now + 60_000, DUE_AT_ONCE):
            with contextlib.suppress(CommandRejected):
                live = await registry.table(id)
                live.touched = time.monotonic()
                await live.deadlines.check_clock()
                await live.deadlines.check_empty()
                live.computers.look_after()
                await live.deadlines.hurry()
                due = live.deadlines.next_due()
                if due is None or not live.table.counts_absence:
                    # A turn-based game knows when it needs attention next, and is not woken before.
                    await registry.table_queries.due_at(id, due)
