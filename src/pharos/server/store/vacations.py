"""Vacations, which stop a player's clocks in turn-based games."""

from __future__ import annotations

from sqlalchemy import insert, select, update

from pharos.server.store.database import Database
from pharos.server.store.schema import vacations
from pharos.table.clock import DAY
from pharos.table.refusal import CommandRejected

YEAR = 365 * DAY
ALLOWANCE = 30 * DAY
"""Maximum vacation within a year, in milliseconds."""
LONGEST_DAYS = 14
"""Maximum days of one vacation."""


class Vacations:
    """Reads and writes vacations."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def until(self, account: str, now: int) -> int | None:
        """Returns the end of an account's current vacation, if any."""
        query = select(vacations.c.until).where(vacations.c.account == account, vacations.c.until > now)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalars().first()

    async def left(self, account: str, now: int) -> int:
        """Returns the remaining vacation of the year in milliseconds."""
        query = select(vacations.c.since, vacations.c.until).where(
            vacations.c.account == account, vacations.c.until > now - YEAR
        )
        async with self._database.reading() as connection:
            taken = (await connection.execute(query)).all()
        used = sum(int(row.until) - max(int(row.since), now - YEAR) for row in taken)
        return max(0, ALLOWANCE - used)

    async def begin(self, account: str, days: int, now: int) -> int:
        """Starts a vacation of `days` days; returns its end."""
        if await self.until(account, now) is not None:
            raise CommandRejected("server-refused-vacation-on")
        left = await self.left(account, now)
        if days * DAY > left:
            raise CommandRejected("server-refused-vacation-left", {"days": left // DAY})
        async with self._database.writing() as connection:
            await connection.execute(
                insert(vacations).values(account=account, since=now, until=now + days * DAY)
            )
        return now + days * DAY

    async def end(self, account: str, now: int) -> None:
        """Ends a vacation; unused days remain available."""
        running = (vacations.c.account == account) & (vacations.c.until > now)
        async with self._database.writing() as connection:
            await connection.execute(update(vacations).where(running).values(until=now))
