"""The tables of one device: turns commands into entries, stores these, and sends them to the pages.

As on a server, the log is authoritative. An entry is applied, stored, and only then sent; if storing fails,
or if another page of the device was first, the table is rebuilt from its log before it is shown again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import msgspec

import pharos
from pharos.core.errors import PharosError, UnknownName
from pharos.local.storage import Conflict, Storage, StorageFailed
from pharos.local.thinker import Thinker, network_of
from pharos.table import (
    AnswerUndo,
    AskHelp,
    AskUndo,
    Command,
    CommandContext,
    CommandRejected,
    EmittedEvents,
    NoClock,
    Person,
    Repeated,
    Table,
    Viewer,
    entry_of,
    log,
    replayed,
    standing,
)
from pharos.table.commands import AddComputer, ClearSeat, Close, Start
from pharos.table.computer import levels
from pharos.table.help import check_help
from pharos.table.search_requests import HelpQuestion, Question
from pharos.table.stream import at_once
from pharos.table.thinking import ThinkingTasks, owed_choice
from pharos.wire.afterwards import AskCoach, AskHint, CoachAnswer, Hint
from pharos.wire.messages import NewTable, Presence, TableSummary, TableView, Update
from pharos.wire.opening import opened, rematch_of
from pharos.wire.summary import persons, summary_of
from pharos.wire.telling import missed_updates, snapshot, table_view

PREFIX = "local-"
"""Prefix of the ids of local tables, by which a page recognizes them."""
TRIES = 5
PACE = 0.6
"""Delay in seconds before the computer's choices, so that they can be followed."""
RETRY = 2.0
"""Seconds before a failed search is retried."""
MOST_WARNINGS = 3
OWNERS = (AddComputer, ClearSeat, Close, Start)
"""Commands executed as the host, no matter who holds the device."""

_encode = msgspec.json.Encoder().encode


def milliseconds() -> int:
    """Returns the current time in milliseconds, as in logs."""
    return time.time_ns() // 1_000_000


def seed() -> int:
    """Returns an unpredictable seed."""
    return secrets.randbits(62)


class Row(msgspec.Struct, frozen=True):
    """Data stored with the log of a table: its summary, and a digest to check the replayed state."""

    summary: TableSummary
    version: str
    """The version of the engine that wrote the last entry."""
    digest: str = ""
    """Digest of the current position, which other engine versions must reproduce."""


class Watcher(Protocol):
    """A page that follows tables."""

    def tell(self, message: bytes) -> None:
        """Sends a message."""


