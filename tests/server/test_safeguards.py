"""Protection of users and of the server from abuse outside the game itself."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import random
import socket
import threading
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import structlog
from sqlalchemy import insert

import pharos
from pharos.server.alerts import Alerts
from pharos.server.limits import Limits, TooOften, group_of
from pharos.server.logs import Throttle
from pharos.server.preview import preview, told
from pharos.server.refusals import on_failure
from pharos.server.replays import LARGEST_META, imported
from pharos.server.store.commit_log import DAY, MOST_RATED_A_DAY, Finish, often_met
from pharos.server.store.database import Database
from pharos.server.store.migrate import migrate
from pharos.server.store.people import clean_name
from pharos.server.store.schema import seats
from pharos.server.store.table_queries import MOST_RECORDED, MOST_RECORDS, TableQueries
from pharos.server.store.trouble import Unstored
from pharos.server.summary import finish_of
from pharos.server.table_opener import MOST_COMPUTERS
from pharos.table import CommandRejected, LetComputerPlay, Settings, log
from pharos.table.table import Outcome
from pharos.terminal import addresses
from pharos.wire.messages import TableSummary
from tests.server.conftest import NewServer
from tests.server.nursery import Nursery
from tests.server.player import Guest, leaving, seated_game
from tests.server.process import ServerProcess
from tests.table.seating import Play

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[ServerProcess]:
    """A server with limits, which accepts the addresses that the tests claim."""
    folder = tmp_path_factory.mktemp("guarded")
    running = ServerProcess(folder, nursery=nursery, limits="true", proxies="127.0.0.1")
    running.start()
    yield running
    running.end()


async def account(server: ServerProcess, name: str, address: str | None = None) -> Guest:
    """A user with an account who connects from an address."""
    client = httpx.AsyncClient(base_url=server.address, timeout=30)
    if address is not None:
        client.headers["X-Forwarded-For"] = address
    made = await client.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert made.is_success, made.text
    client.headers["X-CSRF-Token"] = made.json()["csrf"]
    return Guest(server.address, client, made.json(), client.cookies["pharos_session"])


# --- chat ---


def test_what_spectators_say_hides_nothing_of_the_table(server: ServerProcess) -> None:
    async def story() -> None:
        table, guests = await seated_game(server.address, {"game": "duel"}, 2)
        spectator = await Guest.arrive(server.address)
        async with leaving([*guests, spectator]):
            anna, ben = guests
            insult = await ben.post(f"/api/tables/{table}/chat", {"text": "an insult"})
            for n in range(60):
                await spectator.post(f"/api/tables/{table}/chat", {"text": f"line {n}"})
            read = (await anna.get(f"/api/tables/{table}"))["chat"]
            assert [line["text"] for line in read] == ["an insult"]
            assert len((await spectator.get(f"/api/tables/{table}"))["chat"]) == 50
            reported = f"/api/tables/{table}/chat/{insult['id']}/report"
            assert (await anna.client.post(reported, json={"reason": "rude"})).status_code == 204
            muted = {"kind": "mute", "table": table, "line": insult["id"]}
            assert (await anna.client.post("/api/circle", json=muted)).status_code == 204
            # A message that a user cannot receive cannot be reported either.
            unheard = f"/api/tables/{table}/chat/{insult['id'] + 1}/report"
            assert (await anna.client.post(unheard, json={})).status_code == 404

    asyncio.run(story())


# --- people ---


def test_whoever_is_blocked_does_not_follow(server: ServerProcess) -> None:
    async def story() -> None:
        one, other = await account(server, "Keeps Away"), await account(server, "Is Kept Away")
        async with leaving([one, other]):

            async def tie(who: Guest, kind: str, name: str) -> Any:
                return await who.client.post("/api/circle", json={"kind": kind, "name": name})

            assert (await tie(other, "follow", "Keeps Away")).status_code == 204
            assert (await tie(one, "block", "Is Kept Away")).status_code == 204
            assert (await other.get("/api/circle"))["follows"] == []
            refused = await tie(other, "follow", "Keeps Away")
            assert (refused.status_code, refused.json()["key"]) == (403, "server-refused-apart")
            assert (await other.get("/api/circle"))["follows"] == []

    asyncio.run(story())


def test_the_same_invitation_calls_once(server: ServerProcess) -> None:
    async def story() -> None:
        import json

        from websockets.asyncio.client import connect

        owner, friend = await account(server, "Inviter"), await account(server, "Invited")
        async with leaving([owner, friend]):
            table = await owner.open({"game": "duel"})
            address = server.address.replace("http", "ws", 1) + "/api/live"
            cookie = {"Cookie": f"pharos_session={friend.cookie}"}
            async with connect(address, additional_headers=cookie) as live:
                for _ in range(9):
                    answer = await owner.client.post(
                        f"/api/tables/{table}/invitations", json={"name": "Invited"}
                    )
                    assert answer.status_code == 204
                await live.send('{"type": "ping"}')
                calls = 0
                async with asyncio.timeout(20):
                    while (message := json.loads(await live.recv()))["type"] != "pong":
                        calls += message["type"] == "called"
                assert calls == 1

    asyncio.run(story())


def test_a_name_has_a_letter_or_a_digit() -> None:
    for name in ("..", "--", "_._", "- -"):
        with pytest.raises(CommandRejected, match="server-refused-name"):
            clean_name(name)
    assert clean_name("A.") == "A."
    assert clean_name("12") == "12"


# --- rights of a token ---


def test_a_token_neither_makes_a_bot_nor_ends_other_tokens(server: ServerProcess) -> None:
    async def story() -> None:
        owner = await account(server, "Token Owner")
        async with leaving([owner]):
            first, second = [await owner.post("/api/tokens", {"label": label}) for label in ("a", "b")]
            async with httpx.AsyncClient(base_url=server.address, timeout=30) as program:
                program.headers["Authorization"] = f"Bearer {first['secret']}"
                for answer in (
                    await program.post("/api/bot"),
                    await program.delete(f"/api/tokens/{second['id']}"),
                ):
                    assert (answer.status_code, answer.json()["key"]) == (403, "server-refused-token")
                assert (await owner.get("/api/me"))["kind"] == "account"
                assert {one["id"] for one in (await program.get("/api/tokens")).json()} == {
                    first["id"],
                    second["id"],
                }
                # A leaked token can revoke itself.
                assert (await program.delete(f"/api/tokens/{first['id']}")).status_code == 204
                assert (await program.get("/api/me")).status_code == 401

    asyncio.run(story())


def test_nobody_in_between_keeps_personal_answers(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as client:
        client.post("/api/guest", json={})
        for path in ("/api/me", "/api/mine", "/api/settings", "/api/nothing-here"):
            assert client.get(path).headers["cache-control"] == "no-store", path
        assert client.get("/").headers["cache-control"] == "no-cache"


# --- limits ---


def test_addresses_of_one_household_count_together(guarded: ServerProcess) -> None:
    assert group_of("2001:db8:1:2:aaaa::1") == group_of("2001:db8:1:2:bbbb::2") != group_of("2001:db8:1:3::1")
    with httpx.Client(base_url=guarded.address) as client:
        codes = []
        for n in range(30):
            headers = {"X-Forwarded-For": f"2001:db8:7:7::{n + 1:x}"}
            body = {"name": "Nobody Here", "password": "wrong password"}
            codes.append(client.post("/api/session", json=body, headers=headers).status_code)
        assert codes.count(429) >= 15
        elsewhere = {"X-Forwarded-For": "2001:db8:7:8::1"}
        assert client.post("/api/session", json=body, headers=elsewhere).status_code == 403


def test_many_opened_at_once_find_no_more_room(guarded: ServerProcess) -> None:
    async def story() -> None:
        guest = await Guest.arrive(guarded.address)
        async with leaving([guest]):
            computers = {str(seat): "random" for seat in range(1, 7)}
            body = {"settings": {"game": "classic", "players": 7}, "computers": computers}
            answers = await asyncio.gather(*(guest.client.post("/api/tables", json=body) for _ in range(12)))
            made = [answer for answer in answers if answer.is_success]
            assert len(made) * 6 == MOST_COMPUTERS
            assert {answer.json()["key"] for answer in answers if not answer.is_success} == {
                "server-refused-too-many-open"
            }

    asyncio.run(story())


def test_imports_have_a_quota(tmp_path: Any) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"
    migrate(url)

    async def keep(data: bytes, times: int) -> None:
        database = Database(url)
        queries = TableQueries(database)
        async with database.writing() as connection:
            from pharos.server.store.schema import records

            await connection.execute(records.delete())
            rows = [{"id": f"r{n}", "account": "a", "data": data, "at": n} for n in range(times)]
            await connection.execute(insert(records), rows)
        try:
            await queries.keep_record("b", data, 1)
            await queries.keep_record("a", data, 1)
        finally:
            await database.close()

    asyncio.run(keep(b"{}", MOST_RECORDS - 1))
    with pytest.raises(CommandRejected, match="too-many-records"):
        asyncio.run(keep(b"{}", MOST_RECORDS))
    large = b" " * (MOST_RECORDED // 10)
    asyncio.run(keep(large, 9))
    with pytest.raises(CommandRejected, match="too-many-records"):
        asyncio.run(keep(large, 10))


def test_an_imported_record_keeps_little_beside_the_game() -> None:
    game = pharos.new_game("duel", seed=1)
    record = game.record({"players": ["A", "B"], "event": "Club"})
    assert imported(record)["meta"] == {"players": ["A", "B"], "event": "Club"}
    with pytest.raises(pharos.PharosError, match="meta"):
        imported(game.record({"players": ["A", "B"], "note": "x" * LARGEST_META}))


def test_a_full_disk_is_told_as_such() -> None:
    request: Any = None
    answer = on_failure(request, Unstored())
    assert (answer.status_code, answer.content.key) == (503, "server-refused-unstored")


def test_push_services_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A response without end costs neither memory nor time."""
    listening = socket.create_server(("127.0.0.1", 0))
    sent = 0

    def endless() -> None:
        nonlocal sent
        line, _ = listening.accept()
        line.recv(65536)
        line.sendall(b"HTTP/1.1 201 Created\r\nContent-Length: 999999999\r\n\r\n")
        try:
            while sent < 200 * 1024 * 1024:
                line.sendall(b"x" * 65536)
                sent += 65536
        except OSError:
            pass

    threading.Thread(target=endless, daemon=True).start()
    place = f"http://127.0.0.1:{listening.getsockname()[1]}"

    async def story() -> None:
        alerts = Alerts(Database("sqlite+aiosqlite://"), [place], "mailto:x@y")

        async def signed(_endpoint: str) -> str:
            return "vapid"

        monkeypatch.setattr(alerts, "_authorization", signed)
        point = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
        began = time.monotonic()
        async with httpx.AsyncClient() as client:
            await alerts._send(client, f"{place}/push", point, "tBHItJI5svbpez7KI4CCXg", "table123", {})
        assert time.monotonic() - began < 5

    asyncio.run(story())
    listening.close()
    assert sent < 20 * 1024 * 1024


