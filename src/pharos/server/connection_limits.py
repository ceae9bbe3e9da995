"""Limits of connections: how many an address may hold, how often it may connect, and deadlines.

uvicorn waits forever for the end of a request, and lets one client use up all file handles. These are its
protocols with deadlines for receiving the head and the body of a request, and for reading the response.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections import Counter, OrderedDict, deque
from typing import Any

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pharos.server import metrics
from pharos.server.frames import awaits_message, head_of, text_of
from pharos.server.limits import Bucket, group_of

log = structlog.get_logger("doors")

HEAD = 10.0
"""Seconds to receive the head of a request, from its first byte, or from the start of the connection."""
BODY = 20.0
"""Seconds to receive the body of a request."""
STALLED = 30.0
"""Seconds after which a client that does not read what is sent is disconnected."""
LONGEST_HEAD = 32 * 1024
MOST_FROM_ONE_ADDRESS = 128
SHARE_OF_HANDLES = 4
"""One address may hold at most a quarter of the file handles of the process."""
MOUTHFUL = 2048
"""Bytes read from a live connection before others have their turn."""
AHEAD = 8
"""Queued messages of a live connection above which reading pauses."""
MOST_FRAMES = 1000
"""Frames per second of one live connection, including control frames."""
KNOCKS, ASKED = (20.0, 200.0), (40.0, 200.0)
"""New connections and requests of an address: per second over time, and burst.

