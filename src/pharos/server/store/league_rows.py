"""Leagues in the database: members, and the tournaments that are divisions of a season."""

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
"""Maximum unfinished leagues per owner."""


class LeagueRows:
    """Reads and writes leagues."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, values: dict[str, Any]) -> str:
        """Adds a league unless its owner has reached the limit; returns its id."""
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
        """Returns a league by its id."""
        async with self._database.reading() as connection:
            return (await connection.execute(select(leagues).where(leagues.c.id == id))).one_or_none()

    async def listed(self, account: str, club: str | None) -> list[Row[Any]]:
        """Returns the newest leagues of a club, or of the server and the account's clubs."""
        mine = select(club_members.c.club).where(club_members.c.account == account)
        seen = leagues.c.club == club if club else or_(leagues.c.club.is_(None), leagues.c.club.in_(mine))
        query = select(leagues).where(seen).order_by(leagues.c.created.desc()).limit(LISTED)
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).all())

    async def unfinished(self) -> list[Row[Any]]:
        """Returns leagues that are live or start their next season automatically."""
        waits = (leagues.c.status == "open") & leagues.c.pause.is_not(None) & leagues.c.ended.is_not(None)
        query = select(leagues).where(or_(leagues.c.status == "live", waits))
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).all())

    async def members(self, row: Row[Any]) -> dict[str, Person]:
        """Returns the next season's players by account, in the order of joining.

        Leaves out banned players, and in a club's league those who left the club.
        """
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
        """Adds a member, who plays from the next season on."""
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
        """Removes a member, who plays in no further season."""
        mine = (league_members.c.league == id) & (league_members.c.account == account)
        async with self._database.writing() as connection:
            await connection.execute(delete(league_members).where(mine))

    async def divisions(self, id: str, season: int | None = None) -> list[Row[Any]]:
        """Returns the divisions of a season, highest first; without a season, the top division of each."""
        one = tournaments.c.division == 0 if season is None else tournaments.c.season == season
        query = (
            select(tournaments)
            .where(tournaments.c.league == id, one)
            .order_by(tournaments.c.season.desc(), tournaments.c.division)
        )
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).all())

    async def begin(self, row: Row[Any], divisions: Sequence[Sequence[str]], now: int) -> bool:
        """Stores the divisions of the next season atomically; returns False if another process was first."""
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
        """Ends a season whose divisions are over; returns False if it was ended already."""
        async with self._database.writing() as connection:
            ended = await connection.execute(
                update(leagues)
                .where(leagues.c.id == row.id, leagues.c.season == row.season, leagues.c.status == "live")
                .values(status="open", ended=now)
            )
            return bool(ended.rowcount)

    async def end(self, id: str) -> bool:
        """Ends a league; returns False while a season is being played."""
        async with self._database.writing() as connection:
            ended = await connection.execute(
                update(leagues).where(leagues.c.id == id, leagues.c.status == "open").values(status="over")
            )
            return bool(ended.rowcount)
