"""Relationships (follow, mute, block), invitations to tables, and reports of chat messages."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from pharos.server.store.database import Database
from pharos.server.store.schema import accounts, chat, games, invitations, reports, ties
from pharos.table.refusal import CommandRejected

Tie = Literal["follow", "mute", "block"]
MOST_TIES = 500
"""Maximum relationships of one kind per account."""
MOST_INVITED = 30
"""Maximum pending invitations to one table."""


class Contacts:
    """Reads and writes relationships, invitations and reports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- relationships ---

    async def tie(self, account: str, other: str, kind: Tie, now: int) -> None:
        """Adds a relationship; does nothing if it exists."""
        if account == other:
            raise CommandRejected("server-refused-yourself")
        if kind == "follow" and await self.apart(account, {other}):  # following shows where they play
            raise CommandRejected("server-refused-apart", kind="forbidden")
        async with self._database.writing() as connection:
            mine = (
                select(func.count()).select_from(ties).where(ties.c.account == account, ties.c.kind == kind)
            )
            if int((await connection.execute(mine)).scalar_one()) >= MOST_TIES:
                raise CommandRejected("server-refused-too-many-ties")
            known = await connection.execute(
                select(ties.c.at).where(ties.c.account == account, ties.c.other == other, ties.c.kind == kind)
            )
            if known.first() is None:
                await connection.execute(insert(ties).values(account=account, other=other, kind=kind, at=now))
            if kind == "block":  # blocking ends following in both directions
                await connection.execute(
                    delete(ties).where(
                        ties.c.kind == "follow",
                        or_(
                            (ties.c.account == account) & (ties.c.other == other),
                            (ties.c.account == other) & (ties.c.other == account),
                        ),
                    )
                )

    async def untie(self, account: str, other: str, kind: Tie) -> None:
        """Removes a relationship."""
        async with self._database.writing() as connection:
            await connection.execute(
                delete(ties).where(ties.c.account == account, ties.c.other == other, ties.c.kind == kind)
            )

    async def tied(self, account: str) -> list[tuple[str, str, str, str]]:
        """Returns all relationships of an account: kind, and id, name and account kind of the other."""
        query = (
            select(ties.c.kind, ties.c.other, accounts.c.name, accounts.c.kind.label("sort"))
            .join(accounts, accounts.c.id == ties.c.other)
            .where(ties.c.account == account)
            .order_by(accounts.c.name)
        )
        async with self._database.reading() as connection:
            return [(row.kind, row.other, row.name, row.sort) for row in await connection.execute(query)]

    async def silenced(self, account: str) -> frozenset[str]:
        """Returns the accounts whose chat messages are hidden: muted and blocked ones."""
        query = select(ties.c.other).where(ties.c.account == account, ties.c.kind.in_(("mute", "block")))
        async with self._database.reading() as connection:
            return frozenset((await connection.execute(query)).scalars())

    async def apart(self, account: str, others: Collection[str]) -> bool:
        """Returns whether this account blocks one of the others or is blocked by one."""
        if not others:
            return False
        query = (
            select(ties.c.at)
            .where(
                ties.c.kind == "block",
                or_(
                    (ties.c.account == account) & ties.c.other.in_(others),
                    ties.c.account.in_(others) & (ties.c.other == account),
                ),
            )
            .limit(1)
        )
        async with self._database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    # --- invitations ---

    async def invite(self, game: str, account: str, inviter: str, now: int) -> bool:
        """Adds an invitation to a table; returns False if there is one already."""
        async with self._database.writing() as connection:
            waiting = await connection.execute(
                select(invitations.c.account).where(invitations.c.game == game)
            )
            names = set(waiting.scalars())
            if account in names:
                return False
            if len(names) >= MOST_INVITED:
                raise CommandRejected("server-refused-too-many-invited")
            await connection.execute(
                insert(invitations).values(game=game, account=account, inviter=inviter, at=now)
            )
        return True

    async def uninvite(self, game: str, account: str) -> None:
        """Removes an invitation, after it was accepted, declined or withdrawn."""
        async with self._database.writing() as connection:
            await connection.execute(
                delete(invitations).where(invitations.c.game == game, invitations.c.account == account)
            )

    async def invited(self, account: str) -> list[tuple[bytes, str, int]]:
        """Returns the open tables an account is invited to: summary, name of the inviter, time."""
        query = (
            select(games.c.summary, accounts.c.name, invitations.c.at)
            .join(games, games.c.id == invitations.c.game)
            .join(accounts, accounts.c.id == invitations.c.inviter)
            .where(invitations.c.account == account, games.c.status == "open")
            .order_by(invitations.c.at.desc())
        )
        async with self._database.reading() as connection:
            return [(bytes(row.summary), row.name, row.at) for row in await connection.execute(query)]

    # --- reports ---

    async def author(self, game: str, line: int) -> tuple[str | None, str, str, str]:
        """Returns account, name, room and text of a chat message."""
        query = select(chat).where(chat.c.game == game, chat.c.id == line)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise CommandRejected("server-refused-no-line", kind="missing")
        return row.account, row.name, row.room, row.text

    async def report(self, reporter: str, game: str, line: int, reason: str, now: int) -> None:
        """Adds a report about a chat message; does nothing if the account has reported it already."""
        account, name, _, said = await self.author(game, line)
        if account == reporter:
            raise CommandRejected("server-refused-yourself")
        values = {"line": line, "game": game, "reporter": reporter, "account": account, "name": name}
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(reports).values(**values, text=said, reason=reason, at=now))
        except IntegrityError:
            return

    async def reported(self, *, settled: bool, most: int) -> list[dict[str, Any]]:
        """Returns reports, newest first; only open ones unless `settled`."""
        reporter = accounts.alias("reporter")
        query = (
            select(reports, reporter.c.name.label("by"))
            .outerjoin(reporter, reporter.c.id == reports.c.reporter)
            .order_by(reports.c.id.desc())
            .limit(most)
        )
        if not settled:
            query = query.where(reports.c.settled.is_(None))
        async with self._database.reading() as connection:
            return [
                {
                    "id": row.id,
                    "at": row.at,
                    "table": row.game,
                    "name": row.name,
                    "text": row.text,
                    "reason": row.reason,
                    "by": row.by,
                    "settled": row.settled,
                }
                for row in await connection.execute(query)
            ]

    async def settle(self, id: int, now: int) -> bool:
        """Marks a report as handled; returns False if there is none."""
        async with self._database.writing() as connection:
            done = await connection.execute(update(reports).where(reports.c.id == id).values(settled=now))
            return bool(done.rowcount)
