"""Deletes expired data: inactive guests, tables that were never started, unused imports."""

from __future__ import annotations

from sqlalchemy import delete, func, or_, select, update

from pharos.server.store.account_data import GONE
from pharos.server.store.database import Database
from pharos.server.store.people import end_rights
from pharos.server.store.schema import (
    accounts,
    chat,
    daily_tries,
    entrants,
    entries,
    games,
    invitations,
    league_members,
    leagues,
    puzzle_ratings,
    puzzle_tries,
    ratings,
    records,
    recovery,
    seats,
    sessions,
    subscriptions,
    ties,
    tournaments,
)

DAY = 24 * 60 * 60 * 1000
AT_ONCE = 100
"""Maximum rows of each kind per run, so that a run stays short."""


class RetentionJob:
    """Deletes expired rows; called with cutoff times in milliseconds."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guests(self, before: int) -> list[str]:
        """Deletes guests who were not seen since and sit at no open or live table; keeps their games.

        Returns the digests of the ended sessions.
        """
        busy = (
            select(seats.c.account)
            .join(games, games.c.id == seats.c.game)
            .where(games.c.status.in_(("open", "live")))
        )
        query = (
            select(accounts.c.id)
            .where(
                accounts.c.kind == "guest",
                func.coalesce(accounts.c.seen, accounts.c.created) < before,
                accounts.c.id.not_in(busy),
            )
            .limit(AT_ONCE)
        )
        async with self._database.reading() as connection:
            old = list((await connection.execute(query)).scalars())
            played = select(seats.c.account).where(seats.c.account.in_(old))
            known = set((await connection.execute(played)).scalars())
        ended: list[str] = []
        for account in old:
            async with self._database.writing() as connection:
                ended += await end_rights(connection, account)
                for table in (
                    ratings,
                    records,
                    recovery,
                    subscriptions,
                    invitations,
                    puzzle_tries,
                    daily_tries,
                    puzzle_ratings,
                ):
                    await connection.execute(delete(table).where(table.c.account == account))
                await connection.execute(
                    delete(ties).where(or_(ties.c.account == account, ties.c.other == account))
                )
                mine = accounts.c.id == account
                if account in known:
                    values = {"name": GONE, "kind": "gone", "settings": None}
                    await connection.execute(update(accounts).where(mine).values(values))
                else:
                    await connection.execute(delete(accounts).where(mine))
        return ended

    async def expired_sessions(self, now: int) -> None:
        """Deletes sessions that have expired."""
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires < now))

    async def waiting(self, before: int) -> list[str]:
        """Returns open tables without changes since."""
        query = select(games.c.id).where(games.c.status == "open", games.c.changed < before).limit(AT_ONCE)
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def closed(self, before: int) -> int:
        """Deletes tables that were closed without a game; returns their number."""
        query = select(games.c.id).where(games.c.status == "closed", games.c.changed < before).limit(AT_ONCE)
        async with self._database.reading() as connection:
            old = list((await connection.execute(query)).scalars())
        if old:
            async with self._database.writing() as connection:
                await connection.execute(delete(games).where(games.c.id.in_(old)))
                for table in (entries, seats, chat):
                    await connection.execute(delete(table).where(table.c.game.in_(old)))
                await connection.execute(delete(invitations).where(invitations.c.at < before))
        return len(old)

    async def tournaments(self, before: int) -> int:
        """Deletes tournaments and leagues created before a time and never started; returns their number."""
        query = select(tournaments.c.id).where(tournaments.c.status == "open", tournaments.c.created < before)
        async with self._database.reading() as connection:
            old = list((await connection.execute(query.limit(AT_ONCE))).scalars())
        gone = 0
        for id in old:
            async with self._database.writing() as connection:
                unbegun = delete(tournaments).where(tournaments.c.id == id, tournaments.c.status == "open")
                if (await connection.execute(unbegun)).rowcount:  # not started in the meantime
                    await connection.execute(delete(entrants).where(entrants.c.tournament == id))
                    gone += 1
        unbegun_leagues = (leagues.c.season == 0) & (leagues.c.created < before)
        async with self._database.writing() as connection:
            held = select(leagues.c.id).where(unbegun_leagues)
            await connection.execute(delete(league_members).where(league_members.c.league.in_(held)))
            gone += (await connection.execute(delete(leagues).where(unbegun_leagues))).rowcount
        return gone

    async def imports(self, before: int) -> int:
        """Deletes imported records that were not opened since; returns their number."""
        async with self._database.writing() as connection:
            done = await connection.execute(
                delete(records).where(func.coalesce(records.c.used, records.c.at) < before)
            )
            return int(done.rowcount)
