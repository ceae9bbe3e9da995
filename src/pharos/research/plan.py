"""The plan of an observation: which named feature stands where."""

from collections.abc import Iterable


class Plan:
    """Features by name, in order. Blocks are appended and never moved."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def block(self, *names: str) -> int:
        """A row of features; returns where it begins."""
        start = len(self.names)
        self.names += names
        return start

    def each(self, kind: str, things: Iterable[str]) -> int:
        """One feature for each of some things: `mine:altar`."""
        return self.block(*(f"{kind}:{thing}" for thing in things))
