"""Clubs: creating, joining, viewing, and managing them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import Parameter

from pharos.server.api.people import by_session
from pharos.server.api.tables import TableIdParameter
from pharos.server.auth import NotAuthenticated, Principal, address_of, asking
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.server.table_registry import TableRegistry
from pharos.table import Person
from pharos.wire.club_messages import (
    ClubMade,
    Clubs,
    ClubSays,
    ClubSummary,
    ClubView,
    JoinClub,
    MemberView,
    NewClub,
)

AnyRequest = Request[Any, Any, Any]
SeasonParameter = Annotated[int | None, Parameter(query="season", ge=1, le=1000)]
MemberParameter = Annotated[str, Parameter(query="name", min_length=1, max_length=40)]


async def reader(request: AnyRequest, registry: TableRegistry) -> Person | None:
    """Returns the user who sent the request, or None if not authenticated."""
    try:
        return (await asking(request, registry)).person
    except NotAuthenticated:
        return None


@get("/api/clubs", responses=REFUSALS)
async def my_clubs(registry: TableRegistry, who: Principal) -> Clubs:
    """Lists your clubs, each with its next evening."""
    return await registry.clubs.mine(who.person)


@post("/api/clubs", responses=REFUSALS)
async def found_club(
    request: AnyRequest, data: NewClub, registry: TableRegistry, who: Principal, limits: Limits
) -> ClubMade:
    """Creates a club. Only its members can view it unless you make its page public."""
    limits.check("table", who.person.id, address_of(request))
    by_session(who)
    return ClubMade(await registry.clubs.found(who.person, data))


@get("/api/club-invitations/{invite:str}", responses=REFUSALS)
async def see_invitation(
    request: AnyRequest, invite: TableIdParameter, registry: TableRegistry, limits: Limits
) -> ClubSummary:
    """Returns the club of an invitation link. Attempts are rate-limited, so that links cannot be guessed."""
    limits.check("room", address_of(request))
    return await registry.clubs.invited(invite, await reader(request, registry))


@post("/api/club-invitations", responses=REFUSALS, status_code=200)
async def join_club(
    request: AnyRequest, data: JoinClub, registry: TableRegistry, who: Principal, limits: Limits
) -> ClubMade:
    """Joins a club by an invitation link."""
    limits.check("room", address_of(request))
    by_session(who)
    return ClubMade(await registry.clubs.join(data.invite, who.person))


@get("/api/clubs/{id:str}", responses=REFUSALS)
async def see_club(
    request: AnyRequest, id: TableIdParameter, registry: TableRegistry, season: SeasonParameter = None
) -> ClubView:
    """Returns the page of a club: members, evenings, records, and the leaderboards of a season."""
    return await registry.clubs.view(id, await reader(request, registry), season)


@get("/api/clubs/{id:str}/member", responses=REFUSALS)
async def see_member(
    request: AnyRequest, id: TableIdParameter, registry: TableRegistry, name: MemberParameter
) -> MemberView:
    """Returns a member's results against the other members."""
    return await registry.clubs.member(id, await reader(request, registry), name)


@post("/api/clubs/{id:str}/organizer", responses=REFUSALS, status_code=204)
async def club_says(id: TableIdParameter, data: ClubSays, registry: TableRegistry, who: Principal) -> None:
    """Executes a command of the owner or an organizer."""
    by_session(who)
    await registry.clubs.say(id, who.person, data.command)


@delete("/api/clubs/{id:str}/membership", responses=REFUSALS, status_code=204)
async def leave_club(id: TableIdParameter, registry: TableRegistry, who: Principal) -> None:
    """Leaves a club."""
    by_session(who)
    await registry.clubs.leave(id, who.person)


HANDLERS = [
    my_clubs,
    found_club,
    see_invitation,
    join_club,
    see_club,
    see_member,
    club_says,
    leave_club,
]
