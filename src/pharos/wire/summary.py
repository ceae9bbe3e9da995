"""Builds the summaries of tables and records for lists."""

from __future__ import annotations

import msgspec

from pharos.table import Person, Table
from pharos.table.clock import DaysClock
from pharos.wire.messages import RecordSummary, TableSummary


def persons(table: Table) -> list[tuple[int, Person]]:
    """Returns the seats of human players, with the players."""
    return [(number, seat.person) for number, seat in enumerate(table.seats) if seat.person is not None]


def summary_of(id: str, table: Table) -> TableSummary:
    """Returns the summary of a table."""
    settings = table.settings
    names: list[str | None] = []
    owner = ""
    for seat in table.seats:
        if seat.person is not None:
            names.append(seat.person.name)
            owner = seat.person.name if seat.person.id == table.owner else owner
        else:
            names.append(None if seat.level is None else f"computer:{seat.level}")
    return TableSummary(
        id=id,
        status=table.status,
        game=settings.game,
        expansions=settings.expansions,
        players=table.players,
        rated=settings.rated,
        public=settings.public,
        seats=tuple(names),
        owner=owner,
        changed=table.changed_at,
        clock=str(settings.clock.__struct_config__.tag),
        prepared=settings.position is not None,
        spectators=settings.spectators,
        quick=settings.quick,
        helped=bool(table.helped),
        daily=None if settings.daily is None else settings.daily.date,
        # Turn-based games change rarely enough to keep the turn in the summary.
        waiting=table.thinking if isinstance(settings.clock, DaysClock) else (),
        until=tuple(map(table.falls_at, table.thinking)) if isinstance(settings.clock, DaysClock) else (),
    )


class _Head(msgspec.Struct, frozen=True):
    """The fields of a record needed for a list."""

    game: str
    players: int
    expansions: tuple[str, ...]
    meta: msgspec.Raw = msgspec.Raw(b"{}")


def record_summary(id: str, at: int, record: bytes | str) -> RecordSummary:
    """Returns the summary of a record without decoding its choices."""
    head = msgspec.json.decode(record, type=_Head)
    meta = msgspec.json.decode(head.meta)
    return RecordSummary(id, at, head.game, head.players, head.expansions, names_in(meta))


def names_in(meta: object) -> tuple[str, ...]:
    """Returns the player names in the `meta` of a record, if any."""
    names = meta.get("players", ()) if isinstance(meta, dict) else ()
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        return ()
    return tuple(names)
