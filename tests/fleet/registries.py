"""Two server processes on one real PostgreSQL, inside the process of the test, which controls every step."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

from pharos.server.live import LiveTable
from pharos.server.settings import load
from pharos.server.store.migrate import migrate
from pharos.server.table_registry import TableRegistry
from pharos.table import Choose, Person, Settings, Sit, Start
from pharos.wire.messages import NewTable

PEOPLE = 3


@dataclass
class Two:
    """Two processes, and players."""

    one: TableRegistry
    two: TableRegistry
    people: list[Person]

    async def open(self, settings: Settings) -> tuple[LiveTable, LiveTable]:
        """A table that the first process owns, and the same table at the second one."""
        here = await self.one.table(await self.one.opener.open(self.people[0], NewTable(settings, 0)))
        return here, await self.two.table(here.id)

    async def begin(self, settings: Settings) -> tuple[LiveTable, LiveTable]:
        """The same with a player in each seat, after the start of the game."""
        here, there = await self.open(settings)
        for seat in range(1, here.table.players):
            await here.act(self.people[seat], Sit(seat))
        await here.act(self.people[0], Start())
        await there.commits.refresh()
        return here, there


def choice(live: LiveTable, seat: int, which: int = 0) -> Choose:
    """A choice that a seat can make now."""
    assert live.table.round is not None
    decision = live.table.round.decision(seat)
    assert decision is not None
    return Choose(decision, str(live.table.options(seat)[which]), number=live.table.numbers[seat])


@contextlib.asynccontextmanager
async def two_processes(address: str) -> AsyncIterator[Two]:
    """Starts both, on the empty database at an address."""
    settings = load({"database": address, "pace": 0}, {})
    await asyncio.to_thread(migrate, settings.database_url)
    one, two = TableRegistry(settings), TableRegistry(settings)
    await one.start()
    await two.start()
    try:
        yield Two(one, two, [await one.people.new_guest(None, 0) for _ in range(PEOPLE)])
    finally:
        for process in (one, two):
            if not process.stopping:  # a test may stop one of them
                await process.stop()
