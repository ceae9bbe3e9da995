"""How alembic reaches the database; `pharos serve` calls it."""

import asyncio

from alembic import context
from sqlalchemy import Connection, text

from pharos.server.store.database import Database
from pharos.server.store.schema import metadata

LOCK = 0x7068_6172
"""Two servers that start at once on one PostgreSQL migrate one after the other."""


def _run(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def _online() -> None:
    database = Database(context.config.attributes["url"])
    try:
        async with database.engine.begin() as connection:
            await connection.run_sync(_run)
    finally:
        await database.close()


asyncio.run(_online())
