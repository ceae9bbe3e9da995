"""The lobby: the public tables, and the connections that follow them."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

import msgspec

from pharos.server.server_clock import milliseconds
from pharos.server.store.table_queries import TableQueries
from pharos.wire import messages
from pharos.wire.messages import TableSummary

PAUSE = 0.25
"""Seconds for which changes are collected into one message, and the list of tables is cached."""

_encode = msgspec.json.Encoder().encode


class LobbyWatcher(Protocol):
    """A connection that follows the lobby."""

    def tell(self, message: bytes) -> None:
        """Sends a message, without waiting."""


class Lobby:
    """Lists the public tables, and sends changes to its watchers."""

    def __init__(self, table_queries: TableQueries) -> None:
        self._table_queries = table_queries
        self._watchers: set[LobbyWatcher] = set()
        self._listed: tuple[float, tuple[TableSummary, ...]] | None = None
        self._telling: asyncio.Task[None] | None = None

    async def watch(self, watcher: LobbyWatcher) -> None:
        """Starts sending the public tables to a connection."""
        self._watchers.add(watcher)
        watcher.tell(await self._message())

    def unwatch(self, watcher: LobbyWatcher) -> None:
        """Stops sending the public tables to a connection."""
        self._watchers.discard(watcher)

    async def tables(self) -> tuple[TableSummary, ...]:
        """Returns the public tables, cached for `PAUSE` seconds."""
        now = time.monotonic()
        if self._listed is None or now - self._listed[0] > PAUSE:
            self._listed = (now, await self._table_queries.lobby(milliseconds()))
        return self._listed[1]

    def changed(self) -> None:
        """Schedules a message to all watchers."""
        self._listed = None
        if self._watchers and self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        try:
            await asyncio.sleep(PAUSE)
        finally:
            self._telling = None
        message = await self._message()
        for watcher in list(self._watchers):
            watcher.tell(message)

    async def _message(self) -> bytes:
        return _encode(messages.Lobby(await self.tables()))
