"""A model of many server processes: the needs and bottlenecks of 10,000 to 1,000,000 live tables.

    python benchmarks/city.py                          the three sizes with both buses
    python benchmarks/city.py --tables 50000 --bus valkey
    python benchmarks/city.py --check                  compares the model with measurements
    python benchmarks/city.py --calibrate POSTGRES     measures the costs on this machine
    python -m benchmarks.city --validate FILE          compares the model with results of `benchmarks.fleet`

A discrete-event simulation: a player makes a choice; the command reaches the process that owns the table,
waits for its event loop, for the next group commit, and for the database; then the other player is notified,
through the bus if connected to another process. The costs are processor times measured on one core (`COSTS`).
Searches only add to the number of cores: they have their own queues and never delay a table.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import json
import math
import random
import statistics
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any

EVERY = 10.0
"""Seconds between two choices of a player; a Duel table has two players."""
COMPUTERS = 0.2
"""Share of tables with a computer player that searches."""
BUSY = 0.7
"""Core utilization above which waiting times grow quickly."""
SLOW = 0.25
"""Maximum latency from a choice to the other player's screen, in seconds, for 99 % of choices."""
MEMORY = 62e3
"""Memory of a live table with its two connections, in bytes."""
SHARE = 0.2
"""Maximum relative error of the model compared with real servers."""
CORES = 2
"""Cores of the machine used for measurements."""


@dataclass(frozen=True)
class Costs:
    """Costs in seconds of one core, unless noted otherwise."""

    choice: float = 260e-6
    """A choice at the table's owner: read, validate, execute, notify both players."""
    follow: float = 210e-6
    """A new entry at a process that follows the table: read, execute, notify."""
    forward: float = 45e-6
    """Forwarding a command to the owner and back, at each end."""
    hear: float = 9e-6
    """Reading a bus message that concerns no table of this process."""
    commit: float = 350e-6
    """A group commit in the database, excluding its entries."""
    entry: float = 55e-6
    """Each entry of a commit."""
    disk: float = 1.5e-3
    """Latency until a commit is on disk and on the standby; uses no core."""
    network: float = 0.3e-3
    """Network latency to both players."""
    read: float = 70e-6
    """Reading new entries from the database."""
    publish: float = 12e-6
    """Sending a message over the bus, for each receiving process."""
    search: float = 0.8
    """A search by the master."""
    database_cores: int = 16
    """Cores of the database machine; there is one primary."""


COSTS = Costs()


class Core:
    """Work that some cores process in order of arrival."""

    def __init__(self, cores: int = 1) -> None:
        self._free = [0.0] * cores
        self.worked = 0.0

    def take(self, now: float, seconds: float) -> float:
        """Adds work that arrives now; returns when it is done."""
        self.worked += seconds
        done = max(now, heapq.heappop(self._free)) + seconds
        heapq.heappush(self._free, done)
        return done

    def load(self, seconds: float) -> float:
        """Returns the utilization."""
        return self.worked / (seconds * len(self._free))


@dataclass
class Process:
    """A server process: its event loop, and the entries waiting for its next commit."""

    loop: Core = field(default_factory=Core)
    waiting: list[tuple[float, int | None]] = field(default_factory=list)
    committing: bool = False


