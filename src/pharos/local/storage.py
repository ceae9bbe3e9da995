"""Where the logs of local tables lie, as the tables see it."""

from __future__ import annotations

from typing import Protocol


class Conflict(Exception):
    """An entry with this number is stored already: another page of this device was quicker."""


class StorageFailed(Exception):
    """Nothing was stored: the storage is full, or the browser refuses it."""


class Storage(Protocol):
    """The logs and the rows of tables, imported records, notes. Whatever returns is stored for good."""

    async def append(self, table: str, first: int, entries: list[str], row: str) -> None:
        """Stores entries under numbers from `first` on, and the row of the table, all of it or nothing.

        Raises `Conflict` where one of the numbers is taken, `StorageFailed` where nothing can be stored.
        """

    async def read(self, table: str, after: int = 0) -> list[str]:
        """The entries of a table with higher numbers than this, in order; none where there is no table."""

    async def rows(self) -> list[str]:
        """The rows of all tables."""

    async def row(self, table: str) -> str | None:
        """The row of a table."""

    async def keep_record(self, id: str, record: str) -> None:
        """Stores an imported record. Raises `StorageFailed`."""

    async def record(self, id: str) -> str | None:
        """An imported record."""

    async def records(self) -> list[tuple[str, str]]:
        """All imported records by their ids."""

    async def keep_set(self, id: str, kept: str) -> None:
        """Stores a content set in place of the one with the same id. Raises `StorageFailed`."""

    async def sets(self) -> list[str]:
        """All content sets that are kept."""

    async def forget_set(self, id: str) -> None:
        """Removes a content set."""

    async def keep_note(self, id: str, note: str) -> None:
        """Stores a note in place of the one with the same id. Raises `StorageFailed`."""

    async def note(self, id: str) -> str | None:
        """A note."""

    async def notes(self, beginning: str) -> list[str]:
        """All notes whose ids begin so."""

    async def forget(self, table: str) -> None:
        """Removes a table, with everything that belongs to it."""
