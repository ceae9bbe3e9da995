"""Message bus between server processes, over PostgreSQL's LISTEN and NOTIFY or over Valkey.

Messages are posted after the commit they refer to. Posting never blocks: while the bus is unreachable,
messages are queued and sent when it returns, and after each reconnection all loaded tables are reloaded.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import structlog

from pharos.server.bus_messages import Assembly, BusMessage, MessagesLost, decode, fragments, packets
from pharos.server.store.primary import Primary

log = structlog.get_logger("bus")

Hear = Callable[[BusMessage], None]
CHANNEL = "pharos"
LONGEST_NOTICE = 7500
"""Bytes per packet. PostgreSQL limits a notification to 8000 bytes."""
WAIT_LONGEST = 1.0
CHECK_EVERY = 2.0
CHECK_LIMIT = 3.0
"""Seconds in which the bus has to answer before the connection counts as lost."""
MOST_UNSENT = 10_000
"""Messages queued while the bus is unreachable; beyond that, the others have to reload everything."""


class Bus:
    """Receives messages of other processes and posts to them, for the lifetime of the server."""

    def __init__(self, process: str, hear: Hear, returned: Callable[[], None]) -> None:
        self.process = process
        self.connected = False
        """Whether this process is receiving messages."""
        self._hear = hear
        self._returned = returned
        self._unsent: list[BusMessage] = []
        self._lost = False
        self._assembly = Assembly()
        self._posted = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Starts the receiving and the sending task."""
        self._tasks = [
            asyncio.create_task(self._forever(self._listen), name="bus"),
            asyncio.create_task(self._forever(self._send), name="bus-out"),
        ]

    async def stop(self) -> None:
        """Sends what is queued, waiting at most a second, and stops."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self._unsent and self.connected:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def post(self, messages: Sequence[BusMessage]) -> None:
        """Queues messages for the other processes; order is kept."""
        self._unsent += messages
        if len(self._unsent) > MOST_UNSENT:
            self._unsent.clear()
            self._lost = True
        self._posted.set()

    async def follow(self, table: str) -> None:
        """Subscribes to the messages of a table."""

    async def unfollow(self, table: str) -> None:
        """Unsubscribes from the messages of a table."""

    async def _listen(self, ready: Callable[[], None]) -> None:
        """Receives until the connection is lost; calls `ready` once subscribed."""
        raise NotImplementedError

    async def _connect_sender(self) -> Any:
        raise NotImplementedError

    async def _publish(self, sender: Any, messages: list[BusMessage]) -> None:
        raise NotImplementedError

    async def _close_sender(self, sender: Any) -> None:
        raise NotImplementedError

    async def _forever(self, work: Callable[[Callable[[], None]], Any]) -> None:
        wait = 0.1

        def ready() -> None:
            nonlocal wait
            wait = 0.1

        while True:
            try:
                await work(ready)
            except Exception as error:  # without a listener, tables would stop updating
                log.warning("bus_lost", error=type(error).__name__)
            await asyncio.sleep(wait)
            wait = min(wait * 2, WAIT_LONGEST)

    def _hears(self) -> None:
        self.connected = True
        self._returned()

    async def _send(self, ready: Callable[[], None]) -> None:
        sender = await self._connect_sender()
        try:
            ready()
            while True:
                await self._posted.wait()
                self._posted.clear()
                messages, self._unsent = self._unsent, []
                if self._lost:
                    messages = [MessagesLost(self.process), *messages]
                try:
                    async with asyncio.timeout(CHECK_LIMIT):
                        await self._publish(sender, messages)
                except BaseException:
                    self._unsent = messages + self._unsent  # a duplicate is harmless, a lost message is not
                    self._posted.set()
                    raise
                self._lost = False
        finally:
            with contextlib.suppress(Exception):
                await self._close_sender(sender)

    def _heard(self, payload: str | bytes) -> None:
        try:
            packet = self._assembly.take(payload.encode() if isinstance(payload, str) else payload)
        except msgspec.DecodeError:
            packet = b""
        if packet is None:
            return
        sender, messages, unknown = decode(packet)
        if sender == self.process:
            return
        if unknown:
            log.warning("messages_unknown", count=unknown)
        for message in messages:
            try:
                self._hear(message)
            except Exception as error:  # one failing message must not block the next
                log.error("message_failed", kind=type(message).__name__, error=type(error).__name__)


class PostgresBus(Bus):
    """LISTEN and NOTIFY: needs no extra service, and is sufficient for a few processes."""

    def __init__(self, primary: Primary, process: str, hear: Hear, returned: Callable[[], None]) -> None:
        super().__init__(process, hear, returned)
        self._primary = primary

    async def _listen(self, ready: Callable[[], None]) -> None:
        connection = await self._connect_sender()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _connection: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._noticed)
            ready()
            self._hears()
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), CHECK_EVERY)
                await connection.execute("SELECT 1", timeout=CHECK_LIMIT)
        finally:
            self.connected = False
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    def _noticed(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self._heard(str(payload))

    async def _connect_sender(self) -> Any:
        # NOTIFY holds a database-wide lock until the commit is done. Nothing has to be durable here, so the
        # commit waits neither for the disk nor for a standby.
        return await self._primary.connect(synchronous_commit="off")

    async def _publish(self, sender: Any, messages: list[BusMessage]) -> None:
        for packet in packets(self.process, messages, LONGEST_NOTICE):
            for part in fragments(packet, LONGEST_NOTICE):
                await sender.execute("SELECT pg_notify($1, $2)", CHANNEL, part.decode())

    async def _close_sender(self, sender: Any) -> None:
        await sender.close(timeout=1)
