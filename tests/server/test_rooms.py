"""Game nights: a big screen, phones that join by code, and their permissions."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

from websockets.asyncio.client import connect

from pharos.server.rooms import MOST_MISSES
from tests.server.conftest import NewServer
from tests.server.player import Data, Guest, Player, leaving
from tests.server.process import ServerProcess
from tests.server.test_secrets import leaks


async def room_of(server: ServerProcess, *signs: str, **wish: Any) -> tuple[Guest, Data, list[Guest]]:
    """A big screen and phones that have joined."""
    screen = await Guest.arrive(server.address)
    made = await screen.post("/api/rooms", {})
    phones = []
    for sign in signs:
        phones.append(await Guest.arrive(server.address))
        await phones[-1].post(f"/api/rooms/{made['code']}/join", {"sign": sign})
    if wish:
        await host(screen, made, type="set", **{"game": "classic", "expansions": [], **wish})
    return screen, made, phones


async def host(by: Guest, made: Data, *, token: bool = True, **command: Any) -> int:
    body = {"command": command, "token": made["token"] if token else None}
    answer = await by.client.post(f"/api/rooms/{made['code']}/host", json=body)
    return answer.status_code


async def setting(by: Guest, made: Data, **command: Any) -> str:
    """Returns the key with which settings of a room are rejected."""
    body = {"command": {"type": "set", **command}, "token": made["token"]}
    return await refused(by, f"/api/rooms/{made['code']}/host", body)


async def refused(guest: Guest, path: str, body: Data) -> str:
    answer = await guest.client.post(path, json=body)
    assert not answer.is_success
    key: str = answer.json()["key"]
    return key


class Line:
    """A live connection that keeps what it receives."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.heard: list[str] = []

    async def __aenter__(self) -> Line:
        address = self.guest.address.replace("http", "ws") + "/api/live"
        headers = {"Cookie": f"pharos_session={self.guest.cookie}"}
        self.socket = await connect(address, additional_headers=headers, max_size=None)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, fits: Any) -> Data:
        async with asyncio.timeout(30):
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str)
                self.heard.append(text)
                message: Data = json.loads(text)
                if fits(message):
                    return message


def test_phones_join_by_the_number_and_play(server: ServerProcess) -> None:
    """Joining, the host's rights, a repeated start, and another game with the same seats."""

    async def evening() -> None:
        screen, made, phones = await room_of(server, "owl", "bee", "crab")
        path = f"/api/rooms/{made['code']}"
        async with leaving([screen, *phones]):
            assert len(made["code"]) == 4
            room = await phones[1].get(path)
            assert [seat["sign"] for seat in room["seats"]] == ["owl", "bee", "crab"]
            assert room["seats"][0]["host"]
            assert room["you"] == room["seats"][1]["id"]
            assert "host" not in room  # only the first phone has the host's rights
            late = await Guest.arrive(server.address)
            assert await refused(late, f"{path}/join", {"sign": "bee"}) == "server-refused-room-sign-taken"
            assert await refused(late, "/api/rooms/0000000/join", {"sign": "ram"})
            assert await host(late, made, token=False, type="start") == 403
            assert await host(late, {**made, "token": "x" * 32}, type="start") == 403
            order = [seat["id"] for seat in room["seats"]][::-1]
            assert await host(screen, made, type="order", seats=order) == 204
            assert (await screen.get(path))["seats"][2]["host"]  # the host stays the host
            await host(screen, made, type="set", game="duel", expansions=[])
            three = {"command": {"type": "start"}, "token": made["token"]}
            assert await refused(screen, f"{path}/host", three) == "server-refused-room-too-many"
            await host(screen, made, type="set", game="classic", expansions=[])
            assert await asyncio.gather(*(host(phones[0], made, token=False, type="start") for _ in range(3)))
            room = await phones[0].get(path)
            table = room["table"]
            assert room["games"] == 1
            assert await refused(late, f"{path}/join", {"sign": "ram"}) == "server-refused-room-begun"
            view = await late.get(f"/api/tables/{table}")
            assert [seat["sign"] for seat in view["state"]["seats"]] == ["crab", "bee", "owl"]
            assert await host(screen, made, type="again") == 409
            players = [Player(phone, table, n) for n, phone in enumerate(phones)]
            await asyncio.gather(*(player.play() for player in players))
            assert await host(screen, made, type="again") == 204
            room = await phones[0].get(path)
            assert room["table"] != table
            assert room["games"] == 2
            await late.leave()

    asyncio.run(evening())


def test_settings_that_no_game_has_are_rejected(server: ServerProcess) -> None:
    """An option needs its expansion, and the number of players follows from the expansions."""

    async def evening() -> None:
        screen, made, phones = await room_of(server, "owl")
        path = f"/api/rooms/{made['code']}"
        async with leaving([screen, *phones]):
            before = await screen.get(path)
            assert before["most"] == 7
            unfit = "table-refused-settings"
            assert await setting(screen, made, game="classic", expansions=["leaders"], teams=True) == unfit
            assert await setting(screen, made, game="classic", expansions=["agora"]) == unfit
            assert await setting(screen, made, game="duel", expansions=["leaders"]) == unfit
            assert await screen.get(path) == before
            eight: Data = {"game": "classic", "expansions": ["cities"], "teams": True}
            assert await host(screen, made, type="set", **eight) == 204
            assert (await screen.get(path))["most"] == 8
            assert await host(screen, made, type="set", game="duel", expansions=["agora"]) == 204
            assert (await screen.get(path))["most"] == 2

    asyncio.run(evening())


