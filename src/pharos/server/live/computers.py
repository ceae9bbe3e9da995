"""The computer players of a table: its owner starts their searches and enters their choices."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import structlog

from pharos.server import metrics
from pharos.server.search_process import Client
from pharos.server.server_clock import milliseconds
from pharos.table import CommandRejected, Repeated
from pharos.table.thinking import ThinkingTasks, owed_choice

if TYPE_CHECKING:
    from pharos.server.live.table import LiveTable

logger = structlog.get_logger("live")


def _failed(error: BaseException) -> None:
    metrics.FAILURES.inc()
    logger.error("computer_failed", error=f"{type(error).__name__}: {error}")


class Computers:
    """The computer players of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._tasks = ThinkingTasks(_failed)

    @property
    def thinking(self) -> bool:
        """Whether a search is running."""
        return bool(self._tasks)

    def look_after(self) -> None:
        """Starts a search for each choice that a computer owes, if this process owns the table.

        `upkeep` calls this again for tables without recent entries, so that a failed search never stalls one.
        """
        live, table = self._live, self._live.table
        if table.round is None or not table.computers or not live.owned:
            return
        audience = live.audience
        if live.doubtful or not (table.people or audience.watchers or audience.present.followed_elsewhere):
            return  # computers do not play each other unwatched
        self._tasks.begin(table, self._think)

    async def _think(self, seat: int, decision: str) -> None:
        live = self._live
        await asyncio.sleep(live.registry.settings.pace / 1000)
        async with live.lock:
            owed = None if live.doubtful or not live.owned else owed_choice(live.table, seat, decision)
        if owed is None:
            return
        found = owed.settled or await live.registry.work.choice(
            self._client(), owed.level, seat, owed.view, owed.fixed
        )
        choice = owed.checked(found)
        if choice != found:
            logger.error("computer_erred", level=owed.level, game=live.table.settings.game)
        with contextlib.suppress(CommandRejected, Repeated):
            await live.commits.enter(lambda table: owed.entry(table, choice, milliseconds()))

    def _client(self) -> Client:
        live = self._live
        return Client(bool(live.table.people), live.origin or "", live.table.owner, live.id)

    def disown(self) -> None:
        """Cancels all searches because another process owns the table."""
        self._tasks.cancel()

    async def stop(self) -> None:
        """Cancels all searches and waits for their end."""
        await asyncio.gather(*self._tasks.cancel(), return_exceptions=True)
