"""The capacity of the server: real WebSocket clients on the same machine play live Duel tables.

    python benchmarks/server_load.py                       500, 1,000 and 2,000 tables, a choice every 10 s
    python benchmarks/server_load.py --tables 200 --full   at full speed
    python benchmarks/server_load.py --tables 100 --reviews 20
                                                           with 20 people who ask for a review at once

Prints one JSON object per run: choices per second; the time from a choice to the opponent's screen (p50, p95,
p99 in milliseconds); the server's memory per live table with its two connections; and the processor time per
choice of the server's event loop, its other threads, and the clients. Clients and server share the cores, so
the numbers are those of a small machine running both.

The clients resume as the page does: they repeat what was `refused` for the moment, and reconnect after a lost
connection (`cut_off`) or when nothing is heard for six seconds after a request. The time of a choice counts
from its first attempt. `unanswered` choices were made more than a second before the end and had not reached
the opponent; `longest_ms` includes them.

With `--reviews`, each person has imported a whole game and asks for its review when measuring begins; the
object then also tells how many rough and full reviews were ready at the end, and the seconds to the first
result, in the median and for the last person.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain, repeat
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

import pharos
from pharos.ai.match import play_quickly

START_LIMIT = 120.0
"""Seconds allowed for a server to start; several processes start slowly on a busy machine."""
TOGETHER = 20
"""Number of tables set up concurrently."""
READY = 60.0
"""Seconds without another client that sees its table, after which the server counts as not usable."""
ANSWER = 6.0
"""Seconds without any message after a request before a client reconnects, as the page does."""
REST = (0.3, 2.5)
"""The shortest and the longest seconds before a client reconnects."""
ASK_AGAIN = 1.0
"""Seconds before a client repeats what was refused for the moment."""
PASSING = ("server-refused-too-often", "server-refused-unstored", "server-refused-busy", "server-failed")
PAUSES = (0.35, 0.5, 0.7, 1.0, 1.5)
"""Seconds between two requests for a review, as in the browser; the last one repeats."""


class Option(msgspec.Struct):
    choice: str


class Decision(msgspec.Struct):
    id: str
    options: list[Option]


class State(msgspec.Struct):
    status: str
    you: int | None = None
    choices: int = 0
    decision: Decision | None = None


class Message(msgspec.Struct):
    type: str
    state: State | None = None
    id: int | None = None
    key: str = ""


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


class NotReady(Exception):
    """Raised when the server did not show all tables to their players in time, with a sentence."""


class Server:
    """`pharos serve` in a separate process, on a new SQLite file or a given database."""

    def __init__(
        self, database: str | None, workers: int, *, limits: bool = False, bus: str | None = None
    ) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="pharos-load-")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "pharos.server.run"],
            env=os.environ
            | {
                "PHAROS_PORT": str(self.port),
                "PHAROS_DATABASE": database or f"sqlite:///{Path(self._folder.name) / 'load.sqlite3'}",
                "PHAROS_WORKERS": str(workers),
                "PHAROS_BUS": bus or "",
                "PHAROS_LIMITS": "true" if limits else "false",
                "PHAROS_LOG": "warning",
            },
            start_new_session=True,
        )
        began = time.monotonic()
        while True:
            try:
                with urllib.request.urlopen(f"{self.address}/api/ready", timeout=1):
                    break
            except (urllib.error.URLError, OSError):
                if time.monotonic() - began > START_LIMIT:
                    self.stop()
                    raise
                time.sleep(0.02)
        self.started = time.monotonic() - began

    @property
    def group(self) -> int:
        """The process id of the parent, and the process group of all server processes."""
        return self._process.pid

    def processes(self) -> list[int]:
        """Returns the ids of all server processes."""
        found = []
        for process in Path("/proc").iterdir():
            try:
                if process.name.isdigit() and os.getpgid(int(process.name)) == self.group:
                    found.append(int(process.name))
            except OSError:
                continue  # the process has ended
        return found

    def memory(self) -> int:
        """Returns the memory of all server processes in bytes."""
        total = 0
        for process in self.processes():
            try:
                pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
            except OSError:
                continue
            total += pages * os.sysconf("SC_PAGE_SIZE")
        return total

    def cpu(self) -> tuple[float, float]:
        """Returns seconds of processor time: of the first event loop, and of all threads of all processes."""
        whole = 0.0
        for process in self.processes():
            with contextlib.suppress(OSError):  # the process has ended
                whole += self._cpu(f"{process}/stat")
        return self._cpu(f"{self.group}/task/{self.group}/stat"), whole

    def _cpu(self, where: str) -> float:
        fields = Path(f"/proc/{where}").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Kills the server."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._folder.cleanup()


class Measure:
    """The measurements of the clients."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        self.latencies: list[float] = []
        self.acknowledged = 0
        self.cut_off = 0
        """Connections lost before the end of their game."""
        self.refused: Counter[str] = Counter()
        """Requests that were refused, by the reason; all but the final ones are repeated."""
        self.counting = False

    def chose(self, table: str, choices: int) -> None:
        """Records the start of choice number `choices`."""
        if self.counting:
            self.sent.setdefault((table, choices), time.perf_counter())

    def shown(self, table: str, choices: int) -> None:
        """Records that the opponent has received the state after this number of choices."""
        began = self.sent.pop((table, choices), None)
        if began is not None:
            self.latencies.append(time.perf_counter() - began)


