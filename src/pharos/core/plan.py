"""Named features in order: the layout of an observation, or of the inputs of a network."""

from collections.abc import Iterable
from typing import final


@final
class Plan:
    """Features by name. Blocks are appended and never moved; their indices start at `begin`.

    >>> plan = Plan(".")
    >>> plan.block("coins"), plan.each("card", ["altar", "baths"]), plan.each("token", ["law"])
    (0, 1, 3)
    >>> plan.names
    ['coins', 'card.altar', 'card.baths', 'token.law']
    """

    def __init__(self, mark: str = ":", begin: int = 0) -> None:
        self.names: list[str] = []
        self._mark = mark
        self._begin = begin
        self._kinds: set[str] = set()

    def block(self, *names: str) -> int:
        """Appends a block of features; returns its start."""
        start = self._begin + len(self.names)
        self.names += names
        return start

    def each(self, kind: str, things: Iterable[str]) -> int:
        """Appends one feature for each thing, such as `mine:altar`; returns the start."""
        assert kind not in self._kinds, f"{kind} is planned twice"
        self._kinds.add(kind)
        return self.block(*(f"{kind}{self._mark}{thing}" for thing in things))
