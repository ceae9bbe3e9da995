"""Brings a database to the newest schema."""

from __future__ import annotations

import asyncio
from pathlib import Path

from pharos.server.store.database import Database
from pharos.server.store.schema import HEAD

MIGRATIONS = Path(__file__).resolve().parent.parent / "migrations"


async def migrated(url: str) -> bool:
    """Whether the database has the newest schema already."""
    database = Database(url)
    try:
        return await database.version() == HEAD
    finally:
        await database.close()


def migrate(url: str) -> None:
    """Runs the migrations that the database has not seen; quick when there are none."""
    if asyncio.run(migrated(url)):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["url"] = url
    command.upgrade(config, "head")
