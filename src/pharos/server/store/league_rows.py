"""Leagues in the database: who plays, and which tournaments are divisions of which season."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, delete, func, insert, or_, select, update

from pharos.server.store.database import Database
from pharos.server.store.people import KINDS
from pharos.server.store.schema import (
    accounts,
    club_members,
    entrants,
    league_members,
    leagues,
    tournaments,
)
from pharos.table.refusal import CommandRejected
from pharos.table.seat import Person

LISTED = 50
MOST_MEMBERS = 120
MOST_UNFINISHED = 3
"""Leagues of one person that are not over."""


class LeagueRows:
    """Reads and writes leagues."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, values: dict[str, Any]) -> str:
        """A new league, unless its owner has as many as anybody may have."""
        id = secrets.token_urlsafe(9)
        async with self._database.writing() as connection:
            owner = values["owner"]
            await connection.execute(select(accounts.c.id).where(accounts.c.id == owner).with_for_update())
            held = await connection.execute(
                select(func.count())
                .select_from(leagues)
                .where(leagues.c.owner == owner, leagues.c.status != "over")
            )
            if held.scalar_one() >= MOST_UNFINISHED:
                raise CommandRejected("league-refused-many")
            await connection.execute(insert(leagues).values(id=id, status="open", season=0, **values))
        return id

    async def get(self, id: str) -> Row[Any] | None:
        """A league by its id."""
        async with self._database.reading() as connection:
            return (await connection.execute(select(leagues).where(leagues.c.id == id))).one_or_none()

    async def listed(self, account: str, club: str | None) -> list[Row[Any]]:
        """The newest leagues: of a club, or of the server and of the clubs of somebody."""
        mine = select(club_members.c.club).where(club_members.c.account == account)
        seen = leagues.c.club == club if club else or_(leagues.c.club.is_(None), leagues.c.club.in_(mine))
        query = select(leagues).where(seen).order_by(leagues.c.created.desc()).limit(LISTED)
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).all())

    async def unfinished(self) -> list[Row[Any]]:
        """Leagues that go on, or begin again by themselves."""
        waits = (leagues.c.status == "open") & leagues.c.pause.is_not(None) & leagues.c.ended.is_not(None)
        query = select(leagues).where(or_(leagues.c.status == "live", waits))
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).all())

    async def members(self, row: Row[Any]) -> dict[str, Person]:
        """Who plays in the next season, in the order of joining; nobody who is banned or left the club."""
        query = (
            select(league_members.c.account, accounts.c.name, accounts.c.kind, accounts.c.sign)
            .join(accounts, accounts.c.id == league_members.c.account)
            .where(league_members.c.league == row.id, accounts.c.kind.in_(KINDS))
            .order_by(league_members.c.joined, league_members.c.account)
        )
        if row.club is not None:
            query = query.join(
                club_members,
                (club_members.c.account == league_members.c.account) & (club_members.c.club == row.club),
            )
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).all()
        return {one.account: Person(one.account, one.name, one.kind, one.sign or "") for one in found}

    async def enter(self, id: str, account: str, now: int) -> None:
        """Somebody plays from the next season on."""
        async with self._database.writing() as connection:
            await connection.execute(select(leagues.c.id).where(leagues.c.id == id).with_for_update())
            held = await connection.execute(
                select(league_members.c.account).where(league_members.c.league == id)
            )
            present = set(held.scalars())
            if account in present:
                return
            if len(present) >= MOST_MEMBERS:
                raise CommandRejected("tournament-refused-full")
            await connection.execute(insert(league_members).values(league=id, account=account, joined=now))

    async def leave(self, id: str, account: str) -> None:
        """Somebody plays in no further season."""
        mine = (league_members.c.league == id) & (league_members.c.account == account)
        async with self._database.writing() as connection:
            await connection.execute(delete(league_members).where(mine))

    async def divisions(self, id: str, season: int | None = None) -> list[Row[Any]]:
        """The tournaments of a season, the highest division first; of all seasons, the highest ones."""
        one = tournaments.c.division == 0 if season is None else tournaments.c.season == season
        query = (
            select(tournaments)
            .where(tournaments.c.league == id, one)
            .order_by(tournaments.c.season.desc(), tournaments.c.division)
        )
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).all())

    async def begin(self, row: Row[Any], divisions: Sequence[Sequence[str]], now: int) -> bool:
        """Keeps the divisions of the next season, all or none; false when another process was quicker."""
        async with self._database.writing() as connection:
            began = await connection.execute(
                update(leagues)
                .where(leagues.c.id == row.id, leagues.c.season == row.season, leagues.c.status == "open")
                .values(season=row.season + 1, status="live", ended=None)
            )
            if not began.rowcount:
                return False
            for number, division in enumerate(divisions):
                id = secrets.token_urlsafe(9)
                await connection.execute(
                    insert(tournaments).values(
                        id=id,
                        name=row.name,
                        kind="league",
                        status="live",
                        owner=row.owner,
                        settings=row.settings,
                        rounds=row.laps,
                        created=now,
                        club=row.club,
                        season=row.season + 1,
                        league=row.id,
                        division=number,
                    )
                )
                await connection.execute(
                    insert(entrants),
                    [
                        {"tournament": id, "account": account, "number": n + 1, "gone": False}
                        for n, account in enumerate(division)
                    ],
                )
        return True

    async def end_season(self, row: Row[Any], now: int) -> bool:
        """All divisions have ended."""
        async with self._database.writing() as connection:
            ended = await connection.execute(
                update(leagues)
                .where(leagues.c.id == row.id, leagues.c.season == row.season, leagues.c.status == "live")
                .values(status="open", ended=now)
            )
            return bool(ended.rowcount)

    async def end(self, id: str) -> bool:
        """There is no further season; false while one is played."""
        async with self._database.writing() as connection:
            ended = await connection.execute(
                update(leagues).where(leagues.c.id == id, leagues.c.status == "open").values(status="over")
            )
            return bool(ended.rowcount)
