"""The people around you: follow, mute, block, report, invite."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.params import Parameter

from pharos.server.api.tables import TableIdParameter, table_of
from pharos.server.guard import Asking, address_of
from pharos.server.hall import Hall
from pharos.server.limits import Limits
from pharos.server.messages import TableMade
from pharos.server.moment import milliseconds
from pharos.server.pairing import pair
from pharos.server.personal import (
    CircleView,
    Invitation,
    Invitations,
    Neighbour,
    NewInvitation,
    NewPairing,
    NewReport,
    NewTie,
)
from pharos.server.refusals import REFUSALS
from pharos.server.store.people import KINDS
from pharos.table import Refused

AnyRequest = Request[Any, Any, Any]


@get("/api/circle", responses=REFUSALS)
async def circle(hall: Hall, who: Asking) -> CircleView:
    """Whom you follow, mute and block."""
    tied = await hall.circle.tied(who.person.id)
    followed = [id for kind, id, _, _ in tied if kind == "follow"]
    here = {connection.person.id for connection in hall.connections} | set(hall.bots_here)
    at = await hall.shelf.playing(followed)

    def of(kind: str) -> tuple[Neighbour, ...]:
        return tuple(
            Neighbour(id, name, sort, kind == "follow" and id in here, at.get(id))
            for one, id, name, sort in tied
            if one == kind
        )

    return CircleView(of("follow"), of("mute"), of("block"))


@post("/api/circle", responses=REFUSALS, status_code=204)
async def tie(request: AnyRequest, data: NewTie, hall: Hall, who: Asking, limits: Limits) -> None:
    """Follow, mute or block somebody: an account by its name, or whoever said a line of chat."""
    limits.check("record", who.person.id, address_of(request))
    if data.name is not None:
        row = await hall.people.named(data.name) if data.name.isprintable() else None
        if row is None or row.kind not in KINDS:
            raise Refused("server-refused-no-person", kind="missing")
        other = row.id
    elif data.table is not None and data.line is not None:
        other = await _author(hall, who, data.table, data.line)
    else:
        raise Refused("server-refused-invalid", kind="invalid")
    if data.kind == "follow" and data.name is None:
        raise Refused("server-refused-invalid", kind="invalid")
    await hall.circle.tie(who.person.id, other, data.kind, milliseconds())
    await hall.circle_changed(who.person.id)


async def _author(hall: Hall, who: Asking, table: str, line: int) -> str:
    """Who said a line that the asker can read."""
    live = await table_of(hall, table)
    viewer = live.viewer(who.person)
    heard = {one.id for one in await hall.shelf.chat(table, line - 1) if live.hears(viewer, one)}
    account = (await hall.circle.author(table, line))[0]
    if line not in heard or account is None:
        raise Refused("server-refused-no-line", kind="missing")
    return account


@delete("/api/circle/{kind:str}/{id:str}", responses=REFUSALS, status_code=204)
async def untie(
    kind: Annotated[Literal["follow", "mute", "block"], Parameter()],
    id: Annotated[str, Parameter(max_length=24)],
    hall: Hall,
    who: Asking,
) -> None:
    """No longer follow, mute or block somebody."""
    if id.isalnum():
        await hall.circle.untie(who.person.id, id, kind)
        await hall.circle_changed(who.person.id)


@post("/api/tables/{id:str}/chat/{line:int}/report", responses=REFUSALS, status_code=204)
async def report(
    request: AnyRequest,
    id: TableIdParameter,
    line: Annotated[int, Parameter(ge=1, lt=2**31)],
    data: NewReport,
    hall: Hall,
    who: Asking,
    limits: Limits,
) -> None:
    """Tell whoever runs the server about a line of chat."""
    limits.check("record", who.person.id, address_of(request))
    await _author(hall, who, id, line)
    reason = "".join(letter for letter in data.reason if letter.isprintable()).strip()
    await hall.circle.report(who.person.id, id, line, reason, milliseconds())


@post("/api/tables/{id:str}/invitations", responses=REFUSALS, status_code=204)
async def invite(
    request: AnyRequest, id: TableIdParameter, data: NewInvitation, hall: Hall, who: Asking, limits: Limits
) -> None:
    """Ask somebody to a table by the name of the account: a person, or a bot."""
    limits.check("record", who.person.id, address_of(request))
    await hall.invite(await table_of(hall, id), who.person, data.name)


@get("/api/invitations", responses=REFUSALS)
async def invitations(hall: Hall, who: Asking) -> Invitations:
    """The open tables you are asked to."""
    return Invitations(
        tuple(
            Invitation(msgspec.json.decode(summary), by, at)
            for summary, by, at in await hall.circle.invited(who.person.id)
        )
    )


@delete("/api/invitations/{id:str}", responses=REFUSALS, status_code=204)
async def decline(id: TableIdParameter, hall: Hall, who: Asking) -> None:
    """Do not come."""
    await hall.circle.uninvite(id, who.person.id)


@post("/api/pairing", responses=REFUSALS, status_code=200)
async def pairing(
    request: AnyRequest, data: NewPairing, hall: Hall, who: Asking, limits: Limits
) -> TableMade:
    """A game with whoever wants the same: a seat at a table that waits, or a new table."""
    address = address_of(request)
    limits.check("table", who.person.id, address)
    return TableMade(await pair(hall, who.person, data, address))


HANDLERS = [pairing, circle, tie, untie, report, invite, invitations, decline]
