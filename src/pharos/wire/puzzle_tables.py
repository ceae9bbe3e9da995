"""A puzzle as clients are told of it: a row, the table, what comes of a try."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from pharos.game import Game
from pharos.puzzles import Puzzle, Try
from pharos.table import CommandContext, CommandRejected, Person, standing
from pharos.table.computer import levels
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
"""Who sits at the other places."""


_ROWS: dict[str, PuzzleRow] = {}
"""The rows of the puzzles that ship, by id: lists have all of them."""


def row_of(puzzle: Puzzle, solved: bool | None = None) -> PuzzleRow:
    """A puzzle as lists show it."""
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
    """How a table is opened at which the puzzle is played on against the computer."""
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
    """A puzzle on the table."""
    context = CommandContext(Person("puzzle", name), now, levels=levels(), seed=lambda: 0)
    table, _entries = opened(table_for(puzzle), context)
    return PuzzleShown(row_of(puzzle, solved), puzzle.seat, standing(table, puzzle.seat, now))


def line_of(told: Try) -> PuzzleLine:
    """A choice with what follows and why."""
    return msgspec.convert(told.data(), PuzzleLine)


def legal(puzzle: Puzzle, choice: str) -> Try:
    """What is known of a choice that can be made; raises `CommandRejected` for any other."""
    game: Game = puzzle.start()
    if choice not in {str(one) for one in game.choices(puzzle.seat)}:
        raise CommandRejected("server-refused-puzzle-choice", {"choice": choice[:100]}, kind="invalid")
    return puzzle.told_of(choice)


def answered(puzzle: Puzzle, choice: str | None) -> PuzzleAnswer:
    """What comes of a try, before anybody counts it; without a choice, of giving up."""
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
    """The first step: what is done, and the piece that it is about."""
    words = puzzle.best[0].choice.split(":")
    return PuzzleHint(words[0])
