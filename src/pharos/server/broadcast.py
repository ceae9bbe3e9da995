"""Builds the updates for all viewers of a table, encoding the shared parts as JSON only once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from pharos.table import Common, Table, Viewer
from pharos.table.event import Event
from pharos.wire.messages import Update

_encode = msgspec.json.Encoder().encode


class Broadcast:
    """The updates for one log entry of a table."""

    def __init__(self, id: str, table: Table, now: int, absent: Mapping[int, int]) -> None:
        self._id = id
        self._numbers = table.numbers
        self._common = Common(table, now, absent, written=True)
        self._events: list[Event] = []
        self._written: Any = ()

    def update(self, viewer: Viewer, events: list[Event]) -> bytes:
        """Encodes the events and the resulting state for one viewer."""
        if events != self._events:
            self._events, self._written = events, msgspec.Raw(_encode(events))
        state = self._common.seen_by(viewer)
        return _encode(Update(self._id, self._numbers[viewer], self._written, state))