def test_a_flood_writes_few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    throttle = Throttle(most=3, seconds=10)
    written = []
    for _ in range(50):
        try:
            written.append(throttle(None, "warning", {"event": "request_failed"}))
        except structlog.DropEvent:
            continue
    assert written == [{"event": "request_failed"}] * 3
    assert throttle(None, "warning", {"event": "another"}) == {"event": "another"}
    now += 10
    again = throttle(None, "warning", {"event": "request_failed"})
    assert again == {"event": "request_failed", "left_out": 47}
    record = logging.LogRecord("uvicorn.error", 30, "", 0, "Invalid HTTP request received.", (), None)
    assert [throttle.filter(record) for _ in range(5)] == [True, True, True, False, False]


def test_garbage_does_not_fill_the_log(new_server: NewServer) -> None:
    server = new_server()
    server.start()
    for _ in range(60):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(b"NONSENSE\r\n\r\n")
            line.recv(1000)
    server.stop()
    assert server.log.read_text().count("Invalid HTTP request") <= 21


# --- rated games ---


def test_quick_pairing_rates_nobody_against_themselves(guarded: ServerProcess) -> None:
    async def story() -> None:
        people = [
            await account(guarded, name, address)
            for name, address in (
                ("Pair One", "203.0.113.50"),
                ("Pair Two", "203.0.113.50"),
                ("Pair Far", "198.51.100.70"),
            )
        ]
        async with leaving(people):
            wanted = {"game": "duel", "rated": True}
            first, second, far = [(await one.post("/api/pairing", wanted))["id"] for one in people]
            assert first != second
            assert far in (first, second)

    asyncio.run(story())


