"""Computer players at tables, and processes that notify each other: some process always searches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from pharos.game import View
from pharos.server import bus, search_pool, upkeep
from pharos.server.live import LiveTable
from pharos.server.live.commits import TRIES
from pharos.server.search_process import Client, Thought
from pharos.server.settings import load
from pharos.server.store.commit_log import Append, Conflict
from pharos.server.store.migrate import migrate
from pharos.server.store.primary import Primary
from pharos.server.table_registry import TableRegistry
from pharos.table import CommandRejected, Person, Settings, Table, log
from pharos.table.search_requests import Question
from pharos.wire.messages import NewTable


async def _first_option(_client: object, _level: str, seat: int, view: dict[str, Any], *_rest: object) -> str:
    return str(View(seat, view).choices[0])


@asynccontextmanager
async def _begun(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LiveTable]:
    """A person and two computers who all have to choose; the test triggers the periodic work."""
    monkeypatch.setattr(upkeep, "SWEEP", 3600.0)
    monkeypatch.setattr(upkeep, "STILL", -1)
    settings = load({"database": f"sqlite:///{folder / 'hall.sqlite3'}", "pace": 0}, {})
    migrate(settings.database_url)
    registry = TableRegistry(settings)
    await registry.start()
    monkeypatch.setattr(registry.work, "choice", _first_option)
    computers = {"1": "random", "2": "random"}
    command = NewTable(Settings("classic", players=3), 0, computers, start=True)
    try:
        yield await registry.table(await registry.opener.open(Person("ann", "Ann", "guest"), command))
    finally:
        await registry.stop()


async def _until_nobody_thinks(table: LiveTable) -> None:
    async with asyncio.timeout(20):
        while not table.idle:
            await asyncio.sleep(0.01)


async def _looked_after(table: LiveTable) -> None:
    """Runs the periodic work of every second; all searches finish."""
    await table.registry.upkeep.sweep(1)
    await _until_nobody_thinks(table)


def test_computers_go_on_when_a_doubt_is_cleared_by_somebody_who_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_table: Table) -> log.Entry:
        raise CommandRejected("table-refused-not-seated")

    async def story() -> None:
        async with _begun(tmp_path, monkeypatch) as table:
            async with table.lock:  # in the middle of a write that fails
                await asyncio.sleep(0.1)  # the computers wait until it ends
                table.doubtful = True
                await_turn = asyncio.create_task(table.commits.enter(refuse))
                await asyncio.sleep(0)
            with pytest.raises(CommandRejected):
                await await_turn
            await _until_nobody_thinks(table)
            assert len(table.table.computers) == 2
            await _looked_after(table)
            assert not table.table.computers

    asyncio.run(story())


def test_computers_choose_again_when_their_choices_were_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with _begun(tmp_path, monkeypatch) as table:
            commit_log, refused = table.registry.commit_log, 0
            append = commit_log.append

            async def busy(write: Append) -> None:
                nonlocal refused
                refused += 1
                if refused <= 2 * TRIES:
                    raise Conflict
                await append(write)

            monkeypatch.setattr(commit_log, "append", busy)
            await _until_nobody_thinks(table)
            assert refused == 2 * TRIES
            assert len(table.table.computers) == 2
            await _looked_after(table)
            assert not table.table.computers

    asyncio.run(story())


def test_one_table_that_fails_keeps_no_other_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with _begun(tmp_path, monkeypatch) as table:
            registry = table.registry
            other = await registry.table(
                await registry.opener.open(Person("bob", "Bob", "guest"), NewTable(Settings("duel"), None))
            )

            async def fail() -> None:
                raise OSError

            seen: list[LiveTable] = []

            async def look() -> None:
                seen.append(other)

            monkeypatch.setattr(table.deadlines, "check_empty", fail)
            monkeypatch.setattr(other.deadlines, "check_empty", look)
            await registry.upkeep.sweep(1)
            assert seen == [other]

    asyncio.run(story())


def test_thinking_goes_on_when_a_process_could_not_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        started = 0

        async def new_process(*_: object, **__: object) -> Any:
            nonlocal started
            started += 1
            if started <= 2:
                raise OSError("no more processes")
            stdin = SimpleNamespace(write=lambda line: None, drain=nothing)
            stdout = SimpleNamespace(readline=thought)
            return SimpleNamespace(
                returncode=None, kill=lambda: None, wait=nothing, stdin=stdin, stdout=stdout
            )

        async def nothing() -> None:
            pass

        async def thought() -> bytes:
            return msgspec.json.encode(Thought("greedy"))

        monkeypatch.setattr(asyncio, "create_subprocess_exec", new_process)
        pool = search_pool.SearchPool(1, 5.0)
        pool.start()
        client = Client(True, "", "ann", "table")
        async with asyncio.timeout(20):
            with pytest.raises(search_pool.NoMoveFound):
                await pool.choice(client, Question("greedy", 7, 0, {}))
            assert await pool.choice(client, Question("greedy", 7, 0, {})) == "greedy"
        await pool.stop()

    asyncio.run(story())


def test_a_process_hears_the_others_again_whatever_went_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that hears nothing lets its tables wait, even if the other processes work."""

    class Connection:
        def __init__(self, fails: bool) -> None:
            self.fails = fails
            self.ended = False

        def add_termination_listener(self, hear: Callable[[object], None]) -> None:
            self.hear = hear

        async def add_listener(self, _channel: str, _heard: object) -> None:
            if self.fails:
                raise RuntimeError("not connected after all")

        def end(self) -> None:
            self.ended = True
            self.hear(self)

        async def execute(self, _query: str, timeout: float) -> None:
            if self.ended:
                raise RuntimeError("not connected any more")

        async def close(self, timeout: float) -> None:
            raise RuntimeError("closed already")

    heard, heard_again = Connection(False), Connection(False)
    tries = iter((None, Connection(True), heard, heard_again))

    async def connect(_primary: Primary, **_: object) -> Connection:
        connection = next(tries)
        if connection is None:
            raise ValueError("no database yet")
        return connection

    async def silent(_bus: bus.Bus, _ready: object) -> None:
        await asyncio.sleep(3600)

    async def story() -> None:
        monkeypatch.setattr(Primary, "connect", connect)
        monkeypatch.setattr(bus, "CHECK_EVERY", 3600.0)
        listens = asyncio.Event()
        monkeypatch.setattr(bus.PostgresBus, "_send", silent)
        listener = bus.PostgresBus(Primary({}), "one", lambda _: None, listens.set)
        listener.start()
        async with asyncio.timeout(20):
            await listens.wait()
            listens.clear()
            heard.end()  # noticed without a request
            await listens.wait()
        await listener.stop()
        assert next(tries, None) is None

    asyncio.run(story())
