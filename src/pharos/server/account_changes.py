"""Account changes that affect the user's tables and connections."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from pharos.server.bus_messages import LogChanged, PersonRenamed
from pharos.table import CommandRejected, Person
from pharos.table.commands import Close, Leave, Rename, Resign

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry


async def forget(registry: TableRegistry, person: Person) -> None:
    """Deletes an account: leaves, closes, or resigns its tables and ends its sessions."""
    for id, _seat, status in await registry.table_queries.seated(person.id):
        with contextlib.suppress(CommandRejected):
            live = await registry.table(id)
            owner = live.table.owner == person.id
            command = Resign() if status == "live" else Close() if owner else Leave()
            await live.act(person, command)
    ended, changed = await registry.account_data.forget(person.id)
    for one in ended:
        registry.clients.end_session(one)
    registry.post(*(LogChanged(game) for game in changed))


async def tell_new_name(registry: TableRegistry, person: Person) -> None:
    """Announces a new name or emblem to the user's connections and unfinished tables."""
    registry.post(PersonRenamed(person.id, person.name, person.sign))
    for id, _seat, _status in await registry.table_queries.seated(person.id):
        with contextlib.suppress(CommandRejected):
            await (await registry.table(id)).act(person, Rename())
