"""The owner of a table: there is only one at a time, and a former owner cannot write."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import SQLAlchemyError

from pharos.server.bus_messages import CommandForwarded
from pharos.server.live import NotOwner
from pharos.server.settings import async_url
from pharos.server.store import ownership
from pharos.server.store.commit_log import Append, CommitLog, Fenced, Row
from pharos.server.store.database import Database
from pharos.server.store.migrate import migrate
from pharos.server.store.ownership import Ownership, fences
from pharos.server.store.postgres_sockets import CUT_OFF, SESSION, watch
from pharos.table import CommandRejected, Settings, Sit, Start, log
from tests.fleet.registries import choice, two_processes
from tests.server.conftest import NewServer

ROW = Row("live", True, 0, None, b"{}")


async def _two(url: str, story: Callable[[Database, Ownership, Ownership], Awaitable[None]]) -> None:
    database = Database(url)
    commit_log = CommitLog(database)
    commit_log.start()
    one, two = Ownership(database, "one"), Ownership(database, "two")
    try:
        await one.renew()
        await two.renew()
        await commit_log.append(Append("table", 1, [b"opened"], row=ROW, fence=1, process="one"))
        await story(database, one, two)
    finally:
        await commit_log.stop()
        await database.close()


def test_a_table_has_one_owner(postgres: Callable[[], str]) -> None:
    async def story(_database: Database, one: Ownership, two: Ownership) -> None:
        assert await two.owner("table") == "one"
        assert await two.take(["table"]) == {}
        assert await one.take(["table"]) == {"table": 2}
        await one.end()
        assert await two.owner("table") is None
        assert await two.take(["table", "none"]) == {"table": 3}
        await one.renew()
        assert one.living == two.living | {"one"}
        assert await one.take(["table"]) == {}
        await two.release("table", 2)
        assert await one.take(["table"]) == {}  # that was an older message
        await two.release("table", 3)
        assert await one.take(["table"]) == {"table": 4}

    url = async_url(postgres())
    migrate(url)
    asyncio.run(_two(url, story))


def test_a_lease_ends_by_the_clock_of_the_database(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ownership, "LEASE", 2.0)

    async def story(_database: Database, one: Ownership, two: Ownership) -> None:
        await one.renew()
        assert one.valid
        await asyncio.sleep(2.2)
        assert not one.valid
        assert await two.renew() is False
        assert two.living == {"two"}
        assert await two.take(["table"]) == {"table": 2}

    url = async_url(postgres())
    migrate(url)
    asyncio.run(_two(url, story))


def test_whoever_lost_a_table_writes_nothing(postgres: Callable[[], str]) -> None:
    """Its number would be the next one, so only the fencing token rejects it. Others in the same commit are
    stored."""

    async def story(database: Database, _one: Ownership, two: Ownership) -> None:
        commit_log = CommitLog(database)
        commit_log.start()
        await commit_log.append(Append("other", 1, [b"opened"], row=ROW, fence=1, process="one"))
        assert await two.take(["table"], by_force=True) == {"table": 2}
        late = commit_log.append(Append("table", 2, [b"late"], fence=1))
        fine = commit_log.append(Append("other", 2, [b"fine"], fence=1))
        answers = await asyncio.gather(late, fine, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Fenced, type(None)]
        assert await commit_log.read("table") == [b"opened"]
        assert await commit_log.read("other") == [b"opened", b"fine"]
        await commit_log.append(Append("table", 2, [b"first"], fence=2))
        assert await commit_log.read("table") == [b"opened", b"first"]
        await commit_log.stop()

    url = async_url(postgres())
    migrate(url)
    asyncio.run(_two(url, story))


def test_commands_go_to_the_owner_and_another_process_takes_over(postgres: Callable[[], str]) -> None:
    async def story() -> None:
        async with two_processes(postgres()) as both:
            (one, two), (ann, ben, *_) = (both.one, both.two), both.people
            here, there = await both.open(Settings("duel"))
            assert (here.owned, there.owned, there.owner) == (True, False, one.process)
            await there.act(ben, Sit(1))  # decided there, and known here before it is answered
            assert there.table.entries == here.table.entries
            await here.act(ann, Start())
            with pytest.raises(CommandRejected, match="table-refused-begun"):
                await there.act(ben, Sit(1))
            with pytest.raises(NotOwner):
                await there.commits.enter(lambda table: log.Closed(0))
            with pytest.raises(CommandRejected, match="no-table"):
                await two.table("nowhere")
            fence = here.fence
            await one.stop()
            async with asyncio.timeout(30):
                while not there.owned:
                    await asyncio.sleep(0.05)
            assert there.fence is not None
            assert fence is not None
            assert there.fence > fence
            seat = there.table.thinking[0]
            await there.act(both.people[seat], choice(there, seat))
            assert there.table.choices_made == 1

    asyncio.run(story())


def test_what_was_stored_is_not_refused_because_its_answer_was_lost(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit is executed and its connection breaks: at the retry the entry exists already."""
    store = CommitLog._store

    async def store_and_lose(commit_log: CommitLog, writes: Sequence[Append]) -> None:
        await store(commit_log, writes)
        if isinstance(log.read(writes[0].data[-1]), log.Started):
            monkeypatch.setattr(CommitLog, "_store", store)
            raise ConnectionResetError

    async def story() -> None:
        async with two_processes(postgres()) as both:
            ann, ben, *_ = both.people
            here, there = await both.open(Settings("duel"))
            await here.act(ben, Sit(1))
            monkeypatch.setattr(CommitLog, "_store", store_and_lose)
            await here.act(ann, Start())
            assert here.table.status == "live"
            async with asyncio.timeout(10):  # the others are notified
                while there.table.entries < here.table.entries:
                    await asyncio.sleep(0.02)

    asyncio.run(story())


