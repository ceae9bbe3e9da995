"""Evenings run by an organizer, and clubs, over real sockets, with a server that is killed."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from typing import Any

import httpx

from tests.server.conftest import NewServer
from tests.server.player import Guest
from tests.server.process import ServerProcess

PASSWORD = "correct horse"
SIGNS = ("owl", "bee", "dolphin", "turtle", "bull", "crab", "lion", "octopus")


async def account(server: ServerProcess, name: str) -> Guest:
    client = httpx.AsyncClient(base_url=server.address, timeout=30)
    made = await client.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert made.is_success, made.text
    client.headers["X-CSRF-Token"] = made.json()["csrf"]
    return Guest(server.address, client, made.json(), client.cookies["pharos_session"])


async def guest(server: ServerProcess, id: str, n: int) -> Guest:
    """A guest follows the link on a phone: a name, an emblem, nothing else."""
    client = httpx.AsyncClient(base_url=server.address, timeout=30)
    made = await client.post("/api/guest", json={})
    client.headers["X-CSRF-Token"] = made.json()["csrf"]
    answer = await client.post(
        f"/api/tournaments/{id}/guest", json={"name": f"Guest {n}", "sign": SIGNS[n % len(SIGNS)]}
    )
    assert answer.status_code == 204, answer.text
    return Guest(server.address, client, made.json(), client.cookies["pharos_session"])


async def enter_at_once(server: ServerProcess, id: str) -> None:
    """Four phones send the same name at the same moment: one of them enters, and withdraws again."""
    phones = [await Guest.arrive(server.address) for _ in range(4)]
    wish = {"name": "Zoe", "sign": "ram"}
    answers = await asyncio.gather(
        *(phone.client.post(f"/api/tournaments/{id}/guest", json=wish) for phone in phones)
    )
    assert sorted(answer.status_code for answer in answers)[:2] == [204, 409]
    for phone in phones:
        await phone.client.delete(f"/api/tournaments/{id}/entry")
        await phone.leave()


async def view(who: Guest, id: str) -> Any:
    answer = await who.client.get(f"/api/tournaments/{id}")
    assert answer.is_success, answer.text
    return answer.json()


async def say(who: Guest, id: str, type: str, **more: Any) -> httpx.Response:
    body = {"command": {"type": type, **more}}
    return await who.client.post(f"/api/tournaments/{id}/organizer", json=body)


async def told(who: Guest, id: str, type: str, **more: Any) -> None:
    answer = await say(who, id, type, **more)
    assert answer.status_code == 204, answer.text


async def until(who: Guest, id: str, ready: Any) -> Any:
    async with asyncio.timeout(60):
        while not ready(found := await view(who, id)):
            await asyncio.sleep(0.1)
    return found


def laid(found: Any) -> bool:
    """Returns whether every table of the last round is open or not needed."""
    return all("table" in one or "places" in one or len(one["seats"]) == 1 for one in found["pairings"][-1])


async def play(people: dict[str, Guest], found: Any) -> None:
    """At every table one player resigns: the person against a computer, otherwise the one who entered
    later."""
    for pairing in found["pairings"][-1]:
        if "table" not in pairing or "places" in pairing:
            continue
        loser = next(
            name
            for name, number in sorted(
                zip(pairing["seats"], pairing["entrants"], strict=True), key=lambda one: -one[1]
            )
            if name in people
        )
        await people[loser].command(pairing["table"], type="resign")


def standings(found: Any) -> dict[int, int]:
    """Returns everyone's points in halves, counted from the pairings alone."""
    points: Counter[int] = Counter()
    for round in found["pairings"]:
        for pairing in round:
            numbers, places = pairing["entrants"], pairing.get("places")
            if len(numbers) == 1:
                points[numbers[0]] += 2
            elif places is not None:
                for seat, number in enumerate(numbers):
                    points[number] += 2 * sum(other > places[seat] for other in places)
                    points[number] += sum(other == places[seat] for other in places) - 1
    return dict(points)


