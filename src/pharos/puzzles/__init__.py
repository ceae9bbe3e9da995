"""Puzzles: positions in which one action is much better than all others.

>>> from pharos.puzzles import puzzles
>>> puzzle = puzzles()[0]
>>> puzzle.is_right(puzzle.best[0].choice)
True
"""

from pharos.puzzles.library import puzzle_named, puzzle_of_day, puzzles, selected
from pharos.puzzles.puzzle import DIFFICULTIES, GOALS, THEMES, Puzzle, Try, played_on

__all__ = [
    "DIFFICULTIES",
    "GOALS",
    "THEMES",
    "Puzzle",
    "Try",
    "played_on",
    "puzzle_named",
    "puzzle_of_day",
    "puzzles",
    "selected",
]
