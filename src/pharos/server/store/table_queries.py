"""Queries outside the game logs: lists of tables, game history, chat, imported records."""

from __future__ import annotations

import contextlib
import secrets
from collections import Counter
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, func, insert, or_, select, true, update
from sqlalchemy.exc import SQLAlchemyError

from pharos.server.history import History
from pharos.server.store.database import Database
from pharos.server.store.ratings import shown
from pharos.server.store.schema import chat, games, ratings, records, seats
from pharos.table.refusal import CommandRejected
from pharos.table.seat import Person
from pharos.wire.messages import ChatLine, Played, Rating, RecordSummary, Room, TableSummary
from pharos.wire.summary import record_summary

LOBBY = 100
OF_ONE_OPENER = 10
OF_ONE_ORIGIN = 30
"""Maximum tables in the lobby per host, and per address."""
HISTORY = 50
CHAT = 50
STATISTICS = 2000
MOST_RECORDS = 500
MOST_RECORDED = 8 * 1024 * 1024
"""Maximum imported records of one account, and their total bytes."""
LISTED_RECORDS = 50
DAY = 24 * 60 * 60 * 1000


class TableQueries:
    """Reads and writes game data other than the logs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- tables ---

    async def lobby(self, now: int) -> tuple[TableSummary, ...]:
        """Returns public open and live tables with human players, open ones first; limited per host."""
        query = (
            select(games.c.summary, games.c.opener, games.c.origin)
            .where(
                games.c.public.is_(True),
                games.c.status.in_(("open", "live")),
                games.c.changed > now - DAY,
            )
            .order_by(games.c.status.desc(), games.c.changed.desc())
            .limit(3 * LOBBY)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        listed: list[TableSummary] = []
        of_opener: Counter[str | None] = Counter()
        of_origin: Counter[str | None] = Counter()
        for row in rows:
            full = row.opener is not None and of_opener[row.opener] >= OF_ONE_OPENER
            if full or (row.origin is not None and of_origin[row.origin] >= OF_ONE_ORIGIN):
                continue
            summary = _summary(row.summary)
            if all(seat is None or seat.startswith("computer:") for seat in summary.seats):
                continue
            of_opener[row.opener] += 1
            of_origin[row.origin] += 1
            listed.append(summary)
        return await self._rated(listed[:LOBBY])

    async def _rated(self, listed: list[TableSummary]) -> tuple[TableSummary, ...]:
        """Adds the average rating of the players to live tables, and sorts these by rating, highest first."""
        live = {table.id: f"{table.game}-{table.players}" for table in listed if table.status == "live"}
        query = (
            select(seats.c.game, ratings.c.pool, ratings.c.mu)
            .join(ratings, ratings.c.account == seats.c.account)
            .where(seats.c.game.in_(live))
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).all() if live else []
        of_table: dict[str, list[int]] = {}
        for row in found:
            if row.pool == live[row.game]:
                of_table.setdefault(row.game, []).append(shown(row.mu))
        rated = [
            msgspec.structs.replace(table, rating=round(sum(known) / len(known)))
            if (known := of_table.get(table.id))
            else table
            for table in listed
        ]
        rated.sort(key=lambda table: (table.status != "open", -(table.rating or 0)))
        return tuple(rated)

    async def held(self, opener: str, origin: str | None) -> tuple[tuple[int, int], tuple[int, int]]:
        """Returns the numbers of open or live tables and of computer seats, of a host and of an address."""

        def of(column: ColumnElement[bool]) -> Select[Any]:
            return select(func.count(), func.coalesce(func.sum(games.c.computers), 0)).where(column)

        async with self._database.reading() as connection:
            mine = (await connection.execute(of(games.c.opener == opener))).one()
            theirs = (await connection.execute(of(games.c.origin == origin))).one()
        return (int(mine[0]), int(mine[1])), (int(theirs[0]), int(theirs[1]))

    async def summary(self, game: str) -> TableSummary | None:
        """Returns the summary of a table."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(games.c.summary).where(games.c.id == game))
            data = found.scalar_one_or_none()
        return None if data is None else _summary(data)

    async def origin(self, game: str) -> str | None:
        """Returns the address from which a table was created; None once it is over."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(games.c.origin).where(games.c.id == game))
            return found.scalar_one_or_none()

    async def mine(self, account: str) -> list[tuple[TableSummary, int]]:
        """Returns the tables of an account with its seat, newest first."""
        query = (
            select(games.c.summary, seats.c.seat)
            .join(seats, seats.c.game == games.c.id)
            .where(seats.c.account == account)
            .order_by(games.c.changed.desc())
            .limit(HISTORY)
        )
        async with self._database.reading() as connection:
            return [(_summary(row.summary), row.seat) for row in await connection.execute(query)]

    async def seated(self, account: str) -> list[tuple[str, int, str]]:
        """Returns the open and live tables of an account: id, seat, status."""
        query = (
            select(games.c.id, seats.c.seat, games.c.status)
            .join(seats, seats.c.game == games.c.id)
            .where(seats.c.account == account, games.c.status.in_(("open", "live")))
        )
        async with self._database.reading() as connection:
            return [(row.id, row.seat, row.status) for row in await connection.execute(query)]

    async def playing(self, people: Collection[str]) -> dict[str, str]:
        """Returns the most recently changed public open or live table by account."""
        query = (
            select(seats.c.account, games.c.id)
            .join(games, games.c.id == seats.c.game)
            .where(seats.c.account.in_(people), games.c.public, games.c.status.in_(("open", "live")))
            .order_by(games.c.changed)
        )
        async with self._database.reading() as connection:
            return {row.account: row.id for row in await connection.execute(query)}

    async def claim_due(self, now: int, again: int, most: int) -> list[str]:
        """Claims at most `most` due games for this process, by moving their due time to `again`."""
        query = select(games.c.id, games.c.due).where(games.c.due <= now).order_by(games.c.due).limit(most)
        async with self._database.reading() as connection:
            due = (await connection.execute(query)).all()
        mine = []
        for row in due:
            async with self._database.writing() as connection:
                claimed = await connection.execute(
                    update(games).where(games.c.id == row.id, games.c.due == row.due).values(due=again)
                )
            if claimed.rowcount:
                mine.append(row.id)
        return mine

    async def due_at(self, game: str, due: int | None) -> None:
        """Sets the due time of a game; None for never."""
        async with self._database.writing() as connection:
            await connection.execute(update(games).where(games.c.id == game).values(due=due))

    # --- people ---

    async def ratings(self, account: str) -> tuple[Rating, ...]:
        """Returns the ratings of an account."""
        query = select(ratings).where(ratings.c.account == account).order_by(ratings.c.pool)
        async with self._database.reading() as connection:
            return tuple(
                Rating(row.pool, row.mu, row.sigma, shown(row.mu), row.games)
                for row in await connection.execute(query)
            )

    async def strength(self, account: str, pool: str) -> int | None:
        """Returns the displayed rating of an account in one pool; None if unrated."""
        query = select(ratings.c.mu).where(ratings.c.account == account, ratings.c.pool == pool)
        async with self._database.reading() as connection:
            mu = (await connection.execute(query)).scalar_one_or_none()
        return None if mu is None else shown(mu)

    async def history(self, account: str, *, whole: bool) -> History:
        """Returns the last finished games of an account; only public ones unless `whole`."""
        query = (
            select(seats, games.c.summary)
            .join(games, games.c.id == seats.c.game)
            .where(seats.c.account == account, seats.c.ended.is_not(None))
            .where(true() if whole else games.c.public)
            .order_by(seats.c.ended.desc())
            .limit(STATISTICS)
        )
        played: list[Played] = []
        async with self._database.reading() as connection:
            for row in await connection.execute(query):
                table = _summary(row.summary)
                played.append(
                    Played(
                        table=row.game,
                        game=table.game,
                        expansions=table.expansions,
                        players=table.players,
                        seat=row.seat,
                        won=bool(row.won),
                        victory=row.victory,
                        ending=row.ending,
                        total=row.total,
                        rated=table.rated,
                        ended=row.ended,
                        others=tuple(name for seat, name in enumerate(table.seats) if seat != row.seat),
                        rating=row.rating,
                        wonders=tuple((row.wonders or "").split()),
                        helped=table.helped,
                        daily=table.daily,
                    )
                )
        return History(played)

    # --- chat ---

    async def say(
        self, game: str, room: Room, person: Person, seat: int | None, text: str, at: int
    ) -> ChatLine:
        """Stores a chat message."""
        guest = person.kind == "guest"
        async with self._database.writing() as connection:
            made = await connection.execute(
                insert(chat)
                .values(
                    game=game,
                    room=room,
                    name=person.name,
                    seat=seat,
                    guest=guest,
                    text=text,
                    at=at,
                    account=person.id,
                )
                .returning(chat.c.id)
            )
            id = made.scalar_one()
        return ChatLine(id, room, person.name, seat, text, at, guest)

    async def copy_chat(self, game: str, to: str) -> None:
        """Copies the last table messages of one table to another."""
        kept = [chat.c[name] for name in ("room", "name", "seat", "guest", "text", "at", "account")]
        lines = select(*kept).where(chat.c.game == game, chat.c.room == "table")
        async with self._database.writing() as connection:
            found = await connection.execute(lines.order_by(chat.c.id.desc()).limit(CHAT))
            rows = [{**one._mapping, "game": to} for one in reversed(found.all())]
            if rows:
                await connection.execute(insert(chat), rows)

    async def chat(
        self,
        game: str,
        rooms: Collection[str],
        team: int | None,
        after: int = 0,
        without: Collection[str] = (),
    ) -> tuple[ChatLine, ...]:
        """Returns the last chat messages in `rooms` of a table, oldest first, excluding authors in `without`.

        With `team`, a seat, includes the messages of its team chat. Rooms are filtered in the query, so that
        many messages in one room cannot crowd out those of another.
        """
        heard: ColumnElement[bool] = chat.c.room.in_(rooms)
        if team is not None:
            heard = or_(heard, (chat.c.room == "team") & chat.c.seat.in_((team, team ^ 1)))
        query = select(chat).where(chat.c.game == game, chat.c.id > after, heard)
        if without:
            query = query.where(or_(chat.c.account.is_(None), chat.c.account.not_in(without)))
        query = query.order_by(chat.c.id.desc()).limit(CHAT)
        async with self._database.reading() as connection:
            lines = [_line(row) for row in await connection.execute(query)]
        return tuple(reversed(lines))

    async def line(self, game: str, id: int) -> ChatLine | None:
        """Returns one chat message of a table."""
        query = select(chat).where(chat.c.game == game, chat.c.id == id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _line(row)

    # --- records ---

    async def keep_record(self, account: str, data: bytes, now: int) -> str:
        """Stores an imported record unless its owner has reached a limit; returns its id."""
        id = secrets.token_urlsafe(12)
        held = select(func.count(), func.coalesce(func.sum(func.length(records.c.data)), 0))
        async with self._database.writing() as connection:
            many, much = (await connection.execute(held.where(records.c.account == account))).one()
            if many >= MOST_RECORDS or much + len(data) > MOST_RECORDED:
                raise CommandRejected("server-refused-too-many-records")
            await connection.execute(insert(records).values(id=id, account=account, data=data, at=now))
        return id

    async def records_of(self, account: str) -> tuple[RecordSummary, ...]:
        """Returns the imported records of an account, newest first."""
        query = select(records.c.id, records.c.at, records.c.data).where(records.c.account == account)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(records.c.at.desc()).limit(LISTED_RECORDS))
            return tuple(record_summary(row.id, row.at, bytes(row.data)) for row in rows)

    async def record(self, id: str, now: int) -> bytes | None:
        """Returns an imported record and updates its last use, at most once a day."""
        query = select(records.c.data, func.coalesce(records.c.used, records.c.at).label("used"))
        async with self._database.reading() as connection:
            row = (await connection.execute(query.where(records.c.id == id))).one_or_none()
        if row is not None and now - row.used > DAY:
            with contextlib.suppress(OSError, TimeoutError, SQLAlchemyError):
                async with self._database.writing() as connection:
                    await connection.execute(update(records).where(records.c.id == id).values(used=now))
        return None if row is None else bytes(row.data)


def _line(row: Any) -> ChatLine:
    return ChatLine(row.id, row.room, row.name, row.seat, row.text, row.at, bool(row.guest))


def _summary(data: bytes) -> TableSummary:
    return msgspec.json.decode(data, type=TableSummary)
