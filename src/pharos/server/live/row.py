"""The row of a table in the database, which serves lists, lookups and wake-ups without reading the log."""

from __future__ import annotations

import msgspec

from pharos.server.store.commit_log import Append, Row
from pharos.table import Table, log
from pharos.table.clock import DaysClock
from pharos.wire.messages import TableSummary

DUE_SLACK = 20_000
"""Tolerance of a stored due time in milliseconds; it only wakes tables that no process has loaded."""

_encode = msgspec.json.Encoder().encode


class StoredRow:
    """The contents of one table's row, as last written by this process."""

    def __init__(self, origin: str | None) -> None:
        self._origin = origin
        self._listed: TableSummary | None = None
        self._due: int | None = None

    def made(self, table: Table, summary: TableSummary, due: int | None) -> Row:
        """Builds the current row. Host and address are included only while the table is open or live."""
        row = Row(table.status, table.settings.public, table.changed_at, due, _encode(summary))
        if table.status in ("open", "live"):
            row.opener, row.origin = table.owner, self._origin
            row.computers = sum(seat.person is None and seat.level is not None for seat in table.seats)
        return row

    def wrote(self, write: Append) -> None:
        """Records what a commit wrote to the row."""
        if write.row is not None:
            self._due, self._listed = write.row.due, write.listed

    def one_more_choice(self, table: Table, entry: log.Entry) -> bool:
        """Returns whether an entry is a choice that cannot change the row: saves building the summary."""
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
        """Returns whether the row is up to date; the time of the last change may lag by `3 * DUE_SLACK`."""
        listed = self._listed
        return (
            listed is not None
            and msgspec.structs.replace(listed, changed=summary.changed) == summary
            and summary.changed - listed.changed < 3 * DUE_SLACK
        )

    def due_fits(self, due: int | None) -> bool:
        """Returns whether the stored due time still wakes the table in time."""
        if due is None or self._due is None:
            # An outdated due time costs only one needless wake-up.
            return due is None
        return abs(due - self._due) <= DUE_SLACK