def test_what_an_owner_may_have_done_is_not_refused(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner executes a forwarded command and dies before it answers."""

    async def story() -> None:
        async with two_processes(postgres()) as both:
            ann, ben, *_ = both.people
            here, there = await both.open(Settings("duel"))
            await there.act(ben, Sit(1))

            async def fall_silent(message: CommandForwarded) -> None:
                await here.act_here(message.person, message.command)
                await both.one.ownership.end()

            monkeypatch.setattr(both.one.peers, "_obey_now", fall_silent)
            with pytest.raises(CommandRejected, match="server-refused-unstored"):
                await there.act(ann, Start())
            assert there.table.status == "live"
            with pytest.raises(CommandRejected, match="table-refused-begun"):
                await there.act(ann, Start())  # that one certainly did nothing

    asyncio.run(story())


def test_what_could_not_be_read_is_read_later(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is down when a process is notified of an entry."""

    async def story() -> None:
        async with two_processes(postgres()) as both:
            ben = both.people[1]
            here, there = await both.open(Settings("duel"))
            failed = asyncio.Event()

            async def fails(_game: str, _after: int = 0) -> list[bytes]:
                monkeypatch.undo()
                failed.set()
                raise ConnectionRefusedError

            monkeypatch.setattr(both.two.commit_log, "read", fails)
            await here.act(ben, Sit(1))
            async with asyncio.timeout(10):
                await failed.wait()
                while there.table.entries < here.table.entries:
                    await asyncio.sleep(0.02)

    asyncio.run(story())


def test_a_process_that_stands_still_in_a_commit_locks_nobody_out(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SESSION, "idle_in_transaction_session_timeout", "1500")

    async def story(database: Database, _one: Ownership, two: Ownership) -> None:
        async def stand_still() -> None:
            async with database.writing() as connection:
                await fences(connection, ["table"])
                async with asyncio.timeout(10):
                    assert await two.take(["table"], by_force=True) == {"table": 2}

        with pytest.raises(SQLAlchemyError):
            await stand_still()

    url = async_url(postgres())
    migrate(url)
    asyncio.run(_two(url, story))


def test_a_connection_that_is_cut_is_noticed() -> None:
    """Checks the options passed to the system; partitions show that they work (`proof`)."""

    async def story() -> None:
        listening = await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        watch(SimpleNamespace(_transport=writer.transport))
        line = writer.get_extra_info("socket")
        assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 1000 * CUT_OFF
        writer.close()
        listening.close()

    asyncio.run(story())


def test_a_second_server_on_one_file_is_refused(new_server: NewServer, tmp_path: Path) -> None:
    file = tmp_path / "shared.sqlite3"
    first = new_server(f"sqlite:///{file}")
    first.start()
    command = [sys.executable, "-m", "pharos.server.run"]
    environment = {**first.environment, "PHAROS_PORT": "0"}
    refused = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    assert refused.returncode == 1
    assert refused.stderr == f"pharos: The database {file} is in use: another server runs on it.\n"
    first.kill()
    first.start()  # nothing is left of the lock
