"""All zones of a game together. They are written after every choice, so this is compiled."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from pharos.core.reader import Data, Reader
from pharos.core.shape import Parts, Shape
from pharos.core.zone import ANYBODY, Eye, State, Written, Zone


@mypyc_attr(allow_interpreted_subclasses=True)  # subclassed by interpreted code of 7 Wonders
class Zones(Generic[State]):
    """The zones of a kind of game, or of a city in it, in the order in which they are written.

    Some zones must be read or sampled after later ones, and views may list them in another order.
    """

    def __init__(
        self,
        written: Sequence[Zone[State]],
        read: Sequence[Zone[State]] = (),
        sampled: Sequence[Zone[State]] = (),
        viewed: Sequence[Zone[State]] = (),
        beginning: Mapping[str, Shape] | None = None,
    ) -> None:
        self.written = tuple(written)
        self.in_reading_order = tuple(read) or self.written
        self.in_sampling_order = tuple(sampled)
        shown = [zone for zone in self.written if zone.shapes or zone.sometimes]
        self.lying_open = tuple(zone for zone in shown if zone.open_to_all or zone.partly_open)
        # Bound once: all of them are called after every choice.
        self._write_open = tuple(zone.write for zone in self.lying_open)
        self.differing = tuple(zone for zone in viewed or self.written if not zone.open_to_all)
        shapes: dict[str, Shape] = {}
        sometimes: dict[str, Shape] = {}
        parts: list[str] = []
        for zone in self.written:
            shapes.update(zone.shapes)
            sometimes.update(zone.sometimes)
            parts += [name for name in (*zone.shapes, *zone.sometimes, *zone.hidden) if name not in zone.seen]
        self.parts = frozenset(parts)
        self.shape = Parts({**(beginning or {}), **shapes}, sometimes)

    def write(self, state: State, eye: Eye) -> Written:
        """Returns what a viewer sees; a position if the viewer sees everything."""
        data: Written = {}
        for zone in self.written:
            data |= zone.write(state, eye)
        return data

    def write_open(self, state: State) -> Written:
        """Returns the fields that are the same for all viewers."""
        data: Written = {}
        for write in self._write_open:
            data |= write(state, ANYBODY)
        return data

    def write_on(self, lying: Written, state: State, eye: Eye) -> Written:
        """Returns what a viewer sees, given the shared fields from `write_open`."""
        data = dict(lying)
        for zone in self.differing:
            data |= zone.write_on(lying, state, eye)
        return data

    def read(
        self, reader: Reader, data: Data, state: State, place: str, beginning: Sequence[str] = ()
    ) -> None:
        """Reads data into an empty state."""
        reader.only(data, self.parts.union(beginning), place)
        for zone in self.in_reading_order:
            zone.read(reader, data, state)

    def check(self, reader: Reader, data: Data, state: State, place: str = "") -> None:
        """Records contradictions, once everything is read."""
        for zone in self.written:
            zone.check(reader, data, state, place)

    def sample(self, drawing: Any) -> None:
        """Fills in the hidden contents of a view."""
        for zone in self.in_sampling_order:
            zone.sample(drawing)
