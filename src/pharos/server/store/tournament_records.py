"""Tournaments in the database: entrants and matches. Results come from the games themselves."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from pharos.server.store.account_data import GONE
from pharos.server.store.database import Database
from pharos.server.store.people import KINDS, folded
from pharos.server.store.schema import accounts, entrants, games, matches, seats, tournaments
from pharos.server.tournament import Field, Match
from pharos.table.refusal import CommandRejected
from pharos.table.seat import Person, PersonKind

LISTED = 50
MOST_ENTRANTS = 256
COMPUTER = "computer:"
"""Prefix of a fill-in computer, used in place of an account: `computer:LEVEL:NUMBER`."""


def level_of(entrant: str) -> str | None:
    """Returns the level of a fill-in computer; None for people.

    >>> level_of("computer:scholar:2"), level_of("a3Fk")
    ('scholar', None)
    """
    return entrant.split(":")[1] if entrant.startswith(COMPUTER) else None


class Result(msgspec.Struct, frozen=True):
    """The result of a match if it cannot be read from `seats`."""

    places: tuple[int, ...]
    totals: tuple[int, ...] = ()


_result = msgspec.json.Decoder(Result).decode


@dataclass(slots=True)
class TournamentRecord:
    """A tournament with its entrants and matches."""

    row: Row[Any]
    people: dict[str, Person]
    """By account; includes fill-in computers."""
    numbers: dict[str, int]
    """Entry numbers by account."""
    left: frozenset[str]
    """Entrants who are no longer paired: they withdrew, or their account is gone."""
    gone: frozenset[str]
    """Entrants whose account was deleted or banned."""
    matches: list[Match]
    tables: dict[tuple[int, int], str]
    """Tables by round and board; byes have none."""
    closed: set[tuple[int, int]]
    """Matches whose table was closed without a result; no one won."""
    unopened: set[tuple[int, int]]
    """Matches of a drawn round whose table does not exist yet."""
    unnoted: set[tuple[int, int]]
    """Finished matches with computers whose result is not stored yet."""
    corrected: set[tuple[int, int]]

    @property
    def computers(self) -> frozenset[str]:
        """The fill-in computers."""
        return frozenset(one for one in self.people if level_of(one) is not None)

    @property
    def round(self) -> int:
        """The latest drawn round; 0 before the first."""
        return max((match.round for match in self.matches), default=0)

    def waits(self, now: int) -> bool:
        """Returns whether a drawn round of a hosted tournament has not started."""
        if not self.row.hosted or not self.matches:
            return False
        return self.row.held is not None or (self.row.begins is not None and self.row.begins > now)

    def field(self) -> Field:
        """Returns the entrants and matches for pairing."""
        return Field(list(self.people), self.matches, self.left, self.computers)


class TournamentRecords:
    """Reads and writes tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, id: str, values: dict[str, Any], most: int) -> None:
        """Adds a tournament unless its owner has `most` unfinished ones."""
        async with self._database.writing() as connection:
            # Lock, so that concurrent requests cannot exceed the limit together.
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
        """Returns the newest tournaments: row, name of the owner, number of entrants, latest round."""
        query = (
            select(tournaments, accounts.c.name.label("by"))
            .join(accounts, accounts.c.id == tournaments.c.owner)
            # Evenings of clubs and divisions of leagues are listed on their own pages.
            .where(tournaments.c.club.is_(None), tournaments.c.league.is_(None))
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
        """Returns the ids of live tournaments."""
        query = select(tournaments.c.id).where(tournaments.c.status == "live")
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def read(self, id: str) -> TournamentRecord | None:
        """Returns a tournament by its id."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(tournaments).where(tournaments.c.id == id))).one_or_none()
            if row is None:
                return None
            entered = await connection.execute(
                select(entrants, accounts.c.name, accounts.c.kind, accounts.c.sign)
                .outerjoin(accounts, accounts.c.id == entrants.c.account)
                .where(entrants.c.tournament == id)
                .order_by(entrants.c.number)
            )
            people: dict[str, Person] = {}
            numbers: dict[str, int] = {}
            left, gone = set(), set()
            for who in entered:
                numbers[who.account] = int(who.number)
                level = level_of(who.account)
                here = who.kind in KINDS or level is not None
                # Deleted and banned players stay in past matches; `Person` has no kind for them.
                kind: PersonKind = who.kind if who.kind in KINDS else "account"
                name = f"{COMPUTER}{level}" if level is not None else who.name or GONE
                people[who.account] = Person(who.account, name, kind, who.sign or "")
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
        played, tables = [], {}
        closed, unopened, unnoted, corrected = set(), set(), set(), set()
        for one in found:
            sat = tuple(msgspec.json.decode(one.seats))
            result = results.get(one.game, {})
            places = totals = None
            if one.result is not None:
                kept = _result(one.result)
                places, totals = kept.places, kept.totals
            elif len(result) == len(sat):
                places = tuple(int(result[seat].place or 0) for seat in range(len(sat)))
                totals = tuple(int(result[seat].total or 0) for seat in range(len(sat)))
            elif one.ending == "closed":
                closed.add((one.round, one.board))
                places, totals = tuple(0 for _ in sat), tuple(0 for _ in sat)
            elif one.ending == "over" and any(level_of(who) is not None for who in sat):
                unnoted.add((one.round, one.board))
            if one.corrected:
                corrected.add((one.round, one.board))
            if one.game is not None:
                tables[one.round, one.board] = one.game
                if one.ending is None and places is None:
                    unopened.add((one.round, one.board))
            played.append(Match(one.round, one.board, sat, places, totals or ()))
        return TournamentRecord(
            row,
            people,
            numbers,
            frozenset(left),
            frozenset(gone),
            played,
            tables,
            closed,
            unopened,
            unnoted,
            corrected,
        )

    async def enter(self, id: str, account: str, name: str | None = None) -> None:
        """Adds an entrant, or readmits one who left. Hosted tournaments also accept entrants after the start.

        With `name`, rejects a name that looks like another entrant's.
        """
        async with self._database.writing() as connection:
            # Lock, so that concurrent entrants do not get the same number or name.
            found = await connection.execute(
                select(tournaments.c.status, tournaments.c.hosted)
                .where(tournaments.c.id == id)
                .with_for_update()
            )
            row = found.one_or_none()
            if row is None or (row.status != "open" and not (row.hosted and row.status == "live")):
                raise CommandRejected("tournament-refused-begun")
            held = await connection.execute(
                select(entrants.c.account, entrants.c.number).where(entrants.c.tournament == id)
            )
            numbers = {one.account: int(one.number) for one in held}
            if name is not None:
                names = select(accounts.c.name).where(accounts.c.id.in_(set(numbers) - {account}))
                if folded(name) in map(folded, (await connection.execute(names)).scalars()):
                    raise CommandRejected("tournament-refused-name-taken")
            if account in numbers:
                mine = and_(entrants.c.tournament == id, entrants.c.account == account)
                await connection.execute(update(entrants).where(mine).values(gone=False))
                return
            if len(numbers) >= MOST_ENTRANTS:
                raise CommandRejected("tournament-refused-full")
            number = max(numbers.values(), default=0) + 1
            await connection.execute(
                insert(entrants).values(tournament=id, account=account, number=number, gone=False)
            )

    async def leave(self, id: str, account: str) -> None:
        """Removes an entrant; after the start, only from the next round on."""
        mine = (entrants.c.tournament == id) & (entrants.c.account == account)
        async with self._database.writing() as connection:
            status = await connection.execute(select(tournaments.c.status).where(tournaments.c.id == id))
            if status.scalar_one_or_none() == "open":
                await connection.execute(delete(entrants).where(mine))
            else:
                await connection.execute(update(entrants).where(mine).values(gone=True))

    async def set_status(self, id: str, status: str, rounds: int | None = None) -> None:
        """Sets the status, and optionally the number of rounds."""
        values: dict[str, Any] = {"status": status} | ({} if rounds is None else {"rounds": rounds})
        async with self._database.writing() as connection:
            await connection.execute(update(tournaments).where(tournaments.c.id == id).values(values))

    async def set_countdown(self, id: str, begins: int | None, held: int | None) -> None:
        """Sets when the drawn round starts, or the remaining milliseconds of a paused countdown."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(tournaments).where(tournaments.c.id == id).values(begins=begins, held=held)
            )

    async def set_result(
        self, id: str, round: int, board: int, result: Result | None, *, corrected: bool
    ) -> None:
        """Stores the result of a match; None restores the game's own result."""
        kept = None if result is None else msgspec.json.encode(result).decode()
        one = and_(matches.c.tournament == id, matches.c.round == round, matches.c.board == board)
        if not corrected:
            one = and_(one, matches.c.corrected.is_(False))
        async with self._database.writing() as connection:
            await connection.execute(
                update(matches).where(one).values(result=kept, corrected=corrected and result is not None)
            )

    async def undraw(self, id: str, round: int, now: int) -> bool:
        """Deletes a drawn round that has not started; returns False if it has."""
        async with self._database.writing() as connection:
            waiting = await connection.execute(
                update(tournaments)
                .where(
                    tournaments.c.id == id,
                    or_(tournaments.c.held.is_not(None), tournaments.c.begins > now),
                )
                .values(hosted=True)
            )
            if not waiting.rowcount:
                return False
            await connection.execute(
                delete(matches).where(matches.c.tournament == id, matches.c.round == round)
            )
            return True

    async def of_table(self, game: str) -> tuple[str, str, str | None] | None:
        """Returns the tournament of a table: id, name, and league if it is a division of one."""
        query = (
            select(tournaments.c.id, tournaments.c.name, tournaments.c.league)
            .join(matches, matches.c.tournament == tournaments.c.id)
            .where(matches.c.game == game)
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found.id, found.name, found.league)

    async def draw(
        self,
        id: str,
        round: int,
        tables: Sequence[tuple[tuple[str, ...], str | None]],
        begins: int | None = None,
        held: int | None = None,
    ) -> bool:
        """Stores the pairings of a round and when it starts; returns False if another process was first."""
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
                if begins is not None or held is not None:
                    await connection.execute(
                        update(tournaments).where(tournaments.c.id == id).values(begins=begins, held=held)
                    )
        except IntegrityError:
            return False
        return True
