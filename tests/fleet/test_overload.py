"""A fleet that is too slow stays a fleet: nobody loses tables or a lease to the load itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection

import pytest
from sqlalchemy import text

from pharos.server.bus_messages import BusMessage, CommandAnswered, CommandForwarded, EntryAdded
from pharos.server.live import LiveTable
from pharos.server.live.commits import Commits
from pharos.server.settings import async_url
from pharos.server.store import database as store
from pharos.server.store.database import Database
from pharos.server.store.heartbeat import Heartbeat
from pharos.server.store.ownership import LEASE, Ownership
from pharos.table import Choose, CommandRejected, Settings
from tests.fleet.registries import Two, choice, two_processes

DUEL = Settings("duel")


def test_nobody_waits_for_the_database_much_longer_than_others(postgres: Callable[[], str]) -> None:
    """The pool preferred whoever came at the right moment: seven times as many could come first."""
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
        holding = [asyncio.create_task(hold()) for _ in range(store.POOL)]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        with pytest.raises(TimeoutError):
            await hold()
        assert time.monotonic() - began < 1.5
        await asyncio.gather(*holding)
        await hold()  # nothing is left of it
        await database.close()

    asyncio.run(story())


def test_whoever_stops_waiting_for_the_database_takes_no_turn_away(postgres: Callable[[], str]) -> None:
    """Clients leave while their requests wait, or at the very moment when it is their turn."""
    database = Database(async_url(postgres()))

    async def read() -> None:
        async with database.reading() as connection:
            await connection.execute(text("SELECT 1"))

    async def story() -> None:
        for _ in range(20):
            waiting = [asyncio.create_task(read()) for _ in range(4 * store.POOL)]
            for number, task in enumerate(waiting):
                await asyncio.sleep(0.001)
                if number % 2:
                    task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        assert database._reading is not None
        assert database._reading._free._value == store.POOL
        await database.close()

    asyncio.run(story())


def test_entries_that_were_read_already_are_not_read_again(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is slow hears of several entries before it has read the first."""

    async def story() -> None:
        async with two_processes(postgres()) as both:
            here, there = await both.begin(DUEL)
            read, reads = both.two.commit_log.read, 0

            async def counted(game: str, after: int = 0) -> list[bytes]:
                nonlocal reads
                reads += 1
                return await read(game, after)

            monkeypatch.setattr(both.two.commit_log, "read", counted)
            monkeypatch.setattr(both.two.peers._bus, "_hear", lambda _message: None)
            async with there.lock:
                for _ in range(4):
                    mover = here.table.thinking[0]
                    await here.act(both.people[mover], choice(here, mover))
                for number in range(there.table.entries + 1, here.table.entries + 1):
                    both.two.peers.hear(EntryAdded(here.id, number))
                await asyncio.sleep(0.1)
            async with asyncio.timeout(10):
                while there.table.entries < here.table.entries:
                    await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            assert reads < 3  # one may be that of a bus that was connected again

    asyncio.run(story())


# --- the lease ---


def test_a_lease_is_renewed_however_many_requests_wait_for_the_database(
    postgres: Callable[[], str],
) -> None:
    async def story() -> None:
        async with two_processes(postgres()) as both:

            async def hold() -> None:
                async with both.one.database.writing() as connection:
                    await connection.execute(text(f"SELECT pg_sleep({2 * LEASE})"))

            holding = [asyncio.create_task(hold()) for _ in range(store.POOL)]
            while not all(task.done() for task in holding):
                assert both.one.ownership.valid
                await asyncio.sleep(0.1)

    asyncio.run(story())


