"""The bot API, modeled on that of lichess: an event stream, a stream per game, one POST per choice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.response import Stream

from pharos.server.api.tables import TableIdParameter, table_of
from pharos.server.auth import Principal, address_of
from pharos.server.clients import Stream as BotStream
from pharos.server.live import LiveTable
from pharos.server.refusals import REFUSALS
from pharos.server.server_clock import milliseconds
from pharos.server.store.people import digest
from pharos.server.table_registry import TableRegistry
from pharos.table import Choose, CommandRejected, Person
from pharos.wire.messages import (
    Accepted,
    BotAlive,
    BotChoice,
    BotEvent,
    BotGameFinish,
    BotGameStart,
    BotInvited,
)

ALIVE = 7.0
MOST_UNSENT = 1000
LINES = "application/x-ndjson"

_encode = msgspec.json.Encoder().encode
_ALIVE = _encode(BotAlive()) + b"\n"


def _bot(who: Principal) -> Person:
    if who.person.kind != "bot":
        raise CommandRejected("server-refused-not-bot", kind="forbidden")
    return who.person


@get("/api/bot/events", responses=REFUSALS, media_type=LINES)
async def events(registry: TableRegistry, who: Principal) -> Stream:
    """Streams the events of a bot, one JSON object per line, starting with its running games."""
    bot = _bot(who)
    if who.by == "token":
        await registry.people.token_used(who.secret, milliseconds())
    return Stream(_events(registry, bot, digest(who.secret)), media_type=LINES)


class EventStream:
    """The event stream of a bot; it ends when its token is revoked."""

    def __init__(self, session: str, queue: asyncio.Queue[BotEvent | None]) -> None:
        self.session = session
        self._queue = queue

    def end(self) -> None:
        """Ends the stream because its token was revoked."""
        self._queue.put_nowait(None)


async def _events(registry: TableRegistry, bot: Person, session: str) -> AsyncIterator[bytes]:
    with registry.clients.bot_events(bot) as queue, _counted(registry, EventStream(session, queue)):
        for table, seat, status in await registry.table_queries.seated(bot.id):
            event: BotEvent = BotGameStart(table, seat) if status == "live" else BotInvited(table, seat)
            yield _encode(event) + b"\n"
        for asked in await registry.invitations.asked(bot.id):
            yield _encode(asked) + b"\n"
        while True:
            try:
                async with asyncio.timeout(ALIVE):
                    told = await queue.get()
            except TimeoutError:
                yield _ALIVE
                continue
            if told is None:
                return
            yield _encode(told) + b"\n"


@contextmanager
def _counted(registry: TableRegistry, stream: BotStream) -> Iterator[None]:
    """Registers a stream while it is open."""
    registry.clients.streams.add(stream)
    try:
        yield
    finally:
        registry.clients.streams.discard(stream)


class StreamWatcher:
    """Sends the messages of one table to a bot."""

    def __init__(self, person: Person, session: str) -> None:
        self.person = person
        self.session = session
        self.silenced: frozenset[str] = frozenset()
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(MOST_UNSENT)
        self.lost = False
        self.screen = False

    def tell(self, message: bytes) -> None:
        """Queues a message; a client that does not read is disconnected."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True

    def end(self) -> None:
        """Ends the stream because its token was revoked."""
        self.lost = True
        self.tell(b"")


@get("/api/bot/tables/{id:str}/stream", responses=REFUSALS, media_type=LINES)
async def table_stream(id: TableIdParameter, registry: TableRegistry, who: Principal) -> Stream:
    """Streams one game of a bot: a snapshot, then updates, one JSON object per line."""
    bot = _bot(who)
    live = await table_of(registry, id)
    if live.table.seat_of(bot.id) is None:
        raise CommandRejected("table-refused-not-seated", kind="forbidden")
    return Stream(_stream(registry, live, bot, digest(who.secret)), media_type=LINES)


async def _stream(
    registry: TableRegistry, live: LiveTable, bot: Person, session: str
) -> AsyncIterator[bytes]:
    watcher = StreamWatcher(bot, session)
    await live.audience.watch(watcher)
    registry.clients.streams.add(watcher)
    try:
        while not watcher.lost and not registry.stopping:
            try:
                async with asyncio.timeout(ALIVE):
                    message = await watcher.queue.get()
            except TimeoutError:
                yield _ALIVE
                continue
            if message.startswith((b'{"type":"snapshot"', b'{"type":"update"', b'{"type":"gone"')):
                yield message + b"\n"
            if watcher.queue.empty() and live.table.status in ("over", "closed"):
                yield _encode(BotGameFinish(live.id)) + b"\n"
                return
    finally:
        registry.clients.streams.discard(watcher)
        live.audience.unwatch(watcher)


@post("/api/bot/tables/{id:str}/choices", responses=REFUSALS, status_code=200)
async def choose(
    request: Request[Any, Any, Any],
    id: TableIdParameter,
    data: BotChoice,
    registry: TableRegistry,
    who: Principal,
) -> Accepted:
    """Makes a choice in a game of a bot."""
    bot = _bot(who)
    live = await table_of(registry, id)
    repeated = await live.act(bot, Choose(data.decision, data.choice), address_of(request))
    return Accepted(live.table.numbers[live.table.seat_of(bot.id)], repeated)


HANDLERS = [events, table_stream, choose]
