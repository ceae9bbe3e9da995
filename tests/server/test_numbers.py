"""Statistics over HTTP: the tables of a kind of game, and a player's own games."""

from __future__ import annotations

import asyncio
import zlib

import httpx
import msgspec
import pytest

from pharos.analysis import review
from pharos.analysis.reasons import ORDER
from pharos.numbers.tables import numbers_of
from pharos.server.own_numbers import GROUPS, mean_of, own_numbers
from pharos.wire.messages import Played, Rating
from tests.server.player import Player, leaving, seated_game
from tests.server.process import ServerProcess
from tests.server.test_records import finished


def test_a_kind_of_game_in_numbers(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address, timeout=30) as nobody:
        base = nobody.get("/api/numbers/duel").json()
        assert base["games"] == numbers_of("duel").games
        assert len(base["tables"]["wonders"]) == 12
        assert len(base["pairs"]) == 66
        assert base["first"]["low"] < base["first"]["share"] < base["first"]["high"]
        both = nobody.get("/api/numbers/duel", params={"expansions": "pantheon,agora"}).json()
        assert both["expansions"] == ["agora", "pantheon"]
        assert both["tables"]["gods"]
        five = nobody.get("/api/numbers/classic", params={"players": 5}).json()
        assert five["players"] == 5
        assert {one["players"] for one in five["kinds"]} == {3, 4, 5, 6, 7}
        missing = nobody.get("/api/numbers/classic", params={"expansions": "agora"})
        assert (missing.status_code, missing.json()["key"]) == (404, "server-refused-numbers")
        assert nobody.get("/api/numbers/chess").status_code == 404
        assert nobody.get("/api/numbers/me").status_code == 401


def test_ones_own_games(server: ServerProcess) -> None:
    async def story() -> None:
        table, guests = await seated_game(server.address, {"game": "duel"}, 2)
        async with leaving(guests):
            empty = (await guests[0].client.get("/api/numbers/me")).json()
            assert (empty["won"]["cases"], empty["won"]["few"], empty["points"]) == (0, True, [])
            await asyncio.gather(*(Player(guest, table, n).play() for n, guest in enumerate(guests)))
            record = (await guests[0].client.get(f"/api/tables/{table}/record")).json()
            told = [(await guest.client.get("/api/numbers/me")).json() for guest in guests]
            winners = record["result"]["winners"]
            assert [one["won"]["share"] for one in told] == [float(seat in winners) for seat in (0, 1)]
            begins = record["choices"][0][0]
            assert [one["first"][0]["name"] for one in told] == [
                "first" if seat == begins else "second" for seat in (0, 1)
            ]
            assert told[0]["victories"][0]["name"] == record["result"]["victory"]
            assert told[0]["opponents"][0]["won"]["few"]
            assert told[0]["points"][0]["table"] == table
            other = (await guests[0].client.get("/api/numbers/me", params={"game": "classic"})).json()
            assert other["won"]["cases"] == 0

    asyncio.run(story())


def test_every_reason_belongs_to_a_category_of_slips() -> None:
    assert set(GROUPS) == set(ORDER)


def test_mistakes_are_counted_by_age_and_kind() -> None:
    record = finished(seed=5).record()
    told = review(record, simulations=4)
    packed = zlib.compress(msgspec.json.encode(told))
    played = [
        Played("t", "duel", (), 2, 0, True, "civilian", "game", 60, False, 1, ("Ben",), 1510, ("piraeus",))
    ]
    ratings = (Rating("duel-2", 26.0, 2.0, 1540, 12), Rating("classic-4", 25.0, 8.0, 1500, 1))
    numbers = own_numbers(played, {"t": packed}, {"t": 1}, "duel", ratings)
    assert [(one.pool, one.rating, one.within) for one in numbers.ratings] == [("duel-2", 1540, 157)]
    judged = [one for one in told["choices"] if one["seat"] == 0 and one["mark"] != "only"]
    wrong = [one for one in judged if one["mark"] in ("mistake", "blunder")]
    assert sum(row.given_away.cases for row in numbers.ages) == len(judged)
    assert sum(row.given_away.cases for row in numbers.kinds) == len(judged)
    assert sum(round(row.mistakes.share * row.mistakes.cases) for row in numbers.ages) == len(wrong)
    lost = sum(row.given_away.mean * row.given_away.cases for row in numbers.kinds)
    assert lost == pytest.approx(sum(one["error"] for one in judged), abs=0.05)
    assert {row.name for row in numbers.ages} <= {"draft", "1", "2", "3"}
    slips = [one for one in judged if one["mark"] in ("inaccuracy", "mistake", "blunder")]
    assert sum(row.times for row in numbers.costs) == len(slips) > 0
    by_age = {row.name: row.given_away.cases for row in numbers.ages}
    assert all(row.given_away.cases == by_age[row.age] for row in numbers.costs)
    spent = sum(row.given_away.mean * row.given_away.cases for row in numbers.costs)
    assert spent == pytest.approx(sum(one["error"] for one in slips), abs=0.05)
    assert all(row.given_away.few is (row.times < 10) for row in numbers.costs)
    assert numbers.skill is not None
    assert numbers.luck is not None
    assert numbers.skill.mean == pytest.approx(told["players"][0]["skill"], abs=0.0001)
    assert numbers.luck.mean == pytest.approx(told["players"][0]["luck"], abs=0.0001)
    assert numbers.points[0].accuracy == told["players"][0]["accuracy"]
    assert (numbers.points[0].rating, numbers.points[0].pool) == (1510, "duel-2")
    assert (numbers.first[0].name, numbers.reviewed) == ("second", 1)
    assert mean_of([0.1] * 10).few is False
