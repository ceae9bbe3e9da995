"""Classifies database errors: a code for programs, and a sentence for the administrator."""

from __future__ import annotations

import sqlite3
from typing import Literal

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from pharos.core.errors import PharosError

Trouble = Literal["no_database", "disk_full", "read_only", "damaged"]

SQLITE: dict[int, Trouble] = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CANTOPEN: "no_database",
    sqlite3.SQLITE_IOERR: "no_database",
}
"""By SQLite's primary result code."""
UNWRITTEN = (sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_TRUNCATE)
"""Write errors that count as a full disk; also raised for quotas and file size limits."""
POSTGRESQL: dict[str, Trouble] = {
    "53100": "disk_full",
    "25006": "read_only",
    "XX001": "damaged",
    "XX002": "damaged",
}
"""By SQLSTATE; classes 08 and 57 and lost connections without a state are `no_database`."""


class NotServed(PharosError):
    """Raised when the server cannot start, with a one-sentence reason."""


class Unstored(Exception):
    """Raised when the database rejected a write, or when the outcome is unknown."""


def state_of(error: BaseException) -> str | None:
    """Returns the SQLSTATE of an error or of one that it wraps."""
    seen: BaseException | None = error
    while seen is not None:
        state = getattr(seen, "sqlstate", None) or getattr(seen, "pgcode", None)
        if isinstance(state, str):
            return state
        seen = getattr(seen, "orig", None) or seen.__cause__
    return None


def trouble_of(error: BaseException) -> Trouble | None:
    """Returns the database problem an error indicates; None if it concerns only its statement."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", None)
        if code in UNWRITTEN:
            return "disk_full"
        return None if code is None else SQLITE.get(code & 0xFF)
    if isinstance(error, OSError | TimeoutError) or isinstance(cause, OSError):
        return "no_database"
    state = state_of(error)
    if state is None:
        invalid = isinstance(error, DBAPIError) and error.connection_invalidated
        return "no_database" if invalid else None
    if state in POSTGRESQL:
        return POSTGRESQL[state]
    return "no_database" if state[:2] in ("08", "57") or state == "53300" else None


def passing(error: BaseException) -> bool:
    """Returns whether retrying may help, because PostgreSQL is restarting or unreachable."""
    return trouble_of(error) == "no_database" and not isinstance(getattr(error, "orig", error), sqlite3.Error)


def shown(url: str) -> str:
    """Returns the URL of a database without its password."""
    address = make_url(url)
    if address.drivername.startswith("sqlite"):
        return address.database or ":memory:"
    return address.set(drivername="postgresql").render_as_string(hide_password=True)


def not_served(url: str, error: BaseException) -> NotServed:
    """Returns why a server cannot use this database."""
    name, cause = shown(url), getattr(error, "orig", error)
    state = state_of(error)
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
        reasons = {
            sqlite3.SQLITE_FULL: "its disk is full",
            sqlite3.SQLITE_READONLY: "it may only be read, and a server must write",
            sqlite3.SQLITE_CORRUPT: "the file is damaged; put a backup back",
            sqlite3.SQLITE_NOTADB: "the file is no SQLite database, or it is damaged",
            sqlite3.SQLITE_CANTOPEN: "the file cannot be opened or made there",
            sqlite3.SQLITE_BUSY: "another program holds it locked",
            sqlite3.SQLITE_LOCKED: "another program holds it locked",
        }
        return NotServed(f"The database {name} cannot be used: {reasons.get(code, str(cause))}.")
    if state == "3D000":
        return NotServed(f"There is no database {name}: make it first, e.g. with createdb.")
    if state is not None and state[:2] == "28":
        return NotServed(f"The database {name} does not let this user in: check user and password.")
    if isinstance(cause, OSError) or isinstance(error, OSError):
        return NotServed(f"The database {name} cannot be reached: is it running there?")
    if isinstance(error, SQLAlchemyError):
        return NotServed(
            f"The database {name} cannot be used: {type(cause).__name__} {state or ''}".rstrip() + "."
        )
    return NotServed(f"The database {name} cannot be used: {error}.")
