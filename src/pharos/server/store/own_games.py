"""Data for a player's statistics beyond results: reviews, and who started the game."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from sqlalchemy import select

from pharos.server.store.database import Database
from pharos.server.store.schema import entries, reviews
from pharos.table import log
from pharos.wire.messages import Played

MOST_REVIEWS = 60
"""Maximum reviews that are read, newest first."""
MOST_BEGUN = 300
"""Maximum recent games of Duel for which the starting player is looked up."""
EARLY = 16
"""The first choice of a game has an entry number below this."""


class OwnGames:
    """Looks up the data for a player's statistics."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def reviews(self, played: Sequence[Played]) -> dict[str, bytes]:
        """Returns the latest stored reviews of games by table, still compressed."""
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
        """Returns the seat that made the first choice, by table, for games of Duel."""
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
    """Decompresses a review to JSON."""
    return zlib.decompress(review)
