"""Hostile clients: every request is rejected with a clear error, without changes, stack traces, or 5xx."""

from __future__ import annotations

import asyncio
import json
import os
import random
import string
from typing import Any

import httpx
import pytest
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect

from tests.server.conftest import NewServer
from tests.server.player import Data, Guest, Player, leaving, seated_game
from tests.server.process import ServerProcess

EXAMPLES = int(os.environ.get("PHAROS_TEST_EXAMPLES", "8"))
FRAMES = int(os.environ.get("PHAROS_TEST_FRAMES", "2000"))


CHECKS = (
    "not_a_server_error",
    "response_schema_conformance",
    "status_code_conformance",
    "content_type_conformance",
)


def healthy(server: ServerProcess) -> None:
    """Asserts that no internal error was logged so far."""
    metrics = httpx.get(f"{server.address}/metrics").text
    assert "pharos_failures_total 0.0" in metrics, server.log.read_text()[-3000:]
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("kind", ["sqlite"] if EXAMPLES < 100 else ["sqlite", "postgresql"])
def test_schemathesis_finds_nothing(new_server: NewServer, request: pytest.FixtureRequest, kind: str) -> None:
    """Fuzzes the whole OpenAPI: every response must match the description."""
    import schemathesis  # slow to import, and used only here

    schemathesis.checks.load_all_checks()
    checks = [schemathesis.checks.CHECKS.get_one(name) for name in CHECKS]
    server = new_server(None if kind == "sqlite" else request.getfixturevalue("postgres")())
    server.start()
    client = httpx.Client(base_url=server.address, timeout=30)
    me = client.post("/api/accounts", json={"name": "Fuzzer", "password": "correct horse"}).json()
    headers = {"X-CSRF-Token": me["csrf"]}
    secret = client.post("/api/tokens", json={"label": "fuzz"}, headers=headers).json()["secret"]
    bearer = {"Authorization": f"Bearer {secret}"}
    table = client.post(
        "/api/tables",
        json={"settings": {"game": "duel"}, "computers": {"1": "random"}, "start": True},
        headers=headers,
    ).json()["id"]
    document = client.get("/api/openapi.json").json()
    assert len(document["paths"]) > 20
    for path in document["paths"].values():  # a real table now and then, so that not only 404 is covered
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                if parameter["in"] == "path" and parameter["name"] == "id":
                    parameter["schema"] = {"anyOf": [{"const": table}, parameter["schema"]]}
    schema = schemathesis.openapi.from_dict(document)
    schema.config.base_url = server.address

    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.path in ("/api/bot/events", "/api/bot/tables/{id}/stream"):
            continue  # streams do not end; bots have tests of their own
        if (operation.method.upper(), operation.path) == ("DELETE", "/api/tokens/{id}"):
            continue  # it might end our own session

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def fuzz(case: Any) -> None:
            nonlocal tried
            response = case.call(headers=bearer, timeout=30)
            tried += 1
            assert response.status_code < 500, (case.method, case.path, response.text)
            case.validate_response(
                response,
                checks=checks,
            )

        fuzz()
    assert tried > 100
    healthy(server)
    client.close()


BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'{"settings": 1}',
    b'{"settings": {"game": "chess"}}',
    b'{"settings": {"game": "duel", "players": 5}}',
    b'{"settings": {"game": "duel"}, "seat": 9}',
    b'{"settings": {"game": "duel"}, "computers": {"x": "random"}}',
    b'{"settings": {"game": "duel", "position": {"game": "duel"}}}',
    b'{"settings": {"game": "duel", "position": {"game": "duel", "cities": 5, "ages": "x"}}}',
    b'{"settings": {"game": "duel", "options": {"pawn_in_middle": 17}}}',
    b'{"settings": {"game": "duel", "clock": {"type": "pool", "pool": -1}}}',
    b'{"settings": {"game": "duel\\u0000"}}',
    b'{"settings": {"game": "\\ud800"}}',
    b"\xff\xfe",
    b"[" * 50_000,
    b'{"a":' * 10_000,
    b'{"settings": {"game": "' + b"x" * 60_000 + b'"}}',
]


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/positions", "/api/accounts"])
def test_bad_bodies_are_refused(server: ServerProcess, path: str) -> None:
    with httpx.Client(base_url=server.address) as client:
        headers = {
            "X-CSRF-Token": client.post("/api/guest", json={}).json()["csrf"],
            "Content-Type": "application/json",
        }
        for body in BODIES:
            answer = client.post(path, content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (path, body[:60], answer.text)
            assert set(answer.json()) <= {"key", "args", "rule"}
        large = client.post(path, content=b" " * 400_000, headers=headers)
        assert large.status_code == 413
    healthy(server)


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/nothing-here",
        "/api/tables/%00%00%00%00%00%00%00%00",
        "/api/tables/..%2f..%2fetc",
        "/api/people/%00%00",
        "/api/people/%ff%fe",
        "/api/records/%00aaaaaaaa",
        "/api/records/nothing-here/replay?at=99999999999999999999",
        "/api/nothing",
        "/api/tables/nothing-here/replay?seat=99",
    ],
)
def test_bad_paths_are_refused(server: ServerProcess, path: str) -> None:
    with httpx.Client(base_url=server.address) as client:
        client.post("/api/guest", json={})
        answer = client.get(path)
        assert 400 <= answer.status_code < 500, answer.text
        assert "key" in answer.json()
    healthy(server)


def test_the_page_is_served_with_a_strict_policy(server: ServerProcess) -> None:
    for path in ("/", "/t/abc", "/some/page", "/..%2f..%2fpyproject.toml", "/%2e%2e/settings.py"):
        answer = httpx.get(server.address + path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "import" not in answer.text[:200]


async def _socket(guest: Guest) -> ClientConnection:
    return await connect(
        guest.address.replace("http", "ws", 1) + "/api/live",
        additional_headers={"Cookie": f"pharos_session={guest.cookie}"},
        origin=websockets.Origin(guest.address),
        compression=None,
        max_size=None,
        max_queue=None,
        close_timeout=2,
    )


def _junk(chance: random.Random, table: str, decision: str, options: list[str]) -> str | bytes:
    """A frame that no honest client would send."""
    good: Data = {
        "type": "act",
        "id": 1,
        "table": table,
        "command": {"type": "choose", "decision": decision, "choice": chance.choice(options)},
    }
    values: list[Any] = [
        None,
        True,
        -1,
        1.5,
        10**30,
        "",
        "x" * 1000,
        [],
        {},
        [[]],
        {"type": "act"},
        "\u0000",
        "é",
    ]
    match chance.randrange(9):
        case 0:
            return "".join(chance.choices(string.printable, k=chance.randrange(200)))
        case 1:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(100)))
        case 2:
            return json.dumps(good)[: chance.randrange(10, 100)]
        case 3:
            broken = dict(good)
            broken[chance.choice(list(good))] = chance.choice(values)
            return json.dumps(broken)
        case 4:
            command = {
                **good["command"],
                chance.choice(["type", "decision", "choice"]): chance.choice(values),
            }
            return json.dumps(good | {"command": command})
        case 5:
            kind = chance.choice(["watch", "unwatch", "ask", "say", "watch_lobby", "ping", "update", "x"])
            return json.dumps(
                {
                    "type": kind,
                    "table": chance.choice([table, "x" * 12, *values]),
                    "id": chance.choice(values),
                }
            )
        case 6:
            return json.dumps(good)  # sent by a spectator for another's seat
        case 7:
            kind = chance.choice(
                ["start", "close", "resign", "claim_win", "take_back", "ask_undo", "retract", "leave"]
            )
            return json.dumps(good | {"command": {"type": kind, "decision": decision}})
        case _:
            return "[" * chance.choice([10, 5000, 60_000])


