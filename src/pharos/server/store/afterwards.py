"""Reviews of games, and tries of the daily deals."""

from __future__ import annotations

import zlib
from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from pharos.server.store.database import Database
from pharos.server.store.schema import accounts, club_members, clubs, daily_tries, reviews, ties

SHOWN = 100
"""Maximum places of a ranking that are returned."""
MOST_DAYS = 124
WORST = 1000.0
"""Ranks tries without a review after reviewed ones, all else being equal."""


class Reviews:
    """Stores one review per id (see `schema.reviews`)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def kept(self, id: str, method: str) -> bytes | None:
        """Returns a stored review if it was made with the same method."""
        query = select(reviews.c.data).where(reviews.c.id == id, reviews.c.method == method)
        async with self._database.reading() as connection:
            data = (await connection.execute(query)).scalar_one_or_none()
        return None if data is None else zlib.decompress(data)

    async def keep(self, id: str, method: str, review: bytes, now: int) -> None:
        """Stores a review, replacing an older one."""
        async with self._database.writing() as connection:
            await connection.execute(delete(reviews).where(reviews.c.id == id))
            await connection.execute(
                insert(reviews).values(id=id, method=method, data=zlib.compress(review), at=now)
            )


class DailyTries:
    """Stores the ranked tries of daily deals and their results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, kind: str, day: str, account: str, game: str) -> None:
        """Stores the start of a try; does nothing if it exists."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(
                    insert(daily_tries).values(kind=kind, day=day, account=account, game=game)
                )
        except IntegrityError:
            return

    async def end(self, game: str, won: bool, margin: int, victory: str | None, at: int) -> None:
        """Stores the result of a try."""
        values = {"won": won, "margin": margin, "victory": victory, "ended": at}
        async with self._database.writing() as connection:
            await connection.execute(update(daily_tries).where(daily_tries.c.game == game).values(values))

    async def judge(self, game: str, lost: float) -> None:
        """Stores the win probability given away in a try; does nothing for other tables."""
        async with self._database.writing() as connection:
            await connection.execute(update(daily_tries).where(daily_tries.c.game == game).values(lost=lost))

    async def unsettled(self, kind: str, day: str, account: str) -> str | None:
        """Returns the table of a try whose result or review is not stored yet."""
        query = select(daily_tries.c.game).where(
            daily_tries.c.kind == kind,
            daily_tries.c.day == day,
            daily_tries.c.account == account,
            daily_tries.c.ended.is_(None) | daily_tries.c.lost.is_(None),
        )
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def mine(self, account: str, days: Collection[str]) -> list[Row[Any]]:
        """Returns the tries of an account, newest first, with rank and number of finished tries."""
        ranked = _ranked(daily_tries.c.day.in_(days) & _days_of(account))
        query = select(ranked).where(ranked.c.account == account).order_by(ranked.c.day.desc(), ranked.c.kind)
        return await self._rows(query)

    async def try_of(self, kind: str, day: str, account: str) -> Row[Any] | None:
        """Returns the try of an account, with its rank."""
        ranked = _ranked((daily_tries.c.kind == kind) & (daily_tries.c.day == day))
        rows = await self._rows(select(ranked).where(ranked.c.account == account))
        return rows[0] if rows else None

    async def ranking(self, kind: str, day: str) -> list[Row[Any]]:
        """Returns the first `SHOWN` places of a day, with names."""
        return await self._rows(_places(_ranked(_finished_on(kind, day))))

    async def friends(self, kind: str, day: str, account: str) -> list[Row[Any]]:
        """Returns the places of the players that an account follows."""
        ranked = _ranked(_finished_on(kind, day))
        followed = (ties.c.other == ranked.c.account) & (ties.c.account == account)
        return await self._rows(_places(ranked).join(ties, followed).where(ties.c.kind == "follow"))

    async def in_club(self, kind: str, day: str, club: str) -> list[Row[Any]]:
        """Returns the places among the members of a club."""
        members = select(club_members.c.account).where(club_members.c.club == club)
        return await self._rows(
            _places(_ranked(_finished_on(kind, day) & daily_tries.c.account.in_(members)))
        )

    async def tables_of_clubs(self, kind: str, days: Collection[str], account: str) -> list[Row[Any]]:
        """Returns the finished tries of members of public clubs and of the account's own clubs.

        Columns: club id, its name, `open` (public), `own`; day, account, margin, rank of the day.
        """
        ranked = _ranked(
            (daily_tries.c.kind == kind)
            & daily_tries.c.day.in_(days)
            & daily_tries.c.ended.is_not(None)
            & select(club_members.c.club).where(club_members.c.account == daily_tries.c.account).exists()
        )
        own = select(club_members.c.club).where(club_members.c.account == account)
        query = (
            select(
                clubs.c.id,
                clubs.c.name,
                clubs.c.open,
                clubs.c.id.in_(own).label("own"),
                ranked.c.day,
                ranked.c.account,
                ranked.c.margin,
                ranked.c.rank,
            )
            .join(club_members, club_members.c.account == ranked.c.account)
            .join(clubs, clubs.c.id == club_members.c.club)
            .where(clubs.c.open.is_(True) | clubs.c.id.in_(own))
        )
        return await self._rows(query)

    async def margins(self, kind: str, day: str) -> list[tuple[int, bool, int]]:
        """Returns the distribution of results: margin, won, number of tries."""
        query = (
            select(daily_tries.c.margin, daily_tries.c.won, func.count())
            .where(daily_tries.c.kind == kind, daily_tries.c.day == day, daily_tries.c.ended.is_not(None))
            .group_by(daily_tries.c.margin, daily_tries.c.won)
        )
        return [(margin, bool(won), count) for margin, won, count in await self._rows(query)]

    async def _rows(self, query: Any) -> list[Any]:
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).all())


def _days_of(account: str) -> ColumnElement[bool]:
    """Restricts tries to the days on which an account played."""
    own = daily_tries.alias("own")
    return select(own.c.day).where(own.c.account == account, own.c.day == daily_tries.c.day).exists()


def _finished_on(kind: str, day: str) -> ColumnElement[bool]:
    columns = daily_tries.c
    return (columns.kind == kind) & (columns.day == day) & columns.ended.is_not(None)


def _places(ranked: Any) -> Select[Any]:
    """Selects the first `SHOWN` places of ranked tries, with names."""
    return (
        select(ranked, accounts.c.name)
        .join(accounts, accounts.c.id == ranked.c.account)
        .order_by(ranked.c.rank, ranked.c.ended)
        .limit(SHOWN)
    )


def _ranked(which: ColumnElement[bool]) -> Any:
    """Selects tries with their rank: finished ones first, by win, margin, and win probability given away."""
    columns = daily_tries.c
    finished = case((columns.ended.is_(None), 0), else_=1)
    order = (
        finished.desc(),
        case((columns.won.is_(True), 1), else_=0).desc(),
        columns.margin.desc(),
        func.coalesce(columns.lost, WORST),
    )
    part = (columns.kind, columns.day)
    return (
        select(
            daily_tries,
            func.rank().over(partition_by=part, order_by=order).label("rank"),
            func.sum(finished).over(partition_by=part).label("of"),
        )
        .where(which)
        .subquery()
    )
