"""Tournaments: creating, joining, starting, viewing, and organizing them."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post

from pharos.server.account_changes import tell_new_name
from pharos.server.api.people import by_session
from pharos.server.api.tables import TableIdParameter
from pharos.server.auth import NotAuthenticated, Principal, address_of, asking
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.server.table_registry import TableRegistry
from pharos.server.tournament_scheduler import summary_of
from pharos.wire.tournament_messages import (
    EnterEvening,
    NewTournament,
    OrganizerSays,
    TableTournament,
    TournamentMade,
    Tournaments,
    TournamentView,
)

AnyRequest = Request[Any, Any, Any]


@get("/api/tournaments", responses=REFUSALS)
async def listed(registry: TableRegistry) -> Tournaments:
    """Lists the newest tournaments."""
    found = await registry.scheduler.tournament_records.listed()
    return Tournaments(tuple(summary_of(row, by, entrants, round) for row, by, entrants, round in found))


@post("/api/tournaments", responses=REFUSALS)
async def open_tournament(
    request: AnyRequest, data: NewTournament, registry: TableRegistry, who: Principal, limits: Limits
) -> TournamentMade:
    """Creates a tournament, with you as organizer. You also start it."""
    limits.check("table", who.person.id, address_of(request))
    return TournamentMade(await registry.scheduler.open(who.person, data))


@get("/api/tournaments/{id:str}", responses=REFUSALS)
async def see_tournament(
    request: AnyRequest, id: TableIdParameter, registry: TableRegistry
) -> TournamentView:
    """Returns the standings, rounds and tables of a tournament."""
    try:
        viewer = (await asking(request, registry)).person.id
    except NotAuthenticated:
        viewer = ""
    return await registry.scheduler.view(id, viewer)


@post("/api/tournaments/{id:str}/entry", responses=REFUSALS, status_code=204)
async def enter(id: TableIdParameter, registry: TableRegistry, who: Principal) -> None:
    """Joins a tournament. Bots may join too."""
    await registry.scheduler.enter(id, who.person)


@post("/api/tournaments/{id:str}/guest", responses=REFUSALS, status_code=204)
async def enter_as_guest(
    request: AnyRequest,
    id: TableIdParameter,
    data: EnterEvening,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
) -> None:
    """Joins an evening by its link, with a name and an emblem; guests can do this too."""
    limits.check("room", address_of(request))
    by_session(who)
    person = who.person
    named = person.kind != "guest"
    await registry.scheduler.check_name(id, person, person.name if named else data.name)
    if not named:
        person = await registry.account_data.rename(person, data.name)
    person = await registry.account_data.choose_sign(person, data.sign)
    await tell_new_name(registry, person)
    await registry.scheduler.enter(id, person)


@post("/api/tournaments/{id:str}/organizer", responses=REFUSALS, status_code=204)
async def organizer_says(
    id: TableIdParameter, data: OrganizerSays, registry: TableRegistry, who: Principal
) -> None:
    """Executes a command of the organizer of an evening."""
    await registry.scheduler.evenings.say(id, who.person, data.command)


@get("/api/tables/{id:str}/tournament", responses=REFUSALS)
async def tournament_of(id: TableIdParameter, registry: TableRegistry) -> TableTournament:
    """Returns the tournament a table belongs to, if any."""
    found = await registry.scheduler.tournament_records.of_table(id)
    return TableTournament() if found is None else TableTournament(*found)


@delete("/api/tournaments/{id:str}/entry", responses=REFUSALS, status_code=204)
async def leave(id: TableIdParameter, registry: TableRegistry, who: Principal) -> None:
    """Withdraws from a tournament; after the start, from the next round on."""
    await registry.scheduler.leave(id, who.person)


@post("/api/tournaments/{id:str}/start", responses=REFUSALS, status_code=204)
async def start(id: TableIdParameter, registry: TableRegistry, who: Principal) -> None:
    """Starts a tournament: draws the first round; its games start automatically."""
    await registry.scheduler.begin(id, who.person)


HANDLERS = [
    listed,
    open_tournament,
    see_tournament,
    enter,
    enter_as_guest,
    organizer_says,
    tournament_of,
    leave,
    start,
]