def test_a_rated_game_from_one_address_changes_no_rating(new_server: NewServer) -> None:
    """At tournament tables everybody is seated, so the limit is checked when the game ends."""
    server = new_server(proxies="127.0.0.1")
    server.start()

    async def ratings(addresses: tuple[str, str], names: tuple[str, str]) -> list[int]:
        people = [await account(server, *both) for both in zip(names, addresses, strict=True)]
        async with leaving(people):
            settings = {"game": "duel", "rated": True}
            cup = {"name": "Cup", "kind": "swiss", "settings": settings, "rounds": 1}
            id = (await people[0].post("/api/tournaments", cup))["id"]
            assert (await people[1].client.post(f"/api/tournaments/{id}/entry")).status_code == 204
            assert (await people[0].client.post(f"/api/tournaments/{id}/start")).status_code == 204
            async with asyncio.timeout(60):
                while (table := (await people[0].get(f"/api/tournaments/{id}")).get("table")) is None:
                    await asyncio.sleep(0.1)
                for _ in range(20):  # enough for a game that counts
                    for one in people:
                        state = (await one.get(f"/api/tables/{table}"))["state"]
                        if (decision := state.get("decision")) is not None:
                            choice = decision["options"][0]["choice"]
                            await one.command(table, type="choose", decision=decision["id"], choice=choice)
            await people[1].command(table, type="resign")
            return [len((await people[0].get(f"/api/people/{name}"))["ratings"]) for name in names]

    async def story() -> None:
        assert await ratings(("203.0.113.5", "203.0.113.5"), ("Self One", "Self Two")) == [0, 0]
        assert await ratings(("203.0.113.5", "198.51.100.7"), ("Near", "Far Away")) == [1, 1]

    asyncio.run(story())


