"""A device in the memory of a test: its storage can be full, and the computer can be slow."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec

from pharos.ai.search.network import FOLDER
from pharos.local.device import Device
from pharos.local.storage import Conflict, StorageFailed
from pharos.local.thinker import ReviewSteps, Thinker, helped
from pharos.table.search_requests import HelpQuestion, Question

Data = dict[str, Any]
PATIENCE = 60.0


class Memory:
    """A storage that keeps what it receives, in the order of its numbers."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.kept_rows: dict[str, str] = {}
        self.kept_records: dict[str, str] = {}
        self.kept_sets: dict[str, str] = {}
        self.kept_notes: dict[str, str] = {}
        self.full = False
        self.events: list[str] = []

    async def append(self, table: str, first: int, entries: list[str], row: str) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise StorageFailed("full")
        log = self.logs.setdefault(table, [])
        if len(log) != first - 1:
            raise Conflict
        log += entries
        self.kept_rows[table] = row
        self.events.append("stored")

    async def read(self, table: str, after: int = 0) -> list[str]:
        return self.logs.get(table, [])[after:]

    async def rows(self) -> list[str]:
        return list(self.kept_rows.values())

    async def row(self, table: str) -> str | None:
        return self.kept_rows.get(table)

    async def keep_record(self, id: str, record: str) -> None:
        if self.full:
            raise StorageFailed("full")
        self.kept_records[id] = record

    async def record(self, id: str) -> str | None:
        return self.kept_records.get(id)

    async def records(self) -> list[tuple[str, str]]:
        return list(self.kept_records.items())

    async def keep_set(self, id: str, kept: str) -> None:
        if self.full:
            raise StorageFailed("full")
        self.kept_sets[id] = kept

    async def sets(self) -> list[str]:
        return list(self.kept_sets.values())

    async def forget_set(self, id: str) -> None:
        self.kept_sets.pop(id, None)

    async def keep_note(self, id: str, note: str) -> None:
        if self.full:
            raise StorageFailed("full")
        self.kept_notes[id] = note

    async def note(self, id: str) -> str | None:
        return self.kept_notes.get(id)

    async def notes(self, beginning: str) -> list[str]:
        return [note for id, note in self.kept_notes.items() if id.startswith(beginning)]

    async def forget(self, table: str) -> None:
        self.logs.pop(table, None)
        self.kept_rows.pop(table, None)


class Here:
    """The computer players, running in the same process as the tables."""

    def prepare(self, network: str) -> None:
        assert (FOLDER / network).is_file()

    async def choice(self, question: Question) -> str:
        return question.choice()

    async def help(self, question: HelpQuestion) -> str:
        return helped(json.dumps(msgspec.to_builtins(question)))

    async def review(self, errand: str, tell: Callable[[str], None]) -> None:
        steps = ReviewSteps(errand)
        assert (FOLDER / steps.network()).is_file()
        while "review" not in json.loads(report := steps.step()):
            tell(report)
            await asyncio.sleep(0)
        tell(report)


class Page:
    """A page on a device: what it receives, and what it sends."""

    def __init__(
        self, memory: Memory | None = None, pace: float = 0.0, thinker: Thinker | None = None
    ) -> None:
        self.memory = memory or Memory()
        self.told: list[Data] = []
        self._came = asyncio.Event()
        self.device = Device(self._hear, self.memory, thinker or Here(), "Guest 1", pace)

    def _hear(self, text: str) -> None:
        self.told.append(json.loads(text))
        self.memory.events.append(self.told[-1]["type"])
        self._came.set()

    async def say(self, **message: Any) -> None:
        await self.device.receive(json.dumps(message))

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        text = await self.device.request(method, f"/api/{path}", "" if body is None else json.dumps(body))
        status, _, answer = text.partition(" ")
        return int(status), json.loads(answer)

    async def open(self, settings: Data, **more: Any) -> str:
        status, answer = await self.request("POST", "tables", {"settings": settings, **more})
        assert status == 201, answer
        return str(answer["id"])

    async def until(self, found: Callable[[Data], bool]) -> Data:
        """Waits until the condition holds for the table; returns its state."""
        async with asyncio.timeout(PATIENCE):
            while True:
                states = [one["state"] for one in self.told if "state" in one]
                if states and found(states[-1]):
                    return dict(states[-1])
                self._came.clear()
                await self._came.wait()
