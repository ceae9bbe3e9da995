"""Tournaments in the database: entrants, and who met whom. Results are those of the games themselves."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from pharos.server.store.database import Database
from pharos.server.store.people import KINDS
from pharos.server.store.schema import accounts, entrants, games, matches, seats, tournaments
from pharos.server.tournament import Match
from pharos.table.refusal import CommandRejected
from pharos.table.seat import Person

LISTED = 50
MOST_ENTRANTS = 256


@dataclass(slots=True)
class TournamentRecord:
    """A tournament with everything that happened in it."""

    row: Row[Any]
    people: dict[str, Person]
    left: frozenset[str]
    """Those who are paired no more: they left, or their account is gone."""
    gone: frozenset[str]
    """Those whose account was deleted or banned."""
    matches: list[Match]
    tables: dict[tuple[int, int], str]
    """By round and board; byes have none."""
    closed: set[tuple[int, int]]
    """Tables that ended without a result: nobody has won there."""
    unopened: set[tuple[int, int]]
    """Tables of a round that is drawn, which are not there yet."""


class TournamentRecords:
    """Reads and writes tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, id: str, values: dict[str, Any], most: int) -> None:
        """A new tournament, unless its owner has as many unfinished ones as anybody may have."""
        async with self._database.writing() as connection:
            # One after the other: commands that come at once must not each find room for itself.
            await connection.execute(
                select(accounts.c.id).where(accounts.c.id == values["owner"]).with_for_update()
            )
            unfinished = await connection.execute(
                select(func.count())
                .select_from(tournaments)
                .where(tournaments.c.owner == values["owner"], tournaments.c.status != "over")
            )
            if unfinished.scalar_one() >= most:
                raise CommandRejected("tournament-refused-many")
            await connection.execute(insert(tournaments).values(id=id, **values))

    async def listed(self) -> list[tuple[Row[Any], str, int, int]]:
        """The newest tournaments: row, name of the owner, entrants, rounds begun."""
        query = (
            select(tournaments, accounts.c.name.label("by"))
            .join(accounts, accounts.c.id == tournaments.c.owner)
            .order_by(tournaments.c.created.desc())
            .limit(LISTED)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            many = await connection.execute(
                select(entrants.c.tournament, func.count())
                .where(entrants.c.tournament.in_(ids))
                .group_by(entrants.c.tournament)
            )
            counted = {one[0]: int(one[1]) for one in many}
            begun = await connection.execute(
                select(matches.c.tournament, func.max(matches.c.round))
                .where(matches.c.tournament.in_(ids))
                .group_by(matches.c.tournament)
            )
            rounds = {one[0]: int(one[1]) for one in begun}
        return [(row, row.by, counted.get(row.id, 0), rounds.get(row.id, 0)) for row in rows]

    async def live(self) -> list[str]:
        """Tournaments that go on."""
        query = select(tournaments.c.id).where(tournaments.c.status == "live")
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def read(self, id: str) -> TournamentRecord | None:
        """A tournament by its id."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(tournaments).where(tournaments.c.id == id))).one_or_none()
            if row is None:
                return None
            entered = await connection.execute(
                select(entrants.c.account, entrants.c.gone, accounts.c.name, accounts.c.kind)
                .join(accounts, accounts.c.id == entrants.c.account)
                .where(entrants.c.tournament == id)
                .order_by(entrants.c.number)
            )
            people: dict[str, Person] = {}
            left, gone = set(), set()
            for who in entered:
                here = who.kind in KINDS
                # A table knows people of these kinds alone; whoever is gone keeps a place in what was played.
                people[who.account] = Person(who.account, who.name, who.kind if here else "account")
                if not here:
                    gone.add(who.account)
                if who.gone or not here:
                    left.add(who.account)
            found = (
                await connection.execute(
                    select(matches, games.c.status.label("ending"))
                    .outerjoin(games, games.c.id == matches.c.game)
                    .where(matches.c.tournament == id)
                    .order_by(matches.c.round, matches.c.board)
                )
            ).all()
            ended = await connection.execute(
                select(seats.c.game, seats.c.seat, seats.c.won, seats.c.total, seats.c.place)
                .join(matches, matches.c.game == seats.c.game)
                .where(matches.c.tournament == id, seats.c.ended.is_not(None))
            )
            results: dict[str, dict[int, Any]] = defaultdict(dict)
            for seat_of in ended:
                results[seat_of.game][seat_of.seat] = seat_of
        played, tables, closed, unopened = [], {}, set(), set()
        for one in found:
            sat = tuple(msgspec.json.decode(one.seats))
            result = results.get(one.game, {})
            places = totals = None
            if len(result) == len(sat):
                places = tuple(int(result[seat].place or 0) for seat in range(len(sat)))
                totals = tuple(int(result[seat].total or 0) for seat in range(len(sat)))
            elif one.ending == "closed":
                closed.add((one.round, one.board))
                places, totals = tuple(0 for _ in sat), tuple(0 for _ in sat)
            if one.game is not None:
                tables[one.round, one.board] = one.game
                if one.ending is None and places is None:
                    unopened.add((one.round, one.board))
            played.append(Match(one.round, one.board, sat, places, totals or ()))
        return TournamentRecord(
            row, people, frozenset(left), frozenset(gone), played, tables, closed, unopened
        )

    async def enter(self, id: str, account: str) -> None:
        """Somebody takes part."""
        async with self._database.writing() as connection:
            status = await connection.execute(select(tournaments.c.status).where(tournaments.c.id == id))
            if status.scalar_one_or_none() != "open":
                raise CommandRejected("tournament-refused-begun")
            held = await connection.execute(
                select(entrants.c.account, entrants.c.number).where(entrants.c.tournament == id)
            )
            numbers = {one.account: int(one.number) for one in held}
            if account in numbers:
                return
            if len(numbers) >= MOST_ENTRANTS:
                raise CommandRejected("tournament-refused-full")
            number = max(numbers.values(), default=0) + 1
            await connection.execute(
                insert(entrants).values(tournament=id, account=account, number=number, gone=False)
            )

    async def leave(self, id: str, account: str) -> None:
        """Somebody takes no part: before it begins as if never, afterwards from the next round on."""
        mine = (entrants.c.tournament == id) & (entrants.c.account == account)
        async with self._database.writing() as connection:
            status = await connection.execute(select(tournaments.c.status).where(tournaments.c.id == id))
            if status.scalar_one_or_none() == "open":
                await connection.execute(delete(entrants).where(mine))
            else:
                await connection.execute(update(entrants).where(mine).values(gone=True))

    async def set_status(self, id: str, status: str, rounds: int | None = None) -> None:
        """The tournament begins, or ends."""
        values: dict[str, Any] = {"status": status} | ({} if rounds is None else {"rounds": rounds})
        async with self._database.writing() as connection:
            await connection.execute(update(tournaments).where(tournaments.c.id == id).values(values))

    async def draw(self, id: str, round: int, tables: Sequence[tuple[tuple[str, ...], str | None]]) -> bool:
        """Keeps who meets whom in a round; false when another process was quicker."""
        rows = [
            {
                "tournament": id,
                "round": round,
                "board": board,
                "seats": msgspec.json.encode(sat).decode(),
                "game": game,
            }
            for board, (sat, game) in enumerate(tables)
        ]
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(matches), rows)
        except IntegrityError:
            return False
        return True
