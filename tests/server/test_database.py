"""Database outages, full disks, damage, and interrupted migrations: nothing acknowledged is lost or
duplicated.

`PHAROS_TEST_RESTARTS` sets how often PostgreSQL is restarted during games.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import asyncpg
import pytest
import websockets
from sqlalchemy import event, select
from sqlalchemy.engine import Engine
from websockets.asyncio.client import ClientConnection, connect

from pharos.server.settings import async_url
from pharos.server.store import migrate as migration
from pharos.server.store.commit_log import Append, CommitLog, Conflict, Row
from pharos.server.store.database import Database
from pharos.server.store.migrate import migrate
from pharos.server.store.repair import look, mend
from pharos.server.store.schema import HEAD, games
from pharos.server.store.trouble import NotServed
from pharos.table import log
from tests.server.conftest import NewServer, RestartingPostgres
from tests.server.player import Data, Guest, Player, leaving, seated_game
from tests.server.test_kill import Table, check_all, read_postgres

KEPT = "INSERT INTO chat (game, room, name, text, at) VALUES ('g', 'table', 'n', 'kept', 0)"
RESTARTS = int(os.environ.get("PHAROS_TEST_RESTARTS", "2"))


class Talk:
    """A live connection for sending single messages and waiting for answers."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.socket: ClientConnection | None = None

    async def __aenter__(self) -> Talk:
        self.socket = await connect(
            self.guest.address.replace("http", "ws", 1) + "/api/live",
            additional_headers={"Cookie": f"pharos_session={self.guest.cookie}"},
            origin=websockets.Origin(self.guest.address),
            compression=None,
            max_size=None,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.socket is not None
        await self.socket.close()

    async def ask(self, message: Data, *types: str, within: float = 30.0) -> Data:
        """Sends a message; returns the first answer of one of these types."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))
        async with asyncio.timeout(within):
            while True:
                answer: Data = json.loads(await self.socket.recv())
                if answer["type"] in types:
                    return answer


def choice_of(state: Data, table: str, id: int = 1) -> Data:
    """A message that makes the first available choice."""
    decision = state["decision"]
    command = {
        "type": "choose",
        "decision": decision["id"],
        "choice": decision["options"][0]["choice"],
    }
    return {"type": "act", "id": id, "table": table, "command": command}


def test_a_choice_that_was_not_stored_is_not_called_stored(
    new_server: NewServer, restarting: RestartingPostgres
) -> None:
    """The database stops and a choice is refused; after a restart, the same choice is stored once."""
    address = restarting.new_database()
    server = new_server(address)
    server.start()

    async def story() -> None:
        table, guests = await seated_game(server.address, {"game": "duel"}, 2)
        async with leaving(guests):
            states = [(await guest.client.get(f"/api/tables/{table}")).json()["state"] for guest in guests]
            mover = next(n for n in (0, 1) if "decision" in states[n])
            async with Talk(guests[mover]) as talk:
                await talk.ask({"type": "watch", "table": table}, "snapshot")
                await asyncio.to_thread(restarting.stop)
                message = choice_of(states[mover], table)
                refused = await talk.ask(message, "done", "refused")
                assert refused["type"] == "refused"
                assert refused["key"] == "server-refused-unstored"
                ready = await guests[0].client.get("/api/ready")
                assert (ready.status_code, ready.json()["status"]) == (503, "no_database")
                await asyncio.to_thread(restarting.start)
                answer: Data = {}
                for _ in range(100):
                    answer = await talk.ask(message, "done", "refused")
                    if answer["type"] == "done":
                        break
                    assert answer["key"] == "server-refused-unstored"
                    await asyncio.sleep(0.1)
                assert answer["type"] == "done"
            command = message["command"]
            made = [
                (entry.decision, entry.choice)
                for entry in await read_postgres(address, table)
                if isinstance(entry, log.Chose)
            ]
            assert made == [(command["decision"], command["choice"])]
            players = [Player(guest, table, n) for n, guest in enumerate(guests)]
            await asyncio.gather(*(player.play() for player in players))
        connection = await asyncpg.connect(address)
        numbers = [
            row["number"]
            for row in await connection.fetch("SELECT number FROM entries WHERE game = $1 ORDER BY 1", table)
        ]
        await connection.close()
        assert numbers == list(range(1, len(numbers) + 1))

    asyncio.run(story())
    assert "Traceback" not in server.log.read_text()


def test_restarts_of_the_database_lose_no_table(
    new_server: NewServer, restarting: RestartingPostgres
) -> None:
    address = restarting.new_database()
    server = new_server(address, workers=2 if RESTARTS > 2 else 1)
    server.start()
    kinds: list[tuple[Data, int]] = [
        ({"game": "duel", "players": 2}, 2),
        ({"game": "duel", "players": 2, "expansions": ["pantheon", "agora"]}, 2),
        ({"game": "duel", "players": 2}, 1),
        ({"game": "classic", "players": 3}, 3),
        ({"game": "duel", "players": 2}, 2),
        ({"game": "classic", "players": 3}, 2),
    ]

    async def story() -> None:
        tables = [Table(server, settings, people, n * 1000) for n, (settings, people) in enumerate(kinds)]
        playing = [asyncio.create_task(table.play()) for table in tables]
        chance = random.Random(RESTARTS)
        while not all(table.players for table in tables):
            await asyncio.wait(playing, timeout=0.05, return_when=asyncio.FIRST_EXCEPTION)
        for _ in range(RESTARTS):
            await asyncio.wait(playing, timeout=chance.uniform(0.3, 1.5), return_when=asyncio.FIRST_EXCEPTION)
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.to_thread(restarting.stop)
            await asyncio.sleep(chance.choice((0.0, 0.5, 1.0)))
            await asyncio.to_thread(restarting.start)
        for table in tables:
            table.stopping = True
        await asyncio.gather(*playing)
        assert await check_all(tables, partial(read_postgres, address)) > 50

    asyncio.run(story())
    assert "table_damaged" not in server.log.read_text()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database with the current schema."""
    if request.param == "sqlite":
        url = f"sqlite+aiosqlite:///{tmp_path / 'ledger.sqlite3'}"
    else:
        postgres = request.getfixturevalue("postgres")
        url = postgres().replace("postgresql://", "postgresql+asyncpg://", 1)
    migrate(url)
    return url


def test_the_store_refuses_a_gap(empty: str) -> None:
    async def story() -> list[bytes]:
        database = Database(empty)
        commit_log = CommitLog(database)
        commit_log.start()
        await commit_log.append(Append("gap", 1, [b"1", b"2"], row=Row("open", False, 0, None, b"{}")))
        for number in (4, 2, 1):
            with pytest.raises(Conflict):
                await commit_log.append(Append("gap", number, [b"x"]))
        # In a batch with good ones, only the bad one is refused.
        together = [Append("gap", 3, [b"3"]), Append("other", 7, [b"7"]), Append("new", 1, [b"1"])]
        answers = await asyncio.gather(*(commit_log.append(one) for one in together), return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
        # The row of a table changes together with its entry, or not at all.
        await commit_log.append(Append("gap", 4, [b"4"], row=Row("live", True, 5, 9, b"{}")))
        with pytest.raises(Conflict):
            await commit_log.append(Append("gap", 9, [b"9"], row=Row("over", True, 6, None, b"{}")))
        async with database.reading() as connection:
            row = (await connection.execute(select(games).where(games.c.id == "gap"))).one()
        assert (row.status, row.changed, row.due) == ("live", 5, 9)
        found = await commit_log.read("gap")
        assert not await commit_log.read("other")
        await commit_log.stop()
        await database.close()
        return found

    assert asyncio.run(story()) == [b"1", b"2", b"3", b"4"]


def test_a_damaged_table_is_named_and_mended(new_server: NewServer, tmp_path: Path) -> None:
    server = new_server()
    server.start()
    file = tmp_path / "0" / "games.sqlite3"

    async def play() -> tuple[str, list[Guest]]:
        table, guests = await seated_game(server.address, {"game": "duel"}, 2)
        players = [Player(guest, table, n) for n, guest in enumerate(guests)]
        for player in players:
            player.pause = 0.02
        playing = [asyncio.create_task(player.play()) for player in players]
        while (players[0].number or 0) < 20:
            await asyncio.sleep(0.02)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return table, guests

    async def repaired(table: str, guests: list[Guest]) -> None:
        async with leaving(guests):
            answer = await guests[0].client.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["key"]) == (409, "server-refused-damaged")
            assert any(
                line["event"] == "table_damaged" and line["table"] == table
                for line in map(json.loads, server.log.read_text().splitlines())
            )
            database = Database(f"sqlite+aiosqlite:///{file}")
            found = await mend(database, table, 0)
            assert (found.kept, found.why) == (14, "missing")
            assert found.rest[0][0] == 16
            assert not (await look(database, table)).rest
            await database.close()
            answer = await guests[0].client.get(f"/api/tables/{table}")
            assert answer.json()["state"]["status"] == "live"
            players = [Player(guest, table, n + 5) for n, guest in enumerate(guests)]
            states = await asyncio.gather(*(player.play() for player in players))
            assert states[0]["result"] == states[1]["result"]

    async def story() -> None:
        table, guests = await play()
        await asyncio.to_thread(server.stop)
        with sqlite3.connect(file) as connection:
            connection.execute("DELETE FROM entries WHERE game = ? AND number = 15", (table,))
        await asyncio.to_thread(server.start)
        await repaired(table, guests)

    asyncio.run(story())


# --- migrations ---


def _dying(url: str, statement: int) -> bool:
    """Migrates in a child process that kills itself before its n-th statement; returns False if it
    finished."""
    child = os.fork()
    if child == 0:
        try:
            counted = 0

            @event.listens_for(Engine, "before_cursor_execute")
            def _count(*_: object) -> None:
                nonlocal counted
                counted += 1
                if counted == statement:
                    os.kill(os.getpid(), signal.SIGKILL)

            migrate(url)
            os._exit(0)
        except BaseException:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
    return os.WIFSIGNALED(status)


def _schema(file: Path) -> set[tuple[str, str]]:
    with sqlite3.connect(file) as connection:
        return set(connection.execute("SELECT type, name FROM sqlite_master"))


@pytest.mark.parametrize("began", [None, *sorted(migration.known())[:-1]])
def test_a_kill_inside_a_migration_leaves_a_database_that_starts(tmp_path: Path, began: str | None) -> None:
    """Killed before each statement, starting from nothing and from each older schema."""
    whole = tmp_path / "whole.sqlite3"
    migrate(f"sqlite+aiosqlite:///{whole}")
    wanted = _schema(whole)
    older = tmp_path / "older.sqlite3"
    if began is not None:
        migration.migrate(f"sqlite+aiosqlite:///{older}", to=began)
        with contextlib.closing(sqlite3.connect(older)) as connection, connection:
            connection.execute(KEPT)
    # From nothing, every statement is tried; from later schemas, make test tries every third.
    for statement in range(1, 200, 1 if began is None or RESTARTS > 2 else 3):
        file = tmp_path / f"{statement}.sqlite3"
        url = f"sqlite+aiosqlite:///{file}"
        if began is not None:
            shutil.copyfile(older, file)
        killed = _dying(url, statement)
        migrate(url)
        assert _schema(file) == wanted
        with sqlite3.connect(file) as connection:
            assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
            assert connection.execute("SELECT count(*) FROM chat").fetchone() == (began is not None,)
        if not killed:
            assert statement > 5
            return
    raise AssertionError("the migrations have no end")


def _asked(address: str, query: str) -> set[tuple[object, ...]]:
    """Returns the rows of a query in a PostgreSQL."""

    async def asked() -> set[tuple[object, ...]]:
        connection = await asyncpg.connect(address)
        try:
            return {tuple(row) for row in await connection.fetch(query)}
        finally:
            await connection.close()

    return asyncio.run(asked())


def _shape(address: str) -> set[tuple[object, ...]]:
    """Returns the columns and indexes of a database."""
    told = "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
    indexes = _asked(address, "SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")
    return indexes | _asked(address, f"{told} WHERE table_schema = 'public'")


def test_a_kill_inside_a_migration_changes_nothing_on_postgresql(postgres: Callable[[], str]) -> None:
    """Killed before statements of the last migrations: all of them apply or none, and rows stay."""
    address, whole = postgres(), postgres()
    migration.migrate(async_url(address), to="0012")
    migrate(async_url(whole))
    _asked(address, KEPT)
    older = _shape(address)
    # make test tries every fourth.
    statement, step = 1, 1 if RESTARTS > 2 else 4
    while _dying(async_url(address), statement):
        assert _shape(address) == older, f"killed before statement {statement}"
        statement += step
    assert statement > 20
    assert _shape(address) == _shape(whole) > older
    assert _asked(address, "SELECT version_num FROM alembic_version") == {(HEAD,)}
    assert _asked(address, "SELECT text FROM chat") == {("kept",)}


def test_a_half_made_database_of_an_older_version_is_finished(tmp_path: Path) -> None:
    """Older versions committed after each statement, which left some tables and no version."""
    whole = tmp_path / "whole.sqlite3"
    migrate(f"sqlite+aiosqlite:///{whole}")
    for tables in (1, 4, 7):
        file = tmp_path / f"{tables}.sqlite3"
        url = f"sqlite+aiosqlite:///{file}"
        migration.migrate(url, to="0001")
        with sqlite3.connect(file) as connection:
            names = ["records", "chat", "ratings", "seats", "entries", "games", "tokens", "sessions"]
            for name in names[: 8 - tables]:
                connection.execute(f"DROP TABLE {name}")
            connection.execute("DELETE FROM alembic_version")
        migrate(url)
        assert _schema(file) == _schema(whole)
    with sqlite3.connect(whole) as connection:
        connection.execute("DELETE FROM alembic_version")
        connection.execute(KEPT)
    with pytest.raises(NotServed, match="chat"):
        migrate(f"sqlite+aiosqlite:///{whole}")
