"""The live connection: one WebSocket, the tables it follows, and its messages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from uvicorn.protocols.utils import ClientDisconnected

import pharos
from pharos.core.errors import PharosError
from pharos.server import metrics
from pharos.server.auth import NotAuthenticated, Principal, address_of, asking, check_origin, csrf_of
from pharos.server.chat import say
from pharos.server.connection_limits import WRITES
from pharos.server.limits import Limits, TooMany, TooOften
from pharos.server.live import LiveTable
from pharos.server.refusals import failure_of
from pharos.server.server_clock import milliseconds
from pharos.server.settings import LARGEST_FRAME
from pharos.server.store.people import digest
from pharos.server.table_registry import TableRegistry
from pharos.table import CommandRejected, Explained, Person
from pharos.table.commands import AskUndo
from pharos.wire.messages import (
    PROTOCOL,
    Act,
    Answer,
    Ask,
    ClientMessage,
    Closing,
    Done,
    Me,
    Ping,
    Pong,
    Question,
    Refused,
    Say,
    Unwatch,
    Watch,
    WatchLobby,
    Welcome,
)
from pharos.wire.questions import answered
from pharos.wire.room_messages import WatchRoom

MOST_TABLES = 20
MOST_UNSENT = 4 * 1024 * 1024
"""Bytes of unsent messages before a slow client is disconnected; it resumes with `since`."""
MOST_OFFENCES = 100
LAST_WORDS = 2.0
NOBODY, FOREIGN, TOO_SLOW, TOO_MUCH, GOING_AWAY, FAILED = 4401, 4403, 4408, 4429, 1012, 1011

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClientMessage).decode

Send = Callable[[Any], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]
Write = Callable[[list[bytes]], bool]


class Screen:
    """A shared screen on a user's connection: sees a table as a spectator does."""

    screen = True

    def __init__(self, connection: Connection, live: LiveTable) -> None:
        self.live = live
        self.tell = connection.tell
        self.person = connection.person
        self.silenced = connection.silenced


