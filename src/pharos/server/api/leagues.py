"""Leagues: creating, joining, viewing, and managing them."""

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
    """Lists the leagues of the server and of your clubs, or those of one club."""
    return await registry.leagues.listed(await reader(request, registry), club)


@post("/api/leagues", responses=REFUSALS)
async def open_league(
    request: AnyRequest, data: NewLeague, registry: TableRegistry, who: Principal, limits: Limits
) -> LeagueMade:
    """Creates a league of turn-based games, with you as organizer and participant."""
    limits.check("table", who.person.id, address_of(request))
    return LeagueMade(await registry.leagues.open(who.person, data))


@get("/api/leagues/{id:str}", responses=REFUSALS)
async def see_league(
    request: AnyRequest, id: TableIdParameter, registry: TableRegistry, season: SeasonParameter = None
) -> LeagueView:
    """Returns the divisions of a season (the latest by default) with standings and games."""
    return await registry.leagues.view(id, await reader(request, registry), season)


@post("/api/leagues/{id:str}/entry", responses=REFUSALS, status_code=204)
async def enter(id: TableIdParameter, registry: TableRegistry, who: Principal) -> None:
    """Joins a league from its next season on. Bots may join too."""
    await registry.leagues.enter(id, who.person)


@delete("/api/leagues/{id:str}/entry", responses=REFUSALS, status_code=204)
async def leave(id: TableIdParameter, registry: TableRegistry, who: Principal) -> None:
    """Leaves a league and resigns the unfinished games of this season."""
    await registry.leagues.leave(id, who.person)


@post("/api/leagues/{id:str}/organizer", responses=REFUSALS, status_code=204)
async def organizer_says(
    id: TableIdParameter, data: LeagueSays, registry: TableRegistry, who: Principal
) -> None:
    """Executes a command of the organizer."""
    await registry.leagues.say(id, who.person, data.command)


HANDLERS = [listed, open_league, see_league, enter, leave, organizer_says]
