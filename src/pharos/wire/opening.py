"""Creates tables: the first log entries, independent of storage."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from pharos.table import (
    AddComputer,
    CommandContext,
    CommandRejected,
    Person,
    Sit,
    Start,
    Table,
    entry_of,
    log,
    opening,
)
from pharos.wire.messages import NewTable


def opened(
    request: NewTable,
    context: CommandContext,
    *,
    daily: bool = False,
    kept: Mapping[int, Person] | None = None,
) -> tuple[Table, list[log.Entry]]:
    """Returns a new table and its entries; raises `CommandRejected` if the request is invalid.

    Daily deals need `daily`, which clients cannot set. Seats in `kept` are reserved for these players.
    """
    if request.settings.daily is not None and not daily:
        raise CommandRejected("table-refused-daily", kind="forbidden")
    if request.settings.rated and context.person.kind == "guest":
        raise CommandRejected("table-refused-rated-guest", kind="forbidden")
    table = Table()
    entries: list[log.Entry] = []

    def enter(entry: log.Entry) -> None:
        table.apply(entry)
        entries.append(entry)

    enter(opening(context.person, request.settings, context.now, context.levels, kept))
    if request.seat is not None:
        enter(entry_of(table, Sit(request.seat), context))
    for seat, level in request.computers.items():
        enter(entry_of(table, AddComputer(int(seat), level), context))
    if request.start:
        enter(entry_of(table, Start(), context))
    return table, entries


def rematch_of(table: Table, seat: int) -> NewTable:
    """Returns a rematch request by the player of a seat; starts at once if there is no other human."""
    computers = {
        str(number): place.level
        for number, place in enumerate(table.seats)
        if place.person is None and place.level is not None
    }
    settings = msgspec.structs.replace(table.settings, contest=False)
    return NewTable(settings, seat, computers, start=len(table.people) == 1)
