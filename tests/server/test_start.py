"""Startup: fast, also with many games in the database, and with settings from every source."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
from multiprocessing import Pipe
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from uvicorn.config import Config

from pharos.server import logs, supervisor
from pharos.server.settings import BadSettings, async_url, load
from pharos.server.store.database import Database
from pharos.server.store.migrate import migrate
from pharos.server.store.schema import metadata
from pharos.server.supervisor import Supervisor
from pharos.table import Settings, log
from pharos.wire import schema
from pharos.wire.summary import summary_of
from tests.server.conftest import NewServer
from tests.server.player import Guest, Player
from tests.server.process import ServerProcess
from tests.table.seating import Play

FINISHED = int(os.environ.get("PHAROS_TEST_FINISHED_GAMES", "10000"))
LIVE = 500
SLOWNESS = 3.0
"""Tests share the machine with other tests: the limits (2 s, 5 s) apply to a quiet one."""


def test_start_is_quick(new_server: NewServer) -> None:
    server = new_server(forked=False)
    server.start()
    server.stop()
    assert min(_again(server) for _ in range(2)) < 2 * SLOWNESS


def _again(server: ServerProcess) -> float:
    took = server.start()
    server.stop()
    return took


def test_start_is_quick_with_many_games(new_server: NewServer, tmp_path: Path) -> None:
    server = new_server(forked=False)
    server.start()
    server.stop()
    file = tmp_path / "0" / "games.sqlite3"
    over, live = Play(Settings("duel"), 2, seed=1), Play(Settings("duel"), 2, seed=2)
    over.finish(random.Random(1))
    live.finish(random.Random(2), most=30)
    with sqlite3.connect(file) as connection:
        for play, count, status in ((over, FINISHED, "over"), (live, LIVE, "live")):
            entries = [log.written(entry) for entry in play.log]
            for n in range(count):
                id = f"{status}-{n:06}"
                summary = msgspec.json.encode(summary_of(id, play.table))
                connection.execute(
                    "INSERT INTO games (id, status, public, changed, summary) VALUES (?, ?, 1, ?, ?)",
                    (id, status, n, summary),
                )
                connection.executemany(
                    "INSERT INTO entries VALUES (?, ?, ?)",
                    [(id, number, data) for number, data in enumerate(entries, 1)],
                )
    took = server.start()

    async def look() -> None:
        guest = await Guest.arrive(server.address)
        for id, status in (("live-000499", "live"), ("over-000000", "over")):
            answer = await guest.client.get(f"/api/tables/{id}")
            assert answer.json()["state"]["status"] == status
        await guest.leave()

    asyncio.run(look())
    assert took < 5 * SLOWNESS
    print(f"start with {FINISHED} finished and {LIVE} live games: {took:.2f} s")


def test_the_computer_goes_on_after_a_restart(new_server: NewServer) -> None:
    server = new_server(forked=False, pace=200)
    server.start()

    async def story() -> None:
        guest = await Guest.arrive(server.address)
        table = await guest.open({"game": "duel"}, computers={"1": "random"}, start=True)
        player = Player(guest, table, 3)
        playing = asyncio.create_task(player.play())
        await asyncio.sleep(1.0)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        state = await playing
        assert state["result"]["ending"] == "game"
        await guest.leave()

    asyncio.run(story())


def test_migrations_make_the_schema_the_code_knows(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'fresh.sqlite3'}"
    migrate(url)
    migrate(url)  # again: nothing to do

    async def columns() -> dict[str, set[str]]:
        from sqlalchemy import inspect

        database = Database(url)
        async with database.reading() as connection:
            found = await connection.run_sync(
                lambda one: {
                    name: {column["name"] for column in inspect(one).get_columns(name)}
                    for name in inspect(one).get_table_names()
                }
            )
        await database.close()
        return found

    found = asyncio.run(columns())
    assert found.pop("alembic_version")
    assert found == {name: set(table.columns.keys()) for name, table in metadata.tables.items()}


def test_settings_come_from_the_command_line_the_environment_and_a_file(tmp_path: Path) -> None:
    file = tmp_path / "pharos.toml"
    file.write_text('port = 1000\nhost = "0.0.0.0"\npace = 5\norigins = ["https://a.example"]\n')
    environment = {"PHAROS_SETTINGS": str(file), "PHAROS_PORT": "2000", "PHAROS_PROXIES": "10.0.0.1,10.0.0.2"}
    settings = load({"pace": 9, "workers": None}, environment)
    assert (settings.host, settings.port, settings.pace) == ("0.0.0.0", 2000, 9)
    assert settings.origins == ("https://a.example",)
    assert settings.proxies == ("10.0.0.1", "10.0.0.2")
    for wrong in ({"port": 99999}, {"database": "mysql://x"}, {"workers": 2, "database": "x.sqlite3"}):
        with pytest.raises(BadSettings):
            async_url(load(wrong, {}).database)
    file.write_text("prot = 1\n")
    with pytest.raises(BadSettings, match="prot"):
        load({}, environment)


def test_logs_hold_no_secrets() -> None:
    line = logs.without_secrets(None, "info", {"event": "x", "password": "p", "token": "t", "game": "duel"})
    assert line == {"event": "x", "password": "(hidden)", "token": "(hidden)", "game": "duel"}


def test_a_running_server_logs_no_secrets(new_server: NewServer) -> None:
    server = new_server(forked=False, log="debug")
    server.start()

    async def story() -> str:
        guest = await Guest.arrive(server.address)
        made = await guest.client.post("/api/accounts", json={"name": "Secretive", "password": "never shown"})
        assert made.status_code == 200
        guest = Guest(server.address, guest.client, made.json(), guest.client.cookies["pharos_session"])
        guest.client.headers["X-CSRF-Token"] = made.json()["csrf"]
        wrong = await guest.client.post(
            "/api/session", json={"name": "Secretive", "password": "never shown, wrong"}
        )
        assert wrong.status_code == 403
        table = await guest.open({"game": "duel"}, computers={"1": "random"}, start=True)
        await Player(guest, table, 3).play()
        await guest.leave()
        return guest.cookie

    cookie = asyncio.run(story())
    server.stop()
    text = server.log.read_text()
    assert "never shown" not in text
    assert cookie not in text


def test_the_schema_describes_every_message() -> None:
    described = schema.schema()
    definitions = described["$defs"]
    assert {"ClientMessage", "ServerMessage", "Command", "Event", "TableState", "Offers"} <= set(definitions)

    def references(data: object) -> set[str]:
        if isinstance(data, dict):
            own = {data["$ref"]} if isinstance(data.get("$ref"), str) else set()
            return own.union(*(references(part) for part in data.values()))
        if isinstance(data, list):
            return set().union(*(references(part) for part in data))
        return set()

    assert {name.removeprefix("#/$defs/") for name in references(described)} <= set(definitions)


def test_a_clock_far_ahead_is_refused_until_somebody_checked_it(
    new_server: NewServer, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'clock.sqlite3'}"
    server = new_server(database)
    server.start()
    server.stop()
    day = 24 * 60 * 60 * 1000
    with sqlite3.connect(tmp_path / "clock.sqlite3") as connection:
        (last,) = connection.execute("SELECT at FROM pulse").fetchone()
        connection.execute("UPDATE pulse SET at = ?", (last - 400 * day,))
    with pytest.raises(RuntimeError, match=r"The clock of this machine says .* --clock-checked"):
        server.start()
    with sqlite3.connect(tmp_path / "clock.sqlite3") as connection:
        assert connection.execute("SELECT at FROM pulse").fetchone() == (last - 400 * day,)
    checked = new_server(database, clock_checked="true")
    checked.start()


class Worker:
    """A server process as its parent process sees it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.parent_conn, self.child = Pipe()
        self.process = self
        self.exitcode: int | None = None
        self.killed = False

    def is_alive(self) -> bool:
        return self.exitcode is None

    def start(self) -> None:
        pass

    def join(self) -> None:
        pass

    def kill(self) -> None:
        self.killed = True
        self.exitcode = -9 if self.exitcode is None else self.exitcode


