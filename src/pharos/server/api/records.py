"""Replays and records: any finished game at any choice, from any seat, or with everything open."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter

import pharos
from pharos.game import Game, facts_at
from pharos.server.api.tables import TableIdParameter, table_of
from pharos.server.guard import Asking, asking
from pharos.server.hall import Hall
from pharos.server.limits import Limits
from pharos.server.messages import RecordMade, ReplayStep
from pharos.server.moment import milliseconds
from pharos.server.refusals import REFUSALS
from pharos.table import Refused
from pharos.table.facts import told

AnyRequest = Request[Any, Any, Any]
LARGEST_RECORD = 256 * 1024
At = Annotated[int | None, Parameter(ge=0, le=100_000)]
From = Annotated[Literal["open", "0", "1", "2", "3", "4", "5", "6", "7"] | None, Parameter(query="seat")]


async def _finished(request: AnyRequest, hall: Hall, id: str) -> dict[str, Any]:
    live = await table_of(hall, id)
    if not live.table.settings.spectators:  # who could not watch it does not read it either
        live.viewer((await asking(request, hall)).person)
    if live.table.status != "over":
        raise Refused("server-refused-not-over")
    return live.table.record()


async def _imported(hall: Hall, id: str) -> dict[str, Any]:
    data = await hall.shelf.record(id) if id.isascii() and id.isprintable() else None
    if data is None:
        raise Refused("server-refused-no-record", kind="missing")
    record: dict[str, Any] = json.loads(data)
    return record


def step_of(record: dict[str, Any], at: int | None, seat: str | None) -> ReplayStep:
    """A record after so many choices, as a seat saw it."""
    made = record["choices"]
    at = len(made) if at is None else at
    if at > len(made):
        raise Refused("server-refused-no-such-choice", {"choices": len(made)}, kind="missing")
    result = record["result"] if at == len(made) else None
    game = pharos.replay(record | {"choices": made[:at], "result": result})
    meta = record.get("meta")
    names = meta.get("players", ()) if isinstance(meta, dict) else ()
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        names = []
    return _seen(
        game,
        seat,
        choices=len(made),
        at=at,
        names=tuple(names),
        made=(made[at - 1][0], made[at - 1][1]) if at else None,
        facts=tuple(map(told, facts_at(record, at))) if at else (),
        next=(made[at][0], made[at][1]) if at < len(made) else None,
    )


OUTLOOK = ("conflicts", "masks")


def _seen(game: Game, seat: str | None, **more: Any) -> ReplayStep:
    if seat == "open":
        view = game.position()
        # What follows from a position is no part of it; it is told beside it, as in every view.
        told = game.view(None).data
        more["outlook"] = {name: told[name] for name in OUTLOOK if name in told}
    else:
        if seat is not None and int(seat) >= game.players:
            raise Refused("table-refused-no-seat", {"seat": int(seat)}, kind="invalid")
        view = game.view(None if seat is None else int(seat)).data
    return ReplayStep(
        game=game.name,
        expansions=game.expansions,
        players=game.players,
        view=view,
        scores=tuple(game.scores()),
        waiting=game.waiting,
        result=None if game.result is None else game.result.data(),
        **more,
    )


@get("/api/tables/{id:str}/record", responses=REFUSALS)
async def table_record(request: AnyRequest, id: TableIdParameter, hall: Hall) -> dict[str, Any]:
    """The record of a finished game."""
    return await _finished(request, hall, id)


@get("/api/tables/{id:str}/replay", responses=REFUSALS)
async def table_replay(
    request: AnyRequest, id: TableIdParameter, hall: Hall, at: At = None, seen: From = None
) -> ReplayStep:
    """A finished game at one of its choices."""
    return step_of(await _finished(request, hall, id), at, seen)


@post("/api/records", responses=REFUSALS, request_max_body_size=LARGEST_RECORD)
async def import_record(data: dict[str, Any], hall: Hall, who: Asking, limits: Limits) -> RecordMade:
    """Import a record; it is replayed before it is kept."""
    limits.check("record", who.person.id)
    record = pharos.replay(data).record()
    return RecordMade(
        await hall.shelf.keep_record(who.person.id, msgspec.json.encode(record), milliseconds())
    )


@get("/api/records/{id:str}", responses=REFUSALS)
async def imported_record(id: TableIdParameter, hall: Hall) -> dict[str, Any]:
    """An imported record."""
    return await _imported(hall, id)


@get("/api/records/{id:str}/replay", responses=REFUSALS)
async def imported_replay(id: TableIdParameter, hall: Hall, at: At = None, seen: From = None) -> ReplayStep:
    """An imported record at one of its choices."""
    return step_of(await _imported(hall, id), at, seen)


@post("/api/positions", responses=REFUSALS, status_code=200, request_max_body_size=LARGEST_RECORD)
async def position(data: dict[str, Any], who: Asking, limits: Limits, seen: From = "open") -> ReplayStep:
    """Check a position and show it; to play from it, open a table with `settings.position`."""
    limits.check("record", who.person.id)
    return _seen(pharos.from_position(data), seen, choices=0, at=0)


HANDLERS = [
    table_record,
    table_replay,
    import_record,
    imported_record,
    imported_replay,
    position,
]