def test_three_and_more_have_a_limit_a_day_too(tmp_path: Any) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"
    migrate(url)
    now = 10 * DAY

    async def met(games: int, people: tuple[str, ...]) -> bool:
        database = Database(url)
        async with database.writing() as connection:
            await connection.execute(seats.delete())
            rows = [
                {"game": f"g{n}", "seat": seat, "account": account, "ended": now - 1000}
                for n in range(games)
                for seat, account in enumerate(people)
            ]
            await connection.execute(insert(seats), rows)
            finish = Finish(
                "classic-3", True, None, "game", now, [("a", 0, 0, 60), ("b", 1, 1, 50), ("c", 2, 2, 40)]
            )
            often = await often_met(connection, finish)
        await database.close()
        return often

    assert not asyncio.run(met(MOST_RATED_A_DAY, ("a", "b", "c")))
    assert asyncio.run(met(MOST_RATED_A_DAY + 1, ("a", "b", "c")))
    assert asyncio.run(met(MOST_RATED_A_DAY + 1, ("a", "b", "other")))
    assert not asyncio.run(met(MOST_RATED_A_DAY + 1, ("a", "x", "y")))


# --- quick pairing, and who has won ---


def test_quick_pairing_has_a_clock_and_a_choice_of_one(server: ServerProcess) -> None:
    async def story() -> None:
        people = [await Guest.arrive(server.address) for _ in range(4)]
        async with leaving(people):
            days = {"type": "days", "days": 1}
            wanted: list[dict[str, Any]] = [{}, {"clock": days}, {"clock": days}, {"clock": None}]
            tables = [
                (await one.post("/api/pairing", {"game": "duel", **more}))["id"]
                for one, more in zip(people, wanted, strict=True)
            ]
            usual, by_days, also_by_days, whatever = tables
            assert usual != by_days == also_by_days
            assert whatever == usual
            for table, clock in ((usual, "pool"), (by_days, "days")):
                state = (await people[0].get(f"/api/tables/{table}"))["state"]
                assert (state["status"], state["settings"]["clock"]["type"]) == ("live", clock)

    asyncio.run(story())


def test_whoever_left_has_not_won_with_the_computer() -> None:
    play = Play(Settings("classic", players=3, absence=10), people=3)
    play.absent = {2: play.now}
    play.now += 10_000
    play.command(0, LetComputerPlay(2))
    chance = random.Random(3)
    while play.table.status == "live":
        for seat in play.table.thinking:
            decision = play.table.round.decision(seat) if play.table.round else None
            assert decision is not None
            choice = str(chance.choice(play.table.options(seat)))
            computer = play.table.seats[seat].computer
            play._enter(log.Chose(play.now, seat, decision, choice, computer))
    for winners in ((2,), (0,), (0, 2)):
        play.table.outcome = Outcome(winners, None, "game")
        finish = finish_of(play.table)
        won = [finish.columns(seat, place, 0)["won"] for _, seat, place, _ in finish.people]
        assert won == [0 in winners, False, False]
        assert finish.people[2][2] == 2


