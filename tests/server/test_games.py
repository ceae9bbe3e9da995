"""Whole games of every product over real WebSockets: people and the computer, SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

import pharos
from pharos.products import PRODUCTS
from tests.server.conftest import NewServer
from tests.server.player import Data, Player, leaving, seated_game
from tests.server.process import ServerProcess


def products() -> list[Data]:
    """Returns every game with each expansion alone and with all together; 7 Wonders with several player
    counts."""
    found: list[Data] = []
    for name, product in PRODUCTS.items():
        sets: list[tuple[str, ...]] = [(), *((one,) for one in product.expansions)]
        if len(product.expansions) > 1:
            sets.append(tuple(product.expansions))
        for expansions in sets:
            counts = [2] if name == "duel" else [2, 3, 7] if not expansions else [4]
            found += [{"game": name, "expansions": list(expansions), "players": n} for n in counts]
    return found


def title(settings: Data) -> str:
    return "-".join([settings["game"], *settings["expansions"], str(settings["players"])])


async def play_through(
    address: str, settings: Data, people: int, level: str = "random", seed: int = 0
) -> None:
    """A game of people and computers; everyone sees the result that the record replays to."""
    computers = {str(seat): level for seat in range(people, settings["players"])}
    table, guests = await seated_game(address, settings, people, computers=computers)
    async with leaving(guests):
        players = [Player(guest, table, seed + n, change=0.2) for n, guest in enumerate(guests)]
        states = await asyncio.gather(*(player.play() for player in players))
        record = (await guests[0].client.get(f"/api/tables/{table}/record")).json()
        game = pharos.replay(record)
        assert game.result is not None
        for seat, (player, state) in enumerate(zip(players, states, strict=True)):
            assert state["result"]["winners"] == list(game.result.winners)
            assert state["result"]["victory"] == game.result.victory
            assert state["scores"] == [dict(sheet) for sheet in game.result.scores]
            assert state["position"] == game.position()
            # Each acknowledged choice is in the record, unless it was changed before the reveal.
            last = dict(player.acknowledged)
            assert list(last.values()) == [choice for chooser, choice in record["choices"] if chooser == seat]


@pytest.mark.parametrize("settings", products(), ids=title)
def test_people_play_every_product(server: ServerProcess, settings: Data) -> None:
    asyncio.run(play_through(server.address, settings, settings["players"]))


@pytest.mark.parametrize("settings", products(), ids=title)
def test_one_person_plays_every_product_against_the_computer(server: ServerProcess, settings: Data) -> None:
    asyncio.run(play_through(server.address, settings, 1))


def test_the_computer_plays_at_a_named_level(server: ServerProcess) -> None:
    asyncio.run(play_through(server.address, {"game": "duel", "players": 2}, 1, "greedy"))


@pytest.mark.parametrize("workers", [1, 3])
def test_games_on_postgresql(new_server: NewServer, postgres: Callable[[], str], workers: int) -> None:
    """With several processes, the kernel spreads the players of one table over them."""
    server = new_server(postgres(), workers=workers)
    server.start()

    async def several() -> None:
        settings: list[Any] = [
            ({"game": "duel", "players": 2}, 2),
            ({"game": "duel", "players": 2}, 1),
            ({"game": "classic", "players": 3}, 3),
            ({"game": "classic", "players": 5}, 3),
        ] * (2 if workers > 1 else 1) + [(game, 2) for game in products() if game["expansions"]]
        await asyncio.gather(
            *(play_through(server.address, game, people, seed=n) for n, (game, people) in enumerate(settings))
        )

    asyncio.run(several())
    assert '"level": "error"' not in server.log.read_text()
