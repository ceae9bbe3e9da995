"""What server processes tell each other, over PostgreSQL's LISTEN and NOTIFY.

A notice is small and holds no secret: a game and a number, to be read from the database. Notices
travel with the commit they speak of (`store.ledger.notify`); here they are heard. When the connection
breaks, notices are lost: so after each reconnect everything that is loaded is read again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec
import structlog

from pharos.server.store.commit_log import CHANNEL

log = structlog.get_logger("bus")

Hear = Callable[[list[Any]], None]
WAIT_LONGEST = 5.0
CHECK_EVERY = 10.0


class Bus:
    """Listens, as long as the server lives."""

    def __init__(self, url: str, hear: Hear, again: Callable[[], None]) -> None:
        self._dsn = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._hear = hear
        self._again = again
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to listen."""
        self._task = asyncio.create_task(self._listen_forever(), name="bus")

    async def stop(self) -> None:
        """Listens no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen_forever(self) -> None:
        wait = 0.1
        while True:
            try:
                connection = await asyncpg.connect(self._dsn)
            except Exception as error:  # whatever it is: who stops listening lets its tables stand still
                log.warning("bus_unreachable", error=type(error).__name__)
                await asyncio.sleep(wait)
                wait = min(wait * 2, WAIT_LONGEST)
                continue
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _connection, lost=lost: lost.set())
            try:
                await connection.add_listener(CHANNEL, self._heard)
                wait = 0.1
                self._again()
                while not lost.is_set():
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), CHECK_EVERY)
                    await connection.execute("SELECT 1")
            except Exception as error:
                log.warning("bus_lost", error=type(error).__name__)
            finally:
                with contextlib.suppress(Exception):
                    await connection.close(timeout=1)
            await asyncio.sleep(wait)

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        notices: list[list[Any]] = []
        with contextlib.suppress(msgspec.DecodeError):
            notices = msgspec.json.decode(str(payload), type=list[list[Any]])
        for notice in notices:
            try:
                self._hear(notice)
            except Exception as error:  # one that is not understood keeps nobody from hearing the next
                log.error("notice_failed", kind=str(notice[:1])[:40], error=type(error).__name__)
