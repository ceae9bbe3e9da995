"""Whether a server stays as it is for an hour: tables of people and against the computer, game after game.

    python -m benchmarks.soak --tables 1000 --against 200 --minutes 60
    python -m benchmarks.soak --tables 20 --against 2 --minutes 2        to see it work

Every few seconds it counts, for each process of the server, memory, open handles, sockets among them, and
threads. The last quarter of the time is compared with the quarter before: what has grown by more than 5 %
(and by more than a few pieces) is named, and the command fails. Clients and server share the cores: take
fewer on a small machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.server_load import TOGETHER, Measure, Seat, Server, new_table

Counts = dict[str, float]
GROWTH = 1.05
SLACK = {"MB": 4.0, "handles": 8.0, "sockets": 8.0, "threads": 2.0}
"""What a process may gain without being named: a few pieces are no leak."""


def counted(process: int) -> Counts:
    """What one process holds now."""
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
    """A Duel against the computer that has begun; returns its id and the cookie of its player."""
    async with httpx.AsyncClient(base_url=address, timeout=120, verify=False, trust_env=False) as client:
        guest = await client.post("/api/guest", json={})
        guest.raise_for_status()
        body = {"settings": {"game": "duel"}, "seat": 0, "computers": {"1": level}, "start": True}
        headers = {"X-CSRF-Token": guest.json()["csrf"]}
        made = await client.post("/api/tables", json=body, headers=headers)
        made.raise_for_status()
        return made.json()["id"], [guest.cookies["pharos_session"]]


class Soak:
    """Tables at which one game follows the other."""

    def __init__(self, server: Server, every: float, level: str) -> None:
        self._server = server
        self._every = every
        self._level = level
        self._gate = asyncio.Semaphore(TOGETHER)
        self.measure = Measure()
        self.measure.counting = True
        self.games = 0
        self.samples: dict[int, list[Counts]] = defaultdict(list)

    async def play(self, number: int, *, computer: bool) -> None:
        """One game after the other."""
        while True:
            async with self._gate:
                if computer:
                    table, cookies = await against_computer(self._server.address, self._level)
                else:
                    table, cookies = await new_table(self._server.address)
            seats = [
                Seat(self._server.address, cookie, table, self.measure, self._every, 10 * number + seat)
                for seat, cookie in enumerate(cookies)
            ]
            await asyncio.gather(*(seat.play() for seat in seats))
            self.measure.latencies.clear()
            self.games += 1

    async def watch(self, minutes: float, pause: float) -> None:
        """Counts until the time is over."""
        until = time.monotonic() + 60 * minutes
        while time.monotonic() < until:
            await asyncio.sleep(pause)
            for process in self._server.processes():
                try:
                    self.samples[process].append(counted(process))
                except OSError:
                    continue  # it has ended


def grown(samples: Sequence[Counts]) -> dict[str, tuple[float, float]]:
    """What is more in the last quarter than in the one before, with both medians."""
    quarter = len(samples) // 4
    if quarter < 2:
        return {}
    found = {}
    for name, slack in SLACK.items():
        before = statistics.median(one[name] for one in samples[-2 * quarter : -quarter])
        after = statistics.median(one[name] for one in samples[-quarter:])
        if after > before * GROWTH and after > before + slack:
            found[name] = (before, after)
    return found


def report(samples: Mapping[int, Sequence[Counts]], server: Server) -> int:
    """Prints first and last counts of each process; how many have grown to the end."""
    leaking = 0
    for process, counts in sorted(samples.items()):
        rose = grown(counts)
        leaking += bool(rose)
        kind = "first" if process == server.group else "other"
        line: dict[str, Any] = {"process": kind, "samples": len(counts)}
        for name in SLACK:
            line[name] = [round(counts[0][name], 1), round(counts[-1][name], 1)]
        print(json.dumps(line | ({"grown": rose} if rose else {})), flush=True)
    return leaking


async def run(server: Server, arguments: argparse.Namespace) -> int:
    """Everything; how many processes have grown."""
    soak = Soak(server, arguments.every, arguments.level)
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
    said = {"games": soak.games, "choices": soak.measure.acknowledged, "cut_off": soak.measure.cut_off}
    print(json.dumps(said), flush=True)
    return report(soak.samples, server)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000, help="tables of two people")
    parser.add_argument("--against", type=int, default=200, help="tables against the computer")
    parser.add_argument("--level", default="master")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=10.0, help="seconds between the choices of a player")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two counts")
    parser.add_argument("--database", help="a PostgreSQL to use instead of a new SQLite file")
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    gc.freeze()
    server = Server(arguments.database, arguments.workers)
    try:
        return 1 if uvloop.run(run(server, arguments)) else 0
    finally:
        server.stop()


if __name__ == "__main__":
    sys.exit(main())
