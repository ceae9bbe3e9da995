"""Authentication of requests, and protection against cross-site requests."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from pharos.server.limits import group_of
from pharos.server.server_clock import milliseconds
from pharos.server.table_registry import TableRegistry
from pharos.table import CommandRejected, Person

COOKIE = "pharos_session"
CSRF_HEADER = "x-csrf-token"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
WITHOUT_TOKEN = frozenset({"/api/guest", "/api/session", "/api/recovery"})
"""Paths that work without a valid session: only the Origin is checked, not the CSRF token."""

Connection = ASGIConnection[Any, Any, Any, Any]


class NotAuthenticated(CommandRejected):
    """The request has neither a valid session nor a valid token."""

    def __init__(self) -> None:
        super().__init__("server-refused-nobody", kind="forbidden")


@dataclass(frozen=True, slots=True)
class Principal:
    """The authenticated user, and the secret that proved it."""

    person: Person
    secret: str
    by: Literal["session", "token"]


def address_of(connection: Connection) -> str:
    """Returns the client address used for rate limits, as reported by a trusted proxy if there is one."""
    return group_of(connection.client.host) if connection.client else ""


def csrf_of(secret: str) -> str:
    """Returns the CSRF token of a session, derived from its secret."""
    return hmac.new(secret.encode(), b"pharos csrf", hashlib.sha256).hexdigest()


def bearer(connection: Connection) -> str | None:
    """Returns the bearer token of a request, or None."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


async def asking(connection: Connection, registry: TableRegistry) -> Principal:
    """Returns the authenticated user; raises `NotAuthenticated`."""
    token = bearer(connection)
    secret, by = (token, "token") if token else (connection.cookies.get(COOKIE), "session")
    if not secret or len(secret) > 200:
        raise NotAuthenticated
    kind: Literal["session", "token"] = "token" if by == "token" else "session"
    person = await registry.people.of_secret(secret, kind, milliseconds())
    if person is None:
        raise NotAuthenticated
    return Principal(person, secret, kind)


def check_origin(connection: Connection, allowed: Collection[str]) -> None:
    """Rejects requests that another site's page makes a browser send."""
    if connection.headers.get("sec-fetch-site", "same-origin") == "cross-site":
        origin_ok = connection.headers.get("origin", "") in allowed
    else:
        origin = connection.headers.get("origin")
        origin_ok = origin is None or origin in allowed or _same(origin, connection.headers.get("host", ""))
    if not origin_ok:
        raise CommandRejected("server-refused-origin", kind="forbidden")


def check_request(connection: Connection, method: str, allowed: Collection[str]) -> None:
    """Checks the origin and the CSRF token of a state-changing request from a browser."""
    if method in SAFE or bearer(connection):
        return
    check_origin(connection, allowed)
    secret = connection.cookies.get(COOKIE)
    if secret and connection.scope["path"].rstrip("/") not in WITHOUT_TOKEN:
        given = connection.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode(), csrf_of(secret).encode()):
            raise CommandRejected("server-refused-csrf", kind="forbidden")


def _same(origin: str, host: str) -> bool:
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:
        return False
