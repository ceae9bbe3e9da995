"""A heartbeat in the database every two seconds, to detect downtime.

During a gap between two beats no one could play, because the server or its database was down. Gaps are stored
and credited to the players' clocks.
"""

from __future__ import annotations

import time

from sqlalchemy import insert, select, update

from pharos.server.store.database import Database
from pharos.server.store.schema import downtimes, pulse

EVERY = 2.0
LATE = 3 * EVERY
"""Seconds without a beat that count as downtime."""

DAY = 24 * 60 * 60 * 1000
LONG_PAUSE = 30 * DAY
"""Downtime in milliseconds after which retention pauses for a day: the system clock may be wrong."""


class Heartbeat:
    """The heartbeat of one process; all processes share one row."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._last = time.monotonic()

    @property
    def late(self) -> bool:
        """Whether this process's last beat is old enough that there may have been downtime."""
        return time.monotonic() - self._last > LATE

    async def last(self) -> int | None:
        """Returns the time of the last beat of any process on this database, in milliseconds."""
        async with self._database.reading() as connection:
            return (await connection.execute(select(pulse.c.at).where(pulse.c.id == 1))).scalar_one_or_none()

    async def beat(self, now: int, *, started: bool = False) -> bool:
        """Writes a beat; returns whether there was downtime before. At a start, any gap is downtime."""
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
        """Returns whether a downtime longer than `LONG_PAUSE` ended within the last day."""
        return any(until - since > LONG_PAUSE for since, until in await self.gaps(now - DAY))

    async def gaps(self, moment: int) -> list[tuple[int, int]]:
        """Returns the downtimes that ended after a time, as (since, until)."""
        query = select(downtimes.c.since, downtimes.c.until).where(downtimes.c.until > moment)
        async with self._database.reading() as connection:
            return [(row.since, row.until) for row in await connection.execute(query)]


def lost_in(gaps: list[tuple[int, int]], since: int, now: int) -> int:
    """Returns the milliseconds of downtime between two times.

    >>> lost_in([(10, 20), (30, 50)], 15, 40)
    15
    """
    return sum(max(0, min(end, now) - max(start, since)) for start, end in gaps)
