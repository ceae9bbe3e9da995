"""How a table is opened: its first entries, whoever stores them."""

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
    """The new table and the entries that make it; raises `CommandRejected` where it cannot be opened so.

    A `daily` deal is opened by whoever keeps the ranking, never by a client. Seats may be `kept` for people.
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
    """The same again, opened by whoever has this seat; it begins at once where only the computer is asked."""
    computers = {
        str(number): place.level
        for number, place in enumerate(table.seats)
        if place.person is None and place.level is not None
    }
    settings = msgspec.structs.replace(table.settings, contest=False)
    return NewTable(settings, seat, computers, start=len(table.people) == 1)
