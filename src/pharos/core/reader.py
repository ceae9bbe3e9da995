"""Reads untrusted plain data; collects all faults instead of stopping at the first."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from pharos.core.plain import shown

Data = Mapping[str, object]


GROWN = 1_000_000
"""A limit that no count reaches in play."""
PARTS_OF_SETUP = ("format", "game", "expansions", "players", "options", "content")
"""The parts at the start of every position."""


def same(told: object, value: object) -> bool:
    """Returns whether two plain values are equal; unlike in Python, true is not equal to 1."""
    if isinstance(told, list | tuple) and isinstance(value, list):
        return len(told) == len(value) and all(map(same, told, value))
    return type(told) is type(value) and told == value


class Reader:
    """Reads names and numbers and records every fault; each component may appear in one place only."""

    def __init__(self, grown: bool = False) -> None:
        self.grown = grown
        """Whether the data was reached in play: then counts may exceed the limits of custom positions."""
        self.faults: list[str] = []
        self.places: dict[tuple[str, str], str] = {}

    def fault(self, clause: str) -> None:
        """Records a fault, as a clause without a full stop."""
        self.faults.append(clause)

    def only(self, data: Data, names: Collection[str], place: str) -> None:
        """Checks that an object has no other parts than these."""
        for name in data:
            if name not in names:
                self.fault(f"{place} has no part {shown(name)}")

    def follows(self, data: Data, name: str, value: object, place: str = "") -> None:
        """Checks a value that follows from the rest: it may be omitted, but must not contradict."""
        if name in data and not same(data[name], value):
            self.fault(f"{name} {place and place + ' '}must be {shown(value)}")

    def number(self, data: Data, name: str, lowest: int, highest: int, default: int | None = None) -> int:
        """Reads a whole number within bounds."""
        value = data.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            self.fault(f"{name} must be a whole number from {lowest} to {highest}")
            return lowest
        return value

    def count(self, data: Data, name: str, highest: int, default: int | None = None) -> int:
        """Reads a number that grows in play: `highest` applies to custom positions only."""
        return self.number(data, name, 0, GROWN if self.grown else highest, default)

    def flag(self, data: Data, name: str) -> bool:
        """Reads a boolean, false by default."""
        value = data.get(name, False)
        if not isinstance(value, bool):
            self.fault(f"{name} must be true or false")
            return False
        return value

    def items(self, data: Data, name: str, default: Sequence[object] | None = None) -> list[object]:
        """Reads a list."""
        value = data.get(name, default)
        if not isinstance(value, list | tuple):
            self.fault(f"{name} must be a list")
            return []
        return list(value)

    def objects(self, data: Data, name: str, default: Sequence[object] | None = None) -> list[Data]:
        """Reads a list of objects."""
        found = []
        for item in self.items(data, name, default):
            if isinstance(item, Mapping):
                found.append(item)
            else:
                self.fault(f"{name} must hold objects only")
        return found

    def lists(self, data: Data, name: str, count: int) -> list[list[object]]:
        """Reads exactly `count` lists; all empty if the field is omitted."""
        value = data.get(name, [[]] * count)
        if (
            not isinstance(value, list | tuple)
            or len(value) != count
            or not all(isinstance(part, list | tuple) for part in value)
        ):
            self.fault(f"{name} must be {count} lists")
            return [[] for _ in range(count)]
        return [list(part) for part in value]

    def named(self, value: object, kind: str, numbers: Mapping[str, int], place: str) -> int | None:
        """Returns the number of a component by its name, which may appear in one place only."""
        if not isinstance(value, str) or value not in numbers:
            self.fault(f"there is no {kind} {shown(value)} ({place})")
            return None
        if (kind, value) in self.places:
            self.fault(f"the {kind} {value} is in {self.places[kind, value]} and in {place}")
            return None
        self.places[kind, value] = place
        return numbers[value]

    def all_named(
        self, values: Iterable[object], kind: str, numbers: Mapping[str, int], place: str
    ) -> list[int]:
        """Returns the numbers of several components."""
        found = [self.named(value, kind, numbers, place) for value in values]
        return [number for number in found if number is not None]
