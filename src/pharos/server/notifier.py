"""Notifications that a table waits: each is sent once, with a daily limit per person."""

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
"""Notifications per person and day."""
KEPT = 60 * DAY
"""Milliseconds for which sent notifications are remembered: longer than any decision takes."""


class Notifier:
    """Sends notifications by push, mail, and webhooks."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def call(self, called: PersonCalled, game: str, *, by_days: bool) -> None:
        """Notifies a person, unless they were already notified or are on vacation."""
        registry, now = self._registry, milliseconds()
        owed = by_days and called.why in ("turn", "hurry")
        if owed and await registry.vacations.until(called.person, now) is not None:
            return
        # A real-time game is over before mail is read; push messages repeat for each turn.
        lasting = by_days or called.why != "turn"
        if lasting and not await self._first(called, now):
            return
        if registry.settings.secure:
            await registry.alerts.call(called.person, called.table, called.why, game, called.by)
        if lasting:
            key = f"call-{called.why}"
            await registry.channels.tell(called.person, key, called.table, game, called.by)

    async def _first(self, called: PersonCalled, now: int) -> bool:
        """Records the notification; returns False if it was sent before, or the daily limit is reached."""
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
        """Deletes records of old notifications."""
        async with self._registry.database.writing() as connection:
            await connection.execute(delete(alerts_sent).where(alerts_sent.c.at < now - KEPT))
