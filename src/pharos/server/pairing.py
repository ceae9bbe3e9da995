"""Quick pairing: finds a waiting table for the same game and similar strength, or creates one."""

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
"""The default clock, so that strangers never wait for each other forever."""
NEAR = 200
"""The largest difference in rating points, if an equal opponent is requested."""


async def pair(registry: TableRegistry, person: Person, request: NewPairing, address: str | None) -> str:
    """Returns the table where the person now has a seat; it starts by itself when it is full."""
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
    checked(settings)  # rejects invalid settings before the database is queried
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
        except (CommandRejected, Repeated):  # the seat was taken, or someone there is blocked
            continue
    return await registry.opener.open(person, NewTable(settings, 0), address)


async def _waiting(
    registry: TableRegistry, request: NewPairing, pool: str, own: int
) -> list[tuple[int, TableSummary]]:
    """Returns waiting tables for the same game, closest in rating first, with the difference."""
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
