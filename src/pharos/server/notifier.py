"""Who is told that a table waits, and by which ways: each alert once, a bounded number a day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from pharos.server.bus_messages import PersonCalled
from pharos.server.server_clock import milliseconds
from pharos.server.store.schema import alerts_sent
from pharos.table.clock import DAY

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

MOST_A_DAY = 100
"""Alerts of one person within a day."""
KEPT = 60 * DAY
"""How long it is remembered that an alert was sent: longer than any decision lasts."""


class Notifier:
    """Sends alerts by push, mail and webhooks."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def call(self, called: PersonCalled, game: str, *, by_days: bool) -> None:
        """Tells somebody who is away, unless they were told already or are on vacation."""
        registry, now = self._registry, milliseconds()
        owed = by_days and called.why in ("turn", "hurry")
        if owed and await registry.vacations.until(called.person, now) is not None:
            return
        # A game with minutes on the clock is over before a mail is read, and its turns are told as they come.
        lasting = by_days or called.why != "turn"
        if lasting and not await self._first(called, now):
            return
        if registry.settings.secure:
            await registry.alerts.call(called.person, called.table, called.why, game, called.by)
        if lasting:
            key = f"call-{called.why}"
            await registry.channels.tell(called.person, key, called.table, game, called.by)

    async def _first(self, called: PersonCalled, now: int) -> bool:
        """Whether this alert was not sent before, and there is room for it today."""
        mine = alerts_sent.c.account == called.person
        today = select(func.count()).select_from(alerts_sent).where(mine, alerts_sent.c.at > now - DAY)
        mark = f"{called.why} {called.decision}"
        try:
            async with self._registry.database.writing() as connection:
                if int((await connection.execute(today)).scalar_one()) >= MOST_A_DAY:
                    return False
                await connection.execute(
                    insert(alerts_sent).values(account=called.person, game=called.table, mark=mark, at=now)
                )
        except IntegrityError:
            return False
        return True

    async def sweep(self, now: int) -> None:
        """Forgets alerts about decisions that are long made."""
        async with self._registry.database.writing() as connection:
            await connection.execute(delete(alerts_sent).where(alerts_sent.c.at < now - KEPT))
