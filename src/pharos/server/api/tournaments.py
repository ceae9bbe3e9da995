"""Tournaments: open one, enter, begin, follow."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post

from pharos.server.api.tables import TableIdParameter
from pharos.server.auth import NotAuthenticated, Principal, address_of, asking
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.server.table_registry import TableRegistry
from pharos.server.tournament_scheduler import summary_of
from pharos.table import CommandRejected
from pharos.wire.tournament_messages import NewTournament, TournamentMade, Tournaments, TournamentView

AnyRequest = Request[Any, Any, Any]


@get("/api/tournaments", responses=REFUSALS)
async def listed(registry: TableRegistry) -> Tournaments:
    """The newest tournaments."""
    found = await registry.scheduler.tournament_records.listed()
    return Tournaments(tuple(summary_of(row, by, entrants, round) for row, by, entrants, round in found))


@post("/api/tournaments", responses=REFUSALS)
async def open_tournament(
    request: AnyRequest, data: NewTournament, registry: TableRegistry, who: Principal, limits: Limits
) -> TournamentMade:
    """Open a tournament; you take part, and begin it when all are there."""
    limits.check("table", who.person.id, address_of(request))
    return TournamentMade(await registry.scheduler.open(who.person, data))


@get("/api/tournaments/{id:str}", responses=REFUSALS)
async def see_tournament(
    request: AnyRequest, id: TableIdParameter, registry: TableRegistry
) -> TournamentView:
    """Standings, rounds and tables of a tournament."""
    try:
        viewer = (await asking(request, registry)).person.id
    except NotAuthenticated:
        viewer = ""
    return await registry.scheduler.view(id, viewer)


@post("/api/tournaments/{id:str}/entry", responses=REFUSALS, status_code=204)
async def enter(id: TableIdParameter, registry: TableRegistry, who: Principal) -> None:
    """Take part; a bot may too."""
    if who.person.kind == "guest":
        raise CommandRejected("server-refused-guest", kind="forbidden")
    await registry.scheduler.bracket(id)
    await registry.scheduler.tournament_records.enter(id, who.person.id)


@delete("/api/tournaments/{id:str}/entry", responses=REFUSALS, status_code=204)
async def leave(id: TableIdParameter, registry: TableRegistry, who: Principal) -> None:
    """Take no part any more: after the beginning from the next round on."""
    await registry.scheduler.bracket(id)
    await registry.scheduler.tournament_records.leave(id, who.person.id)


@post("/api/tournaments/{id:str}/start", responses=REFUSALS, status_code=204)
async def start(id: TableIdParameter, registry: TableRegistry, who: Principal) -> None:
    """Begin: the first round is drawn, and its tables begin by themselves."""
    await registry.scheduler.begin(id, who.person)


HANDLERS = [listed, open_tournament, see_tournament, enter, leave, start]
