"""Whoever runs the tournaments: draws rounds, opens their tables, and goes on when all results are in.

Everything it does is kept before it is done, and can be done twice: a round is drawn once for all processes,
and a table has an id that follows from tournament, round and board. So a server that was killed in the
middle goes on where it stood.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import Row

from pharos.server.server_clock import milliseconds
from pharos.server.store.commit_log import Conflict
from pharos.server.store.tournament_records import TournamentRecord, TournamentRecords
from pharos.server.store.trouble import Unstored
from pharos.server.tournament import Field, rounds_of
from pharos.table import CommandRejected, Person, Repeated, Table, log
from pharos.table.settings import Settings, checked
from pharos.wire.tournament_messages import (
    NewTournament,
    Pairing,
    Ranked,
    TournamentSummary,
    TournamentView,
)

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

logger = structlog.get_logger("director")

MOST_UNFINISHED = 3
"""Tournaments of one person that are open or go on: nobody fills the list alone."""


class TournamentScheduler:
    """The tournaments of a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.tournament_records = TournamentRecords(registry.database)
        self._turns: dict[str, asyncio.Lock] = {}

    async def open(self, person: Person, request: NewTournament) -> str:
        """A new tournament."""
        if person.kind == "guest":
            raise CommandRejected("server-refused-guest", kind="forbidden")
        name = " ".join("".join(one for one in request.name if one.isprintable()).split())
        settings, _setup = checked(msgspec.structs.replace(request.settings, public=True, spectators=True))
        prepared = settings.position is not None or settings.lesson is not None
        if len(name) < 2 or prepared:
            raise CommandRejected("server-refused-invalid", kind="invalid")
        if request.kind == "round_robin" and settings.players != 2:
            raise CommandRejected("tournament-refused-round-robin")
        id = secrets.token_urlsafe(9)
        await self.tournament_records.open(
            id,
            {
                "name": name,
                "kind": request.kind,
                "status": "open",
                "owner": person.id,
                "settings": msgspec.json.encode(settings).decode(),
                "rounds": request.rounds,
                "created": milliseconds(),
            },
            MOST_UNFINISHED,
        )
        await self.tournament_records.enter(id, person.id)
        return id

    async def bracket(self, id: str) -> TournamentRecord:
        """A tournament by its id; raises `CommandRejected` where there is none."""
        found = await self.tournament_records.read(id) if id.isascii() else None
        if found is None:
            raise CommandRejected("tournament-refused-none", kind="missing")
        return found

    async def begin(self, id: str, person: Person) -> None:
        """Draws the first round."""
        bracket = await self.bracket(id)
        if bracket.row.owner != person.id:
            raise CommandRejected("tournament-refused-not-owner", kind="forbidden")
        if bracket.row.status != "open":
            raise CommandRejected("tournament-refused-begun")
        if bracket.gone:
            for account in bracket.gone:
                await self.tournament_records.leave(id, account)
            bracket = await self.bracket(id)
        settings = _settings(bracket)
        smallest = 2 if settings.players == 2 else 3
        if len(bracket.people) < smallest:
            raise CommandRejected("tournament-refused-few")
        rounds = rounds_of(bracket.row.kind, len(bracket.people), bracket.row.rounds, settings.players or 2)
        await self.tournament_records.set_status(id, "live", rounds)
        await self.go_on(id)

    async def go_on(self, id: str) -> None:
        """Opens the tables that are missing, and draws the next round when all results are in."""
        async with self._turns.setdefault(id, asyncio.Lock()):
            while True:
                bracket = await self.bracket(id)
                if bracket.row.status != "live":
                    return
                await self._open_tables(bracket)
                if not all(match.over for match in bracket.matches):
                    return
                field = Field(list(bracket.people), bracket.matches, bracket.left)
                players = _settings(bracket).players or 2
                tables = field.next_round(bracket.row.kind, players, bracket.row.rounds)
                if tables is None:
                    await self.tournament_records.set_status(id, "over")
                    logger.info("tournament_over", tournament=id)
                    return
                number = max((match.round for match in bracket.matches), default=0) + 1
                drawn = [
                    (sat, _table_id(id, number, board) if len(sat) > 1 else None)
                    for board, sat in enumerate(tables)
                ]
                await self.tournament_records.draw(id, number, drawn)

    async def _open_tables(self, bracket: TournamentRecord) -> None:
        settings = _settings(bracket)
        for match in bracket.matches:
            if match.over:
                continue
            table = bracket.tables[match.round, match.board]
            people = [bracket.people[one] for one in match.seats]
            seated = msgspec.structs.replace(settings, players=len(people))
            with contextlib.suppress(Conflict, Unstored):  # it is there, or comes at the next turn
                await self._registry.opener.open_for(table, people, seated)
            for seat, one in enumerate(match.seats):
                if one in bracket.gone:
                    await self._give_up(table, seat)

    async def _give_up(self, table: str, seat: int) -> None:
        """Whoever was deleted or banned has given up: nobody waits for them, and the round can end."""

        def decide(table: Table) -> log.Entry:
            if table.status != "live" or table.seats[seat].computer:
                raise Repeated
            return log.Resigned(milliseconds(), seat, ends_undo=table.undo is not None)

        with contextlib.suppress(CommandRejected, Repeated, Unstored):
            await (await self._registry.table(table)).commits.enter(decide)

    async def look_after(self) -> None:
        """All tournaments that go on."""
        for id in await self.tournament_records.live():
            try:
                await self.go_on(id)
            except CommandRejected as refused:
                logger.error("tournament_stuck", tournament=id, key=refused.key)

    async def view(self, id: str, viewer: str) -> TournamentView:
        """A tournament as somebody sees it."""
        bracket = await self.bracket(id)
        names = {account: person.name for account, person in bracket.people.items()}
        rows = Field(list(bracket.people), bracket.matches, bracket.left).standings()
        by_round: dict[int, list[Pairing]] = {}
        mine = None
        for match in bracket.matches:
            # Nobody is sent to a table that is not there: a round is drawn before its tables are opened.
            unopened = (match.round, match.board) in bracket.unopened
            table = None if unopened else bracket.tables.get((match.round, match.board))
            places = None if (match.round, match.board) in bracket.closed else match.places
            sat = tuple(names[one] for one in match.seats)
            by_round.setdefault(match.round, []).append(Pairing(sat, table, places, match.totals))
            if viewer in match.seats and not match.over:
                mine = table
        owner = await self._registry.people.name_of(bracket.row.owner)
        return TournamentView(
            summary_of(bracket.row, owner, len(bracket.people), max(by_round, default=0)),
            _settings(bracket),
            tuple(
                Ranked(
                    row.place,
                    names[row.entrant],
                    row.points,
                    row.buchholz,
                    row.berger,
                    row.total,
                    row.played,
                    row.won,
                    row.byes,
                    row.entrant in bracket.left,
                )
                for row in rows
            ),
            tuple(tuple(by_round[number]) for number in sorted(by_round)),
            entered=viewer in bracket.people and viewer not in bracket.left,
            yours=viewer == bracket.row.owner,
            table=mine,
        )


def summary_of(row: Row[Any], owner: str, entrants: int, round: int) -> TournamentSummary:
    """A tournament as it is listed."""
    settings = msgspec.json.decode(row.settings, type=Settings)
    return TournamentSummary(
        row.id,
        row.name,
        row.kind,
        row.status,
        settings.game,
        settings.expansions,
        settings.players or 2,
        owner,
        entrants,
        round,
        row.rounds,
        row.created,
    )


def _settings(bracket: TournamentRecord) -> Settings:
    return msgspec.json.decode(bracket.row.settings, type=Settings)


def _table_id(tournament: str, round: int, board: int) -> str:
    """The table of a match: always the same, so that it is opened once."""
    digest = hashlib.sha256(f"{tournament} {round} {board}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()
