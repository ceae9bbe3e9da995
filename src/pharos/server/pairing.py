"""Quick pairing: a seat at a table that waits for somebody like you, or a new one that waits for others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pharos.content.sets import sets_for
from pharos.server.messages import NewTable, TableSummary
from pharos.server.personal import NewPairing
from pharos.server.store.ratings import MIDDLE
from pharos.table import Person, Refused, Repeated, Sit
from pharos.table.settings import Settings, checked

if TYPE_CHECKING:
    from pharos.server.hall import Hall

NEAR = 200
"""Points of rating: who wants an equal opponent meets nobody further away."""


async def pair(hall: Hall, person: Person, wish: NewPairing, address: str | None) -> str:
    """The table at which the person sits now; it begins by itself when it is full."""
    settings = Settings(
        wish.game,
        players=wish.players,
        expansions=wish.expansions,
        rated=wish.rated,
        public=True,
        quick=True,
        content=sets_for(wish.game) or None,
    )
    checked(settings)  # what cannot be played is refused before the store is asked for it
    pool = f"{wish.game}-{wish.players}"
    own = await hall.shelf.strength(person.id, pool) or MIDDLE
    for distance, table in await _waiting(hall, wish, pool, own):
        if wish.near and distance > NEAR:
            break
        try:
            live = await hall.table(table.id)
            if live.table.seat_of(person.id) is None:
                await live.act(person, Sit(None))
            return table.id
        except (Refused, Repeated):  # somebody was quicker, or keeps away from this person
            continue
    return await hall.open(person, NewTable(settings, 0), address)


async def _waiting(hall: Hall, wish: NewPairing, pool: str, own: int) -> list[tuple[int, TableSummary]]:
    """Tables that wait for the same game, with how far their people are away in strength."""
    found = []
    for table in await hall.lobby.tables():
        same = (table.game, table.players, set(table.expansions)) == (
            wish.game,
            wish.players,
            set(wish.expansions),
        )
        if (
            table.status == "open"
            and table.quick
            and table.rated == wish.rated
            and same
            and None in table.seats
        ):
            row = await hall.people.named(table.owner)
            theirs = (await hall.shelf.strength(row.id, pool) if row is not None else None) or MIDDLE
            found.append((abs(theirs - own), table))
    return sorted(found, key=lambda one: one[0])
