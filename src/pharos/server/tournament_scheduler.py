"""Runs tournaments: draws rounds, opens their tables, and continues once all results are in.

Every step is stored before it is executed, and is idempotent: a round is drawn once for all processes, and
the id of a table is derived from tournament, round, board, and seats. A server that was killed in the middle
simply continues.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import secrets
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import Row

from pharos.server.evening import Evenings
from pharos.server.server_clock import milliseconds
from pharos.server.store.commit_log import Conflict
from pharos.server.store.people import folded
from pharos.server.store.tournament_records import TournamentRecord, TournamentRecords, level_of
from pharos.server.store.trouble import Unstored
from pharos.server.tournament import Field, Match, rounds_of
from pharos.server.tournament import Row as Place
from pharos.table import CommandRejected, Person, Repeated, Table, log
from pharos.table.settings import Settings, checked
from pharos.wire.tournament_messages import (
    DrawRound,
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
"""Open and live tournaments per person, so that no one can fill the list alone."""


class TournamentScheduler:
    """The tournaments of a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.tournament_records = TournamentRecords(registry.database)
        self._turns: dict[str, asyncio.Lock] = {}
        self.evenings = Evenings(self, registry)

    async def open(self, person: Person, request: NewTournament) -> str:
        """Creates a tournament and returns its id."""
        if person.kind == "guest":
            raise CommandRejected("server-refused-guest", kind="forbidden")
        name = " ".join("".join(one for one in request.name if one.isprintable()).split())
        # Tables of an evening are found on its page, so the lobby need not list them. Commentary is off, as
        # players of a tournament are not asked whether their hands may be shown.
        requested = msgspec.structs.replace(
            request.settings, public=not request.hosted, spectators=True, commentary=None
        )
        settings, _setup = checked(requested)
        prepared = settings.position is not None or settings.lesson is not None or settings.daily is not None
        if len(name) < 2 or prepared:
            raise CommandRejected("server-refused-invalid", kind="invalid")
        if request.kind == "round_robin" and settings.players != 2:
            raise CommandRejected("tournament-refused-round-robin")
        season = None
        if request.club is not None:
            season = await self._registry.clubs.season_for(request.club, person)
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
                "hosted": request.hosted,
                "planned": request.planned,
                "club": request.club,
                "season": season,
            },
            MOST_UNFINISHED,
        )
        if request.enter:
            await self.tournament_records.enter(id, person.id)
        return id

    def settings_of(self, bracket: TournamentRecord) -> Settings:
        """Returns the settings of the tournament's tables."""
        return msgspec.json.decode(bracket.row.settings, type=Settings)

    async def bracket(self, id: str) -> TournamentRecord:
        """Returns a tournament; raises `CommandRejected` if it does not exist."""
        found = await self.tournament_records.read(id) if id.isascii() else None
        if found is None:
            raise CommandRejected("tournament-refused-none", kind="missing")
        return found

    async def begin(self, id: str, person: Person) -> None:
        """Starts the tournament, and draws the first round."""
        bracket = await self.bracket(id)
        if not await self.leads(bracket, person):
            raise CommandRejected("tournament-refused-not-owner", kind="forbidden")
        if bracket.row.hosted:
            return await self.evenings.say(id, person, DrawRound())
        if bracket.row.status != "open":
            raise CommandRejected("tournament-refused-begun")
        if bracket.gone:
            for account in bracket.gone:
                await self.tournament_records.leave(id, account)
            bracket = await self.bracket(id)
        settings = self.settings_of(bracket)
        smallest = 2 if settings.players == 2 else 3
        if len(bracket.people) < smallest:
            raise CommandRejected("tournament-refused-few")
        rounds = rounds_of(bracket.row.kind, len(bracket.people), bracket.row.rounds, settings.players or 2)
        await self.tournament_records.set_status(id, "live", rounds)
        await self.go_on(id)

    async def leads(self, bracket: TournamentRecord, person: Person) -> bool:
        """Whether a person may organize the tournament: its creator, and the organizers of its club."""
        if bracket.row.owner == person.id:
            return True
        return bracket.row.club is not None and await self._registry.clubs.leads(bracket.row.club, person.id)

    def turn(self, id: str) -> asyncio.Lock:
        """Held while this process changes a tournament."""
        return self._turns.setdefault(id, asyncio.Lock())

    async def check_name(self, id: str, person: Person, name: str) -> None:
        """Rejects a person who may not enter, or whose name looks like that of another entrant."""
        bracket = await self.bracket(id)
        if person.kind == "guest" and not bracket.row.hosted:
            raise CommandRejected("server-refused-guest", kind="forbidden")
        if bracket.row.status == "over":
            raise CommandRejected("tournament-refused-over")
        for account, other in bracket.people.items():
            if account != person.id and folded(other.name) == folded(name):
                raise CommandRejected("tournament-refused-name-taken")

    async def enter(self, id: str, person: Person) -> None:
        """Enters a person; guests may enter evenings only."""
        await self.check_name(id, person, person.name)
        await self.tournament_records.enter(id, person.id, person.name)
        await self.evenings.came_or_went(id)

    async def leave(self, id: str, person: Person) -> None:
        """Withdraws a person; withdrawing from a division means leaving its league."""
        bracket = await self.bracket(id)
        if bracket.row.league is not None:
            return await self._registry.leagues.leave(bracket.row.league, person)
        await self.tournament_records.leave(id, person.id)
        await self.evenings.came_or_went(id)

    async def go_on(self, id: str) -> None:
        """Opens missing tables, and draws the next round once all results are in."""
        async with self.turn(id):
            while True:
                bracket = await self.bracket(id)
                if bracket.row.status != "live":
                    return
                if bracket.row.hosted:
                    if not bracket.waits(milliseconds()):
                        await self.evenings.note_results(bracket)
                        await self._open_tables(bracket)
                    return
                await self._open_tables(bracket)
                if not all(match.over for match in bracket.matches):
                    return
                players = self.settings_of(bracket).players or 2
                tables = bracket.field().next_round(bracket.row.kind, players, bracket.row.rounds)
                if tables is None:
                    await self.tournament_records.set_status(id, "over")
                    logger.info("tournament_over", tournament=id)
                    return
                number = bracket.round + 1
                await self.tournament_records.draw(id, number, self.with_tables(id, number, tables))

    def with_tables(
        self, id: str, number: int, tables: list[tuple[str, ...]]
    ) -> list[tuple[tuple[str, ...], str | None]]:
        """Returns the matches of a round, each with the id of its table; byes have none."""
        return [
            (sat, _table_id(id, number, board, sat) if len(sat) > 1 else None)
            for board, sat in enumerate(tables)
        ]

    async def _open_tables(self, bracket: TournamentRecord) -> None:
        settings = self.settings_of(bracket)
        for match in bracket.matches:
            computers = {seat: level for seat, one in enumerate(match.seats) if (level := level_of(one))}
            if match.over or len(computers) == len(match.seats):
                continue
            table = bracket.tables[match.round, match.board]
            people = {
                seat: bracket.people[one] for seat, one in enumerate(match.seats) if seat not in computers
            }
            seated = msgspec.structs.replace(settings, players=len(match.seats), contest=True)
            if (match.round, match.board) in bracket.unopened:
                with contextlib.suppress(Conflict, Unstored):  # it exists, or the next run opens it
                    await self._registry.opener.open_for(table, people, seated, computers)
            # Whoever leaves a league resigns: opponents should not have to wait days for them.
            leaving = bracket.gone if bracket.row.league is None else bracket.left
            for seat, one in enumerate(match.seats):
                if one in leaving:
                    await self.give_up(table, seat)

    async def give_up(self, table: str, seat: int) -> None:
        """Resigns the seat of a deleted, banned, or absent person, so that the round can end."""

        def decide(table: Table) -> log.Entry:
            if table.status != "live" or table.seats[seat].computer:
                raise Repeated
            return log.Resigned(milliseconds(), seat, ends_undo=table.undo is not None)

        with contextlib.suppress(CommandRejected, Repeated, Unstored):
            await (await self._registry.table(table)).commits.enter(decide)

    async def look_after(self) -> None:
        """Continues all live tournaments and leagues."""
        for id in await self.tournament_records.live():
            try:
                await self.go_on(id)
            except CommandRejected as refused:
                logger.error("tournament_stuck", tournament=id, key=refused.key)
        await self._registry.leagues.look_after()

    async def view(self, id: str, viewer: str) -> TournamentView:
        """Returns a tournament as a viewer sees it."""
        bracket = await self.bracket(id)
        now = milliseconds()
        waits, begins = bracket.waits(now), bracket.row.begins
        rounds: dict[int, list[Pairing]] = {}
        for match in bracket.matches:
            rounds.setdefault(match.round, []).append(self._pairing(bracket, match))
        own = [match for match in bracket.matches if viewer in match.seats and not match.over]
        owner = await self._registry.people.name_of(bracket.row.owner)
        return TournamentView(
            summary_of(bracket.row, owner, len(bracket.people), max(rounds, default=0)),
            self.settings_of(bracket),
            _ranking(bracket, waits),
            tuple(tuple(rounds[number]) for number in sorted(rounds)),
            entered=viewer in bracket.people and viewer not in bracket.left,
            yours=await self.leads(bracket, Person(viewer, "")),
            table=_table_of(bracket, own[-1]) if own else None,
            me=bracket.numbers.get(viewer),
            waits=waits,
            begins=begins - now if waits and begins else None,
            held=bracket.row.held,
            since=now - begins if begins and not waits else None,
            idle=not waits and all(match.over for match in bracket.matches),
        )

    def _pairing(self, bracket: TournamentRecord, match: Match) -> Pairing:
        table, place = _table_of(bracket, match), (match.round, match.board)
        return Pairing(
            tuple(bracket.people[one].name for one in match.seats),
            table,
            None if place in bracket.closed else match.places,
            match.totals,
            tuple(bracket.numbers[one] for one in match.seats),
            place in bracket.corrected,
            0 if match.over else self._age(table),
        )

    def _age(self, table: str | None) -> int:
        """Returns the current age of a game, if it is loaded in this process; otherwise 0."""
        live = self._registry.tables.get(table or "")
        if live is None or live.table.round is None:
            return 0
        return int(live.table.game.view(None).data.get("age", 0))


