"""Administration of tables and accounts: inspect, repair, close, ban, back up.

Every operation works directly on the database, whether or not a server runs on it. A server that has a table
in memory notices at its next write that the log has changed, and reloads it.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from argon2 import PasswordHasher
from sqlalchemy import Row as Found
from sqlalchemy import func, make_url, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pharos.core.errors import PharosError
from pharos.server.bus import CHANNEL, LONGEST_NOTICE
from pharos.server.bus_messages import BusMessage, LobbyChanged, RightsChanged, packets
from pharos.server.store.account_data import AccountData, raise_rights
from pharos.server.store.archive import Archive
from pharos.server.store.commit_log import Append, CommitLog, Row
from pharos.server.store.contacts import Contacts
from pharos.server.store.database import Database
from pharos.server.store.holding import hold
from pharos.server.store.people import People, clean_name, end_rights, folded, known_as
from pharos.server.store.repair import look, mend
from pharos.server.store.schema import (
    HEAD,
    accounts,
    archive,
    chat,
    entries,
    games,
    records,
    reports,
    sessions,
)
from pharos.server.store.trouble import NotServed
from pharos.table import log
from pharos.table.refusal import CommandRejected
from pharos.wire.summary import summary_of

BANNED = "banned"
"""The kind of an account that may not sign in."""


class NotDone(PharosError):
    """The operation failed; the message says why in one sentence."""


class Admin:
    """Administrative operations on one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._account_data = AccountData(database, People(database))

    # --- tables ---

    async def tables(self, status: str | None, most: int) -> list[dict[str, Any]]:
        """Returns up to `most` tables, the most recently changed first."""
        query = select(games).order_by(games.c.changed.desc()).limit(most)
        if status is not None:
            query = query.where(games.c.status == status)
        async with self._database.reading() as connection:
            return [msgspec.json.decode(row.summary) for row in await connection.execute(query)]

    async def table(self, id: str) -> dict[str, Any]:
        """Returns the summary of a table and the state of its log."""
        found = await look(self._database, id)
        return {
            **msgspec.to_builtins(summary_of(id, found.table)),
            "entries": found.kept,
            "choices": found.table.choices_made,
            "damage": found.why or None,
            "lost": len(found.rest),
        }

    async def close(self, id: str, now: int) -> dict[str, Any]:
        """Closes a table for good, without a winner or a rating."""
        found = await look(self._database, id)
        if found.rest:
            raise NotDone(f"The log of table {id} is damaged. Repair it first.")
        table = found.table
        if table.status in ("over", "closed"):
            raise NotDone(f"Table {id} is already closed or finished.")
        entry = log.Closed(now)
        table.apply(entry)
        told: list[BusMessage] = []
        commit_log = CommitLog(self._database, told.extend)
        commit_log.start()
        try:
            summary = msgspec.json.encode(summary_of(id, table))
            row = Row(table.status, table.settings.public, now, None, summary)
            await commit_log.append(
                Append(id, found.kept + 1, [log.written(entry)], row=row, notices=[LobbyChanged()])
            )
        finally:
            await commit_log.stop()
        async with self._database.writing() as connection:
            await self._post(connection, told)
        return await self.table(id)

    async def repair(self, id: str, now: int, *, only_look: bool) -> dict[str, Any]:
        """Removes and returns the entries after the intact part of a log; `only_look` changes nothing."""
        found = await look(self._database, id) if only_look else await mend(self._database, id, now)
        rest = [{"number": number, "entry": data.decode(errors="replace")} for number, data in found.rest]
        return {"table": id, "kept": found.kept, "damage": found.why or None, "taken_out": rest}

    async def pack(self, before: int) -> dict[str, Any]:
        """Compresses the logs of all games that ended before a time (milliseconds)."""
        store, packed = Archive(self._database), 0
        while some := await store.pack(before):
            packed += some
        async with self._database.reading() as connection:
            size = await connection.scalar(select(func.sum(func.length(archive.c.data))))
            whole = await connection.scalar(select(func.count()).select_from(archive))
        return {"packed": packed, "archived": whole, "bytes": int(size or 0)}

    # --- people ---

    async def people(self, kind: str | None, most: int) -> list[dict[str, Any]]:
        """Returns up to `most` accounts, the newest first."""
        query = select(accounts).order_by(accounts.c.created.desc()).limit(most)
        query = query.where(accounts.c.kind == kind if kind else accounts.c.kind.not_in(("guest", "gone")))
        async with self._database.reading() as connection:
            return [_person(row) for row in await connection.execute(query)]

    async def rename(self, name: str, new: str) -> dict[str, Any]:
        """Renames an account."""
        row = await self._named(name)
        try:
            shown = clean_name(new)
        except CommandRejected as error:
            raise NotDone(f"{new!r} is not a name: use 2 to 24 letters, digits, spaces, or . - _") from error
        try:
            async with self._database.writing() as connection:
                await connection.execute(
                    update(accounts).where(accounts.c.id == row.id).values(name=shown, folded=folded(shown))
                )
        except IntegrityError as error:
            raise NotDone(f"The name {shown!r} is taken.") from error
        return _person(await self._named(shown))

    async def ban(self, name: str, on: bool) -> dict[str, Any]:
        """Bans an account or a guest, or lifts the ban (a bot returns as an ordinary account)."""
        row = await self._named(name)
        async with self._database.writing() as connection:
            kind = BANNED if on else "guest" if row.password is None else "account"
            await connection.execute(update(accounts).where(accounts.c.id == row.id).values(kind=kind))
            await end_rights(connection, row.id)
            await self._tell(connection)
        return _person(await self._named(row.id))

    async def new_password(self, name: str) -> dict[str, Any]:
        """Sets and returns a random password; sessions and tokens of the account end."""
        row = await self._named(name)
        password = secrets.token_urlsafe(12)
        async with self._database.writing() as connection:
            hashed = PasswordHasher().hash(password)
            await connection.execute(update(accounts).where(accounts.c.id == row.id).values(password=hashed))
            await end_rights(connection, row.id)
            await self._tell(connection)
        return {"name": row.name, "password": password}

    async def export(self, name: str) -> dict[str, Any]:
        """Returns everything the database holds about an account, without secrets."""
        return await self._account_data.export((await self._named(name)).id)

    async def delete(self, name: str) -> dict[str, Any]:
        """Deletes an account and its data; its games stay, with an anonymous seat."""
        row = await self._named(name)
        await self._account_data.forget(row.id)
        async with self._database.writing() as connection:
            await self._tell(connection)
        return {"deleted": row.name}

    async def _tell(self, connection: AsyncConnection) -> None:
        """Makes running servers end connections whose sessions or tokens have ended."""
        await raise_rights(connection)
        await self._post(connection, [RightsChanged()])

    async def _post(self, connection: AsyncConnection, messages: list[BusMessage]) -> None:
        """Notifies servers through PostgreSQL, on commit; on SQLite they poll every two seconds."""
        if not self._database.sqlite:
            for packet in packets("", messages, LONGEST_NOTICE):
                posted = {"channel": CHANNEL, "packet": packet.decode()}
                await connection.execute(text("SELECT pg_notify(:channel, :packet)"), posted)

    # --- reports ---

    async def reports(self, settled: bool, most: int) -> list[dict[str, Any]]:
        """Returns reported lines of chat."""
        return await Contacts(self._database).reported(settled=settled, most=most)

    async def settle(self, id: int, now: int) -> dict[str, Any]:
        """Marks a report as settled."""
        if not await Contacts(self._database).settle(id, now):
            raise NotDone(f"There is no report {id}.")
        return {"settled": id}

    async def _named(self, name: str) -> Found[Any]:
        """Finds an account by name, or any user by id: names of guests are not unique."""
        async with self._database.reading() as connection:
            row: Found[Any] | None = (await connection.execute(known_as(name))).one_or_none()
            if row is None:
                anybody = select(accounts).where(accounts.c.id == name, accounts.c.kind != "gone")
                row = (await connection.execute(anybody)).one_or_none()
        if row is None:
            raise NotDone(f"There is no account with the name or id {name!r}.")
        return row

    # --- the whole database ---

    async def statistics(self) -> dict[str, Any]:
        """Counts tables, accounts, entries, and the other main rows."""
        async with self._database.reading() as connection:

            async def counted(table: Any, by: Any = None) -> Any:
                if by is None:
                    return (await connection.execute(select(func.count()).select_from(table))).scalar_one()
                found = await connection.execute(select(by, func.count()).group_by(by))
                return {str(name): count for name, count in found}

            return {
                "tables": await counted(games, games.c.status),
                "people": await counted(accounts, accounts.c.kind),
                "entries": await counted(entries),
                "packed": await counted(archive),
                "chat": await counted(chat),
                "sessions": await counted(sessions),
                "records": await counted(records),
                "reports": await counted(reports),
            }

    def backup(self, file: Path) -> dict[str, Any]:
        """Copies a SQLite database with its online backup, while it is in use, and checks the copy."""
        if not self._database.sqlite:
            raise NotDone("Back up PostgreSQL with pg_dump, such as pg_dump --format=custom NAME > FILE.")
        source = make_url(self._database.url).database
        if not source or not Path(source).is_file():
            raise NotDone("There is no database yet.")
        if file.exists():
            raise NotDone(f"{file} already exists. A backup does not overwrite files.")
        fresh = file.with_name(file.name + ".part")
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(fresh)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # a single file, without a WAL beside it
        checked = check_backup(fresh)
        fresh.replace(file)
        return checked | {"file": str(file)}

    async def restore(self, file: Path, now: int) -> dict[str, Any]:
        """Replaces a SQLite database with a backup; the previous database is kept beside it."""
        if not self._database.sqlite:
            raise NotDone("Restore PostgreSQL with pg_restore, such as pg_restore -d NAME FILE.")
        checked = check_backup(file)
        try:
            held = hold(self._database.url)
        except NotServed as error:
            raise NotDone("A server is running on this database. Stop it first.") from error
        with held:
            return checked | await self._exchange(file, now)

    async def _exchange(self, file: Path, now: int) -> dict[str, Any]:
        """Replaces the database file while no server uses it."""
        target = Path(make_url(self._database.url).database or "")
        kept: Path | None = None
        if target.is_file():
            moment = time.strftime("%Y%m%d-%H%M%S", time.gmtime(now / 1000))
            kept = target.with_name(f"{target.name}.{moment}")
            await self._database.close()
            for suffix in ("", "-wal", "-shm"):
                old = target.with_name(target.name + suffix)
                if old.exists():
                    old.rename(kept.with_name(kept.name + suffix))
        fresh = target.with_name(target.name + ".part")
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(fresh)) as copy:
            source.backup(copy)
        fresh.replace(target)
        return {"file": str(target), "kept": None if kept is None else str(kept)}


def check_backup(file: Path) -> dict[str, Any]:
    """Checks that a file is an intact Pharos database, and returns its version and counts."""
    if not file.is_file():
        raise NotDone(f"There is no file {file}.")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            (sound,) = database.execute("PRAGMA integrity_check").fetchone()
            if sound != "ok":
                raise NotDone(f"{file} is damaged: {sound}.")
            (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = database.execute("SELECT count(*) FROM games").fetchone()
            (written,) = database.execute("SELECT count(*) FROM entries").fetchone()
    except sqlite3.Error as error:
        raise NotDone(f"{file} is not a Pharos database: {error}.") from error
    return {
        "file": str(file),
        "version": version,
        "newest": version == HEAD,
        "tables": tables,
        "entries": written,
    }


def _person(row: Found[Any]) -> dict[str, Any]:
    return {"name": row.name, "kind": row.kind, "created": row.created, "id": row.id}
