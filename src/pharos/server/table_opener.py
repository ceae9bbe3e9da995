"""Creates tables: for a person, with given seats, and rematches."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from pharos.server.bus_messages import BusMessage, LobbyChanged, PersonCalled, PersonSeated
from pharos.server.live import LiveTable
from pharos.server.server_clock import milliseconds
from pharos.server.store.commit_log import Append, Conflict
from pharos.server.summary import finish_of, started_notices
from pharos.table import (
    CommandContext,
    CommandRejected,
    Person,
    Repeated,
    Sit,
    Start,
    Table,
    entry_of,
    log,
    opening,
)
from pharos.table.settings import Settings
from pharos.wire.messages import NewTable
from pharos.wire.opening import opened, rematch_of
from pharos.wire.summary import persons, summary_of

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

FIRST_FENCE = 1
"""The fencing number of a new table."""
MOST_OPEN = 20
MOST_COMPUTERS = 24
"""Open and live tables per creator, and computer players at them; an address may have several times that."""


def _seed() -> int:
    """Returns an unpredictable seed."""
    return secrets.randbits(62)


def _id_of(person: Person, key: str) -> str:
    """Returns the id of the table a person creates with a key: deterministic, and unique to the person."""
    return _hashed(f"{person.id} {key}")


def _rematch_id(live: LiveTable) -> str:
    """Returns the id of a rematch: deterministic, but unpredictable, as account ids are not public."""
    return _hashed(" ".join(["rematch", live.id, *(person.id for _, person in persons(live.table))]))


def _hashed(text: str) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:9]).decode()


class TableOpener:
    """Creates the tables of a server process."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks by creator and by address (with @), while they create tables."""

    @contextlib.asynccontextmanager
    async def room(
        self, opener: str, origin: str | None, *, tables: int = 0, computers: int = 0
    ) -> AsyncIterator[None]:
        """Rejects tables or computer players beyond the limits of a person or an address.

        Holds a lock until the tables are stored, so that concurrent commands can't exceed the limit together.
        """
        settings = self._registry.settings
        if not settings.limits:
            yield
            return
        async with self._one_at_a_time(opener), self._one_at_a_time(f"@{origin}"):
            mine, theirs = await self._registry.table_queries.held(opener, origin)
            for held, times in ((mine, 1), (theirs, settings.people_per_address)):
                if held[0] + tables > MOST_OPEN * times or held[1] + computers > MOST_COMPUTERS * times:
                    raise CommandRejected("server-refused-too-many-open")
            yield

    def _one_at_a_time(self, key: str) -> asyncio.Lock:
        lock = self._opening.get(key)
        if lock is None:
            lock = self._opening[key] = asyncio.Lock()
        return lock

    async def open(
        self,
        person: Person,
        request: NewTable,
        address: str | None = None,
        key: str | None = None,
        *,
        daily: bool = False,
    ) -> str:
        """Creates a table and returns its id; with a key, repeated commands return the same table."""
        id = secrets.token_urlsafe(9) if key is None else _id_of(person, key)
        await self._open(id, person, request, address, daily=daily, repeatable=key is not None)
        return id

    async def _open(
        self,
        id: str,
        person: Person,
        request: NewTable,
        address: str | None,
        *,
        daily: bool = False,
        kept: Mapping[int, Person] | None = None,
        repeatable: bool,
    ) -> bool:
        """Creates a table, with seats `kept` for some people; returns False if it exists already."""
        registry = self._registry
        if repeatable and await registry.commit_log.read(id):
            return False
        async with self.room(person.id, address, tables=1, computers=len(request.computers)):
            context = CommandContext(person, milliseconds(), levels=registry.levels, seed=_seed)
            table, entries = opened(request, context, daily=daily, kept=kept)
            return await self._store(id, table, entries, address, repeatable=repeatable)

    async def open_for(
        self,
        id: str,
        people: Sequence[Person] | Mapping[int, Person],
        settings: Settings,
        computers: Mapping[int, str] | None = None,
        address: str | None = None,
    ) -> None:
        """Creates and starts a table with everyone seated; idempotent for the same id."""
        registry = self._registry
        if id in registry.tables or await registry.commit_log.read(id):
            return
        seated = dict(people) if isinstance(people, Mapping) else dict(enumerate(people))
        owner = next(iter(seated.values()))
        now = milliseconds()
        table = Table()
        entries: list[log.Entry] = []

        def enter(entry: log.Entry) -> None:
            table.apply(entry)
            entries.append(entry)

        enter(opening(owner, settings, now, registry.levels))
        for seat, person in seated.items():
            enter(log.Seated(now, seat, person))
        for seat, level in (computers or {}).items():
            enter(log.ComputerSeated(now, seat, level))
        context = CommandContext(owner, now, levels=registry.levels, seed=_seed)
        enter(entry_of(table, Start(), context))
        calls: list[BusMessage] = [PersonCalled(id, person.id, "began") for person in seated.values()]
        await self._store(id, table, entries, address, repeatable=True, calls=calls)

    async def _store(
        self,
        id: str,
        table: Table,
        entries: Sequence[log.Entry],
        address: str | None,
        *,
        repeatable: bool,
        calls: Sequence[BusMessage] = (),
    ) -> bool:
        """Stores a new table; returns False if a concurrent duplicate of the command has stored it."""
        registry = self._registry
        live = LiveTable(registry, id, table, origin=address)
        if not registry.alone:
            live.owner = registry.peers.new_owner(id)
            live.fence = FIRST_FENCE if live.owner == registry.process else None
            await registry.peers.follow(id)
        listed = summary_of(id, table)
        seated = [(seat, person.id) for seat, person in persons(table)]
        write = Append(
            id,
            1,
            [log.written(entry) for entry in entries],
            row=live.commits.row.made(table, listed, live.deadlines.next_due()),
            listed=listed,
            seated=seated,
            finish=finish_of(table) if table.status == "over" else None,
            notices=list(calls),
            fence=None if live.owner is None else FIRST_FENCE,
            process=live.owner,
        )
        if table.status == "live":
            write.notices += started_notices(id, table)
        else:
            write.notices += [PersonSeated(id, seat, account) for seat, account in seated]
        if table.settings.public:
            write.notices.append(LobbyChanged())
        try:
            await registry.commit_log.append(write)
        except Conflict:
            if not repeatable:
                raise
            return False
        live.commits.row.wrote(write)
        registry.keep(live)
        live.audience.absent()
        registry.committed(write)
        live.computers.look_after()
        if not live.owned:
            registry.peers.want_owner(live)
        return True

    async def rematch(self, live: LiveTable, person: Person, address: str | None = None) -> str:
        """Creates a rematch for the same people: the first request creates it, the others take seats."""
        await live.commits.refresh()
        table = live.table
        seat = table.seat_of(person.id)
        if seat is None:
            raise CommandRejected("table-refused-not-seated", kind="forbidden")
        if table.status != "over":
            raise CommandRejected("table-refused-not-over")
        if table.rematch is not None:
            return await self._take_part(table.rematch, person, seat, address)
        if table.settings.daily is not None:
            raise CommandRejected("table-refused-daily", kind="forbidden")
        others = [
            (number, one)
            for number, one in persons(table)
            if number != seat and not await self._registry.contacts.apart(person.id, {one.id})
        ]
        # Concurrent requests compute the same id, and the second takes the seat that is kept for it.
        id, request = _rematch_id(live), rematch_of(table, seat)
        first = await self._open(id, person, request, address, kept=dict(others), repeatable=True)
        if first:
            await self._registry.table_queries.copy_chat(live.id, id)

        def decide(table: Table) -> log.Entry:
            if table.rematch is not None:
                raise Repeated
            return log.Rematched(milliseconds(), id)

        with contextlib.suppress(Repeated):
            await live.commits.enter(decide, by_force=True)
        if not first:
            return await self._take_part(id, person, seat, address)
        for _, one in others:
            await self._registry.invitations.call_again(id, one, person)
        return id

    async def _take_part(self, id: str, person: Person, seat: int, address: str | None) -> str:
        """Takes the seat kept at a rematch, unless the table has started or the person already sits there."""
        with contextlib.suppress(CommandRejected):
            again = await self._registry.table(id)
            if again.table.status == "open" and again.table.seat_of(person.id) is None:
                await again.act(person, Sit(seat), address)
        return id
