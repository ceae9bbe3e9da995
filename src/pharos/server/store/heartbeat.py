"""That the server is alive, written into its database every two seconds.

A gap between two beats is a time in which nobody could choose: the server was down, or its database
was. Such gaps are kept, and no clock counts them.
"""

from __future__ import annotations

import time

from sqlalchemy import insert, select, update

from pharos.server.store.database import Database
from pharos.server.store.schema import downtimes, pulse

EVERY = 2.0
LATE = 3 * EVERY
"""Seconds without a beat after which the time in between was lost."""

DAY = 24 * 60 * 60 * 1000
LONG_PAUSE = 30 * DAY
"""Milliseconds between two servers after which nothing is deleted for a day: perhaps a clock is wrong."""


class Heartbeat:
    """The beats of one process; those of all processes keep one row."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._last = time.monotonic()

    @property
    def late(self) -> bool:
        """Whether the last beat of this process is so long ago that time may have been lost."""
        return time.monotonic() - self._last > LATE

    async def last(self) -> int | None:
        """The moment of the last beat of any server on this database."""
        async with self._database.reading() as connection:
            return (await connection.execute(select(pulse.c.at).where(pulse.c.id == 1))).scalar_one_or_none()

    async def beat(self, now: int, *, started: bool = False) -> bool:
        """Says that the server is alive; true when time was lost before. A start loses all since the last."""
        async with self._database.writing() as connection:
            found = await connection.execute(select(pulse.c.at).where(pulse.c.id == 1).with_for_update())
            before = found.scalar_one_or_none()
            if before is None:
                await connection.execute(insert(pulse).values(id=1, at=now))
            else:
                await connection.execute(update(pulse).where(pulse.c.id == 1).values(at=max(now, before)))
            lost = before is not None and now > before and (started or now - before > LATE * 1000)
            if lost:
                await connection.execute(insert(downtimes).values(since=before, until=now))
        self._last = time.monotonic()
        self._database.well()
        return lost

    async def jumped(self, now: int) -> bool:
        """Whether a server began within a day after so long a pause that its clock may be wrong."""
        return any(until - since > LONG_PAUSE for since, until in await self.gaps(now - DAY))

    async def gaps(self, moment: int) -> list[tuple[int, int]]:
        """The times after a moment in which nobody could choose."""
        query = select(downtimes.c.since, downtimes.c.until).where(downtimes.c.until > moment)
        async with self._database.reading() as connection:
            return [(row.since, row.until) for row in await connection.execute(query)]


def lost_in(gaps: list[tuple[int, int]], since: int, now: int) -> int:
    """How many milliseconds between two moments lie in gaps.

    >>> lost_in([(10, 20), (30, 50)], 15, 40)
    15
    """
    return sum(max(0, min(end, now) - max(start, since)) for start, end in gaps)
