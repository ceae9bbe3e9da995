"""Web Push subscriptions."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post

from pharos.server.auth import Principal, address_of
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.server.server_clock import milliseconds
from pharos.server.store.people import digest
from pharos.server.table_registry import TableRegistry
from pharos.table import CommandRejected
from pharos.wire.personal import AlertKey, EndAlert, NewAlert

AnyRequest = Request[Any, Any, Any]


@get("/api/alerts", responses=REFUSALS)
async def alert_key(registry: TableRegistry) -> AlertKey:
    """Returns the server's Web Push key, or null if Web Push is unavailable because TLS is not used."""
    return AlertKey(await registry.alerts.public_key() if registry.settings.secure else None)


@post("/api/alerts", responses=REFUSALS, status_code=204)
async def new_alert(
    request: AnyRequest, data: NewAlert, registry: TableRegistry, who: Principal, limits: Limits
) -> None:
    """Notifies this device when a table is waiting for you, until its session ends."""
    limits.check("record", who.person.id, address_of(request))
    if not registry.settings.secure or who.by != "session":
        raise CommandRejected("server-refused-alert", kind="invalid")
    await registry.alerts.keep(who.person.id, digest(who.secret), data, milliseconds())


@post("/api/alerts/end", responses=REFUSALS, status_code=204)
async def end_alert(data: EndAlert, registry: TableRegistry, who: Principal) -> None:
    """Stops notifying this device."""
    await registry.alerts.end(who.person.id, data.endpoint)


HANDLERS = [alert_key, new_alert, end_alert]
