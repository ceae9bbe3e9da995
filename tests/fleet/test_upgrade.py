"""A rolling upgrade of three processes from an older release during games; old tables continue.

The older release is the last commit before the newest migration, so the schema changes under the processes
that still run. Runs only if `PHAROS_TEST_FAULTS` is more than one.
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
from tests.server.player import Data, Player, seated_game
from tests.server.process import ServerProcess

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST_WAIT = 2.0
"""The longest wait of a choice, in seconds."""
TABLES = 6
BETWEEN = 3.0
"""Seconds of play before each upgrade."""


def _git(*arguments: str) -> bytes:
    done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, check=False)
    if done.returncode != 0 or not done.stdout:
        pytest.skip("the history of the project is not there")
    return done.stdout


def older_release(folder: Path, before: str = "") -> tuple[str, Path]:
    """Returns the sources before a migration was added, or before the newest one, and the commit."""
    migration = max(MIGRATIONS.glob(f"versions/{before}*.py")).relative_to(ROOT)
    added = _git("log", "--diff-filter=A", "--format=%H", "--", str(migration)).decode().split()[-1]
    commit = _git("rev-parse", "--short", f"{added}^").decode().strip()
    with tarfile.open(fileobj=BytesIO(_git("archive", commit, "src"))) as archive:
        archive.extractall(folder, filter="data")
    return commit, folder / "src"


async def upgrade(fleet: Fleet, servers: Sequence[ServerProcess]) -> None:
    """Restarts one process after the other with the current release."""
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


@pytest.mark.skipif(FAULTS <= 1, reason="tables of older releases are tried by make endurance")
@pytest.mark.parametrize("before", ["0006", "0009", "0013"])
@pytest.mark.parametrize("game", [{"game": "duel"}, {"game": "classic", "players": 3}])
def test_tables_that_an_older_release_stored_go_on(
    new_server: NewServer, postgres: Callable[[], str], tmp_path: Path, before: str, game: Data
) -> None:
    """Tables played for a while there, and to the end with the current release: each viewer sees one unbroken
    game."""
    _, sources = older_release(tmp_path / "older", before)
    server = new_server(postgres(), forked=False)
    server.environment["PYTHONPATH"] = os.pathsep.join((str(sources), str(ROOT)))
    server.start()

    async def story() -> None:
        table, guests = await seated_game(server.address, game, game.get("players", 2))
        players = [Player(guest, table, seed) for seed, guest in enumerate(guests)]
        for player in players:
            player.pause = 0.05
        playing = [asyncio.create_task(player.play()) for player in players]
        async with asyncio.timeout(60):
            while len(players[0].acknowledged) < 5:
                await asyncio.sleep(0.05)
        assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
        server.environment.pop("PYTHONPATH")
        await asyncio.to_thread(server.start)
        ends = await asyncio.gather(*playing)
        assert {end["status"] for end in ends} == {"over"}
        assert all(player.reconnects for player in players)
        for guest in guests:
            await guest.leave()

    asyncio.run(story())
