"""The archive of finished games: packed logs can be read back byte for byte."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select, update

from pharos.server.admin import Admin
from pharos.server.store import archive as packing
from pharos.server.store.account_data import GONE, AccountData
from pharos.server.store.archive import Archive
from pharos.server.store.commit_log import Append, CommitLog, Conflict, Damaged, Row
from pharos.server.store.database import Database
from pharos.server.store.migrate import migrate
from pharos.server.store.people import People
from pharos.server.store.repair import Beyond, look, mend
from pharos.server.store.schema import accounts, archive, dictionaries, entries, games
from pharos.table import Settings, log
from pharos.wire.summary import summary_of
from tests.table.seating import Play

OLD, NEW, NOW = 1_000, 2_000, 3_000


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database with the current schema."""
    if request.param == "sqlite":
        url = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"
    else:
        url = request.getfixturevalue("postgres")().replace("postgresql://", "postgresql+asyncpg://", 1)
    migrate(url)
    return url


def _played(seed: int) -> list[bytes]:
    play = Play(Settings("duel"), 2, seed)
    play.finish(random.Random(seed))
    return [log.written(entry) for entry in play.log]


async def _store(commit_log: CommitLog, game: str, data: list[bytes], status: str, changed: int) -> None:
    summary = msgspec.json.encode(summary_of(game, Play(Settings("duel"), 2, start=False).table))
    await commit_log.append(Append(game, 1, data, row=Row(status, True, changed, None, summary)))


async def _counts(database: Database) -> tuple[int, int]:
    async with database.reading() as connection:
        hot = await connection.scalar(select(func.count()).select_from(entries))
        packed = await connection.scalar(select(func.count()).select_from(archive))
    return int(hot or 0), int(packed or 0)


def test_finished_games_are_packed_and_read_as_before(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "FEWEST_SAMPLES", 12)
    logs = {f"g{n}": _played(n) for n in range(12)}

    async def story() -> None:
        database, other = Database(empty), Database(empty)
        commit_log = CommitLog(database)
        commit_log.start()
        for game, data in logs.items():
            await _store(commit_log, game, data, "over", OLD)
        await _store(commit_log, "live", logs["g0"][:9], "live", OLD)
        await _store(commit_log, "recent", logs["g1"], "over", NEW)
        assert await commit_log.archive.pack(NEW, most=5) == 5
        # Two processes at once: each game is packed by only one of them.
        both = await asyncio.gather(commit_log.archive.pack(NEW), Archive(other).pack(NEW))
        assert sum(both) == 7
        assert await _counts(database) == (9 + len(logs["g1"]), 12)
        async with database.reading() as connection:
            rows = (await connection.execute(select(archive))).all()
            assert await connection.scalar(select(func.count()).select_from(dictionaries)) == 1
        assert {(row.month, row.dictionary) for row in rows} == {("1970-01", 1)}
        # A process that never saw the dictionary can read everything, from any number on.
        fresh = CommitLog(other)
        for game, data in logs.items():
            assert await fresh.read(game) == data
            assert await fresh.read(game, 7) == data[7:]
            assert await fresh.read(game, len(data)) == []
        size = sum(len(bytes(row.data)) for row in rows)
        assert size * 6 < sum(len(one) for data in logs.values() for one in data)
        # The log continues after the packed part, and no number is used twice.
        data = logs["g3"]
        for number in (1, len(data), len(data) + 2):
            with pytest.raises(Conflict):
                await commit_log.append(Append("g3", number, [b"x"]))
        await commit_log.append(Append("g3", len(data) + 1, [data[-1]]))
        assert await fresh.read("g3") == [*data, data[-1]]
        await commit_log.stop()
        await database.close()
        await other.close()

    asyncio.run(story())


def test_a_deleted_account_is_taken_out_of_packed_games(empty: str) -> None:
    data = _played(3)

    async def story() -> None:
        database = Database(empty)
        commit_log = CommitLog(database)
        commit_log.start()
        async with database.writing() as connection:
            for name in ("p0", "p1"):
                values = {"id": name, "name": name.upper(), "kind": "guest", "created": 0}
                await connection.execute(accounts.insert().values(values))
        await _store(commit_log, "game", data, "over", OLD)
        assert await commit_log.archive.pack(NEW) == 1
        await AccountData(database, People(database)).forget("p1")
        kept = [log.read(one) for one in await commit_log.read("game")]
        named = {entry.person.name for entry in kept if isinstance(entry, log.Opened | log.Seated)}
        assert named == {"P0", GONE}
        assert len(kept) == len(data)
        await commit_log.stop()
        await database.close()

    asyncio.run(story())


def test_a_damaged_packed_log_is_named_and_repaired(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"
    migrate(url)
    data = _played(5)

    async def story() -> None:
        database = Database(url)
        commit_log = CommitLog(database)
        commit_log.start()
        await _store(commit_log, "game", data, "over", OLD)
        await commit_log.archive.pack(NEW)
        async with database.writing() as connection:
            await commit_log.archive.rewrite(connection, "game", [*data[:20], b"nonsense", *data[21:]])
        assert (await look(database, "game")).kept == 20
        mended = await mend(database, "game", NOW)
        assert mended.rest[0] == (21, b"nonsense")
        assert await commit_log.read("game") == data[:20]
        assert await _counts(database) == (20, 0)
        async with database.writing() as connection:
            await connection.execute(update(games).values(status="over", changed=OLD))
        assert await commit_log.archive.pack(NEW) == 1
        async with database.writing() as connection:
            await connection.execute(update(archive).values(data=b"no frame"))
        with pytest.raises(Damaged):
            await commit_log.read("game")
        with pytest.raises(Beyond, match="Restore a backup"):
            await look(database, "game")
        await commit_log.stop()
        await database.close()

    asyncio.run(story())


def test_an_admin_packs_all_at_once(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    url = f"sqlite+aiosqlite:///{file}"
    migrate(url)

    async def story() -> None:
        database = Database(url)
        commit_log = CommitLog(database)
        commit_log.start()
        for n in range(3):
            await _store(commit_log, f"g{n}", _played(n), "over", OLD)
        done = await Admin(database).pack(NOW)
        assert (done["packed"], done["archived"]) == (3, 3)
        assert (await Admin(database).statistics())["packed"] == 3
        await commit_log.stop()
        await database.close()

    asyncio.run(story())
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (0,)
