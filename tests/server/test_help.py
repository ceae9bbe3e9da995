"""Hints, the coach, and the daily deal on a real server: who can use them, and what is recorded."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from pharos.game import new_game
from pharos.table.daily import deal_of_day, today
from tests.server.player import Guest, Player
from tests.server.process import ServerProcess
from tests.server.test_bots import new_bot
from tests.server.test_evening import account, laid, told, until

REFUSED = "table-refused-help-"


async def asked(guest: Guest, table: str, seat: int, what: str = "hint", **more: Any) -> httpx.Response:
    """Requests help with the current choice of the table."""
    state = (await guest.get(f"/api/tables/{table}"))["state"]
    number = more.pop("number", state.get("choices", 0))
    if what == "coach" and "choice" not in more:
        more["choice"] = state["decision"]["options"][0]["choice"]
    return await guest.client.post(
        f"/api/tables/{table}/{what}", json={"seat": seat, "number": number, **more}
    )


def test_help_against_the_computer_is_written_down(server: ServerProcess) -> None:
    async def story() -> None:
        anna = await Guest.arrive(server.address)
        table = await anna.open({"game": "duel"}, seat=0, computers={"1": "random"}, start=True)
        while True:
            state = (await anna.get(f"/api/tables/{table}"))["state"]
            if "decision" in state:
                break
            await asyncio.sleep(0.05)
        assert state["helpful"] is True
        number = state.get("choices", 0)
        gauge = (await asked(anna, table, 0)).json()
        assert 0 < gauge["chance"] < 1
        assert gauge["standing"] in ("far_behind", "behind", "even", "ahead", "far_ahead")
        assert sum(gauge["by_victory"].values()) == pytest.approx(gauge["chance"], abs=0.01)
        assert "ideas" not in gauge
        told = (await asked(anna, table, 0, kind="ideas")).json()
        options = {one["choice"] for one in state["decision"]["options"]}
        assert 1 <= len(told["ideas"]) <= 3
        assert {idea["choice"] for idea in told["ideas"]} <= options
        # the same view gives the same ideas
        assert (await asked(anna, table, 0, kind="ideas")).json() == told
        coach = await asked(anna, table, 0, "coach", choice=told["ideas"][0]["choice"])
        assert coach.json()["warn"] is False
        state = (await anna.get(f"/api/tables/{table}"))["state"]
        assert [(one["choices"], one["seat"], one["kind"]) for one in state["help"]] == [
            (number, 0, "gauge"),
            (number, 0, "ideas"),
        ]
        for wrong, key in (
            ({"number": number + 1}, REFUSED + "past"),
            ({"seat": 1}, REFUSED + "seat"),
        ):
            answer = await asked(anna, table, **{"seat": 0, **wrong})
            assert (answer.status_code in (403, 409), answer.json()["key"]) == (True, key)
        assert (await asked(anna, table, 0, "coach", choice="build:nothing")).status_code == 400
        boris = await Guest.arrive(server.address)
        assert (await asked(boris, table, 0)).json()["key"] == REFUSED + "seat"
        await anna.command(table, type="resign")
        record = await anna.get(f"/api/tables/{table}/record")
        assert record["meta"]["help"] == [
            {"number": number + 1, "seat": 0, "kind": "gauge"},
            {"number": number + 1, "seat": 0, "kind": "ideas"},
        ]
        assert (await anna.get("/api/mine"))["tables"][0]["helped"] is True
        assert (await asked(anna, table, 0)).json()["key"] == "refused-over"
        await anna.leave()
        await boris.leave()

    asyncio.run(story())


@pytest.mark.parametrize("more", [{}, {"spectators": False}], ids=["open", "closed"])
def test_between_people_help_is_refused_in_every_way(server: ServerProcess, more: dict[str, Any]) -> None:
    async def story() -> None:
        anna, boris = await Guest.arrive(server.address), await Guest.arrive(server.address)
        table = await anna.open({"game": "duel", **more}, seat=0)
        await boris.command(table, type="sit", seat=1)
        await anna.command(table, type="start")
        for guest, seat in ((anna, 0), (boris, 1)):
            assert (await guest.get(f"/api/tables/{table}"))["state"].get("helpful", False) is False
            for kind in ("gauge", "ideas"):
                answer = await asked(guest, table, seat, kind=kind)
                assert (answer.status_code, answer.json()["key"]) == (403, REFUSED + "people")
            answer = await asked(guest, table, seat, "coach", choice="draft:piraeus")
            assert (answer.status_code, answer.json()["key"]) == (403, REFUSED + "people")
            for kind in ("gauge", "ideas", "coach"):
                answer = await guest.client.post(
                    f"/api/tables/{table}/commands", json={"type": "ask_help", "kind": kind, "choices": 0}
                )
                assert (answer.status_code, answer.json()["key"]) == (403, REFUSED + "people")
            said = await over_socket(guest, table)
            assert said["key"] == REFUSED + "people"
        # The computer replaces nobody here, and a spectator gets help for no seat.
        carla = await Guest.arrive(server.address)
        if not more:
            assert (await asked(carla, table, 0)).json()["key"] == REFUSED + "seat"
        else:
            answer = await carla.client.post(f"/api/tables/{table}/hint", json={"seat": 0, "number": 0})
            assert answer.status_code == 403
        for guest in (anna, boris, carla):
            await guest.leave()

    asyncio.run(story())


@pytest.mark.parametrize("way", ["position", "teams", "bot"])
def test_neither_a_position_nor_a_team_nor_a_bot_opens_a_way_to_help(server: ServerProcess, way: str) -> None:
    async def story() -> None:
        anna, boris = await Guest.arrive(server.address), await Guest.arrive(server.address)
        settings: dict[str, Any] = {"game": "duel"}
        computers: dict[str, str] = {}
        if way == "position":
            settings["position"] = new_game("duel", seed=4).position()
        elif way == "teams":  # with a teammate, against computers
            settings = {
                "game": "classic",
                "players": 4,
                "expansions": ["cities"],
                "options": {"teams": True},
            }
            computers = {"2": "random", "3": "random"}
        table = await anna.open(settings, seat=0, computers=computers)
        if way == "bot":
            token = {"Authorization": f"Bearer {new_bot(server.address, 'Asking Bot')}"}
            async with httpx.AsyncClient(base_url=server.address, headers=token, timeout=30) as bot:
                sat = await bot.post(f"/api/tables/{table}/commands", json={"type": "sit", "seat": 1})
                assert sat.status_code < 300, sat.text
                await anna.command(table, type="start")
                for ask, more in (("hint", {"kind": "ideas"}), ("coach", {"choice": "draft:piraeus"})):
                    answer = await bot.post(
                        f"/api/tables/{table}/{ask}", json={"seat": 1, "number": 0, **more}
                    )
                    assert (answer.status_code, answer.json()["key"]) == (403, REFUSED + "people")
        else:
            await boris.command(table, type="sit", seat=1)
            await anna.command(table, type="start")
        for guest, seat in ((anna, 0), (boris, 1)):
            key = REFUSED + ("seat" if way == "bot" and seat else "people")
            for kind in ("gauge", "ideas"):
                answer = await asked(guest, table, seat, kind=kind)
                assert (answer.status_code, answer.json()["key"]) == (403, key)
            # Nor for the opponent's seat, whoever plays there.
            assert (await asked(guest, table, 1 - seat)).json()["key"] == REFUSED + "seat"
        for guest in (anna, boris):
            await guest.leave()

    asyncio.run(story())


def test_a_computer_in_a_tournament_opens_no_way_to_help(server: ServerProcess) -> None:
    """A player paired with a computer still competes against the other players of the tournament."""

    async def story() -> None:
        anna = await account(server, "Contest Anna")
        settings = {"game": "duel"}
        wish = {"name": "Contest", "kind": "swiss", "settings": settings, "rounds": 1, "hosted": True}
        id = (await anna.post("/api/tournaments", wish))["id"]
        await told(anna, id, "computer", level="random")
        await told(anna, id, "draw")
        table = (await until(anna, id, laid))["pairings"][0][0]["table"]
        while "decision" not in (state := (await anna.get(f"/api/tables/{table}"))["state"]):
            await asyncio.sleep(0.05)
        assert state.get("helpful", False) is False
        seat = next(n for n, one in enumerate(state["seats"]) if one.get("name") == "Contest Anna")
        for ask, more in (("hint", {"kind": "gauge"}), ("hint", {"kind": "ideas"}), ("coach", {})):
            answer = await asked(anna, table, seat, ask, **more)
            assert (answer.status_code, answer.json()["key"]) == (403, REFUSED + "contest")
        choice = {"type": "choose", "decision": state["decision"]["id"]}
        await anna.command(table, **choice, choice=state["decision"]["options"][0]["choice"])
        undo = await anna.client.post(f"/api/tables/{table}/commands", json={"type": "ask_undo"})
        assert undo.json()["key"] == "table-refused-undo-contest"
        # A casual game after it is an ordinary game.
        await anna.command(table, type="resign")
        again = (await anna.post(f"/api/tables/{table}/rematch", {}))["id"]
        assert (await anna.get(f"/api/tables/{again}"))["state"]["settings"].get("contest", False) is False
        # The daily deal cannot be played as a tournament either.
        daily = {**wish, "settings": {**settings, "daily": {"date": "2026-11-18"}}}
        assert (await anna.client.post("/api/tournaments", json=daily)).status_code == 400
        await anna.leave()

    asyncio.run(story())


async def over_socket(guest: Guest, table: str) -> dict[str, Any]:
    """Returns how the live connection answers a request for help."""
    async with connect(
        guest.address.replace("http", "ws", 1) + "/api/live",
        additional_headers={"Cookie": f"pharos_session={guest.cookie}"},
        origin=websockets.Origin(guest.address),
    ) as socket:
        command = {"type": "ask_help", "kind": "ideas", "choices": 0}
        await socket.send(json.dumps({"type": "act", "id": 1, "table": table, "command": command}))
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] in ("done", "refused"):
                return message


def test_the_deal_of_the_day(server: ServerProcess) -> None:
    async def story() -> None:
        anna, boris = await Guest.arrive(server.address), await Guest.arrive(server.address)
        before = await anna.get("/api/daily/duel")
        day = before["date"]
        assert (before["id"], before["today"], before["plays"]) == (f"duel-{day}", True, 0)
        assert "mine" not in before
        early = await anna.client.post("/api/daily/duel", json={"practice": True})
        assert early.json()["key"] == "daily-refused-first"
        table = (await anna.post("/api/daily/duel", {}))["id"]
        assert (await anna.post("/api/daily/duel", {}))["id"] == table  # one try, found again
        seat = before["seat"]
        hint = await asked(anna, table, seat)
        assert (hint.status_code, hint.json()["key"]) == (403, REFUSED + "daily")
        undo = await anna.client.post(f"/api/tables/{table}/commands", json={"type": "ask_undo"})
        assert undo.json()["key"] == "table-refused-undo-daily"
        forged = await boris.client.post(
            "/api/tables", json={"settings": {"game": "duel", "daily": {"date": day}}}
        )
        assert (forged.status_code, forged.json()["key"]) == (403, "table-refused-daily")
        deals = []
        for guest in (anna, boris):
            own = (await guest.post("/api/daily/duel", {}))["id"]
            await Player(guest, own, chooser=first).play()
            deals.append(await guest.get(f"/api/tables/{own}/record"))
        # The same deal and the same choices: the opponents answered the same way.
        assert deals[0]["deal"] == deals[1]["deal"]
        assert deals[0]["choices"] == deals[1]["choices"]
        assert deals[0]["meta"]["daily"] == day
        for _ in range(200):
            after = await anna.get("/api/daily/duel")
            if after["mine"].get("lost") is not None and after["plays"] == 2:
                break
            await asyncio.sleep(0.1)
        assert after["mine"]["rank"] == 1
        assert after["mine"]["of"] == 2
        assert [one.get("you", False) for one in after["ranking"]].count(True) == 1
        assert sum(one["count"] for one in after["histogram"]) == 2
        calendar = await anna.get("/api/daily/calendar")
        assert calendar["tries"][0]["table"] == table
        assert calendar["streak"] == {"duel": 1, "classic": 0}
        again = (await anna.post("/api/daily/duel", {"practice": True}))["id"]
        assert again != table
        rematch = await anna.client.post(f"/api/tables/{table}/rematch", json={})
        assert rematch.json()["key"] == "table-refused-daily"
        for path, key in (
            ("duel?date=2100-01-01", "daily-refused-future"),
            ("duel?date=2000-01-01", "daily-refused-archive"),
            ("chess", "daily-refused-game"),
        ):
            assert (await anna.client.get(f"/api/daily/{path}")).json()["key"] == key
        past = await anna.client.post("/api/daily/duel", json={"date": "2026-11-01"})
        assert past.json()["key"] in ("daily-refused-past", "daily-refused-first")
        await anna.leave()
        await boris.leave()

    asyncio.run(story())


def first(state: dict[str, Any]) -> str:
    """The first option of a decision."""
    choice: str = state["decision"]["options"][0]["choice"]
    return choice


def test_everything_of_a_day_follows_from_its_date() -> None:
    deals = [deal_of_day(game, day) for game in ("duel", "classic") for day in ("2026-11-18", "2026-11-19")]
    assert len({deal.seed for deal in deals}) == 4
    assert (deals[0].seed, deals[2].seed) == (2315303287527794435, 1203920899075928156)
    assert today(1_795_000_000_000) == "2026-11-18"


def test_the_members_of_a_club_are_compared_over_the_same_deal(server: ServerProcess) -> None:
    async def story() -> None:
        ann, ben, cleo = [await account(server, f"{name} of the club") for name in ("Ann", "Ben", "Cleo")]
        club = (await ann.post("/api/clubs", {"name": "Harbor Club", "season": "Autumn"}))["id"]
        invite = (await ann.get(f"/api/clubs/{club}"))["invite"]
        await ben.post("/api/club-invitations", {"invite": invite})
        for one in (cleo, ben, ann):
            assert "clubs" not in await one.get("/api/daily/duel")  # nothing before the own try
            table = (await one.post("/api/daily/duel", {}))["id"]
            resigned = await one.client.post(f"/api/tables/{table}/commands", json={"type": "resign"})
            assert resigned.is_success, resigned.text
        for _ in range(300):
            told = await ben.get("/api/daily/duel")
            (found,) = told["clubs"]
            places = found["places"]
            if len(places) == 2 and all(one.get("lost") is not None for one in places):
                break
            await asyncio.sleep(0.1)
        # The same deal with the same result: nobody is ahead, and nonmembers are not compared.
        assert (found["id"], found["name"]) == (club, "Harbor Club")
        assert [one["rank"] for one in places] == [1, 1]
        assert [one["of"] for one in places] == [2, 2]
        assert [one["score"] for one in places] == [50, 50]
        assert {one["name"] for one in places} == {"Ann of the club", "Ben of the club"}
        assert "clubs" not in await cleo.get("/api/daily/duel")
        for one in (ann, ben, cleo):
            await one.leave()

    asyncio.run(story())


def test_clubs_are_compared_as_teams_over_the_same_deal(server: ServerProcess) -> None:
    async def story() -> None:
        people = [await account(server, f"{name} in a team") for name in ("Ann", "Ben", "Cleo", "Dan")]
        for name, (owner, member) in (("North", people[:2]), ("South", people[2:])):
            club = (await owner.post("/api/clubs", {"name": name, "season": "Autumn"}))["id"]
            invite = (await owner.get(f"/api/clubs/{club}"))["invite"]
            await member.post("/api/club-invitations", {"invite": invite})
            opened = {"command": {"type": "set", "name": name, "open": True}}
            if name == "South":
                said = await owner.client.post(f"/api/clubs/{club}/organizer", json=opened)
                assert said.is_success, said.text
        for one in people:
            assert "teams" not in await one.get("/api/daily/classic")  # nothing before the own try
            table = (await one.post("/api/daily/classic", {}))["id"]
            resigned = await one.client.post(f"/api/tables/{table}/commands", json={"type": "resign"})
            assert resigned.is_success, resigned.text
        for _ in range(300):
            await asyncio.gather(*(one.get("/api/daily/classic") for one in people))
            north = (await people[0].get("/api/daily/classic")).get("teams", [])
            south = (await people[2].get("/api/daily/classic")).get("teams", [])
            if north and north[0]["tables"] == 2 and {one["score"] for one in north} == {50}:
                break
            await asyncio.sleep(0.1)
        # North is private: its members see it beside South, and South has no club to be compared with.
        assert [(one["name"], one["score"], one["tables"]) for one in north] == [("North", 50, 2)]
        assert north[0]["yours"]
        assert north[0]["days"] == 1
        assert south == []
        for one in people:
            await one.leave()

    asyncio.run(story())
