"""Servers on one database, tables whose clients record everything, and faults during the games."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path

import asyncpg
import msgspec

from tests.fleet.clients import Group, persistently_begin
from tests.fleet.history import Data, Impossible, check
from tests.server.process import ServerProcess
from tests.server.test_kill import Log, read_postgres

TABLES = [
    {"game": "classic", "players": 3},
    {"game": "duel", "players": 2},
    {"game": "classic", "players": 4, "expansions": ["leaders", "cities"]},
]
Fault = Callable[[random.Random], Awaitable[str]]
"""A fault that ends by itself; returns a description of it."""


LATE = 5.0
"""Seconds after which the state of a table that does not continue is logged."""


class StandsStill(AssertionError):
    """A table did not continue after a fault."""


class Fleet:
    """The servers, the tables, and the results of the checks."""

    def __init__(
        self,
        servers: Sequence[ServerProcess],
        database: str,
        tables: int = len(TABLES),
        folder: Path | None = None,
    ) -> None:
        self.servers = servers
        self.read_at: Callable[[], str] = lambda: database
        """The address of the current primary database."""
        self.new_group: Callable[[int, Data, int], Group] = lambda _number, settings, seed: Group(
            servers, settings, seed
        )
        """Returns the players for the next game at a table, with its number."""
        self.forgiving = False
        """Whether a game that cannot start is replaced by another one: a planted fault may cause that too."""
        self.tables = tables
        self.folder = folder
        """The folder for impossible histories."""
        self.groups: list[Group] = []
        self.checked = 0
        self.games = 0
        self.acknowledged = 0
        self.waits: list[float] = []
        """Seconds from each command to its acknowledgement, including retries at other servers."""
        self.took: list[tuple[str, float]] = []
        """Each fault, and the seconds until the last table continued after its end."""
        self.last: list[str] = []
        """Where players waited longest after the last fault."""
        self._stopping = False

    async def play(self, number: int) -> None:
        """Plays one game after the other at a table until the faults are over."""
        while not self._stopping:
            group = self.new_group(number, TABLES[number % len(TABLES)], 1000 * number + self.games)
            await persistently_begin(group, forgiving=self.forgiving)
            self.groups.append(group)
            running = [asyncio.create_task(client.run()) for client in group.clients]
            while not self._stopping and not group.over:
                done, _ = await asyncio.wait(running, timeout=0.2)
                for task in done:
                    task.result()
                looker = random.choice(group.clients)
                await looker.look(random.choice(self.servers))
            for client in group.clients:
                client.stopping = True
            await asyncio.gather(*running)
            self.groups.remove(group)
            self._check(group, await self._log(group.table))
            self.games += 1
            self.acknowledged += group.acknowledged
            self.waits += [call.ended - call.began for call in group.history.calls if call.happened]

    def _check(self, group: Group, entries: Log) -> None:
        try:
            self.checked += check(group.history, entries)
        except Impossible:
            if self.folder is not None:
                kept = {"entries": entries, "calls": group.history.calls, "seen": group.history.seen}
                (self.folder / f"{group.table}.json").write_bytes(msgspec.json.encode(kept))
            raise

    async def _log(self, table: str) -> Log:
        """Returns the stored log of a table, as soon as the database answers."""
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    return await read_postgres(self.read_at(), table)
                await asyncio.sleep(0.2)

    async def endure(
        self,
        faults: Iterable[Fault],
        seed: int,
        within: float,
        after: Callable[[str, float], None] = lambda _what, _took: None,
    ) -> None:
        """Runs everything, with one fault after the other; `after` receives each fault and the recovery
        time."""
        chance = random.Random(seed)
        self._stopping = False
        playing = [asyncio.create_task(self.play(n)) for n in range(self.tables)]
        try:
            await self.goes_on("the beginning", playing, 60)
            for fault in faults:
                what = await fault(chance)
                self.took.append((what, await self.goes_on(what, playing, within)))
                after(*self.took[-1])
        finally:
            self._stopping = True
            done, late = await asyncio.wait(playing, timeout=90)
            for task in late:
                task.cancel()
            for task in done:
                task.result()
        if late:
            raise StandsStill("clients did not come to an end")

    async def _describe(self, what: str, groups: Sequence[Group]) -> None:
        """Logs the state of tables that should have continued."""
        if self.folder is not None:
            told = [await group.describe() for group in groups]
            with (self.folder / "late.jsonl").open("ab") as lines:
                lines.write(msgspec.json.encode({"at": time.time(), "after": what, "tables": told}) + b"\n")

    async def goes_on(self, what: str, playing: Sequence[asyncio.Task[None]], within: float) -> float:
        """Waits until every table has continued without help; returns the seconds."""
        began = time.monotonic()
        waiting = [(group, group.acknowledged) for group in self.groups]
        describing: list[asyncio.Task[None]] = []
        while not self.groups or waiting:
            self.last = [group.where for group, _ in waiting]
            waiting = [
                (group, count)
                for group, count in waiting
                if group in self.groups and not group.over and group.acknowledged <= count
            ]
            for task in playing:
                if task.done():
                    task.result()
            if time.monotonic() - began > (len(describing) + 1) * LATE:
                late = self._describe(what, [group for group, _ in waiting])
                describing.append(asyncio.create_task(late))
            if time.monotonic() - began > within:
                await asyncio.gather(*describing)
                raise StandsStill(f"a table stands still for more than {within:.0f} s after {what}")
            await asyncio.sleep(0.05)
        took = time.monotonic() - began
        await asyncio.gather(*describing)
        return took
