"""Time-driven changes of a table: clocks that run out, reminders, and closing of deserted tables."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from pharos.server.bus_messages import PersonCalled
from pharos.server.live.row import DUE_SLACK
from pharos.server.server_clock import milliseconds
from pharos.table import CommandRejected, Repeated, Table, flagged, log

if TYPE_CHECKING:
    from pharos.server.live.table import LiveTable

DESERTED = 10 * 60 * 1000
"""Milliseconds without players and viewers after which a table is closed."""


class Deadlines:
    """The deadlines of one table; only its owner enforces them."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    async def check_clock(self) -> None:
        """Ends a game whose clock has run out, unless that player is on vacation."""
        live = self._live
        fallen = flagged(live.table, milliseconds()) if live.owned else None
        if fallen is None:
            return
        if not live.table.counts_absence:
            person = live.table.seats[fallen.seat].person
            until = person and await live.registry.vacations.until(person.id, milliseconds())
            if person is not None and until:
                return await self.rest(person.id, until)

        def decide(table: Table) -> log.Entry:
            entry = flagged(table, milliseconds())
            if entry is None:
                raise Repeated
            return entry

        with contextlib.suppress(CommandRejected, Repeated):
            await live.commits.enter(decide)

    async def rest(self, person: str, until: int) -> None:
        """In a turn-based game, stops a player's clock until a time; a time in the past resumes it."""

        def decide(table: Table) -> log.Entry:
            seat = table.seat_of(person)
            if seat is None or table.status != "live" or table.clock.rested_until(seat) == until:
                raise Repeated
            return log.Rested(milliseconds(), seat, until)

        if not self._live.table.counts_absence:
            with contextlib.suppress(CommandRejected, Repeated):
                await self._live.commits.enter(decide, by_force=True)

    async def hurry(self) -> None:
        """In a turn-based game, sends a reminder to players whose time is nearly up, once per decision."""
        live, now = self._live, milliseconds()
        if not live.owned or live.table.round is None or live.table.counts_absence:
            return
        for seat in live.table.thinking:
            person, decision = live.table.seats[seat].person, live.table.round.decision(seat)
            if person is not None and decision is not None and 0 < self._warned_at(seat) <= now:
                live.registry.invitations.push(PersonCalled(live.id, person.id, "hurry", decision=decision))

    def _warned_at(self, seat: int) -> int:
        """Returns when a player is reminded: with a quarter of the time left; 0 without a deadline."""
        fall = self._live.table.falls_at(seat)
        return fall and fall - self._live.table.clock.full // 4

    async def check_empty(self) -> None:
        """Closes a table without players and viewers."""

        def decide(table: Table) -> log.Entry:
            if not self._deserted:
                raise Repeated
            return log.Closed(milliseconds())

        if self._live.owned and self._deserted:
            with contextlib.suppress(CommandRejected, Repeated):
                await self._live.commits.enter(decide)

    @property
    def _deserted(self) -> bool:
        table, audience = self._live.table, self._live.audience
        if table.people or audience.watchers or table.status not in ("open", "live"):
            return False
        if audience.present.followed_elsewhere:
            return False
        return milliseconds() - table.changed_at > DESERTED

    def next_due(self) -> int | None:
        """Returns when another process should load this table if this one does not run it; None if never."""
        table = self._live.table
        fall = table.next_fall()
        times = [] if fall is None else [fall[0]]
        if not table.counts_absence and table.status == "live":
            times += [at for seat in table.thinking if (at := self._warned_at(seat)) > milliseconds()]
        if not table.people and table.status in ("open", "live"):
            times.append(milliseconds() + DESERTED + DUE_SLACK)
        elif table.computers:
            settings = self._live.registry.settings
            times.append(milliseconds() + settings.pace + int(settings.think_limit * 1000) + DUE_SLACK)
        return min(times) if times else None
