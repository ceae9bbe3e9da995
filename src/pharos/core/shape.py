"""Declarative validation of plain data; a check reports the first value that is wrong."""

from collections.abc import Collection, Mapping
from typing import final

from pharos.core.plain import shown


class Shape:
    """The expected form of a value."""

    def fault(self, value: object, place: str) -> str | None:
        """Returns what is wrong with a value, as a clause that names `place`, or None."""
        raise NotImplementedError


@final
class Whole(Shape):
    """A whole number within bounds."""

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest, self.highest = lowest, highest

    def fault(self, value: object, place: str) -> str | None:
        if type(value) is int and self.lowest <= value <= self.highest:
            return None
        return f"{place} must be a whole number from {self.lowest} to {self.highest}"


@final
class Flag(Shape):
    """True or false."""

    def fault(self, value: object, place: str) -> str | None:
        return None if isinstance(value, bool) else f"{place} must be true or false"


@final
class Name(Shape):
    """One of the given names; without names, any text."""

    def __init__(self, kind: str, names: Collection[str] = ()) -> None:
        self.kind, self.names = kind, frozenset(names)

    def fault(self, value: object, place: str) -> str | None:
        if isinstance(value, str) and (not self.names or value in self.names):
            return None
        return f"{place} must be a {self.kind}, not {shown(value)}"


@final
class Maybe(Shape):
    """A value or null."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def fault(self, value: object, place: str) -> str | None:
        return None if value is None else self.shape.fault(value, place)


@final
class Either(Shape):
    """One of two shapes; a fault is reported for the second."""

    def __init__(self, shape: Shape, other: Shape) -> None:
        self.shape, self.other = shape, other

    def fault(self, value: object, place: str) -> str | None:
        return None if self.shape.fault(value, place) is None else self.other.fault(value, place)


@final
class Several(Shape):
    """A list of values of one shape, with a minimum and maximum length."""

    def __init__(self, shape: Shape, most: int, fewest: int = 0) -> None:
        self.shape, self.most, self.fewest = shape, most, fewest

    def fault(self, value: object, place: str) -> str | None:
        if not isinstance(value, list) or not self.fewest <= len(value) <= self.most:
            count = f"{self.most}" if self.fewest == self.most else f"{self.fewest} to {self.most}"
            return f"{place} must be a list of {count} entries"
        for n, part in enumerate(value):
            fault = self.shape.fault(part, place)
            if fault is not None:
                return f"entry {n + 1} of {fault}" if fault.startswith(place) else fault
        return None


@final
class Parts(Shape):
    """An object with required parts and optional others."""

    def __init__(self, parts: Mapping[str, Shape], others: Mapping[str, Shape] | None = None) -> None:
        self.needed = tuple(parts)
        self.shapes = {**parts, **(others or {})}

    def fault(self, value: object, place: str) -> str | None:
        if not isinstance(value, Mapping):
            return f"{place} must be an object"
        for name in self.needed:
            if name not in value:
                return f"{place} must have the part {name}"
        for name, part in value.items():
            shape = self.shapes.get(name)
            if shape is None:
                return f"{place} has no part {shown(name)}"
            fault = shape.fault(part, name)
            if fault is not None:
                return fault
        return None


@final
class Anything(Shape):
    """Any value; it is validated elsewhere."""

    def fault(self, value: object, place: str) -> str | None:
        return None


SET_UP: dict[str, Shape] = {name: Anything() for name in ("game", "expansions", "players", "options")}
"""The parts at the start of every view; already validated with the set-up."""
