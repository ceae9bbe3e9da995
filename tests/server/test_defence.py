"""Protection against greedy clients, wall clock jumps, and operator errors."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import structlog
import structlog.testing
import websockets
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import ClientConnection, connect

from pharos.server import connection, connection_limits, logs
from pharos.server.auth import Principal
from pharos.server.bus import Bus
from pharos.server.bus_messages import BusMessage
from pharos.server.limits import HOUSEHOLD, RATES, SOCKETS, Limits, TooMany, TooOften
from pharos.server.live import deadlines
from pharos.server.run import run
from pharos.server.search_pool import FairQueue
from pharos.server.search_process import Client
from pharos.server.server_clock import ServerClock
from pharos.server.settings import load
from pharos.server.store.heartbeat import lost_in
from pharos.server.store.migrate import migrate
from pharos.server.store.trouble import NotServed
from pharos.server.table_registry import TableRegistry
from pharos.server.time_slicer import TimeSlicer
from pharos.table import Person, Settings
from pharos.table.search_requests import Question
from pharos.wire.messages import NewTable
from tests.server.conftest import NewServer
from tests.server.nursery import Nursery
from tests.server.player import Data, Guest, Player, leaving, seated_game
from tests.server.process import ServerProcess, free_port
from tests.server.test_hostile import healthy

# --- limits ---


def test_limits_count_persons_and_addresses() -> None:
    now = 0.0
    limits = Limits(clock=lambda: now)
    burst = int(RATES["frame"][1])
    for _ in range(burst):
        limits.check("frame", "ann", "1.1.1.1")
    with pytest.raises(TooOften):
        limits.check("frame", "ann", "2.2.2.2")  # from any address
    for n in range(burst * (HOUSEHOLD - 1)):  # several people behind one address
        limits.check("frame", f"p{n}", "1.1.1.1")
    with pytest.raises(TooOften):
        limits.check("frame", "one more", "1.1.1.1")
    limits.check("frame", "bob", "3.3.3.3")
    now += 10
    limits.check("frame", "ann", "1.1.1.1")


def test_sockets_are_capped_for_persons_and_addresses() -> None:
    limits = Limits()
    held = [limits.socket("ann", f"1.1.1.{n}") for n in range(SOCKETS)]
    for one in held:
        one.__enter__()
    with pytest.raises(TooMany), limits.socket("ann", "9.9.9.9"):
        pass
    held.pop().__exit__(None, None, None)
    with limits.socket("ann", "9.9.9.9"), limits.socket("ann", "9.9.9.9", lambda: True):
        pass
    others = [limits.socket(f"p{n}", "5.5.5.5") for n in range(SOCKETS * HOUSEHOLD)]
    for one in others:
        one.__enter__()
    with pytest.raises(TooMany), limits.socket("new", "5.5.5.5"):
        pass


def test_thinking_is_shared_by_addresses_persons_and_tables() -> None:
    line = FairQueue()

    def ask(address: str, person: str, table: str) -> None:
        question = Question("master", 0, 0, {"who": f"{address}{person}{table}"})
        line.put(Client(True, address, person, table)[1:], (question, None, 0.0))  # type: ignore[arg-type]

    for table in range(50):
        ask("a", "1", str(table))
    ask("a", "2", "x")
    ask("b", "3", "y")
    taken = [line.take()[0].view["who"] for _ in range(52)]
    assert taken[:4] == ["a10", "b3y", "a2x", "a11"]
    assert sorted(taken) == sorted(f"a1{n}" for n in range(50)) + ["a2x", "b3y"]
    assert not line.length


def test_long_work_lets_others_go_on() -> None:
    async def story() -> int:
        time_slicer = TimeSlicer()

        def work() -> Generator[None, None, int]:
            for _ in range(60):
                time.sleep(0.0005)
                yield
            return 7

        turns, stop = 0, False

        async def tick() -> None:
            nonlocal turns
            while not stop:
                await asyncio.sleep(0)
                turns += 1

        ticking = asyncio.create_task(tick())
        assert await asyncio.gather(time_slicer.do(work()), time_slicer.do(work())) == [7, 7]
        stop = True
        await ticking
        return turns

    assert asyncio.run(story()) > 20  # sixty milliseconds of work, in slices of one


def test_a_table_where_nobody_sits_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = load({"database": f"sqlite:///{tmp_path / 'hall.sqlite3'}"}, {})
    migrate(settings.database_url)

    async def story() -> None:
        registry = TableRegistry(settings)
        await registry.start()
        ann = Person("ann", "Ann", "guest")
        computers = {"0": "random", "1": "random"}
        empty = NewTable(Settings("duel"), None, computers, start=True)
        id = await registry.opener.open(ann, empty, "1.1.1.1")
        taken = await registry.opener.open(ann, NewTable(Settings("duel"), 0), "1.1.1.1")
        assert await registry.table_queries.held("ann", "1.1.1.1") == ((2, 2), (2, 2))
        for one in (id, taken):
            table = await registry.table(one)
            assert table.idle  # nobody watches, so the computer does not play against itself
            await table.deadlines.check_empty()
            assert table.table.status == ("live" if one == id else "open")
        monkeypatch.setattr(deadlines, "DESERTED", -1)
        for one in (id, taken):
            await (await registry.table(one)).deadlines.check_empty()
        assert (await registry.table(id)).table.status == "closed"
        assert (await registry.table(taken)).table.status == "open"
        # Who created it, and from which address, is deleted when it ends.
        assert await registry.table_queries.held("ann", "1.1.1.1") == ((1, 0), (1, 0))
        assert await registry.table_queries.origin(id) is None
        await registry.stop()

    asyncio.run(story())


def test_a_message_that_only_a_newer_process_understands_is_let_be(tmp_path: Path) -> None:
    settings = load({"database": f"sqlite:///{tmp_path / 'hall.sqlite3'}"}, {})

    async def story() -> None:
        registry = TableRegistry(settings)
        heard: list[str] = []

        def hear(message: BusMessage) -> None:
            registry.peers.hear(message)
            heard.append(type(message).__name__)

        bus = Bus("here", hear, lambda: None)
        call = {"type": "call", "table": "t", "person": "ann", "why": "by pigeon"}
        known = {"type": "lobby", "more": 1}
        bus._heard(json.dumps(["there", call, {"type": "weather"}, [], known]))
        bus._heard(json.dumps(["here", known]))  # one's own
        for damaged in ("not json", "[]", '[{"type": "lobby"}]'):
            bus._heard(damaged)
        assert heard == ["LobbyChanged"]
        assert not registry._tasks
        await registry.database.close()

    asyncio.run(story())


def test_who_leaves_before_being_let_in_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> list[Any]:
        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(_message: Any) -> None:
            raise ClientDisconnected

        async def asked(*_: Any) -> Principal:
            return Principal(Person("ann", "Ann", "guest"), "secret", "session")

        monkeypatch.setattr(connection, "asking", asked)
        monkeypatch.setattr(connection, "check_origin", lambda *_: None)
        monkeypatch.setattr(connection, "address_of", lambda _: "1.1.1.1")
        registry: Any = SimpleNamespace(
            settings=SimpleNamespace(origins=()), clients=SimpleNamespace(make_room=lambda _: False)
        )
        scope = {"type": "websocket", "extensions": {}, "headers": []}
        with structlog.testing.capture_logs() as said:
            await connection.live_connection(scope, receive, send, registry, Limits())
        return said

    assert asyncio.run(story()) == []


# --- the same over a real server ---


async def from_address(server: ServerProcess, address: str) -> Guest:
    """A guest who connects from this address of the machine."""
    client = httpx.AsyncClient(
        base_url=server.address, timeout=30, transport=httpx.AsyncHTTPTransport(local_address=address)
    )
    me = (await client.post("/api/guest", json={})).json()
    client.headers["X-CSRF-Token"] = me["csrf"]
    return Guest(server.address, client, me, client.cookies["pharos_session"])


async def live(guest: Guest, address: str) -> ClientConnection:
    """A live connection from this address."""
    return await connect(
        guest.address.replace("http", "ws", 1) + "/api/live",
        additional_headers={"Cookie": f"pharos_session={guest.cookie}"},
        origin=websockets.Origin(guest.address),
        compression=None,
        max_size=None,
        local_addr=(address, 0),
        close_timeout=2,
    )


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Any:
    """A server with limits, for this file."""
    running = ServerProcess(tmp_path_factory.mktemp("guarded"), nursery=nursery, limits="true")
    running.start()
    yield running
    running.end()


def test_asking_over_many_sockets_stops_nobody(guarded: ServerProcess) -> None:
    """Ten sockets of one guest ask without end at a table of seven; all others get prompt answers."""

    async def story() -> None:
        hostile = await from_address(guarded, "127.0.0.21")
        friend = await from_address(guarded, "127.0.0.22")
        async with leaving([hostile, friend]):
            settings = {"game": "classic", "players": 7, "expansions": ["leaders", "cities"]}
            computers = {str(seat): "random" for seat in range(1, 7)}
            table = await hostile.open(settings, computers=computers, start=True)
            sockets = [await live(hostile, "127.0.0.21") for _ in range(10)]
            question = {"choice": "build:altar", "seat": 0}
            frame = json.dumps({"type": "ask", "id": 1, "table": table, "question": question})
            keys: set[str] = set()

            async def ask(socket: ClientConnection) -> None:
                with suppress(websockets.ConnectionClosed):
                    while True:
                        await socket.send(frame)
                        keys.add(json.loads(await socket.recv()).get("key"))

            asking = [asyncio.create_task(ask(socket)) for socket in sockets]
            slowest = 0.0
            for _ in range(20):
                began = time.perf_counter()
                assert (await friend.client.get("/api/health")).status_code == 200
                slowest = max(slowest, time.perf_counter() - began)
                await asyncio.sleep(0.05)
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            for socket in sockets:
                await socket.close()
            assert "server-refused-too-often" in keys
            assert slowest < 5.0  # it takes milliseconds on a quiet machine

    asyncio.run(story())
    healthy(guarded)


def test_a_thirteenth_socket_takes_the_place_of_one_that_only_waits(guarded: ServerProcess) -> None:
    """A page that shows no table is disconnected in favor of a newer one; a page that follows a table never
    is."""

    async def story() -> None:
        guest = await from_address(guarded, "127.0.0.31")
        async with leaving([guest]):
            table = await guest.open({"game": "duel"})
            sockets = [await live(guest, "127.0.0.31") for _ in range(SOCKETS)]

            async def to_the_end(socket: ClientConnection) -> None:
                while True:
                    await asyncio.wait_for(socket.recv(), 30)

            async def follow(socket: ClientConnection) -> None:
                await socket.send(json.dumps({"type": "watch", "table": table}))
                while json.loads(await asyncio.wait_for(socket.recv(), 30))["type"] != "snapshot":
                    pass

            for socket in sockets[:2] + sockets[4:]:
                await follow(socket)
            for oldest in sockets[2:4]:
                newer = await live(guest, "127.0.0.31")
                with pytest.raises(websockets.ConnectionClosed) as replaced:
                    await to_the_end(oldest)
                assert replaced.value.rcvd is not None
                assert replaced.value.rcvd.code == 4409
                await follow(newer)
                sockets.append(newer)
            del sockets[2:4]
            one_more = await live(guest, "127.0.0.32")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await one_more.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (
                4429,
                "server-refused-too-many-sockets",
            )
            await sockets.pop().close()
            await asyncio.sleep(0.1)
            again = await live(guest, "127.0.0.32")
            assert json.loads(await again.recv())["type"] == "welcome"
            for socket in (*sockets, again):
                await socket.close()

    asyncio.run(story())


def test_a_burst_of_tiny_frames_is_cut_off(guarded: ServerProcess) -> None:
    """Twenty thousand frames at once: the connection is closed, and the health check still answers."""

    async def story() -> None:
        guest = await from_address(guarded, "127.0.0.33")
        async with leaving([guest]):
            raw = await live(guest, "127.0.0.33")
            masked = b"\x89\x80\x00\x00\x00\x00"  # a ping without content
            raw.transport.write(masked * 20_000)
            began = time.perf_counter()
            assert (await guest.client.get("/api/health")).status_code == 200
            assert time.perf_counter() - began < 5.0
            await asyncio.wait_for(raw.wait_closed(), 10)

    asyncio.run(story())
    assert "too_many_frames" in guarded.log.read_text()


def test_tables_and_computers_are_capped_and_the_lobby_is_not_taken_over(guarded: ServerProcess) -> None:
    async def story() -> None:
        guests = [await from_address(guarded, "127.0.0.41") for _ in range(3)]
        friend = await from_address(guarded, "127.0.0.42")
        async with leaving([*guests, friend]):
            masters = {
                "settings": {"game": "duel", "public": True},
                "computers": {"0": "master", "1": "master"},
            }
            refused = made = 0
            for guest in guests:
                for _ in range(15):
                    answer = await guest.client.post(
                        "/api/tables", json=masters | {"seat": None, "start": True}
                    )
                    made += answer.status_code == 201
                    refused += answer.json().get("key") == "server-refused-too-many-open"
            assert made == 36  # 24 computers each, two at a table
            assert refused == 9
            assert not [
                table
                for table in (await friend.client.get("/api/lobby")).json()["tables"]
                if "computer:master" in table["seats"]
            ]
            # Nobody watches those tables, so the computer has time for people.
            table = await friend.open({"game": "duel"}, computers={"1": "greedy"}, start=True)
            player = Player(friend, table, 1)
            await asyncio.wait_for(player.play(), 60)

    asyncio.run(story())


def test_half_requests_end_and_do_not_shut_others_out(new_server: NewServer) -> None:
    """More half-sent requests than file handles: other clients are served, and the log gives the reason."""
    server = new_server(limits="true")
    server.start()
    os_limit = 256
    resource.prlimit(server.id, resource.RLIMIT_NOFILE, (os_limit, os_limit))
    held = []
    try:
        for n in range(300):
            one = socket.socket()
            one.bind(("127.0.0.51", 0))
            one.settimeout(5)
            with suppress(OSError):
                one.connect(("127.0.0.1", server.port))
                one.send(b"POST /api/guest HTTP/1.1\r\nHost: x\r\n" + (b"X: 1\r\n" if n % 2 else b""))
            held.append(one)
        with httpx.Client(base_url=server.address, timeout=10) as client:
            assert client.post("/api/guest", json={}).status_code == 200
        began = time.monotonic()
        ended = 0
        for one in held:
            one.settimeout(max(0.1, connection_limits.HEAD + 10 - (time.monotonic() - began)))
            with suppress(OSError):
                if one.recv(1):
                    continue
            ended += 1
        assert ended == len(held)
        assert time.monotonic() - began < connection_limits.HEAD + 10
    finally:
        for one in held:
            one.close()
    text = server.log.read_text()
    assert "head_too_slow" in text
    assert "too_many_connections" in text
    assert "127.0.0.51" in text
    healthy(server)


def test_an_endless_head_ends(guarded: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", guarded.port), timeout=10) as endless, suppress(OSError):
        endless.sendall(b"GET / HTTP/1.1\r\n")
        for n in range(100_000):
            endless.sendall(b"X-%d: %s\r\n" % (n, b"a" * 1000))
        raise AssertionError("a head of a hundred megabytes was taken")
    assert "head_too_large" in guarded.log.read_text()
    assert connection_limits.believed("10.1.2.3", ["10.0.0.0/8"])
    assert not connection_limits.believed("11.1.2.3", "10.0.0.0/8, 127.0.0.1")


def test_who_does_not_listen_is_turned_away_at_the_door(guarded: ServerProcess) -> None:
    """Hundreds of requests at once cost no more than reading their headers; other clients are served."""
    one = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    with socket.create_connection(
        ("127.0.0.1", guarded.port), timeout=20, source_address=("127.0.0.61", 0)
    ) as greedy:
        greedy.sendall(one * (int(connection_limits.ASKED[1]) + 100))
        answered = b""
        with suppress(ConnectionResetError):
            while data := greedy.recv(65536):
                answered += data
    assert b"429 Too Many Requests" in answered
    assert b"server-refused-too-often" in answered
    with socket.create_connection(("127.0.0.1", guarded.port), timeout=20) as other:
        other.sendall(one)
        assert other.recv(100).startswith(b"HTTP/1.1 200")


def test_a_client_that_leaves_is_no_failure(guarded: ServerProcess) -> None:
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", guarded.port)) as leaving_early:
            leaving_early.sendall(
                b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b'Content-Length: 100\r\n\r\n{"name":'
            )
    time.sleep(0.3)
    healthy(guarded)


# --- clocks ---


def test_time_is_deaf_to_the_wall_clock() -> None:
    wall, steady = 1_000_000_000_000, 5_000_000_000
    clock = ServerClock(lambda: wall, lambda: steady)
    began = clock.now()
    wall += 3600 * 10**9  # an hour ahead
    steady += 10**9
    assert clock.now() == began + 1000
    wall -= 2 * 3600 * 10**9
    steady += 10**9
    assert clock.now() == began + 2000
    # The next server continues from the last one's time, whatever the wall clock says.
    later = ServerClock(lambda: wall, lambda: steady)
    later.not_before(began + 2000)
    assert later.now() == began + 2000


def test_downtime_costs_no_player_time(new_server: NewServer) -> None:
    server = new_server()
    server.start()
    down = 4.0

    async def story() -> None:
        settings = {"game": "duel", "clock": {"type": "pool", "pool": 600, "increment": 0}}
        table, guests = await seated_game(server.address, settings, 2)
        async with leaving(guests):

            async def left() -> list[int]:
                state = (await guests[0].client.get(f"/api/tables/{table}")).json()["state"]
                return [seat["clock"] for seat in state["seats"]]

            before = await left()
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(down)
            took = await asyncio.to_thread(server.start)
            after = await left()
            spent = sum(before) - sum(after)
            # Heartbeats are two seconds apart: the time between the last one and the kill is lost.
            assert -2500 <= spent < 1500, (spent, took)
            await asyncio.sleep(0.5)
            assert sum(after) - sum(await left()) >= 400  # and it runs again
            players = [Player(guest, table, n) for n, guest in enumerate(guests)]
            await asyncio.gather(*(player.play() for player in players))

    asyncio.run(story())
    assert lost_in([(0, 10)], 20, 30) == 0


# --- careless operators ---


def started(database: str, port: int | None = None) -> tuple[int, str, str]:
    """Starts `pharos serve`, which must fail; returns exit status, stdout, stderr."""
    ended = subprocess.run(
        [
            sys.executable, "-m", "pharos.terminal.cli", "serve",
            "--database", database, "--port", str(port or free_port()),
        ],
        capture_output=True,
        text=True,
        timeout=60,
        env=os.environ | {"PHAROS_SETTINGS": ""},
    )  # fmt: skip
    return ended.returncode, ended.stdout, ended.stderr


def test_a_start_that_fails_is_one_sentence(tmp_path: Path) -> None:
    good = tmp_path / "good.sqlite3"
    migrate(f"sqlite+aiosqlite:///{good}")
    newer = tmp_path / "newer.sqlite3"
    migrate(f"sqlite+aiosqlite:///{newer}")
    with sqlite3.connect(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    rubbish = tmp_path / "rubbish.sqlite3"
    rubbish.write_bytes(b"this is no database at all" * 400)
    damaged = tmp_path / "damaged.sqlite3"
    migrate(f"sqlite+aiosqlite:///{damaged}")
    with sqlite3.connect(damaged) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.executemany(
            "INSERT INTO records (id, account, data, at) VALUES (?, 'a', ?, 0)",
            [(str(n), b"x" * 3000) for n in range(200)],
        )
    data = bytearray(damaged.read_bytes())
    data[100_000:300_000] = os.urandom(200_000)
    damaged.write_bytes(data)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        cases: list[tuple[str, int | None, str]] = [
            (f"sqlite:///{newer}", None, "newer"),
            (f"sqlite:///{rubbish}", None, "damaged"),
            (f"sqlite:///{damaged}", None, "damaged"),
            (f"sqlite:///file:{good}?mode=ro&uri=true", None, "only be read"),
            (f"sqlite:///{good}/below/x.sqlite3", None, "cannot"),
            (f"sqlite:///{good}", taken.getsockname()[1], "in use"),
            (f"postgresql://nobody@localhost:{free_port()}/nothing", None, "cannot be reached"),
        ]
        for database, port, word in cases:
            with pytest.raises(NotServed, match=word) as refused:
                run(load({"database": database, "port": port or free_port()}, {}))
            assert "\n" not in str(refused.value)
        code, out, error = started(f"sqlite:///{good}", taken.getsockname()[1])
        assert (code, out, error.count("\n")) == (1, "", 1)
        assert "in use" in error


def test_no_such_database_is_one_sentence(postgres: Any) -> None:
    address = postgres()
    with pytest.raises(NotServed, match="There is no database"):
        run(load({"database": address.replace("/pharos", "/nothing", 1), "port": free_port()}, {}))


def test_a_full_disk_is_told_and_becomes_free_again(new_server: NewServer, tmp_path: Path) -> None:
    """Files cannot grow: nothing is reported as stored that is not, and the games continue afterwards."""
    server = new_server()
    server.start()
    file = tmp_path / "0" / "games.sqlite3"
    rounds = int(os.environ.get("PHAROS_TEST_FULL_DISKS", "1"))

    async def story() -> None:
        table, guests = await seated_game(server.address, {"game": "duel"}, 2)
        async with leaving(guests):
            players = [Player(guest, table, n) for n, guest in enumerate(guests)]
            for player in players:
                player.pause = 0.1
            playing = [asyncio.create_task(player.play()) for player in players]
            for _ in range(rounds):
                await asyncio.sleep(0.5)
                log_file = Path(f"{file}-wal")
                size = max(log_file.stat().st_size, server.log.stat().st_size, 4096)
                resource.prlimit(server.id, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
                began = time.monotonic()
                while not any(player.unstored for player in players) and time.monotonic() - began < 20:
                    await asyncio.sleep(0.1)
                status = "ok"
                while status == "ok" and time.monotonic() - began < 20:
                    status = (await guests[0].client.get("/api/ready")).json()["status"]
                    await asyncio.sleep(0.1)
                assert status == "disk_full"
                infinite = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
                resource.prlimit(server.id, resource.RLIMIT_FSIZE, infinite)
                while (await guests[0].client.get("/api/ready")).status_code != 200:
                    await asyncio.sleep(0.1)
            for player in players:
                player.pause = 0.0
            states = await asyncio.gather(*playing)
            assert states[0]["result"] == states[1]["result"]
            record = (await guests[0].client.get(f"/api/tables/{table}/record")).json()
            for seat, player in enumerate(players):
                made = [choice for chooser, choice in record["choices"] if chooser == seat]
                acknowledged = [choice for _, choice in player.acknowledged]
                assert [one for n, one in enumerate(acknowledged) if not n or one != acknowledged[n - 1]] == [
                    one for n, one in enumerate(made) if not n or one != made[n - 1]
                ]

    asyncio.run(story())


# --- secrets and sizes ---


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_long_names_and_large_numbers_are_refused_before_the_store(
    new_server: NewServer, request: pytest.FixtureRequest, kind: str
) -> None:
    server = new_server(None if kind == "sqlite" else request.getfixturevalue("postgres")())
    server.start()

    async def story() -> None:
        guest = await Guest.arrive(server.address)
        async with leaving([guest]):
            for name in ("\ufdfa" * 24, "a\u0000b"):
                body = {"name": name, "password": "correct horse"}
                for path in ("/api/accounts", "/api/session"):
                    refused = await guest.client.post(path, json=body)
                    assert refused.status_code in (400, 403), (name, path, refused.text)
            for game in ("duel\u0000", "\ufdfa" * 40):
                refused = await guest.client.post("/api/pairing", json={"game": game})
                assert refused.status_code == 409, (game, refused.text)
            table = await guest.open({"game": "duel"})
            socket = await live(guest, "127.0.0.1")
            for chat in (2**31, 2**53, 2**31 - 1):
                message = {"type": "watch", "table": table, "since": 1, "chat": chat}
                await socket.send(json.dumps(message))
                answer: Data = {"type": "welcome"}
                while answer["type"] not in ("refused", "presence"):
                    answer = json.loads(await asyncio.wait_for(socket.recv(), 10))
                assert answer["type"] == ("presence" if chat < 2**31 else "refused")
            await socket.close()

    asyncio.run(story())
    assert "argon2" not in server.log.read_text()
    healthy(server)


def test_the_words_of_an_error_reach_no_log() -> None:
    try:
        try:
            raise ValueError("$argon2id$v=19$secret")
        except ValueError as error:
            raise RuntimeError("INSERT INTO accounts … $argon2id$") from error
    except RuntimeError as error:
        line = logs.where_it_failed(None, "error", {"event": "x", "exc_info": error})
    assert "argon2" not in json.dumps(line)
    assert "test_the_words_of_an_error_reach_no_log" in line["exception"][0]
    assert line["exception"][0].endswith("RuntimeError")
    assert line["exception"][1].endswith("ValueError")
