"""A table loaded into one server process: its commands, and its owner.

With several processes, one of them owns the table (`store.ownership`). The owner decides commands, runs the
computer players, enforces the clocks and tracks absence; the others follow the log for their own viewers and
forward commands to the owner.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Container, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pharos.server.bus_messages import CommandAnswered, FollowersReport, Owned
from pharos.server.live.addresses import Addresses, tells_apart
from pharos.server.live.audience import Audience
from pharos.server.live.commits import Commits, NotOwner
from pharos.server.live.computers import Computers
from pharos.server.live.conditional import ConditionalMoves
from pharos.server.live.deadlines import Deadlines
from pharos.server.server_clock import milliseconds
from pharos.table import (
    AddComputer,
    Choose,
    Command,
    CommandContext,
    CommandRejected,
    Person,
    Repeated,
    Sit,
    Start,
    Table,
    entry_of,
    log,
)
from pharos.wire.summary import persons

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

Answer = asyncio.Future[CommandAnswered | None]
"""The answer to a command that was forwarded; None if its owner owns the table no longer."""

MOST_OWNERS = 5
"""Attempts to deliver a command while the owner of the table changes."""


@dataclass(slots=True)
class Errand:
    """A command to be executed by the owner of its table."""

    person: Person
    command: Command
    address: str | None = None
    unanswered: bool = False
    """Whether a process did not answer: it may have executed the command."""


def _seed() -> int:
    return secrets.randbits(62)


class LiveTable:
    """One table with its state in this process."""

    def __init__(self, registry: TableRegistry, id: str, table: Table, origin: str | None = None) -> None:
        self.registry = registry
        self.id = id
        self.table = table
        self.origin = origin
        """The address from which the table was created, if known."""
        self.lock = asyncio.Lock()
        self.doubtful = False
        """Whether the last entry in memory is not known to be stored."""
        self.behind = False
        """Whether other processes may have written entries that were not read yet."""
        self.touched = time.monotonic()
        self.owner: str | None = None
        """The process that owns the table, if known."""
        self.owners_fence: int | None = None
        """The fencing number under which another process owns the table, if known."""
        self.fence: int | None = None
        """The fencing number under which this process owns the table; None if it does not."""
        self.asking: dict[Answer, str] = {}
        """The answers that commands wait for, each with the process that was asked."""
        self.addresses = Addresses(table.owner, origin)
        self.audience = Audience(self)
        self.commits = Commits(self)
        self.computers = Computers(self)
        self.deadlines = Deadlines(self)
        self.conditional = ConditionalMoves(self)

    # --- commands ---

    async def act(self, person: Person, command: Command, address: str | None = None) -> bool:
        """Executes a command durably; returns True if it is a repeat. Raises `CommandRejected`."""
        errand, known = Errand(person, command, address), self.commits.certain
        try:
            return await self._carry(errand)
        except CommandRejected as refused:
            undecided = refused.key == "server-refused-busy"
            if errand.unanswered and (undecided or self.commits.certain > known):
                # The first process may have executed it, so it must not be reported as rejected.
                raise CommandRejected("server-refused-unstored", kind="unavailable") from refused
            raise

    async def _carry(self, errand: Errand) -> bool:
        """Has a command executed by the owner of the table; takes ownership if there is none."""
        for _ in range(MOST_OWNERS):
            if not self.owned:
                answer = await self.registry.peers.forward(self, errand)
                if answer is not None:
                    return await self._answered(answer)
                if not self.owned and not await self.take():
                    continue  # another process took it first
            with contextlib.suppress(NotOwner):
                return await self.act_here(errand.person, errand.command, errand.address)
        raise CommandRejected("server-refused-busy")

    async def _answered(self, answer: CommandAnswered) -> bool:
        """Returns the owner's answer, after sending the resulting updates to this process's viewers."""
        if self.table.entries < answer.number or self.doubtful:
            await self.commits.catch_up()
        if answer.refused is not None:
            raise CommandRejected(answer.refused, answer.arguments, kind=answer.kind, rule=answer.rule)
        return answer.repeated

    async def act_here(
        self, person: Person, command: Command, address: str | None = None, *, fence: int | None = None
    ) -> bool:
        """Executes a command as the owner of the table; raises `NotOwner` if this process is not the owner.

        With `fence`, executes it only while the table is owned under that fencing number.
        """
        if not self.owned:
            raise NotOwner
        if self.table.settings.rated and tells_apart(address):
            if isinstance(command, Sit):
                self.addresses.sits(self.table, person, address)
            else:
                self.addresses.plays(self.table, person, address)

        choice = isinstance(command, Choose)

        def decide(table: Table) -> log.Entry:
            if fence not in (None, self.fence):
                raise NotOwner
            # Choices, the most frequent commands, do not depend on absence.
            return entry_of(table, command, self._context(person, {} if choice else self.audience.absent()))

        if isinstance(command, Sit):
            await self.registry.invitations.check_company(person, self.table)
        if choice:
            await self.conditional.load()
        try:
            if isinstance(command, AddComputer):
                async with self.registry.opener.room(self.table.owner, self.origin, computers=1):
                    await self.commits.enter(decide)
            else:
                await self.commits.enter(decide)
            if isinstance(command, Sit):
                await self._begin_when_full()
        except NotOwner:
            raise
        except (Repeated, CommandRejected) as answer:
            # Without a commit, ownership was not verified: check the log for newer entries.
            unknown = isinstance(answer, CommandRejected) and answer.kind == "unavailable"
            if not self.registry.alone and not unknown:
                answered_at = self.commits.certain
                await self.commits.catch_up()
                if self.commits.certain != answered_at:
                    return await self.act_here(person, command, address, fence=fence)
            if isinstance(answer, Repeated):
                return True
            raise
        return False

    async def _begin_when_full(self) -> None:
        """Starts the game of a `quick` table when all seats are taken."""
        table = self.table
        owner = next((one for _, one in persons(table) if one.id == table.owner), None)
        if table.settings.quick and owner is not None and not any(seat.empty for seat in table.seats):
            with contextlib.suppress(CommandRejected):
                await self.commits.enter(lambda table: entry_of(table, Start(), self._context(owner, {})))

    def _context(self, person: Person, absent: Mapping[int, int]) -> CommandContext:
        return CommandContext(person, milliseconds(), absent=absent, levels=self.registry.levels, seed=_seed)

    # --- the owner ---

    @property
    def owned(self) -> bool:
        """Whether this process owns the table now."""
        return self.registry.alone or (self.fence is not None and self.registry.ownership.valid)

    async def take(self, *, by_force: bool = False) -> bool:
        """Tries to become the owner; returns whether it did. `by_force` takes the table from another owner.

        `by_force` also works without the role `tables`, since any process may write to a finished game.
        """
        if not by_force and not self.registry.has("tables"):
            return False
        await self.registry.peers.be_alive()
        fence = (await self.registry.ownership.take([self.id], by_force=by_force)).get(self.id)
        if fence is None:
            self.owner = None
            return False
        await self.adopt(fence)
        return True

    async def adopt(self, fence: int) -> None:
        """Acts on new ownership: reads new entries and asks other processes for their followers."""
        async with self.lock:
            if self.fence is not None and fence < self.fence:
                return  # a newer ownership has replaced this one
            self.owners_fence = None
            self.behind = True  # read new entries before any decision
            self.fence, self.owner = fence, self.registry.process
            self.audience.present.restart()
            self.audience.absent()
        self.ask_no_longer()
        try:
            await self.commits.catch_up()
        finally:
            self.tell_owned()
        await self.commits.resume()

    def tell_owned(self) -> None:
        """Announces the ownership; other processes answer with their followers."""
        if self.fence is not None:
            self.registry.post(Owned(self.id, self.registry.process, self.fence, self.table.entries))

    def disown(self) -> None:
        """Gives up the ownership, because another process is or may be the owner."""
        self.fence = self.owner = None
        self.computers.disown()

    @property
    def ownership(self) -> tuple[str | None, int | None]:
        """The process that owns the table, and its fencing number, as far as it is known here."""
        return self.owner, self.owners_fence if self.fence is None else self.fence

    def found_owner(self, process: str | None, fence: int | None) -> None:
        """Handles the owner found in the database; None if no process with a lease owns the table."""
        if (process, fence) == self.ownership or (process is None and self.fence is not None):
            return
        if process is None or fence is None or process == self.registry.process:
            self.disown()  # it is taken over soon
        else:
            self.owned_by(process, fence, self.table.entries)

    def owned_by(self, process: str, fence: int, number: int) -> None:
        """Handles another process's announcement of ownership."""
        if self.fence is not None:
            if fence < self.fence:
                return  # outdated announcement
            self.disown()
        self.owner, self.owners_fence = process, fence
        self.ask_no_longer()
        if self.table.entries < number:
            self.registry.spawn(self.commits.catch_up())
        self.report()

    def ask_no_longer(self, gone: Container[str] | None = None) -> None:
        """Ends the waiting for answers of processes that are gone, or of all but the owner."""
        for answer, asked in self.asking.items():
            ends = asked != self.owner if gone is None else asked in gone
            if ends and not answer.done():
                answer.set_result(None)

    def report(self) -> None:
        """Reports this process's followers to the owner."""
        if self.owner not in (None, self.registry.process):
            follows = (self.audience.followers(),)
            self.registry.post(FollowersReport(self.owner or "", self.registry.process, follows))

    # --- unloading ---

    @property
    def idle(self) -> bool:
        """Whether the table can be unloaded from memory."""
        if self.owned and self.audience.present.followed_elsewhere:
            return False  # followers in other processes need the owner
        return not self.audience.watchers and not self.computers.thinking and not self.lock.locked()
