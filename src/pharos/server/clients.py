"""Users connected to this process: live connections and bot streams."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

import msgspec

from pharos.server.bus_messages import PersonRenamed, SessionEnded
from pharos.server.lobby import LobbyWatcher
from pharos.table import Person
from pharos.wire.messages import BotEvent

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

LOGGED_OUT = 4401
REPLACED = 4409
"""Close code of an idle connection replaced by a newer one; its page reconnects when it is viewed again."""


class LiveConnection(LobbyWatcher, Protocol):
    """A client's connection."""

    closed: int | None
    person: Person
    session: str
    silenced: frozenset[str]

    @property
    def follows_any(self) -> bool:
        """Whether this connection follows any table."""

    def follows(self, table: str) -> bool:
        """Whether this connection follows this table."""

    def goodbye(self) -> None:
        """Announces that the server is stopping, and closes the connection."""

    def close(self, code: int) -> None:
        """Ends the connection."""


class Stream(Protocol):
    """An event stream of a bot."""

    session: str

    def end(self) -> None:
        """Ends the stream, because its token or session has ended."""


class Clients:
    """The connections and streams of one process."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.connections: dict[LiveConnection, None] = {}
        """Live connections, oldest first."""
        self.streams: set[Stream] = set()
        self._bots: dict[str, set[asyncio.Queue[BotEvent | None]]] = {}
        self._rights: str | None = None

    def of(self, person: str) -> list[LiveConnection]:
        """Returns the connections of a person, oldest first."""
        return [connection for connection in self.connections if connection.person.id == person]

    @property
    def people(self) -> set[str]:
        """Ids of the users connected to this process, bots included."""
        return {connection.person.id for connection in self.connections} | set(self._bots)

    def say_goodbye(self) -> None:
        """Tells all clients that the server is stopping."""
        for connection in list(self.connections):
            connection.goodbye()
        for queues in self._bots.values():
            for queue in queues:
                queue.put_nowait(None)

    def make_room(self, person: str) -> bool:
        """Closes the oldest connection of a person that follows no table; returns False if there is none."""
        for connection in self.of(person):
            if not connection.follows_any and connection.closed is None:
                connection.close(REPLACED)
                return True
        return False

    def renamed(self, message: PersonRenamed) -> None:
        """Updates the name and emblem of a person on their connections."""
        for connection in self.of(message.person):
            connection.person = msgspec.structs.replace(
                connection.person, name=message.name, sign=message.sign
            )

    async def reread_silenced(self, account: str) -> None:
        """Reloads whom an account mutes or blocks."""
        silenced = await self._registry.contacts.silenced(account)
        for connection in self.of(account):
            connection.silenced = silenced

    # --- sessions ---

    def end_session(self, session: str) -> None:
        """Ends the connections of a session in all processes."""
        self._registry.post(SessionEnded(session))

    def session_ended(self, session: str) -> None:
        """Ends the connections and streams of a session in this process."""
        for connection in list(self.connections):
            if connection.session == session:
                connection.close(LOGGED_OUT)
        for stream in list(self.streams):
            if stream.session == session:
                stream.end()

    async def check_rights(self) -> None:
        """Ends connections whose session or token no longer exists."""
        held = {one.session for one in self.connections} | {one.session for one in self.streams}
        living = await self._registry.people.living(held) if held else set()
        for session in held - living:
            self.session_ended(session)

    async def check_rights_from_outside(self) -> None:
        """Checks rights if an administrator banned or deleted an account since the last check."""
        mark = await self._registry.people.rights()
        if mark != self._rights:
            self._rights = mark
            await self.check_rights()

    # --- bots ---

    @contextlib.contextmanager
    def bot_events(self, person: Person) -> Iterator[asyncio.Queue[BotEvent | None]]:
        """Yields a queue of events for a bot; None in it means that the server is stopping."""
        queue: asyncio.Queue[BotEvent | None] = asyncio.Queue()
        self._bots.setdefault(person.id, set()).add(queue)
        try:
            yield queue
        finally:
            queues = self._bots[person.id]
            queues.discard(queue)
            if not queues:
                del self._bots[person.id]

    def has_bot(self, person: str) -> bool:
        """Whether a bot has a stream on this process."""
        return person in self._bots

    def tell_bot(self, person: str, event: BotEvent) -> None:
        """Sends an event to the streams of a bot on this process."""
        for queue in self._bots.get(person, ()):
            queue.put_nowait(event)
