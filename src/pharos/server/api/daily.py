"""The daily deal: one ranked try, any number of practice games, and the archive."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from pharos.server.auth import Principal, address_of
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.server.table_registry import TableRegistry
from pharos.wire.afterwards import DailyCalendar, DailyDeal, DailyStart
from pharos.wire.messages import TableMade

AnyRequest = Request[Any, Any, Any]
Game = Annotated[str, Parameter(max_length=16)]
DayParameter = Annotated[str | None, Parameter(query="date", pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


@get("/api/daily/calendar", responses=REFUSALS)
async def calendar(
    request: AnyRequest, registry: TableRegistry, who: Principal, limits: Limits
) -> DailyCalendar:
    """Returns your tries by day."""
    limits.check("daily", who.person.id, address_of(request))
    return await registry.daily.calendar(who.person)


@get("/api/daily/{game:str}", responses=REFUSALS)
async def deal(
    request: AnyRequest,
    game: Game,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
    day: DayParameter = None,
) -> DailyDeal:
    """Returns the deal of a day with your try; also the ranking, once you have played or the day is over."""
    limits.check("daily", who.person.id, address_of(request))
    return await registry.daily.view(who.person, game, day)


@post("/api/daily/{game:str}", responses=REFUSALS)
async def play(
    request: AnyRequest,
    game: Game,
    data: DailyStart,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
) -> TableMade:
    """Starts or resumes your ranked try of today's deal, or starts a practice game."""
    address = address_of(request)
    limits.check("table", who.person.id, address)
    return TableMade(await registry.daily.start(who.person, game, data, address))


HANDLERS = [calendar, deal, play]
