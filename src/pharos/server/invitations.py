"""Who is asked to a table, and who is called to one that waits for them."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec

from pharos.server.bus_messages import PersonCalled
from pharos.server.live import LiveTable
from pharos.server.server_clock import milliseconds
from pharos.server.store.people import KINDS
from pharos.table import CommandRejected, Person, Table, public_settings
from pharos.wire.messages import BotAsked, Called
from pharos.wire.summary import persons

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

_encode = msgspec.json.Encoder().encode


class Invitations:
    """Invitations and calls to the tables of a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def check_company(self, person: Person, table: Table) -> None:
        """Refuses a seat beside somebody who keeps away from this person, or the other way round."""
        others = {one.id for _, one in persons(table)} | {table.owner}
        if await self._registry.contacts.apart(person.id, others - {person.id}):
            raise CommandRejected("table-refused-apart", kind="forbidden")

    async def invite(self, live: LiveTable, person: Person, name: str) -> None:
        """Asks somebody to a table by name: a person finds it in the lobby, a bot on its stream."""
        registry = self._registry
        await live.commits.refresh()
        table = live.table
        if table.status != "open":
            raise CommandRejected("table-refused-begun")
        if table.owner != person.id and table.seat_of(person.id) is None:
            raise CommandRejected("table-refused-not-seated", kind="forbidden")
        row = await registry.people.named(name) if name.isprintable() else None
        if row is None or row.kind not in KINDS:
            raise CommandRejected("server-refused-no-person", kind="missing")
        if table.seat_of(row.id) is not None:
            raise CommandRejected("table-refused-seated")
        if await registry.contacts.apart(row.id, {one.id for _, one in persons(table)} | {person.id}):
            raise CommandRejected("table-refused-apart", kind="forbidden")
        if not await registry.contacts.invite(live.id, row.id, person.id, milliseconds()):
            return  # asked already: once is enough
        called = PersonCalled(live.id, row.id, "invited", person.name)
        registry.post(called)
        self.push(called)

    async def call_again(self, table: str, person: Person, by: Person) -> None:
        """Tells somebody, wherever they are, that another wants a rematch; accounts find it in the lobby."""
        if person.kind != "guest":
            await self._registry.contacts.invite(table, person.id, by.id, milliseconds())
        called = PersonCalled(table, person.id, "rematch", by.name)
        self._registry.post(called)
        self.push(called)

    async def asked(self, bot: str) -> list[BotAsked]:
        """The tables a bot is asked to, for when it comes back."""
        found = []
        for summary, by, _ in await self._registry.contacts.invited(bot):
            with contextlib.suppress(CommandRejected):
                id = msgspec.json.decode(summary)["id"]
                table = (await self._registry.table(id)).table
                if table.status == "open" and table.seat_of(bot) is None:
                    found.append(BotAsked(id, by, public_settings(table.settings)))
        return found

    async def call(self, called: PersonCalled) -> None:
        """Tells somebody that a table waits, on every connection that does not show it already."""
        registry, id, account = self._registry, called.table, called.person
        there = [one for one in registry.clients.of(account) if not one.follows(id)]
        bot = registry.clients.has_bot(account)
        if not there and not bot:
            return
        with contextlib.suppress(CommandRejected):
            table = (await registry.table(id)).table
            message = _encode(Called(id, called.why, table.settings.game, called.by))
            for connection in there:
                connection.tell(message)
            if bot and called.why in ("invited", "rematch"):
                registry.clients.tell_bot(account, BotAsked(id, called.by, public_settings(table.settings)))

    def push(self, called: PersonCalled) -> None:
        """Sends a call to where somebody is reached; once, by the process where it arose."""
        registry = self._registry
        live = registry.tables.get(called.table)
        if live is not None:
            by_days = not live.table.counts_absence
            registry.spawn(registry.notifier.call(called, live.table.settings.game, by_days=by_days))
