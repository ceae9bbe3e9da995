"""The fault injection kit: servers, a database with a standby, and a bus on separate hosts, for hours.

    python -m tests.fleet.proof --kills 300 --stops 100 --partitions 50 --losses 20 --delays 20 --failovers 10

Four server processes share a PostgreSQL with a synchronous standby and communicate over Valkey (or over
PostgreSQL with `--bus postgres`). Each runs in its own network namespace as its host, and packet filters cut
and disturb the connections. Clients at all servers play one game after the other, record every call and
everything they receive, and switch servers when one does not answer. When a game is over, its history is
checked against the log in the database (`history.py`). After the end of each fault, every table has to
continue within a few seconds.

    python -m tests.fleet.proof --planted unfenced --stops 20

shows that the checker works: the servers have that fault (`faulty.py`), and the command succeeds if the
checker finds it. Requirements: root, Linux, nftables and valkey-server or redis-server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import ssl
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from unittest.mock import patch

from playwright.async_api import Browser

from tests.fleet import clients
from tests.fleet.clients import PAUSE, Group
from tests.fleet.faults import Valkey, go_on, stop, valkey_program
from tests.fleet.fleet import Fault, Fleet, StandsStill
from tests.fleet.history import Data, Impossible
from tests.fleet.hosts import CLIENTS, Host, enclose, enclosed, lay_network, missing
from tests.fleet.page import PageGroup, chromium
from tests.fleet.replicated import ReplicatedPostgres
from tests.server.nursery import Nursery
from tests.server.process import START_LIMIT, ServerProcess

PORT = 8000
PATIENCE = 120.0
"""Seconds after which a table that does not continue ends the whole run."""
KINDS = ("kills", "stops", "partitions", "losses", "delays", "failovers", "splits", "clocks")
AT_A_PAGE = 1
"""The number of the table, a Duel, where one player uses a browser."""
UNREACHED = "cannot be reached"
"""What a server prints when it exits because it found no database."""
SKIPPED = 77
"""The exit code if a requirement of the kit is missing."""


class HostedServer(ServerProcess):
    """A server process on its own host."""

    def __init__(self, host: Host, folder: Path, database: str, bus: str, planted: str | None) -> None:
        folder.mkdir()
        nursery = None if planted else Nursery(host.prefix)
        super().__init__(folder, database, nursery=nursery, host=host.address, bus=bus)
        self.host = host
        self.prefix = host.prefix
        if planted:
            self.module = ("tests.fleet.faulty", planted)
        self.port = PORT
        self.address = f"http://{host.address}:{PORT}"
        self.environment["PHAROS_PORT"] = str(PORT)

    def _wait_for_port(self) -> None:
        """Its worker processes also hold the port until the system has ended them."""
        began = time.monotonic()
        while time.monotonic() - began < START_LIMIT and _group_lives(self.id):
            time.sleep(0.01)

    def start(self) -> float:
        """Restarts it if it found no database in time, as its systemd unit does."""
        began = time.monotonic()
        while True:
            try:
                return super().start()
            except RuntimeError as ended:
                if UNREACHED not in str(ended) or time.monotonic() - began > START_LIMIT:
                    raise
                time.sleep(0.1)

    def shift_clock(self, seconds: float) -> None:
        """From the next start on, its clock is wrong by this much."""
        between = time.time_ns() - time.monotonic_ns() + int(seconds * 1e9)
        self.environment["PHAROS_SERVER_TIME"] = str(between)


def _group_lives(group: int) -> bool:
    """Whether any process of this group is still running."""
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                state, _, its_group = (process / "stat").read_text().rsplit(")", 1)[1].split()[:3]
            except (OSError, ValueError):
                continue
            if its_group == str(group) and state != "Z":
                return True
    return False


class Faults:
    """The faults of these servers, their database and their bus."""

    def __init__(
        self,
        servers: Sequence[HostedServer],
        database: ReplicatedPostgres,
        bus: Host | None,
        longest_stop: float,
    ) -> None:
        self._servers = servers
        self._database = database
        self._bus = bus
        self._longest_stop = longest_stop

    async def kills(self, chance: random.Random) -> str:
        """A process is killed and restarted within a second."""
        server = chance.choice(self._servers)
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(chance.random())
        await asyncio.to_thread(server.start)
        return "a kill"

    async def stops(self, chance: random.Random) -> str:
        """A process is suspended: short pauses are frequent, the longest takes a minute."""
        server, seconds = chance.choice(self._servers), self._longest_stop ** chance.random()
        stop(server)
        await asyncio.sleep(seconds)
        go_on(server)
        return f"a stop of {seconds:.0f} s"

    async def partitions(self, chance: random.Random) -> str:
        """Hosts cannot reach each other for a while."""
        server = chance.choice(self._servers)
        nodes = (self._database.primary, self._database.standby, self._database.spare)
        database = [node.host.address for node in nodes]
        bus = [] if self._bus is None else [self._bus.address]
        cut: list[Host] = [server.host]
        kind = chance.choice(("database", "bus", "clients", "everything", "deaf", "mute", "half", "standby"))
        match kind:
            case "bus" if self._bus is not None:
                server.host.cut_from(*bus)
            case "clients":
                server.host.cut_from(CLIENTS)
            case "everything":
                server.host.cut_from(CLIENTS, *database, *bus)
            case "deaf":
                server.host.cut_from(*database, *bus, heard=True)
            case "mute":
                server.host.cut_from(*database, *bus, hears=True)
            case "half":
                cut = [one.host for one in self._servers[: len(self._servers) // 2]]
                for host in cut:
                    host.cut_from(*database, *bus)
            case "standby":
                cut = [self._database.primary.host]
                cut[0].cut_from(self._database.standby.host.address)
            case _:
                kind = "database"
                server.host.cut_from(*database)
        seconds = chance.uniform(2, 20)
        await asyncio.sleep(seconds)
        for host in cut:
            host.heal()
        return f"a partition ({kind}) of {seconds:.0f} s"

    async def losses(self, chance: random.Random) -> str:
        """A host loses a share of all packets."""
        host, percent, seconds = self._any_host(chance), chance.randint(3, 25), chance.uniform(2, 15)
        host.lose(percent)
        await asyncio.sleep(seconds)
        host.heal()
        return f"{seconds:.0f} s of losing {percent} % at {host.name}"

    async def delays(self, chance: random.Random) -> str:
        """The link of a host is so slow that packets wait for up to a second."""
        host, seconds = self._any_host(chance), chance.uniform(2, 15)
        kilobits, longest = chance.randint(100, 1000), chance.randint(100, 1000)
        host.slow(kilobits, longest)
        await asyncio.sleep(seconds)
        host.heal()
        return f"a delay of up to {longest} ms for {seconds:.0f} s at {host.name}, with {kilobits} kbit/s"

    def _any_host(self, chance: random.Random) -> Host:
        """A server, the primary, or the bus."""
        hosts = [server.host for server in self._servers]
        return chance.choice(
            [*hosts, self._database.primary.host, *([] if self._bus is None else [self._bus])]
        )

    async def failovers(self, _chance: random.Random) -> str:
        """The database is lost, and its standby takes over."""
        await asyncio.to_thread(self._database.fail_over)
        return "a fail-over"

    async def splits(self, chance: random.Random) -> str:
        """The standby takes over from a primary that is still running, with some servers on its side."""
        database, old = self._database, self._database.primary.host
        others = [database.standby.host.address, database.spare.host.address]
        left = chance.sample(list(self._servers), chance.randint(0, len(self._servers) // 2))
        for server in left:
            server.host.cut_from(*others)
        old.cut_from(*others, *(server.host.address for server in self._servers if server not in left))
        try:
            await asyncio.to_thread(database.part)
            await asyncio.sleep(chance.uniform(0, 15))
        finally:
            for host in (old, *(server.host for server in left)):
                host.heal()
        # both claim to be the primary, and all servers can reach both
        await asyncio.sleep(chance.uniform(0, 5))
        waited = await asyncio.to_thread(database.restart_old)
        await asyncio.sleep(chance.uniform(2, 5))
        await asyncio.to_thread(database.spare.kill)
        return f"a split of {len(left)} servers, {waited} commits left behind"

    async def clocks(self, chance: random.Random) -> str:
        """A process restarts with a clock that is wrong by up to ten minutes."""
        server, seconds = chance.choice(self._servers), chance.uniform(-600, 600)
        await asyncio.to_thread(server.kill)
        server.shift_clock(seconds)
        await asyncio.to_thread(server.start)
        return f"a clock that is wrong by {seconds:.0f} s"


def kind_of(what: str) -> str:
    """Returns the kind of a fault by its name."""
    return "lost packets" if what[0].isdigit() else what.split(" of ")[0].split(" that")[0]


def report(took: Sequence[tuple[str, float]], within: float) -> int:
    """Prints the recovery times after faults of each kind; returns how many took too long."""
    kinds: dict[str, list[float]] = defaultdict(list)
    late = [(what, seconds) for what, seconds in took if seconds > within]
    for what, seconds in took:
        kinds[kind_of(what)].append(seconds)
    for kind, times in sorted(kinds.items()):
        times.sort()
        print(f"{len(times):5} × {kind}: median {times[len(times) // 2]:.1f} s, longest {times[-1]:.1f} s")
    for what, seconds in late:
        print(f"after {what} a table stood still for {seconds:.1f} s")
    return len(late)


class Journal:
    """A log of what happened, line by line, which is kept however the run ends."""

    def __init__(self, file: Path | None, began: float) -> None:
        self._file = file
        self._began = began

    def note(self, **said: object) -> None:
        """Adds a line."""
        line = {"at": round(time.monotonic() - self._began, 1), **said}
        print(
            f"{line['at']:6.0f} s: {', '.join(f'{name} {value}' for name, value in said.items())}", flush=True
        )
        if self._file is not None:
            with self._file.open("a") as lines:
                lines.write(json.dumps(line) + "\n")


async def watched(
    fleet: Fleet,
    faults: Sequence[Fault],
    seed: int,
    minutes: float,
    journal: Journal,
    *,
    browser: bool = False,
) -> None:
    """Runs all faults, as far as the time allows, and logs each one."""
    began = time.monotonic()

    def with_page(found: Browser) -> Callable[[int, Data, int], Group]:
        def new_group(number: int, settings: Data, seed: int) -> Group:
            if number != AT_A_PAGE:
                return Group(fleet.servers, settings, seed)
            return PageGroup(fleet.servers, settings, seed, found)

        return new_group

    def in_time() -> Iterator[Fault]:
        for fault in faults:
            if time.monotonic() - began > 60 * minutes:
                return
            yield fault

    def after(what: str, took: float) -> None:
        journal.note(
            fault=what,
            kind=kind_of(what),
            took=round(took, 2),
            last=" ".join(sorted(set(fleet.last))),
            games=fleet.games,
        )

    async with contextlib.AsyncExitStack() as stack:
        if browser:
            fleet.new_group = with_page(await stack.enter_async_context(chromium()))
        await fleet.endure(in_time(), seed, PATIENCE, after)


def prove(arguments: argparse.Namespace) -> int:
    """Runs everything in its own namespaces; returns the exit code."""
    # Loading the system's certificates takes each HTTP client about 20 ms; no client here needs them.
    patch.object(ssl, "create_default_context", cache(ssl.create_default_context)).start()
    clients.PAUSE = arguments.pause
    lay_network()
    folder = Path(tempfile.mkdtemp(prefix="pharos-proof-"))
    print(f"what servers say is kept in {folder}", flush=True)
    database = ReplicatedPostgres(Host("db1", 11), Host("db2", 12), Host("db3", 14))
    database.start()
    bus, at = None, ""
    if arguments.bus == "valkey":
        bus = Host("bus", 13)
        valkey = Valkey(bus)
        valkey.start()
        at = valkey.address
    servers = [
        HostedServer(Host(f"s{n}", 20 + n), folder / f"s{n}", database.address, at, arguments.planted)
        for n in range(1, arguments.servers + 1)
    ]
    for server in servers:
        server.start()
    fleet = Fleet(servers, database.address, arguments.tables, folder)
    fleet.read_at = database.truth
    fleet.forgiving = arguments.planted is not None
    possible = Faults(servers, database, bus, arguments.longest_stop)
    names = [kind for kind in KINDS for _ in range(getattr(arguments, kind))]
    random.Random(arguments.seed).shuffle(names)
    faults: list[Fault] = [getattr(possible, name) for name in names]
    journal, found = Journal(arguments.journal, time.monotonic()), ""
    try:
        asyncio.run(
            watched(fleet, faults, arguments.seed, arguments.minutes, journal, browser=arguments.browser)
        )
    except Impossible as impossible:
        found = str(impossible)
        return 0 if arguments.planted else 1
    except StandsStill as stands:
        found = str(stands)
        return 1
    finally:
        database.end()
        late = report(fleet.took, arguments.within)
        journal.note(
            games=fleet.games,
            acknowledged=fleet.acknowledged,
            checked=fleet.checked,
            found=found or "nothing",
        )
    if arguments.planted:
        print(f"the planted fault {arguments.planted!r} was not found")
        return 1
    return 1 if late else 0


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for kind in KINDS:
        parser.add_argument(f"--{kind}", type=int, default=0, metavar="N", help=getattr(Faults, kind).__doc__)
    parser.add_argument("--servers", type=int, default=4, metavar="N")
    parser.add_argument("--tables", type=int, default=6, metavar="N", help="tables that play at once")
    parser.add_argument(
        "--pause",
        type=float,
        default=PAUSE,
        metavar="SECONDS",
        help="at most, before a choice",
    )
    parser.add_argument("--bus", choices=("valkey", "postgres"), default="valkey")
    parser.add_argument("--longest-stop", type=float, default=60.0, metavar="SECONDS")
    parser.add_argument("--within", type=float, default=5.0, metavar="SECONDS", help="in which tables go on")
    parser.add_argument(
        "--planted", choices=("early", "unfenced", "older"), help="a fault that has to be found"
    )
    parser.add_argument("--minutes", type=float, default=float("inf"), help="after which no fault begins")
    parser.add_argument("--browser", action="store_true", help="somebody plays in a real Chromium")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--journal", type=Path, metavar="FILE", help="a JSON object for each fault is added")
    arguments = parser.parse_args()
    lacks = None if enclosed() else missing()
    if lacks is None and arguments.bus == "valkey" and valkey_program() is None:
        lacks = "A bus over Valkey needs valkey-server or redis-server: apt-get install redis-server."
    if lacks is not None:
        print(lacks)
        return SKIPPED
    if not enclosed():
        enclose(["-m", "tests.fleet.proof", *sys.argv[1:]])
    return prove(arguments)


if __name__ == "__main__":
    sys.exit(main())
