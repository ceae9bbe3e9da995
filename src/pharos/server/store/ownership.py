"""Ownership of tables: a lease per process, and a fencing number per table.

A process renews its lease every second, by the clock of the database. The row of a table names its owner and
a fencing number that increases with each change of owner. Every commit checks that number in its own
transaction, so a process that has lost a table unknowingly cannot write to it. Taking a table from its owner
is therefore always safe for the log; the lease only prevents needless takeovers.

Not used on SQLite, where there is only one process.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection

import structlog
from sqlalchemy import ColumnElement, delete, func, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from pharos.server.store.database import Database
from pharos.server.store.primary import UNKNOWN
from pharos.server.store.schema import facts, games, processes

LEASE = 4.0
"""Seconds for which a process owns its tables after a renewal."""
RENEW = 1.0
FORGET = 3600.0
"""Seconds after which an expired lease is deleted."""

CLOCKS = 1000
"""Maximum clock difference between two database hosts, in milliseconds."""
TIMELINE = "timeline"

logger = structlog.get_logger("ownership")

_NOW = text("(extract(epoch FROM clock_timestamp()) * 1000)::bigint")


class Ownership:
    """The lease of this process and the ownership of tables."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._renewed = float("-inf")
        self.living: frozenset[str] = frozenset({process})
        """The processes with a lease, as of the last renewal."""

    @property
    def valid(self) -> bool:
        """Whether this process's lease certainly holds; measured from before the renewal was sent."""
        return time.monotonic() - self._renewed < LEASE

    async def renew(self) -> bool:
        """Renews the lease and reads the other processes; returns False if the lease had expired."""
        began, held = time.monotonic(), self.valid
        async with self._database.leasing() as connection:
            now = await _now(connection)
            since = await self._primary_since(connection, now)
            mine = insert(processes).values(id=self._process, until=now + int(LEASE * 1000))
            await connection.execute(
                mine.on_conflict_do_update(index_elements=["id"], set_={"until": mine.excluded.until})
            )
            found = await connection.execute(select(processes).order_by(processes.c.id))
            rows = found.all()
            if any(row.until < now - FORGET * 1000 for row in rows):
                await connection.execute(
                    delete(processes).where(processes.c.until < now - int(FORGET * 1000))
                )
        self.living = frozenset(row.id for row in rows if row.until > now)
        self._renewed = began
        if self._database.primary is not None:
            # Leases granted before the change of primary end before `since + LEASE`: wait for those.
            self._database.primary.held = any(now < row.until < since + LEASE * 1000 for row in rows)
        return held

    async def _primary_since(self, connection: AsyncConnection, now: int) -> int:
        """Returns when the current primary took over (milliseconds); the first process to see it stores that.

        A process cut off together with the old primary keeps showing tables until its lease ends; until then
        no game may be written to, since that process could not see it.
        """
        primary = self._database.primary
        if primary is None or primary.timeline == UNKNOWN:
            return 0
        query = select(facts.c.value).where(facts.c.name == TIMELINE)
        for asked in (query, query.with_for_update()):  # lock only if the timeline is new
            known = (await connection.execute(asked)).scalar_one_or_none()
            timeline, _, since = (known or "0:0").partition(":")
            if int(timeline) >= primary.timeline:
                return int(since)
        if known is not None:
            logger.warning("leases_ended", timeline=primary.timeline)
            last = now + int(LEASE * 1000) - 1
            held = (processes.c.until > now - CLOCKS) & (processes.c.id != self._process)
            await connection.execute(update(processes).where(held).values(until=last))
            since = str(now)
        written = insert(facts).values(name=TIMELINE, value=f"{primary.timeline}:{since}")
        await connection.execute(
            written.on_conflict_do_update(index_elements=["name"], set_={"value": written.excluded.value})
        )
        return int(since)

    async def end(self) -> None:
        """Ends the lease, so that other processes can take over at once."""
        self._renewed = float("-inf")
        async with self._database.leasing() as connection:
            await connection.execute(delete(processes).where(processes.c.id == self._process))

    async def place(self) -> str:
        """Returns a random unique name of this database, shared by all its processes."""
        async with self._database.writing() as connection:
            made = insert(facts).values(name="place", value=secrets.token_hex(6)).on_conflict_do_nothing()
            await connection.execute(made)
            found = await connection.execute(select(facts.c.value).where(facts.c.name == "place"))
            return str(found.scalar_one())

    async def take(
        self, tables: Collection[str], *, by_force: bool = False, wait: bool = True
    ) -> dict[str, int]:
        """Takes tables without a live owner; returns the fencing numbers of those taken.

        With `by_force` also from a live owner, which finds out at its next commit. Without `wait`, leaves out
        tables that are locked by a commit.
        """
        free: ColumnElement[bool] = games.c.id.in_(tables)
        if not by_force:
            alive = select(processes.c.id).where(processes.c.until > _NOW)
            free &= or_(
                games.c.process.is_(None),
                games.c.process == self._process,
                games.c.process.not_in(alive),
            )
        # A fixed order avoids deadlocks.
        rows = select(games.c.id).where(free).order_by(games.c.id)
        rows = rows.with_for_update(key_share=True, skip_locked=not wait)
        async with self._database.writing() as connection:
            ids = (await connection.execute(rows)).scalars().all()
            if not ids:
                return {}
            taken = await connection.execute(
                update(games)
                .where(games.c.id.in_(ids))
                .values(process=self._process, fence=games.c.fence + 1)
                .returning(games.c.id, games.c.fence)
            )
            return {row.id: row.fence for row in taken}

    async def owners(self, tables: Collection[str]) -> dict[str, tuple[str, int]]:
        """Returns the live owners of those tables that have one, with their fencing numbers."""
        query = (
            select(games.c.id, games.c.process, games.c.fence)
            .join(processes, processes.c.id == games.c.process)
            .where(games.c.id == func.any(list(tables)), processes.c.until > _NOW)
        )
        async with self._database.reading() as connection:
            return {row.id: (row.process, row.fence) for row in await connection.execute(query)}

    async def owner(self, table: str) -> str | None:
        """Returns the live process that owns a table, if any."""
        return (await self.owner_and_fence(table))[0]

    async def owner_and_fence(self, table: str) -> tuple[str | None, int | None]:
        """Returns the live process that owns a table, with its fencing number, or (None, None)."""
        return (await self.owners([table])).get(table, (None, None))

    async def release(self, table: str, fence: int) -> None:
        """Gives up the ownership of a table."""
        mine = (games.c.id == table) & (games.c.process == self._process) & (games.c.fence == fence)
        async with self._database.writing() as connection:
            await connection.execute(update(games).where(mine).values(process=None))


async def _now(connection: AsyncConnection) -> int:
    return int((await connection.execute(select(_NOW))).scalar_one())


async def fences(connection: AsyncConnection, tables: Collection[str]) -> dict[str, int]:
    """Returns the fencing numbers of tables and locks them until the transaction ends."""
    found = await connection.execute(
        select(games.c.id, games.c.fence)
        .where(games.c.id == func.any(list(tables)))
        .order_by(games.c.id)
        .with_for_update(key_share=True)
    )
    return {row.id: row.fence for row in found}
