"""Guests, accounts, sessions, tokens, CSRF and Origin, limits, ratings, rematch, chat."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from pharos.server.limits import Limits, TooOften
from pharos.server.settings import ServerSettings
from pharos.server.store.migrate import migrate
from pharos.server.store.ratings import rated
from pharos.server.table_registry import TableRegistry
from pharos.table import Person, Resign
from pharos.table.settings import Settings
from tests.server.conftest import NewServer
from tests.server.player import Guest, Player, leaving, seated_game
from tests.server.process import ServerProcess

PASSWORD = "correct horse"


def test_a_guest_becomes_an_account_and_keeps_the_games(server: ServerProcess) -> None:
    async def story() -> None:
        guest = await Guest.arrive(server.address, "Zoe")
        table = await guest.open({"game": "duel"}, computers={"1": "random"}, start=True)
        made = await guest.client.post("/api/accounts", json={"name": "Zoe of Troy", "password": PASSWORD})
        assert made.status_code == 200
        assert made.json()["kind"] == "account"
        again = httpx.AsyncClient(base_url=server.address)
        wrong = await again.post("/api/session", json={"name": "zoe of troy", "password": "wrong password"})
        assert (wrong.status_code, wrong.json()["key"]) == (403, "server-refused-login")
        right = await again.post("/api/session", json={"name": "zoe OF troy", "password": PASSWORD})
        assert right.status_code == 200
        mine = (await again.get("/api/mine")).json()["tables"]
        assert [one["id"] for one in mine] == [table]
        taken = await again.post(
            "/api/accounts",
            json={"name": "ZOE OF TROY", "password": PASSWORD},
            headers={"X-CSRF-Token": right.json()["csrf"]},
        )
        assert (taken.status_code, taken.json()["key"]) == (409, "server-refused-name-taken")
        gone = await again.delete("/api/session", headers={"X-CSRF-Token": right.json()["csrf"]})
        assert gone.status_code == 204
        assert (await again.get("/api/me")).status_code == 401
        await again.aclose()
        await guest.leave()

    asyncio.run(story())


def test_a_new_password_ends_other_sessions(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as one, httpx.Client(base_url=server.address) as two:
        mine = one.post("/api/accounts", json={"name": "Changer", "password": PASSWORD}).json()
        two.post("/api/session", json={"name": "Changer", "password": PASSWORD})
        headers = {"X-CSRF-Token": mine["csrf"]}
        wrong = one.put("/api/password", json={"old": "not this one", "new": "another one"}, headers=headers)
        assert wrong.status_code == 403
        right = one.put("/api/password", json={"old": PASSWORD, "new": "another one"}, headers=headers)
        assert right.status_code == 204
        assert one.get("/api/me").status_code == 200
        assert two.get("/api/me").status_code == 401


def test_a_changing_request_needs_the_token_and_the_right_origin(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as client:
        csrf = client.post("/api/guest", json={}).json()["csrf"]
        body = {"settings": {"game": "duel"}}

        def ask(**headers: str) -> Any:
            return client.post("/api/tables", json=body, headers=headers)

        assert ask().json()["key"] == "server-refused-csrf"
        assert ask(**{"X-CSRF-Token": "0" * 64}).status_code == 403
        foreign = {"X-CSRF-Token": csrf, "Origin": "https://evil.example"}
        assert ask(**foreign).json()["key"] == "server-refused-origin"
        assert ask(**{"X-CSRF-Token": csrf, "Sec-Fetch-Site": "cross-site"}).status_code == 403
        assert ask(**{"X-CSRF-Token": csrf, "Origin": server.address}).status_code == 201
        login = client.post("/api/guest", json={}, headers={"Origin": "https://evil.example"})
        assert login.status_code == 403


def test_a_cookie_is_out_of_reach_for_scripts(server: ServerProcess, new_server: NewServer) -> None:
    cookie = httpx.post(f"{server.address}/api/guest", json={}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    behind_tls = new_server(secure="true")
    behind_tls.start()
    assert "; secure" in httpx.post(f"{behind_tls.address}/api/guest", json={}).headers["set-cookie"].lower()


async def _close_code(address: str, **headers: str) -> int:
    origin = headers.pop("Origin", None)
    async with connect(
        address.replace("http", "ws", 1) + "/api/live",
        additional_headers=headers,
        origin=None if origin is None else websockets.Origin(origin),
    ) as socket:
        try:
            while True:
                await asyncio.wait_for(socket.recv(), 2)
        except TimeoutError:
            return 0
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else -1


def test_a_live_connection_needs_a_session_and_the_right_origin(server: ServerProcess) -> None:
    cookie = httpx.post(f"{server.address}/api/guest", json={}).cookies["pharos_session"]

    async def attempts() -> None:
        session = {"Cookie": f"pharos_session={cookie}"}
        assert await _close_code(server.address) == 4401
        assert await _close_code(server.address, Cookie="pharos_session=guessed") == 4401
        assert await _close_code(server.address, **session, Origin="https://evil.example") == 4403
        assert await _close_code(server.address, **session, Origin=server.address) == 0

    asyncio.run(attempts())


def test_logging_out_ends_live_connections(server: ServerProcess) -> None:
    async def story() -> None:
        guest = await Guest.arrive(server.address)
        code = asyncio.create_task(
            _close_code(server.address, Cookie=f"pharos_session={guest.cookie}", Origin=server.address)
        )
        await asyncio.sleep(0.5)
        assert (await guest.client.delete("/api/session")).status_code == 204
        assert await code == 4401
        await guest.leave()

    asyncio.run(story())


def test_tokens_open_doors_until_they_are_ended(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as client:
        csrf = client.post("/api/accounts", json={"name": "Tokener", "password": PASSWORD}).json()["csrf"]
        made = client.post("/api/tokens", json={"label": "my bot"}, headers={"X-CSRF-Token": csrf}).json()
        bearer = {"Authorization": f"Bearer {made['secret']}"}
        assert httpx.get(f"{server.address}/api/me", headers=bearer).json()["name"] == "Tokener"
        listed = client.get("/api/tokens").json()
        assert [one["label"] for one in listed] == ["my bot"]
        assert made["secret"] not in json.dumps(listed)
        ended = client.delete(f"/api/tokens/{made['id']}", headers={"X-CSRF-Token": csrf})
        assert ended.status_code == 204
        assert httpx.get(f"{server.address}/api/me", headers=bearer).status_code == 401


def test_rated_games_change_ratings_and_fill_the_history(server: ServerProcess) -> None:
    async def account(name: str) -> Guest:
        guest = await Guest.arrive(server.address)
        answer = await guest.client.post("/api/accounts", json={"name": name, "password": PASSWORD})
        guest.client.headers["X-CSRF-Token"] = answer.json()["csrf"]
        return Guest(server.address, guest.client, answer.json(), guest.client.cookies["pharos_session"])

    async def story() -> None:
        guests = [await account("Rated One"), await account("Rated Two")]
        visitor = await Guest.arrive(server.address)
        async with leaving([*guests, visitor]):
            table = await guests[0].open({"game": "duel", "rated": True, "public": True})
            refused = await visitor.client.post(f"/api/tables/{table}/commands", json={"type": "sit"})
            assert refused.json()["key"] == "table-refused-rated-guest"
            await guests[1].command(table, type="sit")
            await guests[0].command(table, type="start")
            undo = await guests[0].client.post(f"/api/tables/{table}/commands", json={"type": "ask_undo"})
            assert undo.json()["key"] == "table-refused-undo-rated"
            players = [Player(guest, table, n) for n, guest in enumerate(guests)]
            states = await asyncio.gather(*(player.play() for player in players))
            winners = states[0]["result"]["winners"]
            shown = []
            for seat, name in enumerate(("Rated One", "Rated Two")):
                profile = (await visitor.client.get(f"/api/people/{name}")).json()
                (rating,) = profile["ratings"]
                assert (rating["pool"], rating["games"]) == ("duel-2", 1)
                shown.append(rating["shown"])
                (played,) = profile["history"]
                assert played["won"] == (seat in winners)
                assert played["total"] == states[0]["scores"][seat]["total"]
                (pool,) = profile["statistics"]
                assert pool["games"] == 1
            if len(winners) == 1:
                assert shown[winners[0]] > 1500 > shown[1 - winners[0]]
            again = await guests[1].post(f"/api/tables/{table}/rematch", {})
            same = await guests[0].post(f"/api/tables/{table}/rematch", {})
            assert again == same

    asyncio.run(story())


def test_a_rematch_keeps_seats_and_chat_and_tells_those_who_are_elsewhere(server: ServerProcess) -> None:
    async def story() -> None:
        settings = {"game": "classic", "players": 4, "public": True}
        table, guests = await seated_game(server.address, settings, 3, computers={"3": "random"})
        stranger = await Guest.arrive(server.address)
        async with leaving([*guests, stranger]):
            first, second, third = guests
            await first.post(f"/api/tables/{table}/chat", {"text": "well played"})
            for guest in guests:
                await guest.command(table, type="resign")
            await over(first, table)
            elsewhere = {"Cookie": f"pharos_session={third.cookie}"}
            address = server.address.replace("http", "ws", 1) + "/api/live"
            async with connect(address, additional_headers=elsewhere) as socket:
                await socket.recv()
                again = (await second.post(f"/api/tables/{table}/rematch", {}))["id"]
                async with asyncio.timeout(10):
                    while (told := json.loads(await socket.recv()))["type"] != "called":
                        pass
            name = second.me["name"]
            assert told == {"type": "called", "table": again, "why": "rematch", "game": "classic", "by": name}
            found = await third.get(f"/api/tables/{again}")
            assert [line["text"] for line in found["chat"]] == ["well played"]
            kept = [(seat["kind"], seat.get("name"), seat.get("kept")) for seat in found["state"]["seats"]]
            assert kept == [
                ("empty", None, first.me["name"]),
                ("person", name, None),
                ("empty", None, third.me["name"]),
                ("computer", None, None),
            ]
            for seat in (None, 0):
                refused = await stranger.client.post(
                    f"/api/tables/{again}/commands", json={"type": "sit", "seat": seat}
                )
                assert refused.json()["key"] in ("table-refused-full", "table-refused-kept")
            # A player who accepts gets the old seat, and so does one who simply sits down.
            assert (await first.post(f"/api/tables/{table}/rematch", {}))["id"] == again
            await third.command(again, type="sit")
            seats = (await second.get(f"/api/tables/{again}"))["state"]["seats"]
            assert [seat.get("name") for seat in seats[:3]] == [guest.me["name"] for guest in guests]
            # A seat that is no longer reserved is free for everyone.
            await third.command(again, type="leave")
            await stranger.command(again, type="sit")
            await second.command(again, type="start")

    asyncio.run(story())


def test_two_who_ask_for_a_rematch_at_one_instant_meet_at_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both players saw no rematch table yet: neither ends up alone at a table of their own."""
    settings = ServerSettings(database=f"sqlite:///{tmp_path / 'again.sqlite3'}", thinkers=1)
    migrate(settings.database_url)
    people = [Person("p0", "Anna", "account"), Person("p1", "Bruno", "account")]

    async def story() -> None:
        registry = TableRegistry(settings)
        registry.commit_log.start()
        await registry.opener.open_for("finished", people, Settings("duel"))
        live = await registry.table("finished")
        await live.act(people[0], Resign())
        apart, both = registry.contacts.apart, asyncio.Barrier(2)

        async def together(person: str, others: set[str]) -> bool:
            await both.wait()
            monkeypatch.setattr(registry.contacts, "apart", apart)
            return await apart(person, others)

        monkeypatch.setattr(registry.contacts, "apart", together)
        ids = await asyncio.gather(*(registry.opener.rematch(live, one) for one in people))
        assert ids[0] == ids[1] == live.table.rematch
        again = (await registry.table(ids[0])).table
        assert [seat.person.name for seat in again.seats if seat.person] == ["Anna", "Bruno"]
        assert [id for id, live in registry.tables.items() if live.table.status == "open"] == [ids[0]]
        await registry.commit_log.stop()
        await registry.database.close()

    asyncio.run(story())


