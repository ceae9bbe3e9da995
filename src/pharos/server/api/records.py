"""Records, replays and reviews of finished games, from one seat's view or with everything revealed."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import Parameter

from pharos.server.api.tables import TableIdParameter, table_of
from pharos.server.auth import Principal, address_of, asking
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.server.replays import Import, Position, Step
from pharos.server.server_clock import milliseconds
from pharos.server.table_registry import TableRegistry
from pharos.table import CommandRejected
from pharos.wire.afterwards import ReviewProgress
from pharos.wire.messages import RecordMade, Records, ReplayStep

AnyRequest = Request[Any, Any, Any]
LARGEST_RECORD = 256 * 1024
MOST_SEATS = 8
At = Annotated[int | None, Parameter(ge=0, le=100_000)]
From = Annotated[Literal["open", "0", "1", "2", "3", "4", "5", "6", "7"] | None, Parameter(query="seat")]
ReviewedFrom = From
"""Judges each choice by what its own seat knew (`open`), or all choices by what one seat knew."""


async def _finished(request: AnyRequest, registry: TableRegistry, id: str) -> dict[str, Any]:
    live = await table_of(registry, id)
    if not live.table.settings.spectators:  # without spectators, only those who could view the table
        live.audience.viewer((await asking(request, registry)).person)
    if live.table.status != "over":
        raise CommandRejected("server-refused-not-over")
    return live.table.record()


async def _imported(registry: TableRegistry, id: str) -> dict[str, Any]:
    data = (
        await registry.table_queries.record(id, milliseconds()) if id.isascii() and id.isprintable() else None
    )
    if data is None:
        raise CommandRejected("server-refused-no-record", kind="missing")
    record: dict[str, Any] = json.loads(data)
    return record


def _json(data: bytes) -> Response[Any]:
    return Response(data, media_type=MediaType.JSON)


async def _step(
    registry: TableRegistry, record: dict[str, Any], at: int | None, seat: str | None
) -> Response[ReplayStep]:
    return _json(await registry.replay_worker.do(Step(msgspec.Raw(msgspec.json.encode(record)), at, seat)))


async def _review(
    request: AnyRequest,
    registry: TableRegistry,
    key: str,
    record: dict[str, Any],
    who: Principal,
    seen: str | None,
) -> Response[ReviewProgress]:
    """Returns the review for `seen`, a parameter `ReviewedFrom`."""
    seat = None if seen in (None, "open") else int(seen or "")
    if seat is not None and seat >= _players(record):
        raise CommandRejected("table-refused-no-seat", {"seat": seat}, kind="invalid")
    return _json(await registry.reviews.review(key, record, who.person.id, seat, address_of(request)))


def _players(record: dict[str, Any]) -> int:
    players = record.get("players")
    return int(players) if isinstance(players, int) else MOST_SEATS


@get("/api/tables/{id:str}/record", responses=REFUSALS)
async def table_record(request: AnyRequest, id: TableIdParameter, registry: TableRegistry) -> dict[str, Any]:
    """Returns the record of a finished game."""
    return await _finished(request, registry, id)


@get("/api/tables/{id:str}/replay", responses=REFUSALS)
async def table_replay(
    request: AnyRequest, id: TableIdParameter, registry: TableRegistry, at: At = None, seen: From = None
) -> Response[ReplayStep]:
    """Returns a finished game after `at` choices."""
    return await _step(registry, await _finished(request, registry, id), at, seen)


@get("/api/tables/{id:str}/review", responses=REFUSALS)
async def table_review(
    request: AnyRequest,
    id: TableIdParameter,
    registry: TableRegistry,
    who: Principal,
    seen: ReviewedFrom = None,
) -> Response[ReviewProgress]:
    """Returns the review of a finished game, or its progress; the first call starts it."""
    record = await _finished(request, registry, id)
    return await _review(request, registry, f"tables/{id}", record, who, seen)


@post("/api/records", responses=REFUSALS, request_max_body_size=LARGEST_RECORD)
async def import_record(
    request: AnyRequest, data: dict[str, Any], registry: TableRegistry, who: Principal, limits: Limits
) -> RecordMade:
    """Imports a record, after checking it by replay."""
    limits.check("record", who.person.id, address_of(request))
    record = await registry.replay_worker.do(Import(msgspec.Raw(msgspec.json.encode(data))))
    return RecordMade(await registry.table_queries.keep_record(who.person.id, record, milliseconds()))


@get("/api/records", responses=REFUSALS)
async def my_records(registry: TableRegistry, who: Principal) -> Records:
    """Lists the records you imported, newest first."""
    return Records(await registry.table_queries.records_of(who.person.id))


@get("/api/records/{id:str}", responses=REFUSALS)
async def imported_record(id: TableIdParameter, registry: TableRegistry) -> dict[str, Any]:
    """Returns an imported record."""
    return await _imported(registry, id)


@get("/api/records/{id:str}/replay", responses=REFUSALS)
async def imported_replay(
    id: TableIdParameter, registry: TableRegistry, at: At = None, seen: From = None
) -> Response[ReplayStep]:
    """Returns an imported record after `at` choices."""
    return await _step(registry, await _imported(registry, id), at, seen)


@get("/api/records/{id:str}/review", responses=REFUSALS)
async def imported_review(
    request: AnyRequest,
    id: TableIdParameter,
    registry: TableRegistry,
    who: Principal,
    seen: ReviewedFrom = None,
) -> Response[ReviewProgress]:
    """Returns the review of an imported record, or its progress; the first call starts it."""
    record = await _imported(registry, id)
    return await _review(request, registry, f"records/{id}", record, who, seen)


@post("/api/positions", responses=REFUSALS, status_code=200, request_max_body_size=LARGEST_RECORD)
async def position(
    request: AnyRequest,
    data: dict[str, Any],
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
    seen: From = "open",
) -> Response[ReplayStep]:
    """Checks a position and returns its view. To play from it, create a table with `settings.position`."""
    limits.check("record", who.person.id, address_of(request))
    return _json(await registry.replay_worker.do(Position(msgspec.Raw(msgspec.json.encode(data)), seen)))


HANDLERS = [
    table_record,
    table_replay,
    table_review,
    import_record,
    my_records,
    imported_record,
    imported_replay,
    imported_review,
    position,
]
