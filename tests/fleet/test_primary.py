"""Which of several databases is the primary, and that leases at the old one expire before the new one is
used."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg
import pytest

from pharos.server.settings import async_url
from pharos.server.store import ownership, primary
from pharos.server.store.commit_log import Append, CommitLog
from pharos.server.store.database import Database
from pharos.server.store.migrate import migrate
from pharos.server.store.ownership import Ownership
from pharos.server.store.primary import NotThePrimary, Primary
from tests.fleet.test_ownership import ROW


class Host:
    """A PostgreSQL as `asyncpg.connect` sees it."""

    def __init__(self, timeline: int | None, *, answers: bool = True, confirms: bool = True) -> None:
        self.timeline = timeline
        """None for a standby."""
        self.answers = answers
        self.confirms = confirms
        """Whether its standby follows, so that commits complete."""


class Connection:
    """A connection to such a host."""

    _transport = property(lambda _self: _NoSocket())

    def __init__(self, host: Host) -> None:
        self.host = host
        self.timeline = host.timeline
        self.terminated = False

    async def fetchval(self, _question: str) -> int | None:
        """Its timeline."""
        return self.timeline

    async def execute(self, _commit: str) -> None:
        """A commit."""
        if not self.host.confirms:
            await asyncio.sleep(3600)

    def terminate(self) -> None:
        """Closes it."""
        self.terminated = True


class _NoSocket:
    def get_extra_info(self, _name: str) -> None:
        return None


@pytest.fixture
def hosts(monkeypatch: pytest.MonkeyPatch) -> tuple[dict[str, Host], list[Connection]]:
    """The available hosts by name, and all connections that were made."""
    there: dict[str, Host] = {}
    made: list[Connection] = []

    async def connect(host: str, **_settings: Any) -> Connection:
        if host not in there:
            raise ConnectionRefusedError(host)
        if not there[host].answers:
            await asyncio.sleep(3600)
        made.append(Connection(there[host]))
        return made[-1]

    monkeypatch.setattr(asyncpg, "connect", connect)
    monkeypatch.setattr(primary, "CONNECT", 1.0)
    monkeypatch.setattr(primary, "OTHERS", 0.05)
    return there, made


def among(*names: str) -> Primary:
    """The primary among hosts."""
    return Primary({"host": list(names), "port": [5432] * len(names), "target_session_attrs": "primary"})


Hosts = tuple[dict[str, Host], list[Connection]]


def test_no_host_waits_for_one_that_does_not_answer(hosts: Hosts) -> None:
    """The machine of the old primary is gone without notice: packets to it are lost."""
    there, _ = hosts
    there.update(one=Host(1, answers=False), two=Host(2))

    async def story() -> None:
        assert (await among("one", "two").connect()).host is there["two"]

    asyncio.run(story())


def test_of_two_primaries_the_newer_is_taken(hosts: Hosts) -> None:
    there, made = hosts
    there.update(one=Host(1), two=Host(2), three=Host(None))

    async def story() -> None:
        found = among("one", "two", "three")
        assert (await found.connect()).host is there["two"]
        await asyncio.sleep(0)
        assert [one.terminated for one in made if one.host is not there["two"]] == [True, True]
        there["two"].answers = False
        with pytest.raises(NotThePrimary):  # its former role does not count
            await found.connect()

    asyncio.run(story())


def test_a_new_primary_ends_all_connections_to_the_old_one(hosts: Hosts) -> None:
    there, _ = hosts
    there.update(one=Host(1), two=Host(None))

    async def story() -> None:
        found = among("one", "two")
        old = await found.connect()
        assert not found.held
        there["two"].timeline = 2
        new = await found.connect()
        assert (old.terminated, new.terminated, found.held) == (True, False, True)

    asyncio.run(story())


def test_a_primary_that_lost_its_standby_is_not_read(hosts: Hosts) -> None:
    """After a restart it would show commits that waited for the standby and that no other server has."""
    there, made = hosts
    there.update(one=Host(1, confirms=False))

    async def story() -> None:
        with pytest.raises(TimeoutError):
            await among("one").connect()
        assert made[0].terminated

    asyncio.run(story())


def test_standbys_alone_are_no_primary(hosts: Hosts) -> None:
    there, _ = hosts
    there.update(one=Host(None), two=Host(None))

    async def story() -> None:
        with pytest.raises(NotThePrimary):
            await among("one", "two").connect()
        assert (await Primary({"host": "one"}).connect()).host is there[
            "one"
        ]  # it reports itself why it cannot write

    asyncio.run(story())


def test_a_new_primary_waits_for_the_leases_of_the_old_one(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is cut off with the old primary serves tables until its lease ends; nothing is written
    before that."""
    monkeypatch.setattr(ownership, "LEASE", 4.0)

    async def find(database: Database, timeline: int) -> Primary:
        """A process connects to a primary of this timeline."""
        assert database.primary is not None
        monkeypatch.setattr(primary, "TIMELINE", f"SELECT {timeline}")
        (await database.primary.connect()).terminate()
        return database.primary

    async def story(url: str) -> None:
        databases = [Database(url) for _ in range(3)]
        one, two, three = (
            Ownership(database, name)
            for database, name in zip(databases, ("one", "two", "three"), strict=True)
        )
        log = CommitLog(databases[0])
        log.start()
        try:
            here, there, _ = [await find(database, 1) for database in databases]
            await one.renew()
            await two.renew()
            await log.append(Append("table", 1, [b"opened"], row=ROW, fence=1, process="one"))
            await find(databases[0], 2)
            await one.renew()
            assert here.held
            late = asyncio.create_task(log.append(Append("table", 2, [b"second"], fence=1)))
            await asyncio.sleep(0.3)
            assert not late.done()
            anew = await find(databases[2], 2)
            await three.renew()
            assert anew.held  # a process that has known no other one waits too
            await find(databases[1], 2)
            for process in (two, one, three):
                await process.renew()
            assert not any(found.held for found in (here, there, anew))  # all processes have connected
            await asyncio.wait_for(late, 20)
            await find(databases[0], 3)
            await one.renew()
            assert here.held
            await asyncio.sleep(4.1)
            await one.renew()
            assert not here.held  # no process can still be at the old one
        finally:
            await log.stop()
            for database in databases:
                await database.close()

    url = async_url(postgres())
    migrate(url)
    asyncio.run(story(url))
