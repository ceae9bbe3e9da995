"""Clubs in the database: members, seasons, and evenings."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pharos.server.store.database import Database
from pharos.server.store.schema import (
    accounts,
    club_members,
    club_seasons,
    clubs,
    league_members,
    leagues,
    tournaments,
)
from pharos.table.refusal import CommandRejected
from pharos.table.seat import Person

MOST_OWNED = 5
MOST_MEMBERS = 300
MOST_EVENINGS = 200
"""Maximum evenings that are read, newest first."""


class Member(NamedTuple):
    """A member as stored."""

    person: Person
    role: str
    joined: int


class ClubRows:
    """Reads and writes clubs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, name: str, season: str, owner: str, now: int) -> str:
        """Adds a club with its first season; returns its id."""
        id = secrets.token_urlsafe(9)
        async with self._database.writing() as connection:
            await connection.execute(select(accounts.c.id).where(accounts.c.id == owner).with_for_update())
            owned = await connection.execute(
                select(func.count())
                .select_from(club_members)
                .where(club_members.c.account == owner, club_members.c.role == "owner")
            )
            if owned.scalar_one() >= MOST_OWNED:
                raise CommandRejected("club-refused-many")
            await connection.execute(
                insert(clubs).values(id=id, name=name, invite=_invite(), open=False, created=now)
            )
            await connection.execute(
                insert(club_members).values(club=id, account=owner, role="owner", joined=now)
            )
            await connection.execute(insert(club_seasons).values(club=id, number=1, name=season, began=now))
        return id

    async def get(self, id: str) -> Row[Any] | None:
        """Returns a club by its id."""
        return await self._one(clubs.c.id == id)

    async def invited(self, invite: str) -> Row[Any] | None:
        """Returns the club of an invitation."""
        return await self._one(clubs.c.invite == invite)

    async def _one(self, condition: Any) -> Row[Any] | None:
        async with self._database.reading() as connection:
            return (await connection.execute(select(clubs).where(condition))).one_or_none()

    async def of(self, account: str) -> list[Row[Any]]:
        """Returns the clubs of an account, each with its role there."""
        query = (
            select(clubs, club_members.c.role)
            .join(club_members, club_members.c.club == clubs.c.id)
            .where(club_members.c.account == account)
            .order_by(club_members.c.joined)
        )
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).all())

    async def members(self, id: str) -> dict[str, Member]:
        """Returns the members by account, in the order of joining."""
        query = (
            select(club_members, accounts.c.name, accounts.c.kind, accounts.c.sign)
            .join(accounts, accounts.c.id == club_members.c.account)
            .where(club_members.c.club == id)
            .order_by(club_members.c.joined, club_members.c.account)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return {
            row.account: Member(
                Person(row.account, row.name, "account", row.sign or ""), row.role, row.joined
            )
            for row in rows
        }

    async def role(self, id: str, account: str) -> str | None:
        """Returns the role of an account; None if it is not a member."""
        query = select(club_members.c.role).where(
            club_members.c.club == id, club_members.c.account == account
        )
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def seasons(self, id: str) -> list[Row[Any]]:
        """Returns the seasons, oldest first."""
        query = select(club_seasons).where(club_seasons.c.club == id).order_by(club_seasons.c.number)
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).all())

    async def evenings(self, id: str) -> list[Row[Any]]:
        """Returns the tournaments of a club that are not league divisions, newest first."""
        query = (
            select(tournaments)
            .where(tournaments.c.club == id, tournaments.c.league.is_(None))
            .order_by(tournaments.c.created.desc())
            .limit(MOST_EVENINGS)
        )
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).all())

    async def join(self, id: str, account: str, now: int) -> None:
        """Adds a member; does nothing if the account is one already."""
        async with self._database.writing() as connection:
            await connection.execute(select(clubs.c.id).where(clubs.c.id == id).with_for_update())
            held = await connection.execute(select(club_members.c.account).where(club_members.c.club == id))
            present = set(held.scalars())
            if account in present:
                return
            if len(present) >= MOST_MEMBERS:
                raise CommandRejected("club-refused-full")
            await connection.execute(
                insert(club_members).values(club=id, account=account, role="member", joined=now)
            )

    async def change(self, id: str, **values: Any) -> None:
        """Updates columns of a club."""
        async with self._database.writing() as connection:
            await connection.execute(update(clubs).where(clubs.c.id == id).values(**values))

    async def new_invite(self, id: str) -> None:
        """Replaces the invitation of a club; the old one becomes invalid."""
        await self.change(id, invite=_invite())

    async def new_season(self, id: str, name: str, now: int) -> None:
        """Starts the next season."""
        async with self._database.writing() as connection:
            last = await connection.execute(
                select(func.max(club_seasons.c.number)).where(club_seasons.c.club == id)
            )
            number = int(last.scalar_one() or 0) + 1
            await connection.execute(
                insert(club_seasons).values(club=id, number=number, name=name, began=now)
            )

    async def set_roles(self, id: str, roles: dict[str, str]) -> None:
        """Sets roles by account, in one transaction."""
        async with self._database.writing() as connection:
            for account, role in roles.items():
                await connection.execute(
                    update(club_members)
                    .where(club_members.c.club == id, club_members.c.account == account)
                    .values(role=role)
                )

    async def remove(self, id: str, account: str) -> None:
        """Removes a member."""
        async with self._database.writing() as connection:
            await leave_club(connection, id, account)


async def leave_clubs(connection: AsyncConnection, account: str) -> None:
    """Removes an account from all its clubs."""
    held = await connection.execute(select(club_members.c.club).where(club_members.c.account == account))
    for id in list(held.scalars()):
        await leave_club(connection, id, account)


async def leave_club(connection: AsyncConnection, id: str, account: str) -> None:
    """Removes a member. An organizer or else the oldest member succeeds an owner; deletes an empty club."""
    mine = (club_members.c.club == id) & (club_members.c.account == account)
    role = (await connection.execute(select(club_members.c.role).where(mine))).scalar_one_or_none()
    await connection.execute(delete(club_members).where(mine))
    if role != "owner":
        return
    left = (
        await connection.execute(
            select(club_members)
            .where(club_members.c.club == id)
            .order_by(club_members.c.role.desc(), club_members.c.joined)
        )
    ).all()
    if left:
        heir = left[0].account
        await connection.execute(
            update(club_members)
            .where(club_members.c.club == id, club_members.c.account == heir)
            .values(role="owner")
        )
        return
    await connection.execute(delete(club_seasons).where(club_seasons.c.club == id))
    await connection.execute(update(tournaments).where(tournaments.c.club == id).values(club=None))
    held = select(leagues.c.id).where(leagues.c.club == id)
    await connection.execute(delete(league_members).where(league_members.c.league.in_(held)))
    await connection.execute(delete(leagues).where(leagues.c.club == id))
    await connection.execute(delete(clubs).where(clubs.c.id == id))


def _invite() -> str:
    return secrets.token_urlsafe(12)
