"""The shipped puzzles: by id, by theme, game, and difficulty, and the puzzle of the day."""

import json
from collections.abc import Iterable
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path

from pharos.core.errors import UnknownName
from pharos.puzzles.puzzle import Puzzle, puzzle_of

DATA = Path(__file__).parent / "data"
EVERY_SEVENTH = 7
"""The puzzle of the day is from 7 Wonders once in this number of days."""


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Returns all puzzles, in the order of the data files."""
    found: list[Puzzle] = []
    for file in sorted(DATA.glob("*.jsonl"), reverse=True):
        with file.open(encoding="utf-8") as lines:
            found += [puzzle_of(json.loads(line)) for line in lines]
    return tuple(found)


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles()}


def puzzle_named(id: str) -> Puzzle:
    """Returns the puzzle with this id."""
    found = _by_id().get(id)
    if found is None:
        raise UnknownName(f"There is no puzzle {id!r}.")
    return found


def selected(
    theme: str | None = None,
    game: str | None = None,
    difficulty: int | None = None,
    expansions: Iterable[str] | None = None,
) -> list[Puzzle]:
    """Returns the puzzles that match all given filters."""
    mix = None if expansions is None else tuple(sorted(expansions))
    return [
        puzzle
        for puzzle in puzzles()
        if (theme is None or theme in puzzle.themes)
        and (game is None or puzzle.game == game)
        and (difficulty is None or puzzle.difficulty == difficulty)
        and (mix is None or tuple(sorted(puzzle.expansions)) == mix)
    ]


def puzzle_of_day(day: date) -> Puzzle:
    """Returns the puzzle of a day, which depends only on the set of puzzles."""
    number = day.toordinal()
    game = "classic" if number % EVERY_SEVENTH == 0 else "duel"
    fitting = selected(game=game) or list(puzzles())
    drawn = sorted(fitting, key=lambda one: sha256(f"{number // len(fitting)}|{one.id}".encode()).digest())
    return drawn[number % len(fitting)]