def test_a_kept_seat_can_be_cleared_and_forgets_a_deleted_name(server: ServerProcess) -> None:
    async def story() -> None:
        table, guests = await seated_game(server.address, {"game": "duel"}, 2)
        async with leaving(guests):
            owner, other = guests
            made = await other.client.post("/api/accounts", json={"name": "Kept One", "password": PASSWORD})
            other.client.headers["X-CSRF-Token"] = made.json()["csrf"]
            await owner.command(table, type="resign")
            again = (await owner.post(f"/api/tables/{table}/rematch", {}))["id"]
            (asked,) = (await other.get("/api/invitations"))["invitations"]
            assert (asked["table"]["id"], asked["by"]) == (again, owner.me["name"])
            seats = (await owner.get(f"/api/tables/{again}"))["state"]["seats"]
            assert seats[1]["kept"] == "Kept One"
            gone = await other.client.post("/api/account/deletion", json={"password": PASSWORD})
            assert gone.is_success
            seats = (await owner.get(f"/api/tables/{again}"))["state"]["seats"]
            assert seats[1]["kept"] == "—"
            await owner.command(again, type="clear_seat", seat=1)
            seats = (await owner.get(f"/api/tables/{again}"))["state"]["seats"]
            assert "kept" not in seats[1]

    asyncio.run(story())