class Lines:
    """Collects the log."""

    def __init__(self, said: list[dict[str, Any]]) -> None:
        self.said = said

    def error(self, event: str, **more: object) -> None:
        self.said.append({"event": event, **more})


def test_a_slow_server_process_is_not_restarted_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(supervisor, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(supervisor, "Process", lambda *_: Worker(9))
    said: list[dict[str, Any]] = []
    monkeypatch.setattr(supervisor, "logger", Lines(said))
    parent: Any = Supervisor(Config("x:y", workers=2), [])
    slow, quick = Worker(1), Worker(2)
    parent.processes = [slow, quick]
    for _ in range(5):  # uvicorn would have killed the slow one after five seconds
        parent.keep_subprocess_alive()
        if quick.child.poll():
            quick.child.recv()
            quick.child.send(True)
        now += 10
    assert not slow.killed
    slow.child.recv()
    slow.child.send(False)
    parent.keep_subprocess_alive()
    now += 59
    parent.keep_subprocess_alive()
    assert not slow.killed
    assert said == []
    now += 61  # it no longer answers
    quick.child.send(True)
    parent.keep_subprocess_alive()
    assert slow.killed
    assert not quick.killed
    assert parent.processes[0].pid == 9
    quick.exitcode = 3
    parent.processes[0].child.send(True)
    parent.keep_subprocess_alive()
    told = [(one["event"], one["process"]) for one in said]
    assert told == [("worker_replaced", 1), ("worker_failed_to_start", 2)]
    assert parent.should_exit.is_set()
