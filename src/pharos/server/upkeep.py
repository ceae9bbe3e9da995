"""What a server process does every few seconds: the heartbeat, and a look at every table it has loaded."""

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
"""Seconds after which a table that nobody follows leaves memory."""
SWEEP = 1.0
STILL = 5_000
"""Milliseconds without an entry after which computers are made to think, whatever happened before."""
DUE_SWEEP = 5
DUE_AT_ONCE = 50
GRACE = 10.0
"""Seconds after a restart in which no clock ends a game: people come back first."""


class Upkeep:
    """Looks after the tables of one process."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._began = time.monotonic()
        self.results_came = False
        """Whether a game has ended since the tournaments were looked after."""

    async def beat(self) -> None:
        """Writes that the server is alive; where time was lost before, no clock counts it."""
        registry = self._registry
        if await registry.heartbeat.beat(milliseconds()):
            logger.warning("time_lost")
            for live in registry.tables.values():
                registry.spawn(live.commits.resume())

    async def beat_forever(self) -> None:
        """The heartbeat, and rights that were ended from outside."""
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
        """Looks after all tables, every second."""
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
        """Looks after all loaded tables; now and then also after those that no process has loaded."""
        registry = self._registry
        clocks = time.monotonic() - self._began > GRACE
        for live in list(registry.tables.values()):
            try:
                await self._look_after(live, clocks)
            except Exception as error:  # no table keeps the others waiting
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
                    # A game by days says when it needs somebody next: it is not woken before.
                    await registry.table_queries.due_at(id, due)
