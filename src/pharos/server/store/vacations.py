"""Vacations: in games by days the clock of whoever is away stands until they are back."""

from __future__ import annotations

from sqlalchemy import insert, select, update

from pharos.server.store.database import Database
from pharos.server.store.schema import vacations
from pharos.table.clock import DAY
from pharos.table.refusal import CommandRejected

YEAR = 365 * DAY
ALLOWANCE = 30 * DAY
"""So much vacation somebody may take within a year."""
LONGEST_DAYS = 14
"""Days of one vacation."""


class Vacations:
    """Who is away until when, and how much more they may be."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def until(self, account: str, now: int) -> int | None:
        """Until when somebody is on vacation, if they are."""
        query = select(vacations.c.until).where(vacations.c.account == account, vacations.c.until > now)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalars().first()

    async def left(self, account: str, now: int) -> int:
        """How many milliseconds of vacation are left within the year."""
        query = select(vacations.c.since, vacations.c.until).where(
            vacations.c.account == account, vacations.c.until > now - YEAR
        )
        async with self._database.reading() as connection:
            taken = (await connection.execute(query)).all()
        used = sum(int(row.until) - max(int(row.since), now - YEAR) for row in taken)
        return max(0, ALLOWANCE - used)

    async def begin(self, account: str, days: int, now: int) -> int:
        """Goes on vacation for some days; returns until when."""
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
        """Comes back; what was not used is left for later."""
        running = (vacations.c.account == account) & (vacations.c.until > now)
        async with self._database.writing() as connection:
            await connection.execute(update(vacations).where(running).values(until=now))
