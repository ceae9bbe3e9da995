"""Runs `Device` in a browser: a worker passes in functions that exchange strings (`web/src/local/`)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec

from pharos.local.device import Device
from pharos.local.storage import Conflict, StorageFailed
from pharos.table.search_requests import HelpQuestion, Question

CONFLICT = "conflict"
STORED = "stored"


class BrowserStorage:
    """IndexedDB storage, through worker functions that return promises of strings."""

    def __init__(self, functions: Any) -> None:
        self._functions = functions

    async def append(self, table: str, first: int, entries: list[str], row: str) -> None:
        """Stores entries and the row of a table."""
        _check(await self._functions.append(table, first, json.dumps(entries), row))

    async def read(self, table: str, after: int = 0) -> list[str]:
        """Returns the entries of a table."""
        return _strings(await self._functions.read(table, after))

    async def rows(self) -> list[str]:
        """Returns the rows of all tables."""
        return _strings(await self._functions.rows())

    async def row(self, table: str) -> str | None:
        """Returns the row of a table."""
        return str(await self._functions.row(table)) or None

    async def keep_record(self, id: str, record: str) -> None:
        """Stores a record."""
        _check(await self._functions.keep_record(id, record))

    async def record(self, id: str) -> str | None:
        """Returns a record."""
        return str(await self._functions.record(id)) or None

    async def records(self) -> list[tuple[str, str]]:
        """Returns all records."""
        return [(str(id), str(text)) for id, text in json.loads(str(await self._functions.records()))]

    async def keep_set(self, id: str, kept: str) -> None:
        """Stores a content set."""
        _check(await self._functions.keep_set(id, kept))

    async def sets(self) -> list[str]:
        """Returns all content sets."""
        return _strings(await self._functions.sets())

    async def forget_set(self, id: str) -> None:
        """Removes a content set."""
        _check(await self._functions.forget_set(id))

    async def keep_note(self, id: str, note: str) -> None:
        """Stores a note."""
        _check(await self._functions.keep_note(id, note))

    async def note(self, id: str) -> str | None:
        """Returns a note."""
        return str(await self._functions.note(id)) or None

    async def notes(self, beginning: str) -> list[str]:
        """Returns the notes whose ids start with `beginning`."""
        return _strings(await self._functions.notes(beginning))

    async def forget(self, table: str) -> None:
        """Removes a table."""
        _check(await self._functions.forget(table))


class BrowserThinker:
    """Searches, run in a separate worker."""

    def __init__(self, functions: Any) -> None:
        self._functions = functions

    def prepare(self, network: str) -> None:
        """Starts loading a network."""
        self._functions.prepare(network)

    async def choice(self, question: Question) -> str:
        """Returns the computer's choice."""
        return str(await self._functions.think(msgspec.json.encode(question).decode()))

    async def help(self, question: HelpQuestion) -> str:
        """Returns the answer to a help question."""
        return str(await self._functions.help(msgspec.json.encode(question).decode()))

    async def review(self, errand: str, tell: Callable[[str], None]) -> None:
        """Runs a review."""
        await self._functions.review(errand, tell)


def new_device(
    tell: Callable[[str], None],
    functions: Any,
    thinking: Any,
    stored: Callable[[str], None],
    name: str,
    pace: float,
) -> Device:
    """Returns the device of one page."""
    device = Device(tell, BrowserStorage(functions), BrowserThinker(thinking), name, pace)
    device.tables.stored = stored
    return device


def _check(said: object) -> None:
    word, _, reason = str(said).partition(" ")
    if word == CONFLICT:
        raise Conflict
    if word != STORED:
        raise StorageFailed(reason)


def _strings(text: object) -> list[str]:
    return [str(one) for one in json.loads(str(text))]
