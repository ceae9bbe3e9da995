"""The stream of one viewer: numbered updates, made of the log alone.

The n-th update of a viewer is the same whenever and wherever it is made. Who comes back names the
last number it has, and gets what it missed, with the table as it stood after each.
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
"""Who missed more than so many updates gets the table as it stands instead."""


def rebuilding(entries: Iterable[log.Entry]) -> Generator[None, None, Table]:
    """Makes the table of a log, and may pause after each entry: a long game takes milliseconds."""
    table = Table()
    for entry in entries:
        table.apply(entry)
        yield
    return table


def replayed(entries: Iterable[log.Entry]) -> Table:
    """The table of a log."""
    return at_once(rebuilding(entries))


def missing(
    entries: Iterable[log.Entry],
    viewer: Viewer,
    since: int,
    last: int,
    now: int,
    absent: Mapping[int, int] | None = None,
) -> Generator[None, None, list[tuple[int, list[Event], TableState]] | None]:
    """Finds what `missed` tells, and may pause after each entry."""
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


def missed(
    entries: Iterable[log.Entry],
    viewer: Viewer,
    since: int,
    last: int,
    now: int,
    absent: Mapping[int, int] | None = None,
) -> list[tuple[int, list[Event], TableState]] | None:
    """The updates after a number up to the last, oldest first; None when a fresh snapshot is better.

    That is so when too much was missed, when the number is not one of this log, and when the viewer
    changed seats in between.
    """
    return at_once(missing(entries, viewer, since, last, now, absent))


def at_once(work: Generator[None, None, T]) -> T:
    """Does work that may pause, without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


def event_moves_viewer(event: Event) -> bool:
    """Whether an event may have changed who sits where."""
    return type(event).__name__ in ("SeatTaken", "SeatLeft")