class Connection:
    """One client. Messages are sent in order, and a slow client never blocks others."""

    def __init__(
        self,
        registry: TableRegistry,
        limits: Limits,
        asking: Principal,
        address: str,
        send: Send,
        write: Write | None = None,
    ) -> None:
        self.screen = False
        self.registry = registry
        self.person: Person = asking.person
        self.session = digest(asking.secret)
        self.silenced: frozenset[str] = frozenset()
        self._asking = asking
        self._limits = limits
        self.address = address
        self._send = send
        self._write = write
        self._loop = asyncio.get_running_loop()  # cached: looking it up takes a system call
        self._unsent: list[bytes] = []
        self._size = 0
        self._sending: asyncio.Task[None] | None = None
        self._tables: dict[str, LiveTable] = {}
        self._screens: dict[str, Screen] = {}
        self._offences = 0
        self.closed: int | None = None

    # --- outgoing ---

    def tell(self, message: bytes) -> None:
        """Queues a message, without waiting."""
        if self.closed is not None:
            return
        self._unsent.append(message)
        self._size += len(message)
        if self._size > MOST_UNSENT:
            self.close(TOO_SLOW)
        elif self._sending is None and len(self._unsent) == 1:
            self._loop.call_soon(self._send_soon)

    def close(self, code: int) -> None:
        """Closes the connection after the queued messages are sent."""
        if self.closed is None:
            self.closed = code
            if code == TOO_SLOW:
                self._unsent.clear()
            if self._sending is None:
                self._sending = asyncio.create_task(self._send_all())

    @property
    def follows_any(self) -> bool:
        """Whether this connection follows any table."""
        return bool(self._tables or self._screens)

    def follows(self, table: str) -> bool:
        """Whether this connection follows this table."""
        return table in self._tables

    def goodbye(self) -> None:
        """Announces that the server is stopping, and closes the connection."""
        self.tell(_encode(Closing()))
        self.close(GOING_AWAY)

    def _send_soon(self) -> None:
        """Sends what was queued in one event loop turn together, without a task if the socket allows."""
        if self._sending is not None or not self._unsent:
            return
        if self._write is not None and self._write(self._unsent):
            self._unsent = []
            self._size = 0
        else:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._unsent:
                messages, self._unsent = self._unsent, []
                for message in messages:
                    self._size -= len(message)
                    await self._send({"type": "websocket.send", "text": message.decode()})
            if self.closed is not None:
                await self._send({"type": "websocket.close", "code": self.closed, "reason": ""})
        except Exception:  # the client is gone; reading ends too
            self._unsent.clear()
            self.closed = self.closed or GOING_AWAY
        finally:
            self._sending = None

    def _reply(self, message: msgspec.Struct) -> None:
        self.tell(_encode(message))

    # --- incoming ---

    def welcome(self) -> None:
        """Sends the first message."""
        me = Me(self.person.name, self.person.kind, csrf_of(self._asking.secret), self.person.emblem)
        if self._asking.by == "token":
            me = Me(self.person.name, self.person.kind)
        self._reply(Welcome(PROTOCOL, pharos.__version__, me, milliseconds()))

    async def receive(self, text: str | bytes | None) -> None:
        """Decodes and executes one frame."""
        try:
            self._limits.check("frame", self.person.id, self.address)
        except TooOften as refused:
            self._offend(refused.key, refused.arguments)
            return
        if text is None or len(text) > LARGEST_FRAME:
            self._offend("server-refused-too-large")
            return
        try:
            message = _decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            self._offend("server-refused-invalid")
            return
        try:
            await self._obey(message)
        except CommandRejected as refused:
            metrics.REFUSED.labels(refused.key).inc()
            self._refuse(message, refused.key, refused.arguments, refused.rule)
        except PharosError as error:
            self._refuse(message, "server-refused-game", {"reason": str(error)})
        except Exception as error:
            self._refuse(message, failure_of(error, "frame_failed"))

    def _offend(self, key: str, args: dict[str, Any] | None = None) -> None:
        self._offences += 1
        self._reply(Refused(None, key, args or {}))
        if self._offences > MOST_OFFENCES:
            self.close(TOO_MUCH)

    def _refuse(
        self, message: ClientMessage, key: str, args: dict[str, Any] | None = None, rule: str | None = None
    ) -> None:
        id = message.id if isinstance(message, Act | Ask | Say) else None
        table = message.table if isinstance(message, Watch) else None
        self._reply(Refused(id, key, args or {}, rule, table))

    async def _obey(self, message: ClientMessage) -> None:
        match message:
            case Act():
                if isinstance(message.command, AskUndo):  # replays the game, so it is limited separately
                    self._check("undo")
                live = await self.registry.table(message.table)
                repeated = await live.act(self.person, message.command, self.address)
                self._reply(Done(message.id, repeated))
            case Watch():
                await self._watch(message)
            case Unwatch():
                live_or_none = self._tables.pop(message.table, None)
                if live_or_none is not None:
                    live_or_none.audience.unwatch(self)
                shown = self._screens.pop(message.table, None)
                if shown is not None:
                    shown.live.audience.unwatch(shown)
            case Ask():
                self._check("ask")
                live = await self.registry.table(message.table)
                self._reply(Answer(message.id, answer(live, self.person, message.question)))
            case Say():
                self._check("chat")
                live = await self.registry.table(message.table)
                await say(self.registry, live, self.person, message.text, team=message.team)
                self._reply(Done(message.id))
            case WatchLobby():
                self._check("watch")
                if message.on:
                    await self.registry.lobby.watch(self)
                else:
                    self.registry.lobby.unwatch(self)
            case WatchRoom():
                self._check("watch")
                await self.registry.rooms.unwatch(self)
                if message.on:
                    await self.registry.rooms.watch(self, message.code, message.token)
            case Ping():
                self._reply(Pong(milliseconds()))

    def _check(self, what: str) -> None:
        self._limits.check(what, self.person.id, self.address)

    async def _watch(self, message: Watch) -> None:
        self._check("watch")
        held = self._tables.keys() | self._screens.keys()
        if message.table not in held and len(held) >= MOST_TABLES:
            raise CommandRejected("server-refused-too-many-tables")
        live = await self.registry.table(message.table)
        if message.screen:
            live.audience.viewer(self.person)  # rejects those who may not watch
            screen = self._screens.setdefault(message.table, Screen(self, live))
            await live.audience.watch(screen, message.since, message.chat)
            return
        await live.audience.watch(self, message.since, message.chat)
        self._tables[message.table] = live

    async def flush(self) -> None:
        """Waits until the last messages are sent, for at most `LAST_WORDS` seconds."""
        if self._sending is not None:
            await asyncio.wait({self._sending}, timeout=LAST_WORDS)

    async def leave(self) -> None:
        """Unsubscribes from everything after the connection has ended."""
        self.closed = self.closed or GOING_AWAY
        self.registry.lobby.unwatch(self)
        for live in self._tables.values():
            live.audience.unwatch(self)
        self._tables.clear()
        for screen in self._screens.values():
            screen.live.audience.unwatch(screen)
        self._screens.clear()
        await self.registry.rooms.unwatch(self)
        if self._sending is not None:
            self._sending.cancel()


