"""Tries of puzzles; only the first try of each puzzle changes the rating."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from pharos.puzzles.puzzle import Theme
from pharos.server.store.database import Database
from pharos.server.store.ratings import POINTS, rated, shown, strength
from pharos.server.store.schema import puzzle_ratings, puzzle_tries
from pharos.wire.puzzle_messages import PuzzleMe, PuzzleRating
from pharos.wire.puzzle_progress import day_of, progress, streaks

DOUBT = 1.0
"""Uncertainty (sigma) of a puzzle's rating, in openskill units."""


class PuzzleTries:
    """Reads and writes tries and puzzle ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def known(self, account: str, puzzles: Collection[str] | None = None) -> dict[str, bool]:
        """Returns the puzzles an account has tried, and whether each was solved on the first try."""
        query = select(puzzle_tries.c.puzzle, puzzle_tries.c.solved).where(puzzle_tries.c.account == account)
        if puzzles is not None:
            query = query.where(puzzle_tries.c.puzzle.in_(puzzles))
        async with self._database.reading() as connection:
            return {row.puzzle: bool(row.solved) for row in await connection.execute(query)}

    async def note(
        self, account: str, puzzle: str, rating: int, now: int, *, solved: bool, hint: bool
    ) -> tuple[bool, PuzzleRating | None, int]:
        """Stores a try; returns whether it counted, the rating afterwards, and its change.

        Only the first try counts. Using a hint or asking for the solution counts as not solved.
        """
        try:
            return await self._note(account, puzzle, rating, now, solved=solved, hint=hint)
        except IntegrityError:  # a concurrent try of the same account came first
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

    async def me(self, account: str, themes: Mapping[str, Sequence[Theme]], today: str, now: int) -> PuzzleMe:
        """Returns the progress of an account; `themes`: by puzzle, `today`: id of the puzzle of the day."""
        query = select(puzzle_tries).where(puzzle_tries.c.account == account).order_by(puzzle_tries.c.at)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
            found = await connection.execute(
                select(puzzle_ratings).where(puzzle_ratings.c.account == account)
            )
            stand = found.one_or_none()
        rating = None if stand is None else rating_of(stand.mu, stand.sigma, stand.puzzles)
        return progress(rows, themes, today, now, rating)

    async def streak(self, account: str, now: int) -> int:
        """Returns the current number of consecutive days with a solved puzzle."""
        query = select(puzzle_tries.c.done).where(
            puzzle_tries.c.account == account, puzzle_tries.c.done.is_not(None)
        )
        async with self._database.reading() as connection:
            days = {day_of(done) for done in (await connection.execute(query)).scalars() if done is not None}
        return streaks(days, day_of(now))[0]


def rating_of(mu: float, sigma: float, puzzles: int) -> PuzzleRating:
    """Returns a rating on the displayed scale."""
    return PuzzleRating(shown(mu), round(sigma * POINTS), puzzles)
