"""The row of a table in the database: what lists, lookups and wake-ups need without reading the log."""

from __future__ import annotations

import msgspec

from pharos.server.store.commit_log import Append, Row
from pharos.table import Table, log
from pharos.table.clock import DaysClock
from pharos.wire.messages import TableSummary

DUE_SLACK = 20_000
"""A due time in the database may be this many milliseconds off: it only wakes tables nobody has loaded."""

_encode = msgspec.json.Encoder().encode


class StoredRow:
    """What the row of one table holds, as far as this process wrote it."""

    def __init__(self, origin: str | None) -> None:
        self._origin = origin
        self._listed: TableSummary | None = None
        self._due: int | None = None

    def made(self, table: Table, summary: TableSummary, due: int | None) -> Row:
        """The row as it should be. Who opened the table, and from where, is forgotten when it ends."""
        row = Row(table.status, table.settings.public, table.changed_at, due, _encode(summary))
        if table.status in ("open", "live"):
            row.opener, row.origin = table.owner, self._origin
            row.computers = sum(seat.person is None and seat.level is not None for seat in table.seats)
        return row

    def wrote(self, write: Append) -> None:
        """Remembers what the row holds after a commit."""
        if write.row is not None:
            self._due, self._listed = write.row.due, write.listed

    def one_more_choice(self, table: Table, entry: log.Entry) -> bool:
        """Whether nothing has happened that the row tells of: its summary need not be made to be compared."""
        listed = self._listed
        return (
            type(entry) is log.Chose
            and listed is not None
            and listed.status == table.status == "live"
            and not listed.waiting
            and not isinstance(table.settings.clock, DaysClock)
            and entry.at - listed.changed < 3 * DUE_SLACK
        )

    def says(self, summary: TableSummary) -> bool:
        """Whether the row says all that: the time of the last change is written now and then only."""
        listed = self._listed
        return (
            listed is not None
            and msgspec.structs.replace(listed, changed=summary.changed) == summary
            and summary.changed - listed.changed < 3 * DUE_SLACK
        )

    def due_fits(self, due: int | None) -> bool:
        """Whether the row wakes the table in time."""
        if due is None or self._due is None:
            # Without need for it an old time only wakes a process in vain, once.
            return due is None
        return abs(due - self._due) <= DUE_SLACK
