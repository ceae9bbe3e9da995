"""Where somebody can be reached while no page is open."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post

from pharos.server.guard import Asking, address_of
from pharos.server.hall import Hall
from pharos.server.limits import Limits
from pharos.server.moment import milliseconds
from pharos.server.personal import AlertKey, EndAlert, NewAlert
from pharos.server.refusals import REFUSALS
from pharos.server.store.people import digest
from pharos.table import Refused

AnyRequest = Request[Any, Any, Any]


@get("/api/alerts", responses=REFUSALS)
async def alert_key(hall: Hall) -> AlertKey:
    """The key of this server for Web Push, or null where it sends none: it must be served over TLS."""
    return AlertKey(await hall.alerts.public_key() if hall.settings.secure else None)


@post("/api/alerts", responses=REFUSALS, status_code=204)
async def new_alert(request: AnyRequest, data: NewAlert, hall: Hall, who: Asking, limits: Limits) -> None:
    """Tell this device when a table waits for you, as long as its session lasts."""
    limits.check("record", who.person.id, address_of(request))
    if not hall.settings.secure or who.by != "session":
        raise Refused("server-refused-alert", kind="invalid")
    await hall.alerts.keep(who.person.id, digest(who.secret), data, milliseconds())


@post("/api/alerts/end", responses=REFUSALS, status_code=204)
async def end_alert(data: EndAlert, hall: Hall, who: Asking) -> None:
    """Tell this device no longer."""
    await hall.alerts.end(who.person.id, data.endpoint)


HANDLERS = [alert_key, new_alert, end_alert]
