"""The bus over Valkey or Redis, for many processes: one channel per table, one per process, one for all."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from pharos.server.bus import CHECK_EVERY, CHECK_LIMIT, Bus, Hear
from pharos.server.bus_messages import (
    BusMessage,
    ChatSaid,
    CommandAnswered,
    CommandForwarded,
    EntryAdded,
    FollowersReport,
    LogChanged,
    Owned,
    PresenceTold,
    TableWanted,
    WorkAnswered,
    WorkAsked,
    packets,
)
from pharos.server.store.trouble import NotServed

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

TO_ONE = (CommandForwarded, CommandAnswered, FollowersReport, TableWanted, WorkAsked, WorkAnswered)
"""Messages to a single process."""
LONGEST_PACKET = 64 * 1024
CONFIRMED = 1.0
"""Seconds to wait for the subscription to a table; if Valkey is down, everything is reloaded later."""


def client_of(url: str) -> Any:
    """Creates a client; raises `NotServed` with one sentence if its library is missing."""
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ImportError as error:
        raise NotServed("A bus over Valkey needs a library: pip install 'pharos-games[valkey]'.") from error
    return Redis.from_url(
        url.replace("valkey", "redis", 1) if url.startswith("valkey") else url,
        retry=Retry(NoBackoff(), 0),  # never reconnect silently: messages may be lost
        socket_connect_timeout=CHECK_LIMIT,
        socket_timeout=CHECK_LIMIT,
    )


class ValkeyBus(Bus):
    """Publish and subscribe; nothing is stored in Valkey, so it may be restarted at any time."""

    def __init__(self, url: str, place: str, process: str, hear: Hear, returned: Callable[[], None]) -> None:
        super().__init__(process, hear, returned)
        client_of(url)  # fails early if the library is missing
        self._url = url
        self._place = place
        """Separates databases that share one Valkey."""
        self._followed: set[str] = set()
        self._subscribed: PubSub | None = None
        self._confirmed: dict[str, asyncio.Future[None]] = {}

    async def follow(self, table: str) -> None:
        """Subscribes to the messages of a table, and waits until that is confirmed."""
        self._followed.add(table)
        if self._subscribed is None:
            return  # everything is reloaded after reconnecting
        channel = self._channel("table", table)
        confirmed = self._confirmed.setdefault(channel, asyncio.get_running_loop().create_future())
        with contextlib.suppress(Exception):
            await self._subscribed.subscribe(channel)
            await asyncio.wait({confirmed}, timeout=CONFIRMED)
        self._confirmed.pop(channel, None)

    async def unfollow(self, table: str) -> None:
        """Unsubscribes from the messages of a table."""
        self._followed.discard(table)
        if self._subscribed is not None:
            with contextlib.suppress(Exception):
                await self._subscribed.unsubscribe(self._channel("table", table))

    def _channel(self, kind: str, id: str) -> str:
        return f"pharos:{self._place}:{kind}:{id}"

    def _channels(self) -> Iterable[str]:
        yield self._channel("all", "")
        yield self._channel("process", self.process)
        for table in self._followed:
            yield self._channel("table", table)

    def _channel_of(self, message: BusMessage) -> str:
        if isinstance(message, TO_ONE):
            return self._channel("process", message.to)
        if isinstance(message, EntryAdded | LogChanged | ChatSaid | Owned | PresenceTold):
            return self._channel("table", message.table)
        return self._channel("all", "")

    async def _listen(self, ready: Callable[[], None]) -> None:
        client = client_of(self._url)
        subscribed = client.pubsub()
        waiting = False
        try:
            await subscribed.subscribe(*self._channels())
            self._subscribed = subscribed
            missed = [one for one in self._channels() if one.encode() not in subscribed.channels]
            if missed:
                await subscribed.subscribe(*missed)
            ready()
            self._hears()
            while True:
                message = await subscribed.get_message(timeout=CHECK_LIMIT if waiting else CHECK_EVERY)
                if message is None:
                    if waiting:
                        raise TimeoutError  # no answer to the ping
                    waiting = True
                    await subscribed.ping()
                    continue
                waiting = False
                if message["type"] == "message":
                    self._heard(message["data"])
                elif message["type"] == "subscribe":
                    confirmed = self._confirmed.get(message["channel"].decode())
                    if confirmed is not None and not confirmed.done():
                        confirmed.set_result(None)
        finally:
            self.connected = False
            self._subscribed = None
            with contextlib.suppress(Exception):
                await subscribed.aclose()
            with contextlib.suppress(Exception):
                await client.aclose()

    async def _connect_sender(self) -> Any:
        client = client_of(self._url)
        await client.ping()
        return client

    async def _publish(self, sender: Any, messages: list[BusMessage]) -> None:
        by_channel: dict[str, list[BusMessage]] = {}
        for message in messages:
            by_channel.setdefault(self._channel_of(message), []).append(message)
        async with sender.pipeline(transaction=False) as pipeline:
            for channel, posted in by_channel.items():
                for packet in packets(self.process, posted, LONGEST_PACKET):
                    pipeline.publish(channel, packet)
            await pipeline.execute()

    async def _close_sender(self, sender: Any) -> None:
        await sender.aclose()
