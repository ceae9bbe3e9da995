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
from pharos.server.messages import BotGameFinish, BotGameStart, BotInvited
from pharos.server.moment import milliseconds

if TYPE_CHECKING:
    from pharos.server.hall import Hall

logger = structlog.get_logger("neighbours")

HEARTBEAT = 5.0
LOST = 3 * HEARTBEAT
LOGGED_OUT = 4401


class Neighbours:
    """The processes that serve the same database."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._bus = None if hall.alone else Bus(hall.settings.database_url, self.hear, self._read_all_again)
        self._heard_of: dict[str, float] = {}
        """When each of them was heard of last."""

    def start(self) -> None:
        """Begins to listen, and to say that this process lives."""
        if self._bus is not None:
            self._bus.start()
            self._hall.spawn(self._live())

    async def stop(self) -> None:
        """Listens no longer."""
        if self._bus is not None:
            await self._bus.stop()

    async def told(self, notices: list[list[object]]) -> None:
        """Tells the others something that is not stored."""
        try:
            await self._hall.shelf.tell(notices)
        except Exception as error:
            logger.warning("notice_lost", error=type(error).__name__)

    def hear(self, notice: list[Any]) -> None:
        """Does what a notice asks for; a newer process may know more of them than this one."""
        if not (self._hear_of_table(notice) or self._hear_of_people(notice) or self._hear_of_life(notice)):
            logger.warning("notice_unknown", kind=str(notice[0] if notice else "")[:40])

    def _hear_of_table(self, notice: list[Any]) -> bool:
        """Of a table that may be loaded here as well; whether the notice is understood."""
        hall = self._hall
        match notice:
            case ["entry", str(id), int(number)]:
                live = hall.tables.get(id)
                if live is not None and live.table.entries < number:
                    hall.spawn(live.catch_up())
            case ["changed", str(id)]:
                live = hall.tables.get(id)
                if live is not None:
                    hall.spawn(live.reread())
            case ["chat", str(id), int(number), str(process), str(author)]:
                live = hall.tables.get(id)
                if live is not None and process != hall.process:
                    hall.spawn(self._hear_chat(live, number, author))
            case ["here", str(id), str(process), list(seats)]:
                live = hall.tables.get(id)
                if not self._another(process) or live is None:
                    return True
                if live.present.heard(process, seats, milliseconds()):
                    live.tell_presence()
            case ["who", str(id), str(process)]:
                live = hall.tables.get(id)
                if live is not None and process != hall.process:
                    if live.present.here:
                        hall.presence_changed(live)
                    hall.tell(live.thinks_here())
            case ["thinks", str(id), str(process), int(seat), str(decision)]:
                live = hall.tables.get(id)
                if live is not None and self._another(process):
                    live.thinks_there(process, seat, decision)
            case _:
                return False
        return True

    def _hear_of_people(self, notice: list[Any]) -> bool:
        """Of people, bots and the lobby; whether the notice is understood."""
        hall = self._hall
        match notice:
            case ["lobby"]:
                hall.lobby.changed()
            case ["seated", str(id), int(seat), str(person)]:
                hall.tell_bot(person, BotInvited(id, seat))
            case ["start", str(id), int(seat), str(person)]:
                hall.tell_bot(person, BotGameStart(id, seat))
            case ["finish", str(id), int(_), str(person)]:
                hall.results_came = True
                hall.tell_bot(person, BotGameFinish(id))
            case ["call", str(id), str(person), "turn" | "began" | "invited" as why, *by]:
                hall.spawn(hall.call(id, person, why, str(by[0]) if by else ""))
            case ["renamed", str(account), str(name)]:
                for connection in hall.connections:
                    if connection.person.id == account:
                        connection.person = msgspec.structs.replace(connection.person, name=name)
            case ["circle", str(account)]:
                hall.spawn(hall.reread_circle(account))
            case ["rights"]:
                hall.spawn(hall.check_rights())
            case ["logout", str(session)]:
                for connection in list(hall.connections):
                    if connection.session == session:
                        connection.close(LOGGED_OUT)
                for stream in list(hall.streams):
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
        if process == self._hall.process:
            return False
        self._heard_of[process] = time.monotonic()
        return True

    async def _hear_chat(self, live: LiveTable, number: int, author: str) -> None:
        for line in await self._hall.shelf.chat(live.id, number - 1):
            if line.id == number:
                live.said(line, author)

    def _read_all_again(self) -> None:
        hall = self._hall
        for live in hall.tables.values():
            hall.spawn(live.catch_up())
        hall.tell([["who", id, hall.process] for id in hall.tables])

    async def _live(self) -> None:
        while True:
            thoughts = [notice for live in self._hall.tables.values() for notice in live.thinks_here()]
            await self.told([["alive", self._hall.process], *thoughts])
            await asyncio.sleep(HEARTBEAT)
            try:
                self._miss_the_silent()
            except Exception as error:  # whoever stops saying that it lives is taken for lost
                logger.error("heartbeat_failed", error=type(error).__name__)

    def _miss_the_silent(self) -> None:
        gone = [process for process, heard in self._heard_of.items() if time.monotonic() - heard > LOST]
        for process in gone:
            del self._heard_of[process]
        for live in list(self._hall.tables.values()) if gone else ():
            live.lost(gone, milliseconds())
