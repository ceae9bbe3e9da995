"""A table in the memory of one server process: who watches it, and how commands become durable.

The log in the database is the truth. An entry is applied here, committed, and only then told; while
the commit runs nobody can look. When another process was quicker, or when it is not known whether the
entry was stored, what stands here is in doubt: it is rebuilt from the log before anybody sees it again.

Where several processes serve, one of them owns the table (`store.ownership`). It alone decides about
commands, lets the computer think, watches the clocks and knows who is away; the others follow the log for
those who watch from there, and pass commands on to the owner.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import secrets
import time
from collections.abc import Callable, Collection, Container, Generator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec
import structlog

from pharos.server import metrics
from pharos.server.broadcast import Broadcast
from pharos.server.bus_messages import (
    BusMessage,
    CommandAnswered,
    Follow,
    FollowersReport,
    GameFinished,
    LobbyChanged,
    Owned,
    PersonCalled,
    PersonSeated,
    PresenceTold,
)
from pharos.server.presence import Present
from pharos.server.search_pool import Client
from pharos.server.server_clock import milliseconds
from pharos.server.store.commit_log import Append, Conflict, Fenced, Row
from pharos.server.store.heartbeat import lost_in
from pharos.server.store.trouble import Unstored
from pharos.server.summary import finish_of, started_notices
from pharos.table import (
    AddComputer,
    Choose,
    Command,
    CommandContext,
    CommandRejected,
    EmittedEvents,
    Person,
    Repeated,
    Sit,
    Start,
    Table,
    Viewer,
    chosen,
    entry_of,
    flagged,
    log,
    missing,
    standing,
)
from pharos.table.clock import DaysClock
from pharos.table.computer import fixed_thought
from pharos.table.lesson import answer, lesson_named
from pharos.table.stream import MOST_MISSED
from pharos.wire.messages import (
    ChatLine,
    Gone,
    Presence,
    Said,
    Snapshot,
    TableSummary,
    TableView,
    Update,
)
from pharos.wire.summary import persons, summary_of

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

logger = structlog.get_logger("live")

TRIES = 20
"""So often an entry is decided on, each time after another was stored: many choose at once."""
MOST_OWNERS = 5
"""So often a command is carried to an owner, when the owner changes meanwhile."""
DUE_SLACK = 20_000
"""A due time in the database may be so many milliseconds off: it only wakes tables nobody has loaded."""

DESERTED = 10 * 60 * 1000
"""Milliseconds after which a table where nobody sits, and nobody looks, ends."""

_encode = msgspec.json.Encoder().encode


def tells_apart(address: str | None) -> bool:
    """Whether an address says who is who; that of the server's own machine is also a proxy's nobody named.

    >>> tells_apart("203.0.113.5"), tells_apart("2001:db8::/64"), tells_apart("127.0.0.1"), tells_apart(None)
    (True, True, False, False)
    """
    try:
        return address is not None and not ipaddress.ip_network(address).is_loopback
    except ValueError:
        return False


def _seed() -> int:
    return secrets.randbits(62)


class NotOwner(CommandRejected):
    """This process does not own the table, or not any more: nothing was decided."""

    def __init__(self) -> None:
        super().__init__("server-refused-busy")


class Watcher(Protocol):
    """A connection that follows tables."""

    person: Person
    silenced: frozenset[str]
    """People whose lines of chat this one does not want to read."""
    screen: bool
    """Whether it is a screen that everybody sees: a spectator's view, whoever sits where."""

    def tell(self, message: bytes) -> None:
        """Sends a message, without waiting."""


Updates = dict[Viewer, bytes]
"""What an entry tells those who watch, by their place at the table."""


