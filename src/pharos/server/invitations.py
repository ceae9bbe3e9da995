"""Invitations to tables, and notifications that a table waits."""

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
    """Sends invitations and notifications for the tables of a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def check_company(self, person: Person, table: Table) -> None:
        """Rejects a person who has blocked someone at the table, or whom someone there has blocked."""
        others = {one.id for _, one in persons(table)} | {table.owner}
        if await self._registry.contacts.apart(person.id, others - {person.id}):
            raise CommandRejected("table-refused-apart", kind="forbidden")

    async def invite(self, live: LiveTable, person: Person, name: str) -> None:
        """Invites a person by name; the invitation appears in the lobby, or on the stream of a bot."""
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
            return  # already invited: no second notification
        called = PersonCalled(live.id, row.id, "invited", person.name)
        registry.post(called)
        self.push(called)

    async def call_again(self, table: str, person: Person, by: Person) -> None:
        """Invites a person to a rematch, and notifies them; accounts also find it in the lobby."""
        if person.kind != "guest":
            await self._registry.contacts.invite(table, person.id, by.id, milliseconds())
        called = PersonCalled(table, person.id, "rematch", by.name)
        self._registry.post(called)
        self.push(called)

    async def asked(self, bot: str) -> list[BotAsked]:
        """Returns the open invitations of a bot, for when it reconnects."""
        found = []
        for summary, by, _ in await self._registry.contacts.invited(bot):
            with contextlib.suppress(CommandRejected):
                id = msgspec.json.decode(summary)["id"]
                table = (await self._registry.table(id)).table
                if table.status == "open" and table.seat_of(bot) is None:
                    found.append(BotAsked(id, by, public_settings(table.settings)))
        return found

    async def call(self, called: PersonCalled) -> None:
        """Notifies a person on every connection that does not already show the table."""
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
        """Sends a notification to devices and channels; called once, in the process where it arose."""
        registry = self._registry
        live = registry.tables.get(called.table)
        if live is not None:
            by_days = not live.table.counts_absence
            registry.spawn(registry.notifier.call(called, live.table.settings.game, by_days=by_days))
