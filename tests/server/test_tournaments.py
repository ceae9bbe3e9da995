"""A whole tournament over real sockets, with a server that is killed in the middle."""

from __future__ import annotations

import asyncio
import os
import threading
from itertools import combinations
from typing import Any

import httpx
import msgspec
import pytest

from pharos.server.admin import Admin
from pharos.server.settings import async_url
from pharos.server.store.database import Database
from pharos.server.tournament import Field, Match
from pharos.table import Person, log
from tests.server.conftest import NewServer
from tests.server.player import Guest, Player
from tests.server.process import ServerProcess

PASSWORD = "correct horse"
BOTS = int(os.environ.get("PHAROS_TEST_BOTS", "6"))
"""Sixteen in `make endurance`."""


async def arrived(server: ServerProcess, name: str) -> Guest:
    client = httpx.AsyncClient(base_url=server.address, timeout=30)
    made = await client.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert made.is_success, made.text
    client.headers["X-CSRF-Token"] = made.json()["csrf"]
    bot = Guest(server.address, client, made.json(), client.cookies["pharos_session"])
    assert (await client.post("/api/bot")).is_success
    return bot


async def view(bot: Guest, id: str) -> Any:
    answer = await bot.client.get(f"/api/tournaments/{id}")
    assert answer.is_success, answer.text
    return answer.json()


async def settled(bot: Guest, id: str, rounds: int) -> Any:
    """Returns the tournament once this number of rounds has open tables, or it is over."""
    async with asyncio.timeout(60):
        while True:
            found = await view(bot, id)
            drawn = found["pairings"][rounds - 1 : rounds]
            laid = drawn and all("table" in one or len(one["seats"]) == 1 for one in drawn[0])
            if found["summary"]["status"] == "over" or laid:
                return found
            await asyncio.sleep(0.2)


def test_a_swiss_tournament_of_bots_ends_right_also_when_the_server_is_killed(new_server: NewServer) -> None:
    server = new_server()
    server.start()

    async def story() -> None:
        bots = {f"Bot {n:02}": await arrived(server, f"Bot {n:02}") for n in range(BOTS)}
        first = bots["Bot 00"]
        command = {"name": "Evening", "kind": "swiss", "settings": {"game": "duel"}, "rounds": 3}
        assert (
            await first.client.post("/api/tournaments", json={**command, "kind": "ladder"})
        ).status_code == 400
        id = (await first.post("/api/tournaments", command))["id"]
        start = f"/api/tournaments/{id}/start"
        assert (await first.client.post(start)).json()["key"] == "tournament-refused-few"
        for bot in bots.values():
            assert (await bot.client.post(f"/api/tournaments/{id}/entry")).status_code == 204
        assert (await bots["Bot 01"].client.post(start)).status_code == 403
        assert (await first.client.post(start)).status_code == 204
        late = await first.client.post(f"/api/tournaments/{id}/entry")
        assert late.json()["key"] == "tournament-refused-begun"
        for number in (1, 2, 3):
            found = await settled(first, id, number)
            assert len(found["pairings"]) == number
            playing = []
            for pairing in found["pairings"][number - 1]:
                assert "places" not in pairing or pairing["places"] is None
                for name in pairing["seats"] if "table" in pairing else ():
                    playing.append(asyncio.create_task(Player(bots[name], pairing["table"], number).play()))
            if number == 2:  # in the middle of the round
                await asyncio.sleep(0.5)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await asyncio.gather(*playing)
        async with asyncio.timeout(60):
            while (found := await view(first, id))["summary"]["status"] != "over":
                await asyncio.sleep(0.2)
        check(found, list(bots))
        listed = (await first.client.get("/api/tournaments")).json()["tournaments"]
        assert [(one["id"], one["status"], one["entrants"]) for one in listed] == [(id, "over", BOTS)]
        for bot in bots.values():
            await bot.leave()

    asyncio.run(story())


def check(found: Any, names: list[str]) -> None:
    """The standings match the results, and nobody met the same opponent twice."""
    matches = [
        Match(number, board, tuple(one["seats"]), tuple(one["places"]), tuple(one["totals"]))
        for number, pairings in enumerate(found["pairings"], start=1)
        for board, one in enumerate(pairings)
    ]
    met = [frozenset(pair) for match in matches for pair in combinations(match.seats, 2)]
    assert len(met) == len(set(met)) == 3 * len(names) // 2
    rows = Field(names, matches).standings()
    told = [(row["place"], row["name"], row["points"], row["buchholz"]) for row in found["standings"]]
    assert told == [(row.place, row.entrant, row.points, row.buchholz) for row in rows]
    assert sum(row.points for row in rows) == 2 * len(matches)


def test_a_tournament_goes_on_without_whoever_was_deleted_or_banned(new_server: NewServer) -> None:
    server = new_server()
    server.start()

    async def story() -> None:
        people = {name: await arrived(server, name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")}
        ann = people["Ann"]
        command = {"name": "Cup", "kind": "swiss", "settings": {"game": "duel"}, "rounds": 3}
        id = (await ann.post("/api/tournaments", command))["id"]
        for one in people.values():
            assert (await one.client.post(f"/api/tournaments/{id}/entry")).status_code == 204
        gone = await people["Eve"].client.post("/api/account/deletion", json={"password": PASSWORD})
        assert gone.status_code == 204
        assert (await ann.client.post(f"/api/tournaments/{id}/start")).status_code == 204
        found = await settled(ann, id, 1)
        assert sorted(name for one in found["pairings"][0] for name in one["seats"]) == [
            "Ann", "Ben", "Cleo", "Dan",
        ]  # fmt: skip
        # One player is deleted and another banned during their games of the first round.
        await people["Dan"].client.post("/api/account/deletion", json={"password": PASSWORD})
        ban(server, "Cleo")
        by_name = {name: one for one in found["pairings"][0] for name in one["seats"]}
        if set(by_name["Ann"]["seats"]) == {"Ann", "Ben"}:
            await people["Ben"].command(by_name["Ann"]["table"], type="resign")
        found = await settled(ann, id, 2)
        assert [sorted(one["seats"]) for one in found["pairings"][1]] == [["Ann", "Ben"]]
        for number in (2, 3):
            found = await settled(ann, id, number)
            await people["Ben"].command(found["pairings"][number - 1][0]["table"], type="resign")
        async with asyncio.timeout(60):
            while (found := await view(ann, id))["summary"]["status"] != "over":
                await asyncio.sleep(0.2)
        assert found["standings"][0]["name"] == "Ann"
        for one in people.values():
            await one.leave()

    asyncio.run(story())


def ban(server: ServerProcess, name: str) -> None:
    """Bans as `pharos admin ban` does, while the server runs."""

    async def story() -> None:
        database = Database(async_url(server.database))
        await Admin(database).ban(name, on=True)
        await database.close()

    thread = threading.Thread(target=asyncio.run, args=(story(),))
    thread.start()
    thread.join()


def test_a_table_that_seated_somebody_deleted_can_be_read() -> None:
    seated = log.written(log.Seated(1, 0, Person("p", "\u2014", "account")))
    for kind in (b"gone", b"banned"):
        entry = log.read(seated.replace(b'"account"', b'"%s"' % kind))
        assert isinstance(entry, log.Seated)
        assert entry.person.kind == "account"
    with pytest.raises(msgspec.ValidationError):
        log.read(seated.replace(b'"account"', b'"other"'))
