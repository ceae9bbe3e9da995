"""Deletes expired data, according to the settings."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import structlog

from pharos.server.server_clock import milliseconds
from pharos.table import CommandRejected, Repeated, Table, log

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

logger = structlog.get_logger("registry")

DAY = 24 * 60 * 60 * 1000
FIRST, EVERY = 60.0, 60 * 60.0
"""Seconds from the start to the first run, and between runs."""


def _closed_when_old(table: Table, before: int) -> log.Entry:
    if table.status != "open" or table.changed_at >= before:
        raise Repeated
    return log.Closed(milliseconds())


async def expire_forever(registry: TableRegistry) -> None:
    """Deletes expired data every hour."""
    while True:
        await asyncio.sleep(FIRST)
        try:
            await expire(registry)
        except Exception as error:
            logger.error("expiry_failed", error=type(error).__name__)
        await asyncio.sleep(EVERY)


async def expire(registry: TableRegistry) -> None:
    """Deletes data older than the settings keep it."""
    settings, retention, now = registry.settings, registry.retention, milliseconds()
    if await registry.heartbeat.jumped(now):
        logger.warning("expiry_waits", why="the last server ran long ago; perhaps the clock is wrong")
        return
    await retention.expired_sessions(now)
    await registry.rooms.sweep()
    await registry.notifier.sweep(now)
    if settings.keep_guests:
        for session in await retention.guests(now - settings.keep_guests * DAY):
            registry.clients.end_session(session)
    if settings.keep_tables:
        before = now - settings.keep_tables * DAY
        for id in await retention.waiting(before):
            with contextlib.suppress(CommandRejected, Repeated):
                live = await registry.table(id)
                await live.commits.enter(lambda table: _closed_when_old(table, before), by_force=True)
        await retention.closed(before)
        await retention.tournaments(before)
    if settings.keep_records:
        await retention.imports(now - settings.keep_records * DAY)
    if settings.pack_after:
        await registry.commit_log.archive.pack(now - settings.pack_after * DAY)
