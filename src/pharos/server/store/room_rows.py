"""Rooms in the database: one row each, with optimistic locking by version."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pharos.server.store.database import Database
from pharos.server.store.schema import rooms


class RoomRow(NamedTuple):
    """A stored room."""

    code: str
    token: str
    version: int
    data: str
    created: int
    expires: int


class RoomRows:
    """Reads and writes rooms."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, digits: int, token: str, data: str, now: int, expires: int) -> str | None:
        """Adds a room with a random code and returns the code; None if no free code was found."""
        for _ in range(40):
            code = f"{secrets.randbelow(10**digits):0{digits}}"
            try:
                async with self._database.writing() as connection:
                    await connection.execute(delete(rooms).where(rooms.c.code == code, rooms.c.expires < now))
                    await connection.execute(
                        insert(rooms).values(
                            code=code, token=token, version=1, data=data, created=now, expires=expires
                        )
                    )
                return code
            except IntegrityError:
                continue
        return None

    async def get(self, code: str, now: int) -> RoomRow | None:
        """Returns the room of a code unless it has expired."""
        query = select(rooms).where(rooms.c.code == code, rooms.c.expires > now)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else RoomRow(*row)

    async def put(self, row: RoomRow, data: str, expires: int) -> bool:
        """Writes a room; returns False if it was changed since it was read."""
        async with self._database.writing() as connection:
            done = await connection.execute(
                update(rooms)
                .where(
                    rooms.c.code == row.code, rooms.c.version == row.version, rooms.c.created == row.created
                )
                .values(data=data, version=row.version + 1, expires=expires)
            )
        return bool(done.rowcount)

    async def sweep(self, now: int) -> None:
        """Deletes expired rooms."""
        async with self._database.writing() as connection:
            await connection.execute(delete(rooms).where(rooms.c.expires < now))
