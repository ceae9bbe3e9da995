"""Processes with one role each: clients do not notice how the work is divided."""

from __future__ import annotations

import asyncio
import urllib.request
from collections.abc import Callable
from urllib.error import HTTPError

import asyncpg
import pytest

from pharos.server.settings import BadSettings, load
from tests.fleet.faults import Valkey
from tests.fleet.test_stops import at
from tests.server.conftest import NewServer
from tests.server.player import Guest, Player
from tests.server.process import ServerProcess

LEVEL = "beginner"


def started(new_server: NewServer, database: str, *roles: str, **settings: object) -> list[ServerProcess]:
    servers = [new_server(database, roles=role, **settings) for role in roles]
    for server in servers:
        server.start()
    return servers


def thoughts(server: ServerProcess) -> float:
    """How many searches a process has run."""
    with urllib.request.urlopen(f"{server.address}/metrics", timeout=10) as answer:
        lines = answer.read().decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("pharos_thinking_seconds_count"))


async def owner(database: str, table: str) -> str:
    connection = await asyncpg.connect(database)
    try:
        return str(await connection.fetchval("SELECT process FROM games WHERE id = $1", table))
    finally:
        await connection.close()


async def reviewed(guest: Guest, table: str) -> None:
    """Waits until a review has a first result."""
    async with asyncio.timeout(90):
        while True:
            answer = await guest.client.get(f"/api/tables/{table}/review")
            if answer.is_success and answer.json()["pass"] is not None:
                return
            await asyncio.sleep(0.2)


@pytest.mark.parametrize("bus", ["postgres", "valkey"])
def test_processes_with_one_role_each_play_and_review_a_game(
    new_server: NewServer, postgres: Callable[[], str], bus: str
) -> None:
    database = postgres()
    valkey = Valkey() if bus == "valkey" else None
    if valkey is not None:
        valkey.start()
    try:
        settings = {} if valkey is None else {"bus": valkey.address}
        servers = started(
            new_server, database, "sockets", "sockets", "tables", "thinking", "reviews", **settings
        )
        one, two, tables, thinking, _ = servers

        async def story() -> None:
            ann = await Guest.arrive(one.address)
            boris = await Guest.arrive(two.address)
            # Seven cities are too large for one NOTIFY of PostgreSQL.
            settings = {"game": "classic", "players": 7, "expansions": ["leaders", "cities"]}
            large = await ann.open(
                settings, seat=0, computers={str(seat): LEVEL for seat in range(1, 7)}, start=True
            )
            state = await ann.get(f"/api/tables/{large}")
            options = state["state"]["decision"]
            choice = {"type": "choose", "decision": options["id"], "choice": options["options"][0]["choice"]}
            await ann.command(large, **choice)
            async with asyncio.timeout(60):
                while (await ann.get(f"/api/tables/{large}"))["state"].get("choices", 0) < 7:
                    await asyncio.sleep(0.1)
            table = await ann.open({"game": "duel"})
            await boris.command(table, type="sit", seat=1)
            await ann.command(table, type="start")
            assert (await owner(database, table)).endswith(".t")
            players = [Player(guest, table, seed=seed) for seed, guest in enumerate((ann, boris))]
            ends = await asyncio.gather(*(player.play() for player in players))
            assert {end["status"] for end in ends} == {"over"}
            assert thoughts(thinking) >= 6
            assert thoughts(tables) == thoughts(one) == 0
            # The same user finds the review at either server; one process makes it.
            await reviewed(ann, table)
            again = await at(two, ann).client.get(f"/api/tables/{table}/review")
            assert again.json()["pass"] is not None
            rematch = await ann.post(f"/api/tables/{table}/rematch", {})
            assert (await owner(database, rematch["id"])).endswith(".t")
            await ann.leave()
            await boris.leave()

        asyncio.run(asyncio.wait_for(story(), 200))
    finally:
        if valkey is not None:
            valkey.end()


def test_a_game_goes_on_when_owner_and_thinker_are_replaced(
    new_server: NewServer, postgres: Callable[[], str]
) -> None:
    database = postgres()
    sockets, owns, thinks = started(new_server, database, "sockets", "tables", "thinking")

    async def story() -> None:
        guest = await Guest.arrive(sockets.address)
        settings = {"game": "duel"}
        table = await guest.open(settings, seat=0, computers={"1": LEVEL}, start=True)
        before = await owner(database, table)
        player = Player(guest, table)
        player.pause = 0.1
        playing = asyncio.create_task(player.play())
        while len(player.acknowledged) < 5 and not playing.done():
            await asyncio.sleep(0.05)
        spare = new_server(database, roles="thinking,tables")
        await asyncio.to_thread(owns.kill)
        await asyncio.to_thread(thinks.kill)
        await asyncio.to_thread(spare.start)
        end = await playing
        assert end["status"] == "over"
        assert await owner(database, table) != before
        assert thoughts(spare) > 0
        await guest.leave()

    asyncio.run(story())


def test_a_process_without_sockets_turns_clients_away(
    new_server: NewServer, postgres: Callable[[], str]
) -> None:
    (server,) = started(new_server, postgres(), "thinking")  # it is ready anyway
    with pytest.raises(HTTPError) as refused:
        urllib.request.urlopen(f"{server.address}/", timeout=10)
    assert refused.value.code == 404


@pytest.mark.parametrize("roles", [["thinking"], ["dancing"], []])
def test_roles_that_cannot_be_are_refused_with_one_sentence(roles: list[str]) -> None:
    with pytest.raises(BadSettings, match=r"\.$"):
        load({"roles": roles}, {})
