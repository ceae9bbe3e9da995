"""A process is suspended for a while and continues: nobody loses by it.

`PHAROS_TEST_STOP` sets for how many seconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

import pytest

from tests.fleet.faults import go_on, stop
from tests.server.conftest import NewServer, RestartingPostgres
from tests.server.player import Data, Guest
from tests.server.process import ServerProcess
from tests.server.test_database import Talk, choice_of

ABSENCE = 10
"""Seconds of absence, the minimum of a table."""
STOP = float(os.environ.get("PHAROS_TEST_STOP", "8"))


def at(server: ServerProcess, guest: Guest) -> Guest:
    """The same user at another server of the same database."""
    client = type(guest.client)(
        base_url=server.address,
        timeout=30,
        headers={"X-CSRF-Token": guest.me["csrf"]},
        cookies={"pharos_session": guest.cookie},
    )
    return Guest(server.address, client, guest.me, guest.cookie)


@asynccontextmanager
async def table_of_two(
    servers: tuple[ServerProcess, ServerProcess], settings: Data, computers: Data | None = None
) -> AsyncIterator[tuple[str, Guest, Guest]]:
    """A running game, opened at the first server; the second player is at the other."""
    one, two = await Guest.arrive(servers[0].address), await Guest.arrive(servers[1].address)
    try:
        table = await one.open(settings, computers=computers or {})
        await two.command(table, type="sit", seat=1)
        await one.command(table, type="start")
        yield table, one, two
    finally:
        await one.leave()
        await two.leave()


async def seen(guest: Guest, table: str) -> Data:
    """The table as a user sees it, over HTTP."""
    return await guest.get(f"/api/tables/{table}")


def claim_at(table: str) -> Data:
    """A claim to have won against an absent player."""
    return {"type": "act", "id": 9, "table": table, "command": {"type": "claim_win"}}


def two_servers(new_server: NewServer, database: str) -> tuple[ServerProcess, ServerProcess]:
    """Two servers on one database."""
    servers = new_server(database), new_server(database)
    for server in servers:
        server.start()
    return servers


def stopped_server(servers: Sequence[ServerProcess], number: int) -> Callable[[], None]:
    """Suspends one of the servers for a while."""

    def stand_still() -> None:
        stop(servers[number])
        time.sleep(STOP)
        go_on(servers[number])

    return stand_still


@pytest.mark.parametrize("stopped", [0] if STOP < 20 else [0, 1, "database"])
def test_nobody_wins_over_somebody_who_is_there(
    new_server: NewServer, restarting: RestartingPostgres, stopped: int | str
) -> None:
    """After a process or the database was suspended, each process still knows who is connected."""
    servers = two_servers(new_server, restarting.new_database())
    stand_still: Callable[[], None]
    if isinstance(stopped, int):
        stand_still = stopped_server(servers, stopped)
    else:
        stand_still = partial(restarting.pause, STOP)

    async def story() -> None:
        async with table_of_two(servers, {"game": "duel", "absence": ABSENCE}) as (table, one, two):
            async with Talk(one) as first, Talk(two) as second:
                for talk in (first, second):
                    await talk.ask({"type": "watch", "table": table}, "snapshot")
                await asyncio.to_thread(stand_still)
                await asyncio.sleep(ABSENCE + 1)
                for talk in (first, second):
                    answer = await talk.ask(claim_at(table), "done", "refused")
                    assert answer["type"] == "refused", "a win over somebody who is there"
                    assert answer["key"] == "table-refused-not-absent"
            # A player who has left is absent, whichever process is asked.
            async with Talk(two) as second:
                await second.ask({"type": "watch", "table": table}, "snapshot")
                async with asyncio.timeout(60):
                    while (await second.ask(claim_at(table), "done", "refused"))["type"] != "done":
                        await asyncio.sleep(0.5)

    asyncio.run(story())


def test_a_command_that_lay_unread_takes_nothing_back(
    new_server: NewServer, postgres: Callable[[], str]
) -> None:
    """A command is sent to a suspended process; meanwhile its sender decides otherwise at another."""
    servers = two_servers(new_server, postgres())

    async def story() -> None:
        async with table_of_two(servers, {"game": "classic", "players": 3}, {"2": "random"}) as (
            table,
            one,
            _two,
        ):
            elsewhere = at(servers[1], one)
            async with Talk(one) as talk:
                shown = await talk.ask({"type": "watch", "table": table}, "snapshot")
                options = [option["choice"] for option in shown["state"]["decision"]["options"]]
                old = choice_of(shown["state"], table)
                old["command"]["number"] = shown["number"]
                assert len(options) > 1
                stop(servers[0])
                assert talk.socket is not None
                await talk.socket.send(json.dumps(old))
                await elsewhere.command(table, **old["command"])
                now = (await seen(elsewhere, table))["number"]
                changed = old["command"] | {"choice": options[1], "number": now}
                await elsewhere.command(table, **changed)
                go_on(servers[0])
                async with asyncio.timeout(30):
                    while True:
                        answer = json.loads(await talk.socket.recv())
                        if answer["type"] in ("done", "refused"):
                            break
                assert (answer["type"], answer.get("key")) == ("refused", "table-refused-outdated")
                for guest in (one, elsewhere):
                    state = (await seen(guest, table))["state"]
                    assert state["decision"]["sealed"] == options[1]
            await elsewhere.leave()

    asyncio.run(story())
