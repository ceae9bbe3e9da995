"""Checks that servers do not leak for an hour: tables of people and against the computer, game after game.

    python -m benchmarks.soak --tables 1000 --against 200 --minutes 60
    python -m benchmarks.soak --postgres --processes 2 --tables 20 --against 2 --minutes 2   for a quick trial

Every few seconds it counts memory, open handles, sockets, and threads of each server process, and queries
each server for its tasks, connections, and tables. Once a minute it prints these numbers. The last quarter of
the time is compared with the quarter before: any growth by more than 5 % (and more than a small absolute
amount) is reported, and the command fails. The clients resume as a page does (`server_load`). Clients and
servers share the cores: use fewer tables on a small machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.server_load import TOGETHER, Measure, Seat, Server, new_table
from tests.server.conftest import start_postgres

Counts = dict[str, float]
GROWTH = 1.05
SLACK = {
    "MB": 4.0,
    "handles": 8.0,
    "sockets": 8.0,
    "threads": 2.0,
    "tasks": 20.0,
    "connections": 20.0,
    "tables_loaded": 20.0,
}
"""Growth that is tolerated: small amounts are not a leak."""


def counted(process: int) -> Counts:
    """Returns the resources a process uses now."""
    folder = Path("/proc") / str(process)
    handles = []
    for handle in (folder / "fd").iterdir():
        try:
            handles.append(os.readlink(handle))
        except OSError:
            continue  # closed meanwhile
    pages = int((folder / "statm").read_text().split()[1])
    return {
        "MB": pages * os.sysconf("SC_PAGE_SIZE") / 1e6,
        "handles": len(handles),
        "sockets": sum(handle.startswith("socket:") for handle in handles),
        "threads": len(list((folder / "task").iterdir())),
    }


async def against_computer(address: str, level: str) -> tuple[str, list[str]]:
    """Starts a Duel against the computer; returns its id and the player's cookie."""
    async with httpx.AsyncClient(base_url=address, timeout=120, verify=False, trust_env=False) as client:
        guest = await client.post("/api/guest", json={})
        guest.raise_for_status()
        body = {"settings": {"game": "duel"}, "seat": 0, "computers": {"1": level}, "start": True}
        headers = {"X-CSRF-Token": guest.json()["csrf"]}
        made = await client.post("/api/tables", json=body, headers=headers)
        made.raise_for_status()
        return made.json()["id"], [guest.cookies["pharos_session"]]


class Soak:
    """Tables that play one game after the other."""

    def __init__(self, servers: Sequence[Server], every: float, level: str) -> None:
        self._servers = servers
        self._every = every
        self._level = level
        self._gate = asyncio.Semaphore(TOGETHER)
        self.measure = Measure()
        self.measure.counting = True
        self.games = 0
        self.refused = 0
        """Failed requests for a new table, which were retried."""
        self.samples: dict[str, list[Counts]] = defaultdict(list)

    async def play(self, number: int, *, computer: bool) -> None:
        """Plays one game after the other."""
        while True:
            server = self._servers[number % len(self._servers)]
            try:
                async with self._gate:
                    if computer:
                        table, cookies = await against_computer(server.address, self._level)
                    else:
                        table, cookies = await new_table(server.address)
            except httpx.HTTPError:
                self.refused += 1
                await asyncio.sleep(1)
                continue
            await asyncio.gather(
                *(self._follow(number + seat, table, cookie) for seat, cookie in enumerate(cookies))
            )
            self.measure.latencies.clear()
            self.measure.sent.clear()
            self.games += 1

    async def _follow(self, number: int, table: str, cookie: str) -> None:
        """Plays a game to its end."""
        address = self._servers[number % len(self._servers)].address
        await Seat(address, cookie, table, self.measure, self._every, number).play()

    async def watch(self, minutes: float, pause: float) -> None:
        """Samples the resources until the time is over."""
        began = said = time.monotonic()
        async with httpx.AsyncClient(timeout=30, verify=False, trust_env=False) as client:
            while time.monotonic() < began + 60 * minutes:
                await asyncio.sleep(pause)
                for n, server in enumerate(self._servers):
                    for name, counts in await asyncio.to_thread(held, n, server):
                        self.samples[name].append(counts)
                    with contextlib.suppress(httpx.HTTPError):
                        answer = await client.get(f"{server.address}/metrics")
                        self.samples[f"server {n}"].append(told(answer.text))
                if time.monotonic() >= said + 60:
                    said += 60
                    print(json.dumps({"minute": round((said - began) / 60), **self.line()}), flush=True)

    def line(self) -> dict[str, Any]:
        """Returns the current numbers."""
        now = {name: {what: round(n, 1) for what, n in all[-1].items()} for name, all in self.samples.items()}
        return {
            "games": self.games,
            "choices": self.measure.acknowledged,
            "cut_off": self.measure.cut_off,
            "refused": self.refused,
            **now,
        }


