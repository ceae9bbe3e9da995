"""The other server processes: messages to and from them, and ownership of tables.

A single process receives only its own messages, needs no lease, and owns every table.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING

import structlog

from pharos.server.bus import Bus, PostgresBus
from pharos.server.bus_messages import (
    BusMessage,
    ChatSaid,
    CommandAnswered,
    CommandForwarded,
    ContactsChanged,
    EntryAdded,
    FollowersReport,
    GameFinished,
    GameStarted,
    LobbyChanged,
    LogChanged,
    MessagesLost,
    Owned,
    PersonCalled,
    PersonRenamed,
    PersonSeated,
    PresenceTold,
    ProcessAlive,
    ProcessLeft,
    RightsChanged,
    RoomChanged,
    SessionEnded,
    TableWanted,
    ThinkingLoad,
    WorkAnswered,
    WorkAsked,
)
from pharos.server.live import Answer, Errand, LiveTable, NotOwner
from pharos.server.roles import chosen
from pharos.server.server_clock import milliseconds
from pharos.server.store.ownership import LEASE, RENEW
from pharos.server.valkey_bus import ValkeyBus
from pharos.table import CommandRejected
from pharos.wire.messages import BotGameFinish, BotGameStart, BotInvited

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

logger = structlog.get_logger("peers")

REPORT = 2.0
"""Seconds between repeated reports; they make up for lost messages."""
SILENT = 3 * REPORT
"""Seconds without a message after which a process with a lease counts as unreachable."""
REPORTED_AT_ONCE = 50
"""Tables in one report of followers."""
ANSWER = 0.5
"""Seconds to wait for an owner's answer before checking that it still owns the table, and asking again;
doubles each time."""
ANSWER_LONGEST = 1.0
AGAIN = 0.02
"""Seconds before the owner is looked up again after an answer that it is another; doubles each time."""
PATIENCE = 1.5 * LEASE
"""Seconds after which a table is taken from an owner that has a lease, but is not heard."""
STUCK = 30.0
"""Seconds after which a table is taken from an owner that is heard, but does not answer."""
ADOPTED_AT_ONCE = 25
"""Tables taken over at a time, so that play at the other tables goes on meanwhile."""
COMPARE = 5.0
"""Seconds between two comparisons of the owners known here with the database."""
COMPARED_AT_ONCE = 500
WANTED = 0.1
"""Seconds between two checks whether a table without an owner has got one."""
REMEMBERED = 10_000
"""Forwarded commands that are remembered, to execute each only once."""


class Peers:
    """The processes that serve the same database."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._bus: Bus | None = None
        self._heard_of: dict[str, float] = {}
        """When each process was last heard from (`time.monotonic()`)."""
        self._known: frozenset[str] = frozenset()
        self._all_heard_since: int | None = None
        self._requests = count(1)
        self._asked: dict[int, Answer] = {}
        self._obeyed: dict[tuple[str, int], CommandAnswered | None] = {}
        """The latest forwarded commands, the oldest first, with their answers."""
        self._reported = float("-inf")
        self._hurry = asyncio.Event()
        self._renewing = asyncio.Lock()
        self._adopting: asyncio.Task[None] | None = None
        self._compared = time.monotonic()

    async def start(self) -> None:
        """Connects to the bus, and acquires the lease of this process."""
        registry = self._registry
        if not registry.alone:
            self._bus = await self._new_bus()
            self._bus.start()
            try:
                await self._renew()
            except Exception as error:
                logger.error("lease_failed", error=type(error).__name__)
            registry.spawn(self._keep_lease())

    async def _new_bus(self) -> Bus:
        registry = self._registry
        settings, process = registry.settings, registry.process
        if not settings.bus:
            primary = registry.database.primary
            assert primary is not None  # on SQLite there is only one process
            return PostgresBus(primary, process, self.hear, self._read_all_again)
        place = await registry.ownership.place()
        return ValkeyBus(settings.bus, place, process, self.hear, self._read_all_again)

    async def stop(self) -> None:
        """Gives up the lease, and disconnects from the bus."""
        if self._bus is not None:
            try:
                async with asyncio.timeout(1):
                    await self._registry.ownership.end()
            except Exception as error:
                logger.warning("lease_not_ended", error=type(error).__name__)
            self._bus.post([ProcessLeft(self._registry.process)])
            await self._bus.stop()

    def post(self, messages: list[BusMessage]) -> None:
        """Sends messages to this process and all others."""
        for message in messages:
            self.hear(message)
        if self._bus is not None:
            self._bus.post(messages)

    async def follow(self, table: str) -> None:
        """Subscribes to the messages of a table."""
        if self._bus is not None:
            await self._bus.follow(table)

    async def unfollow(self, table: str) -> None:
        """Unsubscribes from the messages of a table."""
        if self._bus is not None:
            await self._bus.unfollow(table)

    # --- incoming messages ---

    def hear(self, message: BusMessage) -> None:
        """Handles a message; handlers must be idempotent, as messages may arrive twice."""
        if not self._hear_of_table(message) and not self._hear_of_people(message):
            self._hear_of_process(message)

    def _hear_of_table(self, message: BusMessage) -> bool:
        """Handles messages about tables; returns whether the message was one."""
        registry = self._registry
        match message:
            case EntryAdded():
                live = registry.tables.get(message.table)
                if live is not None and live.table.entries < message.number:
                    registry.spawn(live.commits.reach(message.number))
            case LogChanged():
                live = registry.tables.get(message.table)
                if live is not None:
                    registry.spawn(live.commits.reread())
            case ChatSaid():
                live = registry.tables.get(message.table)
                if live is not None and message.process != registry.process:
                    registry.spawn(self._hear_chat(live, message))
            case Owned():
                live = registry.tables.get(message.table)
                if live is not None and message.process != registry.process:
                    live.owned_by(message.process, message.fence, message.number)
            case PresenceTold():
                live = registry.tables.get(message.table)
                if live is not None and message.process != registry.process:
                    live.audience.presence_told(message.process, message.absent)
            case FollowersReport():
                if message.to == registry.process != message.process:
                    self._heard_of[message.process] = time.monotonic()
                    for follow in message.follows:
                        live = registry.tables.get(follow.table)
                        if live is not None:
                            live.audience.followed(message.process, follow)
            case TableWanted():
                if message.to == registry.process:
                    registry.spawn(self._own(message))
            case CommandForwarded():
                if message.to == registry.process:
                    self._obey(message)
            case CommandAnswered():
                if message.to == registry.process:
                    asked = self._asked.get(message.request)
                    if asked is not None and not asked.done():
                        asked.set_result(message)
            case _:
                return False
        return True

    def _hear_of_people(self, message: BusMessage) -> bool:
        """Handles messages about people, bots, and the lobby; returns whether the message was one."""
        registry = self._registry
        match message:
            case LobbyChanged():
                registry.lobby.changed()
            case PersonSeated():
                registry.clients.tell_bot(message.person, BotInvited(message.table, message.seat))
            case GameStarted():
                registry.clients.tell_bot(message.person, BotGameStart(message.table, message.seat))
            case GameFinished():
                registry.upkeep.results_came = True
                registry.clients.tell_bot(message.person, BotGameFinish(message.table))
            case PersonCalled():
                registry.spawn(registry.invitations.call(message))
            case PersonRenamed():
                registry.clients.renamed(message)
                registry.spawn(registry.rooms.renamed(message.person))
            case ContactsChanged():
                registry.spawn(registry.clients.reread_silenced(message.person))
            case RoomChanged():
                registry.spawn(registry.rooms.changed(message))
            case RightsChanged():
                registry.spawn(registry.clients.check_rights())
            case SessionEnded():
                registry.clients.session_ended(message.session)
            case _:
                return False
        return True

    def _hear_of_process(self, message: BusMessage) -> None:
        match message:
            case ProcessAlive(process):
                if process != self._registry.process:
                    self._heard_of[process] = time.monotonic()
            case ProcessLeft(process):
                if process != self._registry.process:
                    self._hurry.set()
            case WorkAsked() | WorkAnswered() | ThinkingLoad():
                self._registry.work.hear(message)
            case MessagesLost(process):
                if process != self._registry.process:
                    self._read_all_again()
            case _:
                pass

    async def _hear_chat(self, live: LiveTable, message: ChatSaid) -> None:
        line = await self._registry.table_queries.line(live.id, message.line)
        if line is not None:
            live.audience.said(line, message.author)

    def _read_all_again(self) -> None:
        """Reloads all tables and repeats all reports, after messages may have been lost."""
        registry = self._registry
        for live in list(registry.tables.values()):
            registry.spawn(live.commits.catch_up())
            live.tell_owned()
        self._report()

    # --- tables of a process that doesn't own any ---

    def new_owner(self, table: str) -> str | None:
        """Returns the process that should own a table without an owner: this one, if it has the role."""
        registry = self._registry
        if registry.has("tables"):
            return registry.process
        return chosen(table, registry.ownership.living, "tables")

    def want_owner(self, live: LiveTable, *, by_force: bool = False) -> None:
        """Asks another process to own a table, if this process can't own any."""
        others = self._registry.ownership.living - ({live.owner} if by_force else frozenset())
        owner = chosen(live.id, others, "tables")
        if owner is not None and not self._registry.has("tables"):
            self.post([TableWanted(owner, live.id, by_force)])

    async def _own(self, message: TableWanted) -> None:
        with contextlib.suppress(CommandRejected):
            live = await self._registry.table(message.table)
            if not live.owned:
                await live.take(by_force=message.by_force)
            live.tell_owned()

    # --- commands for another process ---

    async def forward(self, live: LiveTable, errand: Errand) -> CommandAnswered | None:
        """Returns the owner's answer to a command; None if this process should own the table."""
        registry, began, pause = self._registry, time.monotonic(), AGAIN
        owner: str | None = None
        while self._waits_for(owner, began):
            known = live.owner in registry.ownership.living and live.owner != registry.process
            if not known or live.owners_fence is None:
                live.owner, live.owners_fence = await registry.ownership.owner_and_fence(live.id)
            owner = live.owner
            if owner is None and not registry.has("tables"):
                self.want_owner(live)
                await asyncio.sleep(WANTED)
                continue
            if owner is None or owner == registry.process:
                return None
            answer = await self._ask(owner, live, errand, began)
            if answer is not None and answer.owner:
                return answer
            if live.owned:
                return None
            if live.owner == owner:  # it is not the owner, or no longer
                live.owner = live.owners_fence = None
            await asyncio.sleep(pause)
            pause = min(2 * pause, ANSWER)
        # The owner has a lease but doesn't answer: taking the table over is safe, and a player waits.
        logger.warning("owner_silent", table=live.id, seconds=round(time.monotonic() - began, 1))
        if registry.has("tables"):
            await live.take(by_force=True)
            return None
        self.want_owner(live, by_force=True)
        raise CommandRejected("server-refused-busy")

    def _waits_for(self, owner: str | None, began: float) -> bool:
        """Whether to go on waiting: an owner that is heard is only slow."""
        now = time.monotonic()
        heard = now - self._heard_of.get(owner or "", float("-inf")) < SILENT
        alive = heard and owner in self._registry.ownership.living
        return now - began < (STUCK if alive else PATIENCE)

    async def _ask(self, owner: str, live: LiveTable, errand: Errand, began: float) -> CommandAnswered | None:
        """Waits for the answer while that process owns the table."""
        registry, request = self._registry, next(self._requests)
        answer: Answer = asyncio.get_running_loop().create_future()
        self._asked[request] = answer
        live.asking[answer] = owner
        command = CommandForwarded(
            owner,
            registry.process,
            request,
            live.id,
            errand.person,
            errand.command,
            errand.address,
            live.owners_fence,
        )
        pause = ANSWER
        try:
            while self._waits_for(owner, began):
                self.post([command])  # again, in case that it or its answer was lost; it is executed once
                await asyncio.wait({answer}, timeout=pause)
                if answer.done():
                    break
                pause = min(2 * pause, ANSWER_LONGEST)
                if await registry.ownership.owner(live.id) != owner:
                    break
            if answer.done() and (answered := answer.result()) is not None:
                return answered
            errand.unanswered = True
            return None
        finally:
            del self._asked[request], live.asking[answer]

    def _obey(self, message: CommandForwarded) -> None:
        key = (message.process, message.request)
        if key not in self._obeyed:
            self._obeyed[key] = None
            if len(self._obeyed) > REMEMBERED:
                del self._obeyed[next(iter(self._obeyed))]
            self._registry.spawn(self._obey_now(message))
        elif (answer := self._obeyed[key]) is not None:
            self.post([answer])

    async def _obey_now(self, message: CommandForwarded) -> None:
        registry = self._registry
        answer = CommandAnswered(message.process, message.request, owner=False)
        live = registry.tables.get(message.table)
        if live is None and registry.has("tables"):  # another process created it for this one
            with contextlib.suppress(CommandRejected):
                live = await registry.table(message.table)
        try:
            if live is not None:
                repeated = await live.act_here(
                    message.person, message.command, message.address, fence=message.fence
                )
                answer = CommandAnswered(message.process, message.request, True, live.table.entries, repeated)
        except NotOwner:
            pass
        except CommandRejected as refused:
            assert live is not None
            answer = CommandAnswered(
                message.process,
                message.request,
                True,
                live.table.entries - live.doubtful,
                refused=refused.key,
                kind=refused.kind,
                arguments=refused.arguments,
                rule=refused.rule,
            )
        except Exception as error:
            logger.error("forwarded_failed", error=type(error).__name__)
            answer = CommandAnswered(
                message.process, message.request, True, refused="server-refused-unstored", kind="unavailable"
            )
        key = (message.process, message.request)
        if key in self._obeyed:
            self._obeyed[key] = answer
        self.post([answer])

    # --- leases ---

    def heard_since(self, now: int) -> int:
        """Returns since when all living processes can be heard here; `now` if one can't."""
        if self._bus is None:
            return 0
        silent = time.monotonic() - SILENT
        others = self._registry.ownership.living - {self._registry.process}
        if not self._bus.connected or any(self._heard_of.get(one, 0.0) < silent for one in others):
            self._all_heard_since = None
            return now
        if self._all_heard_since is None:
            self._all_heard_since = now
        return self._all_heard_since

    async def _keep_lease(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), RENEW)
            self._hurry.clear()
            try:
                await self._renew()
            except Exception as error:  # without a lease this process decides nothing, and others take over
                logger.error("lease_failed", error=type(error).__name__)
                await self._look_for_primary()

    async def _look_for_primary(self) -> None:
        """Reconnects: an old primary that lost its standby answers no commit, but keeps connections open."""
        primary = self._registry.database.primary
        if primary is not None:
            with contextlib.suppress(Exception):
                (await primary.connect()).terminate()

    async def be_alive(self) -> None:
        """Ensures a valid lease: without one, a process may neither decide commands nor show tables."""
        if not self._registry.ownership.valid:
            await self._renew(only_if_needed=True)

    async def _renew(self, *, only_if_needed: bool = False) -> None:
        # This commit alone may be canceled: losing a lease together with its primary is harmless.
        async with asyncio.timeout(LEASE), self._renewing:
            if not only_if_needed or not self._registry.ownership.valid:
                await self._renew_now()

    async def _renew_now(self) -> None:
        """Renews the lease; nothing else may take long here."""
        registry = self._registry
        ownership = registry.ownership
        if not await ownership.renew():
            # This process or its database was stalled: others may own its tables by now.
            for live in registry.tables.values():
                live.disown()
        gone, self._known = self._known - ownership.living, ownership.living
        for live in list(registry.tables.values()) if gone else ():
            live.audience.lost(gone)
            live.ask_no_longer(gone)
        self.heard_since(milliseconds())
        if time.monotonic() - self._reported > REPORT:
            self._report()
        if self._adopting is None or self._adopting.done():
            self._adopting = registry.spawn(self._adopt_orphans())
        if time.monotonic() - self._compared > COMPARE:
            self._compared = time.monotonic()
            registry.spawn(self._compare_owners())

    def _orphan(self, live: LiveTable) -> bool:
        living, process = self._registry.ownership.living, self._registry.process
        return live.fence is None and (live.owner not in living or live.owner == process)

    async def _compare_owners(self) -> None:
        """Corrects which process owns a table, in case that an announcement was lost or came late.

        Otherwise two processes may each believe that the other one owns it, until somebody sends a command.
        """
        registry = self._registry
        tables = list(registry.tables.values())
        for first in range(0, len(tables), COMPARED_AT_ONCE):
            some = {live: live.ownership for live in tables[first : first + COMPARED_AT_ONCE]}
            try:
                owners = await registry.ownership.owners([live.id for live in some])
            except Exception as error:
                logger.warning("not_compared", error=type(error).__name__)
                return
            for live, before in some.items():
                if live.ownership == before:  # otherwise the answer may be older
                    live.found_owner(*owners.get(live.id, (None, None)))

    async def _adopt_orphans(self) -> None:
        """Takes over loaded tables whose owner is gone."""
        registry = self._registry
        orphans = [live for live in registry.tables.values() if self._orphan(live)]
        if not registry.has("tables"):
            for live in orphans:
                self.want_owner(live)
            return
        for first in range(0, len(orphans), ADOPTED_AT_ONCE):
            some = [live for live in orphans[first : first + ADOPTED_AT_ONCE] if self._orphan(live)]
            if not some:
                continue
            if not registry.ownership.valid:
                return  # tables without a lease would be taken away again; the next renewal starts anew
            try:
                # May be canceled: a table that was taken unnoticed is this process's, and is taken again.
                async with asyncio.timeout(LEASE):
                    adopting = await self._adopt(some)
            except Exception as error:
                logger.error("not_adopted", tables=len(some), error=type(error).__name__)
                continue
            if adopting:  # a table that waits for its last commit must not hold up the others
                await asyncio.wait(adopting, timeout=RENEW)

    async def _adopt(self, orphans: Sequence[LiveTable]) -> list[asyncio.Task[None]]:
        """Takes over tables; returns the tasks that read their new entries."""
        registry = self._registry
        taken = await registry.ownership.take([live.id for live in orphans], wait=False)
        others = [live for live in orphans if live.id not in taken]
        owners = await registry.ownership.owners([live.id for live in others]) if others else {}
        for live in others:
            if live.fence is None:
                live.owner, live.owners_fence = owners.get(live.id, (None, None))
                live.report()
        return [registry.spawn(live.adopt(taken[live.id])) for live in orphans if live.id in taken]

    def _report(self) -> None:
        """Announces that this process is alive, and reports its followers to the owners of their tables."""
        registry = self._registry
        self._reported = time.monotonic()
        messages: list[BusMessage] = [ProcessAlive(registry.process), *registry.work.load()]
        by_owner: dict[str, list[LiveTable]] = {}
        for live in registry.tables.values():
            if live.owner is not None and live.owner != registry.process:
                by_owner.setdefault(live.owner, []).append(live)
        for owner, tables in by_owner.items():
            for first in range(0, len(tables), REPORTED_AT_ONCE):
                follows = tuple(
                    live.audience.followers() for live in tables[first : first + REPORTED_AT_ONCE]
                )
                messages.append(FollowersReport(owner, registry.process, follows))
        self.post(messages)
