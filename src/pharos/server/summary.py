"""A table from outside: in the lobby, to other processes, and in the histories of its people."""

from __future__ import annotations

from pharos.server.messages import TableSummary
from pharos.server.store.ledger import Finish
from pharos.table import Person, Table


def persons(table: Table) -> list[tuple[int, Person]]:
    """The seats that persons have, with them."""
    return [(number, seat.person) for number, seat in enumerate(table.seats) if seat.person is not None]


def started_notices(id: str, table: Table) -> list[list[object]]:
    """What other processes are told when a game begins."""
    return [["start", id, seat, person.id] for seat, person in persons(table)]


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
    )


def finish_of(table: Table) -> Finish:
    """What the end of a game leaves for its people. Ties share a place."""
    assert table.outcome is not None
    outcome = table.outcome
    totals = [sheet["total"] for sheet in table.game.scores()]
    order = [
        (seat not in outcome.winners, -totals[seat] if outcome.ending == "game" else 0)
        for seat in range(table.players)
    ]
    people = []
    for seat, person in persons(table):
        place = 0 if seat in outcome.winners else sum(other < order[seat] for other in order)
        people.append((person.id, seat, place, totals[seat]))
    settings = table.settings
    return Finish(
        pool=f"{settings.game}-{table.players}",
        rated=settings.rated and len(people) > 1,
        victory=outcome.victory,
        ending=outcome.ending,
        at=table.changed_at,
        people=people,
    )
