"""The impact of hostile clients on others: each kind at full speed beside a hundred well-behaved tables.

    python benchmarks/hostile.py                     every kind for a minute
    python benchmarks/hostile.py --kinds asks tables --seconds 20

Real clients play a hundred Duel tables, each from its own address, with a choice every few seconds. Meanwhile
one kind of hostile client runs at full speed from its own addresses. Prints one JSON object per kind: p50,
p95, and p99 of the time from a choice to the opponent's screen in milliseconds, the slowest response of
`/api/health`, and what the attackers sent. At the end it prints a table that includes the server's processor
time per hostile message, beyond the cost of the tables.

The hostile clients run in a separate process with a lower priority, so that the measurement shows their load
on the server rather than on the machine. The limit is a p99 of 250 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import multiprocessing
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import httpx
import uvloop
import websockets
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server_load import Measure, Seat, Server

TABLES = 100
EVERY = 4.0
LIMIT = 250.0
WARMING = 4.0
"""Seconds of attack before the measurement starts."""


def friendly(n: int) -> str:
    """Returns the address of the n-th well-behaved client."""
    return f"127.1.{n // 200}.{n % 200 + 1}"


def foe(n: int) -> str:
    """Returns the address of the n-th hostile client."""
    return f"127.66.0.{n + 1}"


def client_from(address: str, local: str) -> httpx.AsyncClient:
    """Returns an HTTP client bound to a local address."""
    return httpx.AsyncClient(
        base_url=address,
        timeout=30,
        verify=False,
        trust_env=False,
        transport=httpx.AsyncHTTPTransport(local_address=local, verify=False),
    )


async def guest(address: str, local: str) -> tuple[httpx.AsyncClient, str]:
    """Creates a guest from a local address; returns its client and its session cookie."""
    client = client_from(address, local)
    for _ in range(100):
        answer = await client.post("/api/guest", json={})
        if answer.is_success:
            break
        await asyncio.sleep(1)
    answer.raise_for_status()
    client.headers["X-CSRF-Token"] = answer.json()["csrf"]
    return client, client.cookies["pharos_session"]


async def socket_of(address: str, cookie: str, local: str) -> ClientConnection:
    """Opens a live connection for a guest."""
    return await connect(
        address.replace("http", "ws", 1) + "/api/live",
        additional_headers={"Cookie": f"pharos_session={cookie}"},
        origin=websockets.Origin(address),
        compression=None,
        max_size=None,
        local_addr=(local, 0),
        open_timeout=10,
        close_timeout=1,
    )


# --- hostile clients ---


async def flood(address: str, frames: Callable[[], list[str | bytes]], sent: Counter[str], who: int) -> None:
    """Opens ten sockets of one guest that send at full speed and reconnect when they are closed."""
    _client, cookie = await guest(address, foe(who))

    async def one() -> None:
        while True:
            try:
                socket = await socket_of(address, cookie, foe(who))

                async def read(socket: ClientConnection = socket) -> None:
                    async for _ in socket:
                        sent["answers"] += 1

                reading = asyncio.create_task(read())
                try:
                    while True:
                        for frame in frames():
                            await socket.send(frame)
                            sent["frames"] += 1
                        await asyncio.sleep(0)
                finally:
                    reading.cancel()
                    await asyncio.gather(reading, return_exceptions=True)
            except (OSError, TimeoutError, websockets.WebSocketException):
                sent["thrown out"] += 1
                await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(10)))


async def some_table(address: str, who: int) -> str:
    """Creates a table for seven with Leaders and Cities: one guest and six computers."""
    client, _ = await guest(address, foe(who))
    settings = {"game": "classic", "players": 7, "expansions": ["leaders", "cities"]}
    command = {"settings": settings, "computers": {str(n): "random" for n in range(1, 7)}, "start": True}
    answer = await client.post("/api/tables", json=command)
    answer.raise_for_status()
    return str(answer.json()["id"])


async def asks(address: str, sent: Counter[str]) -> None:
    """Asks about choices at the largest possible table."""
    table = await some_table(address, 0)
    question = {"choice": "build:altar", "seat": 0}
    frame = json.dumps({"type": "ask", "id": 1, "table": table, "question": question})
    await flood(address, lambda: [frame], sent, 0)


async def watchers(address: str, sent: Counter[str]) -> None:
    """Watches a table repeatedly from its first event on."""
    table = await some_table(address, 0)
    numbers = [json.dumps({"type": "watch", "table": table, "since": n}) for n in range(1, 40)]
    await flood(address, lambda: list(numbers), sent, 0)


async def huge(address: str, sent: Counter[str]) -> None:
    """Sends huge and deeply nested messages, thousands of tiny frames, and invalid data."""
    chance = random.Random(1)
    kinds: list[str | bytes] = [
        "x" * 60_000,
        "[" * 60_000,
        '{"a":' * 10_000,
        "x" * 250_000,
        b"\xff" * 1000,
        json.dumps({"type": "act", "id": 1, "table": "x" * 12, "command": {"type": "choose"}}),
        json.dumps({"type": "ping"}),
    ]
    await flood(address, lambda: [chance.choice(kinds) for _ in range(20)], sent, 0)


async def half_requests(address: str, sent: Counter[str]) -> None:
    """Sends requests that never end, as many as are accepted."""
    host, port = address.removeprefix("http://").split(":")

    async def one(n: int) -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(foe(n % 20), 0))
                writer.write(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n")
                if n % 2:
                    writer.write(b"\r\n{")
                sent["half requests"] += 1
                with contextlib.suppress(OSError, TimeoutError):
                    async with asyncio.timeout(30):
                        await reader.read()
                writer.close()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one(n) for n in range(800)))


async def sockets(address: str, sent: Counter[str]) -> None:
    """Opens and drops live connections from ten addresses."""

    async def one(n: int, cookie: str) -> None:
        while True:
            try:
                socket = await socket_of(address, cookie, foe(n))
                sent["sockets"] += 1
                await socket.send('{"type":"watch_lobby"}')
                await socket.recv()
                socket.transport.abort()
            except (OSError, TimeoutError, websockets.WebSocketException):
                sent["refused"] += 1
                await asyncio.sleep(0.01)

    cookies = [(await guest(address, foe(n)))[1] for n in range(10)]
    await asyncio.gather(*(one(n % 10, cookies[n % 10]) for n in range(50)))


async def tables(address: str, sent: Counter[str]) -> None:
    """Creates and watches public tables of two masters with five guests, as many as are allowed."""

    async def one(n: int) -> None:
        client, cookie = await guest(address, foe(n))
        socket = await socket_of(address, cookie, foe(n))

        async def read() -> None:
            with contextlib.suppress(websockets.WebSocketException):
                async for _ in socket:
                    pass

        reading = asyncio.create_task(read())
        command = {
            "settings": {"game": "duel", "public": True},
            "seat": None,
            "computers": {"0": "master", "1": "master"},
            "start": True,
        }
        while not reading.done():
            with contextlib.suppress(httpx.HTTPError):
                answer = await client.post("/api/tables", json=command)
                sent[f"tables {answer.status_code}"] += 1
                if answer.is_success:
                    await socket.send(json.dumps({"type": "watch", "table": answer.json()["id"]}))
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one(n) for n in range(5)))


async def requests(address: str, sent: Counter[str]) -> None:
    """Imports records and requests positions, replays, and the lobby at full speed."""
    client, _ = await guest(address, foe(0))
    import pharos

    game = pharos.new_game("classic", players=7, expansions=["leaders", "cities"], seed=1)
    chance = random.Random(1)
    while not game.over:
        seat = game.waiting[0]
        game.choose(seat, chance.choice(game.choices(seat)))
    record = game.record()

    async def one(path: str, body: Any) -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                answer = await (client.get(path) if body is None else client.post(path, json=body))
                sent[f"{answer.status_code}"] += 1
            await asyncio.sleep(0.005)

    made = await client.post("/api/records", json=record)
    replay = f"/api/records/{made.json()['id']}/replay?at=100"
    paths: list[tuple[str, Any]] = [
        ("/api/records", record),
        (replay, None),
        ("/api/lobby", None),
        ("/api/positions", game.position()),
    ]
    await asyncio.gather(*(one(path, body) for path, body in paths for _ in range(3)))


KINDS: dict[str, Callable[[str, Counter[str]], Awaitable[None]]] = {
    "asks": asks,
    "watchers": watchers,
    "huge": huge,
    "half_requests": half_requests,
    "sockets": sockets,
    "tables": tables,
    "requests": requests,
}


def attack(kind: str, address: str, seconds: float, told: Any) -> None:
    """Runs one kind of hostile client in a separate process."""
    os.nice(5)
    gc.disable()
    sent: Counter[str] = Counter()

    async def go() -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await KINDS[kind](address, sent)

    try:
        asyncio.run(go())
    finally:
        told.put(dict(sent))


# --- well-behaved clients ---


async def new_game(address: str, n: int) -> list[tuple[str, str, str]]:
    """Creates a Duel between two guests from their own addresses; returns table, cookie, and address of
    each."""
    people = [(friendly(2 * n + side), *await guest(address, friendly(2 * n + side))) for side in (0, 1)]
    table = (await people[0][1].post("/api/tables", json={"settings": {"game": "duel"}})).json()["id"]
    for (_, client, _), command in ((people[1], {"type": "sit"}), (people[0], {"type": "start"})):
        (await client.post(f"/api/tables/{table}/commands", json=command)).raise_for_status()
    for _, client, _ in people:
        await client.aclose()
    return [(table, cookie, local) for local, _, cookie in people]


async def measure(
    server: Server, kind: str | None, count: int, every: float, seconds: float
) -> dict[str, Any]:
    """Measures the well-behaved tables for some seconds, beside one kind of hostile client."""
    seen = Measure()
    gate = asyncio.Semaphore(10)
    stop = asyncio.Event()

    async def table(n: int) -> None:
        while not stop.is_set():
            async with gate:
                made = await new_game(server.address, n)
            players = [
                Seat(server.address, cookie, id, seen, every, n * 2 + side, local)
                for side, (id, cookie, local) in enumerate(made)
            ]
            await asyncio.gather(*(player.play() for player in players))

    slowest = 0.0

    async def health() -> None:
        nonlocal slowest
        async with client_from(server.address, "127.2.0.1") as client:
            while True:
                began = time.perf_counter()
                with contextlib.suppress(httpx.HTTPError):
                    await client.get("/api/health")
                slowest = max(slowest, time.perf_counter() - began)
                await asyncio.sleep(0.2)

    playing = [asyncio.create_task(table(n)) for n in range(count)]
    await asyncio.sleep(max(5.0, count / 20))
    told: Any = multiprocessing.get_context("spawn").Queue()
    attacker = None
    if kind is not None:
        attacker = multiprocessing.get_context("spawn").Process(
            target=attack, args=(kind, server.address, seconds + WARMING, told)
        )
        attacker.start()
        await asyncio.sleep(WARMING)
    seen.counting = True
    watching = asyncio.create_task(health())
    began, cpu = time.perf_counter(), server.cpu()[1]
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    took, cpu = time.perf_counter() - began, server.cpu()[1] - cpu
    stop.set()
    failed = [task.exception() for task in playing if task.done() and not task.cancelled()]
    for task in (*playing, watching):
        task.cancel()
    await asyncio.gather(*playing, watching, return_exceptions=True)
    sent = {}
    if attacker is not None:
        with contextlib.suppress(Exception):
            sent = await asyncio.to_thread(told.get, True, 20)
        attacker.terminate()
        attacker.join()
    if any(failed):
        raise next(error for error in failed if error is not None)
    times = sorted(seen.latencies) or [0.0]

    def percentile(share: float) -> float:
        return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 1)

    return {
        "hostile": kind,
        "tables": count,
        "seconds": round(took, 1),
        "choices": seen.acknowledged,
        "p50_ms": percentile(0.50),
        "p95_ms": percentile(0.95),
        "p99_ms": percentile(0.99),
        "health_worst_ms": round(1000 * slowest, 1),
        "server_cpu": round(cpu / took, 2),
        "cut_off": seen.cut_off,
        "sent": sent,
        "kept": percentile(0.99) < LIMIT and not seen.cut_off,
    }


def table_of(found: list[dict[str, Any]]) -> str:
    """Returns the results as a table; the run without hostile clients gives the cost of the tables."""
    quiet = next((one for one in found if one["hostile"] is None), None)
    choice = 0.0 if quiet is None else quiet["server_cpu"] * quiet["seconds"] / max(1, quiet["choices"])
    lines = ["| hostile | p50 ms | p95 ms | p99 ms | health ms | messages/s | us each | kept |"]
    lines.append("|---|---|---|---|---|---|---|---|")
    for one in found:
        messages = sum(count for what, count in one["sent"].items() if what != "answers")
        beyond = one["server_cpu"] * one["seconds"] - choice * one["choices"]
        cells = [
            one["hostile"] or "nobody",
            one["p50_ms"],
            one["p95_ms"],
            one["p99_ms"],
            one["health_worst_ms"],
        ]
        cells.append(round(messages / (one["seconds"] + WARMING)) if messages else "")
        cells.append(round(1e6 * max(0.0, beyond) / messages) if messages and quiet is not None else "")
        lines.append("| " + " | ".join(map(str, [*cells, "yes" if one["kept"] else "no"])) + " |")
    return "\n".join(lines)


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kinds", nargs="+", choices=[*KINDS, "none"], default=["none", *KINDS])
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--every", type=float, default=EVERY, help="seconds between the choices of a player")
    parser.add_argument("--seconds", type=float, default=60.0)
    arguments = parser.parse_args()
    gc.disable()  # pauses of the clients must not count as server latency
    found: list[dict[str, Any]] = []
    for kind in arguments.kinds:
        server = Server(None, 1, limits=True)
        try:
            told = measure(
                server,
                None if kind == "none" else kind,
                arguments.tables,
                arguments.every,
                arguments.seconds,
            )
            found.append(uvloop.run(told))
            print(json.dumps(found[-1]), flush=True)
        finally:
            server.stop()
    print(table_of(found))


if __name__ == "__main__":
    main()