class City:
    """All processes of one size, for some seconds."""

    def __init__(self, tables: int, processes: int, bus: str, costs: Costs, seed: int = 1) -> None:
        self.tables = tables
        self.bus = bus
        self.costs = costs
        self._chance = random.Random(seed)
        self._processes = [Process() for _ in range(processes)]
        self._database = Core(costs.database_cores)
        self._bus = self._database if bus == "postgres" else Core()
        self._events: list[tuple[float, int, Callable[[float], None]]] = []
        self._numbers = count()
        self._heard = 0
        """Number of bus messages received by processes."""
        self.latencies: list[float] = []

    def at(self, moment: float, what: Callable[[float], None]) -> None:
        """Schedules an event."""
        heapq.heappush(self._events, (moment, next(self._numbers), what))

    def run(self, choices: int) -> float:
        """Simulates this number of choices; returns the simulated seconds."""
        rate = self.tables * 2 / EVERY
        moment = 0.0
        for _ in range(choices):
            moment += self._chance.expovariate(rate)
            self.at(moment, self._chosen)
        while self._events:
            now, _, what = heapq.heappop(self._events)
            what(now)
        return moment

    def _then(self, core: Core, now: float, seconds: float, what: Callable[[float], None]) -> None:
        """Schedules an event for when a core has finished some work."""
        self.at(core.take(now, seconds), what)

    def _chosen(self, now: float) -> None:
        """Simulates a choice of either player; the owner of a table is the first player's process."""
        many, costs, began = len(self._processes), self.costs, now
        owner, other = self._chance.randrange(many), self._chance.randrange(many)
        to = other if owner != other else None
        if to is None or self._chance.random() < 0.5:
            loop = self._processes[owner].loop
            self._then(loop, now, costs.choice, lambda at: self._wait(at, began, owner, to))
            return
        hearing = 1 if self.bus == "valkey" else many - 1
        loop, cost = self._processes[owner].loop, costs.choice + costs.forward

        def reached(at: float) -> None:
            self._then(loop, at, cost, lambda at: self._wait(at, began, owner, to))

        def sent(at: float) -> None:
            self._then(self._bus, at, costs.publish * hearing, reached)

        self._then(self._processes[to].loop, now, costs.forward, sent)

    def _wait(self, now: float, began: float, owner: int, to: int | None) -> None:
        process = self._processes[owner]
        process.waiting.append((began, to))
        if not process.committing:
            self._commit(now, owner)

    def _commit(self, now: float, owner: int) -> None:
        """Commits all waiting entries in one transaction; later ones wait for the next."""
        process, costs = self._processes[owner], self.costs
        batch, process.waiting, process.committing = process.waiting, [], True

        def stored(at: float) -> None:
            process.committing = False
            for began, to in batch:
                self._tell(at, began, to)
            if process.waiting:
                self._commit(at, owner)

        cost = costs.commit + costs.entry * len(batch)
        self._then(self._database, now, cost, lambda at: self.at(at + costs.disk, stored))

    def _tell(self, now: float, began: float, to: int | None) -> None:
        costs, others = self.costs, len(self._processes) - 1
        hearing = others if self.bus == "postgres" else int(to is not None)
        self._heard += hearing

        def shown(at: float) -> None:
            self.latencies.append(at - began + costs.network)

        def read(at: float) -> None:
            if to is None:
                shown(at)
                return
            loop = self._processes[to].loop
            self._then(self._database, at, costs.read, lambda at: self._then(loop, at, costs.follow, shown))

        if hearing:
            self._then(self._bus, now, costs.publish * hearing, read)
        else:
            read(now)

    def loads(self, seconds: float) -> dict[str, float]:
        """Returns the utilization of each component."""
        many = len(self._processes)
        heard = self._heard * self.costs.hear / many / seconds
        mean = sum(process.loop.load(seconds) for process in self._processes) / many + heard
        found = {"server processes": mean, "database": self._database.load(seconds)}
        if self.bus == "valkey":
            found["bus"] = self._bus.load(seconds)
        return found


@dataclass(frozen=True)
class Answer:
    """The resources needed for a number of tables."""

    tables: int
    bus: str
    processes: int
    choices_per_second: float
    p50_ms: float
    p99_ms: float
    loads: dict[str, float]
    gigabytes: float
    search_cores: int
    holds: bool
    first_to_break: str
    """The component with the highest utilization; unless it is the processes, adding processes does not
    help."""
    of_each: dict[str, int]
    """Number of databases and buses needed if tables were sharded among them."""


def simulated(tables: int, processes: int, bus: str, costs: Costs, choices: int) -> Answer:
    """Simulates one size with this number of processes."""
    city = City(tables, processes, bus, costs)
    seconds = city.run(choices)
    loads = city.loads(seconds)
    ordered = sorted(city.latencies)
    p99 = ordered[int(0.99 * len(ordered))]
    worst = max(loads, key=lambda name: loads[name])
    searches = tables * COMPUTERS / EVERY * costs.search / BUSY
    return Answer(
        tables,
        bus,
        processes,
        round(choices / seconds),
        round(1000 * statistics.median(ordered), 2),
        round(1000 * p99, 2),
        {name: round(load, 3) for name, load in loads.items()},
        round(tables * MEMORY / 1e9, 3),
        math.ceil(searches),
        p99 < SLOW and loads[worst] < BUSY,
        worst,
        {name: math.ceil(load / BUSY) for name, load in loads.items() if name != "server processes"},
    )


def needed(tables: int, bus: str, costs: Costs, choices: int) -> Answer:
    """Returns the result for the smallest number of processes whose event loops keep up."""
    each = costs.choice + (0 if tables < 10_000 else costs.follow + costs.forward)
    processes = max(1, math.ceil(tables * 2 / EVERY * each / BUSY))
    answer = simulated(tables, processes, bus, costs, choices)
    while (load := answer.loads["server processes"]) >= BUSY:
        processes = math.ceil(processes * 1.15)
        answer = simulated(tables, processes, bus, costs, choices)
        if answer.loads["server processes"] > 0.95 * load:
            break  # bus messages alone overload each process
    return answer


def check(costs: Costs) -> list[dict[str, object]]:
    """Compares the model with measurements of real processes (docs/server.md); they agree within 20 %."""
    quiet = simulated(2000, 1, "postgres", replace(costs, disk=0.6e-3), 20_000)
    return [
        {"what": "choices a second of one process", "model": round(1 / costs.choice), "measured": 3840},
        {"what": "2,000 tables, choices a second", "model": quiet.choices_per_second, "measured": 400},
        {"what": "2,000 tables, p50 in ms", "model": quiet.p50_ms, "measured": 1.6},
        {"what": "2,000 tables, megabytes", "model": 1000 * quiet.gigabytes, "measured": 124},
    ]


