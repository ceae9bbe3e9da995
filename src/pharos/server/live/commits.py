"""Commits the entries of a table and keeps the table in memory in step with its log.

The log in the database is authoritative. An entry is applied in memory, committed, and only then sent; the
table is locked meanwhile. If another process committed first, or if it is unknown whether the entry was
stored, the table is rebuilt from the log before it is shown again.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import structlog

from pharos.server import metrics
from pharos.server.bus_messages import BusMessage, GameFinished, LobbyChanged, PersonCalled, PersonSeated
from pharos.server.live.conditional import possible
from pharos.server.live.row import StoredRow
from pharos.server.server_clock import milliseconds
from pharos.server.store.commit_log import Append, Conflict, Fenced
from pharos.server.store.heartbeat import lost_in
from pharos.server.store.trouble import Unstored
from pharos.server.summary import finish_of, started_notices
from pharos.table import CommandRejected, Repeated, Table, log
from pharos.wire.summary import persons, summary_of

if TYPE_CHECKING:
    from pharos.server.live.table import LiveTable

logger = structlog.get_logger("live")

TRIES = 20
"""Attempts to commit an entry when others are stored first, as with simultaneous choices."""

Decide = Callable[[Table], log.Entry]


class NotOwner(CommandRejected):
    """Raised when this process does not own the table (any more); the command was not decided."""

    def __init__(self) -> None:
        super().__init__("server-refused-busy")


class Commits:
    """Writes and reads the log of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.row = StoredRow(live.origin)
        self._called = self._owed()
        """Decisions whose players were notified; on loading, all pending ones count as notified."""

    # --- writing ---

    async def enter(self, decide: Decide, *, by_force: bool = False) -> None:
        """Commits and sends the entry that `decide` returns; calls it again if another was stored first.

        Raises `NotOwner` if another process owns the table, unless `by_force` takes it over.
        """
        live = self._live
        if by_force and not live.owned:
            await live.take(by_force=True)
        began = time.perf_counter()
        async with live.lock:
            live.touched = time.monotonic()
            await self.be_certain()
            if not live.owned:
                raise NotOwner
            if live.behind:
                await self._follow()
            entry, write = await self._commit(decide)
            metrics.COMMITS.count(type(entry).__name__, time.perf_counter() - began)
        registry = live.registry
        registry.committed(write)
        daily = live.table.settings.daily
        if write.finish is not None and daily is not None and not daily.practice:
            registry.spawn(registry.daily.settle(live.id))
        live.computers.look_after()
        if possible(live.table) or write.finish is not None:
            registry.spawn(live.conditional.follow())

    async def _commit(self, decide: Decide) -> tuple[log.Entry, Append]:
        live, audience = self._live, self._live.audience
        unstored = 0
        tried: list[Append] = []
        for _ in range(TRIES):
            entry = decide(live.table)
            was = live.table.status
            told = live.table.apply(entry)
            try:
                absent, presence = audience.absent(entry.at), audience.present.changes
                write = self._write(entry, was, absent)
                # A choice never changes seats: its updates are built now, while the data is in memory, and
                # sent once it is stored.
                updates = audience.updates(told, entry.at, absent) if type(entry) is log.Chose else None
                await live.registry.commit_log.append(write)
            except BaseException as error:
                live.doubtful = True
                if not isinstance(error, Conflict | Unstored):
                    raise
                metrics.CONFLICTS.inc(isinstance(error, Conflict))
                if isinstance(error, Fenced):
                    live.disown()
                # It may have been stored and only the reply lost. It may even appear after the next attempt,
                # because a commit can outlive its connection.
                tried.append(write)
                stored = await self._read_again(tried)
                if stored is not None:
                    self.row.wrote(stored)
                    live.registry.commit_log.tell([stored])
                    return log.read(stored.data[-1]), stored
                if isinstance(error, Fenced):
                    raise NotOwner from error
                unstored += isinstance(error, Unstored)
                if unstored > 1:
                    raise CommandRejected("server-refused-unstored", kind="unavailable") from error
                continue
            self.row.wrote(write)
            if updates is not None and presence == audience.present.changes:
                audience.send(updates)
            else:
                audience.broadcast(told)
            return entry, write
        raise CommandRejected("server-refused-busy")

    def _write(self, entry: log.Entry, was: str, absent: Mapping[int, int]) -> Append:
        """Returns the write for an entry that has just been applied."""
        live, table = self._live, self._live.table
        write = Append(live.id, table.entries, [log.written(entry)], fence=live.fence)
        due = live.deadlines.next_due()
        lifecycle = not self.row.one_more_choice(table, entry) and not self.row.says(
            summary_of(live.id, table)
        )
        if lifecycle or not self.row.due_fits(due):
            write.listed = summary_of(live.id, table)
            write.row = self.row.made(table, write.listed, due)
        if isinstance(entry, log.Seated):
            write.seated = [(entry.seat, entry.person.id)]
            write.notices.append(PersonSeated(live.id, entry.seat, entry.person.id))
        elif isinstance(entry, log.Left):
            write.left = [entry.seat]
        elif isinstance(entry, log.Started):
            write.notices += started_notices(live.id, table)
        if lifecycle and table.settings.public:
            write.notices.append(LobbyChanged())
        write.notices += self._calls(absent)
        if table.status == "over" and was != "over":
            write.finish = finish_of(table)
            # Tournaments seat all players at once, so shared addresses are detected only here.
            if write.finish.rated and live.addresses.shared(table):
                write.finish.rated = False
                logger.info("not_rated", table=live.id, why="two people play from one address")
            write.notices += [GameFinished(live.id, seat, person.id) for seat, person in persons(table)]
        return write

    def _owed(self) -> set[tuple[int, str]]:
        table = self._live.table
        if table.round is None:
            return set()
        owed = ((seat, table.round.decision(seat)) for seat in table.thinking)
        return {(seat, decision) for seat, decision in owed if decision is not None}

    def _calls(self, away: Mapping[int, int]) -> list[BusMessage]:
        """Notifies absent players who owe a choice, once per decision."""
        table = self._live.table
        if table.round is None or not away:
            self._called.clear()
            return []
        calls: list[BusMessage] = []
        called: set[tuple[int, str]] = set()
        for seat in table.thinking:
            person, decision = table.seats[seat].person, table.round.decision(seat)
            if person is None or decision is None or table.seats[seat].computer or seat not in away:
                continue
            if self._live.conditional.answers(seat):
                continue
            called.add((seat, decision))
            if (seat, decision) not in self._called:
                calls.append(PersonCalled(self._live.id, person.id, "turn", decision=decision))
        self._called = called
        return calls

    # --- reading ---

    @property
    def certain(self) -> int:
        """The number of entries in memory that are known to be stored."""
        return self._live.table.entries - self._live.doubtful

    async def catch_up(self) -> None:
        """Reads entries written by other processes; `upkeep` retries after a failure."""
        live = self._live
        live.behind = True
        async with live.lock:
            await self.be_certain()
            await self._follow()
        live.computers.look_after()

    async def reach(self, number: int) -> None:
        """The same up to an entry, unless it was read meanwhile: on a slow server, many such tasks wait."""
        live = self._live
        async with live.lock:
            if self.certain >= number:
                return
            live.behind = True
            await self.be_certain()
            await self._follow()
        live.computers.look_after()

    async def _follow(self) -> None:
        live = self._live
        for data in await live.registry.commit_log.read(live.id, live.table.entries):
            live.audience.broadcast(live.table.apply(log.read(data)))
        live.behind = False

    async def refresh(self) -> None:
        """Reads new entries before a table is shown, so that a commit in any process is visible in all.

        Also requires a valid lease: a former primary database, already replaced, may still be readable.
        """
        registry = self._live.registry
        if self._live.doubtful or not registry.alone:
            await self.catch_up()
        if not registry.alone and not registry.ownership.valid:
            await registry.peers.be_alive()
            await self.catch_up()

    async def be_certain(self) -> None:
        """Resolves an uncertain last write and credits lost time; called before any command or read."""
        live = self._live
        if live.doubtful:
            await self._read_again()
        if live.owned and live.registry.heartbeat.late and self._clock_runs:
            await live.registry.upkeep.beat_if_late()
            await self._pause_clocks()

    async def _read_again(self, wanted: Sequence[Append] = ()) -> Append | None:
        """Rebuilds the table from its log and sends the entries that were not sent before.

        Returns the one of the `wanted` writes that is in the log, if any.
        """
        live = self._live
        data = await live.registry.commit_log.read(live.id)
        known = live.table.entries - 1
        table = await live.registry.rebuilt(live.id, data[:known])
        live.table, live.doubtful = table, False
        if table.entries < known:  # an older backup of the database was restored
            live.audience.show_again()
        for one in data[known:]:
            live.audience.broadcast(live.table.apply(log.read(one)))
        return next((one for one in wanted if data[one.number - 1 : one.number] == one.data), None)

    async def reread(self) -> None:
        """Reloads the table after its log was changed in place, as when a deleted account is anonymized."""
        live = self._live
        async with live.lock:
            live.table = await live.registry.rebuilt(live.id, await live.registry.commit_log.read(live.id))
            live.doubtful = False
            await live.audience.show_all_again()

    # --- downtime ---

    @property
    def _clock_runs(self) -> bool:
        table = self._live.table
        return table.status == "live" and table.clock.ticking

    async def resume(self) -> None:
        """Credits the time lost in an outage of the server or its database to the running clocks."""
        live = self._live
        if self._clock_runs and live.owned:
            async with live.lock:
                await self.be_certain()
                with contextlib.suppress(NotOwner):
                    await self._pause_clocks()
            live.computers.look_after()

    async def _pause_clocks(self) -> None:
        live = self._live
        if not self._clock_runs or live.table.clock.next_fall() is None:
            return
        gaps = await live.registry.heartbeat.gaps(live.table.changed_at)

        def decide(table: Table) -> log.Entry:
            now = milliseconds()
            lost = lost_in(gaps, table.changed_at, now)
            if not lost or table.next_fall() is None:
                raise Repeated
            return log.Paused(now, lost)

        with contextlib.suppress(Repeated):
            _, write = await self._commit(decide)
            live.registry.committed(write)
