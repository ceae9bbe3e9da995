"""Builds the Litestar application of a server process."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Message, Scope

import pharos
from pharos.server import logs
from pharos.server.api import (
    account,
    alerts,
    bots,
    clubs,
    conditional,
    contacts,
    daily,
    days,
    help,
    leagues,
    numbers,
    people,
    puzzles,
    records,
    rooms,
    service,
    tables,
    tournaments,
)
from pharos.server.auth import Principal, address_of, asking, check_request
from pharos.server.connection import live_connection
from pharos.server.connection_limits import doors
from pharos.server.limits import HOUSEHOLD, Limits
from pharos.server.memory import settle
from pharos.server.refusals import HANDLERS as REFUSING
from pharos.server.settings import ServerSettings, handed_on
from pharos.server.signals import say_goodbye_on_signals
from pharos.server.site import HEADERS, page
from pharos.server.table_registry import TableRegistry

LARGEST_BODY = 64 * 1024
SERVICE = frozenset({"/api/health", "/api/ready", "/metrics"})
"""Paths that every process answers, whatever its roles."""

AnyRequest = Request[Any, Any, Any]


def build(settings: ServerSettings) -> Litestar:
    """Creates the application for some settings."""
    registry = TableRegistry(settings)
    limits = Limits(settings.limits, household=settings.people_per_address)

    async def the_hall() -> TableRegistry:
        return registry

    async def the_limits() -> Limits:
        return limits

    async def who(request: AnyRequest) -> Principal:
        return await asking(request, registry)

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        await registry.start()
        say_goodbye_on_signals(registry)
        settle()
        try:
            yield
        finally:
            await registry.stop()

    async def before(request: AnyRequest) -> None:
        if request.scope["path"] not in ("/api/health", "/api/ready"):
            limits.check("request", address_of(request))
        check_request(request, request.method, settings.origins)

    async def headers(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            # API responses depend on the session, so caches must not store them.
            kept = {"Cache-Control": "no-store"} if scope["path"].startswith("/api/") else {}
            message["headers"] = [
                *message["headers"],
                *(
                    (name.lower().encode(), value.encode())
                    for name, value in (HEADERS | kept).items()
                    if name.lower().encode() not in present
                ),
            ]

    return Litestar(
        route_handlers=[
            *people.HANDLERS,
            *account.HANDLERS,
            *contacts.HANDLERS,
            *alerts.HANDLERS,
            *tables.HANDLERS,
            *records.HANDLERS,
            *help.HANDLERS,
            *daily.HANDLERS,
            *days.HANDLERS,
            *conditional.HANDLERS,
            *puzzles.HANDLERS,
            *numbers.HANDLERS,
            *bots.HANDLERS,
            *tournaments.HANDLERS,
            *clubs.HANDLERS,
            *leagues.HANDLERS,
            *rooms.HANDLERS,
            *service.HANDLERS,
            page,
        ],
        dependencies={"registry": Provide(the_hall), "limits": Provide(the_limits), "who": Provide(who)},
        before_request=before,
        before_send=[headers],
        exception_handlers=REFUSING,
        lifespan=[open_hall],
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        state=State({"registry": registry, "limits": limits}),
        openapi_config=OpenAPIConfig(
            title="Pharos",
            version=pharos.__version__,
            description="Tables for 7 Wonders and 7 Wonders Duel; the live connection is /api/live.",
            path="/api/description",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
            components=Components(
                security_schemes={
                    "bearer": SecurityScheme(type="http", scheme="bearer"),
                    "session": SecurityScheme(
                        type="apiKey", name="pharos_session", security_scheme_in="cookie"
                    ),
                }
            ),
        ),
    )


def create() -> ASGIApp:
    """Creates the application from the settings passed on by `pharos serve`."""
    settings = handed_on()
    logs.set_up(settings.log)
    if not settings.limits:
        doors.most, doors.limited = sys.maxsize, False
    doors.times = max(1.0, settings.people_per_address / HOUSEHOLD)
    app = build(settings)
    registry, limits = app.state.registry, app.state.limits
    sockets = registry.has("sockets")

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if not sockets and scope["type"] != "lifespan" and scope["path"] not in SERVICE:
            await _turn_away(scope, send)
        elif scope["type"] == "websocket" and scope["path"] == "/api/live":
            await live_connection(scope, receive, send, registry, limits)
        elif scope["type"] == "http" and scope["method"] == "HEAD":
            head: Any = {**scope, "method": "GET"}
            await app(head, receive, _without_body(send))
        else:
            await app(scope, receive, send)

    return serve


async def _turn_away(scope: Any, send: Any) -> None:
    """Rejects a client, in a process without the `sockets` role."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1013})
        return
    body = b"This process serves no clients."
    head = [(b"content-type", b"text/plain"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 404, "headers": head})
    await send({"type": "http.response.body", "body": body})


def _without_body(send: Any) -> Any:
    """Drops the body of a response, for `HEAD`: Content-Length stays that of `GET`."""

    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_head
