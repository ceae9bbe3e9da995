"""Reading plain data of unknown shape: every fault is collected, none is fatal."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from pharos.core.plain import shown

Data = Mapping[str, object]


GROWN = 1_000_000
"""More than anything grows to."""
PARTS_OF_SETUP = ("format", "game", "expansions", "players", "options", "content")
"""What every position begins with."""


def same(told: object, value: object) -> bool:
    """Whether two plain values are the same; unlike Python, JSON does not take true for 1."""
    if isinstance(told, list | tuple) and isinstance(value, list):
        return len(told) == len(value) and all(map(same, told, value))
    return type(told) is type(value) and told == value


class Reader:
    """Reads names and numbers and notes every fault; a component may stand in one place only."""

    def __init__(self, grown: bool = False) -> None:
        self.grown = grown
        """Whether what is read has been played on: then counts may have grown beyond where one may begin."""
        self.faults: list[str] = []
        self.places: dict[tuple[str, str], str] = {}

    def fault(self, clause: str) -> None:
        """Notes a fault, as a clause without a full stop."""
        self.faults.append(clause)

    def only(self, data: Data, names: Collection[str], place: str) -> None:
        """Nothing else stands in an object."""
        for name in data:
            if name not in names:
                self.fault(f"{place} has no part {shown(name)}")

    def follows(self, data: Data, name: str, value: object, place: str = "") -> None:
        """What follows from everything else may be left out, but not told otherwise."""
        if name in data and not same(data[name], value):
            self.fault(f"{name} {place and place + ' '}must be {shown(value)}")

    def number(self, data: Data, name: str, lowest: int, highest: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = data.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            self.fault(f"{name} must be a whole number from {lowest} to {highest}")
            return lowest
        return value

    def count(self, data: Data, name: str, highest: int, default: int | None = None) -> int:
        """A number that grows in play; nobody needs to begin with more than so many."""
        return self.number(data, name, 0, GROWN if self.grown else highest, default)

    def flag(self, data: Data, name: str) -> bool:
        """A truth value, false by default."""
        value = data.get(name, False)
        if not isinstance(value, bool):
            self.fault(f"{name} must be true or false")
            return False
        return value

    def items(self, data: Data, name: str, default: Sequence[object] | None = None) -> list[object]:
        """A list."""
        value = data.get(name, default)
        if not isinstance(value, list | tuple):
            self.fault(f"{name} must be a list")
            return []
        return list(value)

    def objects(self, data: Data, name: str, default: Sequence[object] | None = None) -> list[Data]:
        """A list of objects."""
        found = []
        for item in self.items(data, name, default):
            if isinstance(item, Mapping):
                found.append(item)
            else:
                self.fault(f"{name} must hold objects only")
        return found

    def lists(self, data: Data, name: str, count: int) -> list[list[object]]:
        """So many lists; empty ones when the field is left out."""
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
        """The number of a component by its name, which may stand in one place only."""
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
        """Several components."""
        found = [self.named(value, kind, numbers, place) for value in values]
        return [number for number in found if number is not None]
