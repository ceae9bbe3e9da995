"""Turn-based play: vacations, tables waiting for your move, mail addresses and webhooks."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import Parameter

from pharos.server.api.people import by_session
from pharos.server.auth import Principal, address_of
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.server.server_clock import milliseconds
from pharos.server.store.vacations import LONGEST_DAYS
from pharos.server.table_registry import TableRegistry
from pharos.table import CommandRejected
from pharos.table.clock import DAY
from pharos.wire.messages import Tables
from pharos.wire.personal import ChannelCode, ChannelsView, ChannelView, NewChannel, NewVacation, VacationView

AnyRequest = Request[Any, Any, Any]
ChannelId = Annotated[str, Parameter(max_length=16, pattern="^[0-9a-f]+$")]


def _account(who: Principal) -> None:
    if who.person.kind == "guest":
        raise CommandRejected("server-refused-guest", kind="forbidden")
    by_session(who)


@get("/api/waiting", responses=REFUSALS)
async def waiting(registry: TableRegistry, who: Principal) -> Tables:
    """Lists the tables where it is your turn, the one with the least time left first."""
    mine = [table for table in await registry.mine(who.person) if table.you in table.waiting]

    def time_left(table: Any) -> int:
        seat = table.waiting.index(table.you)
        return int(table.until[seat]) if seat < len(table.until) else table.changed

    return Tables(tuple(sorted(mine, key=time_left)))


@get("/api/vacation", responses=REFUSALS)
async def vacation(registry: TableRegistry, who: Principal) -> VacationView:
    """Returns the end of your vacation and the number of vacation days left this year."""
    return await _vacation(registry, who)


async def _vacation(registry: TableRegistry, who: Principal) -> VacationView:
    vacations, now = registry.vacations, milliseconds()
    until = await vacations.until(who.person.id, now)
    return VacationView(until, await vacations.left(who.person.id, now) // DAY, LONGEST_DAYS)


@post("/api/vacation", responses=REFUSALS, status_code=200)
async def begin_vacation(
    request: AnyRequest, data: NewVacation, registry: TableRegistry, who: Principal, limits: Limits
) -> VacationView:
    """Starts a vacation, which stops your clocks in turn-based games."""
    _account(who)
    limits.check("record", who.person.id, address_of(request))
    until = await registry.vacations.begin(who.person.id, data.days, milliseconds())
    await _rest(registry, who, until)
    return await _vacation(registry, who)


@delete("/api/vacation", responses=REFUSALS, status_code=200)
async def end_vacation(registry: TableRegistry, who: Principal) -> VacationView:
    """Ends your vacation: your clocks run again, and unused days are returned."""
    _account(who)
    now = milliseconds()
    await registry.vacations.end(who.person.id, now)
    await _rest(registry, who, now)
    return await _vacation(registry, who)


async def _rest(registry: TableRegistry, who: Principal, until: int) -> None:
    for id, _seat, status in await registry.table_queries.seated(who.person.id):
        if status == "live":
            with contextlib.suppress(CommandRejected):
                await (await registry.table(id)).deadlines.rest(who.person.id, until)


@get("/api/channels", responses=REFUSALS)
async def list_channels(registry: TableRegistry, who: Principal) -> ChannelsView:
    """Lists your mail addresses and webhooks, and the kinds that this server supports."""
    settings = registry.settings
    return ChannelsView(
        tuple(await registry.channels.of(who.person.id)), bool(settings.smtp), settings.webhooks
    )


@post("/api/channels", responses=REFUSALS)
async def new_channel(
    request: AnyRequest, data: NewChannel, registry: TableRegistry, who: Principal, limits: Limits
) -> ChannelView:
    """Adds a mail address or webhook for notifications. A mail address must be confirmed with a code."""
    _account(who)
    limits.check("password", address_of(request))
    limits.check("record", who.person.id, address_of(request))
    id = await registry.channels.keep(who.person.id, data, milliseconds())
    return next(one for one in await registry.channels.of(who.person.id) if one.id == id)


@post("/api/channels/{id:str}/code", responses=REFUSALS, status_code=204)
async def confirm_channel(
    request: AnyRequest,
    id: ChannelId,
    data: ChannelCode,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
) -> None:
    """Confirms a mail address with the code sent to it."""
    _account(who)
    limits.check("password", address_of(request))
    await registry.channels.confirm(who.person.id, id, data.code)


@delete("/api/channels/{id:str}", responses=REFUSALS, status_code=204)
async def end_channel(id: ChannelId, registry: TableRegistry, who: Principal) -> None:
    """Removes a mail address or webhook."""
    _account(who)
    await registry.channels.end(who.person.id, id)


HANDLERS = [
    waiting,
    vacation,
    begin_vacation,
    end_vacation,
    list_channels,
    new_channel,
    confirm_channel,
    end_channel,
]