class LocalTable:
    """One table of the device."""

    def __init__(self, tables: LocalTables, id: str, table: Table) -> None:
        self.tables = tables
        self.id = id
        self.table = table
        self.lock = asyncio.Lock()
        self.holder: str | None = None
        """With several players: the id of the player who holds the device; None at first."""
        self.watchers: dict[Watcher, Viewer] = {}
        self._doubtful = False
        self._thinking = ThinkingTasks(self._failed)

    # --- viewers ---

    @property
    def person(self) -> Person | None:
        """The player at the device now."""
        seated = [person for _, person in persons(self.table)]
        if len(seated) > 1 and self.table.status != "open":
            return next((person for person in seated if person.id == self.holder), None)
        return self.tables.me

    @property
    def viewer(self) -> Viewer:
        """The seat whose view the device shows; None for a spectator."""
        person = self.person
        return None if person is None else self.table.seat_of(person.id)

    def hand_to(self, seat: int) -> None:
        """Hands the device to the player of a seat; all pages then show the table from that seat."""
        person = self.table.seats[seat].person if 0 <= seat < self.table.players else None
        if person is None:
            raise CommandRejected("table-refused-no-seat", {"seat": seat}, kind="invalid")
        self.holder = person.id
        self._show_again()

    async def watch(self, watcher: Watcher, since: int | None = None) -> None:
        """Adds a page, which first gets the updates since event `since`, or else a snapshot."""
        async with self.lock:
            await self._be_certain()
            viewer = self.viewer
            updates = None
            if since is not None:
                last = self.table.numbers[viewer]
                updates = [] if since == last else await self._missed(viewer, since, last)
            self.watchers[watcher] = viewer
            if updates is None:
                watcher.tell(snapshot(self.id, self.table, viewer, milliseconds()))
            else:
                for message in updates:
                    watcher.tell(message)
            watcher.tell(_encode(Presence(self.id, {}, int(viewer is None), milliseconds())))
        settings = self.table.settings
        if self.table.status == "live" and self.table.computers:
            kind = {
                "game": settings.game,
                "expansions": list(settings.expansions),
                "options": dict(settings.options),
                "players": self.table.players,
            }
            self.tables.thinker.prepare(network_of(kind))
        self.look_after()

    def unwatch(self, watcher: Watcher) -> None:
        """Removes a page."""
        self.watchers.pop(watcher, None)

    async def view(self) -> TableView:
        """Returns the table as the device shows it now."""
        async with self.lock:
            await self._be_certain()
            return table_view(self.id, self.table, self.viewer, milliseconds())

    # --- commands ---

    async def act(self, command: Command) -> bool:
        """Executes and stores a command; returns True if it is a repeat."""
        person = self.tables.me if isinstance(command, OWNERS) else self.person
        if person is None:
            raise CommandRejected("table-refused-not-seated", kind="forbidden")
        try:
            await self.enter(lambda table: entry_of(table, command, self._context(person)))
            if isinstance(command, AskUndo):
                await self._agree()
        except Repeated:
            return True
        return False

    async def hint(self, asked: AskHint) -> Hint:
        """Returns the win chance or suggested moves. The use is logged before the answer, as on a server."""
        view = self._helped_view(asked.seat, asked.number)
        await self.act(AskHelp(asked.kind, asked.number))
        told = await self._help(HelpQuestion(asked.kind, asked.seat, view))
        return msgspec.convert({"number": asked.number, **told}, Hint)

    async def coach(self, asked: AskCoach) -> CoachAnswer:
        """Checks whether a choice is a blunder; warnings are logged."""
        view = self._helped_view(asked.seat, asked.number)
        if asked.choice not in {str(option) for option in self.table.options(asked.seat)}:
            raise CommandRejected("refused-unknown", {"choice": asked.choice}, kind="invalid")
        left = warnings_left(self.table, asked.seat)
        if left == 0:
            return CoachAnswer(False)
        told = await self._help(HelpQuestion("coach", asked.seat, view, asked.choice))
        answer = msgspec.convert(told, CoachAnswer)
        if answer.warn:
            await self.act(AskHelp("coach", asked.number))
            left = warnings_left(self.table, asked.seat)
        return msgspec.structs.replace(answer, left=left)

    def _helped_view(self, seat: int, number: int) -> dict[str, Any]:
        person = self.person
        if person is None or self.table.seat_of(person.id) != seat:
            raise CommandRejected("table-refused-help-seat", kind="forbidden")
        check_help(self.table, seat, number)
        return dict(self.table.view(seat).data)

    async def _help(self, question: HelpQuestion) -> dict[str, Any]:
        try:
            told: dict[str, Any] = msgspec.json.decode(await self.tables.thinker.help(question))
        except Exception as error:  # any error of the search worker
            raise CommandRejected("server-refused-no-help", kind="unavailable") from error
        return told

    async def seat_person(self, seat: int, name: str) -> None:
        """Gives an empty seat to another player at this device."""
        used = {person.name for _, person in persons(self.table)}
        if name in used:
            raise CommandRejected("local-refused-name", {"name": name}, kind="invalid")
        await self.take_seat(seat, Person(f"{self.tables.me.id}-{secrets.token_hex(4)}", name))

    async def take_seat(self, seat: int, person: Person) -> None:
        """Gives an empty seat to a player."""

        def decide(table: Table) -> log.Entry:
            if table.status != "open":
                raise CommandRejected("table-refused-begun")
            if not 0 <= seat < table.players:
                raise CommandRejected("table-refused-no-seat", {"seat": seat}, kind="invalid")
            if not table.seats[seat].empty:
                raise CommandRejected("table-refused-seat-taken", {"seat": seat})
            return log.Seated(milliseconds(), seat, person)

        await self.enter(decide)

    async def _agree(self) -> None:
        """Accepts an undo for all other players, who agree in person."""
        undo = self.table.undo
        for seat in sorted(undo.missing) if undo is not None else ():
            person = self.table.seats[seat].person
            if person is not None and self.table.undo is not None:
                await self.enter(partial(entry_of, command=AnswerUndo(True), context=self._context(person)))

    def _context(self, person: Person) -> CommandContext:
        return CommandContext(person, milliseconds(), levels=levels(), seed=seed)

    async def enter(self, decide: Callable[[Table], log.Entry]) -> None:
        """Stores and sends the entry that `decide` returns; retries if another page stored one first."""
        async with self.lock:
            await self._be_certain()
            for _ in range(TRIES):
                entry = decide(self.table)
                told = self.table.apply(entry)
                self._doubtful = True
                try:
                    await self.tables.store(self.id, self.table, [entry])
                except Conflict:
                    await self._be_certain()
                    continue
                except StorageFailed:
                    await self._be_certain()
                    raise CommandRejected("local-refused-storage", kind="unavailable") from None
                self._doubtful = False
                self._broadcast(told)
                break
            else:
                raise CommandRejected("server-refused-busy")
        self.look_after()

    # --- log ---

    async def catch_up(self) -> None:
        """Reads entries stored by other pages of this device."""
        async with self.lock:
            await self._be_certain()
            for text in await self.tables.storage.read(self.id, self.table.entries):
                self._broadcast(self.table.apply(log.read(text)))
        self.look_after()

    async def _be_certain(self) -> None:
        """Rebuilds the table from its log if it is unknown whether the last entry was stored."""
        if not self._doubtful:
            return
        known = self.table.entries - 1
        entries = await self.tables.storage.read(self.id)
        self.table = replayed(log.read(text) for text in entries[:known])
        self._doubtful = False
        for text in entries[known:]:
            self._broadcast(self.table.apply(log.read(text)))

    async def _missed(self, viewer: Viewer, since: int, last: int) -> list[bytes] | None:
        entries = map(log.read, await self.tables.storage.read(self.id))
        return at_once(missed_updates(self.id, entries, viewer, since, last, milliseconds()))

    def _show_again(self) -> None:
        viewer = self.viewer
        for watcher in self.watchers:
            self.watchers[watcher] = viewer
            watcher.tell(snapshot(self.id, self.table, viewer, milliseconds()))

    def _broadcast(self, told: EmittedEvents) -> None:
        """Sends the events of an entry, or a snapshot if the viewer has changed."""
        viewer = self.viewer
        if any(seen != viewer for seen in self.watchers.values()):
            self._show_again()
            return
        if self.watchers and (events := told.of(viewer)):
            state = standing(self.table, viewer, milliseconds())
            message = _encode(Update(self.id, self.table.numbers[viewer], tuple(events), state))
            for watcher in self.watchers:
                watcher.tell(message)

    # --- the computer ---

    def look_after(self) -> None:
        """Starts searches for choices that computers owe, if a page is watching."""
        if self.watchers:
            self._thinking.begin(self.table, self._think)

    def _failed(self, _error: BaseException) -> None:
        """Retries a failed search after a delay."""
        asyncio.get_running_loop().call_later(RETRY, self.look_after)

    async def _think(self, seat: int, decision: str) -> None:
        await asyncio.sleep(self.tables.pace)
        async with self.lock:
            owed = None if self._doubtful else owed_choice(self.table, seat, decision)
        if owed is None:
            return
        number, simulations = (seed(), None) if owed.fixed is None else owed.fixed
        question = Question(owed.level, number, seat, owed.view, simulations)
        choice = owed.checked(owed.settled or await self.tables.thinker.choice(question))
        with contextlib.suppress(CommandRejected, Repeated):
            await self.enter(lambda table: owed.entry(table, choice, milliseconds()))

    def stop(self) -> None:
        """Cancels all searches."""
        self._thinking.cancel()


