"""All tables of one server process: loaded when somebody comes, forgotten when everybody left."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Protocol
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from pharos.server import metrics
from pharos.server.alerts import Alerts
from pharos.server.bus_messages import (
    BusMessage,
    ChatSaid,
    ContactsChanged,
    LobbyChanged,
    LogChanged,
    PersonCalled,
    PersonRenamed,
    PersonSeated,
    SessionEnded,
)
from pharos.server.daily import DailyDeals
from pharos.server.helpers import HelpWorker
from pharos.server.live import LiveTable
from pharos.server.lobby import Lobby, LobbyWatcher
from pharos.server.peers import Peers
from pharos.server.replays import ReplayWorker
from pharos.server.reviews import METHOD, ReviewWorker, kept_as
from pharos.server.rooms import Rooms
from pharos.server.search_pool import SearchPool
from pharos.server.server_clock import milliseconds
from pharos.server.settings import ServerSettings
from pharos.server.store.account_data import AccountData
from pharos.server.store.afterwards import Reviews
from pharos.server.store.commit_log import Append, CommitLog, Conflict, Damaged
from pharos.server.store.contacts import Contacts
from pharos.server.store.database import Database
from pharos.server.store.heartbeat import EVERY, Heartbeat
from pharos.server.store.own_games import OwnGames
from pharos.server.store.ownership import Ownership
from pharos.server.store.people import KINDS, People
from pharos.server.store.puzzle_tries import PuzzleTries
from pharos.server.store.repair import DAMAGE
from pharos.server.store.retention import RetentionJob
from pharos.server.store.table_queries import TableQueries
from pharos.server.store.trouble import Trouble, trouble_of
from pharos.server.summary import finish_of, started_notices
from pharos.server.time_slicer import TimeSlicer
from pharos.server.tournament_scheduler import TournamentScheduler
from pharos.table import (
    CommandContext,
    CommandRejected,
    Person,
    Repeated,
    Start,
    Table,
    entry_of,
    log,
    opening,
    public_settings,
    rebuilding,
)
from pharos.table.commands import Close, Leave, Rename, Resign
from pharos.table.computer import levels
from pharos.table.settings import Settings
from pharos.wire.messages import (
    BotAsked,
    BotEvent,
    Called,
    ChatLine,
    NewTable,
    Room,
    TableSummary,
)
from pharos.wire.opening import opened, rematch_of
from pharos.wire.summary import persons, summary_of

logger = structlog.get_logger("registry")

IDLE = 30.0
"""Seconds after which a table that nobody follows leaves memory."""
SWEEP = 1.0
STILL = 5_000
"""Milliseconds without an entry after which it is seen to that computers think, whatever happened before."""
DUE_SWEEP = 5
DUE_AT_ONCE = 50
GRACE = 10.0
"""After a restart no clock ends a game for so many seconds: people come back first."""
REPLACED = 4409
"""A page that only waits for news gave way to a newer one; it comes back when somebody looks at it."""
FIRST_FENCE = 1
"""The fencing number of a table that has just been opened."""
DAY = 24 * 60 * 60 * 1000
FIRST_BROOM, BROOM = 60.0, 60 * 60.0
"""Seconds after the start, and between two turns, in which what is old is swept out."""
MOST_OPEN = 20
MOST_COMPUTERS = 24
"""Open and live tables of one opener, and computers at them; an address has several times that."""

AWAY = (OSError, TimeoutError, SQLAlchemyError)
"""What a database that is not there raises."""

_encode = msgspec.json.Encoder().encode


def _seed() -> int:
    """Chance that nobody can foresee."""
    return secrets.randbits(62)


def _closed_when_old(table: Table, before: int) -> log.Entry:
    if table.status != "open" or table.changed_at >= before:
        raise Repeated
    return log.Closed(milliseconds())


def _id_of(person: Person, key: str) -> str:
    """The id of the table that a person opens with a key: always the same, and nobody else's."""
    digest = hashlib.sha256(f"{person.id} {key}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()


class LiveConnection(LobbyWatcher, Protocol):
    """A client's connection."""

    closed: int | None
    person: Person
    session: str
    silenced: frozenset[str]

    @property
    def follows_any(self) -> bool:
        """Whether this connection follows a table; otherwise it waits for news."""

    def follows(self, table: str) -> bool:
        """Whether this connection follows this table."""

    def goodbye(self) -> None:
        """The server stops."""

    def close(self, code: int) -> None:
        """Ends the connection."""


class Stream(Protocol):
    """A stream of a bot."""

    session: str

    def end(self) -> None:
        """The right it hangs on has ended."""


class TableRegistry:
    """The tables, and everything they need."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)
        self.commit_log = CommitLog(self.database, lambda messages: self.post(*messages))
        self.people = People(self.database)
        self.table_queries = TableQueries(self.database)
        self.puzzle_tries = PuzzleTries(self.database)
        self.own_games = OwnGames(self.database)
        self.lobby = Lobby(self.table_queries)
        self.account_data = AccountData(self.database, self.people)
        self.contacts = Contacts(self.database)
        self.rooms = Rooms(self)
        self.retention = RetentionJob(self.database)
        self.scheduler = TournamentScheduler(self)
        self.results_came = False
        """Whether a game has ended since the tournaments were looked after."""
        self.alerts = Alerts(self.database, settings.push, settings.contact)
        self.heartbeat = Heartbeat(self.database)
        self.time_slicer = TimeSlicer()
        self.replay_worker = ReplayWorker()
        self.reviews = Reviews(self.database)
        self.review_worker = ReviewWorker(keep=self._keep_review)
        self.help_worker = HelpWorker()
        self.daily = DailyDeals(self)
        self.search_pool = SearchPool(settings.thinking_processes, settings.think_limit)
        self.alone = self.database.sqlite
        """Whether this is the only server process."""
        self.process = secrets.token_hex(6)
        self.ownership = Ownership(self.database, self.process)
        self.levels = levels()
        self.stopping = False
        self.peers = Peers(self)
        self.tables: dict[str, LiveTable] = {}
        """The tables in memory."""
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Who opens something now, and from which address."""
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._bots: dict[str, set[asyncio.Queue[BotEvent | None]]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._began = time.monotonic()
        self.connections: dict[LiveConnection, None] = {}
        """The live connections, the oldest first."""
        self.streams: set[Stream] = set()
        self._rights: str | None = None

    # --- beginning and end ---

    async def start(self) -> None:
        """Begins to serve; tables are read when they are asked for."""
        with contextlib.suppress(*AWAY):  # what lies between the last beat and now costs nobody
            await self.heartbeat.beat(milliseconds(), started=True)
        self.commit_log.start()
        self.search_pool.start()
        await self.peers.start()
        self.spawn(self._sweep())
        self.spawn(self._expire())
        self.spawn(self._beat())

    async def stop(self) -> None:
        """Finishes what was begun."""
        self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self.tables.values()):
            await live.stop()
        await self.search_pool.stop()
        await self.replay_worker.stop()
        await self.review_worker.stop()
        await self.help_worker.stop()
        await self.commit_log.stop()
        with contextlib.suppress(Exception):  # the last word: until here nothing was lost
            await self.heartbeat.beat(milliseconds())
        await self.peers.stop()
        await self.database.close()

    def say_goodbye(self) -> None:
        """Tells all connections that the server stops."""
        if not self.stopping:
            self.stopping = True
            for connection in list(self.connections):
                connection.goodbye()
            for queues in self._bots.values():
                for queue in queues:
                    queue.put_nowait(None)

    def end_connections(self, session: str) -> None:
        """The session has ended: so do its connections, in all processes."""
        self.post(SessionEnded(session))

    async def trouble(self) -> Trouble | None:
        """What keeps this process from serving: its database cannot be read, or not be written."""
        reachable = await self.database.ready()
        if self.heartbeat.late and self.database.trouble is None:
            return "no_database"
        return self.database.trouble or (None if reachable else "no_database")

    def spawn(self, work: Any) -> None:
        """Begins something that ends with the server at the latest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            metrics.FAILURES.inc(trouble_of(error) is None and not isinstance(error, CommandRejected))
            logger.error("task_failed", error=type(error).__name__)

    # --- tables ---

    async def table(self, id: str) -> LiveTable:
        """The table of an id; raises `CommandRejected` where there is none."""
        live = self.tables.get(id)
        if live is not None:
            if live.doubtful:
                await live.refresh()
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.get_running_loop().create_future()
            try:
                live = await self._load(id)
            except BaseException as error:
                if not self.alone:
                    self.spawn(self.peers.unfollow(id))
                loading.set_exception(error)
                loading.exception()  # whoever waits raises it too
                raise
            else:
                self.tables[id] = live
                loading.set_result(live)
                metrics.TABLES.set(len(self.tables))
                live.tell_owned()
                live.report()
                return live
            finally:
                del self._loading[id]
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> LiveTable:
        began = time.perf_counter()
        owner: str | None = None
        fence: int | None = None
        if not self.alone:  # the log is read after that: whoever owns the table knows all of it
            await self.peers.follow(id)
            fence = (await self.ownership.take([id])).get(id)
            owner = await self.ownership.owner(id) if fence is None else self.process
        try:
            data = await self.commit_log.read(id)
        except Damaged as error:
            raise self._damaged(id, error) from error
        if not data:
            raise CommandRejected("server-refused-no-table", kind="missing")
        live = LiveTable(self, id, await self.rebuilt(id, data), origin=await self.table_queries.origin(id))
        live.owner, live.fence = owner, fence
        metrics.LOADS.observe(time.perf_counter() - began)
        live.absent()  # absence counts from now
        await live.resume()
        live.look_after()
        return live

    async def rebuilt(self, id: str, data: Sequence[bytes]) -> Table:
        """The table of a log; raises `CommandRejected` when the log makes none."""
        try:
            return await self.time_slicer.do(rebuilding(log.read(one) for one in data))
        except DAMAGE as error:
            raise self._damaged(id, error) from error

    def _damaged(self, id: str, error: Exception) -> CommandRejected:
        logger.error("table_damaged", table=id, error=type(error).__name__)
        return CommandRejected("server-refused-damaged")

    @contextlib.asynccontextmanager
    async def room(
        self, opener: str, origin: str | None, *, tables: int = 0, computers: int = 0
    ) -> AsyncIterator[None]:
        """Refuses more open tables, or more computers at them, than a person or an address may have.

        Whoever asks for more waits until it is stored: commands that come at once must not each find room.
        """
        if not self.settings.limits:
            yield
            return
        async with self._one_at_a_time(opener), self._one_at_a_time(f"@{origin}"):
            mine, theirs = await self.table_queries.held(opener, origin)
            for held, times in ((mine, 1), (theirs, self.settings.people_per_address)):
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
        """Opens a table; returns its id. With a key, a command that is repeated finds the table it opened."""
        id = secrets.token_urlsafe(9) if key is None else _id_of(person, key)
        if key is not None and await self.commit_log.read(id):
            return id
        computers = len(request.computers)
        async with self.room(person.id, address, tables=1, computers=computers):
            return await self._open(id, person, request, address, repeatable=key is not None, daily=daily)

    async def _open(
        self,
        id: str,
        person: Person,
        request: NewTable,
        address: str | None,
        *,
        repeatable: bool,
        daily: bool,
    ) -> str:
        now = milliseconds()
        context = CommandContext(person, now, levels=self.levels, seed=_seed)
        table, entries = opened(request, context, daily=daily)
        return await self._store_new(id, table, entries, address, repeatable=repeatable)

    async def open_for(
        self,
        id: str,
        people: Sequence[Person],
        settings: Settings,
        computers: Mapping[int, str] | None = None,
    ) -> None:
        """Opens a table with everybody seated, and begins; once, however often it is asked."""
        if id in self.tables or await self.commit_log.read(id):
            return
        now = milliseconds()
        table = Table()
        entries: list[log.Entry] = []

        def enter(entry: log.Entry) -> None:
            table.apply(entry)
            entries.append(entry)

        enter(opening(people[0], settings, now, self.levels))
        for seat, person in enumerate(people):
            enter(log.Seated(now, seat, person))
        for seat, level in (computers or {}).items():
            enter(log.ComputerSeated(now, seat, level))
        enter(entry_of(table, Start(), CommandContext(people[0], now, levels=self.levels, seed=_seed)))
        calls: list[BusMessage] = [PersonCalled(id, person.id, "began") for person in people]
        await self._store_new(id, table, entries, None, repeatable=True, calls=calls)

    async def _store_new(
        self,
        id: str,
        table: Table,
        entries: Sequence[log.Entry],
        address: str | None,
        *,
        repeatable: bool,
        calls: Sequence[BusMessage] = (),
    ) -> str:
        live = LiveTable(self, id, table, origin=address)
        if not self.alone:
            live.owner, live.fence = self.process, FIRST_FENCE
            await self.peers.follow(id)
        listed = summary_of(id, table)
        seated = [(seat, person.id) for seat, person in persons(table)]
        write = Append(
            id,
            1,
            [log.written(entry) for entry in entries],
            row=live.row(listed, live.needed_due()),
            listed=listed,
            seated=seated,
            finish=finish_of(table) if table.status == "over" else None,
            notices=list(calls),
            fence=live.fence,
            process=live.owner,
        )
        if table.status == "live":
            write.notices += started_notices(id, table)
        else:
            write.notices += [PersonSeated(id, seat, account) for seat, account in seated]
        if table.settings.public:
            write.notices.append(LobbyChanged())
        try:
            await self.commit_log.append(write)
        except Conflict:
            if not repeatable:
                raise
            return id  # the same command came twice at once
        live.wrote(write)
        self.tables[id] = live
        metrics.TABLES.set(len(self.tables))
        live.absent()
        self.committed(write)
        live.look_after()
        return id

    async def rematch(self, live: LiveTable, person: Person, address: str | None = None) -> str:
        """Another table for the same people; the first who asks opens it."""
        await live.refresh()
        table = live.table
        seat = table.seat_of(person.id)
        if seat is None:
            raise CommandRejected("table-refused-not-seated", kind="forbidden")
        if table.status != "over":
            raise CommandRejected("table-refused-not-over")
        if table.rematch is not None:
            return table.rematch
        if table.settings.daily is not None:
            raise CommandRejected("table-refused-daily", kind="forbidden")
        id = await self.open(person, rematch_of(table, seat), address)

        def decide(table: Table) -> log.Entry:
            if table.rematch is not None:
                raise Repeated
            return log.Rematched(milliseconds(), id)

        try:
            await live.enter(decide, by_force=True)
        except Repeated:  # somebody else asked at the same moment
            assert live.table.rematch is not None
            return live.table.rematch
        return id

    # --- reviews ---

    async def review(self, key: str, record: dict[str, Any], person: str, seat: int | None = None) -> bytes:
        """How far the review of a game is; it is asked for where nobody did, and kept once it is whole."""
        if seat is not None:
            key = f"{key}/{seat}"
        known = self.review_worker.known(key)
        if known is not None:
            return known
        kept = await self.reviews.kept(key, METHOD)
        return self.review_worker.ask(key, record, person, seat) if kept is None else kept_as(kept)

    async def _keep_review(self, key: str, review: bytes) -> None:
        await self.reviews.keep(key, METHOD, review, milliseconds())
        place, _, id = key.partition("/")
        if place == "tables" and "/" not in id:
            await self.daily.reviewed(id, msgspec.json.decode(review))

    async def say(self, live: LiveTable, person: Person, text: str, *, team: bool = False) -> ChatLine:
        """A line of chat, in the room of who says it; partners have one of their own (CITIES-TEAM-02)."""
        seat = live.viewer(person)
        # Before the game seats change hands: what a team says then would be heard by a stranger.
        if team and (live.table.partner_of(seat) is None or live.table.round is None):
            raise CommandRejected("table-refused-no-partner")
        clean = "".join(letter for letter in text if letter.isprintable()).strip()
        if not clean:
            raise CommandRejected("server-refused-empty-text", kind="invalid")
        room: Room = "spectators" if seat is None else "team" if team else "table"
        line = await self.table_queries.say(live.id, room, person, seat, clean, milliseconds())
        live.said(line, person.id)
        self.post(ChatSaid(live.id, line.id, self.process, person.id))
        return line

    # --- people ---

    def make_room(self, person: str) -> bool:
        """Ends the oldest connection of a person that follows no table, if there is one: a newer comes."""
        for connection in self.connections:
            if connection.person.id == person and not connection.follows_any and connection.closed is None:
                connection.close(REPLACED)
                return True
        return False

    async def check_company(self, person: Person, table: Table) -> None:
        """Refuses a seat beside somebody who keeps away from this person, or the other way round."""
        others = {one.id for _, one in persons(table)} | {table.owner}
        if await self.contacts.apart(person.id, others - {person.id}):
            raise CommandRejected("table-refused-apart", kind="forbidden")

    async def mine(self, person: Person) -> tuple[TableSummary, ...]:
        """The tables of a person, newest first, with whose turn it is where that is known."""
        listed = []
        for summary, seat in await self.table_queries.mine(person.id):
            waiting = summary.waiting
            if summary.status == "live" and summary.clock != "days":
                with contextlib.suppress(CommandRejected):
                    waiting = (await self.table(summary.id)).table.thinking
            listed.append(msgspec.structs.replace(summary, waiting=waiting, you=seat))
        return tuple(listed)

    async def invite(self, live: LiveTable, person: Person, name: str) -> None:
        """Asks somebody to a table by name: a person finds it in the lobby, a bot on its stream."""
        await live.refresh()
        table = live.table
        if table.status != "open":
            raise CommandRejected("table-refused-begun")
        if table.owner != person.id and table.seat_of(person.id) is None:
            raise CommandRejected("table-refused-not-seated", kind="forbidden")
        row = await self.people.named(name) if name.isprintable() else None
        if row is None or row.kind not in KINDS:
            raise CommandRejected("server-refused-no-person", kind="missing")
        if table.seat_of(row.id) is not None:
            raise CommandRejected("table-refused-seated")
        if await self.contacts.apart(row.id, {one.id for _, one in persons(table)} | {person.id}):
            raise CommandRejected("table-refused-apart", kind="forbidden")
        if not await self.contacts.invite(live.id, row.id, person.id, milliseconds()):
            return  # asked already: once is enough
        called = PersonCalled(live.id, row.id, "invited", person.name)
        self.post(called)
        self._push(called)

    async def asked(self, bot: str) -> list[BotAsked]:
        """The tables a bot is asked to, for when it comes back."""
        found = []
        for summary, by, _ in await self.contacts.invited(bot):
            with contextlib.suppress(CommandRejected):
                id = msgspec.json.decode(summary)["id"]
                table = (await self.table(id)).table
                if table.status == "open" and table.seat_of(bot) is None:
                    found.append(BotAsked(id, by, public_settings(table.settings)))
        return found

    async def forget(self, person: Person) -> None:
        """Deletes a person: seats are left or given up, and everything that hangs on the account ends."""
        for id, _seat, status in await self.table_queries.seated(person.id):
            with contextlib.suppress(CommandRejected):
                live = await self.table(id)
                owner = live.table.owner == person.id
                command = Resign() if status == "live" else Close() if owner else Leave()
                await live.act(person, command)
        ended, changed = await self.account_data.forget(person.id)
        for one in ended:
            self.end_connections(one)
        self.post(*(LogChanged(game) for game in changed))

    async def renamed(self, person: Person) -> None:
        """Somebody has another name from now on, at all connections and at every table not yet over."""
        self.post(PersonRenamed(person.id, person.name, person.sign))
        for id, _seat, _status in await self.table_queries.seated(person.id):
            with contextlib.suppress(CommandRejected):
                await (await self.table(id)).act(person, Rename())

    async def circle_changed(self, account: str) -> None:
        """Somebody mutes or blocks others now: their connections know it."""
        self.post(ContactsChanged(account))

    async def check_rights(self) -> None:
        """Ends connections whose sessions and tokens were ended from outside."""
        held = {one.session for one in self.connections} | {one.session for one in self.streams}
        living = await self.people.living(held) if held else set()
        for session in held - living:
            self.peers.hear(SessionEnded(session))

    async def _rights_from_outside(self) -> None:
        """Whether somebody was banned or deleted beside the server since the last look."""
        mark = await self.people.rights()
        if mark != self._rights:
            self._rights = mark
            await self.check_rights()

    async def reread_circle(self, account: str) -> None:
        """Somebody mutes or blocks others now."""
        silenced = await self.contacts.silenced(account)
        for connection in self.connections:
            if connection.person.id == account:
                connection.silenced = silenced

    async def call(self, called: PersonCalled) -> None:
        """Tells somebody that a table waits, on every connection that does not show it already."""
        id, account = called.table, called.person
        there = [one for one in self.connections if one.person.id == account and not one.follows(id)]
        bot = account in self._bots
        if not there and not bot:
            return
        with contextlib.suppress(CommandRejected):
            table = (await self.table(id)).table
            message = _encode(Called(id, called.why, table.settings.game, called.by))
            for connection in there:
                connection.tell(message)
            if bot and called.why == "invited":
                self.tell_bot(account, BotAsked(id, called.by, public_settings(table.settings)))

    def _push(self, called: PersonCalled) -> None:
        """Sends a call to the devices of somebody; once, by the process where it arose."""
        live = self.tables.get(called.table)
        if self.settings.secure and live is not None:
            game = live.table.settings.game
            self.spawn(self.alerts.call(called.person, called.table, called.why, game, called.by))

    async def expire(self) -> None:
        """Sweeps out what nobody needs any more, by the settings."""
        settings, now = self.settings, milliseconds()
        if await self.heartbeat.jumped(now):
            logger.warning("expiry_waits", why="the last server ran long ago; perhaps the clock is wrong")
            return
        await self.retention.expired_sessions(now)
        await self.rooms.sweep()
        if settings.keep_guests:
            for session in await self.retention.guests(now - settings.keep_guests * DAY):
                self.end_connections(session)
        if settings.keep_tables:
            before = now - settings.keep_tables * DAY
            for id in await self.retention.waiting(before):
                with contextlib.suppress(CommandRejected, Repeated):
                    await (await self.table(id)).enter(
                        lambda table: _closed_when_old(table, before), by_force=True
                    )
            await self.retention.closed(before)
            await self.retention.tournaments(before)
        if settings.keep_records:
            await self.retention.imports(now - settings.keep_records * DAY)
        if settings.pack_after:
            await self.commit_log.archive.pack(now - settings.pack_after * DAY)

    async def _expire(self) -> None:
        while True:
            await asyncio.sleep(FIRST_BROOM)
            try:
                await self.expire()
            except Exception as error:
                logger.error("expiry_failed", error=type(error).__name__)
            await asyncio.sleep(BROOM)

    # --- bots ---

    @contextlib.contextmanager
    def bot_events(self, person: Person) -> Any:
        """A queue of what happens to a bot; None when the server stops."""
        queue: asyncio.Queue[BotEvent | None] = asyncio.Queue()
        self._bots.setdefault(person.id, set()).add(queue)
        try:
            yield queue
        finally:
            queues = self._bots[person.id]
            queues.discard(queue)
            if not queues:
                del self._bots[person.id]

    @property
    def bots_here(self) -> list[str]:
        """The bots that listen to this process."""
        return list(self._bots)

    def tell_bot(self, person: str, event: BotEvent) -> None:
        """Tells a bot on its streams here, if it has any."""
        for queue in self._bots.get(person, ()):
            queue.put_nowait(event)

    # --- other processes ---

    def committed(self, write: Append) -> None:
        """After a commit: who is away is told; on SQLite nobody else tells this process."""
        for message in write.notices:
            if isinstance(message, PersonCalled):
                self._push(message)
        if self.alone:
            self.post(*write.notices)

    def post(self, *messages: BusMessage) -> None:
        """Tells all processes, this one first."""
        self.peers.post(list(messages))

    # --- looking after ---

    async def beat(self) -> None:
        """Writes that the server is alive; where time was lost before, no clock counts it."""
        if await self.heartbeat.beat(milliseconds()):
            logger.warning("time_lost")
            for live in self.tables.values():
                self.spawn(live.resume())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.beat()
                await self._rights_from_outside()
            except Exception as error:
                self.database.note(error)
                logger.error("beat_failed", error=type(error).__name__, trouble=self.database.trouble)

    async def _sweep(self) -> None:
        turn = 0
        while True:
            await asyncio.sleep(SWEEP)
            turn += 1
            try:
                await self._look_after_tables(turn)
            except Exception as error:
                metrics.FAILURES.inc()
                logger.error("sweep_failed", error=type(error).__name__)

    async def _look_after(self, live: LiveTable, clocks: bool) -> None:
        if live.doubtful:
            await live.refresh()
        if clocks and live.table.clock.ticking:
            await live.check_clock()
        await live.check_empty()
        if milliseconds() - live.table.changed_at > STILL:
            live.look_after()
        if live.idle and time.monotonic() - live.touched > IDLE:
            live.report()
            del self.tables[live.id]
            if not self.alone:
                await self.peers.unfollow(live.id)
                if live.fence is not None:
                    await self.ownership.release(live.id, live.fence)

    async def _look_after_tables(self, turn: int) -> None:
        clocks = time.monotonic() - self._began > GRACE
        for live in list(self.tables.values()):
            try:
                await self._look_after(live, clocks)
            except Exception as error:  # no table keeps the others waiting
                metrics.FAILURES.inc(trouble_of(error) is None and not isinstance(error, CommandRejected))
                logger.error("table_failed", table=live.id, error=type(error).__name__)
        metrics.TABLES.set(len(self.tables))
        if self.results_came or turn % DUE_SWEEP == 0:
            self.results_came = False
            await self.scheduler.look_after()
        if clocks and turn % DUE_SWEEP == 0:
            now = milliseconds()
            for id in await self.table_queries.claim_due(now, now + 60_000, DUE_AT_ONCE):
                with contextlib.suppress(CommandRejected):
                    live = await self.table(id)
                    live.touched = time.monotonic()
                    await live.check_clock()
                    await live.check_empty()
                    live.look_after()
                    if live.needed_due() is None:
                        await self.table_queries.not_due(id)
