"""`pharos admin`: manages the database of a server, whether or not the server is running."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter, validators

from pharos.terminal.errors import needs_server
from pharos.terminal.options import AsJson

Place = str | None
WIDEST = 40
DAY = 24 * 60 * 60 * 1000
MOMENTS = frozenset({"at", "changed", "created", "seen", "settled", "expires", "used"})
"""Fields with timestamps in milliseconds, shown as dates (UTC)."""

admin = App(
    name="admin",
    help="""Manage the tables and accounts of a server, even while it is running.

    **Examples**

    - `pharos admin tables`
    - `pharos admin people --json`
    - `pharos admin backup pharos-backup.sqlite3`
    - `pharos admin password Ada`
    """,
)


def _do(database: Place, work: Callable[[Any, int], Awaitable[Any]], json_: bool) -> None:
    with needs_server():
        from pharos.server.admin import Admin
        from pharos.server.server_clock import milliseconds
        from pharos.server.settings import load
        from pharos.server.store.database import Database

    async def done() -> Any:
        opened = Database(load({"database": database}).database_url)
        try:
            return await work(Admin(opened), milliseconds())
        finally:
            await opened.close()

    _show(asyncio.run(done()), json_)


def _show(found: Any, json_: bool) -> None:
    if json_:
        print(json.dumps(found, ensure_ascii=False))
    elif isinstance(found, list):
        _show_rows(found)
    else:
        for name, value in found.items():
            print(f"{name}: {_word(value, name)}")


def _show_rows(found: list[dict[str, Any]]) -> None:
    """Prints a list as a table, each column as wide as its content."""
    if found:
        rows = [list(found[0]), *([_word(value, name) for name, value in one.items()] for one in found)]
        widths = [min(WIDEST, max(len(row[n]) for row in rows)) for n in range(len(rows[0]))]
        for row in rows:
            print("  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip())
    print(f"{len(found)} in all" if found else "none")


def _word(value: Any, name: str = "") -> str:
    if name in MOMENTS and isinstance(value, int):
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return ", ".join(map(_word, value)) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_word(part)}" for name, part in value.items())
    return "-" if value is None else str(value)


@admin.command
def tables(
    *,
    status: Literal["open", "live", "over", "closed"] | None = None,
    most: int = 50,
    database: Place = None,
    json_: AsJson = False,
) -> None:
    """List the most recently changed tables."""
    _do(database, lambda admin, _: admin.tables(status, most), json_)


@admin.command
def table(id: str, /, *, database: Place = None, json_: AsJson = False) -> None:
    """Show a table and whether its log is intact."""
    _do(database, lambda admin, _: admin.table(id), json_)


@admin.command
def close(id: str, /, *, database: Place = None, json_: AsJson = False) -> None:
    """Close a table permanently, with no winner and no rating change."""
    _do(database, lambda admin, now: admin.close(id, now), json_)


@admin.command
def repair(
    id: str,
    /,
    *,
    look: Annotated[bool, Parameter(negative="")] = False,
    database: Place = None,
    json_: AsJson = False,
) -> None:
    """Truncate a damaged log to its intact part and report what was removed; --look only reports."""
    _do(database, lambda admin, now: admin.repair(id, now, only_look=look), json_)


@admin.command
def pack(
    *,
    older_than: Annotated[int, Parameter(validator=validators.Number(gte=0))] = 7,
    database: Place = None,
    json_: AsJson = False,
) -> None:
    """Compress the logs of games that ended --older-than days ago; a running server does this too."""
    _do(database, lambda admin, now: admin.pack(now - older_than * DAY), json_)


@admin.command
def people(
    *,
    kind: Literal["guest", "account", "bot", "banned"] | None = None,
    most: int = 50,
    database: Place = None,
    json_: AsJson = False,
) -> None:
    """List accounts, newest first."""
    _do(database, lambda admin, _: admin.people(kind, most), json_)


@admin.command
def rename(name: str, new: str, /, *, database: Place = None, json_: AsJson = False) -> None:
    """Rename an account."""
    _do(database, lambda admin, _: admin.rename(name, new), json_)


@admin.command
def ban(name: str, /, *, database: Place = None, json_: AsJson = False) -> None:
    """Ban an account, by name or id: its sessions and tokens end, and it can't sign in."""
    _do(database, lambda admin, _: admin.ban(name, True), json_)


@admin.command
def unban(name: str, /, *, database: Place = None, json_: AsJson = False) -> None:
    """Lift a ban."""
    _do(database, lambda admin, _: admin.ban(name, False), json_)


@admin.command
def password(name: str, /, *, database: Place = None, json_: AsJson = False) -> None:
    """Set a random password for an account and print it; all its sessions and tokens end."""
    _do(database, lambda admin, _: admin.new_password(name), json_)


@admin.command
def export(name: str, /, *, database: Place = None, json_: AsJson = False) -> None:
    """Print all data stored about an account, without secrets."""
    _do(database, lambda admin, _: admin.export(name), json_)


@admin.command
def delete(name: str, /, *, database: Place = None, json_: AsJson = False) -> None:
    """Delete an account, by name or id, with all its data; its games stay without a name."""
    _do(database, lambda admin, _: admin.delete(name), json_)


@admin.command
def reports(
    *,
    settled: Annotated[bool, Parameter("--all", negative="")] = False,
    most: int = 50,
    database: Place = None,
    json_: AsJson = False,
) -> None:
    """List reported chat messages, newest first; --all includes resolved ones."""
    _do(database, lambda admin, _: admin.reports(settled, most), json_)


@admin.command
def settle(id: int, /, *, database: Place = None, json_: AsJson = False) -> None:
    """Mark a report as resolved."""
    _do(database, lambda admin, now: admin.settle(id, now), json_)


@admin.command
def stats(*, database: Place = None, json_: AsJson = False) -> None:
    """Count tables, accounts, log entries, and chat messages."""
    _do(database, lambda admin, _: admin.statistics(), json_)


@admin.command
def backup(file: Path, /, *, database: Place = None, json_: AsJson = False) -> None:
    """Back up a SQLite database, also while it is in use, and check the copy; for PostgreSQL use pg_dump."""

    async def copied(admin: Any, _: int) -> Any:
        return admin.backup(file)

    _do(database, copied, json_)


@admin.command
def restore(file: Path, /, *, database: Place = None, json_: AsJson = False) -> None:
    """Restore a SQLite database from a backup while no server runs; the old file is kept next to it."""
    _do(database, lambda admin, now: admin.restore(file, now), json_)


@admin.command
def check(file: Path, /, *, json_: AsJson = False) -> None:
    """Check a backup: whether it is intact, its version, and its contents."""
    with needs_server():
        from pharos.server.admin import check_backup

    _show(check_backup(file), json_)
