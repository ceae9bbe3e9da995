"""Guests, accounts, sessions, tokens, profiles."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter

from pharos.server.account_changes import tell_new_name
from pharos.server.auth import COOKIE, NotAuthenticated, Principal, address_of, asking, csrf_of
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.server.server_clock import milliseconds
from pharos.server.store.people import KINDS, SESSION_LIFE, digest
from pharos.server.table_registry import TableRegistry
from pharos.table import CommandRejected, Person
from pharos.wire.messages import (
    Login,
    Me,
    NewAccount,
    NewGuest,
    NewToken,
    PasswordChange,
    Profile,
    Token,
    TokenMade,
    Visit,
)

AnyRequest = Request[Any, Any, Any]


async def in_session(request: AnyRequest, registry: TableRegistry, person: Person) -> Response[Me]:
    """Starts a session for `person`; the response carries its cookie."""
    agent = request.headers.get("user-agent", "")
    secret = await registry.people.new_session(person, milliseconds(), agent)
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        max_age=SESSION_LIFE // 1000,
        httponly=True,
        samesite="lax",
        secure=registry.settings.secure,
        path="/",
    )
    return Response(Me(person.name, person.kind, csrf_of(secret), person.emblem), cookies=[cookie])


def end_all(registry: TableRegistry, digests: list[str]) -> None:
    """Closes all connections of ended sessions and tokens immediately."""
    for ended in digests:
        registry.clients.end_session(ended)


def by_session(who: Principal) -> None:
    """Rejects requests authenticated by token: a leaked token must not create or revoke credentials."""
    if who.by != "session":
        raise CommandRejected("server-refused-token", kind="forbidden")


async def _guest_of(request: AnyRequest, registry: TableRegistry) -> Person | None:
    try:
        who = await asking(request, registry)
    except NotAuthenticated:
        return None
    return who.person if who.person.kind == "guest" and who.by == "session" else None


@post("/api/guest", responses=REFUSALS, status_code=200)
async def new_guest(
    request: AnyRequest, data: NewGuest, registry: TableRegistry, limits: Limits
) -> Response[Me]:
    """Signs you in as a guest."""
    limits.check("guest", address_of(request))
    return await in_session(request, registry, await registry.people.new_guest(data.name, milliseconds()))


@post("/api/accounts", responses=REFUSALS, status_code=200)
async def new_account(
    request: AnyRequest, data: NewAccount, registry: TableRegistry, limits: Limits
) -> Response[Me]:
    """Creates an account. Games you played as a guest move to it."""
    limits.check("password", address_of(request))
    guest = await _guest_of(request, registry)
    person, ended = await registry.people.register(data.name, data.password, guest, milliseconds())
    answer = await in_session(request, registry, person)
    end_all(registry, ended)
    if guest is not None:
        await tell_new_name(registry, person)
    return answer


@post("/api/session", responses=REFUSALS, status_code=200)
async def login(request: AnyRequest, data: Login, registry: TableRegistry, limits: Limits) -> Response[Me]:
    """Signs in."""
    limits.check("password", address_of(request))
    return await in_session(request, registry, await registry.people.login(data.name, data.password))


@delete(
    "/api/session",
    responses=REFUSALS,
    status_code=204,
    response_cookies=[Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")],
)
async def logout(registry: TableRegistry, who: Principal) -> None:
    """Signs out: ends the session and its live connections."""
    if who.by == "session":
        await registry.people.end_session(who.secret)
        registry.clients.end_session(digest(who.secret))


@put("/api/password", responses=REFUSALS, status_code=204)
async def change_password(
    request: AnyRequest, data: PasswordChange, registry: TableRegistry, who: Principal, limits: Limits
) -> None:
    """Changes the password. Ends all other sessions and all tokens, with their live connections."""
    by_session(who)
    limits.check("password", address_of(request))
    end_all(
        registry, await registry.people.change_password(who.person, data.old, data.new, digest(who.secret))
    )


@delete("/api/sessions", responses=REFUSALS, status_code=204)
async def logout_everywhere(registry: TableRegistry, who: Principal) -> None:
    """Signs out everywhere: ends all sessions and tokens, including this session."""
    by_session(who)
    end_all(registry, await registry.people.end_all(who.person))


@get("/api/me", responses=REFUSALS)
async def me(who: Principal) -> Me:
    """Returns the authenticated user."""
    token = csrf_of(who.secret) if who.by == "session" else None
    return Me(who.person.name, who.person.kind, token, who.person.emblem)


@get("/api/visit", responses=REFUSALS)
async def visit(request: AnyRequest, registry: TableRegistry) -> Visit:
    """Returns the authenticated user with settings, or null; unlike `/api/me`, never 401."""
    try:
        who = await asking(request, registry)
    except NotAuthenticated:
        return Visit(None)
    return Visit(await me.fn(who), await registry.account_data.settings(who.person.id))


@get("/api/people/{name:str}", responses=REFUSALS)
async def profile(
    request: AnyRequest, name: Annotated[str, Parameter(min_length=2, max_length=24)], registry: TableRegistry
) -> Profile:
    """Returns ratings, statistics and history of an account; private tables only to the account itself."""
    row = await registry.people.named(name) if name.isprintable() else None
    if row is None or row.kind not in KINDS:
        raise CommandRejected("server-refused-no-person", kind="missing")
    try:
        viewer = (await asking(request, registry)).person.id
    except NotAuthenticated:
        viewer = ""
    history = await registry.table_queries.history(row.id, whole=viewer == row.id)
    ties = {kind for kind, other, _, _ in await registry.contacts.tied(viewer) if other == row.id}
    return Profile(
        row.name,
        row.kind,
        row.created,
        await registry.table_queries.ratings(row.id),
        history.pools,
        history.last,
        opponents=history.opponents,
        victories=history.victories,
        wonders=history.wonders,
        curve=history.curve,
        followed="follow" in ties,
        blocked="block" in ties,
        itself=viewer == row.id,
    )


@get("/api/tokens", responses=REFUSALS)
async def list_tokens(registry: TableRegistry, who: Principal) -> list[Token]:
    """Lists your API tokens, without their secrets."""
    return await registry.people.tokens(who.person)


@post("/api/tokens", responses=REFUSALS)
async def new_token(data: NewToken, registry: TableRegistry, who: Principal) -> TokenMade:
    """Creates an API token. Its secret is shown only once."""
    by_session(who)
    if who.person.kind == "guest":
        raise CommandRejected("server-refused-guest", kind="forbidden")
    if not data.label.isprintable():
        raise CommandRejected("server-refused-invalid", kind="invalid")
    return await registry.people.new_token(who.person, data.label, milliseconds())


@delete("/api/tokens/{id:str}", responses=REFUSALS, status_code=204)
async def end_token(
    id: Annotated[str, Parameter(max_length=24)], registry: TableRegistry, who: Principal
) -> None:
    """Revokes an API token and closes its live connections. A token can revoke only itself."""
    if who.by == "token" and id != await registry.people.token_id(who.secret):
        by_session(who)
    ended = await registry.people.end_token(who.person, id) if id.isalnum() else None
    if ended is None:
        raise CommandRejected("server-refused-not-found", kind="missing")
    registry.clients.end_session(ended)


@post("/api/bot", responses=REFUSALS, status_code=200)
async def become_bot(registry: TableRegistry, who: Principal) -> Me:
    """Marks your account as a bot: permanent, and only before its first game."""
    by_session(who)
    person = await registry.people.become_bot(who.person)
    return Me(person.name, person.kind)


HANDLERS = [
    new_guest,
    new_account,
    login,
    logout,
    change_password,
    logout_everywhere,
    me,
    visit,
    profile,
    list_tokens,
    new_token,
    end_token,
    become_bot,
]
