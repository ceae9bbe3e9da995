"""Puzzles on a device: the same as on a server, with tries stored locally and no rating."""

from __future__ import annotations

from typing import Any

import msgspec

from pharos.core.errors import UnknownName
from pharos.local.storage import StorageFailed
from pharos.local.tables import LocalTables, milliseconds
from pharos.puzzles import Puzzle, puzzle_named, puzzle_of_day, puzzles, selected
from pharos.table import CommandRejected
from pharos.wire.messages import TableMade
from pharos.wire.puzzle_messages import (
    NewTry,
    PuzzleAnswer,
    PuzzleHint,
    PuzzleList,
    PuzzleMe,
    PuzzleShown,
    PuzzleToday,
)
from pharos.wire.puzzle_progress import day_of, progress, streaks
from pharos.wire.puzzle_tables import LEVEL, answered, hint_of, row_of, shown, table_for

NOTE = "puzzle "
"""Prefix of the note ids of tries; the id of the puzzle follows."""
HARDEST = 5


class Tried(msgspec.Struct, frozen=True):
    """The stored tries of one puzzle."""

    puzzle: str
    at: int
    solved: bool
    done: int | None
    tries: int
    hint: bool
    rating: int | None = None


class LocalPuzzles:
    """Puzzles and tries on this device."""

    def __init__(self, tables: LocalTables) -> None:
        self._tables = tables

    async def request(self, method: str, words: list[str], body: str, asked: dict[str, str]) -> Any:
        """Answers a request below `/api/puzzles`."""
        match method, words:
            case "GET", []:
                return await self._all(asked)
            case "GET", ["today"]:
                return await self._today()
            case "GET", ["me"]:
                return await self._me()
            case "GET", [id]:
                return await self._show(_puzzle(id))
            case "POST", [id, "hint"]:
                return await self._hint(_puzzle(id))
            case "POST", [id, "try"]:
                return await self._try(_puzzle(id), msgspec.json.decode(body, type=NewTry))
            case "POST", [id, "table"]:
                return await self._play(_puzzle(id), asked.get("level", LEVEL))
        raise CommandRejected("server-refused-not-found", kind="missing")

    async def _all(self, asked: dict[str, str]) -> PuzzleList:
        difficulty = int(asked["difficulty"]) if "difficulty" in asked else None
        if difficulty is not None and not 1 <= difficulty <= HARDEST:
            raise CommandRejected("server-refused-invalid", kind="invalid")
        mix = None if "expansions" not in asked else [one for one in asked["expansions"].split(",") if one]
        found = selected(asked.get("theme"), asked.get("game"), difficulty, mix)
        themes: dict[str, int] = {}
        for puzzle in found:
            for name in puzzle.themes:
                themes[name] = themes.get(name, 0) + 1
        known = {one.puzzle: one.solved for one in await self._tries()}
        return PuzzleList(tuple(row_of(puzzle, known.get(puzzle.id)) for puzzle in found), themes)

    async def _today(self) -> PuzzleToday:
        day = day_of(milliseconds())
        puzzle = puzzle_of_day(day)
        return PuzzleToday(day.isoformat(), row_of(puzzle, await self._solved(puzzle)))

    async def _me(self) -> PuzzleMe:
        now = milliseconds()
        themes = {puzzle.id: puzzle.themes for puzzle in puzzles()}
        return progress(await self._tries(), themes, puzzle_of_day(day_of(now)).id, now)

    async def _show(self, puzzle: Puzzle) -> PuzzleShown:
        return shown(puzzle, self._tables.me.name, milliseconds(), await self._solved(puzzle))

    async def _hint(self, puzzle: Puzzle) -> PuzzleHint:
        await self._note(puzzle, solved=False, hint=True)
        return hint_of(puzzle)

    async def _try(self, puzzle: Puzzle, made: NewTry) -> PuzzleAnswer:
        answer = answered(puzzle, made.choice)
        counted = await self._note(puzzle, solved=answer.solved, hint=made.hint or made.choice is None)
        days = {day_of(one.done) for one in await self._tries() if one.done is not None}
        streak = streaks(days, day_of(milliseconds()))[0]
        return msgspec.structs.replace(answer, counted=counted, streak=streak)

    async def _play(self, puzzle: Puzzle, level: str) -> TableMade:
        if await self._solved(puzzle) is None:  # hints at the table would help
            raise CommandRejected("server-refused-puzzle-untried")
        return TableMade(await self._tables.open(table_for(puzzle, level)))

    # --- tries ---

    async def _tries(self) -> list[Tried]:
        kept = await self._tables.storage.notes(NOTE)
        return sorted((msgspec.json.decode(text, type=Tried) for text in kept), key=lambda one: one.at)

    async def _tried(self, puzzle: Puzzle) -> Tried | None:
        text = await self._tables.storage.note(NOTE + puzzle.id)
        return None if text is None else msgspec.json.decode(text, type=Tried)

    async def _solved(self, puzzle: Puzzle) -> bool | None:
        tried = await self._tried(puzzle)
        return None if tried is None else tried.solved

    async def _note(self, puzzle: Puzzle, *, solved: bool, hint: bool) -> bool:
        """Stores a try; returns whether it is the first, which counts (as unsolved if a hint was used)."""
        now, before = milliseconds(), await self._tried(puzzle)
        if before is None:
            tried = Tried(puzzle.id, now, solved and not hint, now if solved else None, 1, hint)
        else:
            done = now if solved and before.done is None else before.done
            tried = msgspec.structs.replace(
                before, tries=before.tries + 1, done=done, hint=before.hint or hint
            )
        try:
            await self._tables.storage.keep_note(NOTE + puzzle.id, msgspec.json.encode(tried).decode())
        except StorageFailed:
            raise CommandRejected("local-refused-storage", kind="unavailable") from None
        return before is None


def _puzzle(id: str) -> Puzzle:
    try:
        return puzzle_named(id)
    except UnknownName:
        raise CommandRejected("server-refused-puzzle", kind="missing") from None