def test_teams_start_only_with_a_number_of_players_that_can_form_them(server: ServerProcess) -> None:
    async def evening() -> None:
        screen, made, phones = await room_of(server, "owl", "bee", "crab")
        path = f"/api/rooms/{made['code']}"
        async with leaving([screen, *phones]):
            teams: Data = {"game": "classic", "expansions": ["cities"], "teams": True, "fill": "beginner"}
            assert await host(screen, made, type="set", **teams, seats=3) == 204
            body = {"command": {"type": "start"}, "token": made["token"]}
            answer = (await screen.client.post(f"{path}/host", json=body)).json()
            assert (answer["key"], answer["args"]) == ("server-refused-room-teams", {"n": 3})
            assert (await screen.get(path)).get("table") is None
            assert await host(screen, made, type="set", **teams, seats=4) == 204
            assert await host(screen, made, type="start") == 204
            assert (await screen.get(path))["table"]

    asyncio.run(evening())


def test_the_big_screen_hears_the_room_and_never_a_hand(server: ServerProcess) -> None:
    """Records what a screen receives during a whole team game, on the session of a player."""

    async def evening() -> None:
        wish = {"expansions": ["leaders", "cities"], "teams": True}
        screen, made, phones = await room_of(server, "owl", "bee", "crab", **wish)
        code, path = made["code"], f"/api/rooms/{made['code']}"
        # The screen belongs to a player, and still never receives that player's hand.
        await screen.post(f"{path}/join", {"sign": "ram"})
        async with leaving([screen, *phones]), Line(screen) as line:
            await line.say(type="watch_room", code=code, token=made["token"])
            told = await line.until(lambda message: message["type"] == "room")
            assert told["room"]["host"]
            assert "pin" not in told["room"]
            assert "you" not in told["room"]
            assert await host(screen, made, type="start") == 204
            told = await line.until(lambda m: m["type"] == "room" and m["room"].get("table"))
            table = told["room"]["table"]
            await line.say(type="watch", table=table, screen=True)
            players = [Player(one, table, n) for n, one in enumerate([*phones, screen])]
            players[-1].record_bytes = True
            playing = asyncio.gather(*(player.play() for player in players))
            await line.until(lambda m: m.get("state", {}).get("status") == "over")
            await playing
            for text in line.heard:
                state = json.loads(text).get("state", {})
                assert "you" not in state
                assert "decision" not in state
                assert "hand" not in (state.get("view") or {})
            record = await screen.get(f"/api/tables/{table}/record")
            assert leaks(line.heard, record, None) == []
            # The search would find what the same session receives at its own seat.
            assert leaks(players[-1].seen, record, None)

    asyncio.run(evening())


def test_a_phone_comes_back_on_another_device(server: ServerProcess) -> None:
    """With the seat's return code, or with the host's permission; accounts sign in instead."""

    async def evening() -> None:
        screen, made, phones = await room_of(server, "owl", "bee")
        path = f"/api/rooms/{made['code']}"
        async with leaving([screen, *phones]):
            mine = await phones[1].get(path)
            other = await Guest.arrive(server.address)
            seat = {"guest": mine["you"]}
            wrong = {**seat, "pin": "000000" if mine["pin"] != "000000" else "000001"}
            assert await refused(other, f"{path}/return", wrong) == "server-refused-room-pin"
            host_seat = await phones[0].get(path)
            guessed = {"guest": host_seat["you"], "pin": f"{(int(host_seat['pin']) + 1) % 10**6:06}"}
            for _ in range(MOST_MISSES):
                assert await refused(other, f"{path}/return", guessed) == "server-refused-room-pin"
            # After too many attempts, even the right code is rejected.
            right = {**guessed, "pin": host_seat["pin"]}
            assert await refused(other, f"{path}/return", right) == "server-refused-room-pin"
            me = await other.post(f"{path}/return", {**seat, "pin": mine["pin"]})
            other.client.headers["X-CSRF-Token"] = me["csrf"]
            assert (await other.get(path))["you"] == mine["you"]
            third = await Guest.arrive(server.address)
            claim = await third.post(f"{path}/claim", seat)
            assert (await third.client.post(f"{path}/claimed", json=claim)).status_code == 202
            told = await phones[0].get(path)
            assert [one["guest"] for one in told["claims"]] == [mine["you"]]
            assert "claims" not in mine  # only the host is asked
            assert await host(third, made, token=False, type="answer", claim=claim["claim"], yes=True) == 403
            assert await host(screen, made, type="answer", claim=claim["claim"], yes=True) == 204
            me = await third.post(f"{path}/claimed", claim)
            third.client.headers["X-CSRF-Token"] = me["csrf"]
            assert (await third.get(path))["you"] == mine["you"]
            assert await refused(third, f"{path}/claimed", claim) == "server-refused-room-denied"
            assert await host(screen, made, type="remove", guest=mine["you"]) == 204
            assert "you" not in await third.get(path)
            for one in (other, third):
                await one.leave()

    asyncio.run(evening())


