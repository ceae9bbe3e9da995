"""Messages about puzzles: what there is, one of them on the table, an answer, and how somebody does."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from pharos.puzzles.puzzle import Goal, Theme
from pharos.table.table_state import TableState


class PuzzleRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle as lists show it."""

    id: str
    game: str
    expansions: tuple[str, ...]
    players: int
    goal: Goal
    """`now`: win with this choice; `forced`: a sure win; `save`: all else loses; `most`: the best chance."""
    themes: tuple[Theme, ...]
    difficulty: int
    """From 1 to 5, by how many levels of the computer find it."""
    rating: int
    solved: bool | None = None
    """Whether you solved it at the first try and without help; left out where you never tried."""


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles that were asked for."""

    puzzles: tuple[PuzzleRow, ...]
    themes: dict[str, int]
    """How many of these have each theme."""


class PuzzleToday(msgspec.Struct, frozen=True):
    """The puzzle of the day."""

    date: str
    """In UTC, as YYYY-MM-DD."""
    puzzle: PuzzleRow


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle on the table, as its seat sees it; `table.decision` has the choices."""

    puzzle: PuzzleRow
    seat: int
    table: TableState


class NewTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer; without a choice, one gives up and is told what is right."""

    choice: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None
    hint: bool = False
    """Whether the first step was shown."""


class PuzzleReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a choice is worse: said of the `best` one or of the one that was `played`."""

    kind: str
    of: Literal["best", "played"]
    amount: int = 0
    piece: str = ""


class PuzzleLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice, its chance to win and what is expected to follow, both sides choosing well."""

    choice: str
    chance: float
    deviation: float = 0.0
    line: tuple[str, ...] = ()
    reasons: tuple[PuzzleReason, ...] = ()


class PuzzleRating(msgspec.Struct, frozen=True):
    """How well somebody solves puzzles."""

    rating: int
    deviation: int
    """Its standard error."""
    puzzles: int
    """So many have counted."""


class PuzzleAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes of a try."""

    solved: bool
    tried: PuzzleLine | None = None
    """What you chose, what answers it (`line`) and why it is worse (`reasons`)."""
    best: tuple[PuzzleLine, ...] = ()
    """What is right, the first with its line; told when it is solved or given up."""
    refuted: tuple[PuzzleLine, ...] = ()
    """The two commonest wrong tries; told together with what is right."""
    solved_by: dict[str, float] = {}
    """The part of their attempts in which the levels of the computer find it; told with what is right."""
    counted: bool = False
    """Whether this try counted for the rating: the first one does."""
    rating: PuzzleRating | None = None
    change: int = 0
    streak: int = 0


class PuzzleHint(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first step towards the solution: what is done, and with which piece."""

    verb: str
    piece: str = ""


class PuzzleDay(msgspec.Struct, frozen=True):
    """A day with puzzles."""

    date: str
    tried: int
    solved: int


class PuzzleTried(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle of the history."""

    id: str
    at: int
    solved: bool
    tries: int
    hint: bool = False
    rating: int | None = None
    """The rating after it."""


class ThemeTried(msgspec.Struct, frozen=True):
    """How somebody does with a theme."""

    theme: Theme
    tried: int
    solved: int


class PuzzleMe(msgspec.Struct, frozen=True, omit_defaults=True):
    """How somebody does with puzzles."""

    tried: int
    solved: int
    streak: int
    """Days in a row with a solved puzzle; one day in seven may be missed."""
    longest: int
    today: bool
    """Whether the puzzle of the day is solved."""
    days: tuple[PuzzleDay, ...]
    """The last 371 days with puzzles, oldest first."""
    themes: tuple[ThemeTried, ...]
    recent: tuple[PuzzleTried, ...]
    """The last fifty, newest first."""
    rating: PuzzleRating | None = None


PUZZLES = (
    PuzzleList,
    PuzzleToday,
    PuzzleShown,
    NewTry,
    PuzzleAnswer,
    PuzzleHint,
    PuzzleMe,
)
