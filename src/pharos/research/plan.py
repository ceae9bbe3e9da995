"""The layout of an observation: the index of each named feature."""

from collections.abc import Iterable


class Plan:
    """Features by name, in order. Blocks are appended and never moved."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def block(self, *names: str) -> int:
        """Appends a block of features; returns its start."""
        start = len(self.names)
        self.names += names
        return start

    def each(self, kind: str, things: Iterable[str]) -> int:
        """Appends one feature for each thing, such as `mine:altar`."""
        return self.block(*(f"{kind}:{thing}" for thing in things))
