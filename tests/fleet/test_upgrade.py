"""Three processes of an older release are upgraded one after the other while people play.

The older release is the last commit before the newest migration, so the schema changes under the processes
that still run. Tried where `PHAROS_TEST_FAULTS` is more than one.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import tarfile
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

import pytest

from pharos.server.store.migrate import MIGRATIONS
from tests.fleet.fleet import Fleet
from tests.fleet.test_faults import FAULTS
from tests.server.conftest import NewServer
from tests.server.process import ServerProcess

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST_WAIT = 2.0
"""Seconds that a choice waits at most."""
TABLES = 6
BETWEEN = 3.0
"""Seconds of play before each upgrade."""


def _git(*arguments: str) -> bytes:
    done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, check=False)
    if done.returncode != 0 or not done.stdout:
        pytest.skip("the history of the project is not there")
    return done.stdout


def older_release(folder: Path) -> tuple[str, Path]:
    """The sources before the newest migration came; which commit that was."""
    newest = max(MIGRATIONS.glob("versions/0*.py")).relative_to(ROOT)
    added = _git("log", "--diff-filter=A", "--format=%H", "--", str(newest)).decode().split()[-1]
    commit = _git("rev-parse", "--short", f"{added}^").decode().strip()
    with tarfile.open(fileobj=BytesIO(_git("archive", commit, "src"))) as archive:
        archive.extractall(folder, filter="data")
    return commit, folder / "src"


async def upgrade(fleet: Fleet, servers: Sequence[ServerProcess]) -> None:
    """Restarts one process after the other with the release of today."""
    for server in servers:
        await asyncio.sleep(BETWEEN)
        assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
        server.environment.pop("PYTHONPATH")
        await asyncio.to_thread(server.start)
    await asyncio.sleep(BETWEEN)


@pytest.mark.skipif(FAULTS <= 1, reason="an upgrade from an older release is tried by make endurance")
def test_no_choice_waits_long_while_processes_are_upgraded(
    new_server: NewServer, postgres: Callable[[], str], tmp_path: Path
) -> None:
    commit, sources = older_release(tmp_path / "older")
    database = postgres()
    servers = [new_server(database, forked=False) for _ in range(3)]
    for server in servers:
        server.environment["PYTHONPATH"] = os.pathsep.join((str(sources), str(ROOT)))
        server.start()
    fleet = Fleet(servers, database, TABLES)

    async def does(_chance: object) -> str:
        await upgrade(fleet, servers)
        return "an upgrade"

    asyncio.run(fleet.endure([does], 1, LONGEST_WAIT))
    waits = sorted(fleet.waits)
    common = waits[int(0.99 * len(waits))]
    said = f"{len(waits)} commands from {commit} on: p99 {common:.2f} s, longest {waits[-1]:.2f} s"
    print(said)
    assert waits[-1] < LONGEST_WAIT, said
