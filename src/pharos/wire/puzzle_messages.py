"""Messages of puzzles: list, position, answers, and progress."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from pharos.puzzles.puzzle import Goal, Theme
from pharos.table.table_state import TableState


class PuzzleRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle in a list."""

    id: str
    game: str
    expansions: tuple[str, ...]
    players: int
    goal: Goal
    """`now`: win at once; `forced`: a certain win; `save`: all else loses; `most`: the best win chance."""
    themes: tuple[Theme, ...]
    difficulty: int
    """From 1 to 5, by how many computer levels find the solution."""
    rating: int
    solved: bool | None = None
    """Whether you solved it on the first try without help; left out if you never tried."""


class PuzzleList(msgspec.Struct, frozen=True):
    """The requested puzzles."""

    puzzles: tuple[PuzzleRow, ...]
    themes: dict[str, int]
    """Number of these puzzles by theme."""


class PuzzleToday(msgspec.Struct, frozen=True):
    """The puzzle of the day."""

    date: str
    """The UTC date, as YYYY-MM-DD."""
    puzzle: PuzzleRow


class PuzzleShown(msgspec.Struct, frozen=True):
    """The position of a puzzle as its seat sees it; `table.decision` contains the choices."""

    puzzle: PuzzleRow
    seat: int
    table: TableState


class NewTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer. Without a choice, you give up and get the solution."""

    choice: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None
    hint: bool = False
    """Whether a hint was shown."""


class PuzzleReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reason why a choice is worse, about the `best` choice or the one `played`."""

    kind: str
    of: Literal["best", "played"]
    amount: int = 0
    piece: str = ""


class PuzzleLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice, its win chance, and the expected continuation with good play by both sides."""

    choice: str
    chance: float
    deviation: float = 0.0
    line: tuple[str, ...] = ()
    reasons: tuple[PuzzleReason, ...] = ()


class PuzzleRating(msgspec.Struct, frozen=True):
    """A puzzle rating."""

    rating: int
    deviation: int
    """Its standard error."""
    puzzles: int
    """Number of rated puzzles."""


class PuzzleAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of an answer."""

    solved: bool
    tried: PuzzleLine | None = None
    """Your choice, the replies to it (`line`) and why it is worse (`reasons`)."""
    best: tuple[PuzzleLine, ...] = ()
    """The solutions, the first with its line; sent once solved or given up."""
    refuted: tuple[PuzzleLine, ...] = ()
    """The two most common wrong answers; sent with the solution."""
    solved_by: dict[str, float] = {}
    """The share of attempts in which each computer level finds it; sent with the solution."""
    counted: bool = False
    """Whether this try was rated: only the first one is."""
    rating: PuzzleRating | None = None
    change: int = 0
    streak: int = 0


class PuzzleHint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hint: the first step of the solution."""

    verb: str
    piece: str = ""
    """The piece to select first, unless the verb has none with a name."""


class PuzzleDay(msgspec.Struct, frozen=True):
    """Puzzles of one day."""

    date: str
    tried: int
    solved: int


class PuzzleTried(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tried puzzle."""

    id: str
    at: int
    solved: bool
    tries: int
    hint: bool = False
    rating: int | None = None
    """The rating after the first try."""


class ThemeTried(msgspec.Struct, frozen=True):
    """Your results with one theme."""

    theme: Theme
    tried: int
    solved: int


class PuzzleMe(msgspec.Struct, frozen=True, omit_defaults=True):
    """Your progress with puzzles."""

    tried: int
    solved: int
    streak: int
    """Consecutive days with a solved puzzle; one day in seven may be missed."""
    longest: int
    today: bool
    """Whether the puzzle of the day is solved."""
    days: tuple[PuzzleDay, ...]
    """The last 371 days with puzzles, oldest first."""
    themes: tuple[ThemeTried, ...]
    recent: tuple[PuzzleTried, ...]
    """The last fifty puzzles, newest first."""
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
