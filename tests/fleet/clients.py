"""Test clients that switch servers when one does not answer, and record everything."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Sequence

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from tests.fleet.history import Call, Data, History, Outcome, Seen
from tests.server.player import Away, Guest
from tests.server.process import ServerProcess

PATIENCE = 3.0
"""Seconds after which a client tries another server."""
PAUSE = 0.15


class Client:
    """A person at one table: never connected twice at the same time, at whichever server answers."""

    def __init__(
        self,
        guest: Guest,
        servers: Sequence[ServerProcess],
        table: str,
        history: History,
        seat: int | None,
        seed: int,
        at: int = 0,
    ) -> None:
        self.guest = guest
        self.servers = servers
        self.table = table
        self.history = history
        self.seat = seat
        self.chance = random.Random(seed)
        self.at = at
        self.patience = PATIENCE if seat is not None else 3600.0
        """Seconds without a message after which it reconnects; spectators may hear nothing for long."""
        self.number: int | None = None
        self.state: Data | None = None
        self.acknowledged = 0
        self.moved = 0
        self.stopping = False
        self.heard = time.monotonic()
        """When it last received a message."""
        self._pending: tuple[int, Call] | None = None
        self._sent_again = False
        self._request = 0
        self._looked = 0.0
        self._tried: set[str] = set()

    async def run(self) -> None:
        """Runs until it is stopped or the game is over."""
        while not self._finished:
            server = self.servers[self.at % len(self.servers)]
            try:
                async with asyncio.timeout(PATIENCE):
                    socket = await self._connect(server)
                try:
                    await self._follow(socket)
                finally:
                    with contextlib.suppress(Exception):
                        async with asyncio.timeout(0.5):
                            await socket.close()
            except (OSError, websockets.WebSocketException, TimeoutError):
                if self.seat is not None:
                    self.at += 1
                self.moved += 1
                await asyncio.sleep(0.05)

    async def describe(self) -> Data:
        """Where it is and what it waits for, to find out why a table does not continue."""
        state = self.state or {}
        decision = state.get("decision") or {}
        return {
            "seat": self.seat,
            "at": self.servers[self.at % len(self.servers)].address,
            "number": self.number,
            "status": state.get("status"),
            "decision": decision.get("id"),
            "sealed": decision.get("sealed"),
            "undo": state.get("undo"),
            "acknowledged": self.acknowledged,
            "moved": self.moved,
            "pending": None if self._pending is None else self._pending[1].command,
            "quiet": round(time.monotonic() - self.heard, 1),
        }

    @property
    def _finished(self) -> bool:
        over = self.state is not None and self.state["status"] == "over"
        return self.stopping or (over and self._pending is None)

    def _connect(self, server: ServerProcess) -> connect:
        return connect(
            server.address.replace("http", "ws", 1) + "/api/live",
            additional_headers={"Cookie": f"pharos_session={self.guest.cookie}"},
            origin=websockets.Origin(server.address),
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=0.5,
            ping_interval=None,
        )

    async def _follow(self, socket: ClientConnection) -> None:
        self._looked = time.monotonic()
        await self._send(socket, {"type": "watch", "table": self.table, "since": self.number})
        if self._pending is not None:
            self._sent_again = True
            await self._ask(socket)
        waiting_since = time.monotonic()
        while not self._finished:
            try:
                async with asyncio.timeout(0.25):
                    message = json.loads(await socket.recv())
            except TimeoutError:
                asked = self._pending is not None or self.state is None
                if asked and time.monotonic() - waiting_since > self.patience:
                    raise
                continue
            await self._hear(socket, message)
            if self._pending is None:
                waiting_since = time.monotonic()

    async def _send(self, socket: ClientConnection, message: Data) -> None:
        await socket.send(json.dumps(message))

    async def _hear(self, socket: ClientConnection, message: Data) -> None:
        match message["type"]:
            case "snapshot":
                self._saw(Seen(self.seat, message["number"], message["state"], began=self._looked))
            case "update":
                self._saw(Seen(self.seat, message["number"], message["state"], message["events"]))
            case "done":
                if self._pending is not None and message["id"] == self._pending[0]:
                    self._answered("stands" if message.get("repeated") else "done")
                    self.acknowledged += 1
            case "refused":
                await self._refused(socket, message)
        await self._decide(socket)

    def _saw(self, seen: Seen) -> None:
        self.history.seen.append(seen)
        self.number, self.state = seen.number, seen.state
        self.heard = time.monotonic()

    def _answered(self, outcome: Outcome, when: float | None = None) -> None:
        assert self._pending is not None
        self._pending[1].end(outcome, when)
        self._pending = None

    async def _refused(self, socket: ClientConnection, message: Data) -> None:
        if message["key"] in ("server-refused-unstored", "server-refused-busy"):
            await asyncio.sleep(0.1)
            if self._pending is None or message.get("id") != self._pending[0]:
                raise TimeoutError
            self._sent_again = True
            await self._ask(socket)
        elif self._pending is not None and message.get("id") == self._pending[0]:
            # A command that was sent twice may have been executed the first time.
            self._answered("unknown" if self._sent_again else "refused")

    async def _decide(self, socket: ClientConnection) -> None:
        state = self.state
        if self.seat is None or state is None or self._pending is not None or state["status"] != "live":
            return
        command = self._command(state)
        if command is None:
            return
        await asyncio.sleep(PAUSE * self.chance.random())
        self._request += 1
        self._sent_again = False
        self._pending = self._request, self.history.call(self.seat, command | {"number": self.number})
        await self._ask(socket)

    def _command(self, state: Data) -> Data | None:
        undo = state.get("undo")
        if undo is not None and self.seat in undo.get("missing", ()):
            return {"type": "answer_undo", "yes": self.chance.random() < 0.5}
        decision = state.get("decision")
        if decision is None:
            if undo is None and self.chance.random() < 0.03:
                return {"type": "ask_undo"}
            return None
        if decision.get("sealed") is not None:
            chance = self.chance.random()
            if chance < 0.15:
                return {"type": "retract", "decision": decision["id"]}
            if chance > 0.6:
                return None
        choice = self.chance.choice(decision["options"])["choice"]
        return {"type": "choose", "decision": decision["id"], "choice": choice}

    async def _ask(self, socket: ClientConnection) -> None:
        assert self._pending is not None
        id, call = self._pending
        await self._send(socket, {"type": "act", "id": id, "table": self.table, "command": call.command})

    async def look(self, server: ServerProcess) -> int | None:
        """Fetches the table from some server, in addition to what it follows; returns the number of the last
        update there."""
        began = time.monotonic()
        headers = {"Cookie": f"pharos_session={self.guest.cookie}"}
        with contextlib.suppress(httpx.HTTPError):
            async with httpx.AsyncClient(
                base_url=server.address, headers=headers, timeout=PATIENCE
            ) as client:
                answer = await client.get(f"/api/tables/{self.table}")
                if answer.is_success:
                    shown = answer.json()
                    seen = Seen(self.seat, shown["number"], shown["state"], began=began)
                    self.history.seen.append(seen)
                    return seen.number
        return None


class Group:
    """The players of one table, and a spectator at each server."""

    where = "programs"
    """The servers where its players are connected."""

    def __init__(self, servers: Sequence[ServerProcess], settings: Data, seed: int) -> None:
        self.servers = servers
        self.settings = settings
        self.seed = seed
        self.history = History()
        self.clients: list[Client] = []
        self.table = ""

    async def begin(self) -> None:
        """Everyone takes a seat, at different servers, and the game starts."""
        first, second = random.sample(range(len(self.servers)), 2)
        guests = [
            await Guest.arrive(self.servers[second if n % 2 else first].address, patience=2 * PATIENCE)
            for n in range(self.settings["players"] + len(self.servers))
        ]
        spectators = guests[self.settings["players"] :]
        guests = guests[: self.settings["players"]]
        self.table = await guests[0].open(self.settings)
        for seat, guest in enumerate(guests[1:], start=1):
            await guest.command(self.table, type="sit", seat=seat)
        await guests[0].command(self.table, type="start")
        for guest in guests:
            await guest.leave()
        for seat, guest in enumerate(guests):
            number = self.seed * 100 + seat
            self.clients.append(Client(guest, self.servers, self.table, self.history, seat, number, seat))
        for n, (server, guest) in enumerate(zip(self.servers, spectators, strict=True)):
            await guest.leave()
            self.clients.append(Client(guest, [server], self.table, self.history, None, n))

    @property
    def acknowledged(self) -> int:
        """Number of commands acknowledged so far."""
        return sum(client.acknowledged for client in self.clients)

    async def describe(self) -> Data:
        """The state of the table at each server, and the servers of its players."""
        looks = await asyncio.gather(*(self.clients[0].look(server) for server in self.servers))
        return {
            "table": self.table,
            "where": self.where,
            "looks": {server.address: number for server, number in zip(self.servers, looks, strict=True)},
            "clients": [await client.describe() for client in self.clients],
        }

    @property
    def over(self) -> bool:
        """Whether the game has ended, as far as any client knows."""
        return any(client.state is not None and client.state["status"] == "over" for client in self.clients)


async def persistently_begin(group: Group, *, forgiving: bool = False) -> None:
    """Starts the game, retrying while servers are down; with `forgiving`, any failure is accepted."""
    while True:
        try:
            await group.begin()
            return
        except (httpx.TransportError, Away):
            group.clients.clear()
        except (httpx.HTTPStatusError, AssertionError):
            if not forgiving:
                raise
            group.clients.clear()
        await asyncio.sleep(0.1)
