"""Several servers share a database while they are stopped, killed, cut off: every history is possible.

`PHAROS_TEST_FAULTS` says how many faults there are of each kind, `PHAROS_TEST_FLEET` how many servers.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections.abc import Awaitable, Callable, Sequence

import asyncpg

from tests.fleet.clients import Group, persistently_begin
from tests.fleet.faults import Valkey, go_on, stop
from tests.fleet.history import check
from tests.server.conftest import NewServer, RestartingPostgres
from tests.server.process import ServerProcess
from tests.server.test_kill import Log, read_postgres

FAULTS = int(os.environ.get("PHAROS_TEST_FAULTS", "1"))
SERVERS = int(os.environ.get("PHAROS_TEST_FLEET", "2"))
LONGEST_STOP = 60.0 if FAULTS > 10 else 5.0
GOES_ON = 5.0 if FAULTS > 10 else 45.0
"""Seconds after a fault's end in which every table has gone on; the machine of the gate is busy."""
TABLES = [
    {"game": "classic", "players": 3},
    {"game": "duel", "players": 2},
    {"game": "classic", "players": 4, "expansions": ["leaders", "cities"]},
]
Fault = Callable[[random.Random], Awaitable[str]]


class Fleet:
    """The servers, the tables at them, and what has been checked."""

    def __init__(self, servers: Sequence[ServerProcess], database: str) -> None:
        self.servers = servers
        self.database = database
        self.groups: list[Group] = []
        self.checked = 0
        self.games = 0
        self._stopping = False

    async def play(self, number: int) -> None:
        """Games at one table after the other, until the faults are over."""
        while not self._stopping:
            group = Group(self.servers, TABLES[number % len(TABLES)], 1000 * number + self.games)
            await persistently_begin(group)
            self.groups.append(group)
            running = [asyncio.create_task(client.run()) for client in group.clients]
            while not self._stopping and not group.over:
                done, _ = await asyncio.wait(running, timeout=0.2)
                for task in done:
                    task.result()
                looker = random.choice(group.clients)
                await looker.look(random.choice(self.servers))
            for client in group.clients:
                client.stopping = True
            await asyncio.gather(*running)
            self.groups.remove(group)
            self.checked += check(group.history, await self._log(group.table))
            self.games += 1

    async def _log(self, table: str) -> Log:
        """What is stored of a table, as soon as the database answers."""
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    return await read_postgres(self.database, table)
                await asyncio.sleep(0.2)

    async def endure(self, faults: Sequence[Fault], seed: int) -> None:
        """All of it, with one fault after the other."""
        chance = random.Random(seed)
        self._stopping = False
        playing = [asyncio.create_task(self.play(n)) for n in range(len(TABLES))]
        try:
            await self.goes_on("the beginning", playing, 60)
            for fault in faults:
                what = await fault(chance)
                await self.goes_on(what, playing, GOES_ON)
        finally:
            self._stopping = True
            async with asyncio.timeout(60):
                await asyncio.gather(*playing)

    async def goes_on(self, what: str, playing: Sequence[asyncio.Task[None]], within: float) -> None:
        """Every table goes on after that, without anybody's help."""
        began, before = time.monotonic(), {id(group): group.acknowledged for group in self.groups}
        games = self.games
        while self.games == games and (
            not self.groups or any(group.acknowledged <= before.get(id(group), 0) for group in self.groups)
        ):
            for task in playing:
                if task.done():
                    task.result()
            assert time.monotonic() - began < within, f"a table stands still after {what}"
            await asyncio.sleep(0.05)


def faults_of(servers: Sequence[ServerProcess]) -> list[Fault]:
    """What can happen to processes."""

    async def stands_still(chance: random.Random) -> str:
        server, seconds = chance.choice(servers), chance.uniform(LONGEST_STOP / 2, LONGEST_STOP)
        stop(server)
        await asyncio.sleep(seconds)
        go_on(server)
        return f"{seconds:.0f} seconds of standing still"

    async def is_killed(chance: random.Random) -> str:
        server = chance.choice(servers)
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(chance.random())
        await asyncio.to_thread(server.start)
        return "a kill"

    return [stands_still, is_killed]


def fleet_of(new_server: NewServer, database: str, **settings: object) -> Fleet:
    servers = [new_server(database, **settings) for _ in range(SERVERS)]
    for server in servers:
        server.start()
    return Fleet(servers, database)


def test_histories_are_possible_whatever_happens_to_processes(
    new_server: NewServer, restarting: RestartingPostgres
) -> None:
    """Stops, kills, and restarts of the database."""
    fleet = fleet_of(new_server, restarting.new_database())

    async def restarts(_chance: random.Random) -> str:
        await asyncio.to_thread(restarting.stop)
        await asyncio.to_thread(restarting.start)
        return "a restart of the database"

    asyncio.run(fleet.endure([*faults_of(fleet.servers), restarts] * FAULTS, FAULTS))
    assert fleet.checked > 100
    print(f"{3 * FAULTS} faults, {fleet.games} games, {fleet.checked} calls and views checked")


def test_a_bus_that_goes_away_loses_nothing(new_server: NewServer, postgres: Callable[[], str]) -> None:
    valkey = Valkey()
    valkey.start()
    try:
        fleet = fleet_of(new_server, postgres(), bus=valkey.address)

        async def is_lost(chance: random.Random) -> str:
            await asyncio.to_thread(valkey.kill)
            await asyncio.sleep(chance.uniform(1.0, LONGEST_STOP))
            await asyncio.to_thread(valkey.start)
            return "a bus that was lost"

        async def is_paused(chance: random.Random) -> str:
            await asyncio.to_thread(valkey.pause, chance.uniform(1.0, LONGEST_STOP))
            return "a bus that stood still"

        faults = [is_lost, is_paused, *(faults_of(fleet.servers) if FAULTS > 1 else ())]
        asyncio.run(fleet.endure(faults * FAULTS, FAULTS))
        assert fleet.checked > 100
        print(f"{len(faults) * FAULTS} faults, {fleet.games} games, {fleet.checked} checked")
    finally:
        valkey.end()
