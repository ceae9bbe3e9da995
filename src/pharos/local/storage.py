"""The storage interface of local tables."""

from __future__ import annotations

from typing import Protocol


class Conflict(Exception):
    """Raised when an entry with this number exists: another page of this device stored it first."""


class StorageFailed(Exception):
    """Raised when nothing was stored, because the storage is full or blocked by the browser."""


class Storage(Protocol):
    """Logs and rows of tables, imported records, content sets, notes. Writes are durable on return."""

    async def append(self, table: str, first: int, entries: list[str], row: str) -> None:
        """Stores entries, numbered from `first` on, and the row of the table, atomically.

        Raises `Conflict` if one of the numbers is taken, `StorageFailed` if nothing can be stored.
        """

    async def read(self, table: str, after: int = 0) -> list[str]:
        """Returns the entries of a table after number `after`, in order; empty if there is no such table."""

    async def rows(self) -> list[str]:
        """Returns the rows of all tables."""

    async def row(self, table: str) -> str | None:
        """Returns the row of a table."""

    async def keep_record(self, id: str, record: str) -> None:
        """Stores an imported record. Raises `StorageFailed`."""

    async def record(self, id: str) -> str | None:
        """Returns an imported record."""

    async def records(self) -> list[tuple[str, str]]:
        """Returns all imported records, as (id, record)."""

    async def keep_set(self, id: str, kept: str) -> None:
        """Stores a content set, replacing one with the same id. Raises `StorageFailed`."""

    async def sets(self) -> list[str]:
        """Returns all stored content sets."""

    async def forget_set(self, id: str) -> None:
        """Removes a content set."""

    async def keep_note(self, id: str, note: str) -> None:
        """Stores a note, replacing one with the same id. Raises `StorageFailed`."""

    async def note(self, id: str) -> str | None:
        """Returns a note."""

    async def notes(self, beginning: str) -> list[str]:
        """Returns all notes whose ids start with `beginning`."""

    async def forget(self, table: str) -> None:
        """Removes a table with its entries and row."""
