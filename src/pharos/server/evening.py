"""Evenings: tournaments at the organizer's pace, with countdowns, late arrivals, no-shows, and corrections.

An evening is a tournament (`tournament_scheduler`) in which the organizer starts each round. A round that is
drawn but has not started is redrawn when a player comes or goes.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from pharos.server.server_clock import milliseconds
from pharos.server.store.tournament_records import COMPUTER, Result, TournamentRecord, level_of
from pharos.server.summary import places_of
from pharos.server.tournament import rounds_of
from pharos.table import CommandRejected, Person
from pharos.wire.tournament_messages import (
    AddComputer,
    BeginRound,
    CorrectResult,
    DrawRound,
    FinishEvening,
    OrganizerCommand,
    PauseRound,
    SetPresent,
)

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry
    from pharos.server.tournament_scheduler import TournamentScheduler

MINUTE = 60_000
MOST_COMPUTERS = 8
"""Computer players that fill up one evening."""


class Evenings:
    """Executes commands of organizers, and starts rounds after their countdown."""

    def __init__(self, scheduler: TournamentScheduler, registry: TableRegistry) -> None:
        self._scheduler = scheduler
        self._registry = registry
        self._records = scheduler.tournament_records

    async def say(self, id: str, person: Person, command: OrganizerCommand) -> None:
        """Executes a command of the organizer; raises `CommandRejected`."""
        bracket = await self._scheduler.bracket(id)
        if not await self._scheduler.leads(bracket, person):
            raise CommandRejected("tournament-refused-not-owner", kind="forbidden")
        if not bracket.row.hosted:
            raise CommandRejected("tournament-refused-not-hosted")
        if bracket.row.status == "over" and not isinstance(command, CorrectResult):
            raise CommandRejected("tournament-refused-over")
        async with self._scheduler.turn(id):
            bracket = await self._scheduler.bracket(id)
            match command:
                case DrawRound():
                    await self._draw(bracket, command.minutes)
                case BeginRound():
                    self._must_wait(bracket)
                    await self._records.set_countdown(id, milliseconds(), None)
                case PauseRound():
                    await self._pause(bracket, command.on)
                case SetPresent():
                    await self._present(bracket, command)
                case AddComputer():
                    await self._add_computer(bracket, command.level)
                case CorrectResult():
                    await self.correct(bracket, command)
                case FinishEvening():
                    if not all(match.over for match in bracket.matches) and not bracket.waits(milliseconds()):
                        raise CommandRejected("tournament-refused-round-on")
                    await self._undraw(bracket)
                    await self._records.set_status(id, "over")
        await self._scheduler.go_on(id)

    async def came_or_went(self, id: str) -> None:
        """Redraws a waiting round after a player entered or withdrew."""
        async with self._scheduler.turn(id):
            await self._redraw(await self._scheduler.bracket(id))

    def _must_wait(self, bracket: TournamentRecord) -> None:
        if not bracket.waits(milliseconds()):
            raise CommandRejected("tournament-refused-no-countdown")

    async def _draw(self, bracket: TournamentRecord, minutes: int) -> None:
        now = milliseconds()
        if bracket.waits(now):
            raise CommandRejected("tournament-refused-drawn")
        if not all(match.over for match in bracket.matches):
            raise CommandRejected("tournament-refused-round-on")
        await self._drawn(bracket, now + minutes * MINUTE, None)
        if bracket.row.status == "open":
            size = self._scheduler.settings_of(bracket).players or 2
            there = len(bracket.people) - len(bracket.left)
            rounds = rounds_of(bracket.row.kind, there, bracket.row.rounds, size)
            await self._records.set_status(bracket.row.id, "live", rounds)
        elif bracket.round >= (bracket.row.rounds or 0):
            await self._records.set_status(bracket.row.id, "live", bracket.round + 1)

    async def _drawn(self, bracket: TournamentRecord, begins: int | None, held: int | None) -> None:
        """Stores the pairings of the next round among the players present."""
        size = self._scheduler.settings_of(bracket).players or 2
        number = bracket.round + 1
        tables = bracket.field().next_round(bracket.row.kind, size, number)
        people = len(bracket.people) - len(bracket.left)
        if tables is None or people < (2 if size == 2 else 3):
            raise CommandRejected("tournament-refused-few")
        drawn = self._scheduler.with_tables(bracket.row.id, number, tables)
        await self._records.draw(bracket.row.id, number, drawn, begins, held)
        if begins is not None:
            self._registry.spawn(self._at(bracket.row.id, begins))

    async def _undraw(self, bracket: TournamentRecord) -> bool:
        now = milliseconds()
        return bracket.waits(now) and await self._records.undraw(bracket.row.id, bracket.round, now)

    async def _redraw(self, bracket: TournamentRecord) -> None:
        begins, held = bracket.row.begins, bracket.row.held
        if not await self._undraw(bracket):
            return
        bracket = await self._scheduler.bracket(bracket.row.id)
        try:
            await self._drawn(bracket, begins, held)
        except CommandRejected:  # too few are left: the organizer draws again later
            await self._records.set_countdown(bracket.row.id, None, None)

    async def _at(self, id: str, begins: int) -> None:
        """Opens the tables exactly at the end of the countdown, not at the next periodic check."""
        await asyncio.sleep(max(0, begins - milliseconds()) / 1000)
        await self._scheduler.go_on(id)

    async def _pause(self, bracket: TournamentRecord, on: bool) -> None:
        self._must_wait(bracket)
        now, row = milliseconds(), bracket.row
        if on and row.held is None:
            await self._records.set_countdown(row.id, None, max(1, row.begins - now))
        elif not on and row.held is not None:
            await self._records.set_countdown(row.id, now + row.held, None)
            self._registry.spawn(self._at(row.id, now + row.held))

    async def _present(self, bracket: TournamentRecord, command: SetPresent) -> None:
        account = next((one for one, number in bracket.numbers.items() if number == command.entrant), None)
        if account is None or (account in bracket.gone and command.here):
            raise CommandRejected("tournament-refused-no-entrant", kind="missing")
        id = bracket.row.id
        if command.here:
            await self._records.enter(id, account)
        else:
            await self._records.leave(id, account)
            for match in bracket.matches:
                if account in match.seats and not match.over and not bracket.waits(milliseconds()):
                    table = bracket.tables[match.round, match.board]
                    await self._scheduler.give_up(table, match.seats.index(account))
        await self._redraw(await self._scheduler.bracket(id))

    async def _add_computer(self, bracket: TournamentRecord, level: str) -> None:
        if level not in self._registry.levels:
            raise CommandRejected("table-refused-level", {"level": level}, kind="invalid")
        if len(bracket.computers) >= MOST_COMPUTERS:
            raise CommandRejected("tournament-refused-full")
        number = max(bracket.numbers.values(), default=0) + 1
        await self._records.enter(bracket.row.id, f"{COMPUTER}{level}:{number}")
        await self._redraw(await self._scheduler.bracket(bracket.row.id))

    async def correct(self, bracket: TournamentRecord, command: CorrectResult) -> None:
        """Overrides the result of a match; without places, restores the result of the game."""
        at = (command.round, command.board)
        match = next((one for one in bracket.matches if (one.round, one.board) == at), None)
        if match is None or match.bye or (bracket.waits(milliseconds()) and match.round == bracket.round):
            raise CommandRejected("tournament-refused-no-match", kind="missing")
        result = None
        if command.places is not None:
            places = command.places
            ranked = tuple(sum(other < one for other in places) for one in places)
            if len(places) != len(match.seats) or ranked != places:
                raise CommandRejected("tournament-refused-places", kind="invalid")
            result = Result(places, match.totals)
        await self._records.set_result(bracket.row.id, *at, result, corrected=True)

    async def note_results(self, bracket: TournamentRecord) -> None:
        """Stores results of tables with computer players, which are not in the players' match histories."""
        for at in bracket.unnoted:
            table = (await self._registry.table(bracket.tables[at])).table
            if table.outcome is None:
                continue
            places, totals = places_of(table)
            await self._records.set_result(bracket.row.id, *at, Result(places, totals), corrected=False)
        for match in bracket.matches:
            # Matches among computer players only are not played: they count as a draw, so that no one waits.
            if not match.over and all(level_of(one) is not None for one in match.seats):
                level = tuple(0 for _ in match.seats)
                await self._records.set_result(
                    bracket.row.id, match.round, match.board, Result(level), corrected=False
                )