async def over(guest: Guest, table: str) -> None:
    """Waits until a game is over."""
    async with asyncio.timeout(60):
        while (await guest.get(f"/api/tables/{table}"))["state"]["status"] != "over":
            await asyncio.sleep(0.1)


def test_ratings_reward_the_better_place() -> None:
    after = rated([None, (25.0, 8.0), (30.0, 2.0), None], [0, 1, 1, 3])
    assert after[0][0] > 25.0 > after[3][0]
    assert all(sigma > 0 for _, sigma in after)
    drawn = rated([None, None], [0, 0])
    assert drawn[0] == pytest.approx(drawn[1])


def test_chat_is_text_and_spectators_talk_among_themselves(server: ServerProcess) -> None:
    async def story() -> None:
        table, guests = await seated_game(server.address, {"game": "duel"}, 2)
        watcher = await Guest.arrive(server.address)
        async with leaving([*guests, watcher]):
            said = await guests[0].post(f"/api/tables/{table}/chat", {"text": "<b>hello</b>\u0007"})
            assert (said["room"], said["text"], said["seat"]) == ("table", "<b>hello</b>", 0)
            await watcher.post(f"/api/tables/{table}/chat", {"text": "take the altar"})
            empty = await guests[0].client.post(f"/api/tables/{table}/chat", json={"text": " \u0000 "})
            assert empty.json()["key"] == "server-refused-empty-text"
            theirs = (await guests[1].client.get(f"/api/tables/{table}")).json()["chat"]
            assert [line["text"] for line in theirs] == ["<b>hello</b>"]
            all_of_it = (await watcher.client.get(f"/api/tables/{table}")).json()["chat"]
            assert [line["text"] for line in all_of_it] == ["<b>hello</b>", "take the altar"]

    asyncio.run(story())


