"""Replays, records and positions over HTTP."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

import pharos
from tests.server.player import Guest, Player, leaving, seated_game
from tests.server.process import ServerProcess


@pytest.fixture
def client(server: ServerProcess) -> Any:
    with httpx.Client(base_url=server.address) as made:
        made.headers["X-CSRF-Token"] = made.post("/api/guest", json={}).json()["csrf"]
        yield made


def finished(game: str = "duel", seed: int = 3, **more: Any) -> pharos.Game:
    played, chance = pharos.new_game(game, seed=seed, **more), random.Random(seed)
    while not played.over:
        seat = played.waiting[0]
        played.choose(seat, chance.choice(played.choices(seat)))
    return played


def test_a_finished_game_opens_at_any_choice_from_any_seat(server: ServerProcess) -> None:
    async def story() -> None:
        table, guests = await seated_game(server.address, {"game": "classic", "players": 3}, 3)
        async with leaving(guests):
            client = guests[0].client
            early = await client.get(f"/api/tables/{table}/record")
            assert (early.status_code, early.json()["key"]) == (409, "server-refused-not-over")
            assert (await client.get(f"/api/tables/{table}/replay")).status_code == 409
            await asyncio.gather(*(Player(guest, table, n).play() for n, guest in enumerate(guests)))
            record = (await client.get(f"/api/tables/{table}/record")).json()
            game = pharos.replay(record)
            for at in (0, 7, len(record["choices"])):
                part = pharos.replay(record | {"choices": record["choices"][:at], "result": None})
                for seat in ("0", "2", None, "open"):
                    asked = {"at": at} | ({} if seat is None else {"seat": seat})
                    step = (await client.get(f"/api/tables/{table}/replay", params=asked)).json()
                    expected = (
                        part.position()
                        if seat == "open"
                        else part.view(None if seat is None else int(seat)).data
                    )
                    assert step["view"] == expected
                    assert step["at"] == at
                    assert step["choices"] == len(record["choices"])
            assert step["result"] == game.result.data()
            beyond = await client.get(f"/api/tables/{table}/replay", params={"at": 1000})
            assert beyond.status_code == 404

    asyncio.run(story())


def test_records_are_imported_and_exported(client: httpx.Client) -> None:
    record = finished().record({"players": ["Ada", "Bob"]})
    made = client.post("/api/records", json=record)
    assert made.status_code == 201
    id = made.json()["id"]
    assert client.get(f"/api/records/{id}").json() == record
    step = client.get(f"/api/records/{id}/replay", params={"at": 10, "seat": "1"}).json()
    assert step["names"] == ["Ada", "Bob"]
    assert step["next"] == record["choices"][10]
    assert client.get("/api/records/not-there-at-all").status_code == 404
    [listed] = [one for one in client.get("/api/records").json()["records"] if one["id"] == id]
    assert (listed["game"], listed["players"], listed["names"]) == ("duel", 2, ["Ada", "Bob"])


def test_a_record_that_does_not_replay_is_refused(client: httpx.Client) -> None:
    record = finished().record()
    for wrong in (
        record | {"choices": [[0, "build:nothing"]]},
        record | {"result": {"winners": [0, 1], "victory": "civilian", "scores": []}},
        record | {"deal": {}},
        record | {"format": "other/1"},
        {},
    ):
        refused = client.post("/api/records", json=wrong)
        assert (refused.status_code, refused.json()["key"]) == (400, "server-refused-game")
        assert refused.json()["args"]["reason"].endswith(".")


def test_a_position_is_shown_and_played_from(server: ServerProcess) -> None:
    game = pharos.new_game("duel", seed=9)
    for _ in range(15):
        game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
    position = game.position()

    async def story() -> None:
        guest = await Guest.arrive(server.address)
        async with leaving([guest]):
            shown = await guest.post("/api/positions", position)
            assert shown["view"] == position
            table = await guest.open(
                {"game": "duel", "position": position}, computers={"1": "random"}, start=True
            )
            state = (await guest.client.get(f"/api/tables/{table}")).json()["state"]
            assert state["settings"]["position"] is None  # it contains hidden information
            await Player(guest, table, 1).play()
            record = (await guest.client.get(f"/api/tables/{table}/record")).json()
            assert pharos.replay(record).over
            refused = await guest.client.post(
                "/api/tables", json={"settings": {"game": "duel", "position": position | {"pawn": 99}}}
            )
            assert (refused.status_code, refused.json()["key"]) == (409, "table-refused-settings")

    asyncio.run(story())
