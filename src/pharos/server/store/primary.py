"""Which PostgreSQL writes: of all hosts that are named, the primary of the newest timeline.

When a standby takes over, PostgreSQL begins a new timeline. The old primary may live on, cut off from it, and
would still let everybody in who asks for a primary. So hosts are asked at once, none waits for another that
does not answer, and whoever has seen a newer timeline never talks to an older one again.

A new connection begins with a commit. Where commits wait for a standby, this one returns when the standby has
everything that can be read: a primary that has lost its standby, and was restarted, shows commits that nobody
else has.
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
"""A connection, and the timeline of its host."""

OTHERS = 0.3
"""Seconds for which other hosts are waited for when one has answered that it writes."""

TIMELINE = """SELECT CASE WHEN pg_is_in_recovery() THEN NULL
ELSE ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int END"""
UNKNOWN = 0
"""The timeline of a service that does not tell it: it has means of its own."""
NOT_TOLD = (
    asyncpg.UndefinedFunctionError,
    asyncpg.InsufficientPrivilegeError,
    asyncpg.FeatureNotSupportedError,
)


class NotThePrimary(ConnectionError):
    """No host that can be reached is the primary, as far as is known here."""


class Held(ConnectionError):
    """A new primary, to which nothing is written yet: who is still at the old one has a lease for seconds."""


class Primary:
    """Connections to the host that writes."""

    def __init__(self, settings: Mapping[str, Any]) -> None:
        self._settings = settings
        self.timeline = UNKNOWN
        """The newest that was seen."""
        self.held = False
        """Whether nothing is to be written to a table yet (`ownership`)."""
        self._connections: WeakKeyDictionary[Connection, int] = WeakKeyDictionary()

    async def connect(self, **session: str) -> Connection:
        """A connection to the primary, with settings of its session; raises where there is none."""
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
        """Lets go of everything older; raises `NotThePrimary` where this one is."""
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
    """The settings of a connection to each host."""
    host, port = settings.get("host"), settings.get("port")
    if not isinstance(host, list | tuple):
        return [dict(settings)]
    ports = port if isinstance(port, list | tuple) else [port] * len(host)
    return [dict(settings) | {"host": one, "port": its} for one, its in zip(host, ports, strict=True)]


async def _newest(settings: Mapping[str, Any]) -> Answered:
    """A connection to the host of the newest timeline, among those that answer in time."""
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
                    pass  # a standby says nothing of what is wrong
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
    """A connection to one host, and its timeline; raises where another host shall be asked."""
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
        timeline = UNKNOWN  # it may be read, and says why nothing can be written
    return connection, timeline


def _end(task: asyncio.Task[Answered], unless: Answered | None) -> None:
    """Ends a connection that nobody wants."""
    if not task.cancelled() and task.exception() is None and task.result() is not unless:
        task.result()[0].terminate()
