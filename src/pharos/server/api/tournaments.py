"""Tournaments: open one, enter, begin, follow."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post

from pharos.server.api.tables import TableIdParameter
from pharos.server.contest import NewTournament, TournamentMade, Tournaments, TournamentView
from pharos.server.director import summary_of
from pharos.server.guard import Asking, Nobody, address_of, asking
from pharos.server.hall import Hall
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.table import Refused

AnyRequest = Request[Any, Any, Any]


@get("/api/tournaments", responses=REFUSALS)
async def listed(hall: Hall) -> Tournaments:
    """The newest tournaments."""
    found = await hall.director.brackets.listed()
    return Tournaments(tuple(summary_of(row, by, entrants, round) for row, by, entrants, round in found))


@post("/api/tournaments", responses=REFUSALS)
async def open_tournament(
    request: AnyRequest, data: NewTournament, hall: Hall, who: Asking, limits: Limits
) -> TournamentMade:
    """Open a tournament; you take part, and begin it when all are there."""
    limits.check("table", who.person.id, address_of(request))
    return TournamentMade(await hall.director.open(who.person, data))


@get("/api/tournaments/{id:str}", responses=REFUSALS)
async def see_tournament(request: AnyRequest, id: TableIdParameter, hall: Hall) -> TournamentView:
    """Standings, rounds and tables of a tournament."""
    try:
        viewer = (await asking(request, hall)).person.id
    except Nobody:
        viewer = ""
    return await hall.director.view(id, viewer)


@post("/api/tournaments/{id:str}/entry", responses=REFUSALS, status_code=204)
async def enter(id: TableIdParameter, hall: Hall, who: Asking) -> None:
    """Take part; a bot may too."""
    if who.person.kind == "guest":
        raise Refused("server-refused-guest", kind="forbidden")
    await hall.director.bracket(id)
    await hall.director.brackets.enter(id, who.person.id)


@delete("/api/tournaments/{id:str}/entry", responses=REFUSALS, status_code=204)
async def leave(id: TableIdParameter, hall: Hall, who: Asking) -> None:
    """Take no part any more: after the beginning from the next round on."""
    await hall.director.bracket(id)
    await hall.director.brackets.leave(id, who.person.id)


@post("/api/tournaments/{id:str}/start", responses=REFUSALS, status_code=204)
async def start(id: TableIdParameter, hall: Hall, who: Asking) -> None:
    """Begin: the first round is drawn, and its tables begin by themselves."""
    await hall.director.begin(id, who.person)


HANDLERS = [listed, open_tournament, see_tournament, enter, leave, start]
