"""A table in the memory of one server process: its commands, and who owns it.

Where several processes serve, one of them owns the table (`store.ownership`). It alone decides about
commands, lets the computer think, watches the clocks and knows who is away; the others follow the log for
those who watch from there, and pass commands on to the owner.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Mapping
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

MOST_OWNERS = 5
"""How often a command is carried to an owner, when the owner changes meanwhile."""


@dataclass(slots=True)
class Errand:
    """A command on its way to the owner of its table."""

    person: Person
    command: Command
    address: str | None = None
    unanswered: bool = False
    """Whether a process was asked and did not answer: it may have carried the command out."""


def _seed() -> int:
    return secrets.randbits(62)


class LiveTable:
    """One table, with everything this process knows of it."""

    def __init__(self, registry: TableRegistry, id: str, table: Table, origin: str | None = None) -> None:
        self.registry = registry
        self.id = id
        self.table = table
        self.origin = origin
        """The address from which it was opened, where that is known."""
        self.lock = asyncio.Lock()
        self.doubtful = False
        """Whether the last entry that stands here is not known to be stored."""
        self.behind = False
        """Whether others wrote something that could not be read yet."""
        self.touched = time.monotonic()
        self.owner: str | None = None
        """The process that owns the table, as far as it is known here."""
        self.owners_fence: int | None = None
        """The number under which that other process owns it, as far as it is known here."""
        self.fence: int | None = None
        """The number under which this process owns it."""
        self.addresses = Addresses(table.owner, origin)
        self.audience = Audience(self)
        self.commits = Commits(self)
        self.computers = Computers(self)
        self.deadlines = Deadlines(self)
        self.conditional = ConditionalMoves(self)

    # --- commands ---

    async def act(self, person: Person, command: Command, address: str | None = None) -> bool:
        """Executes a command durably; true if the same choice was made before. Raises `CommandRejected`."""
        errand, known = Errand(person, command, address), self.commits.certain
        try:
            return await self._carry(errand)
        except CommandRejected as refused:
            undecided = refused.key == "server-refused-busy"
            if errand.unanswered and (undecided or self.commits.certain > known):
                # Whoever was asked first may have carried it out: nobody is told that it was refused.
                raise CommandRejected("server-refused-unstored", kind="unavailable") from refused
            raise

    async def _carry(self, errand: Errand) -> bool:
        """Has a command executed by the owner of the table, whoever that is."""
        for _ in range(MOST_OWNERS):
            if not self.owned:
                answer = await self.registry.peers.forward(self, errand)
                if answer is not None:
                    return await self._answered(answer)
                if not self.owned and not await self.take():
                    continue  # somebody else was quicker
            with contextlib.suppress(NotOwner):
                return await self.act_here(errand.person, errand.command, errand.address)
        raise CommandRejected("server-refused-busy")

    async def _answered(self, answer: CommandAnswered) -> bool:
        """Whoever is told that a command was carried out has been told what it brought about before."""
        if self.table.entries < answer.number or self.doubtful:
            await self.commits.catch_up()
        if answer.refused is not None:
            raise CommandRejected(answer.refused, answer.arguments, kind=answer.kind, rule=answer.rule)
        return answer.repeated

    async def act_here(
        self, person: Person, command: Command, address: str | None = None, *, fence: int | None = None
    ) -> bool:
        """Executes a command as the owner of the table; raises `NotOwner` where another process is.

        With a fence only as long as the table is owned under that number.
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
            # Who is away decides about no choice, and most commands are choices.
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
            # No commit has checked that this process still owns the table: its log says what holds.
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
        """A quick table needs nobody to begin it."""
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
        """Whether this process decides about the table now."""
        return self.registry.alone or (self.fence is not None and self.registry.ownership.valid)

    async def take(self, *, by_force: bool = False) -> bool:
        """Becomes the owner, if nobody is, or by force; whether it does.

        By force also where this process owns no tables otherwise: a finished game may be written to anywhere.
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
        """This process owns the table now: it reads what others wrote, and learns who is where."""
        async with self.lock:
            if self.fence is not None and fence < self.fence:
                return  # it was taken again meanwhile
            self.owners_fence = None
            self.behind = True  # nothing is decided before it knows what others wrote
            self.fence, self.owner = fence, self.registry.process
            self.audience.present.restart()
            self.audience.absent()
        await self.commits.catch_up()
        self.tell_owned()
        await self.commits.resume()

    def tell_owned(self) -> None:
        """Tells the others who owns the table; they answer whom they have there."""
        if self.fence is not None:
            self.registry.post(Owned(self.id, self.registry.process, self.fence, self.table.entries))

    def disown(self) -> None:
        """Another process owns the table, or may: here nobody thinks and decides any more."""
        self.fence = self.owner = None
        self.computers.disown()

    def owned_by(self, process: str, fence: int, number: int) -> None:
        """Another process says that it owns the table."""
        if self.fence is not None:
            if fence < self.fence:
                return  # that was before
            self.disown()
        self.owner, self.owners_fence = process, fence
        if self.table.entries < number:
            self.registry.spawn(self.commits.catch_up())
        self.report()

    def report(self) -> None:
        """Tells the owner who follows the table from here."""
        if self.owner not in (None, self.registry.process):
            follows = (self.audience.followers(),)
            self.registry.post(FollowersReport(self.owner or "", self.registry.process, follows))

    # --- leaving memory ---

    @property
    def idle(self) -> bool:
        """Whether nothing needs this table in memory."""
        if self.owned and self.audience.present.followed_elsewhere:
            return False  # whoever follows from another process needs its owner
        return not self.audience.watchers and not self.computers.thinking and not self.lock.locked()
