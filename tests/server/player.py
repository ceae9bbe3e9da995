"""A test client that plays whole games over a real WebSocket and checks every message it receives."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

Data = dict[str, Any]
Chooser = Callable[[Data], str]
PATIENCE = 60.0


class Broken(AssertionError):
    """The server broke a promise."""


class Away(httpx.TransportError):
    """The server cannot store anything at the moment, or the table is busy; try again."""


class Guest:
    """A user with a session."""

    def __init__(self, address: str, client: httpx.AsyncClient, me: Data, cookie: str) -> None:
        self.address = address
        self.client = client
        self.me = me
        self.cookie = cookie

    @classmethod
    async def arrive(cls, address: str, name: str | None = None, *, patience: float = 30.0) -> Guest:
        """Signs in as a guest."""
        client = httpx.AsyncClient(base_url=address, timeout=patience)
        answer = await client.post("/api/guest", json={} if name is None else {"name": name})
        if answer.status_code == 503:
            await client.aclose()
            raise Away("/api/guest")
        answer.raise_for_status()
        me = answer.json()
        client.headers["X-CSRF-Token"] = me["csrf"]
        return cls(address, client, me, client.cookies["pharos_session"])

    async def get(self, path: str) -> Data:
        """Returns a value that must not be None."""
        return self._granted(path, await self.client.get(path))

    async def post(self, path: str, body: Data) -> Data:
        """Sends a request that must succeed."""
        return self._granted(path, await self.client.post(path, json=body))

    def _granted(self, path: str, answer: httpx.Response) -> Data:
        if answer.status_code == 503 or "server-refused-busy" in answer.text:
            raise Away(path)
        assert answer.is_success, (path, answer.status_code, answer.text)
        data: Data = answer.json()
        return data

    async def open(self, settings: Data, **more: Any) -> str:
        """Creates a table."""
        id: str = (await self.post("/api/tables", {"settings": settings, **more}))["id"]
        return id

    async def command(self, table: str, **command: Any) -> Data:
        """Sends a command to a table over HTTP."""
        return await self.post(f"/api/tables/{table}/commands", command)

    async def leave(self) -> None:
        """Closes the client."""
        await self.client.aclose()


class Player:
    """Plays one table to its end and reconnects by itself whenever the connection is lost."""

    def __init__(
        self, guest: Guest, table: str, seed: int = 0, *, chooser: Chooser | None = None, change: float = 0.0
    ) -> None:
        self.guest = guest
        self.table = table
        self.chance = random.Random(seed)
        self.chooser = chooser or self._any
        self.change = change
        """How often a sealed choice is changed."""
        self.state: Data | None = None
        self.number: int | None = None
        self.acknowledged: list[tuple[str, str]] = []
        self.seen: list[str] = []
        self.events: list[Data] = []
        self.reconnects = 0
        self.unstored = 0
        self.record_bytes = False
        self.over = asyncio.Event()
        self.pause = 0.0
        self.longest = 5 * PATIENCE
        """Time limit for a whole game, in seconds."""
        self._pending: tuple[int, str, str] | None = None
        self._based: int | None = None
        """The decision of the command that has not been answered yet."""
        self._requests = 0
        self._changed: set[str] = set()

    async def play(self) -> Data:
        """Plays until the game is over; returns the last state."""
        async with asyncio.timeout(self.longest):
            while not self.over.is_set():
                try:
                    async with self._connect() as socket:
                        await self._follow(socket)
                except (OSError, websockets.ConnectionClosed, websockets.InvalidHandshake, TimeoutError):
                    self.reconnects += 1
                    await asyncio.sleep(0.05)
        assert self.state is not None
        return self.state

    def _connect(self) -> connect:
        address = self.guest.address.replace("http", "ws", 1) + "/api/live"
        return connect(
            address,
            additional_headers={"Cookie": f"pharos_session={self.guest.cookie}"},
            origin=websockets.Origin(self.guest.address),
            compression=None,
            max_size=None,
            open_timeout=5,
            close_timeout=1,
        )

    async def _follow(self, socket: ClientConnection) -> None:
        await self._send(socket, {"type": "watch", "table": self.table, "since": self.number})
        if self._pending is not None:
            await self._repeat(socket)
        while not self.over.is_set():
            async with asyncio.timeout(PATIENCE):
                text = await socket.recv()
            assert isinstance(text, str)
            if self.record_bytes:
                self.seen.append(text)
            await self._hear(socket, json.loads(text))

    async def _send(self, socket: ClientConnection, message: Data) -> None:
        await socket.send(json.dumps(message))

    async def _hear(self, socket: ClientConnection, message: Data) -> None:
        match message["type"]:
            case "snapshot":
                self.number, self.state = message["number"], message["state"]
                await self._think(socket)
            case "update":
                if self.number is not None and message["number"] != self.number + 1:
                    raise Broken(f"event {message['number']} after {self.number}")
                self.number, self.state = message["number"], message["state"]
                self.events += message["events"]
                await self._think(socket)
            case "done":
                if self._pending is not None and message["id"] == self._pending[0]:
                    self.acknowledged.append(self._pending[1:])
                    self._pending = None
                    await self._think(socket)
            case "refused":
                await self._refused(socket, message)
            case "closing":
                pass

    async def _refused(self, socket: ClientConnection, message: Data) -> None:
        if message["key"] == "server-refused-unstored":
            self.unstored += 1
            await asyncio.sleep(0.1)
            if self._pending is None or message.get("id") != self._pending[0]:
                raise TimeoutError  # the outcome is unknown: reconnect and check
            await self._repeat(socket)
            return
        if self._pending is None or message["id"] != self._pending[0]:
            raise Broken(f"refused: {message}")
        _, decision, choice = self._pending
        # Changing a sealed choice may come too late, after the reveal; nothing else may be refused.
        if message["key"] not in ("table-refused-stale", "refused-over") or decision not in self._changed:
            raise Broken(f"{choice} for {decision} was refused: {message}")
        self._pending = None
        await self._think(socket)

    async def _think(self, socket: ClientConnection) -> None:
        state = self.state
        assert state is not None
        if state["status"] == "over":
            if self._pending is None:
                self.over.set()
            return
        decision = state.get("decision")
        if decision is None or self._pending is not None:
            return
        if decision.get("sealed") is not None:
            if decision["id"] in self._changed or self.chance.random() >= self.change:
                return
            self._changed.add(decision["id"])
        if self.pause:
            await asyncio.sleep(self.pause * self.chance.random())
        self._requests += 1
        self._pending = (self._requests, decision["id"], self.chooser(state))
        self._based = self.number
        await self._repeat(socket)

    async def _repeat(self, socket: ClientConnection) -> None:
        assert self._pending is not None
        id, decision, choice = self._pending
        command = {"type": "choose", "decision": decision, "choice": choice, "number": self._based}
        await self._send(socket, {"type": "act", "id": id, "table": self.table, "command": command})

    def _any(self, state: Data) -> str:
        choice: str = self.chance.choice(state["decision"]["options"])["choice"]
        return choice


async def seated_game(
    address: str, settings: Data, people: int, *, computers: dict[str, str] | None = None
) -> tuple[str, list[Guest]]:
    """Starts a game with guests in the first seats and the computer in the others."""
    guests = [await Guest.arrive(address) for _ in range(people)]
    table = await guests[0].open(settings, computers=computers or {})
    for seat, guest in enumerate(guests[1:], start=1):
        await guest.command(table, type="sit", seat=seat)
    await guests[0].command(table, type="start")
    return table, guests


@contextlib.asynccontextmanager
async def leaving(guests: list[Guest]) -> Any:
    """Closes all clients."""
    try:
        yield
    finally:
        for guest in guests:
            await guest.leave()
