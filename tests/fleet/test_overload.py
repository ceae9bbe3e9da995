"""A fleet that is too slow stays a fleet: nobody loses tables or a lease to the load itself."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection

import pytest
from sqlalchemy import text

from pharos.server.bus_messages import CommandForwarded
from pharos.server.live import LiveTable
from pharos.server.settings import async_url
from pharos.server.store import database as store
from pharos.server.store.database import Database
from pharos.server.store.ownership import Ownership
from pharos.table import CommandRejected, Settings, Sit
from tests.fleet.registries import choice, two_processes

DUEL = Settings("duel")


def test_an_owner_that_is_only_slow_keeps_its_tables(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is heard all the time, but does not come to a command. The command can be repeated."""
    monkeypatch.setattr("pharos.server.peers.PATIENCE", 3.0)
    monkeypatch.setattr("pharos.server.peers.REPORT", 0.5)

    async def story() -> None:
        async with two_processes(postgres()) as both:
            here, there = await both.begin(DUEL)
            mover = here.table.thinking[0]
            late: list[CommandForwarded] = []
            monkeypatch.setattr(both.one.peers, "_obey", late.append)
            made, fence = choice(there, mover), here.fence
            with pytest.raises(CommandRejected, match="server-refused-unstored"):
                await there.act(both.people[mover], made)
            assert (here.owned, here.fence, there.owned) == (True, fence, False)
            await both.one.peers._obey_now(late[0])
            assert here.table.choices_made == 1
            monkeypatch.undo()
            assert await there.act(both.people[mover], made)  # it was done already

    asyncio.run(story())


def test_an_owner_that_stays_slow_loses_the_table(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pharos.server.peers.PATIENCE", 2.0)
    monkeypatch.setattr("pharos.server.peers.STUCK", 3.0)
    monkeypatch.setattr("pharos.server.peers.REPORT", 0.5)

    async def story() -> None:
        async with two_processes(postgres()) as both:
            here, there = await both.begin(DUEL)
            mover = here.table.thinking[0]
            monkeypatch.setattr(both.one.peers, "_obey", lambda _message: None)
            made = choice(there, mover)
            with pytest.raises(CommandRejected, match="server-refused-unstored"):
                await there.act(both.people[mover], made)
            await there.act(both.people[mover], made)
            assert there.owned

    asyncio.run(story())


def test_taking_over_many_tables_does_not_cost_the_lease(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease ran out while tables were taken over, so all tables were taken over once more, and so on."""
    take = Ownership.take

    async def slow(
        ownership: Ownership, tables: Collection[str], *, by_force: bool = False
    ) -> dict[str, int]:
        await asyncio.sleep(6)
        return await take(ownership, tables, by_force=by_force)

    async def story() -> None:
        async with two_processes(postgres()) as both:
            _, there = await both.open(DUEL)
            monkeypatch.setattr(Ownership, "take", slow)
            await both.one.stop()
            async with asyncio.timeout(30):
                while not there.owned:
                    assert both.two.ownership.valid
                    await asyncio.sleep(0.05)

    asyncio.run(story())


def test_a_lease_that_ran_out_makes_no_work_if_nobody_took_the_tables(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fencing numbers tell which tables are the same as before: only the others are read again."""

    async def story() -> None:
        async with two_processes(postgres()) as both:
            one, ben = both.one, both.people[1]
            kept = [(await both.open(DUEL))[0] for _ in range(3)]
            lost, there = await both.open(DUEL)
            fences = [live.fence for live in kept]
            followed = [live.id for live in kept]
            read, reads = one.commit_log.read, Counter[str]()

            async def counted(game: str, after: int = 0) -> list[bytes]:
                reads[game] += 1
                return await read(game, after)

            monkeypatch.setattr(one.commit_log, "read", counted)
            monkeypatch.setattr(one.peers._bus, "_hear", lambda _message: None)
            await there.take(by_force=True)
            await there.act(ben, Sit(1))
            one.ownership._renewed = float("-inf")
            await one.peers.be_alive()
            async with asyncio.timeout(10):
                while not all(live.owned for live in kept) or lost.owner != both.two.process:
                    await asyncio.sleep(0.02)
            assert [live.fence for live in kept] == fences
            assert not lost.owned
            assert not any(reads[game] for game in followed)
            await kept[0].act(ben, Sit(1))

    asyncio.run(story())


def test_nobody_waits_for_the_database_much_longer_than_others(postgres: Callable[[], str]) -> None:
    """The pool preferred whoever came at the right moment: several times as many could come first."""
    database = Database(async_url(postgres()))
    served, overtaken, many = 0, 0, 100

    async def read() -> None:
        nonlocal served, overtaken
        while served < 20 * many:
            before = served
            async with database.reading() as connection:
                overtaken = max(overtaken, served - before)
                served += 1
                await connection.execute(text("SELECT 1"))

    async def story() -> None:
        await asyncio.gather(*(read() for _ in range(many)))
        assert overtaken < 2 * many
        await database.close()

    asyncio.run(story())


def test_waiting_for_a_slow_database_has_an_end(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_WAIT", 0.5)
    database = Database(async_url(postgres()))

    async def hold() -> None:
        async with database.reading() as connection:
            await connection.execute(text("SELECT pg_sleep(2)"))

    async def story() -> None:
        holding = [asyncio.create_task(hold()) for _ in range(2 * store.POOL)]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        with pytest.raises(TimeoutError):
            await hold()
        assert time.monotonic() - began < 1.5
        await asyncio.gather(*holding)
        await hold()  # nothing is left of it
        await database.close()

    asyncio.run(story())


def test_late_announcements_do_not_hide_a_table_from_its_owner(postgres: Callable[[], str]) -> None:
    """An announcement of a former owner arrives while the owner has no lease."""

    async def story() -> None:
        async with two_processes(postgres()) as both:
            here: LiveTable
            here, there = await both.open(DUEL)
            await there.take(by_force=True)
            assert there.fence is not None
            there.lapse()
            there.owned_by(both.one.process, there.lapsed - 1 if there.lapsed else 0, here.table.entries)
            assert there.lapsed is not None
            await there.keep()
            assert there.owned

    asyncio.run(story())
