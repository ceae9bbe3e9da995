"""A model of many server processes: what 10,000, 100,000 and 1,000,000 live tables need, what breaks first.

    python benchmarks/city.py                          the three sizes with both buses
    python benchmarks/city.py --tables 50000 --bus valkey
    python benchmarks/city.py --check                  the model beside what was measured
    python benchmarks/city.py --calibrate POSTGRES     measures the costs on this machine
    python -m benchmarks.city --validate FILE          the model beside the lines of `benchmarks.fleet`

Discrete events: a player chooses, the command reaches the process that owns the table, waits for its event
loop, for the next common commit and for the database, and is told to the other player, through the bus where
that player is at another process. The costs are processor times measured on one core (`COSTS`). Searches need
cores by plain arithmetic: they wait in queues of their own and never hold up a table.
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
"""Seconds between two choices of a player; Duel has two players at a table."""
COMPUTERS = 0.2
"""Share of the tables with a computer that searches."""
BUSY = 0.7
"""Load of a core above which waiting times grow quickly."""
SLOW = 0.25
"""Seconds from a choice to the other player's screen that nine hundred and ninety of a thousand keep."""
MEMORY = 62e3
"""Bytes of a live table with its two connections."""
SHARE = 0.2
"""By how much the model may be wrong where it is compared with real servers."""
CORES = 2
"""Of the machine on which they are measured."""


@dataclass(frozen=True)
class Costs:
    """Seconds of one core, unless it says otherwise."""

    choice: float = 260e-6
    """A choice at its owner: read, checked, carried out, told to both players."""
    follow: float = 210e-6
    """A new entry at a process that follows the table: read, carried out, told."""
    forward: float = 45e-6
    """A command that is carried to the owner and back, at each of both ends."""
    hear: float = 9e-6
    """A bus message that is read, and found to concern no table of this process."""
    commit: float = 350e-6
    """A common commit in the database, whatever is in it."""
    entry: float = 55e-6
    """Each entry in it."""
    disk: float = 1.5e-3
    """Seconds until a commit is on the disk, and on its standby; no core waits for it."""
    network: float = 0.3e-3
    """Seconds on the sockets of both players."""
    read: float = 70e-6
    """A read of new entries in the database."""
    publish: float = 12e-6
    """A message on its way through the bus, for each process that hears it."""
    search: float = 0.8
    """A search of the master."""
    database_cores: int = 16
    """Cores of the machine with the database; there is one that writes."""


COSTS = Costs()


class Core:
    """Work that is done one after the other by some cores."""

    def __init__(self, cores: int = 1) -> None:
        self._free = [0.0] * cores
        self.worked = 0.0

    def take(self, now: float, seconds: float) -> float:
        """When work that comes now is done."""
        self.worked += seconds
        done = max(now, heapq.heappop(self._free)) + seconds
        heapq.heappush(self._free, done)
        return done

    def load(self, seconds: float) -> float:
        """The share of the time in which it worked."""
        return self.worked / (seconds * len(self._free))


@dataclass
class Process:
    """A server process: its event loop, and the entries that wait for its next commit."""

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
        """Messages of the bus that processes heard."""
        self.latencies: list[float] = []

    def at(self, moment: float, what: Callable[[float], None]) -> None:
        """Lets something happen."""
        heapq.heappush(self._events, (moment, next(self._numbers), what))

    def run(self, choices: int) -> float:
        """Plays until so many choices came; returns the seconds that took."""
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
        """Something happens when a core has done some work; it takes its turn in the order of time."""
        self.at(core.take(now, seconds), what)

    def _chosen(self, now: float) -> None:
        """One of the two players chooses; both may be at any process, and the owner is where the first is."""
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
        """All that waits is written in one transaction; what comes meanwhile waits for the next."""
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
        """How busy each part was."""
        many = len(self._processes)
        heard = self._heard * self.costs.hear / many / seconds
        mean = sum(process.loop.load(seconds) for process in self._processes) / many + heard
        found = {"server processes": mean, "database": self._database.load(seconds)}
        if self.bus == "valkey":
            found["bus"] = self._bus.load(seconds)
        return found


@dataclass(frozen=True)
class Answer:
    """What a number of tables needs."""

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
    """The part that is busiest; where it is not the processes, more of them do not help."""
    of_each: dict[str, int]
    """How many databases and buses would share the work, if tables were divided among them."""


def simulated(tables: int, processes: int, bus: str, costs: Costs, choices: int) -> Answer:
    """One size with so many processes."""
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
    """The fewest processes whose event loops keep up."""
    each = costs.choice + (0 if tables < 10_000 else costs.follow + costs.forward)
    processes = max(1, math.ceil(tables * 2 / EVERY * each / BUSY))
    answer = simulated(tables, processes, bus, costs, choices)
    while (load := answer.loads["server processes"]) >= BUSY:
        processes = math.ceil(processes * 1.15)
        answer = simulated(tables, processes, bus, costs, choices)
        if answer.loads["server processes"] > 0.95 * load:
            break  # what each of them hears from the others is too much by itself
    return answer


def check(costs: Costs) -> list[dict[str, object]]:
    """The model beside what was measured with real processes (docs/server.md): the same to a fifth."""
    quiet = simulated(2000, 1, "postgres", replace(costs, disk=0.6e-3), 20_000)
    return [
        {"what": "choices a second of one process", "model": round(1 / costs.choice), "measured": 3840},
        {"what": "2,000 tables, choices a second", "model": quiet.choices_per_second, "measured": 400},
        {"what": "2,000 tables, p50 in ms", "model": quiet.p50_ms, "measured": 1.6},
        {"what": "2,000 tables, megabytes", "model": 1000 * quiet.gigabytes, "measured": 124},
    ]


@dataclass(frozen=True)
class Compared:
    """What the model says of a size, beside what was measured there."""

    on: str
    processes: int
    tables: int
    what: str
    model: float
    measured: float
    known: bool
    """Whether it was measured to set the model: that it fits says nothing."""

    @property
    def wrong_by(self) -> float:
        """The share by which the model is wrong."""
        return abs(self.model / self.measured - 1) if self.measured else math.inf


def validate(runs: Sequence[Mapping[str, Any]], costs: Costs = COSTS) -> list[Compared]:
    """The model beside real servers of one, two and four processes.

    One process and the first size set what a choice and a table cost; two processes and the same size set
    what it costs to forward and to follow. All else is predicted from that: other sizes, and four processes.
    """
    found: list[Compared] = []
    for on in sorted({run["on"] for run in runs if run["on"] != "sqlite"}):
        mine = {(run["processes"], run["tables"]): run for run in runs if run["on"] == on}
        first = min(tables for processes, tables in mine if processes == 1)
        alone, pair = mine[1, first], mine.get((2, first))
        here = Costs(**{**asdict(costs), "choice": alone["us_all"] / 1e6})
        memory, shadow = alone["kB_per_table"], 0.0
        if pair is not None:
            # At one table in two both players are at the same process of two.
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
    """What all processes together spend on a message of the bus that concerns none of their tables."""
    return costs.hear * (processes - 1) if on == "postgres" else 0.0


async def calibrated(address: str) -> Costs:
    """The costs that can be measured alone, on this machine."""
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
        compared = validate([json.loads(line) for line in lines if line.startswith("{")])
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