def held(number: int, server: Server) -> list[tuple[str, Counts]]:
    """Returns the name and the resources of each process of a server."""
    found = []
    for process in server.processes():
        with contextlib.suppress(OSError):  # the process has ended
            kind = "loop" if process == server.group else f"child {process}"
            found.append((f"{kind} of {number}", counted(process)))
    return found


def told(metrics: str) -> Counts:
    """Returns the server's own metrics."""
    lines = (line.split(" ") for line in metrics.splitlines() if not line.startswith("#"))
    known = {words[0]: float(words[-1]) for words in lines}
    return {name: known[f"pharos_{name}"] for name in ("tasks", "connections", "tables_loaded")}


def grown(samples: Sequence[Counts]) -> dict[str, tuple[float, float]]:
    """Returns what has grown in the last quarter compared with the one before, with both medians."""
    quarter = len(samples) // 4
    if quarter < 2:
        return {}
    found = {}
    for name in samples[0]:
        slack = SLACK[name]
        before = statistics.median(one[name] for one in samples[-2 * quarter : -quarter])
        after = statistics.median(one[name] for one in samples[-quarter:])
        if after > before * GROWTH and after > before + slack:
            found[name] = (before, after)
    return found


def report(samples: Mapping[str, Sequence[Counts]]) -> int:
    """Prints samples of each process; returns the number of processes that have grown."""
    leaking = 0
    for name, counts in sorted(samples.items()):
        rose = grown(counts)
        leaking += bool(rose)
        line: dict[str, Any] = {"of": name, "samples": len(counts)}
        for what in counts[0]:
            line[what] = [round(counts[place][what], 1) for place in (0, len(counts) // 2, -1)]
        print(json.dumps(line | ({"grown": rose} if rose else {})), flush=True)
    return leaking


async def run(servers: Sequence[Server], arguments: argparse.Namespace) -> int:
    """Runs everything; returns the number of processes that have grown."""
    soak = Soak(servers, arguments.every, arguments.level)
    numbers = range(arguments.tables + arguments.against)
    playing = [
        asyncio.create_task(soak.play(number, computer=number >= arguments.tables)) for number in numbers
    ]
    await soak.watch(arguments.minutes, arguments.pause)
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    print(json.dumps(soak.line()), flush=True)
    return report(soak.samples)


def main() -> int:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000, help="tables of two people")
    parser.add_argument("--against", type=int, default=200, help="tables against the computer")
    parser.add_argument("--level", default="master")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=10.0, help="seconds between the choices of a player")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two counts")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL instead of using SQLite")
    parser.add_argument("--processes", type=int, default=1, help="servers; more than one needs --postgres")
    arguments = parser.parse_args()
    gc.freeze()
    postgres: Any = None
    database = None
    if arguments.postgres:
        postgres = start_postgres(Path(tempfile.mkdtemp(prefix="pharos-soak-")))
        database = postgres.get_uri()
    servers: list[Server] = []
    try:
        servers.extend(Server(database, 1) for _ in range(arguments.processes))
        return 1 if uvloop.run(run(servers, arguments)) else 0
    finally:
        for server in servers:
            server.stop()
        if postgres is not None:
            postgres.cleanup()


if __name__ == "__main__":
    sys.exit(main())
