"""Quick pairing: a seat at a table that waits for somebody like you, or a new one that waits for others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pharos.content.sets import sets_for
from pharos.server.store.ratings import MIDDLE
from pharos.table import CommandRejected, Person, Repeated, Sit
from pharos.table.clock import PoolClock
from pharos.table.settings import Settings, checked
from pharos.wire.messages import NewTable, TableSummary
from pharos.wire.personal import NewPairing

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

USUAL = PoolClock(15 * 60, 10)
"""The clock of those who do not ask for another: strangers do not wait for each other for ever."""
NEAR = 200
"""Points of rating: who wants an equal opponent meets nobody further away."""


async def pair(registry: TableRegistry, person: Person, request: NewPairing, address: str | None) -> str:
    """The table at which the person sits now; it begins by itself when it is full."""
    settings = Settings(
        request.game,
        players=request.players,
        expansions=request.expansions,
        rated=request.rated,
        public=True,
        quick=True,
        clock=request.clock or USUAL,
        content=sets_for(request.game) or None,
    )
    checked(settings)  # what cannot be played is refused before the store is asked for it
    pool = f"{request.game}-{request.players}"
    own = await registry.table_queries.strength(person.id, pool) or MIDDLE
    for distance, table in await _waiting(registry, request, pool, own):
        if request.near and distance > NEAR:
            break
        try:
            live = await registry.table(table.id)
            if request.clock not in (None, live.table.settings.clock):
                continue
            if live.table.seat_of(person.id) is None:
                await live.act(person, Sit(None), address)
            return table.id
        except (CommandRejected, Repeated):  # somebody was quicker, or keeps away from this person
            continue
    return await registry.opener.open(person, NewTable(settings, 0), address)


async def _waiting(
    registry: TableRegistry, request: NewPairing, pool: str, own: int
) -> list[tuple[int, TableSummary]]:
    """Tables that wait for the same game, with how far their people are away in strength."""
    found = []
    for table in await registry.lobby.tables():
        same = (table.game, table.players, set(table.expansions)) == (
            request.game,
            request.players,
            set(request.expansions),
        )
        if (
            table.status == "open"
            and table.quick
            and table.rated == request.rated
            and same
            and None in table.seats
        ):
            row = await registry.people.named(table.owner)
            theirs = (
                await registry.table_queries.strength(row.id, pool) if row is not None else None
            ) or MIDDLE
            found.append((abs(theirs - own), table))
    return sorted(found, key=lambda one: one[0])
