"""The update stream of one viewer: numbered updates, derived from the log alone.

The n-th update of a viewer is always the same. A client that reconnects sends the last number it has and
receives the updates it missed, each with the state after it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import TypeVar

from pharos.table import log
from pharos.table.event import Event
from pharos.table.table import Table, Viewer
from pharos.table.table_state import TableState
from pharos.table.view_builder import standing

T = TypeVar("T")

MOST_MISSED = 40
"""Maximum missed updates to send; beyond that, a client gets a snapshot."""


def rebuilding(entries: Iterable[log.Entry]) -> Generator[None, None, Table]:
    """Rebuilds a table from its log; yields after each entry, since a long game takes milliseconds."""
    table = Table()
    for entry in entries:
        table.apply(entry)
        yield
    return table


def replayed(entries: Iterable[log.Entry]) -> Table:
    """Rebuilds a table from its log."""
    return at_once(rebuilding(entries))


def missing(
    entries: Iterable[log.Entry],
    viewer: Viewer,
    since: int,
    last: int,
    now: int,
    absent: Mapping[int, int] | None = None,
) -> Generator[None, None, list[tuple[int, list[Event], TableState]] | None]:
    """Returns the updates after number `since` up to `last`, oldest first; None if a snapshot is needed.

    A snapshot is needed if too much was missed, if the number is not of this log, or if seats changed. This
    is a generator that yields between entries.
    """
    if not 0 < since <= last or last - since > MOST_MISSED:
        return None
    table = Table()
    updates: list[tuple[int, list[Event], TableState]] = []
    for entry in entries:
        told = table.apply(entry)
        yield
        if not told.tells(viewer) or table.numbers.get(viewer, 0) <= since:
            continue
        events = told.of(viewer)
        if any(event_moves_viewer(event) for event in events):
            return None
        time = now if table.numbers[viewer] == last else entry.at
        updates.append((table.numbers[viewer], events, standing(table, viewer, time, absent)))
        yield
    return updates


def at_once(work: Generator[None, None, T]) -> T:
    """Runs a generator to its end and returns its result."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


def event_moves_viewer(event: Event) -> bool:
    """Returns whether an event may have changed the seat of a viewer."""
    return type(event).__name__ in ("SeatTaken", "SeatLeft")