class LiveTable:
    """One table, and everybody who follows it from this process."""

    def __init__(
        self,
        registry: TableRegistry,
        id: str,
        table: Table,
        due: int | None = None,
        origin: str | None = None,
    ) -> None:
        self.registry = registry
        self.id = id
        self.table = table
        self.origin = origin
        """The address from which it was opened, where that is known."""
        self._addresses = {table.owner: origin} if origin is not None and tells_apart(origin) else {}
        """Where people play from, for rated games; never stored."""
        self.lock = asyncio.Lock()
        self.doubtful = False
        """Whether the last entry that stands here is not known to be stored."""
        self.watchers: dict[Watcher, Viewer] = {}
        self.present = Present()
        self.touched = time.monotonic()
        self._listed: TableSummary | None = None
        self._due = due
        self.owner: str | None = None
        """The process that owns the table, as far as it is known here."""
        self.fence: int | None = None
        """The number under which this process owns it."""
        self._absent: dict[int, int] = {}
        """Who is away, as the owner said it last."""
        self._thinking: dict[tuple[int, str], asyncio.Task[None]] = {}
        self._called: set[tuple[int, str]] = set()
        """Decisions to which somebody who is away was called."""

    # --- commands ---

    async def act(self, person: Person, command: Command, address: str | None = None) -> bool:
        """Executes a command durably; true if the same choice was made before. Raises `CommandRejected`."""
        for _ in range(MOST_OWNERS):
            if not self.owned:
                answer = await self.registry.peers.forward(self, person, command, address)
                if answer is not None:
                    return await self._answered(answer)
                if not self.owned and not await self.take():
                    continue  # somebody else was quicker
            with contextlib.suppress(NotOwner):
                return await self.act_here(person, command, address)
        raise CommandRejected("server-refused-busy")

    async def _answered(self, answer: CommandAnswered) -> bool:
        """Whoever is told that a command was carried out has been told what it brought about before."""
        if self.table.entries < answer.number or self.doubtful:
            await self.catch_up()
        if answer.refused is not None:
            raise CommandRejected(answer.refused, answer.arguments, kind=answer.kind, rule=answer.rule)
        return answer.repeated

    async def act_here(self, person: Person, command: Command, address: str | None = None) -> bool:
        """Executes a command as the owner of the table; raises `NotOwner` where another process is."""
        if not self.owned:
            raise NotOwner
        if self.table.settings.rated and tells_apart(address):
            if isinstance(command, Sit):
                self._check_address(person, address)
            elif self.table.seat_of(person.id) is not None:
                self._addresses[person.id] = address or ""

        choice = isinstance(command, Choose)

        def decide(table: Table) -> log.Entry:
            # Who is away decides about no choice, and most commands are choices.
            return entry_of(table, command, self._context(person, {} if choice else self.absent()))

        if isinstance(command, Sit):
            await self.registry.check_company(person, self.table)
        try:
            if isinstance(command, AddComputer):
                async with self.registry.room(self.table.owner, self.origin, computers=1):
                    await self.enter(decide)
            else:
                await self.enter(decide)
            if isinstance(command, Sit):
                await self._begin_when_full()
        except Repeated:
            return True
        except NotOwner:
            raise
        except CommandRejected:
            # The log may have been changed beside the server.
            refused_at = self._certain
            if self.registry.alone:
                raise
            await self.catch_up()
            if self._certain == refused_at:
                raise
            return await self.act_here(person, command, address)
        return False

    def _check_address(self, person: Person, address: str | None) -> None:
        """Nobody plays a rated game against themselves, as far as addresses tell."""
        others = {other.id for _, other in persons(self.table)} - {person.id}
        if any(self._addresses.get(other) == address for other in others):
            raise CommandRejected("table-refused-rated-address", kind="forbidden")
        self._addresses[person.id] = address or ""

    @property
    def _one_address(self) -> bool:
        """Whether two people of this table play from one address, as far as is known here."""
        known = [self._addresses[one.id] for _, one in persons(self.table) if one.id in self._addresses]
        return len(set(known)) < len(known)

    async def _begin_when_full(self) -> None:
        """A quick table needs nobody to begin it."""
        table = self.table
        owner = next((one for _, one in persons(table) if one.id == table.owner), None)
        if table.settings.quick and owner is not None and not any(seat.empty for seat in table.seats):
            with contextlib.suppress(CommandRejected):
                await self.enter(lambda table: entry_of(table, Start(), self._context(owner, {})))

    async def enter(self, decide: Callable[[Table], log.Entry], *, by_force: bool = False) -> None:
        """Commits the entry that is decided on, and tells it; decides anew when another was quicker.

        Raises `NotOwner` where another process owns the table; by force this one does from now on.
        """
        if by_force and not self.owned:
            await self.take(by_force=True)
        began = time.perf_counter()
        async with self.lock:
            self.touched = time.monotonic()
            await self._be_certain()
            if not self.owned:
                raise NotOwner
            entry, write = await self._commit(decide)
            metrics.COMMITS.count(type(entry).__name__, time.perf_counter() - began)
        self.registry.committed(write)
        daily = self.table.settings.daily
        if write.finish is not None and daily is not None and not daily.practice:
            self.registry.spawn(self.registry.daily.settle(self.id))
        self.look_after()

    async def _commit(self, decide: Callable[[Table], log.Entry]) -> tuple[log.Entry, Append]:
        unstored = 0
        for _ in range(TRIES):
            entry = decide(self.table)
            was = self.table.status
            told = self.table.apply(entry)
            try:
                absent, presence = self.absent(entry.at), self.present.changes
                write = self._write(entry, was, absent)
                # A choice gives nobody another place: what it tells is made at once, while all of it is at
                # hand, and kept back until it is stored.
                updates = self._updates(told, entry.at, absent) if type(entry) is log.Chose else None
                await self.registry.commit_log.append(write)
            except BaseException as error:
                self.doubtful = True
                if not isinstance(error, Conflict | Unstored):
                    raise
                metrics.CONFLICTS.inc(isinstance(error, Conflict))
                if isinstance(error, Fenced):
                    self.disown()
                # If it was stored after all, deciding anew finds it there.
                await self._read_again()
                if isinstance(error, Fenced):
                    raise NotOwner from error
                unstored += isinstance(error, Unstored)
                if unstored > 1:
                    raise CommandRejected("server-refused-unstored", kind="unavailable") from error
                continue
            self.wrote(write)
            if updates is not None and presence == self.present.changes:
                self._send(updates)
            else:
                self._broadcast(told)
            return entry, write
        raise CommandRejected("server-refused-busy")

    def wrote(self, write: Append) -> None:
        """Remembers what the row of this table holds."""
        if write.row is not None:
            self._due, self._listed = write.row.due, write.listed

    def _context(self, person: Person, absent: Mapping[int, int]) -> CommandContext:
        return CommandContext(person, milliseconds(), absent=absent, levels=self.registry.levels, seed=_seed)

    def _write(self, entry: log.Entry, was: str, absent: Mapping[int, int]) -> Append:
        """The append of an entry that has just been applied."""
        table = self.table
        write = Append(self.id, table.entries, [log.written(entry)], fence=self.fence)
        due = self.needed_due()
        lifecycle = not self._one_more_choice(entry) and not self._old_news(summary_of(self.id, table))
        if lifecycle or not self._due_fits(due):
            write.listed = summary_of(self.id, table)
            write.row = self.row(write.listed, due)
        if isinstance(entry, log.Seated):
            write.seated = [(entry.seat, entry.person.id)]
            write.notices.append(PersonSeated(self.id, entry.seat, entry.person.id))
        elif isinstance(entry, log.Left):
            write.left = [entry.seat]
        elif isinstance(entry, log.Started):
            write.notices += started_notices(self.id, table)
        if lifecycle and table.settings.public:
            write.notices.append(LobbyChanged())
        write.notices += self._calls(absent)
        if table.status == "over" and was != "over":
            write.finish = finish_of(table)
            if write.finish.rated and self._one_address:  # as at tables of tournaments, where all are seated
                write.finish.rated = False
                logger.info("not_rated", table=self.id, why="two people play from one address")
            write.notices += [GameFinished(self.id, seat, person.id) for seat, person in persons(table)]
        return write

    def _calls(self, away: Mapping[int, int]) -> list[BusMessage]:
        """Who is away and owes a choice is called, once for each decision."""
        table = self.table
        if table.round is None or not away:
            self._called.clear()
            return []
        calls: list[BusMessage] = []
        called: set[tuple[int, str]] = set()
        for seat in table.thinking:
            person, decision = table.seats[seat].person, table.round.decision(seat)
            if person is None or decision is None or table.seats[seat].computer or seat not in away:
                continue
            called.add((seat, decision))
            if (seat, decision) not in self._called:
                calls.append(PersonCalled(self.id, person.id, "turn"))
        self._called = called
        return calls

    def row(self, summary: TableSummary, due: int | None) -> Row:
        """The row of this table. Who opened it, and from where, is forgotten when it ends."""
        table = self.table
        row = Row(table.status, table.settings.public, table.changed_at, due, _encode(summary))
        if table.status in ("open", "live"):
            row.opener, row.origin = table.owner, self.origin
            row.computers = sum(seat.person is None and seat.level is not None for seat in table.seats)
        return row

    def _one_more_choice(self, entry: log.Entry) -> bool:
        """Whether nothing has happened that the row tells of: it need not be made to be compared."""
        listed, table = self._listed, self.table
        return (
            type(entry) is log.Chose
            and listed is not None
            and listed.status == table.status == "live"
            and not listed.waiting
            and not isinstance(table.settings.clock, DaysClock)
            and entry.at - listed.changed < 3 * DUE_SLACK
        )

    def _old_news(self, summary: TableSummary) -> bool:
        """Whether the row says all that: the time of the last change is written now and then only."""
        listed = self._listed
        return (
            listed is not None
            and msgspec.structs.replace(listed, changed=summary.changed) == summary
            and summary.changed - listed.changed < 3 * DUE_SLACK
        )

    # --- the log ---

    @property
    def _certain(self) -> int:
        """How many entries that stand here are known to be stored."""
        return self.table.entries - self.doubtful

    async def catch_up(self) -> None:
        """Reads what other processes wrote."""
        async with self.lock:
            await self._be_certain()
            for data in await self.registry.commit_log.read(self.id, self.table.entries):
                self._broadcast(self.table.apply(log.read(data)))
        self.look_after()

    async def refresh(self) -> None:
        """Before somebody looks: what was committed anywhere is seen everywhere."""
        if self.doubtful or not self.registry.alone:
            await self.catch_up()

    async def _be_certain(self) -> None:
        """Before any command or read: no doubt about the last write, no lost time on a clock."""
        if self.doubtful:
            await self._read_again()
        if self.owned and self.registry.heartbeat.late and self._clock_runs:
            await self.registry.beat()
            await self._pause_clocks()

    async def _read_again(self) -> None:
        """Drops the table for what its log makes of it, and tells what stands there beyond what was told."""
        data = await self.registry.commit_log.read(self.id)
        known = self.table.entries - 1
        table = await self.registry.rebuilt(self.id, data[:known])
        self.table, self.doubtful = table, False
        if table.entries < known:  # the database was put back to an older state
            for watcher, viewer in self.watchers.items():
                watcher.tell(self._snapshot(viewer, ()))
        for one in data[known:]:
            self._broadcast(self.table.apply(log.read(one)))

    async def reread(self) -> None:
        """The log was changed in place, as when somebody was deleted: everybody sees it anew."""
        async with self.lock:
            self.table = await self.registry.rebuilt(self.id, await self.registry.commit_log.read(self.id))
            self.doubtful = False
            for watcher, viewer in self.watchers.items():
                lines = await self._chat(viewer, watcher.silenced)
                watcher.tell(self._snapshot(viewer, lines))

    @property
    def _clock_runs(self) -> bool:
        return self.table.status == "live" and self.table.clock.ticking

    async def resume(self) -> None:
        """After the server or its database was away: what was lost in between costs nobody."""
        if self._clock_runs and self.owned:
            async with self.lock:
                await self._be_certain()
                with contextlib.suppress(NotOwner):
                    await self._pause_clocks()
            self.look_after()

    async def _pause_clocks(self) -> None:
        if not self._clock_runs or self.table.clock.next_fall() is None:
            return
        gaps = await self.registry.heartbeat.gaps(self.table.changed_at)

        def decide(table: Table) -> log.Entry:
            now = milliseconds()
            lost = lost_in(gaps, table.changed_at, now)
            if not lost or table.next_fall() is None:
                raise Repeated
            return log.Paused(now, lost)

        with contextlib.suppress(Repeated):
            _, write = await self._commit(decide)
            self.registry.committed(write)

    # --- the owner ---

    @property
    def owned(self) -> bool:
        """Whether this process decides about the table now."""
        return self.registry.alone or (self.fence is not None and self.registry.ownership.valid)

    async def take(self, *, by_force: bool = False) -> bool:
        """Becomes the owner, if nobody is, or by force; whether it does."""
        await self.registry.peers.be_alive()
        fence = (await self.registry.ownership.take([self.id], by_force=by_force)).get(self.id)
        if fence is None:
            self.owner = None
            return False
        await self.adopt(fence)
        return True

    async def adopt(self, fence: int) -> None:
        """This process owns the table now: it reads what others wrote, and learns who is where."""
        async with self.lock:
            if self.fence is not None and fence < self.fence:
                return  # it was taken again meanwhile
            self.fence, self.owner = fence, self.registry.process
            self.present.restart()
            self.absent()
        await self.catch_up()
        self.tell_owned()
        await self.resume()

    def tell_owned(self) -> None:
        """Tells the others who owns the table; they answer whom they have there."""
        if self.fence is not None:
            self.registry.post(Owned(self.id, self.registry.process, self.fence, self.table.entries))

    def disown(self) -> None:
        """Another process owns the table, or may: here nobody thinks and decides any more."""
        self.fence = self.owner = None
        for task in self._thinking.values():
            if task is not asyncio.current_task():
                task.cancel()

    def owned_by(self, process: str, fence: int, number: int) -> None:
        """Another process says that it owns the table."""
        if self.fence is not None:
            if fence < self.fence:
                return  # that was before
            self.disown()
        self.owner = process
        if self.table.entries < number:
            self.registry.spawn(self.catch_up())
        self.report()

    def followers(self) -> Follow:
        """Who follows the table from this process."""
        spectators = sum(viewer is None for viewer in self.watchers.values())
        return Follow(self.id, tuple(self.present.here), spectators, tuple(sorted(self._absent)))

    def report(self) -> None:
        """Tells the owner who follows the table from here."""
        if self.owner not in (None, self.registry.process):
            follows = (self.followers(),)
            self.registry.post(FollowersReport(self.owner or "", self.registry.process, follows))

    def followed(self, process: str, follow: Follow) -> None:
        """Another process says who follows the table from there."""
        if not self.owned:
            return
        if self.present.heard(process, follow.seats, milliseconds(), follow.spectators):
            self.tell_presence()
        if set(follow.absent) != set(self.absent()):
            self._post_presence()

    def presence_told(self, process: str, absent: dict[int, int]) -> None:
        """The owner says who is away."""
        if process == self.owner and not self.owned and absent != self._absent:
            self._absent = absent
            self.tell_presence()

    def lost(self, processes: Collection[str]) -> None:
        """Other processes are gone, with whoever followed from there."""
        if self.owned and self.present.lost(processes, milliseconds()):
            self.tell_presence()

    # --- watching ---

    async def watch(
        self, watcher: Watcher, since: int | None = None, chat: int | None = None, *, counted: bool = True
    ) -> None:
        """Follows the table from now on: what was missed first, or the table as it stands."""
        await self.refresh()
        ahead = None
        if since is not None:
            ahead = await self._missed(self.place_of(watcher), since)
        async with self.lock:
            self.touched = time.monotonic()
            await self._be_certain()
            viewer = self.place_of(watcher)
            again = watcher in self.watchers
            updates = None
            if ahead is not None and ahead[:2] == (viewer, self.table.numbers[viewer]):
                updates = ahead[2]
            after = chat or 0 if updates is not None else 0
            lines = await self._chat(viewer, watcher.silenced, after)
            self.watchers[watcher] = viewer
            if updates is None:
                watcher.tell(self._snapshot(viewer, lines))
            else:
                for message in updates:
                    watcher.tell(message)
                for line in lines:
                    if chat is not None:
                        watcher.tell(_encode(Said(self.id, line)))
            if counted and not again:
                self._came(viewer)
            watcher.tell(self._presence())
        self.look_after()

    def unwatch(self, watcher: Watcher) -> None:
        """Follows the table no longer."""
        if watcher in self.watchers:
            self._went(self.watchers.pop(watcher))

    def place_of(self, watcher: Watcher) -> Viewer:
        """The place from which somebody watches; a screen never has a seat."""
        viewer = self.viewer(watcher.person)
        return None if watcher.screen else viewer

    def viewer(self, person: Person) -> Viewer:
        """The seat of a person, or a spectator's place; raises `CommandRejected` where there is none."""
        table = self.table
        seat = table.seat_of(person.id)
        if (
            seat is None
            and not table.settings.spectators
            and table.status != "open"
            and table.owner != person.id
        ):
            raise CommandRejected("table-refused-no-spectators", kind="forbidden")
        return seat

    async def view(self, person: Person) -> TableView:
        """The table as a person sees it now."""
        async with self.lock:
            await self._be_certain()
            viewer = self.viewer(person)
            lines = await self._chat(viewer, await self.registry.contacts.silenced(person.id))
            return TableView(
                self.id,
                self.table.numbers[viewer],
                standing(self.table, viewer, milliseconds(), self.absent()),
                lines,
            )

    def said(self, line: ChatLine, author: str) -> None:
        """Tells a line of chat to those who may hear it, and want to."""
        message = _encode(Said(self.id, line))
        for watcher, viewer in self.watchers.items():
            if self.hears(viewer, line) and author not in watcher.silenced:
                watcher.tell(message)

    async def _chat(self, viewer: Viewer, silenced: Collection[str], after: int = 0) -> tuple[ChatLine, ...]:
        """The last lines that a viewer may read, and wants to."""
        rooms = ("table", "spectators") if viewer is None or self.table.status == "over" else ("table",)
        return await self.registry.table_queries.chat(self.id, rooms, viewer, after, silenced)

    def hears(self, viewer: Viewer, line: ChatLine) -> bool:
        """Players do not hear the spectators during the game; a team is heard by its two players alone."""
        if line.room == "team":
            return viewer is not None and line.seat is not None and viewer in (line.seat, line.seat ^ 1)
        return line.room == "table" or viewer is None or self.table.status == "over"

    async def _missed(self, viewer: Viewer, since: int) -> tuple[Viewer, int, list[bytes]] | None:
        """What a viewer missed up to a number, as messages; made before the table stands still for it."""
        async with self.lock:  # not in the middle of a commit
            last, entries = self.table.numbers[viewer], self.table.entries
        if since == last:
            return viewer, last, []
        if not 0 < since < last or last - since > MOST_MISSED:
            return None  # not worth reading the log for
        data = (await self.registry.commit_log.read(self.id))[:entries]

        def messages() -> Generator[None, None, list[bytes] | None]:
            read = (log.read(one) for one in data)
            found = yield from missing(read, viewer, since, last, milliseconds(), self.absent())
            if found is None:
                return None
            texts = []
            for number, events, state in found:
                texts.append(_encode(Update(self.id, number, tuple(events), state)))
                yield
            return texts

        made = await self.registry.time_slicer.do(messages())
        return None if made is None else (viewer, last, made)

    def _snapshot(self, viewer: Viewer, lines: tuple[ChatLine, ...]) -> bytes:
        state = standing(self.table, viewer, milliseconds(), self.absent())
        return _encode(Snapshot(self.id, self.table.numbers[viewer], state, lines))

    def _broadcast(self, told: EmittedEvents) -> None:
        """Tells what an entry brought about; whoever has another place at the table now looks from there."""
        moved = self._reseat()
        now = milliseconds()
        self._send(self._updates(told, now, self.absent(now)), moved)

    def _send(self, updates: Updates, moved: Container[Watcher] = ()) -> None:
        for watcher, viewer in self.watchers.items():
            message = updates.get(viewer)
            if message is not None and watcher not in moved:
                watcher.tell(message)

    def _reseat(self) -> set[Watcher]:
        """Gives everybody who watches the place they have now; returns those for whom it is another."""
        moved: set[Watcher] = set()
        for watcher, viewer in list(self.watchers.items()):
            try:
                sees = self.place_of(watcher)
            except CommandRejected as refused:
                self.unwatch(watcher)
                watcher.tell(_encode(Gone(self.id, refused.key)))
                continue
            if sees != viewer:
                moved.add(watcher)
                self.watchers[watcher] = sees
                self._went(viewer, quietly=True)
                self._came(sees, quietly=True)
                watcher.tell(self._snapshot(sees, ()))
        return moved

    def _updates(self, told: EmittedEvents, now: int, absent: Mapping[int, int]) -> Updates:
        """What an entry tells each of those who watch, by their place."""
        updates: Updates = {}
        telling: Broadcast | None = None
        for viewer in self.watchers.values():
            if viewer not in updates and (events := told.of(viewer)):
                telling = telling or Broadcast(self.id, self.table, now, absent)
                updates[viewer] = telling.update(viewer, events)
        round = self.table.round
        if round is not None and not round.simultaneous:
            # The next choice changes what was made to be told. By then hundreds of other tables were told of
            # theirs, and to come back to it costs more than to make the little anew that is still needed.
            round.moment.pass_by()
        return updates

    # --- presence ---

    def absent(self, now: int | None = None) -> dict[int, int]:
        """Seats of persons who are away, and since when."""
        if self.table.status == "over":
            return {}
        moment = milliseconds() if now is None else now
        if self.registry.alone:
            return self.present.absent(self.table.people, moment)
        if self.owned:
            # Time in which another process could not be heard is nobody's absence.
            heard = self.registry.peers.heard_since(moment)
            away = self.present.absent(self.table.people, moment)
            return {seat: max(since, heard) for seat, since in away.items()}
        here = self.present.here
        return {seat: since for seat, since in self._absent.items() if seat not in here}

    def tell_presence(self) -> None:
        """Tells everybody who is away."""
        message = self._presence()
        for watcher in self.watchers:
            watcher.tell(message)
        if self.owned:
            self._post_presence()

    def _post_presence(self) -> None:
        if self.fence is not None:
            told = PresenceTold(self.id, self.registry.process, self.fence, self.absent())
            self.registry.post(told)

    def _presence(self) -> bytes:
        away = self.absent() if self.table.counts_absence else {}
        absent = {str(seat): since for seat, since in away.items()}
        spectators = sum(viewer is None for viewer in self.watchers.values())
        return _encode(Presence(self.id, absent, spectators, milliseconds()))

    def _came(self, viewer: Viewer, quietly: bool = False) -> None:
        if viewer is None or not self.present.came(viewer):
            return
        self.report()
        if not quietly:
            self.tell_presence()

    def _went(self, viewer: Viewer, quietly: bool = False) -> None:
        if viewer is None or not self.present.went(viewer, milliseconds()):
            return
        self.report()
        if not quietly:
            self.tell_presence()

    # --- the computer, and the clock ---

    def look_after(self) -> None:
        """Lets the computer think where it owes a choice, and nobody thinks yet.

        The owner of the table does. A table that stands still is looked after again: whatever came of a
        thought, a table never stands still because of it.
        """
        table = self.table
        if table.round is None or not table.computers or not self.owned:
            return
        if self.doubtful or not (table.people or self.watchers or self.present.followed_elsewhere):
            return  # the computer does not play with itself where nobody looks
        wait = self.registry.settings.pace / 1000
        for seat in table.computers:
            decision = table.round.decision(seat)
            if decision is not None and (seat, decision) not in self._thinking:
                task = asyncio.create_task(self._think(seat, decision, wait))
                self._thinking[seat, decision] = task
                task.add_done_callback(partial(self._thought, (seat, decision)))

    def _thought(self, key: tuple[int, str], task: asyncio.Task[None]) -> None:
        if self._thinking.get(key) is task:
            del self._thinking[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            metrics.FAILURES.inc()
            logger.error("computer_failed", error=f"{type(error).__name__}: {error}")

    async def _think(self, seat: int, decision: str, wait: float) -> None:
        await asyncio.sleep(wait)
        async with self.lock:
            table = self.table
            if self.doubtful or not self.owned:
                return
            if table.round is None or seat not in table.computers or table.round.decision(seat) != decision:
                return
            options = [str(option) for option in table.options(seat)]
            level = table.seats[seat].level
            view = table.view(seat).data
            fixed = fixed_thought(table, seat)
        assert level is not None
        choice = options[0]
        if len(options) > 1:
            lesson = self.table.settings.lesson
            liked = None if lesson is None else answer(lesson_named(lesson), options)
            choice = liked or await self.registry.search_pool.choice(self._client(), level, seat, view, fixed)
            if choice not in options:
                logger.error("computer_erred", level=level, game=self.table.settings.game)
                choice = secrets.choice(options)

        def decide(table: Table) -> log.Entry:
            if seat not in table.computers:
                raise Repeated
            return chosen(table, seat, decision, choice, milliseconds(), computer=True)

        with contextlib.suppress(CommandRejected, Repeated):
            await self.enter(decide)

    def _client(self) -> Client:
        return Client(bool(self.table.people), self.origin or "", self.table.owner, self.id)

    async def check_clock(self) -> None:
        """Ends a game whose time is up."""
        if not self.owned or flagged(self.table, milliseconds()) is None:
            return

        def decide(table: Table) -> log.Entry:
            entry = flagged(table, milliseconds())
            if entry is None:
                raise Repeated
            return entry

        with contextlib.suppress(CommandRejected, Repeated):
            await self.enter(decide)

    async def check_empty(self) -> None:
        """Ends a table at which nobody sits and nobody looks."""

        def decide(table: Table) -> log.Entry:
            if not self._deserted:
                raise Repeated
            return log.Closed(milliseconds())

        if self.owned and self._deserted:
            with contextlib.suppress(CommandRejected, Repeated):
                await self.enter(decide)

    @property
    def _deserted(self) -> bool:
        table = self.table
        if table.people or self.watchers or table.status not in ("open", "live"):
            return False
        if self.present.followed_elsewhere:
            return False
        return milliseconds() - table.changed_at > DESERTED

    def needed_due(self) -> int | None:
        """When another process shall look after this table, if this one no longer does."""
        fall = self.table.next_fall()
        times = [] if fall is None else [fall[0]]
        if not self.table.people and self.table.status in ("open", "live"):
            times.append(milliseconds() + DESERTED + DUE_SLACK)
        elif self.table.computers:
            settings = self.registry.settings
            times.append(milliseconds() + settings.pace + int(settings.think_limit * 1000) + DUE_SLACK)
        return min(times) if times else None

    def _due_fits(self, due: int | None) -> bool:
        if due is None or self._due is None:
            # Without need for it an old time only wakes somebody in vain, once.
            return due is None
        return abs(due - self._due) <= DUE_SLACK

    # --- leaving memory ---

    @property
    def idle(self) -> bool:
        """Whether nothing needs this table in memory."""
        if self.owned and self.present.followed_elsewhere:
            return False  # whoever follows from another process needs its owner
        return not self.watchers and not self._thinking and not self.lock.locked()

    async def stop(self) -> None:
        """Ends what the computer thinks here."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
