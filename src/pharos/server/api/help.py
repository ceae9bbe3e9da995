"""Hints and the coach, only for a single player against the computer; every use is logged in the game."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, post

from pharos.server.api.tables import TableIdParameter, table_of
from pharos.server.auth import Principal, address_of
from pharos.server.limits import Limits
from pharos.server.live import LiveTable
from pharos.server.refusals import REFUSALS
from pharos.server.table_registry import TableRegistry
from pharos.table import AskHelp, CommandRejected
from pharos.table.help import check_help
from pharos.table.search_requests import HelpQuestion
from pharos.wire.afterwards import AskCoach, AskHint, CoachAnswer, Hint

AnyRequest = Request[Any, Any, Any]
MOST_WARNINGS = 3


def _seat(live: LiveTable, who: Principal, seat: int) -> int:
    """Returns the requester's own seat; rejects questions about other seats."""
    own = live.table.seat_of(who.person.id)
    if own is None or own != seat:
        raise CommandRejected("table-refused-help-seat", kind="forbidden")
    return own


@post("/api/tables/{id:str}/hint", responses=REFUSALS, status_code=200)
async def hint(
    request: AnyRequest,
    id: TableIdParameter,
    data: AskHint,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
) -> Hint:
    """Returns your win chance, or up to three suggested moves. The use is logged before the answer."""
    address = address_of(request)
    limits.check("help", who.person.id, address)
    live = await table_of(registry, id)
    seat = _seat(live, who, data.seat)
    check_help(live.table, seat, data.number)
    view = live.table.view(seat).data
    await live.act(who.person, AskHelp(data.kind, data.number), address)
    told = await registry.work.help(who.person.id, HelpQuestion(data.kind, seat, view))
    return msgspec.convert({"number": data.number, **told}, Hint)


@post("/api/tables/{id:str}/coach", responses=REFUSALS, status_code=200)
async def coach(
    request: AnyRequest,
    id: TableIdParameter,
    data: AskCoach,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
) -> CoachAnswer:
    """Checks whether a choice is a blunder. Warnings are logged; there are at most three per game."""
    address = address_of(request)
    limits.check("help", who.person.id, address)
    live = await table_of(registry, id)
    seat = _seat(live, who, data.seat)
    check_help(live.table, seat, data.number)
    if data.choice not in {str(option) for option in live.table.options(seat)}:
        raise CommandRejected("refused-unknown", {"choice": data.choice}, kind="invalid")
    left = _warnings_left(live, seat)
    if left == 0:
        return CoachAnswer(False)
    view = live.table.view(seat).data
    told = msgspec.convert(
        await registry.work.help(who.person.id, HelpQuestion("coach", seat, view, data.choice)), CoachAnswer
    )
    if told.warn:
        await live.act(who.person, AskHelp("coach", data.number), address)
        left = _warnings_left(live, seat)
    return msgspec.structs.replace(told, left=left)


def _warnings_left(live: LiveTable, seat: int) -> int:
    given = sum(kind == "coach" and one == seat for _, one, kind in live.table.helped)
    return max(0, MOST_WARNINGS - given)


HANDLERS = [hint, coach]
