"""Conditional moves in the database."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update

from pharos.server.store.database import Database
from pharos.server.store.schema import conditional_moves
from pharos.table.refusal import CommandRejected
from pharos.wire.personal import Dropped

MOST = 8
"""Maximum conditional moves of one player at one table."""


class ConditionalRow(NamedTuple):
    """A stored conditional move."""

    id: str
    game: str
    account: str
    seat: int
    decision: str
    choices: int
    reply_to: str
    choice: str
    anyway: bool
    dropped: Dropped | None
    at: int


class ConditionalRows:
    """Reads and writes conditional moves."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game: str, account: str | None = None) -> list[ConditionalRow]:
        """Returns the conditional moves of a table, or of one account there, oldest first."""
        query = select(conditional_moves).where(conditional_moves.c.game == game)
        if account is not None:
            query = query.where(conditional_moves.c.account == account)
        query = query.order_by(conditional_moves.c.at, conditional_moves.c.id)
        async with self._database.reading() as connection:
            return [ConditionalRow(*row) for row in await connection.execute(query)]

    async def add(self, row: ConditionalRow) -> None:
        """Stores one; replaces one for the same choice of the opponent, and removes dropped ones."""
        mine = (conditional_moves.c.game == row.game) & (conditional_moves.c.account == row.account)
        same = conditional_moves.c.reply_to == row.reply_to
        async with self._database.writing() as connection:
            await connection.execute(
                delete(conditional_moves).where(mine, same | conditional_moves.c.dropped.is_not(None))
            )
            held = select(func.count()).select_from(conditional_moves).where(mine)
            if int((await connection.execute(held)).scalar_one()) >= MOST:
                raise CommandRejected("server-refused-conditional-many")
            await connection.execute(insert(conditional_moves).values(row._asdict()))

    async def drop(self, ids: dict[str, Dropped]) -> None:
        """Records why moves were not made."""
        async with self._database.writing() as connection:
            for id, why in ids.items():
                this = conditional_moves.c.id == id
                await connection.execute(update(conditional_moves).where(this).values(dropped=why))

    async def end(self, ids: list[str], account: str | None = None) -> None:
        """Deletes conditional moves by id, optionally only those of one account."""
        query = delete(conditional_moves).where(conditional_moves.c.id.in_(ids))
        if account is not None:
            query = query.where(conditional_moves.c.account == account)
        async with self._database.writing() as connection:
            await connection.execute(query)


def new_id() -> str:
    """Returns a new id for a conditional move."""
    return secrets.token_hex(8)