def test_fuzzed_frames_change_nothing(server: ServerProcess) -> None:
    """Wrong types, huge, incomplete, out of order, for another's seat: the table stays unchanged."""

    async def attack() -> None:
        table, guests = await seated_game(server.address, {"game": "duel"}, 2)
        stranger = await Guest.arrive(server.address)
        async with leaving([*guests, stranger]):
            before = [(await guest.client.get(f"/api/tables/{table}")).json()["state"] for guest in guests]
            mover = next(n for n in (0, 1) if "decision" in before[n])
            decision = before[mover]["decision"]
            options = [option["choice"] for option in decision["options"]]
            chance = random.Random(1)
            sent = 0
            while sent < FRAMES:
                socket = await _socket(stranger)
                try:
                    for _ in range(50):
                        sent += 1
                        frame = _junk(chance, table, decision["id"], options)
                        await socket.send(frame)
                    await socket.send(json.dumps({"type": "ping"}))
                    while json.loads(await asyncio.wait_for(socket.recv(), 10))["type"] != "pong":
                        pass
                except websockets.ConnectionClosed:
                    pass
                finally:
                    await socket.close()
            after = [(await guest.client.get(f"/api/tables/{table}")).json()["state"] for guest in guests]
            for old, new in zip(before, after, strict=True):
                assert old["view"] == new["view"]
                assert old.get("decision") == new.get("decision")
                assert old["status"] == new["status"]
            players = [Player(guest, table, n) for n, guest in enumerate(guests)]
            await asyncio.gather(*(player.play() for player in players))
            # Replayed after the end: answered as before, or refused, without changes.
            result = players[0].state
            socket = await _socket(guests[mover])
            for n, (old_decision, choice) in enumerate(players[mover].acknowledged):
                command = {"type": "choose", "decision": old_decision, "choice": choice}
                await socket.send(json.dumps({"type": "act", "id": n, "table": table, "command": command}))
            answers: list[str] = []
            while len(answers) < len(players[mover].acknowledged):
                message = json.loads(await asyncio.wait_for(socket.recv(), 10))
                if message["type"] in ("done", "refused"):
                    answers.append(message["type"])
            assert "refused" in answers
            await socket.close()
            final = (await guests[mover].client.get(f"/api/tables/{table}")).json()["state"]
            assert result is not None
            assert final["view"]["cities"] == result["view"]["cities"]

    asyncio.run(attack())
    healthy(server)


async def _end_of(socket: ClientConnection, frames: list[str], keys: set[str]) -> int:
    """Sends frames; returns the error keys and the code with which the server closed the connection."""

    async def send() -> None:
        for frame in frames:
            await socket.send(frame)

    sending = asyncio.create_task(send())
    try:
        while True:
            keys.add(json.loads(await asyncio.wait_for(socket.recv(), 20)).get("key"))
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


def test_a_huge_frame_and_a_flood_are_stopped(new_server: NewServer) -> None:
    server = new_server(limits="true")
    server.start()

    async def attack() -> None:
        guest = await Guest.arrive(server.address)
        async with leaving([guest]):
            socket = await _socket(guest)
            await socket.send("x" * 100_000)
            answer = {"type": ""}
            while answer["type"] != "refused":
                answer = json.loads(await asyncio.wait_for(socket.recv(), 10))
            assert answer["key"] == "server-refused-too-large"
            await socket.close()
            huge = await _socket(guest)
            assert await _end_of(huge, ["x" * 5_000_000], set()) == 1009
            flood = await _socket(guest)
            keys: set[str] = set()
            assert await _end_of(flood, ['{"type":"ping"}'] * 400, keys) == 4429
            assert "server-refused-too-often" in keys

    asyncio.run(attack())
    healthy(server)


@given(text=st.text(max_size=200))
@settings(max_examples=min(60, 4 * EXAMPLES), deadline=None, suppress_health_check=list(HealthCheck))
def test_any_text_may_be_said_or_refused(server: ServerProcess, text: str) -> None:
    with httpx.Client(base_url=server.address) as client:
        csrf = client.post("/api/guest", json={}).json()["csrf"]
        headers = {"X-CSRF-Token": csrf}
        named = client.post("/api/guest", content=json.dumps({"name": text}).encode())
        assert named.status_code in (200, 400)
        posted = client.post(
            "/api/accounts",
            content=json.dumps({"name": text, "password": text}).encode(),
            headers=headers | {"X-CSRF-Token": "x"},
        )
        assert posted.status_code in (400, 403)
