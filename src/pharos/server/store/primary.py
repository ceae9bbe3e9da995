"""Selects the PostgreSQL host to use: of all configured hosts, the primary of the newest timeline.

When a standby takes over, PostgreSQL starts a new timeline. The old primary, cut off, may keep running and
still accept clients that want a primary. So all hosts are tried concurrently, and once a newer timeline has
been seen, older ones are never used again.

A new connection starts with a commit. With synchronous replication, it returns once the standby has
everything that can be read: after a restart, a primary without its standby shows commits that exist nowhere
else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import asyncpg
import structlog
from asyncpg import Connection

from pharos.server.store.postgres_sockets import CONNECT, SESSION, watch

logger = structlog.get_logger("primary")

Answered = tuple[Connection, int]
"""A connection and the timeline of its host."""

OTHERS = 0.3
"""Seconds to wait for other hosts once one has answered as a primary."""

TIMELINE = """SELECT CASE WHEN pg_is_in_recovery() THEN NULL
ELSE ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int END"""
UNKNOWN = 0
"""Timeline of a service that does not report one and handles failover itself."""
NOT_TOLD = (
    asyncpg.UndefinedFunctionError,
    asyncpg.InsufficientPrivilegeError,
    asyncpg.FeatureNotSupportedError,
)


class NotThePrimary(ConnectionError):
    """Raised when no reachable host is the current primary."""


class Held(ConnectionError):
    """Raised for writes to a new primary while processes at the old one may still hold leases."""


class Primary:
    """Connections to the primary."""

    def __init__(self, settings: Mapping[str, Any]) -> None:
        self._settings = settings
        self.timeline = UNKNOWN
        """The newest timeline seen."""
        self.held = False
        """Whether games must not be written to yet (see `ownership`)."""
        self._connections: WeakKeyDictionary[Connection, int] = WeakKeyDictionary()

    async def connect(self, **session: str) -> Connection:
        """Connects to the primary; `session`: additional session settings. Raises if there is none."""
        async with asyncio.timeout(CONNECT):
            connection, timeline = await _newest({**self._settings, "server_settings": SESSION | session})
            try:
                self._see(timeline)
                self._connections[connection] = timeline
                if timeline != UNKNOWN:
                    await connection.execute("SELECT txid_current()")
            except BaseException:
                connection.terminate()
                raise
        watch(connection)
        return connection

    def _see(self, timeline: int) -> None:
        """Records a timeline and ends connections to older ones; raises `NotThePrimary` for an old one."""
        if timeline == UNKNOWN or timeline == self.timeline:
            return
        if timeline < self.timeline:
            raise NotThePrimary("It was the primary once.")
        before, self.timeline = self.timeline, timeline
        if before == UNKNOWN:
            return
        self.held = True
        logger.warning("primary_changed", timeline=timeline)
        for connection, its in list(self._connections.items()):
            if UNKNOWN < its < timeline:
                connection.terminate()


def _hosts(settings: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Returns the connection settings of each host."""
    host, port = settings.get("host"), settings.get("port")
    if not isinstance(host, list | tuple):
        return [dict(settings)]
    ports = port if isinstance(port, list | tuple) else [port] * len(host)
    return [dict(settings) | {"host": one, "port": its} for one, its in zip(host, ports, strict=True)]


async def _newest(settings: Mapping[str, Any]) -> Answered:
    """Connects to the host with the newest timeline among those that answer in time."""
    hosts = _hosts(settings)
    trying = [asyncio.ensure_future(_connected(one, alone=len(hosts) == 1)) for one in hosts]
    answered: list[Answered] = []
    error: Exception = NotThePrimary("No host is the primary.")
    waiting, newest = set(trying), None
    try:
        while waiting:
            done, waiting = await asyncio.wait(
                waiting, timeout=OTHERS if answered else None, return_when=asyncio.FIRST_COMPLETED
            )
            if not done:
                break
            for task in done:
                try:
                    answered.append(task.result())
                except NotThePrimary:
                    pass  # keep the error of another host, which is more useful
                except Exception as failed:
                    error = failed
        if not answered:
            raise error
        newest = max(answered, key=lambda one: one[1])
        return newest
    finally:
        for task in trying:
            task.cancel()
            task.add_done_callback(partial(_end, unless=newest))


async def _connected(settings: dict[str, Any], *, alone: bool) -> Answered:
    """Connects to one host; raises if it is a standby, unless it is the only host (`alone`)."""
    settings = settings | {"target_session_attrs": "any"}
    connection: Connection = await asyncpg.connect(**settings)
    try:
        timeline = await connection.fetchval(TIMELINE)
    except NOT_TOLD:
        timeline = UNKNOWN
    except BaseException:
        connection.terminate()
        raise
    if timeline is None:
        if not alone:
            connection.terminate()
            raise NotThePrimary("It is a standby.")
        timeline = UNKNOWN  # readable; writes will fail with a clear error
    return connection, timeline


def _end(task: asyncio.Task[Answered], unless: Answered | None) -> None:
    """Closes the connection of a task unless it is the selected one."""
    if not task.cancelled() and task.exception() is None and task.result() is not unless:
        task.result()[0].terminate()
