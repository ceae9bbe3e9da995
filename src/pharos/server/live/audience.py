"""The connections that follow a table in this process, their messages, and the absent players."""

from __future__ import annotations

import time
from collections.abc import Collection, Container, Mapping
from typing import TYPE_CHECKING, Protocol

import msgspec

from pharos.server.broadcast import Broadcast
from pharos.server.bus_messages import Follow, PresenceTold
from pharos.server.presence import Present
from pharos.server.server_clock import milliseconds
from pharos.table import CommandRejected, EmittedEvents, Person, Viewer, log
from pharos.table.stream import MOST_MISSED
from pharos.wire.messages import ChatLine, Gone, Presence, Said, TableView
from pharos.wire.telling import missed_updates, snapshot, table_view

if TYPE_CHECKING:
    from pharos.server.live.table import LiveTable

_encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """A connection that follows tables."""

    person: Person
    silenced: frozenset[str]
    """Accounts whose chat messages are hidden from this connection."""
    screen: bool
    """Whether this is a shared big screen: it always gets a spectator's view."""

    def tell(self, message: bytes) -> None:
        """Queues a message without blocking."""


Updates = dict[Viewer, bytes]
"""The update message of an entry for each viewer."""


class Audience:
    """The connections that follow one table in this process."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.watchers: dict[Watcher, Viewer] = {}
        self.present = Present()
        self._absent: dict[int, int] = {}
        """Absent seats, as last reported by the table's owner: seat to time in milliseconds."""

    # --- watching ---

    async def watch(
        self, watcher: Watcher, since: int | None = None, chat: int | None = None, *, counted: bool = True
    ) -> None:
        """Adds a connection, which first gets the updates since event `since`, or else a snapshot."""
        live = self._live
        await live.commits.refresh()
        ahead = None
        if since is not None:
            ahead = await self._missed(self.place_of(watcher), since)
        async with live.lock:
            live.touched = time.monotonic()
            await live.commits.be_certain()
            viewer = self.place_of(watcher)
            again = watcher in self.watchers
            updates = None
            if ahead is not None and ahead[:2] == (viewer, live.table.numbers[viewer]):
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
                        watcher.tell(_encode(Said(live.id, line)))
            if counted and not again:
                self._came(viewer)
            watcher.tell(self._presence())
        live.computers.look_after()

    def unwatch(self, watcher: Watcher) -> None:
        """Removes a connection."""
        if watcher in self.watchers:
            self._went(self.watchers.pop(watcher))

    def place_of(self, watcher: Watcher) -> Viewer:
        """Returns the viewer of a connection; a big screen is always a spectator."""
        viewer = self.viewer(watcher.person)
        return None if watcher.screen else viewer

    def viewer(self, person: Person) -> Viewer:
        """Returns a user's seat, None for a spectator; raises `CommandRejected` if not allowed to watch."""
        table = self._live.table
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
        """Returns the table as a user sees it now."""
        live = self._live
        async with live.lock:
            await live.commits.be_certain()
            viewer = self.viewer(person)
            lines = await self._chat(viewer, await live.registry.contacts.silenced(person.id))
            return table_view(live.id, live.table, viewer, milliseconds(), self.absent(), lines)

    async def _missed(self, viewer: Viewer, since: int) -> tuple[Viewer, int, list[bytes]] | None:
        """Returns viewer, last event number and the updates since `since`; None if a snapshot is better.

        Called before the table is locked for the new connection, since it replays the log.
        """
        live = self._live
        async with live.lock:  # not in the middle of a commit
            last, entries = live.table.numbers[viewer], live.table.entries
        if since == last:
            return viewer, last, []
        if not 0 < since < last or last - since > MOST_MISSED:
            return None  # not worth reading the log for
        data = (await live.registry.commit_log.read(live.id))[:entries]
        read = (log.read(one) for one in data)
        work = missed_updates(live.id, read, viewer, since, last, milliseconds(), self.absent())
        made = await live.registry.time_slicer.do(work)
        return None if made is None else (viewer, last, made)

    # --- chat ---

    def said(self, line: ChatLine, author: str) -> None:
        """Sends a chat message to all connections that may read it and do not mute its author."""
        message = _encode(Said(self._live.id, line))
        for watcher, viewer in self.watchers.items():
            if self.hears(viewer, line) and author not in watcher.silenced:
                watcher.tell(message)

    def hears(self, viewer: Viewer, line: ChatLine) -> bool:
        """Returns whether a viewer may read a message: players see spectator chat only after the game."""
        if line.room == "team":
            return viewer is not None and line.seat is not None and viewer in (line.seat, line.seat ^ 1)
        return line.room == "table" or viewer is None or self._live.table.status == "over"

    async def _chat(self, viewer: Viewer, silenced: Collection[str], after: int = 0) -> tuple[ChatLine, ...]:
        """Returns the last chat messages that a viewer may read, without muted authors."""
        live = self._live
        rooms = ("table", "spectators") if viewer is None or live.table.status == "over" else ("table",)
        return await live.registry.table_queries.chat(live.id, rooms, viewer, after, silenced)

    # --- updates ---

    def _snapshot(self, viewer: Viewer, lines: tuple[ChatLine, ...] = ()) -> bytes:
        live = self._live
        return snapshot(live.id, live.table, viewer, milliseconds(), self.absent(), lines)

    def show_again(self) -> None:
        """Sends everyone a snapshot without chat."""
        for watcher, viewer in self.watchers.items():
            watcher.tell(self._snapshot(viewer))

    async def show_all_again(self) -> None:
        """Sends everyone a snapshot with chat."""
        for watcher, viewer in self.watchers.items():
            watcher.tell(self._snapshot(viewer, await self._chat(viewer, watcher.silenced)))

    def broadcast(self, told: EmittedEvents) -> None:
        """Sends the events of an entry; connections whose seat changed get a snapshot instead."""
        moved = self._reseat()
        now = milliseconds()
        self.send(self.updates(told, now, self.absent(now)), moved)

    def send(self, updates: Updates, moved: Container[Watcher] = ()) -> None:
        """Sends the updates to all connections except `moved`, which got a snapshot."""
        for watcher, viewer in self.watchers.items():
            message = updates.get(viewer)
            if message is not None and watcher not in moved:
                watcher.tell(message)

    def _reseat(self) -> set[Watcher]:
        """Updates the viewer of each connection; sends a snapshot to those that changed and returns them."""
        moved: set[Watcher] = set()
        for watcher, viewer in list(self.watchers.items()):
            try:
                sees = self.place_of(watcher)
            except CommandRejected as refused:
                self.unwatch(watcher)
                watcher.tell(_encode(Gone(self._live.id, refused.key)))
                continue
            if sees != viewer:
                moved.add(watcher)
                self.watchers[watcher] = sees
                self._went(viewer, quietly=True)
                self._came(sees, quietly=True)
                watcher.tell(self._snapshot(sees))
        return moved

    def updates(self, told: EmittedEvents, now: int, absent: Mapping[int, int]) -> Updates:
        """Builds the update of an entry for each viewer."""
        table = self._live.table
        updates: Updates = {}
        telling: Broadcast | None = None
        for viewer in self.watchers.values():
            if viewer not in updates and (events := told.of(viewer)):
                telling = telling or Broadcast(self._live.id, table, now, absent)
                updates[viewer] = telling.update(viewer, events)
        round = table.round
        if round is not None and not round.simultaneous:
            # The next choice invalidates most of the cached parts. Rebuilding the few that remain valid is
            # cheaper than keeping them in memory while hundreds of other tables are served.
            round.moment.pass_by()
        return updates

    # --- presence ---

    def absent(self, now: int | None = None) -> dict[int, int]:
        """Returns the absent players: seat to the time since when, in milliseconds."""
        live = self._live
        if live.table.status == "over":
            return {}
        moment = milliseconds() if now is None else now
        if live.registry.alone:
            return self.present.absent(live.table.people, moment)
        if live.owned:
            # Time in which another process was unreachable must not count as absence.
            heard = live.registry.peers.heard_since(moment)
            away = self.present.absent(live.table.people, moment)
            return {seat: max(since, heard) for seat, since in away.items()}
        here = self.present.here
        return {seat: since for seat, since in self._absent.items() if seat not in here}

    def tell_presence(self) -> None:
        """Sends the absent players and the number of spectators to everyone."""
        message = self._presence()
        for watcher in self.watchers:
            watcher.tell(message)
        if self._live.owned:
            self._post_presence()

    def _post_presence(self) -> None:
        live = self._live
        if live.fence is not None:
            live.registry.post(PresenceTold(live.id, live.registry.process, live.fence, self.absent()))

    def _presence(self) -> bytes:
        away = self.absent() if self._live.table.counts_absence else {}
        absent = {str(seat): since for seat, since in away.items()}
        return _encode(Presence(self._live.id, absent, self._spectators, milliseconds()))

    @property
    def _spectators(self) -> int:
        return sum(viewer is None for viewer in self.watchers.values())

    def _came(self, viewer: Viewer, quietly: bool = False) -> None:
        if viewer is None or not self.present.came(viewer):
            return
        self._live.report()
        if not quietly:
            self.tell_presence()

    def _went(self, viewer: Viewer, quietly: bool = False) -> None:
        if viewer is None or not self.present.went(viewer, milliseconds()):
            return
        self._live.report()
        if not quietly:
            self.tell_presence()

    # --- followers in other processes ---

    def followers(self) -> Follow:
        """Returns who follows the table in this process, as reported to its owner."""
        return Follow(self._live.id, tuple(self.present.here), self._spectators, tuple(sorted(self._absent)))

    def followed(self, process: str, follow: Follow) -> None:
        """Handles a report of another process about its followers."""
        if not self._live.owned:
            return
        if self.present.heard(process, follow.seats, milliseconds(), follow.spectators):
            self.tell_presence()
        if set(follow.absent) != set(self.absent()):
            self._post_presence()

    def presence_told(self, process: str, absent: dict[int, int]) -> None:
        """Handles a report of the owner about absent seats."""
        live = self._live
        if process == live.owner and not live.owned and absent != self._absent:
            self._absent = absent
            self.tell_presence()

    def lost(self, processes: Collection[str]) -> None:
        """Removes the followers of processes that are gone."""
        if self._live.owned and self.present.lost(processes, milliseconds()):
            self.tell_presence()
