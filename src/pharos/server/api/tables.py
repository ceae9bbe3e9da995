"""Tables: available games, the lobby, creating tables, commands, questions, chat."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from pharos.content.sets import PICTURES, further_sets, sets_for
from pharos.server.auth import Principal, address_of
from pharos.server.chat import say
from pharos.server.connection import answer
from pharos.server.limits import Limits
from pharos.server.live import LiveTable
from pharos.server.refusals import REFUSALS
from pharos.server.table_registry import TableRegistry
from pharos.table import CommandRejected, Explained
from pharos.table.commands import AskUndo, Command
from pharos.wire.content import content_of
from pharos.wire.messages import (
    Accepted,
    ChatLine,
    Commentary,
    FurtherContent,
    NewChatLine,
    NewTable,
    Offers,
    Question,
    TableMade,
    Tables,
    TableView,
    WinChances,
)
from pharos.wire.offers import all_offers

AnyRequest = Request[Any, Any, Any]
MOST_PLAYERS = 8
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""Prevents an SVG opened directly from running scripts or loading anything."""
TableIdParameter = Annotated[str, Parameter(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")]


async def table_of(registry: TableRegistry, id: str) -> LiveTable:
    """Returns the table of an id from a request path, up to date with its log."""
    if not (id.isascii() and id.replace("-", "a").replace("_", "a").isalnum()):
        raise CommandRejected("server-refused-no-table", kind="missing")
    live = await registry.table(id)
    await live.commits.refresh()
    return live


@get("/api/offers", responses=REFUSALS)
async def offers(registry: TableRegistry) -> Offers:
    """Lists everything that can be played on this server."""
    return all_offers(registry.levels)


@get("/api/content", responses=REFUSALS)
async def content() -> FurtherContent:
    """Returns the rows and names of this server's additional content sets; empty if there are none."""
    return _content()


@cache
def _content() -> FurtherContent:
    return content_of(further_sets(), lambda one, path: f"/api/content/{one.id}/{path.name}")


@get("/api/content/{name:str}/{file:str}", responses=REFUSALS)
async def picture(name: str, file: str) -> Response[bytes]:
    """Returns a picture of an additional content set."""
    found = [path for one in further_sets() if one.id == name for path in one.pictures.values()]
    for path in found:
        if path.name == file:
            headers = {"Cache-Control": "max-age=3600", "Content-Security-Policy": PICTURE_POLICY}
            return Response(path.read_bytes(), media_type=PICTURES[path.suffix], headers=headers)
    raise CommandRejected("server-refused-not-found", kind="missing")


@get("/api/lobby", responses=REFUSALS)
async def lobby(registry: TableRegistry) -> Tables:
    """Lists public tables that are open or live."""
    return Tables(await registry.lobby.tables())


@get("/api/tables/{id:str}/commentary", responses=REFUSALS)
async def commentary(
    request: AnyRequest, id: TableIdParameter, registry: TableRegistry, who: Principal, limits: Limits
) -> Response[Commentary]:
    """Returns a live game with all hands, delayed by the minutes in its `commentary` setting."""
    limits.check("ask", who.person.id, address_of(request))
    told: Any = await registry.commentaries.of(await table_of(registry, id), who.person)
    return Response(told, media_type="application/json")


@get("/api/tables/{id:str}/chances", responses=REFUSALS)
async def chances(
    request: AnyRequest, id: TableIdParameter, registry: TableRegistry, who: Principal, limits: Limits
) -> WinChances:
    """Returns win chances computed from public information, delayed like the commentary."""
    limits.check("ask", who.person.id, address_of(request))
    return await registry.commentaries.chances(await table_of(registry, id), who.person)


@get("/api/mine", responses=REFUSALS)
async def mine(registry: TableRegistry, who: Principal) -> Tables:
    """Lists your own tables, newest first."""
    return Tables(await registry.mine(who.person))


@post("/api/tables", responses=REFUSALS)
async def open_table(
    request: AnyRequest,
    data: NewTable,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
    key: Annotated[
        str | None, Parameter(header="Idempotency-Key", min_length=8, max_length=100, required=False)
    ] = None,
) -> TableMade:
    """Creates a table. Repeating the request with the same key returns the same table."""
    address = address_of(request)
    limits.check("table", who.person.id, address)
    settings = data.settings
    if settings.content is None and settings.position is None:
        # By default, a table uses all content sets of this server.
        sets = sets_for(settings.game)
        data = msgspec.structs.replace(data, settings=msgspec.structs.replace(settings, content=sets or None))
    return TableMade(await registry.opener.open(who.person, data, address, key))


@get("/api/tables/{id:str}", responses=REFUSALS)
async def see_table(id: TableIdParameter, registry: TableRegistry, who: Principal) -> TableView:
    """Returns a table as you see it."""
    live = await table_of(registry, id)
    return await live.audience.view(who.person)


@post("/api/tables/{id:str}/commands", responses=REFUSALS, status_code=200)
async def command(
    request: AnyRequest,
    id: TableIdParameter,
    data: Command,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
) -> Accepted:
    """Executes a command at a table: sit, start, choose, …"""
    if isinstance(data, AskUndo):  # an undo replays the game
        limits.check("undo", who.person.id, address_of(request))
    live = await table_of(registry, id)
    repeated = await live.act(who.person, data, address_of(request))
    return Accepted(live.table.numbers[live.table.seat_of(who.person.id)], repeated)


@post("/api/tables/{id:str}/questions", responses=REFUSALS, status_code=200)
async def question(
    request: AnyRequest,
    id: TableIdParameter,
    data: Question,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
) -> Explained:
    """Explains why a choice is available or unavailable."""
    limits.check("ask", who.person.id, address_of(request))
    return answer(await table_of(registry, id), who.person, data)


@post("/api/tables/{id:str}/chat", responses=REFUSALS)
async def chat(
    request: AnyRequest,
    id: TableIdParameter,
    data: NewChatLine,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
) -> ChatLine:
    """Sends a chat message to a table."""
    limits.check("chat", who.person.id, address_of(request))
    return await say(registry, await table_of(registry, id), who.person, data.text, team=data.team)


@post("/api/tables/{id:str}/rematch", responses=REFUSALS)
async def rematch(
    request: AnyRequest, id: TableIdParameter, registry: TableRegistry, who: Principal, limits: Limits
) -> TableMade:
    """Creates a table for a rematch of the same players."""
    address = address_of(request)
    limits.check("table", who.person.id, address)
    return TableMade(await registry.opener.rematch(await table_of(registry, id), who.person, address))


HANDLERS = [
    commentary,
    chances,
    offers,
    content,
    picture,
    lobby,
    mine,
    open_table,
    see_table,
    command,
    question,
    chat,
    rematch,
]
