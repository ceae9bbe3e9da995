"""Who is at a table now, here and in other server processes, and since when the others are away.

The owner of a table knows it of all processes; every other process knows whom it has itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


class Present:
    """The seats of one table that somebody follows."""

    def __init__(self) -> None:
        self._here: Counter[int] = Counter()
        self._elsewhere: dict[str, frozenset[int]] = {}
        self._spectators: dict[str, int] = {}
        self._since: dict[int, int] = {}
        self.changes = 0
        """Counts who comes and goes: as long as it stays, the same are absent."""

    @property
    def here(self) -> list[int]:
        """The seats that are followed from this process."""
        return sorted(self._here)

    def came(self, seat: int) -> bool:
        """Somebody follows the table from this seat; true when it was empty here."""
        self.changes += 1
        self._here[seat] += 1
        self._since.pop(seat, None)
        return self._here[seat] == 1

    def went(self, seat: int, now: int) -> bool:
        """Somebody left; true when it was the last one here."""
        self.changes += 1
        self._here[seat] -= 1
        if self._here[seat] > 0:
            return False
        del self._here[seat]
        self._since[seat] = now
        return True

    @property
    def followed_elsewhere(self) -> bool:
        """Whether somebody follows the table from another process."""
        return bool(self._elsewhere) or bool(self._spectators)

    def restart(self) -> None:
        """Nothing is known of other processes: they say whom they have, and absence counts from now."""
        self.changes += 1
        self._elsewhere.clear()
        self._spectators.clear()
        self._since.clear()

    def heard(self, process: str, seats: Iterable[int], now: int, spectators: int = 0) -> bool:
        """Another process says whom it has; true when that is new."""
        if spectators:
            self._spectators[process] = spectators
        else:
            self._spectators.pop(process, None)
        before = self._elsewhere.get(process, frozenset())
        after = frozenset(seats)
        if after:
            self._elsewhere[process] = after
        else:
            self._elsewhere.pop(process, None)
        for seat in before - after:
            self._since[seat] = now
        for seat in after:
            self._since.pop(seat, None)
        self.changes += before != after
        return before != after

    def lost(self, processes: Iterable[str], now: int) -> bool:
        """Other processes are gone, with everybody they had."""
        known = [one for one in processes if one in self._elsewhere or one in self._spectators]
        for one in known:
            self.heard(one, (), now)
        return bool(known)

    def absent(self, people: Iterable[int], now: int) -> dict[int, int]:
        """Of these seats, those that nobody follows, and since when."""
        away = [seat for seat in people if seat not in self._here]
        if not away:
            return {}
        for seats in self._elsewhere.values():
            away = [seat for seat in away if seat not in seats]
        return {seat: self._since.setdefault(seat, now) for seat in away}