class Wire(asyncio.Protocol):
    """A minimal WebSocket client: the clients take processor time from the server."""

    def __init__(self, address: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._request = (
            f"GET /api/live HTTP/1.1\r\nHost: {urlsplit(address).netloc}\r\nOrigin: {address}\r\n"
            f"Cookie: pharos_session={cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bG9hZCBvZiBwaGFyb3MhIQ==\r\n\r\n"
        )
        self._open = False
        self._unread = b""
        self._transport: Any = None
        self.greeted = False
        """Whether the server accepted this client."""
        self.closed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Sends the upgrade request."""
        self._transport = transport
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        """Handles all complete messages; the server sends each one in a single frame."""
        data = self._unread + data if self._unread else data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._unread = head
                return
            self._open = b" 101 " in head[:16]
            if not self._open:
                self._transport.abort()
        place = 0
        while len(data) - place >= 2:
            kind, size, begin = data[place] & 15, data[place + 1], place + 2
            if size > 125:
                wide = 2 if size == 126 else 8
                size, begin = int.from_bytes(data[begin : begin + wide]), begin + wide
            if len(data) < begin + size:
                break
            place = begin + size
            if kind == 1:
                self._hear(data[begin:place])
            elif kind == 9:
                self._frame(0x8A, data[begin:place])
            elif kind == 8:
                self._transport.close()
        self._unread = data[place:]

    def send(self, message: bytes) -> None:
        """Sends a message."""
        self._frame(0x81, message)

    def _frame(self, kind: int, data: bytes) -> None:
        # Clients must mask their frames; a mask of zeros leaves the data unchanged.
        size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
        self._transport.write(bytes((kind,)) + size + b"\0\0\0\0" + data)

    def close(self) -> None:
        """Closes the connection."""
        self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Marks the connection as closed."""
        if not self.closed.done():
            self.closed.set_result(None)


class Seat:
    """One client: watches its table and makes random choices on its turn; resumes as the page does."""

    def __init__(
        self,
        address: str,
        cookie: str,
        table: str,
        measure: Measure,
        every: float,
        seed: int,
        local: str | None = None,
    ) -> None:
        self._local = local
        self._address = address
        self._cookie = cookie
        self._table = table
        self._measure = measure
        self._every = every
        self._chance = random.Random(seed)
        self._answered = ""
        self._number = 0
        self._later: asyncio.TimerHandle | None = None
        """The next choice, or a repeated request."""
        self._unheard: asyncio.TimerHandle | None = None
        """Ends the connection unless something is heard after a request."""
        self._done = 0
        """The last choice with an answer."""
        self._chosen: tuple[str, bytes] | None = None
        """A choice without an answer: its decision, and the message to send again."""
        self._first: tuple[Decision, int] | None = None
        self._wire: Wire
        self.over = False
        self.ready = asyncio.Event()

    async def play(self) -> None:
        """Plays until the game is over."""
        rest = REST[0]
        while not self.over:
            with contextlib.suppress(OSError, TimeoutError):
                rest = await self._converse(rest)
            if self.over:
                return
            self._measure.cut_off += self._measure.counting
            await asyncio.sleep(rest * (0.8 + 0.4 * self._chance.random()))
            rest = min(REST[1], rest * 1.7)

    async def _converse(self, rest: float) -> float:
        """Plays over one connection; returns how long to rest after it."""
        where = urlsplit(self._address)
        local = None if self._local is None else (self._local, 0)
        wire = self._wire = Wire(self._address, self._cookie, self._hear)
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(ANSWER):
            await loop.create_connection(
                lambda: wire, where.hostname or "", where.port or 80, local_addr=local
            )
        self._expect()
        try:
            await wire.closed
            return REST[0] if wire.greeted else rest
        finally:
            for timer in (self._later, self._unheard):
                if timer is not None:
                    timer.cancel()
            self._later = self._unheard = None
            if self._chosen is None:
                self._answered = ""  # choose when the decision is shown again
            wire.close()

    def _expect(self) -> None:
        if self._unheard is None:
            self._unheard = asyncio.get_running_loop().call_later(ANSWER, self._wire.close)

    def _hear(self, text: bytes) -> None:
        message = decode(text)
        if self._unheard is not None:
            self._unheard.cancel()
            self._unheard = None
        if message.type == "welcome":
            self._wire.greeted = True
            self._watch()
        elif message.type == "done" and message.id is not None:
            if message.id > self._done:
                self._done = message.id
                self._measure.acknowledged += self._measure.counting
            if message.id == self._number:
                self._chosen = None
        elif message.type == "refused":
            self._refused(message)
        elif message.state is not None:
            self.ready.set()
            self._see(message.state)

    def _refused(self, message: Message) -> None:
        """Repeats a request that was refused for the moment."""
        self._measure.refused[message.key] += 1
        again = self._watch if message.id is None else self._send_choice
        if message.key in PASSING:
            self._do_later(ASK_AGAIN * (0.8 + 0.4 * self._chance.random()), again)
        elif message.id is not None:  # somebody else decided, such as a repeated request of this client
            self._chosen = None
            self._answered = ""
            self._watch()

    def _do_later(self, pause: float, what: Callable[..., None], *arguments: Any) -> None:
        if self._later is not None:
            self._later.cancel()
        self._later = asyncio.get_running_loop().call_later(pause, what, *arguments)

    def _ask(self, message: bytes) -> None:
        self._expect()
        self._wire.send(message)

    def _watch(self) -> None:
        self._ask(encode({"type": "watch", "table": self._table}))

    def _see(self, state: State) -> None:
        self._measure.shown(self._table, state.choices)
        decision = state.decision
        if state.status == "over":
            self.over = True
            self._wire.close()
        elif decision is not None and self._chosen is not None and self._chosen[0] == decision.id:
            self._send_choice()  # after a lost connection
        elif decision is not None and decision.id != self._answered:
            self._answered = decision.id
            if self._every:
                # `every` is per player and two players alternate: half of it per choice, with random
                # variation.
                pause = self._every / 2 * (0.5 + self._chance.random())
                self._do_later(pause, self._choose, decision, state.choices)
            elif self._measure.counting:
                self._choose(decision, state.choices)
            else:
                self._first = (decision, state.choices)

    def begin(self) -> None:
        """Starts play after all clients are ready (only at full speed)."""
        if self._first is not None:
            self._choose(*self._first)

    def _choose(self, decision: Decision, choices: int) -> None:
        self._number += 1
        command = {
            "type": "choose",
            "decision": decision.id,
            "choice": self._chance.choice(decision.options).choice,
        }
        self._measure.chose(self._table, choices + 1)
        act = {"type": "act", "id": self._number, "table": self._table, "command": command}
        self._chosen = (decision.id, encode(act))
        self._send_choice()

    def _send_choice(self) -> None:
        if self._chosen is not None:
            self._ask(self._chosen[1])


async def new_table(address: str) -> tuple[str, list[str]]:
    """Starts a Duel between two guests; returns its id and their cookies."""
    cookies = []
    async with httpx.AsyncClient(base_url=address, timeout=120, verify=False, trust_env=False) as client:

        async def ask(path: str, body: dict[str, Any], who: dict[str, str] | None = None) -> Any:
            answer = await client.post(path, json=body, headers=who)
            answer.raise_for_status()
            return answer

        people = []
        for _ in range(2):
            client.cookies.clear()
            answer = await ask("/api/guest", {})
            cookies.append(answer.cookies["pharos_session"])
            client.cookies.clear()
            people.append({"Cookie": f"pharos_session={cookies[-1]}", "X-CSRF-Token": answer.json()["csrf"]})
        table = (await ask("/api/tables", {"settings": {"game": "duel"}}, people[0])).json()["id"]
        await ask(f"/api/tables/{table}/commands", {"type": "sit"}, people[1])
        await ask(f"/api/tables/{table}/commands", {"type": "start"}, people[0])
    return table, cookies


def record_of(seed: int) -> dict[str, Any]:
    """Returns the record of a whole Duel."""
    game = pharos.new_game("duel", seed=seed)
    play_quickly(game, [pharos.agent("builder", seed, simulations=20) for _ in range(game.players)])
    return game.record()


class Reviewed:
    """A guest who has imported a game and asks for its review as the page does."""

    def __init__(self, address: str, record: dict[str, Any]) -> None:
        self._client = httpx.AsyncClient(base_url=address, timeout=120, trust_env=False)
        self._record = record
        self._id = ""
        self.first: float | None = None
        """Seconds to the rough review."""
        self.full = False

    async def arrive(self) -> None:
        """Imports the record."""
        answer = await self._client.post("/api/guest", json={})
        answer.raise_for_status()
        self._client.headers["X-CSRF-Token"] = answer.json()["csrf"]
        answer = await self._client.post("/api/records", json=self._record)
        answer.raise_for_status()
        self._id = answer.json()["id"]

    async def ask(self) -> None:
        """Asks for the review until it is complete."""
        began = time.perf_counter()
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            answer = await self._client.get(f"/api/records/{self._id}/review")
            answer.raise_for_status()
            told = answer.json()
            if told["failed"]:
                raise RuntimeError(f"The review of {self._id} failed.")
            if told["pass"] is not None and self.first is None:
                self.first = time.perf_counter() - began
            self.full = told["pass"] == "full"
            if self.full:
                return
            await asyncio.sleep(pause)

    async def leave(self) -> None:
        """Closes the connection."""
        await self._client.aclose()


def told_reviews(people: list[Reviewed]) -> dict[str, Any]:
    """Returns how many reviews were ready, and the seconds to the rough ones."""
    first = sorted(one.first for one in people if one.first is not None)
    return {
        "asked": len(people),
        "rough": len(first),
        "full": sum(one.full for one in people),
        "first_s": {"median": round(median(first), 2), "last": round(first[-1], 2)} if first else None,
    }


async def load(server: Server, tables: int, every: float, seconds: float, reviews: int = 0) -> dict[str, Any]:
    """Plays `tables` tables for `seconds` (or to their end) beside `reviews` reviews, and returns the
    measurements."""
    gate = asyncio.Semaphore(TOGETHER)

    measure = Measure()

    async def set_up() -> tuple[str, list[str]]:
        until = time.monotonic() + READY
        while True:
            try:
                async with gate:
                    return await new_table(server.address)
            except httpx.HTTPError as error:
                if time.monotonic() > until:
                    raise NotReady(f"A table could not be opened within {READY:.0f} s.") from error
                await asyncio.sleep(ASK_AGAIN)

    people = [Reviewed(server.address, record_of(seed)) for seed in range(reviews)]
    for one in people:
        await one.arrive()
    before = server.memory()
    made = await asyncio.gather(*(set_up() for _ in range(tables)))
    seats = [
        Seat(server.address, cookie, table, measure, every, seed)
        for seed, (table, cookies) in enumerate(made)
        for cookie in cookies
    ]
    playing: list[asyncio.Task[None]] = []
    try:
        for n, seat in enumerate(seats):
            playing.append(asyncio.create_task(seat.play()))
            if n % 50 == 49:
                await asyncio.wait_for(seat.ready.wait(), READY)
        for seat in seats:
            await asyncio.wait_for(seat.ready.wait(), READY)
    except TimeoutError as error:
        await _end(playing)
        ready = sum(seat.ready.is_set() for seat in seats)
        raise NotReady(
            f"Only {ready:,} of {len(seats):,} players saw their tables, and the next one waited for"
            f" {READY:.0f} s ({sum(measure.refused.values()):,} requests refused)."
        ) from error
    measure.refused.clear()
    if every:
        await asyncio.sleep(min(every, seconds) / 2)
    memory = server.memory() - before
    measure.counting = True
    began, before_it, mine = time.perf_counter(), server.cpu(), time.process_time()
    for seat in seats:
        seat.begin()
    asking = [asyncio.create_task(one.ask()) for one in people]
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.ALL_COMPLETED)
    took, mine = time.perf_counter() - began, time.process_time() - mine
    loop, cpu = (after - before for before, after in zip(before_it, server.cpu(), strict=True))

    def each(seconds: float) -> int:
        return round(1e6 * seconds / max(1, measure.acknowledged))

    ended = time.perf_counter()
    unseen = [ended - sent for sent in measure.sent.values() if ended - sent > 1]
    for task in asking:
        task.cancel()
    await _end(playing)
    for outcome in await asyncio.gather(*asking, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
    for one in people:
        await one.leave()
    times = sorted(measure.latencies) or [0.0]

    def percentile(share: float) -> float:
        return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 1)

    return {
        "tables": tables,
        "every_s": every,
        "seconds": round(took, 1),
        "choices": measure.acknowledged,
        "choices_per_s": round(measure.acknowledged / took, 1),
        "p50_ms": percentile(0.50),
        "p95_ms": percentile(0.95),
        "p99_ms": percentile(0.99),
        "longest_ms": round(1000 * max((times[-1], *unseen)), 1),
        "refused": sum(measure.refused.values()),
        "cut_off": measure.cut_off,
        "unanswered": len(unseen),
        "kB_per_table": round(memory / tables / 1000, 1),
        "server_cpu": round(cpu / took, 2),
        "us_per_choice": {"event_loop": each(loop), "other_threads": each(cpu - loop), "clients": each(mine)},
        "start_s": round(server.started, 2),
        **({"reviews": told_reviews(people)} if people else {}),
    }


async def _end(playing: Sequence[asyncio.Task[None]]) -> None:
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[500, 1000, 2000])
    parser.add_argument("--every", type=float, default=10.0, help="seconds between the choices of a player")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure")
    parser.add_argument("--full", action="store_true", help="choose at once, as fast as it goes")
    parser.add_argument("--database", help="a PostgreSQL to use instead of a new SQLite file")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--bus", help="valkey://… or redis://… instead of PostgreSQL's own")
    parser.add_argument("--reviews", type=int, default=0, help="people who ask for a review at once")
    arguments = parser.parse_args()
    gc.disable()  # pauses of the clients must not count as server latency
    for tables in arguments.tables:
        server = Server(arguments.database, arguments.workers, bus=arguments.bus)
        try:
            every = 0.0 if arguments.full else arguments.every
            print(
                json.dumps(uvloop.run(load(server, tables, every, arguments.seconds, arguments.reviews))),
                flush=True,
            )
        finally:
            server.stop()


if __name__ == "__main__":
    main()
