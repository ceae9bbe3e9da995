"""Messages between processes arrive quickly, and no client of the kit waits forever."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest

from pharos.server.bus import CHECK_LIMIT, PostgresBus
from pharos.server.bus_messages import BusMessage, LobbyChanged
from pharos.server.settings import async_url
from pharos.server.store.database import Database
from tests.fleet.clients import Client
from tests.fleet.history import History
from tests.server.conftest import RestartingPostgres
from tests.server.player import Guest
from tests.server.process import ServerProcess


def test_a_notice_waits_for_no_standby(restarting: RestartingPostgres) -> None:
    """NOTIFY holds a lock on the whole database until its commit is done, and all others wait for it."""
    database = Database(async_url(restarting.new_database()))
    primary = database.primary
    assert primary is not None
    heard: list[BusMessage] = []

    async def story() -> None:
        listens = asyncio.Event()
        one = PostgresBus(primary, "one", heard.append, lambda: None)
        two = PostgresBus(primary, "two", heard.append, listens.set)
        for bus in (one, two):
            bus.start()
        try:
            await asyncio.wait_for(listens.wait(), 20)
            restarting.set("synchronous_standby_names", "a standby that is away")
            one.post([LobbyChanged()])
            async with asyncio.timeout(CHECK_LIMIT - 0.5):
                while not heard:
                    await asyncio.sleep(0.02)
        finally:
            restarting.set("synchronous_standby_names", "")
            for bus in (one, two):
                await bus.stop()
            await database.close()

    asyncio.run(story())


def test_a_spectator_of_the_kit_leaves_a_server_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run did not end: spectators had a timeout of an hour, for connections too."""
    monkeypatch.setattr("tests.fleet.clients.PATIENCE", 0.3)

    async def story() -> None:
        silent = await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", 0)
        host, port = silent.sockets[0].getsockname()
        server = cast("ServerProcess", SimpleNamespace(address=f"http://{host}:{port}"))
        guest = cast("Guest", SimpleNamespace(cookie="none"))
        client = Client(guest, [server], "table", History(), None, seed=1)
        looking = asyncio.create_task(client.run())
        await asyncio.sleep(0.1)
        client.stopping = True
        async with asyncio.timeout(5):
            await looking
        silent.close()

    asyncio.run(story())
