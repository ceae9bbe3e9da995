"""Game nights: a room for a big screen, phones that join it, and commands of its host."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.params import Parameter

from pharos.server.account_changes import tell_new_name
from pharos.server.api.people import by_session, in_session
from pharos.server.auth import NotAuthenticated, Principal, address_of, asking, csrf_of
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.server.table_registry import TableRegistry
from pharos.table import CommandRejected
from pharos.table.settings import Settings
from pharos.wire.messages import Me
from pharos.wire.room_messages import (
    Claimed,
    CollectClaim,
    HostSays,
    JoinRoom,
    NewRoom,
    NewSign,
    ReturnToRoom,
    RoomMade,
    RoomState,
)

AnyRequest = Request[Any, Any, Any]
CodeParameter = Annotated[str, Parameter(min_length=4, max_length=6, pattern="^[0-9]+$")]


@put("/api/sign", responses=REFUSALS)
async def choose_sign(data: NewSign, registry: TableRegistry, who: Principal) -> Me:
    """Changes your emblem. Tables where you sit show it at once."""
    by_session(who)
    person = await registry.account_data.choose_sign(who.person, data.sign)
    await tell_new_name(registry, person)
    return Me(person.name, person.kind, csrf_of(who.secret), person.emblem)


@post("/api/rooms", responses=REFUSALS)
async def open_room(
    request: AnyRequest, data: NewRoom, registry: TableRegistry, who: Principal, limits: Limits
) -> RoomMade:
    """Opens a room for a big screen; with `table`, a room that shows this table, if you may watch it."""
    address = address_of(request)
    limits.check("table", who.person.id, address)
    settings = Settings(data.game)
    if data.table is not None:
        live = await registry.table(data.table)
        live.audience.viewer(who.person)  # rejects users who may not watch
        settings = Settings(live.table.settings.game, expansions=live.table.settings.expansions)
    return await registry.rooms.open(settings, address, data.table)


@get("/api/rooms/{code:str}", responses=REFUSALS)
async def see_room(
    request: AnyRequest, code: CodeParameter, registry: TableRegistry, limits: Limits
) -> RoomState:
    """Returns a room as you see it. Attempts are rate-limited, so that codes cannot be guessed."""
    limits.check("room", address_of(request))
    try:
        person = (await asking(request, registry)).person
    except NotAuthenticated:
        person = None
    return await registry.rooms.state(code, person)


@post("/api/rooms/{code:str}/join", responses=REFUSALS, status_code=200)
async def join_room(
    request: AnyRequest,
    code: CodeParameter,
    data: JoinRoom,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
) -> RoomState:
    """Takes a seat in a room with an emblem and, for guests, an optional name."""
    limits.check("room", address_of(request))
    by_session(who)
    person = who.person
    await registry.rooms.check_join(code, person, data)  # before the name changes
    named = person.kind != "guest"
    if data.name is not None and not named:
        person = await registry.account_data.rename(person, data.name)
        named = True
    state = await registry.rooms.join(code, person, data, named=named)
    await tell_new_name(registry, await registry.account_data.choose_sign(person, data.sign))
    return state


@post("/api/rooms/{code:str}/leave", responses=REFUSALS, status_code=204)
async def leave_room(code: CodeParameter, registry: TableRegistry, who: Principal) -> None:
    """Leaves your seat in a room."""
    await registry.rooms.leave(code, who.person)


@post("/api/rooms/{code:str}/host", responses=REFUSALS, status_code=204)
async def host_says(
    request: AnyRequest, code: CodeParameter, data: HostSays, registry: TableRegistry, limits: Limits
) -> None:
    """Executes a command of the host, from the big screen (with its token) or the host's phone."""
    limits.check("room", address_of(request))
    try:
        person = (await asking(request, registry)).person
    except NotAuthenticated:
        person = None
    await registry.rooms.say(code, data.command, person, data.token, address_of(request))


@post("/api/rooms/{code:str}/return", responses=REFUSALS, status_code=200)
async def return_to_room(
    request: AnyRequest, code: CodeParameter, data: ReturnToRoom, registry: TableRegistry, limits: Limits
) -> Response[Me]:
    """Moves your seat to another phone with its return code."""
    limits.check("password", address_of(request))
    if data.pin is None:
        raise CommandRejected("server-refused-room-pin", kind="forbidden")
    person = await registry.rooms.returning(code, data.guest, data.pin)
    return await in_session(request, registry, person)


@post("/api/rooms/{code:str}/claim", responses=REFUSALS, status_code=200)
async def claim_seat(
    request: AnyRequest, code: CodeParameter, data: ReturnToRoom, registry: TableRegistry, limits: Limits
) -> Claimed:
    """Requests your seat on another phone from the host."""
    limits.check("password", address_of(request))
    return await registry.rooms.claim(code, data.guest)


@post("/api/rooms/{code:str}/claimed", responses=REFUSALS, status_code=200)
async def collect_claim(
    request: AnyRequest, code: CodeParameter, data: CollectClaim, registry: TableRegistry, limits: Limits
) -> Response[Me] | Response[None]:
    """Signs the phone in once the host has approved its claim; 202 while there is no answer."""
    limits.check("room", address_of(request))
    person = await registry.rooms.collect(code, data.claim, data.secret)
    if person is None:
        return Response(None, status_code=202)
    return await in_session(request, registry, person)


HANDLERS = [
    choose_sign,
    open_room,
    see_room,
    join_room,
    leave_room,
    host_says,
    return_to_room,
    claim_seat,
    collect_claim,
]
