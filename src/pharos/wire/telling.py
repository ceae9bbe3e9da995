"""The messages that tell a viewer of a table: as it stands, and what was missed."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping

import msgspec

from pharos.table import Table, Viewer, log, missing, standing
from pharos.wire.messages import ChatLine, Snapshot, TableView, Update

_encode = msgspec.json.Encoder().encode


def snapshot(
    id: str,
    table: Table,
    viewer: Viewer,
    now: int,
    absent: Mapping[int, int] | None = None,
    lines: tuple[ChatLine, ...] = (),
) -> bytes:
    """The table as a viewer sees it, as a message."""
    return _encode(Snapshot(id, table.numbers[viewer], standing(table, viewer, now, absent), lines))


def table_view(
    id: str,
    table: Table,
    viewer: Viewer,
    now: int,
    absent: Mapping[int, int] | None = None,
    lines: tuple[ChatLine, ...] = (),
) -> TableView:
    """The table as a viewer sees it, as an answer."""
    return TableView(id, table.numbers[viewer], standing(table, viewer, now, absent), lines)


def missed_updates(
    id: str,
    entries: Iterable[log.Entry],
    viewer: Viewer,
    since: int,
    last: int,
    now: int,
    absent: Mapping[int, int] | None = None,
) -> Generator[None, None, list[bytes] | None]:
    """The updates from one number to another, as messages; None where they cannot be told one by one.

    Work that may pause: it yields between two steps.
    """
    found = yield from missing(entries, viewer, since, last, now, absent)
    if found is None:
        return None
    messages = []
    for number, events, state in found:
        messages.append(_encode(Update(id, number, tuple(events), state)))
        yield
    return messages
