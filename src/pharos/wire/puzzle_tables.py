"""Builds puzzle messages: list rows, positions, results of answers."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from pharos.game import Game
from pharos.puzzles import Puzzle, Try
from pharos.table import CommandContext, CommandRejected, Person, standing
from pharos.table.computer import levels
from pharos.table.redaction import VERBS
from pharos.table.settings import Settings
from pharos.wire.messages import NewTable
from pharos.wire.opening import opened
from pharos.wire.puzzle_messages import (
    PuzzleAnswer,
    PuzzleHint,
    PuzzleLine,
    PuzzleRow,
    PuzzleShown,
)

REFUTED = 2
LEVEL = "master"
"""The default computer level of the other seats."""


_ROWS: dict[str, PuzzleRow] = {}
"""Cached rows by id, since lists contain all puzzles."""


def row_of(puzzle: Puzzle, solved: bool | None = None) -> PuzzleRow:
    """Returns a puzzle for a list."""
    row = _ROWS.get(puzzle.id) or _ROWS.setdefault(puzzle.id, _row(puzzle))
    return row if solved is None else msgspec.structs.replace(row, solved=solved)


def _row(puzzle: Puzzle) -> PuzzleRow:
    return msgspec.convert(
        {
            "id": puzzle.id,
            "game": puzzle.game,
            "expansions": puzzle.expansions,
            "players": puzzle.players,
            "goal": puzzle.goal,
            "themes": puzzle.themes,
            "difficulty": puzzle.difficulty,
            "rating": puzzle.rating,
        },
        PuzzleRow,
    )


def table_for(puzzle: Puzzle, level: str = LEVEL) -> NewTable:
    """Returns the request for a table that continues the puzzle against the computer."""
    game = puzzle.start()
    settings = Settings(
        game=puzzle.game,
        players=puzzle.players,
        expansions=puzzle.expansions,
        options=msgspec.convert(game.options, dict[str, bool | int | str]),
        position=game.position(),
        public=False,
    )
    others = {str(seat): level for seat in range(puzzle.players) if seat != puzzle.seat}
    return NewTable(settings, puzzle.seat, others, start=True)


def shown(puzzle: Puzzle, name: str, now: int, solved: bool | None = None) -> PuzzleShown:
    """Returns the position of a puzzle."""
    context = CommandContext(Person("puzzle", name), now, levels=levels(), seed=lambda: 0)
    table, _entries = opened(table_for(puzzle), context)
    return PuzzleShown(row_of(puzzle, solved), puzzle.seat, standing(table, puzzle.seat, now))


def line_of(told: Try) -> PuzzleLine:
    """Converts an analyzed choice to a message."""
    return msgspec.convert(told.data(), PuzzleLine)


def legal(puzzle: Puzzle, choice: str) -> Try:
    """Returns the analysis of a legal choice; raises `CommandRejected` for any other."""
    game: Game = puzzle.start()
    if choice not in {str(one) for one in game.choices(puzzle.seat)}:
        raise CommandRejected("server-refused-puzzle-choice", {"choice": choice[:100]}, kind="invalid")
    return puzzle.told_of(choice)


def answered(puzzle: Puzzle, choice: str | None) -> PuzzleAnswer:
    """Returns the result of an answer, or of giving up without a choice; nothing is stored."""
    tried = None if choice is None else legal(puzzle, choice)
    solved = choice is not None and puzzle.is_right(choice)
    if not solved and choice is not None:
        assert tried is not None
        return PuzzleAnswer(False, line_of(tried))
    return PuzzleAnswer(
        solved,
        None if tried is None else line_of(tried),
        tuple(map(line_of, puzzle.best)),
        tuple(map(line_of, _commonest(puzzle.others))),
        dict(puzzle.solved_by),
    )


def _commonest(others: Iterable[Try]) -> list[Try]:
    return list(others)[:REFUTED]


def hint_of(puzzle: Puzzle) -> PuzzleHint:
    """Returns the verb of the best choice, and the piece that is selected first for it."""
    verb, *objects = puzzle.best[0].choice.removeprefix("city:").partition("@")[0].split(":")
    touch = VERBS[puzzle.game][verb].touch
    selected = objects if touch is None else [objects[n] for n in touch if n < len(objects)]
    named = selected and not selected[0].isdecimal()  # a number is a chamber, a slot, or a price
    return PuzzleHint(verb, selected[0] if named else "")