def test_taking_over_tables_does_not_cost_the_lease(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease ran out while tables were taken over, so all tables were taken over once more, and so on."""
    take = Ownership.take

    async def slow(
        ownership: Ownership, tables: Collection[str], *, by_force: bool = False, wait: bool = True
    ) -> dict[str, int]:
        taken = await take(ownership, tables, by_force=by_force, wait=wait)
        await asyncio.sleep(LEASE - 0.5)
        return taken

    async def story() -> None:
        async with two_processes(postgres()) as both:
            _, there = await both.open(DUEL)
            monkeypatch.setattr(Ownership, "take", slow)
            monkeypatch.setattr(Commits, "catch_up", slowly)
            await both.one.stop()
            async with asyncio.timeout(30):
                while not there.owned:
                    assert both.two.ownership.valid
                    await asyncio.sleep(0.05)

    async def slowly(_commits: Commits) -> None:
        await asyncio.sleep(LEASE)

    asyncio.run(story())


def test_many_tables_are_taken_over_a_few_at_a_time(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise each waiting choice comes after the logs of all tables."""
    reading, most = 0, 0
    catch_up = Commits.catch_up

    async def counted(commits: Commits) -> None:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        await asyncio.sleep(0.02)
        await catch_up(commits)
        reading -= 1

    async def story() -> None:
        async with two_processes(postgres()) as both:
            followed = [(await both.open(DUEL))[1] for _ in range(6)]
            monkeypatch.setattr(Commits, "catch_up", counted)
            await both.one.stop()
            async with asyncio.timeout(30):
                while not all(live.owned for live in followed):
                    await asyncio.sleep(0.05)

    monkeypatch.setattr("pharos.server.peers.ADOPTED_AT_ONCE", 2, raising=False)
    asyncio.run(story())
    assert 1 <= most <= 2


def test_a_table_that_cannot_be_taken_over_stops_no_other(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever happens to one, the others and the next attempt follow."""
    take = Ownership.take

    async def story() -> None:
        async with two_processes(postgres()) as both:
            followed = [(await both.open(DUEL))[1] for _ in range(4)]
            broken, hangs, fails, well = followed
            tried = 0

            async def bad(
                ownership: Ownership, tables: Collection[str], *, by_force: bool = False, wait: bool = True
            ) -> dict[str, int]:
                nonlocal tried
                if broken.id in tables:
                    raise ValueError
                if hangs.id in tables and tried < 2:
                    tried += 1
                    await asyncio.sleep(3600)
                return await take(ownership, tables, by_force=by_force, wait=wait)

            async def failed(commits: Commits) -> None:
                if commits is fails.commits:
                    raise OSError
                await catch_up(commits)

            monkeypatch.setattr(Ownership, "take", bad)
            monkeypatch.setattr(Commits, "catch_up", failed)
            monkeypatch.setattr("pharos.server.peers.ADOPTED_AT_ONCE", 1, raising=False)
            monkeypatch.setattr("pharos.server.peers.LEASE", 1.0)
            await both.one.stop()
            async with asyncio.timeout(30):
                while not (hangs.owned and fails.owned and well.owned):
                    await asyncio.sleep(0.05)
            assert not broken.owned

    catch_up = Commits.catch_up
    asyncio.run(story())


def test_a_lease_that_ran_out_is_renewed_once_for_all_who_need_it(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    renew, renewals = Ownership.renew, 0

    async def counted(ownership: Ownership) -> bool:
        nonlocal renewals
        renewals += 1
        return await renew(ownership)

    async def story() -> None:
        async with two_processes(postgres()) as both:
            monkeypatch.setattr(Ownership, "renew", counted)
            both.one.ownership._renewed = float("-inf")
            await asyncio.gather(*(both.one.peers.be_alive() for _ in range(50)))
            assert both.one.ownership.valid

    asyncio.run(story())
    assert renewals < 10  # some are those of every second


def test_a_late_heartbeat_is_stored_once_for_all_tables(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    beat, beats = Heartbeat.beat, 0

    async def counted(heartbeat: Heartbeat, now: int, *, started: bool = False) -> bool:
        nonlocal beats
        beats += 1
        return await beat(heartbeat, now, started=started)

    async def story() -> None:
        async with two_processes(postgres()) as both:
            tables: list[LiveTable] = [(await both.begin(DUEL))[0] for _ in range(4)]
            for live in tables:
                monkeypatch.setattr(type(live.commits), "_clock_runs", True)
            monkeypatch.setattr(Heartbeat, "beat", counted)
            both.one.heartbeat._last = float("-inf")
            await asyncio.gather(*(live.commits.be_certain() for live in tables for _ in range(5)))

    asyncio.run(story())
    assert 1 <= beats < 10


# --- the owners ---


def test_an_owner_that_is_only_slow_keeps_its_tables(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is heard all the time, but comes to the command late."""
    monkeypatch.setattr("pharos.server.peers.PATIENCE", 1.0)

    async def story() -> None:
        async with two_processes(postgres()) as both:
            here, there = await both.begin(DUEL)
            mover, fence, obey = here.table.thinking[0], here.fence, both.one.peers._obey

            def slow(message: CommandForwarded) -> None:
                asyncio.get_running_loop().call_later(3, obey, message)

            await _heard(both)
            monkeypatch.setattr(both.one.peers, "_obey", slow)
            assert await there.act(both.people[mover], choice(there, mover)) is False
            assert (here.owned, here.fence, there.owned) == (True, fence, False)
            assert here.table.choices_made == 1

    asyncio.run(story())


@pytest.mark.parametrize("heard", [True, False])
def test_an_owner_that_never_answers_loses_the_table(
    heard: bool, postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while; sooner if it is not heard at all."""
    monkeypatch.setattr("pharos.server.peers.PATIENCE", 1.0)
    monkeypatch.setattr("pharos.server.peers.STUCK", 3.0)

    async def story() -> None:
        async with two_processes(postgres()) as both:
            here, there = await both.begin(DUEL)
            mover = here.table.thinking[0]
            await _heard(both)
            monkeypatch.setattr(both.one.peers, "_obey", lambda _message: None)
            if not heard:
                monkeypatch.setattr("pharos.server.peers.SILENT", 0.0)
            made, began = choice(there, mover), time.monotonic()
            await there.act(both.people[mover], made)
            took = time.monotonic() - began
            assert took >= 3.0 if heard else took >= 1.0
            assert there.owned

    asyncio.run(story())


@pytest.mark.parametrize("lost", [CommandForwarded, CommandAnswered])
def test_a_lost_message_costs_a_moment_and_no_table(
    lost: type[BusMessage], postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bus lost a command, or the answer to it. The command is sent again, and executed once."""

    async def story() -> None:
        async with two_processes(postgres()) as both:
            here, there = await both.begin(DUEL)
            mover, fence = here.table.thinking[0], here.fence
            await _heard(both)
            bus = (both.one if lost is CommandForwarded else both.two).peers._bus
            assert bus is not None
            hear = bus._hear
            missed: list[BusMessage] = []

            def forgetful(message: BusMessage) -> None:
                if isinstance(message, lost) and not missed:
                    missed.append(message)
                else:
                    hear(message)

            monkeypatch.setattr(bus, "_hear", forgetful)
            made = choice(there, mover)
            assert await there.act(both.people[mover], made) is False
            assert missed
            assert (here.fence, there.owned) == (fence, False)
            assert here.table.choices_made == there.table.choices_made == 1

    asyncio.run(story())


def test_a_command_does_not_wait_for_a_former_owner(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is sent to the new one as soon as that is announced."""
    monkeypatch.setattr("pharos.server.peers.ANSWER", 20.0)

    async def story() -> None:
        async with two_processes(postgres()) as both:
            here, there = await both.begin(DUEL)
            mover = here.table.thinking[0]
            await _heard(both)
            monkeypatch.setattr(both.one.peers, "_obey", lambda _message: None)
            acting = asyncio.create_task(there.act(both.people[mover], choice(there, mover)))
            async with asyncio.timeout(10):
                while not there.asking:
                    await asyncio.sleep(0.01)
                await there.take(by_force=True)
                await acting
            assert not there.asking
            assert there.table.choices_made == 1

    asyncio.run(story())


def test_processes_agree_on_an_owner_whatever_they_heard(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner lost its lease for a moment, and heard the late announcement of a former owner, which has not
    heard that it lost the table. A table that waits for a computer would stand still for ever."""
    monkeypatch.setattr("pharos.server.peers.COMPARE", 0.5, raising=False)

    async def story() -> None:
        async with two_processes(postgres()) as both:
            here, there = await both.open(DUEL)
            assert both.one.peers._bus is not None
            former = here.fence
            assert former is not None
            hear = both.one.peers._bus._hear
            both.one.peers._bus._hear = lambda _message: None
            await there.take(by_force=True)
            both.one.peers._bus._hear = hear
            there.disown()
            there.owned_by(both.one.process, former, there.table.entries)
            assert here.owned
            assert there.owner == both.one.process
            async with asyncio.timeout(15):
                while here.owned or not there.owned or here.owner != both.two.process:
                    await asyncio.sleep(0.05)
            with pytest.raises(CommandRejected, match="table-refused-not-seated"):
                await here.act(both.people[2], Choose("1", "x"))

    asyncio.run(story())


async def _heard(both: Two) -> None:
    """Waits until each process knows that the other one is there."""
    async with asyncio.timeout(15):
        while any(
            other.process not in one.ownership.living or other.process not in one.peers._heard_of
            for one, other in ((both.one, both.two), (both.two, both.one))
        ):
            await asyncio.sleep(0.05)