def _table_of(bracket: TournamentRecord, match: Match) -> str | None:
    """Returns the table of a match; a round is drawn before its tables are opened."""
    place = (match.round, match.board)
    return None if place in bracket.unopened else bracket.tables.get(place)


def _ranking(bracket: TournamentRecord, waits: bool) -> tuple[Ranked, ...]:
    """Returns the standings, with the places before the current round, and who is free to play."""
    earlier = [match for match in bracket.matches if match.round < bracket.round]
    before = {row.entrant: row.place for row in Field(list(bracket.people), earlier).standings()}
    busy = {one for match in bracket.matches if not match.over and not waits for one in match.seats}
    return tuple(
        _ranked(bracket, row, busy, before.get(row.entrant, 0) if earlier else 0)
        for row in bracket.field().standings()
    )


def _ranked(bracket: TournamentRecord, row: Place, busy: Collection[str], before: int) -> Ranked:
    person, level = bracket.people[row.entrant], level_of(row.entrant)
    left = row.entrant in bracket.left
    return Ranked(
        row.place,
        person.name,
        row.points,
        row.buchholz,
        row.berger,
        row.total,
        row.played,
        row.won,
        row.byes,
        left,
        bracket.numbers[row.entrant],
        "" if level else person.emblem,
        level,
        person.kind == "guest" and not level,
        not left and row.entrant not in busy,
        before,
    )


def summary_of(row: Row[Any], owner: str, entrants: int, round: int) -> TournamentSummary:
    """Returns the list entry of a tournament."""
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
        row.hosted,
        row.planned,
        row.club,
        row.league,
    )


def _table_id(tournament: str, round: int, board: int, seats: tuple[str, ...]) -> str:
    """Returns the table id of a match: deterministic, so that it is opened once, but new for new pairings."""
    digest = hashlib.sha256(f"{tournament} {round} {board} {' '.join(seats)}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()