class LocalTables:
    """All tables of the device, loaded from the storage on demand."""

    def __init__(self, me: Person, storage: Storage, thinker: Thinker, pace: float = PACE) -> None:
        self.me = me
        self.storage = storage
        self.thinker = thinker
        self.pace = pace
        self.stored: Callable[[str], None] = lambda table: None
        """Called with the id of a table after each stored entry, to notify other pages of the device."""
        self._tables: dict[str, LocalTable] = {}
        self._loading = asyncio.Lock()

    async def table(self, id: str) -> LocalTable:
        """Returns the table of an id; raises `CommandRejected` if there is none."""
        async with self._loading:
            if id not in self._tables:
                self._tables[id] = await self._load(id)
            return self._tables[id]

    async def _load(self, id: str) -> LocalTable:
        entries = await self.storage.read(id)
        if not entries:
            raise CommandRejected("server-refused-no-table", kind="missing")
        text = await self.storage.row(id)
        row = None if text is None else msgspec.json.decode(text, type=Row)
        try:
            table = replayed(map(log.read, entries))
        except UnknownName as error:  # uses a content set that is not installed
            raise CommandRejected("server-refused-game", {"reason": str(error)}) from error
        except (PharosError, msgspec.MsgspecError, CommandRejected, KeyError, ValueError) as error:
            raise CommandRejected("server-refused-damaged") from error
        if row is not None and row.digest != digest_of(table):
            raise CommandRejected("local-refused-other-rules")
        return LocalTable(self, id, table)

    async def open(self, request: NewTable, *, daily: bool = False) -> str:
        """Creates a table and returns its id; daily deals need `daily`."""
        if not isinstance(request.settings.clock, NoClock):
            raise CommandRejected("local-refused-clock", kind="invalid")
        id = PREFIX + secrets.token_urlsafe(9)
        context = CommandContext(self.me, milliseconds(), levels=levels(), seed=seed)
        table, entries = opened(request, context, daily=daily)
        try:
            await self.store(id, table, entries)
        except StorageFailed:
            raise CommandRejected("local-refused-storage", kind="unavailable") from None
        self._tables[id] = LocalTable(self, id, table)
        return id

    async def rematch(self, live: LocalTable) -> str:
        """Creates a table for a rematch of the same players."""
        table = live.table
        if table.status != "over":
            raise CommandRejected("table-refused-not-over")
        if table.rematch is not None:
            return table.rematch
        seat = table.seat_of(self.me.id)
        if seat is None:
            raise CommandRejected("table-refused-not-seated", kind="forbidden")
        request = rematch_of(table, seat)
        others = [(number, person) for number, person in persons(table) if number != seat]
        id = await self.open(request)
        if others:
            again = await self.table(id)
            for number, person in others:
                await again.take_seat(number, person)
            await again.act(Start())
        await live.enter(lambda _: log.Rematched(milliseconds(), id))
        return id

    async def store(self, id: str, table: Table, entries: list[log.Entry]) -> None:
        """Stores the last entries of a table, which have been applied already."""
        summary = summary_of(id, table)
        told = msgspec.structs.replace(summary, waiting=table.thinking, you=table.seat_of(self.me.id))
        row = Row(told, pharos.__version__, digest_of(table))
        first = table.entries - len(entries) + 1
        written = [log.written(entry).decode() for entry in entries]
        await self.storage.append(id, first, written, _encode(row).decode())
        self.stored(id)

    async def mine(self) -> tuple[TableSummary, ...]:
        """Returns all tables of the device except closed ones, newest first."""
        rows = [msgspec.json.decode(text, type=Row).summary for text in await self.storage.rows()]
        shown = [one for one in rows if one.status != "closed"]
        return tuple(sorted(shown, key=lambda one: one.changed, reverse=True))

    async def changed(self, id: str) -> None:
        """Handles a change of a table by another page of this device."""
        live = self._tables.get(id)
        if live is not None:
            await live.catch_up()

    async def forget(self, id: str) -> None:
        """Removes a table from the device."""
        live = self._tables.pop(id, None)
        if live is not None:
            live.stop()
        await self.storage.forget(id)

    def leave(self, watcher: Watcher) -> None:
        """Removes a page from all tables."""
        for live in self._tables.values():
            live.unwatch(watcher)


def warnings_left(table: Table, seat: int) -> int:
    """Returns the number of coach warnings left in a game."""
    return max(0, MOST_WARNINGS - sum(kind == "coach" and one == seat for _, one, kind in table.helped))


def digest_of(table: Table) -> str:
    """Returns a digest of the position; equal for all engines with the same rules."""
    if table.round is None:
        return ""
    return hashlib.sha256(json.dumps(table.game.position(), sort_keys=True).encode()).hexdigest()[:16]