def test_a_table_without_spectators_shows_itself_to_its_players_only(server: ServerProcess) -> None:
    async def story() -> None:
        table, guests = await seated_game(server.address, {"game": "duel", "spectators": False}, 2)
        watcher = await Guest.arrive(server.address)
        async with leaving([*guests, watcher]):
            answer = await watcher.client.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["key"]) == (403, "table-refused-no-spectators")
            assert (await guests[1].client.get(f"/api/tables/{table}")).status_code == 200

    asyncio.run(story())


def test_the_lobby_lists_public_tables_only(server: ServerProcess) -> None:
    async def story() -> None:
        guest = await Guest.arrive(server.address, "Opener")
        async with leaving([guest]):
            public = await guest.open({"game": "duel", "public": True})
            private = await guest.open({"game": "duel"})
            listed = [one["id"] for one in (await guest.client.get("/api/lobby")).json()["tables"]]
            assert public in listed
            assert private not in listed
            await guest.command(public, type="close")
            assert public not in (await guest.client.get("/api/lobby")).text

    asyncio.run(story())


def test_limits_let_go_of_who_waits() -> None:
    now = [0.0]
    limits = Limits(clock=lambda: now[0])
    for _ in range(5):
        limits.check("chat", "me")
    with pytest.raises(TooOften) as refused:
        limits.check("chat", "me")
    assert refused.value.wait == 1
    limits.check("chat", "you")
    now[0] = 1.0
    limits.check("chat", "me")


