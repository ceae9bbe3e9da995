"""The clients of the benchmarks resume as a page does, so that a measurement has an end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from benchmarks import server_load
from benchmarks.server_load import Measure, NotReady, Seat, Server, load

Answer = Callable[[dict[str, Any]], list[dict[str, Any]] | None]
"""The server's messages after one of the client; None closes the connection."""


async def _frame(reader: asyncio.StreamReader) -> dict[str, Any]:
    _, size = await reader.readexactly(2)
    size &= 127
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2))
    await reader.readexactly(4)
    return cast("dict[str, Any]", json.loads(await reader.readexactly(size)))


async def _played(answer: Answer, story: Callable[[str], Awaitable[None]]) -> None:
    """Runs a story with a server that greets, and then answers like this."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        told: list[dict[str, Any]] | None = [{"type": "welcome"}]
        try:
            while told is not None:
                for message in told:
                    data = json.dumps(message).encode()
                    head = bytes((len(data),)) if len(data) < 126 else b"\x7e" + len(data).to_bytes(2)
                    writer.write(b"\x81" + head + data)
                told = answer(await _frame(reader))
        except asyncio.IncompleteReadError:
            pass
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    try:
        async with asyncio.timeout(20):
            await story(f"http://{host}:{port}")
    finally:
        server.close()


def _snapshot(decision: str | None, choices: int, status: str = "live") -> dict[str, Any]:
    options = {"id": decision, "options": [{"choice": "build:quarry"}]} if decision else None
    return {
        "type": "snapshot",
        "state": {"status": status, "you": 0, "choices": choices, "decision": options},
    }


def _refused(id: int | None = None) -> dict[str, Any]:
    return {"type": "refused", "id": id, "key": "server-refused-unstored"}


def test_a_client_resumes_like_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals, a lost connection and a lost answer: the choice is made once, and the game ends."""
    monkeypatch.setattr(server_load, "ASK_AGAIN", 0.02)
    monkeypatch.setattr(server_load, "ANSWER", 0.3)
    asked: list[str] = []
    made: list[str] = []

    def answer(message: dict[str, Any]) -> list[dict[str, Any]] | None:
        asked.append(message["type"])
        step = len(asked)
        if step == 1:
            return [_refused()]  # its table is refused for the moment
        if step == 3:
            return [_refused(message["id"])]  # so is its choice
        if step == 4:
            return None  # the connection is lost
        if step == 6:
            made.append(message["command"]["choice"])
            return []  # the answer is lost; the client gives up this connection
        if step == 7:
            return [_snapshot("8", 8)]  # it was stored, and the game has come to its next decision
        if step == 8:
            return [{"type": "done", "id": message["id"]}, _snapshot(None, 9, "over")]
        return [_snapshot("7", 6)]

    async def story(address: str) -> None:
        measure = Measure()
        measure.counting = True
        seat = Seat(address, "cookie", "table", measure, every=0.02, seed=1)
        await seat.play()
        assert seat.over
        assert asked == ["watch", "watch", "act", "act", "watch", "act", "watch", "act"]
        assert (measure.cut_off, measure.acknowledged) == (2, 1)
        assert measure.refused == {"server-refused-unstored": 2}

    asyncio.run(_played(answer, story))
    assert made == ["build:quarry"]


def test_a_measurement_that_cannot_begin_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_load, "ASK_AGAIN", 0.05)
    monkeypatch.setattr(server_load, "READY", 0.5)

    async def made(_address: str) -> tuple[str, list[str]]:
        return "table", ["one", "two"]

    monkeypatch.setattr(server_load, "new_table", made)

    async def story(address: str) -> None:
        server = cast("Server", SimpleNamespace(address=address, memory=lambda: 0))
        with pytest.raises(NotReady, match=r"^Only 0 of 4 players saw their tables, .*\d+ requests refused"):
            await load(server, 2, 10, 1)

    asyncio.run(_played(lambda _message: [_refused()], story))