@dataclass(frozen=True)
class Compared:
    """A prediction of the model and the measured value."""

    on: str
    processes: int
    tables: int
    what: str
    model: float
    measured: float
    known: bool
    """Whether the measurement was used to fit the model, so that agreement proves nothing."""

    @property
    def wrong_by(self) -> float:
        """Relative error of the model."""
        return abs(self.model / self.measured - 1) if self.measured else math.inf


def validate(runs: Sequence[Mapping[str, Any]], costs: Costs = COSTS) -> list[Compared]:
    """Compares the model with real servers of one, two, and four processes.

    The smallest size with one process determines the cost of a choice and a table; the same size with two
    processes determines the cost of forwarding and following. Other sizes and four processes are predictions.
    """
    found: list[Compared] = []
    for on in sorted({run["on"] for run in runs if run["on"] != "sqlite"}):
        mine = {(run["processes"], run["tables"]): run for run in runs if run["on"] == on}
        first = min(tables for processes, tables in mine if processes == 1)
        alone, pair = mine[1, first], mine.get((2, first))
        here = Costs(**{**asdict(costs), "choice": alone["us_all"] / 1e6})
        memory, shadow = alone["kB_per_table"], 0.0
        if pair is not None:
            # With two processes, both players are at the same process at half of the tables.
            elsewhere = 1e-6 * (pair["us_all"] - alone["us_all"]) - _heard(on, 2, here)
            here = replace(here, forward=0.0, follow=max(0.0, 2 * elsewhere))
            shadow = 2 * (pair["kB_per_table"] - memory)
        for (processes, tables), run in sorted(mine.items()):
            apart = 1 - 1 / processes
            known = tables == first and processes <= 2
            cost = here.choice + apart * here.follow + _heard(on, processes, here)
            rate = tables * 2 / run["every_s"] if run["every_s"] else 1 / cost * min(processes, CORES)
            said = {
                "choices a second": (rate, run["choices_per_s"]),
                "microseconds of all processes": (1e6 * cost, run["us_all"]),
                "kB a table": (memory + apart * shadow, run["kB_per_table"]),
            }
            for what, (model, measured) in said.items():
                found.append(Compared(on, processes, tables, what, round(model, 1), measured, known))
    return found


def _heard(on: str, processes: int, costs: Costs) -> float:
    """Returns the total cost of a bus message at all processes it does not concern."""
    return costs.hear * (processes - 1) if on == "postgres" else 0.0


async def calibrated(address: str) -> Costs:
    """Measures the costs that can be measured in isolation on this machine."""
    import asyncpg

    from pharos.server.bus_messages import EntryAdded, decode, packets

    packet = packets("process", [EntryAdded("table", 7)], 7500)[0]
    began = time.process_time()
    for _ in range(20_000):
        decode(packet)
    hear = (time.process_time() - began) / 20_000
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE TEMP TABLE city (game text, number int, data bytea)")
    rows, took = [("table", n, b"x" * 120) for n in range(100)], {}
    for many in (1, 100):
        samples = []
        for _ in range(60):
            began = time.perf_counter()
            async with connection.transaction():
                await connection.executemany("INSERT INTO city VALUES ($1, $2, $3)", rows[:many])
            samples.append(time.perf_counter() - began)
        took[many] = statistics.median(samples)
    samples = []
    for _ in range(200):
        began = time.perf_counter()
        await connection.fetch("SELECT data FROM city WHERE game = $1 LIMIT 1", "table")
        samples.append(time.perf_counter() - began)
    await connection.close()
    entry = max(1e-6, (took[100] - took[1]) / 99)
    return replace(COSTS, hear=hear, commit=took[1], entry=entry, read=statistics.median(samples))


def main() -> int:
    """Prints one JSON object for each size."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--bus", choices=["postgres", "valkey"], nargs="+", default=["postgres", "valkey"])
    parser.add_argument("--choices", type=int, default=30_000, help="choices that are simulated")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--calibrate", metavar="POSTGRES")
    parser.add_argument("--validate", type=Path, metavar="FILE")
    options = parser.parse_args()
    costs = asyncio.run(calibrated(options.calibrate)) if options.calibrate else COSTS
    if options.calibrate:
        print(json.dumps(asdict(costs)))
    if options.validate:
        lines = options.validate.read_text().splitlines()
        runs = [json.loads(line) for line in lines if line.startswith("{")]
        compared = validate([run for run in runs if "choices_per_s" in run])  # others are the servers' log
        for one in compared:
            print(json.dumps(asdict(one) | {"wrong_by": round(one.wrong_by, 3)}))
        wrong = [one for one in compared if one.wrong_by > SHARE and not one.known]
        predicted = sum(not one.known for one in compared)
        print(f"{predicted - len(wrong)} of {predicted} predictions are within {SHARE:.0%}")
        return 1 if wrong or not predicted else 0
    if options.check:
        for line in check(costs):
            print(json.dumps(line))
        return 0
    for tables in options.tables:
        for bus in options.bus:
            print(json.dumps(asdict(needed(tables, bus, costs, options.choices))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