def test_requests_are_limited(new_server: NewServer) -> None:
    server = new_server(limits="true")
    server.start()
    with httpx.Client(base_url=server.address) as client:
        answers = [client.post("/api/guest", json={}).status_code for _ in range(30)]
        assert answers[:20] == [200] * 20
        assert 429 in answers
        refused = client.post("/api/guest", json={})
        assert refused.headers["retry-after"]
        assert refused.json()["key"] == "server-refused-too-often"


def test_every_end_of_a_right_ends_what_hangs_on_it(server: ServerProcess) -> None:
    async def story() -> None:
        address = server.address.replace("http", "ws") + "/api/live"

        async def closed(socket: Any) -> int:
            async with asyncio.timeout(10):
                with contextlib.suppress(websockets.ConnectionClosed):
                    async for _ in socket:
                        pass
                await socket.wait_closed()
            code: int = socket.close_code
            return code

        # the guest's cookie does not open the account
        guest = await Guest.arrive(server.address, "Keyholder")
        old = {"Cookie": f"pharos_session={guest.client.cookies['pharos_session']}"}
        socket = await connect(address, additional_headers=old)
        made = await guest.client.post("/api/accounts", json={"name": "Key Holder", "password": PASSWORD})
        headers = {"X-CSRF-Token": made.json()["csrf"]}
        assert await closed(socket) == 4401
        async with httpx.AsyncClient(base_url=server.address) as thief:
            assert (await thief.get("/api/me", headers=old)).status_code == 401
        # a revoked token closes its connection, and cannot create tokens
        token = (await guest.client.post("/api/tokens", json={"label": "one"}, headers=headers)).json()
        bearer = {"Authorization": f"Bearer {token['secret']}"}
        async with httpx.AsyncClient(base_url=server.address, headers=bearer) as program:
            refused = await program.post("/api/tokens", json={"label": "two"})
            assert (refused.status_code, refused.json()["key"]) == (403, "server-refused-token")
            socket = await connect(address, additional_headers=bearer)
            ended = await guest.client.delete(f"/api/tokens/{token['id']}", headers=headers)
            assert ended.status_code == 204
            assert await closed(socket) == 4401
            assert (await program.get("/api/me")).status_code == 401
        # a new password ends every other session and every token, with their connections
        token = (await guest.client.post("/api/tokens", json={"label": "two"}, headers=headers)).json()
        bearer = {"Authorization": f"Bearer {token['secret']}"}
        other = httpx.AsyncClient(base_url=server.address)
        await other.post("/api/session", json={"name": "Key Holder", "password": PASSWORD})
        cookie = {"Cookie": f"pharos_session={other.cookies['pharos_session']}"}
        sockets = [await connect(address, additional_headers=known) for known in (bearer, cookie)]
        changed = await guest.client.put(
            "/api/password", json={"old": PASSWORD, "new": "another one"}, headers=headers
        )
        assert changed.status_code == 204
        assert [await closed(one) for one in sockets] == [4401, 4401]
        assert (await other.get("/api/me")).status_code == 401
        assert (await guest.client.get("/api/me")).status_code == 200
        # and all of them at once
        assert (await guest.client.delete("/api/sessions", headers=headers)).status_code == 204
        assert (await guest.client.get("/api/me")).status_code == 401
        await other.aclose()
        await guest.leave()

    asyncio.run(story())


