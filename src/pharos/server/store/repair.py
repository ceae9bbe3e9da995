"""Repair of damaged logs: keeps the intact beginning, and removes and returns the rest.

A log is damaged if a number is missing, or if an entry cannot be read or applied. The entries after that
point are meaningless.
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
"""Exceptions that replaying a damaged log may raise."""


class Beyond(PharosError):
    """Raised when a table cannot be repaired, with a one-sentence reason."""


@dataclass(frozen=True, slots=True)
class Whole:
    """The result of checking a log."""

    table: Table
    kept: int
    """Number of intact entries at the beginning."""
    rest: list[tuple[int, bytes]]
    """The remaining entries with their numbers; empty if nothing is damaged."""
    why: str
    """The problem of the first damaged entry: `missing`, `unreadable`, `impossible`, or empty."""


def whole(rows: list[tuple[int, bytes]]) -> Whole:
    """Checks a log, given as numbers and entries."""
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
    if why == "impossible":  # the entry may have been applied partly
        table = Table()
        for _, data in rows[:kept]:
            table.apply(log.read(data))
    return Whole(table, kept, [row for row in rows if row[0] > kept], why)


async def look(database: Database, game: str) -> Whole:
    """Checks the log of a game; raises `Beyond` if there is none."""
    try:
        rows = await Archive(database).read(game)
    except Unpackable as error:
        raise Beyond(f"The packed log of table {game} cannot be read: {error}. Restore a backup.") from error
    if not rows:
        raise Beyond(f"There is no table {game}.")
    return whole(rows)


async def mend(database: Database, game: str, now: int) -> Whole:
    """Removes everything after the intact part of a log and updates the rows of the table to match.

    A server that has the table in memory rereads it at its next write.
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
