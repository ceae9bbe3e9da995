"""Puzzles: list, position, hint, answers, and progress of a user."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import Parameter

from pharos.core.errors import UnknownName
from pharos.products import GameName
from pharos.puzzles import Puzzle, puzzle_named, puzzle_of_day, puzzles, selected
from pharos.puzzles.puzzle import Theme
from pharos.server.auth import NotAuthenticated, Principal, address_of, asking
from pharos.server.limits import Limits
from pharos.server.refusals import REFUSALS
from pharos.server.replays import PlayPuzzle, ShowPuzzle, TryPuzzle
from pharos.server.server_clock import milliseconds
from pharos.server.table_registry import TableRegistry
from pharos.table import CommandRejected, Person
from pharos.wire.messages import NewTable, TableMade
from pharos.wire.puzzle_messages import (
    NewTry,
    PuzzleAnswer,
    PuzzleHint,
    PuzzleList,
    PuzzleMe,
    PuzzleShown,
    PuzzleToday,
)
from pharos.wire.puzzle_tables import hint_of, row_of

AnyRequest = Request[Any, Any, Any]
PuzzleId = Annotated[str, Parameter(min_length=2, max_length=16, pattern="^[a-z0-9]+$")]
NOBODY = "—"


async def _ready() -> None:
    """Loads the puzzles on first use, in a thread: it takes about 0.1 s, too long for the event loop."""
    if not puzzles.cache_info().currsize:
        await asyncio.to_thread(puzzles)


async def _puzzle(id: str) -> Puzzle:
    await _ready()
    try:
        return puzzle_named(id)
    except UnknownName:
        raise CommandRejected("server-refused-puzzle", kind="missing") from None


async def _person(request: AnyRequest, registry: TableRegistry) -> Person | None:
    """Returns the user who sent the request, or None: viewing puzzles needs no authentication."""
    try:
        return (await asking(request, registry)).person
    except NotAuthenticated:
        return None


def _today(now: int) -> Puzzle:
    return puzzle_of_day(datetime.fromtimestamp(now / 1000, UTC).date())


def _expansions(told: str | None) -> list[str] | None:
    return None if told is None else [name for name in told.split(",") if name]


@get("/api/puzzles", responses=REFUSALS)
async def all_puzzles(
    request: AnyRequest,
    registry: TableRegistry,
    theme: Theme | None = None,
    game: GameName | None = None,
    difficulty: Annotated[int | None, Parameter(ge=1, le=5)] = None,
    expansions: Annotated[str | None, Parameter(max_length=60)] = None,
) -> PuzzleList:
    """Lists puzzles. `expansions` is the exact set (`agora,pantheon`); empty for the base game."""
    await _ready()
    person = await _person(request, registry)
    known = {} if person is None else await registry.puzzle_tries.known(person.id)
    found = selected(theme, game, difficulty, _expansions(expansions))
    themes: dict[str, int] = {}
    for puzzle in found:
        for name in puzzle.themes:
            themes[name] = themes.get(name, 0) + 1
    return PuzzleList(tuple(row_of(puzzle, known.get(puzzle.id)) for puzzle in found), themes)


@get("/api/puzzles/today", responses=REFUSALS)
async def puzzle_today(request: AnyRequest, registry: TableRegistry) -> PuzzleToday:
    """Returns the puzzle of the day."""
    await _ready()
    now = milliseconds()
    puzzle = _today(now)
    person = await _person(request, registry)
    known = {} if person is None else await registry.puzzle_tries.known(person.id, [puzzle.id])
    date = datetime.fromtimestamp(now / 1000, UTC).date()
    return PuzzleToday(date.isoformat(), row_of(puzzle, known.get(puzzle.id)))


@get("/api/puzzles/me", responses=REFUSALS)
async def my_puzzles(registry: TableRegistry, who: Principal) -> PuzzleMe:
    """Returns your puzzle rating, streak and history."""
    await _ready()
    now = milliseconds()
    themes = {puzzle.id: puzzle.themes for puzzle in puzzles()}
    return await registry.puzzle_tries.me(who.person.id, themes, _today(now).id, now)


@get("/api/puzzles/{id:str}", responses=REFUSALS)
async def see_puzzle(request: AnyRequest, id: PuzzleId, registry: TableRegistry) -> Response[PuzzleShown]:
    """Returns the position of a puzzle as its seat sees it."""
    puzzle = await _puzzle(id)
    person = await _person(request, registry)
    known = {} if person is None else await registry.puzzle_tries.known(person.id, [id])
    name = NOBODY if person is None else person.name
    errand = ShowPuzzle(puzzle.id, name, milliseconds(), known.get(id))
    told: Any = await registry.replay_worker.do(errand)
    return Response(told, media_type=MediaType.JSON)


@post("/api/puzzles/{id:str}/hint", responses=REFUSALS, status_code=200)
async def puzzle_hint(
    request: AnyRequest, id: PuzzleId, registry: TableRegistry, who: Principal, limits: Limits
) -> PuzzleHint:
    """Returns the verb of the best choice. A puzzle not answered before then counts as unsolved."""
    limits.check("ask", who.person.id, address_of(request))
    puzzle = await _puzzle(id)
    await registry.puzzle_tries.note(
        who.person.id, id, puzzle.rating, milliseconds(), solved=False, hint=True
    )
    return hint_of(puzzle)


@post("/api/puzzles/{id:str}/try", responses=REFUSALS, status_code=200)
async def try_puzzle(
    request: AnyRequest,
    id: PuzzleId,
    data: NewTry,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
) -> PuzzleAnswer:
    """Answers a puzzle; only the first answer is rated. Without a choice, gives up and shows the solution."""
    limits.check("ask", who.person.id, address_of(request))
    puzzle, now = await _puzzle(id), milliseconds()
    told = await registry.replay_worker.do(TryPuzzle(id, data.choice))
    answer = msgspec.json.decode(told, type=PuzzleAnswer)
    counted, rating, change = await registry.puzzle_tries.note(
        who.person.id,
        id,
        puzzle.rating,
        now,
        solved=answer.solved,
        hint=data.hint or data.choice is None,
    )
    streak = await registry.puzzle_tries.streak(who.person.id, now)
    return msgspec.structs.replace(answer, counted=counted, rating=rating, change=change, streak=streak)


@post("/api/puzzles/{id:str}/table", responses=REFUSALS)
async def play_puzzle(
    request: AnyRequest,
    id: PuzzleId,
    registry: TableRegistry,
    who: Principal,
    limits: Limits,
    level: Annotated[str, Parameter(min_length=1, max_length=40)] = "master",
) -> TableMade:
    """Continues a puzzle you have tried, against the computer at a casual table."""
    address = address_of(request)
    limits.check("table", who.person.id, address)
    await _puzzle(id)
    if not await registry.puzzle_tries.known(who.person.id, [id]):  # hints at the table would help
        raise CommandRejected("server-refused-puzzle-untried")
    told = await registry.replay_worker.do(PlayPuzzle(id, level))
    return TableMade(
        await registry.opener.open(who.person, msgspec.json.decode(told, type=NewTable), address, None)
    )


HANDLERS = [
    all_puzzles,
    puzzle_today,
    my_puzzles,
    see_puzzle,
    puzzle_hint,
    try_puzzle,
    play_puzzle,
]