def test_a_name_belongs_to_one_guest_of_a_room(server: ServerProcess) -> None:
    """A rejected request changes nothing in the room or the account."""

    async def evening() -> None:
        screen, made, phones = await room_of(server, "owl")
        path = f"/api/rooms/{made['code']}"
        late = await Guest.arrive(server.address)
        async with leaving([screen, *phones, late]):
            await phones[0].post(f"{path}/join", {"sign": "owl", "name": "Anna"})
            before = (await late.get("/api/me"))["name"]
            # The first letter is Cyrillic and looks the same.
            for name in ("Anna", "anna", "\u0410nna"):
                body = {"sign": "bee", "name": name}
                assert await refused(late, f"{path}/join", body) == "server-refused-room-name-taken"
            emoji = {"sign": "bee", "name": "\U0001f600\U0001f600"}
            assert await refused(late, f"{path}/join", emoji) == "server-refused-name"
            owl = {"sign": "owl", "name": "Boris"}
            assert await refused(late, f"{path}/join", owl) == "server-refused-room-sign-taken"
            assert (await late.get("/api/me"))["name"] == before
            assert len((await late.get(path))["seats"]) == 1
            await late.post(f"{path}/join", {"sign": "bee", "name": "Boris"})
            taken = {"sign": "bee", "name": "Anna"}
            assert await refused(late, f"{path}/join", taken) == "server-refused-room-name-taken"
            assert [seat["name"] for seat in (await late.get(path))["seats"]] == ["Anna", "Boris"]

    asyncio.run(evening())


def test_who_signs_up_in_a_room_keeps_the_seat_under_the_new_name(server: ServerProcess) -> None:
    """The return code of a guest does not open the account the guest has become."""

    async def evening() -> None:
        screen, made, phones = await room_of(server, "owl", "bee")
        path = f"/api/rooms/{made['code']}"
        bee = phones[1]
        async with leaving([screen, *phones]), Line(screen) as line:
            await line.say(type="watch_room", code=made["code"], token=made["token"])
            await line.until(lambda message: message["type"] == "room")
            renamed = await bee.client.put("/api/name", json={"name": "Beatrice"})
            assert renamed.is_success
            # The big screen shows it at once.
            await line.until(
                lambda one: (
                    one["type"] == "room"
                    and [seat.get("name") for seat in one["room"]["seats"]] == [None, "Beatrice"]
                )
            )
            mine = await bee.get(path)
            name = f"Beatrice {secrets.token_hex(3)}"
            me = await bee.post("/api/accounts", {"name": name, "password": "correct horse"})
            bee.client.headers["X-CSRF-Token"] = me["csrf"]
            told = await line.until(
                lambda one: one["type"] == "room" and one["room"]["seats"][1].get("name") == name
            )
            assert told["room"]["seats"][1]["account"]
            assert (await bee.get(path))["you"] == mine["you"]
            thief = await Guest.arrive(server.address)
            code = {"guest": mine["you"], "pin": mine["pin"]}
            assert await refused(thief, f"{path}/return", code) == "server-refused-room-account"
            assert await refused(thief, f"{path}/claim", code) == "server-refused-room-account"
            # A player who deletes the account leaves the room.
            gone = await bee.client.post("/api/account/deletion", json={"password": "correct horse"})
            assert gone.status_code == 204
            assert [seat["sign"] for seat in (await phones[0].get(path))["seats"]] == ["owl"]
            await thief.leave()

    asyncio.run(evening())


def test_a_room_survives_a_restart_and_tries_are_limited(new_server: NewServer) -> None:
    server = new_server(limits=True)
    server.start()

    async def evening() -> None:
        screen, made, phones = await room_of(server, "owl")
        server.kill()
        server.start()
        room = await screen.get(f"/api/rooms/{made['code']}")
        assert [seat["sign"] for seat in room["seats"]] == ["owl"]
        assert "here" not in room["seats"][0]  # nobody is connected to the new process
        assert await host(screen, made, type="remove", guest=room["seats"][0]["id"]) == 204
        # Rooms do not bypass the limits of tables and of computers at them.
        refusals = []
        for _ in range(8):
            made = await screen.post("/api/rooms", {})
            await phones[0].post(f"/api/rooms/{made['code']}/join", {"sign": "owl"})
            await host(screen, made, type="set", game="classic", expansions=[], seats=7, fill="random")
            refusals.append(await host(screen, made, type="start"))
        assert refusals[0] == 204
        assert 409 in refusals
        codes = [await screen.client.get(f"/api/rooms/{n:04}") for n in range(60)]
        assert codes[-1].status_code == 429
        for one in (screen, *phones):
            await one.leave()

    asyncio.run(evening())
