"""Turn-based leagues: each division of a season is a tournament; its result decides who moves up or down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import Row

from pharos.products import product_named
from pharos.server.league import FEWEST, moves, next_season
from pharos.server.server_clock import milliseconds
from pharos.server.store.league_rows import LeagueRows
from pharos.server.store.tournament_records import TournamentRecord
from pharos.table import CommandRejected, Person
from pharos.table.clock import DAY, DaysClock
from pharos.table.settings import Settings, checked
from pharos.wire.league_messages import (
    BeginSeason,
    Champion,
    CorrectGame,
    Division,
    EndLeague,
    LeagueCommand,
    LeaguePlayer,
    Leagues,
    LeagueSummary,
    LeagueView,
    NewLeague,
    RemovePlayer,
)
from pharos.wire.offers import player_counts
from pharos.wire.tournament_messages import CorrectResult

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

logger = structlog.get_logger("leagues")

LARGEST_OF_TWO = 10
"""The largest last division in Duel, which takes the rest: each player has nine games at once."""
PAST = 20
"""Past champions that are listed."""


class LeagueService:
    """The leagues of a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._rows = LeagueRows(registry.database)

    async def open(self, person: Person, request: NewLeague) -> str:
        """Creates a league and returns its id."""
        if person.kind == "guest":
            raise CommandRejected("server-refused-guest", kind="forbidden")
        name = " ".join("".join(one for one in request.name if one.isprintable()).split())
        if not isinstance(request.settings.clock, DaysClock):
            raise CommandRejected("league-refused-clock", kind="invalid")
        if request.club is not None:
            await self._registry.clubs.season_for(request.club, person)
        of_two = request.settings.game == "duel"
        requested = msgspec.structs.replace(
            request.settings,
            players=2 if of_two else request.size,
            public=request.club is None,
            spectators=True,
        )
        settings, _setup = checked(requested)
        prepared = settings.position is not None or settings.lesson is not None or settings.daily is not None
        if len(name) < 2 or prepared:
            raise CommandRejected("server-refused-invalid", kind="invalid")
        if settings.options.get("teams"):
            raise CommandRejected("league-refused-teams", kind="invalid")
        id = await self._rows.add(
            {
                "name": name,
                "owner": person.id,
                "club": request.club,
                "settings": msgspec.json.encode(settings).decode(),
                "size": request.size,
                "movers": request.movers,
                "laps": request.laps,
                "pause": request.pause,
                "created": milliseconds(),
            }
        )
        await self._rows.enter(id, person.id, milliseconds())
        return id

    async def listed(self, person: Person | None, club: str | None) -> Leagues:
        """Returns the leagues visible to a person, or those of one club."""
        if club is not None:
            await self._registry.clubs.readable(club, person)
        me = person.id if person is not None else ""
        return Leagues(tuple([await self._summary(row, me) for row in await self._rows.listed(me, club)]))

    async def enter(self, id: str, person: Person) -> None:
        """Adds a person to a league, from the next season on."""
        row = await self._readable(id, person)
        if row.status == "over":
            raise CommandRejected("league-refused-over")
        if not await self._may_enter(row, person):
            raise CommandRejected("league-refused-members", kind="forbidden")
        await self._rows.enter(id, person.id, milliseconds())

    async def leave(self, id: str, person: Person) -> None:
        """Removes a person, who resigns all unfinished games."""
        row = await self._row(id)
        await self._rows.leave(id, person.id)
        for bracket in await self._brackets(row, row.season):
            if person.id in bracket.people:
                await self._registry.scheduler.tournament_records.leave(bracket.row.id, person.id)
                await self._registry.scheduler.go_on(bracket.row.id)

    async def say(self, id: str, person: Person, command: LeagueCommand) -> None:
        """Executes a command of the organizer; raises `CommandRejected`."""
        row = await self._readable(id, person)
        if not await self._leads(row, person.id):
            raise CommandRejected("tournament-refused-not-owner", kind="forbidden")
        match command:
            case BeginSeason():
                if row.status != "open":
                    raise _closed(row.status)
                await self._begin(row)
            case RemovePlayer():
                await self.leave(id, await self._named(row, command.player))
            case CorrectGame():
                await self._correct(row, command)
            case EndLeague():
                if not await self._rows.end(id):
                    raise _closed(row.status)

    async def look_after(self) -> None:
        """Ends seasons whose games are over, and starts those that are due."""
        now = milliseconds()
        for row in await self._rows.unfinished():
            if row.status == "live":
                divisions = await self._rows.divisions(row.id, row.season)
                if all(one.status == "over" for one in divisions) and await self._rows.end_season(row, now):
                    logger.info("season_over", league=row.id, season=row.season)
            elif now >= row.ended + row.pause * DAY and len(await self._rows.members(row)) >= FEWEST:
                await self._begin(row)

    async def _begin(self, row: Row[Any]) -> None:
        """Draws the divisions of the next season, and opens their tables."""
        present = list(await self._rows.members(row))
        if len(present) < FEWEST:
            raise CommandRejected("league-refused-few")
        last = [_order(bracket) for bracket in await self._brackets(row, row.season)]
        settings = _settings(row)
        most = LARGEST_OF_TWO
        if settings.players != 2:
            most = max(player_counts(product_named(settings.game), settings.expansions))
        divisions = next_season(last, row.movers, present, row.size, most)
        if not await self._rows.begin(row, divisions, milliseconds()):
            return
        logger.info("season_began", league=row.id, season=row.season + 1, divisions=len(divisions))
        for one in await self._rows.divisions(row.id, row.season + 1):
            await self._registry.scheduler.go_on(one.id)

    async def _correct(self, row: Row[Any], command: CorrectGame) -> None:
        for bracket in await self._brackets(row, row.season):
            for (round, board), table in bracket.tables.items():
                if table == command.table:
                    asked = CorrectResult(round, board, command.places)
                    await self._registry.scheduler.evenings.correct(bracket, asked)
                    return await self._registry.scheduler.go_on(bracket.row.id)
        raise CommandRejected("tournament-refused-no-match", kind="missing")

    async def _named(self, row: Row[Any], name: str) -> Person:
        brackets = await self._brackets(row, row.season)
        here = [person for bracket in brackets for person in bracket.people.values()]
        for person in [*(await self._rows.members(row)).values(), *here]:
            if person.name == name:
                return person
        raise CommandRejected("tournament-refused-no-entrant", kind="missing")

    async def _row(self, id: str) -> Row[Any]:
        row = await self._rows.get(id) if id.isascii() else None
        if row is None:
            raise CommandRejected("league-refused-none", kind="missing")
        return row

    async def _readable(self, id: str, person: Person | None) -> Row[Any]:
        """Returns a league; those of a private club are visible only to its members."""
        row = await self._row(id)
        if row.club is not None:
            try:
                await self._registry.clubs.readable(row.club, person)
            except CommandRejected as refused:
                raise CommandRejected("league-refused-none", kind="missing") from refused
        return row

    async def _may_enter(self, row: Row[Any], person: Person | None) -> bool:
        if person is None or person.kind == "guest":
            return False
        return row.club is None or await self._registry.clubs.belongs(row.club, person.id)

    async def _leads(self, row: Row[Any], account: str) -> bool:
        """Whether an account leads: club organizers; else the creator, then the longest-serving member."""
        if row.club is not None:
            return await self._registry.clubs.leads(row.club, account)
        if row.owner == account:
            return True
        if await self._registry.people.here(row.owner):
            return False
        return account == next(iter(await self._rows.members(row)), None)

    async def _brackets(self, row: Row[Any], season: int) -> list[TournamentRecord]:
        records = self._registry.scheduler.tournament_records
        found = [await records.read(one.id) for one in await self._rows.divisions(row.id, season)]
        return [one for one in found if one is not None]

    async def _summary(self, row: Row[Any], me: str) -> LeagueSummary:
        settings = _settings(row)
        members = await self._rows.members(row)
        days = settings.clock.days if isinstance(settings.clock, DaysClock) else 0
        return LeagueSummary(
            row.id,
            row.name,
            row.status,
            settings.game,
            settings.expansions,
            days,
            row.season,
            len(members),
            me in members,
            row.club,
        )

    async def view(self, id: str, person: Person | None, wished: int | None = None) -> LeagueView:
        """Returns the page of a league; `wished` is the number of a season."""
        row = await self._readable(id, person)
        me = person.id if person is not None else ""
        members = await self._rows.members(row)
        season = wished if wished is not None and wished <= row.season else row.season
        brackets = await self._brackets(row, season)
        # Players who left don't count for promotion, just as when the next season is drawn.
        orders = [[one for one in _order(bracket) if one in members] for bracket in brackets]
        sizes = [len(one) for one in orders]
        divisions, table = [], None
        for n, bracket in enumerate(brackets):
            shown = await self._registry.scheduler.view(bracket.row.id, me)
            marks = dict(zip(orders[n], moves(sizes, n, row.movers), strict=True))
            divisions.append(
                Division(
                    bracket.row.id,
                    shown.standings,
                    tuple(marks.get(one) for one in _order(bracket)),
                    tuple(game for round in shown.pairings for game in round),
                    bracket.row.status == "over",
                    shown.me,
                )
            )
            table = table or shown.table
        return LeagueView(
            await self._summary(row, me),
            _settings(row),
            row.size,
            row.movers,
            row.laps,
            row.pause,
            season,
            tuple(divisions),
            tuple(LeaguePlayer(one.name, one.emblem, account == me) for account, one in members.items()),
            await self._champions(row),
            await self._leads(row, me),
            row.status != "over" and await self._may_enter(row, person),
            row.ended + row.pause * DAY if row.status == "open" and row.ended and row.pause else None,
            table,
        )

    async def _champions(self, row: Row[Any]) -> tuple[Champion, ...]:
        found = []
        for one in (await self._rows.divisions(row.id))[: PAST + 1]:
            if one.season == row.season and row.status == "live":
                continue
            bracket = await self._registry.scheduler.tournament_records.read(one.id)
            if bracket is not None:
                first = [ranked for ranked in bracket.field().standings() if ranked.place == 1]
                names = tuple(bracket.people[ranked.entrant].name for ranked in first)
                found.append(Champion(one.season, names))
        return tuple(found)


def _order(bracket: TournamentRecord) -> list[str]:
    """Returns the entrants by place; ties are ordered by their strength in the previous season."""
    return [row.entrant for row in bracket.field().standings()]


def _settings(row: Row[Any]) -> Settings:
    return msgspec.json.decode(row.settings, type=Settings)


def _closed(status: str) -> CommandRejected:
    """Returns the rejection of a command for a league that is in season or has ended."""
    return CommandRejected("league-refused-live" if status == "live" else "league-refused-over")