# --- links ---


def test_head_answers_like_get_without_a_body(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as client:
        for path in ("/", "/api/health", "/t/abcdefgh1234", "/api/nothing"):
            got, head = client.get(path), client.head(path)
            assert (head.status_code, head.content) == (got.status_code, b""), path
            assert head.headers["content-type"] == got.headers["content-type"]
        assert client.head("/api/health").headers["content-length"] == str(
            len(client.get("/api/health").content)
        )


def test_a_link_says_which_table_waits(server: ServerProcess) -> None:
    async def story() -> None:
        owner = await account(server, "Lena")
        async with leaving([owner]):
            table = await owner.open({"game": "classic", "players": 4})
            closed = await owner.open(
                {"game": "duel", "spectators": False}, computers={"1": "random"}, start=True
            )

            async def page(path: str, language: str) -> str:
                answer = await owner.client.get(path, headers={"Accept-Language": language})
                return answer.text

            if "og:title" not in (english := await page(f"/t/{table}", "en")):
                pytest.skip("the browser client is not built here")
            assert '<meta property="og:title" content="Lena invites you to play 7 Wonders" />' in english
            assert "3 of 4 seats are free" in english
            picture = f"{server.address}/preview-classic.jpg"
            assert f'<meta property="og:image" content="{picture}" />' in english
            assert (await owner.client.get(picture)).headers["content-type"] == "image/jpeg"
            assert f'content="{server.address}/icon-512.png"' in await page("/", "en")
            assert "Свободно 3 места из 4" in await page(f"/t/{table}", "ru-RU,ru;q=0.9")
            assert "Lena" not in await page(f"/t/{closed}", "en")
            assert "og:title" in await page("/t/../../etc", "en")

    asyncio.run(story())


def test_a_name_in_a_preview_is_no_markup() -> None:
    summary = TableSummary("t", "open", "duel", (), 2, False, True, ("<b>x", None), '"><script>', 0, "none")
    assert told(summary, "en")[0] == '"><script> invites you to play 7 Wonders Duel'

    class Queries:
        async def summary(self, _game: str) -> TableSummary:
            return summary

    request: Any = SimpleNamespace(headers={"host": 'x"><script>'}, scope={"scheme": "http"})
    queries: Any = Queries()
    tags = asyncio.run(preview(request, queries, "t/abcdefgh"))
    assert "<script" not in tags


def test_a_shared_address_has_room_for_those_behind_it() -> None:
    now = 0.0

    def refused(household: int, what: str, times: int) -> int:
        limits = Limits(clock=lambda: now, household=household)
        count = 0
        for n in range(times):
            try:
                limits.check(what, "203.0.113.5" if what == "guest" else f"person {n}", "203.0.113.5")
            except TooOften:
                count += 1
        return count

    for what in ("guest", "table"):
        usual = refused(5, what, 400)
        assert usual > 0
        assert refused(50, what, 400) < usual
        assert refused(1, "guest", 20) == 0  # never less than for a single household


def test_every_address_that_others_can_use_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert addresses.links("192.168.1.5", 8000) == ["http://192.168.1.5:8000/"]
    assert addresses.links("::1", 8000) == ["http://[::1]:8000/"]
    monkeypatch.setattr(addresses, "machine_addresses", lambda six: ["192.168.1.5", "10.0.0.2"])
    found = addresses.links("0.0.0.0", 8000)
    said = addresses.announcement(found, code=True)
    assert said.splitlines()[:3] == [
        "Pharos serves at http://127.0.0.1:8000/",
        "On other devices: http://192.168.1.5:8000/",
        "On other devices: http://10.0.0.2:8000/",
    ]
    assert "\u2584" in said or "\u2588" in said  # the QR code, in half blocks
    assert (
        addresses.announcement(["http://127.0.0.1:8000/"], code=True)
        == "Pharos serves at http://127.0.0.1:8000/"
    )
    monkeypatch.undo()
    for one in addresses.machine_addresses(six=True):
        assert not ipaddress.ip_address(one).is_loopback
