"""Migrates a database to the newest schema, atomically.

All missing migrations and the version row are one transaction. SQLite's driver would commit before each
schema change, so transactions are controlled explicitly here. A first start that was interrupted in an older
version leaves tables but no version; they are empty and are created anew.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event, inspect, literal, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from pharos.server.store.database import PRAGMAS, Database, prepare_folder
from pharos.server.store.schema import HEAD, metadata
from pharos.server.store.trouble import NotServed, not_served, shown

MIGRATIONS = Path(__file__).resolve().parent.parent / "migrations"
LOCK = 0x7068_6172
"""PostgreSQL advisory lock: serializes migrations of servers that start at the same time."""
GLANCE = 0.5
"""Maximum seconds to check a SQLite file for damage at the start."""


def migrate(url: str, to: str = HEAD) -> None:
    """Runs the missing migrations; raises `NotServed` with a one-sentence reason."""
    try:
        if url.startswith("sqlite"):
            _migrate_sqlite(url, to)
        else:
            asyncio.run(_migrate_postgresql(url, to))
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise not_served(url, error) from error


def _migrate_sqlite(url: str, to: str) -> None:
    prepare_folder(url)
    engine = create_engine(make_url(url).set(drivername="sqlite"), hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # autocommit: transactions are controlled explicitly
        for pragma in PRAGMAS:
            if "foreign_keys" not in pragma:  # migrations may recreate referenced tables
                connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with engine.begin() as connection:
            _glance(connection)
            _upgrade(connection, url, to)
    finally:
        engine.dispose()


def _glance(connection: Connection) -> None:
    """Raises if a time-limited check finds the file damaged."""
    raw: Any = connection.connection.dbapi_connection
    until = time.monotonic() + GLANCE
    raw.set_progress_handler(lambda: time.monotonic() > until, 10_000)
    try:
        found = raw.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        found = ("ok",)  # too large to check in time
    finally:
        raw.set_progress_handler(None, 0)
    if found != ("ok",):
        raise NotServed(
            f"The database {connection.engine.url.database} cannot be used: "
            "the file is damaged. Restore a backup."
        )


async def _migrate_postgresql(url: str, to: str) -> None:
    database = Database(url)
    try:
        async with database.writing() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(_upgrade, url, to)
    finally:
        await database.close()


def _upgrade(connection: Connection, url: str, to: str) -> None:
    found = _version(connection)
    if found == to:
        return
    from alembic import command
    from alembic.config import Config

    if found is not None and found not in known():
        raise NotServed(
            f"The database {shown(url)} was made by a newer Pharos: "
            f"its schema is {found}, and this one knows {HEAD}."
        )
    if found is None:
        _clear_half_made(connection, url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def known() -> set[str]:
    """Returns the schema versions that this release knows."""
    names = (re.match(r"\d+", file.name) for file in (MIGRATIONS / "versions").glob("*.py"))
    return {name.group() for name in names if name is not None}


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def _clear_half_made(connection: Connection, url: str) -> None:
    """Drops empty tables left by an interrupted first start; raises if one has rows."""
    present = set(inspect(connection).get_table_names())
    ours = [table for table in metadata.sorted_tables if table.name in present]
    for table in ours:
        if connection.execute(select(literal(1)).select_from(table).limit(1)).first() is not None:
            raise NotServed(
                f"The database {shown(url)} has a table {table.name} with rows and no version. "
                "It is not a Pharos database, or it is damaged."
            )
    for table in reversed(ours):
        table.drop(connection)
    if "alembic_version" in present:
        connection.execute(text("DROP TABLE alembic_version"))