def test_a_cup_of_twenty_people_and_three_computers(new_server: NewServer) -> None:
    """An evening with a walk-in, a no-show, a corrected result, and a server that is killed."""
    server = new_server()
    server.start()

    async def story() -> None:
        ann = await account(server, "Ann")
        wish = {"name": "Friday evening", "kind": "swiss", "settings": {"game": "duel"}, "rounds": 3}
        id = (await ann.post("/api/tournaments", {**wish, "hosted": True}))["id"]
        people = {"Ann": ann}
        for n in range(1, 20):
            people[f"Guest {n}"] = await guest(server, id, n)
        for level in ("beginner", "trader", "beginner"):
            await told(ann, id, "computer", level=level)
        # Names must differ, also in how they look and when sent at the same time; only the organizer can
        # manage.
        come = partial(people["Guest 1"].client.post, f"/api/tournaments/{id}/guest")
        for name in ("guest 2", "Gu\u0435st 2"):
            again = await come(json={"name": name, "sign": "owl"})
            assert again.json()["key"] == "tournament-refused-name-taken"
        await enter_at_once(server, id)
        assert (await say(people["Guest 2"], id, "draw")).status_code == 403
        found = await view(people["Guest 2"], id)
        assert len(found["standings"]) == 23
        assert all(row["free"] for row in found["standings"])
        assert (found["entered"], found["yours"], found["me"]) == (True, False, 3)

        # The round is paired and waits for its countdown; a latecomer and a no-show change it.
        await told(ann, id, "draw", minutes=30)
        found = await view(ann, id)
        assert found["waits"]
        assert found["begins"] > 29 * 60_000
        assert not any("table" in one for one in found["pairings"][0])
        (bye,) = [one for one in found["pairings"][0] if len(one["seats"]) == 1]
        assert bye["seats"][0].startswith("computer:")  # a computer sits out before a person does
        await told(ann, id, "pause")
        held = (await view(ann, id))["held"]
        people["Guest 20"] = await guest(server, id, 20)
        await told(ann, id, "present", entrant=(await view(people["Guest 19"], id))["me"], here=False)
        found = await view(ann, id)
        assert (found["held"], found["waits"]) == (held, True)
        seated = [name for one in found["pairings"][0] for name in one["seats"]]
        assert ("Guest 20" in seated, "Guest 19" in seated, len(seated)) == (True, False, 23)
        await told(ann, id, "pause", on=False)
        await told(ann, id, "begin")
        found = await until(ann, id, laid)
        assert (await say(ann, id, "draw")).json()["key"] == "tournament-refused-round-on"

        # The server is killed while they play.
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await play(people, found)
        found = await until(ann, id, lambda found: found["idle"])
        assert standings(found) == {
            row["number"]: row["points"] for row in found["standings"] if row["points"] or row["played"]
        }

        # Round two: one player left in the middle of the game, and a wrong result is corrected.
        await told(ann, id, "draw")
        found = await until(ann, id, laid)
        gone = next(one for one in found["pairings"][1] if "Guest 7" in one["seats"])
        number = gone["entrants"][gone["seats"].index("Guest 7")]
        await told(ann, id, "present", entrant=number, here=False)
        await play({name: one for name, one in people.items() if name != "Guest 7"}, await view(ann, id))
        found = await until(ann, id, lambda found: found["idle"])
        lost = next(one for one in found["pairings"][1] if "Guest 7" in one["seats"])
        assert lost["places"][lost["seats"].index("Guest 7")] == 1
        board = next(
            n
            for n, one in enumerate(found["pairings"][1])
            if len(one["seats"]) == 2 and not any(name.startswith("computer:") for name in one["seats"])
        )
        wrong = found["pairings"][1][board]
        turned = [1 - place for place in wrong["places"]]
        bad = await say(ann, id, "correct", round=2, board=board, places=[1, 1])
        assert bad.json()["key"] == "tournament-refused-places"
        await told(ann, id, "correct", round=2, board=board, places=turned)
        found = await view(ann, id)
        right = found["pairings"][1][board]
        assert (right["places"], right["corrected"]) == (turned, True)
        await told(ann, id, "correct", round=2, board=board, places=None)
        assert (await view(ann, id))["pairings"][1][board]["places"] == wrong["places"]
        await told(ann, id, "correct", round=2, board=board, places=turned)

        # Round three without that player; then the evening is closed permanently.
        await told(ann, id, "draw")
        found = await until(ann, id, laid)
        seated = [name for one in found["pairings"][2] for name in one["seats"]]
        assert {"Guest 7", "Guest 19"}.isdisjoint(seated)
        await play(people, found)
        found = await until(ann, id, lambda found: found["idle"])
        await told(ann, id, "finish")
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        found = await view(ann, id)
        assert found["summary"]["status"] == "over"
        assert standings(found) == {
            row["number"]: row["points"] for row in found["standings"] if row["points"] or row["played"]
        }
        points = [row["points"] for row in found["standings"]]
        assert points == sorted(points, reverse=True)
        pairs = Counter(
            frozenset(one["entrants"])
            for round in found["pairings"]
            for one in round
            if len(one["seats"]) == 2
        )
        assert max(pairs.values()) == 1  # nobody met the same opponent twice
        table = next(one["table"] for one in found["pairings"][0] if "table" in one)
        back = (await ann.client.get(f"/api/tables/{table}/tournament")).json()
        assert back == {"id": id, "name": "Friday evening", "league": None}
        for one in people.values():
            await one.leave()

    asyncio.run(story())


