"""A damaged log: kept as far as it is whole, and the rest told.

A log is damaged when a number is missing, or when an entry cannot be read or carried out. What stands
before that is a table; what stands behind it means nothing without it, is taken out and handed back.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, insert, update

from pharos.core.errors import PharosError
from pharos.server.store.archive import Archive, Unpackable
from pharos.server.store.commit_log import Row
from pharos.server.store.database import Database
from pharos.server.store.schema import entries, games, seats
from pharos.table import Table, log
from pharos.wire.summary import persons, summary_of

DAMAGE = (PharosError, msgspec.MsgspecError, AssertionError, LookupError, TypeError, ValueError)
"""What replaying a damaged log may raise."""


class Beyond(PharosError):
    """A table that cannot be mended, with one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Whole:
    """How far a log is whole."""

    table: Table
    kept: int
    """So many entries are whole."""
    rest: list[tuple[int, bytes]]
    """The entries behind, with their numbers; empty where nothing is damaged."""
    why: str
    """What is wrong with the first that is not: `missing`, `unreadable`, `impossible`, or nothing."""


def whole(rows: list[tuple[int, bytes]]) -> Whole:
    """How far a log, as numbers and entries, is whole."""
    table = Table()
    kept, why = 0, ""
    for number, data in rows:
        if number != kept + 1:
            why = "missing"
            break
        try:
            entry = log.read(data)
        except (msgspec.MsgspecError, ValueError):
            why = "unreadable"
            break
        try:
            table.apply(entry)
        except DAMAGE:
            why = "impossible"
            break
        kept = number
    if why == "impossible":  # half of that entry may have been carried out
        table = Table()
        for _, data in rows[:kept]:
            table.apply(log.read(data))
    return Whole(table, kept, [row for row in rows if row[0] > kept], why)


async def look(database: Database, game: str) -> Whole:
    """How far the log of a game is whole; raises `Beyond` where there is none."""
    try:
        rows = await Archive(database).read(game)
    except Unpackable as error:
        raise Beyond(f"The packed log of table {game} cannot be read: {error}. Restore a backup.") from error
    if not rows:
        raise Beyond(f"There is no table {game}.")
    return whole(rows)


async def mend(database: Database, game: str, now: int) -> Whole:
    """Takes out what is behind the whole part of a log, and lets the table stand as it stood there.

    A server that has the table in memory keeps it until its next write, and then reads it again.
    """
    found = await look(database, game)
    if not found.rest:
        return found
    if not found.kept:
        raise Beyond(f"No entry of table {game} is intact: the first one is {found.why}.")
    table = found.table
    row = Row(
        table.status,
        table.settings.public,
        table.changed_at,
        now if table.status == "live" else None,
        msgspec.json.encode(summary_of(game, table)),
    )
    async with database.writing() as connection:
        await Archive(database).unpack(connection, game)
        await connection.execute(delete(entries).where(entries.c.game == game, entries.c.number > found.kept))
        await connection.execute(update(games).where(games.c.id == game).values(row.columns()))
        if table.status != "over":
            await connection.execute(delete(seats).where(seats.c.game == game))
            seated = [{"game": game, "seat": seat, "account": person.id} for seat, person in persons(table)]
            if seated:
                await connection.execute(insert(seats), seated)
    return found
