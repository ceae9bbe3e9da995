"""The other processes of this server: what they are told, and what is heard of them.

A notice is a short list: its kind first, then names and numbers. Those that must not be lost travel with
the commit they speak of; the others are told as they come. A process that is alone hears its own.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from pharos.server.bus import Bus
from pharos.server.live import LiveTable
from pharos.server.server_clock import milliseconds
from pharos.wire.messages import BotGameFinish, BotGameStart, BotInvited

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

logger = structlog.get_logger("neighbours")

HEARTBEAT = 5.0
LOST = 3 * HEARTBEAT
LOGGED_OUT = 4401


class Peers:
    """The processes that serve the same database."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._bus = (
            None if registry.alone else Bus(registry.settings.database_url, self.hear, self._read_all_again)
        )
        self._heard_of: dict[str, float] = {}
        """When each of them was heard of last."""

    def start(self) -> None:
        """Begins to listen, and to say that this process lives."""
        if self._bus is not None:
            self._bus.start()
            self._registry.spawn(self._live())

    async def stop(self) -> None:
        """Listens no longer."""
        if self._bus is not None:
            await self._bus.stop()

    async def told(self, notices: list[list[object]]) -> None:
        """Tells the others something that is not stored."""
        try:
            await self._registry.table_queries.tell(notices)
        except Exception as error:
            logger.warning("notice_lost", error=type(error).__name__)

    def hear(self, notice: list[Any]) -> None:
        """Does what a notice asks for; a newer process may know more of them than this one."""
        if not (self._hear_of_table(notice) or self._hear_of_people(notice) or self._hear_of_life(notice)):
            logger.warning("notice_unknown", kind=str(notice[0] if notice else "")[:40])

    def _hear_of_table(self, notice: list[Any]) -> bool:
        """Of a table that may be loaded here as well; whether the notice is understood."""
        registry = self._registry
        match notice:
            case ["entry", str(id), int(number)]:
                live = registry.tables.get(id)
                if live is not None and live.table.entries < number:
                    registry.spawn(live.catch_up())
            case ["changed", str(id)]:
                live = registry.tables.get(id)
                if live is not None:
                    registry.spawn(live.reread())
            case ["chat", str(id), int(number), str(process), str(author)]:
                live = registry.tables.get(id)
                if live is not None and process != registry.process:
                    registry.spawn(self._hear_chat(live, number, author))
            case ["here", str(id), str(process), list(seats)]:
                live = registry.tables.get(id)
                if not self._another(process) or live is None:
                    return True
                if live.present.heard(process, seats, milliseconds()):
                    live.tell_presence()
            case ["who", str(id), str(process)]:
                live = registry.tables.get(id)
                if live is not None and process != registry.process:
                    if live.present.here:
                        registry.presence_changed(live)
                    registry.tell(live.thinks_here())
            case ["thinks", str(id), str(process), int(seat), str(decision)]:
                live = registry.tables.get(id)
                if live is not None and self._another(process):
                    live.thinks_there(process, seat, decision)
            case _:
                return False
        return True

    def _hear_of_people(self, notice: list[Any]) -> bool:
        """Of people, bots and the lobby; whether the notice is understood."""
        registry = self._registry
        match notice:
            case ["lobby"]:
                registry.lobby.changed()
            case ["seated", str(id), int(seat), str(person)]:
                registry.tell_bot(person, BotInvited(id, seat))
            case ["start", str(id), int(seat), str(person)]:
                registry.tell_bot(person, BotGameStart(id, seat))
            case ["finish", str(id), int(_), str(person)]:
                registry.results_came = True
                registry.tell_bot(person, BotGameFinish(id))
            case ["call", str(id), str(person), "turn" | "began" | "invited" as why, *by]:
                registry.spawn(registry.call(id, person, why, str(by[0]) if by else ""))
            case ["renamed", str(account), str(name)]:
                for connection in registry.connections:
                    if connection.person.id == account:
                        connection.person = msgspec.structs.replace(connection.person, name=name)
            case ["circle", str(account)]:
                registry.spawn(registry.reread_circle(account))
            case ["rights"]:
                registry.spawn(registry.check_rights())
            case ["logout", str(session)]:
                for connection in list(registry.connections):
                    if connection.session == session:
                        connection.close(LOGGED_OUT)
                for stream in list(registry.streams):
                    if stream.session == session:
                        stream.end()
            case _:
                return False
        return True

    def _hear_of_life(self, notice: list[Any]) -> bool:
        """Of a process itself; whether the notice is understood."""
        match notice:
            case ["alive", str(process)]:
                self._another(process)
            case _:
                return False
        return True

    def _another(self, process: str) -> bool:
        """Whether that is not this one; then it lives."""
        registry = self._registry
        if process == registry.process:
            return False
        if process not in self._heard_of:
            # New, or taken for lost while one of the two stood still: each tells the other who is there.
            registry.tell([["who", id, registry.process] for id in registry.tables])
            for live in registry.tables.values():
                if live.present.here:
                    registry.presence_changed(live)
        self._heard_of[process] = time.monotonic()
        return True

    async def _hear_chat(self, live: LiveTable, number: int, author: str) -> None:
        line = await self._registry.table_queries.line(live.id, number)
        if line is not None:
            live.said(line, author)

    def _read_all_again(self) -> None:
        registry = self._registry
        for live in registry.tables.values():
            registry.spawn(live.catch_up())
        registry.tell([["who", id, registry.process] for id in registry.tables])

    async def _live(self) -> None:
        while True:
            thoughts = [notice for live in self._registry.tables.values() for notice in live.thinks_here()]
            await self.told([["alive", self._registry.process], *thoughts])
            await asyncio.sleep(HEARTBEAT)
            try:
                self._miss_the_silent()
            except Exception as error:  # whoever stops saying that it lives is taken for lost
                logger.error("heartbeat_failed", error=type(error).__name__)

    def _miss_the_silent(self) -> None:
        gone = [process for process, heard in self._heard_of.items() if time.monotonic() - heard > LOST]
        for process in gone:
            del self._heard_of[process]
        for live in list(self._registry.tables.values()) if gone else ():
            live.lost(gone, milliseconds())
