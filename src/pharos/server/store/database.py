"""The connection to the database: SQLite in WAL mode, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pharos.server.store.schema import HEAD

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # what was acknowledged outlives a power cut too
    "PRAGMA busy_timeout = 10000",
    "PRAGMA foreign_keys = ON",
)
POOL = 5
"""Connections of one server process to PostgreSQL, beside the one that listens."""


class Database:
    """An engine, and who may write now: SQLite has one writer at a time."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        self.engine = _engine(url)
        self._writer = asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection with a transaction, committed at the end."""
        async with AsyncExitStack() as stack:
            if self.sqlite:
                await stack.enter_async_context(self._writer)
            connection = await stack.enter_async_context(self.engine.begin())
            yield connection

    async def version(self) -> str | None:
        """The newest migration the database has, or None for an empty one."""
        try:
            async with self.reading() as connection:
                found = await connection.execute(text("SELECT version_num FROM alembic_version"))
                return found.scalar_one_or_none()
        except DBAPIError:
            return None

    async def ready(self) -> bool:
        """Whether the database can be reached and has the right schema."""
        try:
            return await self.version() == HEAD
        except (OSError, DBAPIError):
            return False

    async def close(self) -> None:
        """Ends all connections."""
        await self.engine.dispose()


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=POOL, max_overflow=POOL, pool_pre_ping=True)
    path = make_url(url).database
    if path and path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, connect_args={"timeout": 10})

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    return engine
