"""Account data, and that revoking access ends everything that depends on it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection, connect

from pharos.server.expiry import expire
from pharos.server.settings import ServerSettings
from pharos.server.table_registry import TableRegistry
from pharos.terminal.cli import run
from tests.server.conftest import NewServer
from tests.server.player import Guest
from tests.server.process import ServerProcess

PASSWORD = "correct horse"
NEW = "another battery"
DAY = 24 * 60 * 60 * 1000


def signed_up(server: ServerProcess, name: str) -> httpx.Client:
    client = httpx.Client(base_url=server.address, headers={"User-Agent": f"Test of {name}"})
    made = client.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert made.status_code == 200, made.text
    client.headers["X-CSRF-Token"] = made.json()["csrf"]
    return client


def signed_in(server: ServerProcess, name: str, password: str = PASSWORD) -> httpx.Client:
    client = httpx.Client(base_url=server.address)
    made = client.post("/api/session", json={"name": name, "password": password})
    assert made.status_code == 200, made.text
    client.headers["X-CSRF-Token"] = made.json()["csrf"]
    return client


def socket_of(server: ServerProcess, client: httpx.Client) -> connect:
    return connect(
        server.address.replace("http", "ws", 1) + "/api/live",
        additional_headers={"Cookie": f"pharos_session={client.cookies['pharos_session']}"},
    )


async def ends(socket: ClientConnection, within: float = 15.0) -> int | None:
    """Returns the code with which the server closes a socket."""
    async with asyncio.timeout(within):
        try:
            while True:
                await socket.recv()
        except websockets.ConnectionClosed:
            return socket.close_code


def test_devices_are_listed_and_ended_one_by_one(server: ServerProcess) -> None:
    async def story() -> None:
        here, there = signed_up(server, "Device One"), signed_in(server, "Device One")
        listed = here.get("/api/sessions").json()
        assert [one["current"] for one in listed] == [True, False]
        assert listed[0]["agent"] == "Test of Device One"
        async with socket_of(server, there) as socket:
            await socket.recv()
            gone = here.delete(f"/api/sessions/{listed[1]['id']}")
            assert gone.status_code == 204
            assert await ends(socket) == 4401
        assert there.get("/api/me").status_code == 401
        assert here.get("/api/me").status_code == 200
        assert here.delete("/api/sessions/0123456789abcdef").status_code == 404

    asyncio.run(story())


def test_a_recovery_code_opens_once_and_ends_everything_else(server: ServerProcess) -> None:
    mine = signed_up(server, "Forgetful")
    assert mine.get("/api/recovery-codes").json() == {"left": 0}
    assert mine.post("/api/recovery-codes", json={"password": "not this one"}).status_code == 403
    codes = mine.post("/api/recovery-codes", json={"password": PASSWORD}).json()["codes"]
    assert len(set(codes)) == 8
    other = httpx.Client(base_url=server.address)

    def recover(code: str, name: str = "forgetful") -> httpx.Response:
        return other.post("/api/recovery", json={"name": name, "code": code, "password": NEW})

    assert recover("ABCD-EFGH-JKLM-NPQR").json()["key"] == "server-refused-recovery"
    signed_up(server, "Somebody Else")
    assert recover(codes[0], "Somebody Else").status_code == 403
    assert recover(codes[0].lower().replace("-", " ")).status_code == 200
    assert mine.get("/api/me").status_code == 401
    assert other.get("/api/recovery-codes").json() == {"left": 7}
    assert recover(codes[0]).status_code == 403
    signed_in(server, "Forgetful", NEW)


def test_a_name_and_settings_are_kept_and_exported(server: ServerProcess) -> None:
    mine = signed_up(server, "Before")
    signed_up(server, "Taken")
    assert mine.put("/api/name", json={"name": "taken"}).json()["key"] == "server-refused-name-taken"
    assert mine.put("/api/name", json={"name": "After"}).json()["name"] == "After"
    assert mine.get("/api/people/Before").status_code == 404
    wanted = {"theme": "dark", "pace": "slow", "volume": 30, "marks": True}
    lesson = {"table": "abcdefghijkl", "done": ["goal", "cards"], "since": 7}
    wanted["lessons"] = {"duel": lesson}
    assert mine.put("/api/settings", json=wanted).status_code == 200
    assert mine.put("/api/settings", json={"theme": "pink"}).status_code == 400
    assert mine.put("/api/settings", json={"unknown": 1}).status_code == 400
    assert mine.put("/api/settings", json={"lessons": {"duel": {"done": []}}}).status_code == 400
    assert mine.get("/api/visit").json()["settings"] == wanted
    mine.post("/api/tokens", json={"label": "a program"})
    club = mine.post("/api/clubs", json={"name": "Harbor", "season": "Autumn"}).json()["id"]
    evening = {"name": "Friday", "kind": "swiss", "settings": {"game": "duel"}, "hosted": True, "club": club}
    mine.post("/api/tournaments", json=evening)
    export = mine.get("/api/export")
    assert "attachment" in export.headers["content-disposition"]
    told = export.json()
    assert (told["name"], told["settings"], len(told["sessions"])) == ("After", wanted, 1)
    assert told["tokens"][0]["label"] == "a program"
    assert [(one["name"], one["role"]) for one in told["clubs"]] == [("Harbor", "owner")]
    assert [one["name"] for one in told["tournaments"]] == ["Friday"]
    assert "argon2" not in export.text
    assert "digest" not in export.text
    guest = httpx.Client(base_url=server.address)
    guest.headers["X-CSRF-Token"] = guest.post("/api/guest", json={}).json()["csrf"]
    assert guest.put("/api/name", json={"name": "after"}).status_code == 409
    assert guest.put("/api/name", json={"name": "Wanderer"}).json()["name"] == "Wanderer"


async def vanish(server: ServerProcess) -> None:
    """A player deletes the account in the middle of a game."""
    mine, rival = signed_up(server, "Vanishing"), signed_up(server, "Remaining")
    command = {"settings": {"game": "duel", "public": True}, "seat": 0}
    tables = [mine.post("/api/tables", json=command).json()["id"] for _ in range(2)]
    assert rival.post(f"/api/tables/{tables[0]}/commands", json={"type": "sit"}).is_success
    assert mine.post(f"/api/tables/{tables[0]}/commands", json={"type": "start"}).is_success
    assert mine.post(f"/api/tables/{tables[0]}/chat", json={"text": "my words"}).is_success
    secret = mine.post("/api/tokens", json={"label": "x"}).json()["secret"]
    async with socket_of(server, mine) as socket, socket_of(server, rival) as other:
        await other.send(json.dumps({"type": "watch", "table": tables[0]}))
        wrong = mine.post("/api/account/deletion", json={"password": "not this one"})
        assert wrong.status_code == 403
        gone = mine.post("/api/account/deletion", json={"password": PASSWORD})
        assert gone.status_code == 204
        assert await ends(socket) == 4401
    bearer = {"Authorization": f"Bearer {secret}"}
    assert httpx.get(f"{server.address}/api/me", headers=bearer).status_code == 401
    assert rival.get("/api/people/Vanishing").status_code == 404
    login = rival.post("/api/session", json={"name": "Vanishing", "password": PASSWORD})
    assert login.status_code == 403
    until = time.monotonic() + 20  # another process is notified a moment later
    while "Vanishing" in rival.get(f"/api/tables/{tables[0]}").text and time.monotonic() < until:
        await asyncio.sleep(0.1)
    seen = rival.get(f"/api/tables/{tables[0]}").json()
    assert seen["state"]["status"] == "over"  # resigned
    assert seen["chat"] == []
    assert "Vanishing" not in json.dumps(seen) + rival.get(f"/api/tables/{tables[0]}/record").text
    assert "Vanishing" not in rival.get("/api/people/Remaining").text + rival.get("/api/mine").text
    assert rival.get("/api/people/Remaining").json()["history"][0]["won"]


def test_a_deleted_account_is_gone_everywhere(new_server: NewServer, tmp_path: Path) -> None:
    file = tmp_path / "pharos.sqlite3"
    server = new_server(f"sqlite:///{file}")
    server.start()
    asyncio.run(vanish(server))
    server.end()
    with closing(sqlite3.connect(file)) as database:
        assert "Vanishing" not in "".join(database.iterdump())


def test_the_same_with_several_processes(new_server: NewServer, postgres: Callable[[], str]) -> None:
    database = postgres()
    server = new_server(database, workers=2)
    server.start()
    asyncio.run(vanish(server))

    async def banned() -> None:
        client = signed_up(server, "Banned There")
        async with socket_of(server, client) as socket:
            await socket.recv()
            done = await asyncio.to_thread(run, ["admin", "ban", "Banned There", "--database", database])
            assert done == 0
            assert await ends(socket) == 4401

    asyncio.run(banned())


def test_muted_and_blocked_people_are_kept_away(server: ServerProcess) -> None:
    async def story() -> None:
        mine, loud = signed_up(server, "Quiet One"), signed_up(server, "Loud One")
        table = mine.post("/api/tables", json={"settings": {"game": "duel"}, "seat": 0}).json()["id"]
        assert loud.post(f"/api/tables/{table}/commands", json={"type": "sit"}).is_success
        said = loud.post(f"/api/tables/{table}/chat", json={"text": "you are bad"}).json()
        async with socket_of(server, mine) as socket:
            await socket.recv()
            await socket.send(json.dumps({"type": "watch", "table": table}))
            assert json.loads(await socket.recv())["chat"][0]["text"] == "you are bad"
            report = f"/api/tables/{table}/chat/{said['id']}/report"
            for _ in range(2):  # once is enough
                assert mine.post(report, json={"reason": "insult"}).status_code == 204
            assert loud.post(report, json={}).json()["key"] == "server-refused-yourself"
            missing = f"/api/tables/{table}/chat/{said['id'] + 99}/report"
            assert mine.post(missing, json={}).status_code == 404
            mute = {"kind": "mute", "table": table, "line": said["id"]}
            assert mine.post("/api/circle", json=mute).status_code == 204
            assert mine.get(f"/api/tables/{table}").json()["chat"] == []
            loud.post(f"/api/tables/{table}/chat", json={"text": "still bad"})
            mine.post(f"/api/tables/{table}/chat", json={"text": "silence"})
            heard = []
            while "silence" not in heard:
                message = json.loads(await socket.recv())
                heard += [message["line"]["text"]] if message["type"] == "said" else []
            assert heard == ["silence"]
        assert loud.post(f"/api/tables/{table}/commands", json={"type": "leave"}).is_success
        assert mine.post("/api/circle", json={"kind": "block", "name": "loud one"}).status_code == 204
        kept = loud.post(f"/api/tables/{table}/commands", json={"type": "sit"})
        assert (kept.status_code, kept.json()["key"]) == (403, "table-refused-apart")
        other = loud.post("/api/tables", json={"settings": {"game": "duel"}, "seat": 0}).json()["id"]
        asked = loud.post(f"/api/tables/{other}/invitations", json={"name": "Quiet One"})
        assert asked.json()["key"] == "table-refused-apart"
        contacts = mine.get("/api/circle").json()
        assert [one["name"] for one in contacts["blocks"]] == ["Loud One"]
        mine.delete(f"/api/circle/block/{contacts['blocks'][0]['id']}")
        assert loud.post(f"/api/tables/{table}/commands", json={"type": "sit"}).is_success

    asyncio.run(story())


def test_an_invitation_reaches_a_person_and_a_bot(server: ServerProcess) -> None:
    async def story() -> None:
        host, friend, bot = (signed_up(server, name) for name in ("Host", "Friend of Host", "Iron Bot"))
        assert host.post("/api/circle", json={"kind": "follow", "name": "Friend of Host"}).is_success
        assert bot.post("/api/bot").is_success
        token = bot.post("/api/tokens", json={"label": "bot"}).json()["secret"]
        settings = {"game": "classic", "players": 3, "quick": True}
        table = host.post("/api/tables", json={"settings": settings, "seat": 0}).json()["id"]
        async with socket_of(server, friend) as socket, httpx.AsyncClient(base_url=server.address) as line:
            await socket.recv()
            bearer = {"Authorization": f"Bearer {token}"}
            async with line.stream("GET", "/api/bot/events", headers=bearer) as events:
                lines = events.aiter_lines()
                nobody = host.post(f"/api/tables/{table}/invitations", json={"name": "Nobody Here"})
                assert nobody.status_code == 404
                for name in ("friend of host", "Iron Bot"):
                    assert host.post(f"/api/tables/{table}/invitations", json={"name": name}).is_success
                called = json.loads(await socket.recv())
                assert called == {
                    "type": "called",
                    "table": table,
                    "why": "invited",
                    "game": "classic",
                    "by": "Host",
                }
                told: Any = json.loads(await anext(lines))
                assert (told["type"], told["table"], told["by"]) == ("invited", table, "Host")
                assert told["settings"]["players"] == 3
                waiting = friend.get("/api/invitations").json()["invitations"]
                assert [(one["table"]["id"], one["by"]) for one in waiting] == [(table, "Host")]
                assert host.get("/api/circle").json()["follows"][0]["here"]
                sit = {"type": "sit"}
                assert friend.post(f"/api/tables/{table}/commands", json=sit).is_success
                command = f"/api/tables/{table}/commands"
                assert (await line.post(command, json=sit, headers=bearer)).is_success
                # A quick table starts by itself, and absent players are called to it.
                called = json.loads(await socket.recv())
                assert (called["why"], called["table"]) == ("turn", table)
                mine = friend.get("/api/mine").json()["tables"][0]
                assert (mine["status"], mine["you"], mine["waiting"]) == ("live", 1, [0, 1, 2])
                # Revoking the token closes the stream.
                bot.delete(f"/api/tokens/{bot.get('/api/tokens').json()[0]['id']}")
                async with asyncio.timeout(15):
                    async for _ in lines:
                        pass

    asyncio.run(story())


def test_somebody_banned_or_deleted_beside_the_server_is_out_at_once(
    new_server: NewServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pharos.sqlite3"
    server = new_server(f"sqlite:///{file}")
    server.start()

    async def out(name: str, word: str) -> None:
        client = signed_up(server, name)
        async with socket_of(server, client) as socket:
            await socket.recv()
            done = await asyncio.to_thread(run, ["admin", word, name, "--database", f"sqlite:///{file}"])
            assert done == 0
            assert await ends(socket) == 4401
        assert client.get("/api/me").status_code == 401

    asyncio.run(out("Banned One", "ban"))
    asyncio.run(out("Deleted One", "delete"))
    capsys.readouterr()
    # A report is listed and can be settled.
    one, two = signed_up(server, "Teller"), signed_up(server, "Told Of")
    table = one.post("/api/tables", json={"settings": {"game": "duel"}, "seat": 0}).json()["id"]
    assert two.post(f"/api/tables/{table}/commands", json={"type": "sit"}).is_success
    line = two.post(f"/api/tables/{table}/chat", json={"text": "bad words"}).json()["id"]
    one.post(f"/api/tables/{table}/chat/{line}/report", json={"reason": "rude"})

    def admin(*words: str, code: int = 0) -> Any:
        assert run(["admin", *words, "--database", f"sqlite:///{file}", "--json"]) == code
        return json.loads(capsys.readouterr().out) if code == 0 else None

    (report,) = admin("reports")
    assert (report["name"], report["text"], report["reason"], report["by"]) == (
        "Told Of",
        "bad words",
        "rude",
        "Teller",
    )
    assert admin("settle", str(report["id"])) == {"settled": report["id"]}
    assert admin("reports") == []
    assert len(admin("reports", "--all")) == 1
    admin("settle", "9999", code=1)


def test_what_nobody_needs_is_swept_out(tmp_path: Path) -> None:
    from pharos.server.store.migrate import migrate
    from pharos.table import Person

    settings = ServerSettings(database=f"sqlite:///{tmp_path / 'old.sqlite3'}", thinkers=1)
    migrate(settings.database_url)

    async def story() -> None:
        registry = TableRegistry(settings)
        registry.commit_log.start()
        now = int(time.time() * 1000)
        long_ago = now - 400 * DAY
        stranger = await registry.people.new_guest("Stranger", long_ago)
        fresh = await registry.people.new_guest("Fresh", now)
        from pharos.table.settings import Settings
        from pharos.wire.messages import NewTable

        table = await registry.opener.open(fresh, NewTable(Settings("duel")))
        old = await registry.table_queries.keep_record(fresh.id, b"{}", long_ago)
        new = await registry.table_queries.keep_record(fresh.id, b"{}", now)
        async with registry.database.writing() as connection:
            from sqlalchemy import text

            await connection.execute(text(f"UPDATE games SET changed = {long_ago}"))
            # A server that starts after a long pause: its clock may be wrong, so nothing counts as expired.

            pause = {"since": long_ago, "until": now}
            await connection.execute(
                text("INSERT INTO downtimes (since, until) VALUES (:since, :until)"), pause
            )
        await registry.people.new_session(stranger, long_ago)
        await registry.people.new_session(fresh, now)  # signing in deletes nobody else's session
        await expire(registry)
        assert await registry.table_queries.record(old, now) == b"{}"
        async with registry.database.writing() as connection:
            assert len((await connection.execute(text("SELECT * FROM sessions"))).all()) == 2
            assert len((await connection.execute(text("SELECT * FROM accounts"))).all()) == 2
            await connection.execute(text(f"UPDATE downtimes SET since = {now - 2 * DAY}"))
            await connection.execute(text("UPDATE records SET used = NULL"))
        await expire(registry)
        # The row says that the table is old; the table itself is newer and stays.
        assert (await registry.table(table)).table.status == "open"
        assert await registry.table_queries.record(old, now) is None
        assert await registry.table_queries.record(new, now) == b"{}"
        async with registry.database.reading() as connection:
            names = {row.name for row in await connection.execute(text("SELECT name FROM accounts"))}
        assert names == {"Fresh"}
        assert isinstance(stranger, Person)
        assert await registry.retention.waiting(now + DAY) == [table]
        async with registry.database.writing() as connection:
            await connection.execute(text("UPDATE games SET status = 'closed'"))
        assert await registry.retention.closed(now + DAY) == 1
        assert await registry.commit_log.read(table) == []
        await registry.commit_log.stop()
        await registry.database.close()

    asyncio.run(story())


def test_guests_lose_nothing_by_signing_up(server: ServerProcess) -> None:
    async def story() -> None:
        guest = await Guest.arrive(server.address)
        assert (await guest.client.put("/api/settings", json={"marks": True})).is_success
        assert (
            await guest.client.post("/api/recovery-codes", json={"password": PASSWORD})
        ).status_code == 403
        table = (await guest.post("/api/tables", {"settings": {"game": "duel"}, "seat": 0}))["id"]
        assert (await guest.client.put("/api/name", json={"name": "Wanderer"})).is_success
        named = [seat.get("name") for seat in (await guest.get(f"/api/tables/{table}"))["state"]["seats"]]
        assert named[0] == "Wanderer"
        made = await guest.client.post("/api/accounts", json={"name": "Was a Guest", "password": PASSWORD})
        guest.client.headers["X-CSRF-Token"] = made.json()["csrf"]
        seats = (await guest.get(f"/api/tables/{table}"))["state"]["seats"]
        assert seats[0]["name"] == "Was a Guest"
        assert (await guest.get("/api/mine"))["tables"][0]["id"] == table
        assert (await guest.client.get("/api/settings")).json() == {"marks": True}
        await guest.leave()

    asyncio.run(story())
