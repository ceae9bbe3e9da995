"""Contacts: following, muting, blocking, reporting, and inviting players."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.params import Parameter

from pharos.server.api.tables import TableIdParameter, table_of
from pharos.server.auth import Principal, address_of
from pharos.server.bus_messages import ContactsChanged
from pharos.server.limits import Limits
from pharos.server.pairing import pair
from pharos.server.refusals import REFUSALS
from pharos.server.server_clock import milliseconds
from pharos.server.store.people import KINDS
from pharos.server.table_registry import TableRegistry
from pharos.table import CommandRejected
from pharos.wire.messages import TableMade
from pharos.wire.personal import (
    CircleView,
    Invitation,
    Invitations,
    Neighbour,
    NewInvitation,
    NewPairing,
    NewReport,
    NewTie,
)

AnyRequest = Request[Any, Any, Any]


@get("/api/circle", responses=REFUSALS)
async def contacts(registry: TableRegistry, who: Principal) -> CircleView:
    """Lists the players you follow, mute, and block."""
    tied = await registry.contacts.tied(who.person.id)
    followed = [id for kind, id, _, _ in tied if kind == "follow"]
    here = registry.clients.people
    at = await registry.table_queries.playing(followed)

    def of(kind: str) -> tuple[Neighbour, ...]:
        return tuple(
            Neighbour(id, name, sort, kind == "follow" and id in here, at.get(id))
            for one, id, name, sort in tied
            if one == kind
        )

    return CircleView(of("follow"), of("mute"), of("block"))


@post("/api/circle", responses=REFUSALS, status_code=204)
async def tie(
    request: AnyRequest, data: NewTie, registry: TableRegistry, who: Principal, limits: Limits
) -> None:
    """Follows, mutes, or blocks a player, given by account name or, to mute or block, by a chat message."""
    limits.check("record", who.person.id, address_of(request))
    if data.name is not None:
        row = await registry.people.named(data.name) if data.name.isprintable() else None
        if row is None or row.kind not in KINDS:
            raise CommandRejected("server-refused-no-person", kind="missing")
        other = row.id
    elif data.table is not None and data.line is not None:
        other = await _author(registry, who, data.table, data.line)
    else:
        raise CommandRejected("server-refused-invalid", kind="invalid")
    if data.kind == "follow" and data.name is None:
        raise CommandRejected("server-refused-invalid", kind="invalid")
    await registry.contacts.tie(who.person.id, other, data.kind, milliseconds())
    registry.post(ContactsChanged(who.person.id))


async def _author(registry: TableRegistry, who: Principal, table: str, line: int) -> str:
    """Returns the account that wrote a chat message which `who` is allowed to read."""
    live = await table_of(registry, table)
    viewer = live.audience.viewer(who.person)
    said = await registry.table_queries.line(table, line)
    account = (await registry.contacts.author(table, line))[0]
    if said is None or not live.audience.hears(viewer, said) or account is None:
        raise CommandRejected("server-refused-no-line", kind="missing")
    return account


@delete("/api/circle/{kind:str}/{id:str}", responses=REFUSALS, status_code=204)
async def untie(
    kind: Annotated[Literal["follow", "mute", "block"], Parameter()],
    id: Annotated[str, Parameter(max_length=24)],
    registry: TableRegistry,
    who: Principal,
) -> None:
    """Stops following, muting, or blocking a player."""
    if id.isalnum():
        await registry.contacts.untie(who.person.id, id, kind)
        registry.post(ContactsChanged(who.person.id))


@post("/api/tables/{id:str}/chat/{line:int}/report", responses=REFUSALS, status_code=204)
async def report(
    request: AnyRequest,
    id: TableIdParameter,
    line: Annotated[int, Parameter(ge=1, lt=2**31)],
    data: NewReport,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
) -> None:
    """Reports a chat message to the moderators."""
    limits.check("record", who.person.id, address_of(request))
    await _author(registry, who, id, line)
    reason = "".join(letter for letter in data.reason if letter.isprintable()).strip()
    await registry.contacts.report(who.person.id, id, line, reason, milliseconds())


@post("/api/tables/{id:str}/invitations", responses=REFUSALS, status_code=204)
async def invite(
    request: AnyRequest,
    id: TableIdParameter,
    data: NewInvitation,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
) -> None:
    """Invites the user or bot with this account name to a table."""
    limits.check("record", who.person.id, address_of(request))
    await registry.invitations.invite(await table_of(registry, id), who.person, data.name)


@get("/api/invitations", responses=REFUSALS)
async def invitations(registry: TableRegistry, who: Principal) -> Invitations:
    """Lists your invitations to open tables."""
    return Invitations(
        tuple(
            Invitation(msgspec.json.decode(summary), by, at)
            for summary, by, at in await registry.contacts.invited(who.person.id)
        )
    )


@delete("/api/invitations/{id:str}", responses=REFUSALS, status_code=204)
async def decline(id: TableIdParameter, registry: TableRegistry, who: Principal) -> None:
    """Declines an invitation."""
    await registry.contacts.uninvite(id, who.person.id)


@post("/api/pairing", responses=REFUSALS, status_code=200)
async def pairing(
    request: AnyRequest, data: NewPairing, registry: TableRegistry, who: Principal, limits: Limits
) -> TableMade:
    """Seats you at a waiting table with the requested settings, or at a new one."""
    address = address_of(request)
    limits.check("table", who.person.id, address)
    return TableMade(await pair(registry, who.person, data, address))


HANDLERS = [pairing, contacts, tie, untie, report, invite, invitations, decline]
