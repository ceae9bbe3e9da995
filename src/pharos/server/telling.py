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
        self._common: Any = Common(table, now, absent, written=True)
        for part in ("settings", "seats", "position"):
            value = getattr(self._common, part)
            if value is not None:
                setattr(self._common, part, msgspec.Raw(_encode(value)))
        self._open: list[tuple[str, Any, msgspec.Raw]] = []
        if table.round is not None:
            moment = table.round.moment
            self._open = moment.once("written open", lambda _: _written(moment.lying_open))

    def update(self, viewer: Viewer, events: list[Event]) -> bytes:
        """What happened as one viewer is told it, and the table as that viewer sees it afterwards."""
        state = self._common.seen_by(viewer)
        view = state.view
        if view is not None:
            for part, value, written in self._open:
                if view.get(part) is value:
                    view[part] = written
        return _encode(Update(self._id, self._table.numbers[viewer], tuple(events), state))


def _written(lying_open: dict[str, Any]) -> list[tuple[str, Any, msgspec.Raw]]:
    """What is worth writing once of what lies open for all, beside what it is written from."""
    return [
        (part, value, msgspec.Raw(_encode(value)))
        for part, value in lying_open.items()
        if type(value) is list
    ]
