"""Chat at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pharos.server.bus_messages import ChatSaid
from pharos.server.live import LiveTable
from pharos.server.server_clock import milliseconds
from pharos.table import CommandRejected, Person
from pharos.wire.messages import ChatLine, Room

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry


async def say(
    registry: TableRegistry, live: LiveTable, person: Person, text: str, *, team: bool = False
) -> ChatLine:
    """Stores and publishes a line in its author's room; teammates have their own (CITIES-TEAM-02)."""
    seat = live.audience.viewer(person)
    # Seats can change before the game, so a new player would read what a team wrote.
    if team and (live.table.partner_of(seat) is None or live.table.round is None):
        raise CommandRejected("table-refused-no-partner")
    clean = "".join(letter for letter in text if letter.isprintable()).strip()
    if not clean:
        raise CommandRejected("server-refused-empty-text", kind="invalid")
    room: Room = "spectators" if seat is None else "team" if team else "table"
    line = await registry.table_queries.say(live.id, room, person, seat, clean, milliseconds())
    live.audience.said(line, person.id)
    registry.post(ChatSaid(live.id, line.id, registry.process, person.id))
    return line