def test_private_means_private(server: ServerProcess) -> None:
    async def story() -> None:
        owner = await Guest.arrive(server.address, "Private One")
        made = await owner.client.post("/api/accounts", json={"name": "Private Owner", "password": PASSWORD})
        owner.client.headers["X-CSRF-Token"] = made.json()["csrf"]
        ids = {}
        for public in (True, False):
            settings = {"game": "duel", "public": public, "spectators": public}
            ids[public] = await owner.open(settings, computers={"1": "random"}, start=True)
            await owner.command(ids[public], type="resign")
        await owner.post(f"/api/tables/{ids[False]}/rematch", {})
        stranger = await Guest.arrive(server.address, "Stranger")
        shown = (await stranger.client.get("/api/people/Private Owner")).json()["history"]
        assert [one["table"] for one in shown] == [ids[True]]
        own = (await owner.client.get("/api/people/Private Owner")).json()["history"]
        assert {one["table"] for one in own} == set(ids.values())
        for what in ("record", "replay"):
            refused = await stranger.client.get(f"/api/tables/{ids[False]}/{what}")
            assert (refused.status_code, refused.json()["key"]) == (403, "table-refused-no-spectators")
            assert (await stranger.client.get(f"/api/tables/{ids[True]}/{what}")).status_code == 200
            assert (await owner.client.get(f"/api/tables/{ids[False]}/{what}")).status_code == 200
        # a private table that can be watched does not show where its players went
        watched = await owner.open({"game": "duel", "public": False}, computers={"1": "random"}, start=True)
        await owner.command(watched, type="resign")
        await owner.post(f"/api/tables/{watched}/rematch", {})
        seen = (await stranger.client.get(f"/api/tables/{watched}")).json()["state"]
        assert "rematch" not in seen
        assert "rematch" in (await owner.client.get(f"/api/tables/{watched}")).json()["state"]
        taken = await stranger.client.post("/api/guest", json={"name": "private OWNER"})
        assert (taken.status_code, taken.json()["key"]) == (409, "server-refused-name-taken")
        await owner.leave()
        await stranger.leave()

    asyncio.run(story())


def test_giving_up_at_once_changes_no_rating_and_is_for_good(server: ServerProcess) -> None:
    async def story() -> None:
        guests = []
        for name in ("Quitter One", "Quitter Two", "Quitter Three"):
            guest = await Guest.arrive(server.address)
            made = await guest.client.post("/api/accounts", json={"name": name, "password": PASSWORD})
            guest.client.headers["X-CSRF-Token"] = made.json()["csrf"]
            guests.append(guest)
        async with leaving(guests):
            table = await guests[0].open({"game": "duel", "rated": True, "public": True})
            await guests[1].command(table, type="sit")
            await guests[0].command(table, type="start")
            await guests[1].command(table, type="resign")
            for name in ("Quitter One", "Quitter Two"):
                profile = (await guests[0].client.get(f"/api/people/{name}")).json()
                assert profile["ratings"] == []
                assert len(profile["history"]) == 1
            table = await guests[0].open({"game": "classic", "players": 3, "rated": True})
            for guest in guests[1:]:
                await guest.command(table, type="sit")
            await guests[0].command(table, type="start")
            await guests[2].command(table, type="resign")
            back = await guests[2].client.post(f"/api/tables/{table}/commands", json={"type": "take_back"})
            assert back.json()["key"] == "table-refused-gave-up"

    asyncio.run(story())


def test_a_table_is_opened_once_for_a_key(server: ServerProcess) -> None:
    async def story() -> None:
        guest, other = await Guest.arrive(server.address), await Guest.arrive(server.address)
        command = {"settings": {"game": "duel"}, "seat": 0}

        async def opened(who: Guest, key: str) -> str:
            answer = await who.client.post("/api/tables", json=command, headers={"Idempotency-Key": key})
            assert answer.status_code == 201
            id: str = answer.json()["id"]
            return id

        first = await opened(guest, "my first command")
        again = await asyncio.gather(*(opened(guest, "my first command") for _ in range(3)))
        assert again == [first] * 3
        others = {await opened(guest, "my second command"), await opened(other, "my first command")}
        assert len(others) == 2
        assert first not in others
        mine = (await guest.client.get("/api/mine")).json()["tables"]
        assert len(mine) == 2
        short = await guest.client.post("/api/tables", json=command, headers={"Idempotency-Key": "short"})
        assert short.status_code == 400
        await guest.leave()
        await other.leave()

    asyncio.run(story())
