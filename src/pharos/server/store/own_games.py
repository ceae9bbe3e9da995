"""What is stored of somebody's games beside how they ended: reviews, and who began."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from sqlalchemy import select

from pharos.server.store.database import Database
from pharos.server.store.schema import entries, reviews
from pharos.table import log
from pharos.wire.messages import Played

MOST_REVIEWS = 60
"""So many of the last reviews are looked at."""
MOST_BEGUN = 300
"""Of so many of the last games of Duel it is looked up who began."""
EARLY = 16
"""The first choice of a game is among so many first entries of its log."""


class OwnGames:
    """Looks up what the numbers of a person are made of."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def reviews(self, played: Sequence[Played]) -> dict[str, bytes]:
        """The kept reviews of the last games that have one, by table, still packed."""
        names = {}
        for one in played:
            names[f"tables/{one.table}"] = one.table
            names[f"tables/{one.table}/{one.seat}"] = one.table
        query = (
            select(reviews.c.id, reviews.c.data)
            .where(reviews.c.id.in_(names))
            .order_by(reviews.c.at.desc())
            .limit(MOST_REVIEWS)
        )
        async with self._database.reading() as connection:
            return {names[row.id]: row.data for row in await connection.execute(query)}

    async def began(self, played: Sequence[Played]) -> dict[str, int]:
        """By table: the seat that made the first choice of a game of Duel."""
        tables = [one.table for one in played if one.game == "duel"][:MOST_BEGUN]
        query = (
            select(entries.c.game, entries.c.data)
            .where(entries.c.game.in_(tables), entries.c.number < EARLY)
            .order_by(entries.c.game, entries.c.number)
        )
        found: dict[str, int] = {}
        async with self._database.reading() as connection:
            for row in await connection.execute(query):
                if row.game not in found and b'"chose"' in row.data:
                    entry = log.read(row.data)
                    if isinstance(entry, log.Chose):
                        found[row.game] = entry.seat
        return found


def unpacked(review: bytes) -> bytes:
    """A review as JSON."""
    return zlib.decompress(review)
