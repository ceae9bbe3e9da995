"""Several servers share a database while they are stopped, killed, and cut off: every history is possible.

`PHAROS_TEST_FAULTS` sets the number of faults of each kind, `PHAROS_TEST_FLEET` the number of servers.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable, Sequence

from tests.fleet.faults import Valkey, go_on, stop
from tests.fleet.fleet import Fault, Fleet
from tests.server.conftest import NewServer, RestartingPostgres
from tests.server.process import ServerProcess

FAULTS = int(os.environ.get("PHAROS_TEST_FAULTS", "1"))
SERVERS = int(os.environ.get("PHAROS_TEST_FLEET", "2"))
LONGEST_STOP = 60.0 if FAULTS > 10 else 5.0
GOES_ON = 5.0 if FAULTS > 10 else 45.0
"""Seconds after a fault within which every table continues; CI machines are busy."""


def faults_of(servers: Sequence[ServerProcess]) -> list[Fault]:
    """The faults of processes."""

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

    asyncio.run(fleet.endure([*faults_of(fleet.servers), restarts] * FAULTS, FAULTS, GOES_ON))
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
        asyncio.run(fleet.endure(faults * FAULTS, FAULTS, GOES_ON))
        assert fleet.checked > 100
        print(f"{len(faults) * FAULTS} faults, {fleet.games} games, {fleet.checked} checked")
    finally:
        valkey.end()
