"""The connection to the database: SQLite in WAL mode, or PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import ExceptionContext, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pharos.server.store.primary import Held, Primary
from pharos.server.store.schema import HEAD
from pharos.server.store.trouble import Trouble, trouble_of

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # acknowledged writes survive a power failure
    "PRAGMA busy_timeout = 10000",
    "PRAGMA foreign_keys = ON",
)
POOL = 8
"""PostgreSQL connections of a process for reading, and for writing. All of them are kept: a pool that closes
some when it is less busy opens them again at the next moment, which costs more than a hundred requests."""
MOST_WAIT = 8.0
"""Seconds to wait for a connection; after that, a request fails as if the database were away."""


class _Queue:
    """Lets a number of tasks in at a time, in the order in which they came.

    The pool of connections alone is not fair: a connection that is returned goes to whoever asks next, not to
    the task that has waited longest.
    """

    def __init__(self, count: int) -> None:
        self._free = asyncio.Semaphore(count)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Waits for a turn; raises `TimeoutError` after `MOST_WAIT` seconds."""
        async with asyncio.timeout(MOST_WAIT):
            await self._free.acquire()
        try:
            yield
        finally:
            self._free.release()


class Database:
    """Engines for reading and writing; on SQLite, a lock ensures one writer at a time."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        self.primary = None if self.sqlite else _primary(url)
        """On PostgreSQL, the primary and its connections; None on SQLite."""
        self._readers = _engine(url, self.primary, isolation_level="AUTOCOMMIT")
        self._writers = _engine(url, self.primary)
        """A separate pool, so that readers cannot delay commits."""
        self._leases = None if self.sqlite else _engine(url, self.primary, size=1, spare=1)
        """A connection for the lease of this process alone: a process that is busy is alive."""
        self.trouble: Trouble | None = None
        """The database problem found in recent errors; `damaged` is never cleared."""
        self._writer = asyncio.Lock()
        self._reading = None if self.sqlite else _Queue(POOL)
        self._writing = None if self.sqlite else _Queue(POOL)
        for engine in self._engines:
            event.listen(engine.sync_engine, "handle_error", self._went_wrong)

    @property
    def _engines(self) -> Sequence[AsyncEngine]:
        leases = () if self._leases is None else (self._leases,)
        return (self._readers, self._writers, *leases)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Yields a connection for reading.

        On PostgreSQL, each statement is a transaction of its own: BEGIN and ROLLBACK would cost as much.
        """
        async with AsyncExitStack() as stack:
            if self._reading is not None:
                await stack.enter_async_context(self._reading.turn())
            yield await stack.enter_async_context(self._readers.connect())

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Yields a connection with a transaction, committed at the end."""
        async with AsyncExitStack() as stack:
            if self._writing is None:
                await stack.enter_async_context(self._writer)
            else:
                await stack.enter_async_context(self._writing.turn())
            connection = await stack.enter_async_context(self._writers.begin())
            yield connection

    @asynccontextmanager
    async def leasing(self) -> AsyncIterator[AsyncConnection]:
        """On PostgreSQL: the same for the lease of this process, without waiting for other requests."""
        assert self._leases is not None
        async with self._leases.begin() as connection:
            yield connection

    def check_held(self) -> None:
        """Raises `Held` while games must not be written to on a new primary (see `ownership`)."""
        if self.primary is not None and self.primary.held:
            raise Held

    @asynccontextmanager
    async def writing_alone(self) -> AsyncIterator[None]:
        """On SQLite: holds the write lock of this process."""
        async with self._writer:
            yield

    def connect(self) -> sqlite3.Connection:
        """On SQLite: returns a separate connection in autocommit mode."""
        connection = sqlite3.connect(
            make_url(self.url).database or "", timeout=10, isolation_level=None, check_same_thread=False
        )
        for pragma in PRAGMAS:
            connection.execute(pragma)
        return connection

    async def ready(self) -> bool:
        """Returns whether the database can be reached and has the current schema."""
        try:
            async with self.reading() as connection:
                found = await connection.execute(text("SELECT version_num FROM alembic_version"))
                return found.scalar_one_or_none() == HEAD
        except (OSError, TimeoutError, SQLAlchemyError) as error:
            self.note(error)
            return False

    def note(self, error: BaseException) -> None:
        """Records the database problem that an error indicates, if any."""
        if self.trouble != "damaged":
            self.trouble = trouble_of(error) or self.trouble

    def well(self) -> None:
        """Clears the recorded problem after a successful write."""
        if self.trouble != "damaged":
            self.trouble = None

    def _went_wrong(self, context: ExceptionContext) -> None:
        self.note(context.sqlalchemy_exception or context.original_exception)

    async def close(self) -> None:
        """Closes all connections."""
        for engine in self._engines:
            await engine.dispose()


def prepare_folder(url: str) -> None:
    """Creates the folder of a SQLite file."""
    path = make_url(url).database
    if path and path != ":memory:" and not path.startswith("file:"):
        Path(path).parent.mkdir(parents=True, exist_ok=True)


def _primary(url: str) -> Primary:
    address = make_url(url)
    settings = address.get_dialect()().create_connect_args(address)[1]
    return Primary({name: value for name, value in settings.items() if not name.startswith("prepared_")})


def _engine(
    url: str, primary: Primary | None, size: int = POOL, spare: int = 0, **options: Any
) -> AsyncEngine:
    # Parameters contain password hashes and sealed choices, so error messages must not include them.
    if primary is not None:

        async def connect(**_settings: Any) -> Any:
            return await primary.connect()

        return create_async_engine(
            url,
            pool_size=size,
            max_overflow=spare,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"async_creator_fn": connect},
            **options,
        )
    prepare_folder(url)  # SQLite
    engine = create_async_engine(url, connect_args={"timeout": 10}, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    return engine
