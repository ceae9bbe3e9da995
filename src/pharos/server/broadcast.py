"""The same moment told to several viewers: what all of them are told alike becomes JSON once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from pharos.table import Common, Table, Viewer
from pharos.table.event import Event
from pharos.wire.messages import Update

_encode = msgspec.json.Encoder().encode


class Broadcast:
    """The updates that one entry of a table brings."""

    def __init__(self, id: str, table: Table, now: int, absent: Mapping[int, int]) -> None:
        self._id = id
        self._numbers = table.numbers
        self._common = Common(table, now, absent, written=True)
        self._events: list[Event] = []
        self._written: Any = ()

    def update(self, viewer: Viewer, events: list[Event]) -> bytes:
        """What happened as one viewer is told it, and the table as that viewer sees it afterwards."""
        if events != self._events:
            self._events, self._written = events, msgspec.Raw(_encode(events))
        state = self._common.seen_by(viewer)
        return _encode(Update(self._id, self._numbers[viewer], self._written, state))
