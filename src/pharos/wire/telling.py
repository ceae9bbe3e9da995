"""Builds snapshots and missed updates of a table for a viewer."""

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
    """Returns the state for a viewer as an encoded `Snapshot`."""
    return _encode(Snapshot(id, table.numbers[viewer], standing(table, viewer, now, absent), lines))


def table_view(
    id: str,
    table: Table,
    viewer: Viewer,
    now: int,
    absent: Mapping[int, int] | None = None,
    lines: tuple[ChatLine, ...] = (),
) -> TableView:
    """Returns the state for a viewer as a `TableView`."""
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
    """Returns the encoded updates after `since` up to `last`; None if a snapshot is needed.

    A generator that yields between steps, so that long work can be interrupted.
    """
    found = yield from missing(entries, viewer, since, last, now, absent)
    if found is None:
        return None
    messages = []
    for number, events, state in found:
        messages.append(_encode(Update(id, number, tuple(events), state)))
        yield
    return messages