The limits of the application are stricter and explain themselves. These reject, at little cost, clients that
ignore them."""
MOST_ADDRESSES = 20_000
SAID_EVERY = 10.0
"""Seconds between two log lines about the same address and reason."""


_REFUSAL = b'{"key":"server-refused-too-often","args":{"seconds":1}}'
TOO_OFTEN = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 1\r\nconnection: close\r\n"
    b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%s" % (len(_REFUSAL), _REFUSAL)
)
"""The response to clients that ignore the limits of the application."""


def most_from_one_address() -> int:
    """Returns how many connections one address may hold, given the file handle limit of the process."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        handles = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        if handles > 0:
            return max(8, min(MOST_FROM_ONE_ADDRESS, handles // SHARE_OF_HANDLES))
    return MOST_FROM_ONE_ADDRESS


class Doors:
    """Counts the connections and requests of this process by address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.limited = True
        self.times = 1.0
        """The factor by which the settings raise the limits of an address."""
        self._open: Counter[str] = Counter()
        self._knocked: OrderedDict[str, Bucket] = OrderedDict()
        self._asked: OrderedDict[str, Bucket] = OrderedDict()
        self._said: dict[tuple[str, str], tuple[float, int]] = {}

    def enter(self, address: str) -> bool:
        """Counts a connection of this address; returns False if it must be rejected."""
        address = group_of(address)
        if not self._in_time(self._knocked, KNOCKS, address):
            self.turned_away(address, "too_many_knocks")
            return False
        if self._open[address] >= self.most * self.times:
            self.turned_away(address, "too_many_connections")
            return False
        self._open[address] += 1
        return True

    def ask(self, address: str) -> bool:
        """Counts a request of this address; returns False if it must be rejected."""
        address = group_of(address)
        if self._in_time(self._asked, ASKED, address):
            return True
        self.turned_away(address, "too_many_requests")
        return False

    def _in_time(self, buckets: OrderedDict[str, Bucket], rate: tuple[float, float], address: str) -> bool:
        if not self.limited:
            return True
        now = time.monotonic()
        bucket = buckets.get(address)
        if bucket is None:
            bucket = buckets[address] = Bucket(rate[0] * self.times, rate[1] * self.times, now)
            if len(buckets) > MOST_ADDRESSES:
                buckets.popitem(last=False)
        else:
            buckets.move_to_end(address)
        return not bucket.take(now)

    def leave(self, address: str) -> None:
        """Ends a connection of this address."""
        address = group_of(address)
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def turned_away(self, address: str, why: str) -> None:
        """Logs a rejection; repeated ones are counted and logged together every `SAID_EVERY` seconds."""
        metrics.TURNED_AWAY.labels(why).inc()
        now = time.monotonic()
        at, times = self._said.get((address, why), (-SAID_EVERY, 0))
        if now - at >= SAID_EVERY:
            log.warning("turned_away", address=address, why=why, times=times + 1)
            self._said[address, why] = (now, 0)
            if len(self._said) > 1000:
                self._said.clear()
        else:
            self._said[address, why] = (at, times + 1)


doors = Doors(most_from_one_address())


def believed(address: str, proxies: list[str] | str | None) -> bool:
    """Whether an address is a trusted reverse proxy, which serves many clients.

    >>> believed("10.0.0.7", ["10.0.0.0/24"]), believed("10.0.1.7", ["10.0.0.0/24"])
    (True, False)
    """
    if not proxies or not address:
        return False
    if isinstance(proxies, str):
        proxies = [part.strip() for part in proxies.split(",")]
    if "*" in proxies or address in proxies:
        return True
    for proxy in proxies:
        with contextlib.suppress(ValueError):
            if ipaddress.ip_address(address) in ipaddress.ip_network(proxy, strict=False):
                return True
    return False


class Deadline:
    """Aborts a connection unless something happens in time."""

    __slots__ = ("_address", "_loop", "_timer", "_transport")

    def __init__(
        self, loop: asyncio.AbstractEventLoop, transport: asyncio.BaseTransport, address: str
    ) -> None:
        self._loop = loop
        self._transport = transport
        self._address = address
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, why: str) -> None:
        """Starts the deadline, replacing an earlier one; `why` is for the log."""
        self.clear()
        self._timer = self._loop.call_later(seconds, self._passed, why)

    def clear(self) -> None:
        """Cancels the deadline."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _passed(self, why: str) -> None:
        self._timer = None
        doors.turned_away(self._address, why)
        # Aborted, not closed: unsent data would keep the file handle in use.
        abort: Any = self._transport
        abort.abort()


class DoorProtocol(HttpToolsProtocol):
    """HTTP with deadlines and limits per address."""

    _counted = False
    _heading = True
    """Whether the head of a request is being received."""
    _head = 0
    deadline: Deadline | None = None
    stalled: Deadline | None = None

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accepts the connection, or aborts it if the address has too many."""
        super().connection_made(transport)
        proxy = believed(
            self._address, self.config.forwarded_allow_ips if self.config.proxy_headers else None
        )
        if not proxy and self._address and not doors.enter(self._address):
            transport.abort()
            return
        self._counted = bool(self._address) and not proxy
        self.deadline = Deadline(self.loop, transport, self._address)
        self.stalled = Deadline(self.loop, transport, self._address)
        self.deadline.set(HEAD, "head_too_slow")

    def connection_lost(self, exc: Exception | None) -> None:
        """Releases the connection of its address."""
        self._clear()
        if self._counted:
            self._counted = False
            doors.leave(self._address)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    def data_received(self, data: bytes) -> None:
        """Checks the deadline and the size of the head."""
        if self.transport.is_closing() or self.deadline is None:
            return
        if self._heading:
            if not self._head:
                self.deadline.set(HEAD, "head_too_slow")
            self._head += len(data)
        super().data_received(data)
        if self._heading and self._head > LONGEST_HEAD:
            doors.turned_away(self._address, "head_too_large")
            self.transport.abort()

    def on_headers_complete(self) -> None:
        """Checks the request rate, and starts the deadline of the body."""
        self._heading, self._head = False, 0
        if self._counted and not doors.ask(self._address):
            self.transport.write(TOO_OFTEN)
            self.transport.close()
            return
        if self.deadline is not None:
            self.deadline.set(BODY, "body_too_slow")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Ends the deadline; another request may follow."""
        self._heading = True
        if self.deadline is not None:
            self.deadline.clear()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over to the WebSocket protocol."""
        if self.transport.is_closing():
            return
        self._clear()
        counted, self._counted = self._counted, False
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        if isinstance(protocol, SocketProtocol) and not protocol.disconnected:
            protocol.counted = counted
        elif counted:
            doors.leave(self._address)

    def pause_writing(self) -> None:
        """Starts the deadline for reading the response."""
        super().pause_writing()
        if self.stalled is not None:
            self.stalled.set(STALLED, "answer_not_taken")

    def resume_writing(self) -> None:
        """Ends the deadline for reading the response."""
        super().resume_writing()
        if self.stalled is not None:
            self.stalled.clear()

    def _clear(self) -> None:
        for deadline in (self.deadline, self.stalled):
            if deadline is not None:
                deadline.clear()


WRITES = "pharos.writes"
"""Scope extension for sending texts on a live connection directly, without a task."""


class MessageQueue:
    """A queue with a single reader; `asyncio.Queue` would cost several times as much."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Adds a message."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Waits for the next message."""
        while not self._messages:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.popleft()

    def qsize(self) -> int:
        """Returns the number of waiting messages."""
        return len(self._messages)

    def empty(self) -> bool:
        """Whether no message is waiting."""
        return not self._messages


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with limits on frames, and a deadline for reading what is sent."""

    counted = False
    stalled: Deadline | None = None
    _unread = b""
    _frames = 0
    _second = 0.0

    def data_received(self, data: bytes) -> None:
        """Processes a slice, and the rest later, so that thousands of tiny frames can't block others."""
        if self._unread:
            self._unread += data
            self._rest()
        elif len(data) > MOUTHFUL:
            self._unread = data
            self._read_on()
        elif not self._heard(data):
            super().data_received(data)

    def _heard(self, data: bytes) -> bool:
        """Handles a complete single-frame message, the usual case, without the parser; else returns False."""
        text = text_of(data) if awaits_message(self.conn) and not self.close_sent else None
        if text is None:
            return False
        if not self._too_fast(1):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if self.queue.qsize() > AHEAD:
                self._rest()
        return True

    def _read_on(self) -> None:
        if self.disconnected or self.transport.is_closing():
            self._unread = b""
        if not self._unread:
            return
        data, self._unread = self._unread[:MOUTHFUL], self._unread[MOUTHFUL:]
        super().data_received(data)
        if self._unread:
            self._rest()
            if self.queue.empty():
                self.loop.call_soon(self._read_on)
        elif self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def _rest(self) -> None:
        """Stops reading from the network while there is unread data."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """Queues a message without pausing each time, which would cost two system calls per message."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if self.queue.qsize() > AHEAD:
            self._rest()

    async def receive(self) -> Any:
        """Returns the next message; resumes reading once the queue is empty."""
        message = await self.queue.get()
        if self.queue.empty():
            if self._unread:
                self.loop.call_soon(self._read_on)
            elif self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
        return message

    def handle_connect(self, event: Any) -> None:
        """Adds the `WRITES` extension to the scope."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WRITES] = self.write

    def write(self, texts: list[bytes]) -> bool:
        """Sends texts at once; returns False, and sends nothing, if the client has not read earlier data."""
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        frames: list[bytes] = []
        for text in texts:
            frames += (head_of(len(text)), text)
        self.transport.write(b"".join(frames))
        return True

    async def send(self, message: Any) -> None:
        """Sends a message; after the handshake, releases its data."""
        await super().send(message)
        if message["type"] == "websocket.accept" and self.handshake_complete:
            self.scope["headers"] = []
            self.request = self.response = None  # type: ignore[assignment]
            self.conn.events.clear()

    def handle_events(self) -> None:
        """Handles parsed frames, unless there are too many."""
        if not self._too_fast(len(self.conn.events)):
            super().handle_events()

    def _too_fast(self, frames: int) -> bool:
        """Counts frames, and aborts a connection that sends far more than any game needs."""
        now = self.loop.time()
        if now - self._second > 1.0:
            self._second, self._frames = now, 0
        self._frames += frames
        if self._frames <= MOST_FRAMES:
            return False
        doors.turned_away(self.client[0] if self.client else "", "too_many_frames")
        self.transport.abort()
        return True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Sets up the queue and the deadline."""
        super().connection_made(transport)
        self.queue: Any = MessageQueue(self.loop)
        self.stalled = Deadline(self.loop, transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Releases the connection of its address."""
        if self.stalled is not None:
            self.stalled.clear()
        if self.counted and self.client:
            self.counted = False
            doors.leave(self.client[0])
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Starts the deadline for reading what is sent."""
        super().pause_writing()
        if self.stalled is not None:
            self.stalled.set(STALLED, "messages_not_taken")

    def resume_writing(self) -> None:
        """Ends the deadline for reading what is sent."""
        super().resume_writing()
        if self.stalled is not None:
            self.stalled.clear()
