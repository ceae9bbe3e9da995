"""The cost of additional processes on one machine: 1 on SQLite, then 1, 2, and 4 on PostgreSQL with each bus.

    python -m benchmarks.fleet --tables 500 1000 2000 4000 --every 10
    python -m benchmarks.fleet --tables 200 --full          at full speed

Prints one JSON object per run (explained in `server_load`), with the number of processes, the bus, and the
load of the machine at the end (`load`: the average of the last minute, clients and database included). If
the players do not see their tables in time, `not_ready` says so instead, and the next run begins.
`us_all` is the processor time of all server processes per durable choice, without the database and the
clients. Starts its own PostgreSQL and, if installed, a Valkey or Redis. Clients, servers, and database share
the cores.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.server_load import NotReady, Server, load
from tests.fleet.faults import Valkey, valkey_program
from tests.server.conftest import start_postgres


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[500, 1000, 2000, 4000])
    parser.add_argument("--every", type=float, default=10.0, help="seconds between the choices of a player")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure")
    parser.add_argument("--full", action="store_true", help="choose at once, as fast as it goes")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    arguments = parser.parse_args()
    gc.disable()  # pauses of the clients must not count as server latency
    postgres: Any = start_postgres(Path(tempfile.mkdtemp(prefix="pharos-fleet-")))
    postgres.psql("ALTER SYSTEM SET fsync = on;\nALTER SYSTEM SET max_connections = 200;")
    postgres.stop()
    postgres.ensure_postgres_running()
    valkey = Valkey() if valkey_program() else None
    if valkey is not None:
        valkey.start()
    names = count()

    def measure(tables: int, processes: int, bus: str | None, *, sqlite: bool = False) -> None:
        database = None
        if not sqlite:
            name = f"fleet{next(names)}"
            postgres.psql(f"CREATE DATABASE {name};")
            database = postgres.get_uri(name)
        where = "sqlite" if sqlite else "postgres + valkey" if bus else "postgres"
        told: dict[str, Any] = {"processes": processes, "on": where}
        server = Server(database, processes, bus=bus)
        try:
            every = 0.0 if arguments.full else arguments.every
            found = uvloop.run(load(server, tables, every, arguments.seconds))
        except NotReady as late:
            print(json.dumps({**told, "tables": tables, "not_ready": str(late)}), flush=True)
            return
        finally:
            server.stop()
        cost = found.pop("us_per_choice")
        told |= found
        told |= {"us_all": cost["event_loop"] + cost["other_threads"], "load": round(os.getloadavg()[0], 1)}
        print(json.dumps(told), flush=True)

    try:
        for tables in arguments.tables:
            measure(tables, 1, None, sqlite=True)
            for processes in arguments.processes:
                measure(tables, processes, None)
                if valkey is not None:
                    measure(tables, processes, valkey.address)
    finally:
        if valkey is not None:
            valkey.end()
        postgres.cleanup()


if __name__ == "__main__":
    main()