def test_a_club_keeps_its_evenings_to_itself(new_server: NewServer) -> None:
    server = new_server()
    server.start()

    async def story() -> None:
        ann, ben, cleo = [await account(server, name) for name in ("Ann", "Ben", "Cleo")]
        id = (await ann.post("/api/clubs", {"name": "Harbor Club", "season": "Autumn"}))["id"]
        page = f"/api/clubs/{id}"

        async def read(who: Guest) -> Any:
            return (await who.client.get(page)).json()

        async def ask(who: Guest, type: str, **more: Any) -> httpx.Response:
            return await who.client.post(f"{page}/organizer", json={"command": {"type": type, **more}})

        # Private: others are told that the club was not found; the invitation link lets them join.
        assert (await ben.client.get(page)).json()["key"] == "club-refused-none"
        invite = (await read(ann))["invite"]
        seen = (await ben.client.get(f"/api/club-invitations/{invite}")).json()
        assert (seen["name"], seen["members"], seen["role"]) == ("Harbor Club", 1, None)
        await ben.post("/api/club-invitations", {"invite": invite})
        await ask(ann, "invite")
        assert (await cleo.client.post("/api/club-invitations", json={"invite": invite})).status_code == 404
        await cleo.post("/api/club-invitations", {"invite": (await read(ben))["invite"]})

        # An evening: members cannot open one, organizers can; two rounds of Duel.
        wish = {"name": "First", "kind": "swiss", "settings": {"game": "duel"}, "hosted": True, "club": id}
        refused = await ben.client.post("/api/tournaments", json=wish)
        assert refused.json()["key"] == "club-refused-role"
        assert (await ask(ben, "role", member="Cleo", role="organizer")).status_code == 403
        assert (await ask(ann, "role", member="Ben", role="organizer")).status_code == 204
        evening = (await ben.post("/api/tournaments", wish))["id"]
        for who in (ann, cleo):
            assert (await who.client.post(f"/api/tournaments/{evening}/entry")).status_code == 204
        assert (await ann.client.get("/api/tournaments")).json() == {"tournaments": []}
        (coming,) = (await read(cleo))["next"]
        assert coming["entered"]
        assert [one["name"] for one in coming["coming"]] == ["Ben", "Ann", "Cleo"]
        people = {"Ann": ann, "Ben": ben, "Cleo": cleo}
        for _ in range(2):
            await told(ann, evening, "draw")  # any organizer of the club can manage it
            found = await until(ann, evening, laid)
            await play(people, found)
            await until(ann, evening, lambda found: found["idle"])
        await told(ben, evening, "finish")
        found = await read(ann)
        (ladder,) = found["ladders"]
        assert (ladder["game"], ladder["players"], ladder["evenings"]) == ("duel", 2, 1)
        last = await view(ann, evening)
        assert [(row["name"], row["points"]) for row in ladder["rows"]] == [
            (row["name"], row["points"])
            for row in sorted(last["standings"], key=lambda row: (-row["points"], -row["won"], row["name"]))
        ]
        assert sum(row["points"] for row in ladder["rows"]) == 8
        (past,) = found["past"]
        assert (past["summary"]["id"], len(past["first"])) == (evening, 3)
        assert {one["kind"] for one in found["records"]} >= {"streak", "wins", "evenings"}
        against = (await ann.client.get(f"{page}/member", params={"name": "Ben"})).json()
        met = [one for round in last["pairings"] for one in round if len(one["seats"]) == 2]
        mine = [one for one in met if "Ben" in one["seats"]]
        assert against["played"] == len(mine) == sum(one["played"] for one in against["others"])
        assert against["won"] == sum(one["places"][one["seats"].index("Ben")] == 0 for one in mine)

        # A new season starts empty; the page becomes public only when the owner chooses so.
        assert (await ask(ben, "season", name="Winter")).status_code == 204
        assert (await read(ann))["ladders"] == []
        assert len((await ann.client.get(page, params={"season": 1})).json()["ladders"]) == 1
        stranger = await account(server, "Dan")
        assert (await stranger.client.get(page)).status_code == 404
        assert (await ask(ben, "set", name="Harbor Club", open=True)).status_code == 403
        await ask(ann, "set", name="The Harbor", open=True)
        opened = (await stranger.client.get(page)).json()
        assert (opened["name"], opened["role"], opened["invite"]) == ("The Harbor", None, None)

        # The owner's account is deleted: the organizer becomes the owner.
        gone = await ann.client.post("/api/account/deletion", json={"password": PASSWORD})
        assert gone.status_code == 204
        assert [(one["name"], one["role"]) for one in (await read(ben))["members"]] == [
            ("Ben", "owner"),
            ("Cleo", "member"),
        ]
        assert (await ask(ben, "remove", member="Cleo")).status_code == 204
        assert (await ben.client.delete(f"{page}/membership")).status_code == 204
        assert (await ben.client.get(page)).status_code == 404
        for who in (ben, cleo, stranger):
            await who.leave()

    asyncio.run(story())
