"""How entries reach SQLite: a thread of its own, and one call for all that share a commit.

Each call into SQLite lets go of Python's lock and has to win it back from a busy event loop. Row by row
that takes longer than the disk does; so the entries of many tables are one statement, which is also
its own transaction.
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
"""A statement with its values for each row."""


@cache
def _insertion(entries: int) -> str:
    return "INSERT INTO entries (game, number, data) VALUES " + ", ".join(["(?, ?, ?)"] * entries)


@cache
def _compiled(statement: Update) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


class SqliteWriter:
    """Writes entries, and what else they change."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pen")

    async def write(self, entries: Sequence[Entry], changes: Sequence[Change]) -> None:
        """Returns when everything is on disk; otherwise nothing is."""
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
        except BaseException:  # nobody knows what is left of the connection
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
        """Ends the connection and the thread."""

        def end() -> None:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

        await asyncio.get_running_loop().run_in_executor(self._thread, end)
        self._thread.shutdown(wait=False)
