"""Guests, accounts, sessions, tokens, profiles."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter

from pharos.server.guard import COOKIE, Asking, Nobody, asking, csrf_of
from pharos.server.hall import Hall
from pharos.server.limits import Limits
from pharos.server.messages import (
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
from pharos.server.moment import milliseconds
from pharos.server.refusals import REFUSALS
from pharos.server.store.people import SESSION_LIFE, digest
from pharos.table import Person, Refused

AnyRequest = Request[Any, Any, Any]


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


async def _session(hall: Hall, person: Person) -> Response[Me]:
    secret = await hall.people.new_session(person, milliseconds())
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        max_age=SESSION_LIFE // 1000,
        httponly=True,
        samesite="lax",
        secure=hall.settings.secure,
        path="/",
    )
    return Response(Me(person.name, person.kind, csrf_of(secret)), cookies=[cookie])


async def _guest_of(request: AnyRequest, hall: Hall) -> Person | None:
    try:
        who = await asking(request, hall)
    except Nobody:
        return None
    return who.person if who.person.kind == "guest" and who.by == "session" else None


@post("/api/guest", responses=REFUSALS, status_code=200)
async def new_guest(request: AnyRequest, data: NewGuest, hall: Hall, limits: Limits) -> Response[Me]:
    """Play at once, as a guest."""
    limits.check("guest", _address(request))
    return await _session(hall, await hall.people.new_guest(data.name, milliseconds()))


@post("/api/accounts", responses=REFUSALS, status_code=200)
async def new_account(request: AnyRequest, data: NewAccount, hall: Hall, limits: Limits) -> Response[Me]:
    """Make an account; the games of the guest you were come along."""
    limits.check("password", _address(request))
    guest = await _guest_of(request, hall)
    return await _session(hall, await hall.people.register(data.name, data.password, guest, milliseconds()))


@post("/api/session", responses=REFUSALS, status_code=200)
async def login(request: AnyRequest, data: Login, hall: Hall, limits: Limits) -> Response[Me]:
    """Log in."""
    limits.check("password", _address(request))
    return await _session(hall, await hall.people.login(data.name, data.password))


@delete(
    "/api/session",
    responses=REFUSALS,
    status_code=204,
    response_cookies=[Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")],
)
async def logout(hall: Hall, who: Asking) -> None:
    """Log out: the session ends, and its live connections."""
    if who.by == "session":
        await hall.people.end_session(who.secret)
        hall.end_connections(digest(who.secret))


@put("/api/password", responses=REFUSALS, status_code=204)
async def change_password(
    request: AnyRequest, data: PasswordChange, hall: Hall, who: Asking, limits: Limits
) -> None:
    """Change the password; all other sessions end."""
    limits.check("password", _address(request))
    session = digest(who.secret) if who.by == "session" else None
    await hall.people.change_password(who.person, data.old, data.new, session)


@get("/api/me", responses=REFUSALS)
async def me(who: Asking) -> Me:
    """Who you are."""
    return Me(who.person.name, who.person.kind, csrf_of(who.secret) if who.by == "session" else None)


@get("/api/visit", responses=REFUSALS)
async def visit(request: AnyRequest, hall: Hall) -> Visit:
    """Who you are, or that you are nobody yet: for the first visit, which is no fault."""
    try:
        return Visit(await me.fn(await asking(request, hall)))
    except Nobody:
        return Visit(None)


@get("/api/people/{name:str}", responses=REFUSALS)
async def profile(name: Annotated[str, Parameter(min_length=2, max_length=24)], hall: Hall) -> Profile:
    """Ratings, statistics and history of an account."""
    row = await hall.people.named(name) if name.isprintable() else None
    if row is None:
        raise Refused("server-refused-no-person", kind="missing")
    played, pools = await hall.shelf.history(row.id)
    return Profile(row.name, row.kind, row.created, await hall.shelf.ratings(row.id), pools, played)


@get("/api/tokens", responses=REFUSALS)
async def list_tokens(hall: Hall, who: Asking) -> list[Token]:
    """Your tokens, without their secrets."""
    return await hall.people.tokens(who.person)


@post("/api/tokens", responses=REFUSALS)
async def new_token(data: NewToken, hall: Hall, who: Asking) -> TokenMade:
    """A bearer token for a program; its secret is shown this once."""
    if who.person.kind == "guest":
        raise Refused("server-refused-guest", kind="forbidden")
    if not data.label.isprintable():
        raise Refused("server-refused-invalid", kind="invalid")
    return await hall.people.new_token(who.person, data.label, milliseconds())


@delete("/api/tokens/{id:str}", responses=REFUSALS, status_code=204)
async def end_token(id: Annotated[str, Parameter(max_length=24)], hall: Hall, who: Asking) -> None:
    """End a token."""
    if not id.isalnum() or not await hall.people.end_token(who.person, id):
        raise Refused("server-refused-not-found", kind="missing")


@post("/api/bot", responses=REFUSALS, status_code=200)
async def become_bot(hall: Hall, who: Asking) -> Me:
    """Mark your account as a bot, before its first game and for good."""
    person = await hall.people.become_bot(who.person)
    return Me(person.name, person.kind)


HANDLERS = [
    new_guest,
    new_account,
    login,
    logout,
    change_password,
    me,
    visit,
    profile,
    list_tokens,
    new_token,
    end_token,
    become_bot,
]
