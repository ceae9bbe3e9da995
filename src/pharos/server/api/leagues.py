"""Leagues: open one, join, follow, organize."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import Parameter

from pharos.server.api.clubs import SeasonParameter, reader
from pharos.server.api.tables import TableIdParameter
from pharos.server.auth import Principal, address_of
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.server.table_registry import TableRegistry
from pharos.wire.league_messages import LeagueMade, Leagues, LeagueSays, LeagueView, NewLeague

AnyRequest = Request[Any, Any, Any]
ClubParameter = Annotated[str | None, Parameter(query="club", min_length=8, max_length=24)]


@get("/api/leagues", responses=REFUSALS)
async def listed(request: AnyRequest, registry: TableRegistry, club: ClubParameter = None) -> Leagues:
    """The leagues of the server and of your clubs, or those of one club."""
    return await registry.leagues.listed(await reader(request, registry), club)


@post("/api/leagues", responses=REFUSALS)
async def open_league(
    request: AnyRequest, data: NewLeague, registry: TableRegistry, who: Principal, limits: Limits
) -> LeagueMade:
    """Open a league by days; you play in it, and begin its first season."""
    limits.check("table", who.person.id, address_of(request))
    return LeagueMade(await registry.leagues.open(who.person, data))


@get("/api/leagues/{id:str}", responses=REFUSALS)
async def see_league(
    request: AnyRequest, id: TableIdParameter, registry: TableRegistry, season: SeasonParameter = None
) -> LeagueView:
    """The divisions of a season, with standings and games; the last one if none is named."""
    return await registry.leagues.view(id, await reader(request, registry), season)


@post("/api/leagues/{id:str}/entry", responses=REFUSALS, status_code=204)
async def enter(id: TableIdParameter, registry: TableRegistry, who: Principal) -> None:
    """Play from the next season on; a bot may too."""
    await registry.leagues.enter(id, who.person)


@delete("/api/leagues/{id:str}/entry", responses=REFUSALS, status_code=204)
async def leave(id: TableIdParameter, registry: TableRegistry, who: Principal) -> None:
    """Leave a league, and give up the games of this season that are unfinished."""
    await registry.leagues.leave(id, who.person)


@post("/api/leagues/{id:str}/organizer", responses=REFUSALS, status_code=204)
async def organizer_says(
    id: TableIdParameter, data: LeagueSays, registry: TableRegistry, who: Principal
) -> None:
    """What the organizer of a league asks for."""
    await registry.leagues.say(id, who.person, data.command)


HANDLERS = [listed, open_league, see_league, enter, leave, organizer_says]
