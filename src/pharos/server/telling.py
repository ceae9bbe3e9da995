"""The same moment told to several viewers: what all of them see alike becomes JSON once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from pharos.server.messages import Update
from pharos.table import Common, Table, Viewer
from pharos.table.event import Event

_encode = msgspec.json.Encoder().encode


class Telling:
    """The updates that one entry of a table brings."""

    def __init__(self, id: str, table: Table, now: int, absent: Mapping[int, int]) -> None:
        self._id = id
        self._table = table
        self._common: Any = Common(table, now, absent)
        for part in ("settings", "seats", "scores", "prices", "position"):
            value = getattr(self._common, part)
            if value:
                setattr(self._common, part, msgspec.Raw(_encode(value)))
        self._open: dict[str, Any] = {} if table.round is None else table.round.moment.lying_open
        self._written = {
            part: msgspec.Raw(_encode(value)) for part, value in self._open.items() if type(value) is list
        }

    def update(self, viewer: Viewer, events: list[Event]) -> str:
        """What happened as one viewer is told it, and the table as that viewer sees it afterwards."""
        state = self._common.seen_by(viewer)
        if state.view is not None:
            for part, written in self._written.items():
                if state.view.get(part) is self._open[part]:
                    state.view[part] = written
        return _encode(Update(self._id, self._table.numbers[viewer], tuple(events), state)).decode()
