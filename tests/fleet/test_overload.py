"""A fleet that is too slow stays a fleet: nobody loses tables or a lease to the load itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
from sqlalchemy import text

from pharos.server.settings import async_url
from pharos.server.store import database as store
from pharos.server.store.database import Database


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


def test_whoever_stops_waiting_for_the_database_takes_no_turn_away(postgres: Callable[[], str]) -> None:
    """Clients leave while their requests wait, or at the very moment when it is their turn."""
    database = Database(async_url(postgres()))

    async def read() -> None:
        async with database.reading() as connection:
            await connection.execute(text("SELECT 1"))

    async def story() -> None:
        for _ in range(20):
            waiting = [asyncio.create_task(read()) for _ in range(8 * store.POOL)]
            for number, task in enumerate(waiting):
                await asyncio.sleep(0.001)
                if number % 2:
                    task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        assert database._reading is not None
        assert database._reading._free._value == 2 * store.POOL
        await database.close()

    asyncio.run(story())
