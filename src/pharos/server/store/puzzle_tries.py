"""What people tried of the puzzles: the first try counts, for the rating and for the streak."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from pharos.server.store.database import Database
from pharos.server.store.ratings import POINTS, rated, shown, strength
from pharos.server.store.schema import puzzle_ratings, puzzle_tries
from pharos.wire.puzzle_messages import PuzzleDay, PuzzleMe, PuzzleRating, PuzzleTried, ThemeTried

DOUBT = 1.0
"""How far the strength of a puzzle may be off, in units of skill."""
FREE_EVERY = 7
"""One day in so many may be missed without ending the streak."""
DAYS = 371
RECENT = 50
MOST_AWAY = 2


class PuzzleTries:
    """The tries of all people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def known(self, account: str, puzzles: Collection[str] | None = None) -> dict[str, bool]:
        """The puzzles somebody has tried, and whether each was solved at the first try."""
        query = select(puzzle_tries.c.puzzle, puzzle_tries.c.solved).where(puzzle_tries.c.account == account)
        if puzzles is not None:
            query = query.where(puzzle_tries.c.puzzle.in_(puzzles))
        async with self._database.reading() as connection:
            return {row.puzzle: bool(row.solved) for row in await connection.execute(query)}

    async def note(
        self, account: str, puzzle: str, rating: int, now: int, *, solved: bool, hint: bool
    ) -> tuple[bool, PuzzleRating | None, int]:
        """Writes a try down: whether it counted, the rating after it, and by how much that changed.

        The first try counts, whatever comes later; a hint or the answer asked for counts as not solved.
        """
        try:
            return await self._note(account, puzzle, rating, now, solved=solved, hint=hint)
        except IntegrityError:  # the same person tried it twice at the same moment: one of the two was first
            return await self._note(account, puzzle, rating, now, solved=solved, hint=hint)

    async def _note(
        self, account: str, puzzle: str, rating: int, now: int, *, solved: bool, hint: bool
    ) -> tuple[bool, PuzzleRating | None, int]:
        mine = (puzzle_tries.c.account == account) & (puzzle_tries.c.puzzle == puzzle)
        async with self._database.writing() as connection:
            row = (await connection.execute(select(puzzle_tries).where(mine))).one_or_none()
            found = await connection.execute(
                select(puzzle_ratings).where(puzzle_ratings.c.account == account)
            )
            stand = found.one_or_none()
            if row is not None:
                done = now if solved and row.done is None else row.done
                await connection.execute(
                    update(puzzle_tries)
                    .where(mine)
                    .values(tries=row.tries + 1, done=done, hint=row.hint or hint)
                )
                return False, None if stand is None else rating_of(stand.mu, stand.sigma, stand.puzzles), 0
            won = solved and not hint
            before = None if stand is None else (stand.mu, stand.sigma)
            places = (0, 1) if won else (1, 0)
            mu, sigma = rated([before, (strength(rating), DOUBT)], places)[0]
            count = 1 + (0 if stand is None else stand.puzzles)
            after = rating_of(mu, sigma, count)
            await connection.execute(
                insert(puzzle_tries).values(
                    account=account,
                    puzzle=puzzle,
                    at=now,
                    solved=won,
                    done=now if solved else None,
                    tries=1,
                    hint=hint,
                    rating=after.rating,
                )
            )
            values = {"mu": mu, "sigma": sigma, "puzzles": count}
            if stand is None:
                await connection.execute(insert(puzzle_ratings).values(account=account, **values))
            else:
                mine_too = puzzle_ratings.c.account == account
                await connection.execute(update(puzzle_ratings).where(mine_too).values(**values))
        old = shown(strength(1500)) if stand is None else shown(stand.mu)
        return True, after, after.rating - old

    async def me(self, account: str, themes: Mapping[str, Sequence[str]], today: str, now: int) -> PuzzleMe:
        """How somebody does; `themes` are those of each puzzle, `today` is the puzzle of the day."""
        query = select(puzzle_tries).where(puzzle_tries.c.account == account).order_by(puzzle_tries.c.at)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
            found = await connection.execute(
                select(puzzle_ratings).where(puzzle_ratings.c.account == account)
            )
            stand = found.one_or_none()
        days = _days(rows)
        solved = {day for day, (_, count) in days.items() if count}
        streak, longest = streaks(solved, _day(now))
        by_theme: dict[str, list[int]] = {}
        for row in rows:
            for theme in themes.get(row.puzzle, ()):
                counts = by_theme.setdefault(theme, [0, 0])
                counts[0] += 1
                counts[1] += bool(row.solved)
        first = _day(now) - timedelta(days=DAYS)
        return PuzzleMe(
            len(rows),
            sum(bool(row.solved) for row in rows),
            streak,
            longest,
            any(row.puzzle == today and row.done is not None for row in rows),
            tuple(PuzzleDay(day.isoformat(), *days[day]) for day in sorted(days) if day > first),
            tuple(ThemeTried(theme, *counts) for theme, counts in sorted(by_theme.items())),  # type: ignore[arg-type]
            tuple(
                PuzzleTried(row.puzzle, row.at, bool(row.solved), row.tries, bool(row.hint), row.rating)
                for row in reversed(rows[-RECENT:])
            ),
            None if stand is None else rating_of(stand.mu, stand.sigma, stand.puzzles),
        )

    async def streak(self, account: str, now: int) -> int:
        """Days in a row with a solved puzzle."""
        query = select(puzzle_tries.c.done).where(
            puzzle_tries.c.account == account, puzzle_tries.c.done.is_not(None)
        )
        async with self._database.reading() as connection:
            days = {_day(done) for done in (await connection.execute(query)).scalars() if done is not None}
        return streaks(days, _day(now))[0]


def rating_of(mu: float, sigma: float, puzzles: int) -> PuzzleRating:
    """A rating as people read it."""
    return PuzzleRating(shown(mu), round(sigma * POINTS), puzzles)


def _day(at: int) -> date:
    return datetime.fromtimestamp(at / 1000, UTC).date()


def _days(rows: Sequence[Row[Any]]) -> dict[date, tuple[int, int]]:
    """By day, how many puzzles were tried for the first time, and how many were solved."""
    days: dict[date, tuple[int, int]] = {}
    for row in rows:
        tried, solved = days.get(_day(row.at), (0, 0))
        days[_day(row.at)] = tried + 1, solved
        if row.done is not None:
            tried, solved = days.get(_day(row.done), (0, 0))
            days[_day(row.done)] = tried, solved + 1
    return days


def streaks(days: Collection[date], today: date) -> tuple[int, int]:
    """The days in a row that last until today or yesterday, and the longest row there ever was.

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
    """Whether a day may be missed, when another one was before."""
    return freed is None or (day - freed).days >= FREE_EVERY
