"""Writes log entries to SQLite in a dedicated thread, with one call for all entries of a commit.

Each call into SQLite releases the GIL and must reacquire it from a busy event loop. Row by row, that would
take longer than the disk; so the entries of many tables are one statement, which is its own transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from sqlalchemy import Update
from sqlalchemy.dialects import sqlite

Entry = tuple[str, int, bytes]
"""Table, number, data."""
Change = tuple[Update, Sequence[Mapping[str, object]]]
"""A statement with its parameters for each row."""


@cache
def _insertion(entries: int) -> str:
    return "INSERT INTO entries (game, number, data) VALUES " + ", ".join(["(?, ?, ?)"] * entries)


@cache
def _compiled(statement: Update) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


class SqliteWriter:
    """Writes entries and the related changes."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pen")

    async def write(self, entries: Sequence[Entry], changes: Sequence[Change]) -> None:
        """Writes atomically; returns when everything is on disk."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write, entries, changes)

    def _write(self, entries: Sequence[Entry], changes: Sequence[Change]) -> None:
        if self._connection is None:
            self._connection = self._connect()
        connection = self._connection
        values = [value for entry in entries for value in entry]
        try:
            if not changes:
                connection.execute(_insertion(len(entries)), values)
                return
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(_insertion(len(entries)), values)
            for statement, rows in changes:
                connection.executemany(_compiled(statement), rows)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            self._take_back(connection)
            raise
        except BaseException:  # the state of the connection is unknown
            self._connection = None
            self._take_back(connection)
            with contextlib.suppress(sqlite3.Error):
                connection.close()
            raise

    def _take_back(self, connection: sqlite3.Connection) -> None:
        with contextlib.suppress(sqlite3.Error):
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    async def close(self) -> None:
        """Closes the connection and the thread."""

        def end() -> None:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

        await asyncio.get_running_loop().run_in_executor(self._thread, end)
        self._thread.shutdown(wait=False)
