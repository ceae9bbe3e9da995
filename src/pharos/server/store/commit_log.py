"""Group commit of game logs: many tables share one commit; an entry is unique by game and number."""

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
"""Seconds for which a write is retried while the database is unavailable."""
AGAIN = 0.1


class Conflict(Exception):
    """Raised when the entry number is taken or its predecessor is missing: reread the log and retry."""


class Fenced(Conflict):
    """Raised when another process owns the table; nothing was written."""


class Damaged(Exception):
    """Raised when a number is missing in a log."""


DAY = 24 * 60 * 60 * 1000
MOST_RATED_A_DAY = 10
"""Maximum rated games between the same two players within a day."""


@dataclass(slots=True)
class Finish:
    """The result of a game; `people`: account, seat, place (0 is the best), points."""

    pool: str
    rated: bool
    victory: str | None
    ending: str
    at: int
    people: list[tuple[str, int, int, int]]
    winners: frozenset[int] = frozenset()
    """The seats that won; may be none of `people` if a computer that replaced a player won."""
    wonders: dict[int, str] = field(default_factory=dict)
    """By seat: ids of the built Wonders (Duel) or of the Wonder board, separated by spaces."""

    def columns(self, seat: int, place: int, total: int, suffix: str = "") -> dict[str, object]:
        """Returns the column values of one seat; `suffix` is for bound parameters."""
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
    """The row of a game, used to list it and to find it when it is due."""

    status: str
    public: bool
    changed: int
    due: int | None
    summary: bytes
    opener: str | None = None
    """The host's account, and in `origin` the host's address; None once the game is over."""
    origin: str | None = None
    computers: int = 0

    def columns(self, suffix: str = "") -> dict[str, object]:
        """Returns the values by column; `suffix` is for bound parameters."""
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
    """One write to the log of a game, with all changes of the same transaction."""

    game: str
    number: int
    data: list[bytes]
    """One entry; several when a table is created."""
    row: Row | None = None
    """The row of the game if it changes; with number 1 it is inserted."""
    listed: TableSummary | None = None
    seated: list[tuple[int, str]] = []
    left: list[int] = []
    finish: Finish | None = None
    notices: list[BusMessage] = []
    """Messages for other processes, in addition to `EntryAdded`."""
    fence: int | None = None
    """The writer's fencing number; None with a single process."""
    process: str | None = None
    """The process that owns a new table."""

    @property
    def goes_on(self) -> bool:
        """Whether this adds one entry to an existing table, without changes of seats or ratings."""
        if self.number == 1 or len(self.data) > 1 or self.seated or self.left:
            return False
        return self.finish is None or not self.finish.rated


Asked = tuple[Append, asyncio.Future[None]]


class CommitLog:
    """Collects appends, commits them together, and only then acknowledges them."""

    def __init__(
        self, database: Database, post: Callable[[list[BusMessage]], None] = lambda messages: None
    ) -> None:
        self._database = database
        self.archive = Archive(database)
        self._post = post
        """Notifies other processes of commits. May arrive late, since readers read by number."""
        self._waiting: list[Asked] = []
        self._asked = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping = False
        self._writer = SqliteWriter(database.connect) if database.sqlite else None
        self.commits = 0

    def start(self) -> None:
        """Starts the writer task."""
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._write_on(), name="ledger")

    async def stop(self) -> None:
        """Writes all pending appends and stops."""
        self._stopping = True
        if self._task is not None:
            self._asked.set()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        if self._writer is not None:
            await self._writer.close()

    async def append(self, write: Append) -> None:
        """Returns when the entry is on disk; raises `Conflict` if its number is taken, or `Unstored`."""
        answer: asyncio.Future[None] = (self._loop or asyncio.get_running_loop()).create_future()
        self._waiting.append((write, answer))
        self._asked.set()
        await answer  # cancelling the caller does not cancel the queued write

    async def read(self, game: str, after: int = 0) -> list[bytes]:
        """Returns the entries of a game after `after`, in order; raises `Damaged` if one is missing."""
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
            # The same lock order in all processes prevents deadlocks.
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
                # Retry while the database restarts; an entry already stored then raises a conflict.
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
        """Notifies other processes of stored writes."""
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
        """Rejects writes of a former owner; the fencing numbers stay locked until the transaction ends."""
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
    """Returns whether two of the players have reached the daily limit of rated games against each other."""
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
    """Returns the parameters of row updates of existing tables."""
    return [
        {"id_": write.game, **write.row.columns("_")}
        for write in writes
        if write.row is not None and write.number != 1
    ]


def _ended(writes: Sequence[Append]) -> list[dict[str, object]]:
    """Returns the parameters of seat updates of finished games."""
    return [
        {"game_": write.game, "seat_": seat, **write.finish.columns(seat, place, total, "_")}
        for write in writes
        if write.finish is not None
        for _account, seat, place, total in write.finish.people
    ]


def _owner(write: Append) -> dict[str, object]:
    return {} if write.process is None else {"process": write.process, "fence": write.fence}


def _told(write: Append) -> list[BusMessage]:
    """Returns the messages to other processes about a commit."""
    return [EntryAdded(write.game, write.number + len(write.data) - 1), *write.notices]


def _answer(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
