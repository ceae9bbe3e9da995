"""Computes puzzle progress from the stored tries: streaks, themes, recent puzzles."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Protocol

from pharos.puzzles.puzzle import Theme
from pharos.wire.puzzle_messages import PuzzleDay, PuzzleMe, PuzzleRating, PuzzleTried, ThemeTried

FREE_EVERY = 7
"""One missed day within this many days does not end a streak."""
DAYS = 371
RECENT = 50
MOST_AWAY = 2


class TriedPuzzle(Protocol):
    """The stored tries of one puzzle; only the first one counts."""

    @property
    def puzzle(self) -> str:
        """The id of the puzzle."""

    @property
    def at(self) -> int:
        """The time of the first try, in milliseconds."""

    @property
    def solved(self) -> bool:
        """Whether the first try solved it, without help."""

    @property
    def done(self) -> int | None:
        """The time of the first successful try, in milliseconds."""

    @property
    def tries(self) -> int:
        """The number of tries."""

    @property
    def hint(self) -> bool:
        """Whether a hint or the solution was requested."""

    @property
    def rating(self) -> int | None:
        """The rating after the first try, if any."""


def progress(
    rows: Sequence[TriedPuzzle],
    themes: Mapping[str, Sequence[Theme]],
    today: str,
    now: int,
    rating: PuzzleRating | None = None,
) -> PuzzleMe:
    """Returns the progress; `rows` are ordered by time, `themes` is by puzzle, `today` is a puzzle id."""
    days = _days(rows)
    solved = {day for day, (_, count) in days.items() if count}
    streak, longest = streaks(solved, day_of(now))
    by_theme: dict[Theme, list[int]] = {}
    for row in rows:
        for theme in themes.get(row.puzzle, ()):
            counts = by_theme.setdefault(theme, [0, 0])
            counts[0] += 1
            counts[1] += bool(row.solved)
    first = day_of(now) - timedelta(days=DAYS)
    return PuzzleMe(
        len(rows),
        sum(bool(row.solved) for row in rows),
        streak,
        longest,
        any(row.puzzle == today and row.done is not None for row in rows),
        tuple(PuzzleDay(day.isoformat(), *days[day]) for day in sorted(days) if day > first),
        tuple(ThemeTried(theme, *counts) for theme, counts in sorted(by_theme.items())),
        tuple(
            PuzzleTried(row.puzzle, row.at, bool(row.solved), row.tries, bool(row.hint), row.rating)
            for row in reversed(rows[-RECENT:])
        ),
        rating,
    )


def day_of(at: int) -> date:
    """Returns the UTC date of a time in milliseconds."""
    return datetime.fromtimestamp(at / 1000, UTC).date()


def _days(rows: Sequence[TriedPuzzle]) -> dict[date, tuple[int, int]]:
    """Returns, by day, the numbers of puzzles tried for the first time and of puzzles solved."""
    days: dict[date, tuple[int, int]] = {}
    for row in rows:
        tried, solved = days.get(day_of(row.at), (0, 0))
        days[day_of(row.at)] = tried + 1, solved
        if row.done is not None:
            tried, solved = days.get(day_of(row.done), (0, 0))
            days[day_of(row.done)] = tried, solved + 1
    return days


def streaks(days: Collection[date], today: date) -> tuple[int, int]:
    """Returns the current streak (up to today or yesterday) and the longest one.

    One day in seven may be missed; it is not counted.

    >>> day = date(2026, 1, 1)
    >>> streaks({day + timedelta(n) for n in (0, 1, 3, 4)}, day + timedelta(5))
    (4, 4)
    >>> streaks({day + timedelta(n) for n in (0, 2, 4)}, day + timedelta(4))
    (1, 2)
    """
    longest = current = 0
    last: date | None = None
    freed: date | None = None
    for day in sorted(days):
        missed = 0 if last is None else (day - last).days - 1
        gap = day - timedelta(days=1)
        if missed == 1 and _is_free(gap, freed):
            freed = gap
        elif missed:
            current, freed = 0, None
        current += 1
        longest = max(longest, current)
        last = day
    if last is None:
        return 0, 0
    away = (today - last).days
    lives = away <= 1 or (away == MOST_AWAY and _is_free(today - timedelta(days=1), freed))
    return current if lives else 0, longest


def _is_free(day: date, freed: date | None) -> bool:
    """Returns whether a day may be missed, given the previous missed day."""
    return freed is None or (day - freed).days >= FREE_EVERY
