"""Answers are true, whatever was lost on the way. Each test is a situation that a fleet can encounter.

Processes, bus and database are real; the test chooses the time at which something is lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from pharos.server.bus_messages import CommandForwarded
from pharos.server.live import LiveTable
from pharos.server.server_clock import milliseconds
from pharos.server.store.commit_log import Append, CommitLog
from pharos.server.store.trouble import Unstored
from pharos.table import (
    AskUndo,
    Choose,
    CommandContext,
    CommandRejected,
    Person,
    Settings,
    Table,
    entry_of,
    log,
)
from tests.fleet.registries import choice, two_processes

SEALED = Settings("classic", players=3)


def _now(choice: Choose, live: LiveTable) -> Choose:
    """The same choice, made by a player who has seen everything there."""
    return msgspec.structs.replace(choice, number=live.table.numbers[0])


async def _nothing() -> None:
    """Reads nothing."""


def _decided(table: Table, person: Person, command: Choose) -> log.Entry:
    return entry_of(table, command, CommandContext(person, milliseconds()))


def _sealed(live: LiveTable, seat: int) -> list[str]:
    assert live.table.round is not None
    return live.table.round.sealed.get(seat, [])


def test_an_owner_that_heard_nothing_answers_by_the_log(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process lost its table without noticing, and a choice that was in the log has been undone since.

    A command that writes nothing does not check the fencing token, so the log is read.
    """

    async def story() -> None:
        async with two_processes(postgres()) as both:
            here, there = await both.begin(SEALED)
            ann = both.people[0]
            first, other = choice(here, 0), choice(here, 0, 1)
            await here.act(ann, first)
            monkeypatch.setattr(both.one.peers._bus, "_hear", lambda _message: None)
            await there.take(by_force=True)
            await there.act(ann, _now(other, there))
            assert _sealed(there, 0) == [other.choice]
            assert here.owned  # so it believes
            await here.act(ann, _now(first, there))
            await there.commits.refresh()
            assert _sealed(there, 0) == [first.choice]

    asyncio.run(story())


def test_a_new_owner_decides_nothing_before_it_has_read_the_log(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command arrives between taking over a table and reading its log."""

    async def story() -> None:
        async with two_processes(postgres()) as both:
            here, there = await both.begin(SEALED)
            ann = both.people[0]
            first, other = choice(here, 0), choice(here, 0, 1)
            await here.act(ann, first)
            await there.commits.refresh()
            monkeypatch.setattr(there.commits, "catch_up", _nothing)  # it has received nothing since
            await here.act(ann, _now(other, here))
            await there.take(by_force=True)
            await there.commits.enter(lambda table: _decided(table, ann, _now(first, here)))
            monkeypatch.undo()
            await here.commits.refresh()
            assert _sealed(here, 0) == [first.choice]

    asyncio.run(story())


def test_a_command_that_was_late_is_not_for_a_later_ownership(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bus delivers a forwarded command after another owner has already answered its sender."""

    async def story() -> None:
        async with two_processes(postgres()) as both:
            here, there = await both.begin(SEALED)
            ann = both.people[0]
            late: list[CommandForwarded] = []
            monkeypatch.setattr(both.one.peers, "_obey", late.append)
            monkeypatch.setattr("pharos.server.peers.PATIENCE", 0.6)
            monkeypatch.setattr("pharos.server.peers.STUCK", 0.6)
            first, other = (Choose(one.decision, one.choice) for one in (choice(here, 0), choice(here, 0, 1)))
            await there.act(ann, first)  # nobody answers, so the table is taken over
            await there.act(ann, other)
            monkeypatch.undo()
            await here.take(by_force=True)
            assert {message.request for message in late} == {late[0].request}
            await both.one.peers._obey_now(late[0])
            await here.commits.refresh()
            assert _sealed(here, 0) == [other.choice]

    asyncio.run(story())


def test_a_commit_that_outlives_its_connection_is_known_again(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is unknown whether the entry was stored, and it is not visible yet; it is at the retry."""
    append = CommitLog.append
    writes: list[Append] = []

    async def lose_and_store_later(commit_log: CommitLog, write: Append) -> None:
        writes.append(write)
        if len(writes) == 1:
            raise Unstored
        await append(commit_log, writes[0])  # by now it is stored
        await append(commit_log, write)

    async def story() -> None:
        async with two_processes(postgres()) as both:
            here, _ = await both.begin(Settings("duel"))
            mover = here.table.thinking[0]
            await here.act(both.people[mover], choice(here, mover))
            monkeypatch.setattr(CommitLog, "append", lose_and_store_later)
            assert await here.act(both.people[mover], AskUndo()) is False
            assert len(writes) == 2
            assert here.table.undo is not None

    asyncio.run(story())


def test_an_owner_that_does_not_answer_may_have_obeyed(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that owns no tables cannot take over this one; "busy" would mean that nothing was done."""

    async def story() -> None:
        async with two_processes(postgres()) as both:
            _, there = await both.begin(SEALED)
            monkeypatch.setattr(both.one.peers, "_obey", lambda _message: None)
            monkeypatch.setattr("pharos.server.peers.PATIENCE", 0.6)
            monkeypatch.setattr("pharos.server.peers.STUCK", 0.6)
            monkeypatch.setattr(both.two, "has", lambda role: role != "tables")
            with pytest.raises(CommandRejected, match="server-refused-unstored"):
                await there.act(both.people[0], choice(there, 0))

    asyncio.run(story())
