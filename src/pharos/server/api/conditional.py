"""Conditional moves, in turn-based games of Duel: planned replies to moves of the opponent."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import Parameter

from pharos.server.api.tables import TableIdParameter
from pharos.server.auth import Principal, address_of
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.server.table_registry import TableRegistry
from pharos.wire.personal import ConditionalMove, ConditionalMovesView, NewConditional

AnyRequest = Request[Any, Any, Any]
MoveId = Annotated[str, Parameter(max_length=16, pattern="^[0-9a-f]+$")]


@get("/api/tables/{id:str}/conditional", responses=REFUSALS)
async def my_conditional_moves(
    id: TableIdParameter, registry: TableRegistry, who: Principal
) -> ConditionalMovesView:
    """Lists your conditional moves, and why some were not made. They are visible to you only."""
    return await _mine(registry, id, who)


@post("/api/tables/{id:str}/conditional", responses=REFUSALS, status_code=200)
async def add_conditional_move(
    request: AnyRequest,
    id: TableIdParameter,
    data: NewConditional,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
) -> ConditionalMovesView:
    """Plans a reply to a possible choice of your opponent; replaces an earlier reply to the same choice."""
    limits.check("record", who.person.id, address_of(request))
    live = await registry.table(id)
    await live.conditional.add(who.person, data.when, data.choice, anyway=data.anyway)
    return await _mine(registry, id, who)


@delete("/api/tables/{id:str}/conditional/{move:str}", responses=REFUSALS, status_code=200)
async def end_conditional_move(
    id: TableIdParameter, move: MoveId, registry: TableRegistry, who: Principal
) -> ConditionalMovesView:
    """Removes a conditional move, or the notice that it was not made."""
    await registry.conditional_rows.end([move], who.person.id)
    return await _mine(registry, id, who)


async def _mine(registry: TableRegistry, id: str, who: Principal) -> ConditionalMovesView:
    rows = await registry.conditional_rows.of(id, who.person.id)
    moves = [ConditionalMove(row.id, row.reply_to, row.choice, row.anyway, row.dropped) for row in rows]
    return ConditionalMovesView(tuple(moves))


HANDLERS = [my_conditional_moves, add_conditional_move, end_conditional_move]
