"""Who is at a table now, here and in other server processes, and since when the others are away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


class Present:
    """The seats of one table that somebody follows."""

    def __init__(self) -> None:
        self._here: Counter[int] = Counter()
        self._elsewhere: dict[str, frozenset[int]] = {}
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

    def heard(self, process: str, seats: Iterable[int], now: int) -> bool:
        """Another process says whom it has; true when that is new."""
        self.changes += 1
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
        return before != after

    def lost(self, processes: Iterable[str], now: int) -> bool:
        """Other processes are gone, with everybody they had."""
        known = [process for process in processes if process in self._elsewhere]
        for process in known:
            self.heard(process, (), now)
        return bool(known)

    def absent(self, people: Iterable[int], now: int) -> dict[int, int]:
        """Of these seats, those that nobody follows, and since when."""
        away = [seat for seat in people if seat not in self._here]
        if not away:
            return {}
        for seats in self._elsewhere.values():
            away = [seat for seat in away if seat not in seats]
        return {seat: self._since.setdefault(seat, now) for seat in away}
