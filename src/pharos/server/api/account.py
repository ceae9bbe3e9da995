"""The account of the signed-in user: name, sessions, recovery codes, settings, data export, deletion."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter

from pharos.server.account_changes import forget, tell_new_name
from pharos.server.api.people import by_session, end_all, in_session
from pharos.server.auth import COOKIE, Principal, address_of, csrf_of
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.server.server_clock import milliseconds
from pharos.server.store.people import digest
from pharos.server.table_registry import TableRegistry
from pharos.table import CommandRejected
from pharos.wire.messages import Me
from pharos.wire.personal import Codes, CodesLeft, Device, NewName, OwnPassword, Preferences, Recovery

AnyRequest = Request[Any, Any, Any]


def _account(who: Principal) -> None:
    if who.person.kind == "guest":
        raise CommandRejected("server-refused-guest", kind="forbidden")


@put("/api/name", responses=REFUSALS)
async def rename(
    request: AnyRequest, data: NewName, registry: TableRegistry, who: Principal, limits: Limits
) -> Me:
    """Changes your name. Tables where you sit show it at once; finished games keep the old one."""
    by_session(who)
    limits.check("password", address_of(request))
    person = await registry.account_data.rename(who.person, data.name)
    await tell_new_name(registry, person)
    return Me(person.name, person.kind, csrf_of(who.secret), person.emblem)


@get("/api/sessions", responses=REFUSALS)
async def list_sessions(registry: TableRegistry, who: Principal) -> list[Device]:
    """Lists your sessions."""
    return await registry.account_data.devices(who.person.id, digest(who.secret), milliseconds())


@delete("/api/sessions/{id:str}", responses=REFUSALS, status_code=204)
async def end_session(
    id: Annotated[str, Parameter(max_length=24)], registry: TableRegistry, who: Principal
) -> None:
    """Ends another of your sessions and its live connections."""
    by_session(who)
    ended = await registry.account_data.end_device(who.person.id, id) if id.isalnum() else []
    if not ended:
        raise CommandRejected("server-refused-not-found", kind="missing")
    end_all(registry, ended)


@get("/api/recovery-codes", responses=REFUSALS)
async def codes_left(registry: TableRegistry, who: Principal) -> CodesLeft:
    """Returns the number of unused recovery codes."""
    return CodesLeft(await registry.account_data.codes_left(who.person.id))


@post("/api/recovery-codes", responses=REFUSALS, status_code=200)
async def new_codes(
    request: AnyRequest, data: OwnPassword, registry: TableRegistry, who: Principal, limits: Limits
) -> Codes:
    """Creates new recovery codes, which are shown only once, and invalidates the old ones."""
    by_session(who)
    _account(who)
    limits.check("password", address_of(request))
    return Codes(tuple(await registry.account_data.new_codes(who.person, data.password, milliseconds())))


@post("/api/recovery", responses=REFUSALS, status_code=200)
async def recover(
    request: AnyRequest, data: Recovery, registry: TableRegistry, limits: Limits
) -> Response[Me]:
    """Sets a new password with a recovery code. Ends all sessions and tokens and starts a new session."""
    limits.check("password", address_of(request))
    person, ended = await registry.account_data.recover(data.name, data.code, data.password)
    answer = await in_session(request, registry, person)
    end_all(registry, ended)
    return answer


@get("/api/settings", responses=REFUSALS)
async def settings(registry: TableRegistry, who: Principal) -> Preferences:
    """Returns your settings of the web client."""
    return await registry.account_data.settings(who.person.id)


@put("/api/settings", responses=REFUSALS)
async def keep_settings(data: Preferences, registry: TableRegistry, who: Principal) -> Preferences:
    """Stores your settings of the web client in the account."""
    await registry.account_data.keep_settings(who.person.id, data)
    return data


@get("/api/export", responses=REFUSALS)
async def export(
    request: AnyRequest, registry: TableRegistry, who: Principal, limits: Limits
) -> Response[bytes]:
    """Exports all data stored about you, without secrets, as one file."""
    by_session(who)
    limits.check("record", who.person.id, address_of(request))
    data = msgspec.json.format(
        msgspec.json.encode(await registry.account_data.export(who.person.id)), indent=2
    )
    headers = {"Content-Disposition": 'attachment; filename="pharos.json"', "Cache-Control": "no-store"}
    return Response(data, media_type="application/json", headers=headers)


@post(
    "/api/account/deletion",
    responses=REFUSALS,
    status_code=204,
    response_cookies=[Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")],
)
async def delete_account(
    request: AnyRequest, data: OwnPassword, registry: TableRegistry, who: Principal, limits: Limits
) -> None:
    """Deletes the account and its data. Its games remain for the other players, without your name."""
    by_session(who)
    _account(who)
    limits.check("password", address_of(request))
    await registry.people.check_password(who.person, data.password)
    await forget(registry, who.person)


HANDLERS = [
    rename,
    list_sessions,
    end_session,
    codes_left,
    new_codes,
    recover,
    settings,
    keep_settings,
    export,
    delete_account,
]
