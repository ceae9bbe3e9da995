"""Statistics of a game variant, and of your own games."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import Parameter

from pharos.core.errors import UnknownName
from pharos.numbers.tables import numbers_of
from pharos.products import GameName
from pharos.server.auth import Principal, address_of
from pharos.server.limits import Limits
from pharos.server.own_numbers import own_numbers
from pharos.server.refusals import REFUSALS
from pharos.server.table_registry import TableRegistry
from pharos.table import CommandRejected
from pharos.wire.number_messages import NumbersView, OwnNumbers
from pharos.wire.number_tables import numbers_view

AnyRequest = Request[Any, Any, Any]


@cache
def _written(game: str, expansions: tuple[str, ...], players: int | None) -> bytes:
    return msgspec.json.encode(numbers_view(numbers_of(game, expansions, players)))


@get("/api/numbers/me", responses=REFUSALS)
async def my_numbers(
    request: AnyRequest,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
    game: GameName | None = None,
) -> OwnNumbers:
    """Returns the statistics of your own games, of one product or both."""
    limits.check("record", who.person.id, address_of(request))
    history = await registry.table_queries.history(who.person.id, whole=True)
    played = [one for one in history.all if game in (None, one.game)]
    reviews = await registry.own_games.reviews(played)
    began = await registry.own_games.began(played)
    ratings = await registry.table_queries.ratings(who.person.id)
    return await asyncio.to_thread(own_numbers, played, reviews, began, game, ratings)


@get("/api/numbers/{game:str}", responses=REFUSALS)
async def game_numbers(
    game: Annotated[str, Parameter(max_length=20)],
    expansions: Annotated[str, Parameter(max_length=60)] = "",
    players: Annotated[int | None, Parameter(ge=2, le=8)] = None,
) -> Response[NumbersView]:
    """Returns the statistics of a game variant. `expansions` is comma-separated (`agora,pantheon`); without
    `players`, the player count with the most games is used."""
    mix = tuple(sorted({name for name in expansions.split(",") if name}))
    try:
        told: Any = _written(game, mix, players)
    except UnknownName:
        raise CommandRejected("server-refused-numbers", kind="missing") from None
    return Response(told, media_type=MediaType.JSON)


HANDLERS = [my_numbers, game_numbers]