def answer(live: LiveTable, person: Person, question: Question) -> Explained:
    """Explains why a choice is or isn't possible, from what the person can see."""
    return answered(live.table, live.audience.viewer(person), question)


async def live_connection(
    scope: Any, receive: Receive, send: Send, registry: TableRegistry, limits: Limits
) -> None:
    """Serves a live connection directly on ASGI: with thousands open, framework layers cost too much."""
    await receive()  # the request to connect
    write = scope["extensions"].pop(WRITES, None)
    # The handshake data are dropped after reading, to save memory.
    handshake: Any = {**scope, "state": {}}
    asked: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(handshake)
    address = address_of(asked)
    try:
        check_origin(asked, registry.settings.origins)
        limits.check("connect", address)
        who = await asking(asked, registry)
        del asked, handshake
        with limits.socket(who.person.id, address, partial(registry.clients.make_room, who.person.id)):
            await send(_ACCEPT)
            connection = Connection(registry, limits, who, address, send, write)
            connection.silenced = await registry.contacts.silenced(who.person.id)
            await _converse(receive, connection)
    except (NotAuthenticated, TooOften, TooMany, CommandRejected) as refused:
        # Accepted first: a browser gets no reason for a rejected handshake.
        await _turn_down(send, _code(refused), refused.key)
    except ClientDisconnected:
        pass  # gone before it was accepted: not an error
    except Exception as error:
        await _turn_down(send, FAILED, failure_of(error, "connection_failed"))


_ACCEPT: dict[str, Any] = {"type": "websocket.accept", "subprotocol": None, "headers": []}


async def _turn_down(send: Send, code: int, key: str) -> None:
    with contextlib.suppress(Exception):  # it may be closed, or accepted already
        await send(_ACCEPT)
    with contextlib.suppress(Exception):
        await send({"type": "websocket.close", "code": code, "reason": key})


def _code(refused: CommandRejected) -> int:
    if isinstance(refused, TooOften | TooMany):
        return TOO_MUCH
    return NOBODY if isinstance(refused, NotAuthenticated) else FOREIGN


async def _converse(receive: Receive, connection: Connection) -> None:
    registry = connection.registry
    registry.clients.connections[connection] = None
    metrics.CONNECTIONS.inc()
    try:
        connection.welcome()
        while connection.closed is None:
            event = await receive()
            if event["type"] != "websocket.receive":
                break
            await connection.receive(event.get("text") or event.get("bytes"))
        await connection.flush()
    finally:
        metrics.CONNECTIONS.dec()
        registry.clients.connections.pop(connection, None)
        await connection.leave()
