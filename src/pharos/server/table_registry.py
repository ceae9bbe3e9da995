"""The services of one server process, and the tables it has loaded."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from pharos.server import metrics
from pharos.server.alerts import Alerts
from pharos.server.bus_messages import BusMessage, PersonCalled
from pharos.server.channels import Channels
from pharos.server.clients import Clients
from pharos.server.clubs import ClubService
from pharos.server.commentary import Commentaries
from pharos.server.daily import DailyDeals
from pharos.server.expiry import expire_forever
from pharos.server.game_reviews import GameReviews
from pharos.server.helpers import HelpWorker
from pharos.server.invitations import Invitations
from pharos.server.leagues import LeagueService
from pharos.server.live import LiveTable
from pharos.server.live.conditional import possible
from pharos.server.lobby import Lobby
from pharos.server.notifier import Notifier
from pharos.server.peers import Peers
from pharos.server.remote_work import RemoteWork
from pharos.server.replays import ReplayWorker
from pharos.server.roles import Role, new_process
from pharos.server.rooms import Rooms
from pharos.server.search_pool import SearchPool
from pharos.server.server_clock import milliseconds
from pharos.server.settings import ServerSettings
from pharos.server.store.account_data import AccountData
from pharos.server.store.commit_log import Append, CommitLog, Damaged
from pharos.server.store.conditional_rows import ConditionalRows
from pharos.server.store.contacts import Contacts
from pharos.server.store.database import Database
from pharos.server.store.heartbeat import Heartbeat
from pharos.server.store.own_games import OwnGames
from pharos.server.store.ownership import Ownership
from pharos.server.store.people import People
from pharos.server.store.puzzle_tries import PuzzleTries
from pharos.server.store.repair import DAMAGE
from pharos.server.store.retention import RetentionJob
from pharos.server.store.table_queries import TableQueries
from pharos.server.store.trouble import Trouble, trouble_of
from pharos.server.store.vacations import Vacations
from pharos.server.table_opener import TableOpener
from pharos.server.time_slicer import TimeSlicer
from pharos.server.tournament_scheduler import TournamentScheduler
from pharos.server.upkeep import Upkeep
from pharos.table import CommandRejected, Person, Table, log, rebuilding
from pharos.table.computer import levels
from pharos.wire.messages import TableSummary

logger = structlog.get_logger("registry")

AWAY = (OSError, TimeoutError, SQLAlchemyError)
"""Exceptions of an unavailable database."""


class TableRegistry:
    """Loads and keeps tables, and owns all services of the process."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)
        self.alone = self.database.sqlite
        """Whether this is the only server process (SQLite)."""
        self.process = new_process(settings.roles)
        self.levels = levels()
        self.stopping = False
        self.tables: dict[str, LiveTable] = {}
        """The tables in memory, by id."""
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        # Stored in the database.
        self.commit_log = CommitLog(self.database, lambda messages: self.post(*messages))
        self.people = People(self.database)
        self.table_queries = TableQueries(self.database)
        self.puzzle_tries = PuzzleTries(self.database)
        self.own_games = OwnGames(self.database)
        self.account_data = AccountData(self.database, self.people)
        self.contacts = Contacts(self.database)
        self.retention = RetentionJob(self.database)
        self.heartbeat = Heartbeat(self.database)
        self.ownership = Ownership(self.database, self.process)
        # Tables and related services.
        self.peers = Peers(self)
        self.clients = Clients(self)
        self.opener = TableOpener(self)
        self.invitations = Invitations(self)
        self.lobby = Lobby(self.table_queries)
        self.rooms = Rooms(self)
        self.daily = DailyDeals(self)
        self.clubs = ClubService(self)
        self.scheduler = TournamentScheduler(self)
        self.leagues = LeagueService(self)
        self.reviews = GameReviews(self)
        self.alerts = Alerts(self.database, settings.push, settings.contact)
        self.commentaries = Commentaries(self)
        self.vacations = Vacations(self.database)
        self.conditional_rows = ConditionalRows(self.database)
        self.channels = Channels(self.database, settings)
        self.notifier = Notifier(self)
        self.upkeep = Upkeep(self)
        # Long-running work.
        self.time_slicer = TimeSlicer()
        self.replay_worker = ReplayWorker()
        self.help_worker = HelpWorker()
        self.work = RemoteWork(self)
        self.search_pool = SearchPool(settings.thinking_processes, settings.think_limit)

    def has(self, role: Role) -> bool:
        """Whether this process has a role."""
        return role in self.settings.roles

    # --- start and stop ---

    async def start(self) -> None:
        """Starts all services; tables are loaded on demand."""
        with contextlib.suppress(*AWAY):  # the downtime is charged to no clock
            await self.heartbeat.beat(milliseconds(), started=True)
        self.commit_log.start()
        if self.has("thinking"):
            self.search_pool.start()
        await self.peers.start()
        self.spawn(self.upkeep.sweep_forever())
        if self.has("tables"):
            self.spawn(expire_forever(self))
        self.spawn(self.upkeep.beat_forever())

    async def stop(self) -> None:
        """Stops all services and finishes pending writes."""
        self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self.tables.values()):
            await live.computers.stop()
        await self.search_pool.stop()
        await self.replay_worker.stop()
        await self.reviews.stop()
        await self.help_worker.stop()
        await self.commit_log.stop()
        with contextlib.suppress(Exception):  # marks the end of the uptime
            await self.heartbeat.beat(milliseconds())
        await self.peers.stop()
        await self.database.close()

    def say_goodbye(self) -> None:
        """Tells all clients that the server is stopping."""
        if not self.stopping:
            self.stopping = True
            self.clients.say_goodbye()

    async def trouble(self) -> Trouble | None:
        """Returns why this process can't serve: its database can't be read, or can't be written."""
        reachable = await self.database.ready()
        if self.heartbeat.late and self.database.trouble is None:
            return "no_database"
        return self.database.trouble or (None if reachable else "no_database")

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Starts a background task, which is canceled when the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            metrics.FAILURES.inc(trouble_of(error) is None and not isinstance(error, CommandRejected))
            logger.error("task_failed", error=type(error).__name__)

    # --- tables ---

    async def table(self, id: str) -> LiveTable:
        """Returns a table, loading it if needed; raises `CommandRejected` if it does not exist."""
        live = self.tables.get(id)
        if live is not None:
            if live.doubtful:
                await live.commits.refresh()
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
                loading.exception()  # others that wait for it raise it too
                raise
            else:
                self.keep(live)
                loading.set_result(live)
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
        if not self.alone:  # subscribed before the log is read, so that no entry is missed
            await self.peers.follow(id)
            if self.has("tables"):
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
        live.audience.absent()  # absence counts from now
        await live.commits.resume()
        live.computers.look_after()
        if possible(live.table):  # an earlier process may have ended before making one
            self.spawn(live.conditional.follow())
        return live

    async def rebuilt(self, id: str, data: Sequence[bytes]) -> Table:
        """Rebuilds a table from its log; raises `CommandRejected` if the log is damaged."""
        try:
            return await self.time_slicer.do(rebuilding(log.read(one) for one in data))
        except DAMAGE as error:
            raise self._damaged(id, error) from error

    def _damaged(self, id: str, error: Exception) -> CommandRejected:
        logger.error("table_damaged", table=id, error=type(error).__name__)
        return CommandRejected("server-refused-damaged")

    def keep(self, live: LiveTable) -> None:
        """Keeps a table in memory."""
        self.tables[live.id] = live
        metrics.TABLES.set(len(self.tables))

    async def unload(self, live: LiveTable) -> None:
        """Removes a table from memory, and releases its ownership."""
        live.report()
        del self.tables[live.id]
        if not self.alone:
            await self.peers.unfollow(live.id)
            if live.fence is not None:
                await self.ownership.release(live.id, live.fence)

    async def mine(self, person: Person) -> tuple[TableSummary, ...]:
        """Returns the tables of a person, newest first, with the seats to move where known."""
        listed = []
        for summary, seat in await self.table_queries.mine(person.id):
            waiting = summary.waiting
            if summary.status == "live" and summary.clock != "days":
                with contextlib.suppress(CommandRejected):
                    waiting = (await self.table(summary.id)).table.thinking
            listed.append(msgspec.structs.replace(summary, waiting=waiting, you=seat))
        return tuple(listed)

    # --- messages to other processes ---

    def committed(self, write: Append) -> None:
        """Notifies people after a commit; on SQLite also posts the messages, as the commit log doesn't."""
        for message in write.notices:
            if isinstance(message, PersonCalled):
                self.invitations.push(message)
        if self.alone:
            self.post(*write.notices)

    def post(self, *messages: BusMessage) -> None:
        """Posts messages to all processes, this one first."""
        self.peers.post(list(messages))
