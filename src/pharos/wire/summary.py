"""A table from outside, as lists of tables show it."""

from __future__ import annotations

from pharos.table import Person, Table
from pharos.table.clock import DaysClock
from pharos.wire.messages import TableSummary


def persons(table: Table) -> list[tuple[int, Person]]:
    """The seats that persons have, with them."""
    return [(number, seat.person) for number, seat in enumerate(table.seats) if seat.person is not None]


def summary_of(id: str, table: Table) -> TableSummary:
    """A table as the lobby lists it."""
    settings = table.settings
    names: list[str | None] = []
    owner = ""
    for seat in table.seats:
        if seat.person is not None:
            names.append(seat.person.name)
            owner = seat.person.name if seat.person.id == table.owner else owner
        else:
            names.append(None if seat.level is None else f"computer:{seat.level}")
    return TableSummary(
        id=id,
        status=table.status,
        game=settings.game,
        expansions=settings.expansions,
        players=table.players,
        rated=settings.rated,
        public=settings.public,
        seats=tuple(names),
        owner=owner,
        changed=table.changed_at,
        clock=str(settings.clock.__struct_config__.tag),
        prepared=settings.position is not None,
        spectators=settings.spectators,
        quick=settings.quick,
        # A game by days changes seldom enough to say in its row whose turn it is.
        waiting=table.thinking if isinstance(settings.clock, DaysClock) else (),
    )
