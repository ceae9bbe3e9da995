"""Appending to the logs of games: many tables share one commit, and each entry is unique by its number."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec
import structlog
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pharos.server.bus_messages import BusMessage, EntryAdded
from pharos.server.store.archive import Archive, Unpackable
from pharos.server.store.database import Database
from pharos.server.store.ownership import fences
from pharos.server.store.ratings import rate
from pharos.server.store.schema import entries, games, seats
from pharos.server.store.sqlite_writer import SqliteWriter
from pharos.server.store.trouble import Unstored, passing, state_of
from pharos.wire.messages import TableSummary

log = structlog.get_logger("ledger")

MOST_IN_A_COMMIT = 400
PATIENCE = 5.0
"""Seconds for which a write waits for a database that is away."""
AGAIN = 0.1


class Conflict(Exception):
    """Another process wrote that number first, or the one before is missing: read again, and think again."""


class Fenced(Conflict):
    """Another process owns the table by now: nothing was written."""


class Damaged(Exception):
    """A log in which a number is missing."""


DAY = 24 * 60 * 60 * 1000
MOST_RATED_A_DAY = 10
"""Games between the same two people that change their ratings within a day."""


@dataclass(slots=True)
class Finish:
    """What the end of a game leaves for its people: account, seat, place (0 is the best), points."""

    pool: str
    rated: bool
    victory: str | None
    ending: str
    at: int
    people: list[tuple[str, int, int, int]]
    winners: frozenset[int] = frozenset()
    """The seats that won; the best of those who stayed has not won where the computer of another did."""
    wonders: dict[int, str] = field(default_factory=dict)
    """By seat: the wonders that were built, or the board, joined by spaces."""

    def columns(self, seat: int, place: int, total: int, suffix: str = "") -> dict[str, object]:
        """What it leaves for one seat, by column, with a suffix for bound parameters."""
        return {
            f"won{suffix}": seat in self.winners,
            f"place{suffix}": place,
            f"total{suffix}": total,
            f"victory{suffix}": self.victory,
            f"ending{suffix}": self.ending,
            f"ended{suffix}": self.at,
            f"wonders{suffix}": self.wonders.get(seat),
        }


@dataclass(slots=True)
class Row:
    """The row of a game, by which it is listed and found when it is due."""

    status: str
    public: bool
    changed: int
    due: int | None
    summary: bytes
    opener: str | None = None
    """Who opened it and from which address, as long as it is open or live."""
    origin: str | None = None
    computers: int = 0

    def columns(self, suffix: str = "") -> dict[str, object]:
        """The values by column, with a suffix for bound parameters."""
        return {
            f"status{suffix}": self.status,
            f"public{suffix}": self.public,
            f"changed{suffix}": self.changed,
            f"due{suffix}": self.due,
            f"summary{suffix}": self.summary,
            f"opener{suffix}": self.opener,
            f"origin{suffix}": self.origin,
            f"computers{suffix}": self.computers,
        }


class Append(msgspec.Struct):
    """One write to the log of a game, with all that must be true together with it."""

    game: str
    number: int
    data: list[bytes]
    """One entry, or the several with which a table is opened."""
    row: Row | None = None
    """The row of the game, where it changes; with number 1 it is new."""
    listed: TableSummary | None = None
    seated: list[tuple[int, str]] = []
    left: list[int] = []
    finish: Finish | None = None
    notices: list[BusMessage] = []
    """What other processes are told, beside the number."""
    fence: int | None = None
    """The number under which the writer owns the table; None where nobody else can."""
    process: str | None = None
    """Who owns a new table."""

    @property
    def goes_on(self) -> bool:
        """Whether a table that is there goes on by one entry: nobody comes or leaves, no rating changes."""
        if self.number == 1 or len(self.data) > 1 or self.seated or self.left:
            return False
        return self.finish is None or not self.finish.rated


Asked = tuple[Append, asyncio.Future[None]]


class CommitLog:
    """Takes appends, commits them together, and only then answers."""

    def __init__(
        self, database: Database, post: Callable[[list[BusMessage]], None] = lambda messages: None
    ) -> None:
        self._database = database
        self.archive = Archive(database)
        self._post = post
        """Tells the other processes what was committed. Readers read by number, so it may come late."""
        self._waiting: list[Asked] = []
        self._asked = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping = False
        self._writer = SqliteWriter(database.connect) if database.sqlite else None
        self.commits = 0

    def start(self) -> None:
        """Begins to write."""
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._write_on(), name="ledger")

    async def stop(self) -> None:
        """Writes what is waiting, and ends."""
        self._stopping = True
        if self._task is not None:
            self._asked.set()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        if self._writer is not None:
            await self._writer.close()

    async def append(self, write: Append) -> None:
        """Returns when the entry is on disk; raises `Conflict` when its number was taken, or `Unstored`."""
        answer: asyncio.Future[None] = (self._loop or asyncio.get_running_loop()).create_future()
        self._waiting.append((write, answer))
        self._asked.set()
        await answer  # who gives up waiting takes nothing back: the write stands in the line

    async def read(self, game: str, after: int = 0) -> list[bytes]:
        """The entries of a game after a number, in order; raises `Damaged` where one is missing."""
        try:
            rows = await self.archive.read(game, after)
        except Unpackable as error:
            raise Damaged(game) from error
        if rows and rows[-1][0] != after + len(rows):
            raise Damaged(game)
        return [data for _, data in rows]

    async def _write_on(self) -> None:
        while self._waiting or not self._stopping:
            if not self._waiting:
                self._asked.clear()
                await self._asked.wait()
                continue
            batch, self._waiting = self._waiting[:MOST_IN_A_COMMIT], self._waiting[MOST_IN_A_COMMIT:]
            # In one order everywhere, so that two processes never wait for each other.
            batch.sort(key=lambda item: item[0].game)
            await self._commit(batch)

    async def _commit(self, batch: list[Asked]) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                await self._store([write for write, _ in batch])
            except (IntegrityError, sqlite3.IntegrityError, Fenced) as error:
                if len(batch) == 1:
                    _answer(batch[0][1], error if isinstance(error, Fenced) else Conflict())
                else:
                    for one in batch:
                        await self._commit([one])
            except Exception as error:
                # A database that restarts is asked again: an entry it had taken is a conflict then.
                if passing(error) and time.monotonic() < until and not self._stopping:
                    await asyncio.sleep(AGAIN)
                    continue
                self._database.note(error)
                log.error(
                    "write_failed", tables=len(batch), error=type(error).__name__, state=state_of(error)
                )
                for _, answer in batch:
                    _answer(answer, Unstored())
            else:
                self.commits += 1
                for _, answer in batch:
                    _answer(answer, None)
                self.tell([write for write, _ in batch])
            return

    def tell(self, writes: Sequence[Append]) -> None:
        """Tells the other processes of what is stored."""
        if self._writer is None:
            self._post([message for write in writes for message in _told(write)])

    async def _store(self, writes: Sequence[Append]) -> None:
        if self._writer is None or not all(write.goes_on for write in writes):
            async with self._database.writing() as connection:
                await self._write(connection, writes)
            return
        changes = [(_CHANGE_ROW, _changed(writes)), (_END_FOR_SEAT, _ended(writes))]
        async with self._database.writing_alone():
            await self._writer.write(
                [(write.game, write.number, write.data[0]) for write in writes],
                [(statement, rows) for statement, rows in changes if rows],
            )

    async def _write(self, connection: AsyncConnection, writes: Sequence[Append]) -> None:
        logged = [
            {"game": write.game, "number": write.number + n, "data": data}
            for write in writes
            for n, data in enumerate(write.data)
        ]
        self._database.check_held()
        await self._check_fences(connection, writes)
        new = [
            {"id": write.game, **write.row.columns(), **_owner(write)}
            for write in writes
            if write.row is not None and write.number == 1
        ]
        left = [{"game_": write.game, "seat_": seat} for write in writes for seat in write.left]
        seated = [
            {"game": write.game, "seat": seat, "account": account}
            for write in writes
            for seat, account in write.seated
        ]
        for statement, rows in (
            (insert(entries), logged),
            (insert(games), new),
            (_CHANGE_ROW, _changed(writes)),
            (_LEAVE, left),
            (insert(seats), seated),
            (_END_FOR_SEAT, _ended(writes)),
        ):
            if rows:
                await connection.execute(statement, rows)
        for write in writes:
            if write.finish is not None and write.finish.rated:
                await self._rate(connection, write.game, write.finish)

    async def _check_fences(self, connection: AsyncConnection, writes: Sequence[Append]) -> None:
        """Whoever lost a table writes nothing: the number is checked where it cannot change meanwhile."""
        held = {write.game: write.fence for write in writes if write.fence is not None and write.number > 1}
        if held:
            found = await fences(connection, held)
            if any(found.get(game) != fence for game, fence in held.items()):
                raise Fenced

    async def _rate(self, connection: AsyncConnection, game: str, finish: Finish) -> None:
        if await often_met(connection, finish):
            return
        places = [(account, place) for account, _, place, _ in finish.people]
        after = await rate(connection, finish.pool, places)
        for account, seat, _, _ in finish.people:
            mine = (seats.c.game == game) & (seats.c.seat == seat)
            await connection.execute(update(seats).where(mine).values(rating=after[account]))


async def often_met(connection: AsyncConnection, finish: Finish) -> bool:
    """Whether two of these people have met so often in a day that further games say nothing of strength."""
    people = [account for account, _, _, _ in finish.people]
    one, other = (seats.alias(name) for name in ("one", "other"))
    met = await connection.execute(
        select(func.count())
        .select_from(one.join(other, one.c.game == other.c.game))
        .where(
            one.c.account.in_(people),
            other.c.account.in_(people),
            one.c.account < other.c.account,
            one.c.ended > finish.at - DAY,
        )
        .group_by(one.c.account, other.c.account)
    )
    return max(met.scalars(), default=0) > MOST_RATED_A_DAY


_CHANGE_ROW = (
    update(games)
    .where(games.c.id == bindparam("id_"))
    .values({name: bindparam(f"{name}_") for name in Row("", False, 0, None, b"").columns()})
)
_END_FOR_SEAT = (
    update(seats)
    .where(seats.c.game == bindparam("game_"), seats.c.seat == bindparam("seat_"))
    .values({name: bindparam(f"{name}_") for name in Finish("", False, None, "", 0, []).columns(0, 0, 0)})
)
_LEAVE = delete(seats).where(seats.c.game == bindparam("game_"), seats.c.seat == bindparam("seat_"))


def _changed(writes: Sequence[Append]) -> list[dict[str, object]]:
    """The rows of tables that were there before, as they are now."""
    return [
        {"id_": write.game, **write.row.columns("_")}
        for write in writes
        if write.row is not None and write.number != 1
    ]


def _ended(writes: Sequence[Append]) -> list[dict[str, object]]:
    """What the games that ended leave for their people."""
    return [
        {"game_": write.game, "seat_": seat, **write.finish.columns(seat, place, total, "_")}
        for write in writes
        if write.finish is not None
        for _account, seat, place, total in write.finish.people
    ]


def _owner(write: Append) -> dict[str, object]:
    return {} if write.process is None else {"process": write.process, "fence": write.fence}


def _told(write: Append) -> list[BusMessage]:
    """What other processes are told of a commit."""
    return [EntryAdded(write.game, write.number + len(write.data) - 1), *write.notices]


def _answer(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
