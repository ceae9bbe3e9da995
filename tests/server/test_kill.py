"""Nothing acknowledged is lost when the server is killed at random moments during games.

`PHAROS_TEST_KILLS` sets how often on SQLite, `PHAROS_TEST_POSTGRES_KILLS` on PostgreSQL with several
processes; `make endurance` kills a thousand times.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import groupby, pairwise
from pathlib import Path
from typing import TypeVar

import asyncpg
import httpx
import pytest

import pharos
from pharos.table import log
from tests.server.conftest import NewServer
from tests.server.player import Data, Guest, Player, leaving, seated_game
from tests.server.process import START_LIMIT, ServerProcess

KILLS = int(os.environ.get("PHAROS_TEST_KILLS", "5"))
POSTGRES_KILLS = int(os.environ.get("PHAROS_TEST_POSTGRES_KILLS", "2"))
SETTINGS: list[tuple[Data, int]] = [
    ({"game": "duel", "players": 2}, 2),
    ({"game": "duel", "players": 2, "expansions": ["pantheon", "agora"]}, 2),
    ({"game": "duel", "players": 2}, 1),
    ({"game": "classic", "players": 3}, 3),
    ({"game": "classic", "players": 4, "expansions": ["leaders", "cities"]}, 2),
]
T = TypeVar("T")
Log = list[log.Entry]


async def persistently(attempt: Callable[[], Awaitable[T]]) -> T:
    """Retries as long as the server is down."""
    while True:
        try:
            return await attempt()
        except httpx.TransportError:
            await asyncio.sleep(0.1)


class Table:
    """Games played one after the other by the same number of people, until the killing ends."""

    def __init__(self, server: ServerProcess, settings: Data, people: int, seed: int) -> None:
        self.server = server
        self.settings = settings
        self.people = people
        self.seed = seed
        self.players: list[Player] = []
        self.acknowledged: dict[str, list[tuple[int, str, str]]] = defaultdict(list)
        self.games = 0
        self.resumed = 0
        self.stopping = False

    async def play(self) -> None:
        while not self.stopping or not self.games:
            table, guests = await persistently(self._begin)
            async with leaving(guests):
                self.players = [
                    Player(guest, table, self.seed + self.games * 10 + n, change=0.2)
                    for n, guest in enumerate(guests)
                ]
                for player in self.players:
                    player.pause = 0.03
                    player.longest += (
                        KILLS + POSTGRES_KILLS
                    ) * START_LIMIT  # a game may last as long as the killing
                states = await asyncio.gather(*(player.play() for player in self.players))
                self.note()
                record = await persistently(partial(guests[0].get, f"/api/tables/{table}/record"))
            game = pharos.replay(record)
            assert game.result is not None
            for state in states:
                assert state["result"]["winners"] == list(game.result.winners)
                assert state["scores"] == [dict(sheet) for sheet in game.result.scores]
            self.resumed += sum(player.reconnects for player in self.players)
            self.players = []
            self.games += 1

    async def _begin(self) -> tuple[str, list[Guest]]:
        computers = {str(seat): "random" for seat in range(self.people, self.settings["players"])}
        return await seated_game(self.server.address, self.settings, self.people, computers=computers)

    def note(self) -> None:
        """Remembers what has been acknowledged so far."""
        for seat, player in enumerate(self.players):
            known = [one[1:] for one in self.acknowledged[player.table] if one[0] == seat]
            self.acknowledged[player.table] += [(seat, *one) for one in player.acknowledged[len(known) :]]


def check(acknowledged: list[tuple[int, str, str]], entries: Log) -> int:
    """Every acknowledged choice is in the log of its table, in order and only once."""
    checked = 0
    made = [(entry.seat, entry.decision, entry.choice) for entry in entries if isinstance(entry, log.Chose)]
    for seat in {one[0] for one in acknowledged}:
        theirs = [one for one in made if one[0] == seat]
        for one, following in pairwise(theirs):
            assert one != following, f"{one} is applied twice"
        mine = iter(theirs)
        # The same choice again is acknowledged again, and applied once.
        for one, _ in groupby(one for one in acknowledged if one[0] == seat):
            assert one in mine, f"{one} was acknowledged and is lost"
            checked += 1
    return checked


async def check_all(tables: list[Table], read: Callable[[str], Awaitable[Log]]) -> int:
    """The same for all finished games; returns how many choices were acknowledged."""
    return sum([check(made, await read(id)) for table in tables for id, made in table.acknowledged.items()])


async def read_sqlite(file: Path, game: str) -> Log:
    connection = sqlite3.connect(file)
    try:
        found = connection.execute("SELECT data FROM entries WHERE game = ? ORDER BY number", (game,))
        return [log.read(data) for (data,) in found]
    finally:
        connection.close()


async def read_postgres(address: str, game: str) -> Log:
    connection = await asyncpg.connect(address)
    try:
        found = await connection.fetch("SELECT data FROM entries WHERE game = $1 ORDER BY number", game)
        return [log.read(row["data"]) for row in found]
    finally:
        await connection.close()


async def rampage(
    server: ServerProcess,
    kills: int,
    longest: float,
    read: Callable[[str], Awaitable[Log]],
) -> tuple[list[Table], int]:
    """Kills the server this many times while all tables play.

    The logs of running games are checked after each kill, and those of all games at the end.
    """
    tables = [Table(server, settings, people, n * 1000) for n, (settings, people) in enumerate(SETTINGS)]
    playing = [asyncio.create_task(table.play()) for table in tables]
    chance = random.Random(kills)
    while not any(table.players for table in tables):
        await asyncio.sleep(0.05)

    def acknowledged() -> int:
        return sum(
            len(player.acknowledged) + 1000 * table.games for table in tables for player in table.players
        )

    for kill in range(kills):
        before = acknowledged()
        await asyncio.wait(
            playing, timeout=chance.uniform(0.02, longest), return_when=asyncio.FIRST_EXCEPTION
        )
        # Sometimes during startup, otherwise once the games have continued.
        while kill % 4 and acknowledged() == before and not any(task.done() for task in playing):
            await asyncio.sleep(0.05)
        for task in playing:
            if task.done():
                task.result()
        server.kill()
        for table in tables:
            table.note()
            for id in {player.table for player in table.players}:
                check(table.acknowledged[id], await read(id))
        await asyncio.to_thread(server.start)
        if kill % 50 == 49:
            print(f"{kill + 1} kills, {sum(table.games for table in tables)} games", flush=True)
    for table in tables:
        table.stopping = True
    await asyncio.gather(*playing)
    return tables, await check_all(tables, read)


def test_nothing_acknowledged_is_lost_on_sqlite(new_server: NewServer, tmp_path: Path) -> None:
    server = new_server()
    server.start()
    read = partial(read_sqlite, tmp_path / "0" / "games.sqlite3")
    tables, checked = asyncio.run(rampage(server, KILLS, 0.7, read))
    assert checked > KILLS
    assert sum(table.resumed for table in tables) >= KILLS
    print(
        f"{KILLS} kills, {sum(table.games for table in tables)} games, {checked} acknowledged choices checked"
    )


@pytest.mark.parametrize("workers", [2 if POSTGRES_KILLS < 50 else 3])
def test_nothing_acknowledged_is_lost_on_postgresql(
    new_server: NewServer, postgres: Callable[[], str], workers: int
) -> None:
    address = postgres()
    server = new_server(address, workers=workers)
    server.start()
    kills = POSTGRES_KILLS
    tables, checked = asyncio.run(rampage(server, kills, 2.0, partial(read_postgres, address)))
    assert checked > 0
    assert sum(table.resumed for table in tables) >= kills
    print(
        f"{kills} kills, {sum(table.games for table in tables)} games, {checked} acknowledged choices checked"
    )


def test_a_lost_answer_is_asked_for_again(new_server: NewServer) -> None:
    """SIGTERM: clients are notified, reconnect by themselves, and the game continues."""
    server = new_server(forked=False)
    server.start()

    async def interrupted() -> None:
        table, guests = await seated_game(server.address, {"game": "duel"}, 2)
        async with leaving(guests):
            players = [Player(guest, table, n) for n, guest in enumerate(guests)]
            for player in players:
                player.pause, player.record_bytes = 0.05, True
            playing = [asyncio.create_task(player.play()) for player in players]
            while not all(player.acknowledged for player in players):
                await asyncio.wait(playing, timeout=0.02, return_when=asyncio.FIRST_EXCEPTION)
                assert not any(task.done() for task in playing)
            assert await asyncio.to_thread(server.stop) in (0, -15)
            await asyncio.to_thread(server.start)
            states = await asyncio.gather(*playing)
            assert states[0]["result"] == states[1]["result"]
            # A client that is just sending a choice may find the connection closed before it reads the
            # message.
            assert any('"closing"' in text for player in players for text in player.seen)

    asyncio.run(interrupted())
