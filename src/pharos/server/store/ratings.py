"""Ratings of rated games, by openskill; one pool for each game and player count."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pharos.server.store.schema import ratings

POINTS = 40
"""Displayed points per openskill unit; new players start at `MIDDLE`."""
MIDDLE = 1500

_model = PlackettLuce()


def shown(mu: float) -> int:
    """Converts openskill's mu to a displayed rating."""
    return round(MIDDLE + (mu - _model.mu) * POINTS)


def strength(rating: float) -> float:
    """Converts a displayed rating to openskill's mu."""
    return float(_model.mu) + (rating - MIDDLE) / POINTS


def rated(before: Sequence[tuple[float, float] | None], places: Sequence[int]) -> list[tuple[float, float]]:
    """Returns new (mu, sigma) of each player from their places (0 is the best, ties share one)."""
    teams = [[_model.rating() if one is None else _model.rating(mu=one[0], sigma=one[1])] for one in before]
    return [
        (team[0].mu, team[0].sigma) for team in _model.rate(teams, ranks=[float(place) for place in places])
    ]


async def rate(connection: AsyncConnection, pool: str, people: Sequence[tuple[str, int]]) -> dict[str, int]:
    """Rates a finished game in its transaction; `people`: (account, place). Returns displayed ratings."""
    names = [account for account, _ in people]
    found = await connection.execute(
        select(ratings).where(ratings.c.pool == pool, ratings.c.account.in_(names))
    )
    known = {row.account: (row.mu, row.sigma) for row in found}
    after = rated([known.get(account) for account, _ in people], [place for _, place in people])
    for (account, _), (mu, sigma) in zip(people, after, strict=True):
        values = {"mu": mu, "sigma": sigma}
        if account in known:
            await connection.execute(
                update(ratings)
                .where(ratings.c.pool == pool, ratings.c.account == account)
                .values(**values, games=ratings.c.games + 1)
            )
        else:
            await connection.execute(insert(ratings).values(account=account, pool=pool, games=1, **values))
    return {account: shown(mu) for (account, _), (mu, _sigma) in zip(people, after, strict=True)}
