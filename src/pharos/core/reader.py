"""Reading plain data of unknown shape: every fault is collected, none is fatal."""

from collections.abc import Iterable, Mapping, Sequence

Data = Mapping[str, object]


class Reader:
    """Reads names and numbers and notes every fault; a component may stand in one place only."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.places: dict[tuple[str, str], str] = {}

    def fault(self, clause: str) -> None:
        """Notes a fault, as a clause without a full stop."""
        self.faults.append(clause)

    def number(self, data: Data, name: str, lowest: int, highest: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = data.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            self.fault(f"{name} must be a whole number from {lowest} to {highest}")
            return lowest
        return value

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
            self.fault(f"there is no {kind} {value!r} ({place})")
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
