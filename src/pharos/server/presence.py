"""Presence at a table: who is connected, in all server processes, and since when the others are absent.

The owner of a table knows this for all processes; every other process only for itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


class Present:
    """Tracks which seats of one table are followed."""

    def __init__(self) -> None:
        self._here: Counter[int] = Counter()
        self._elsewhere: dict[str, frozenset[int]] = {}
        self._spectators: dict[str, int] = {}
        self._since: dict[int, int] = {}
        self.changes = 0
        """Counts arrivals and departures: while it is unchanged, the same seats are absent."""

    @property
    def here(self) -> list[int]:
        """The seats that are followed from this process."""
        return sorted(self._here)

    def came(self, seat: int) -> bool:
        """Counts a follower at a seat; returns True for the first one in this process."""
        self.changes += 1
        self._here[seat] += 1
        self._since.pop(seat, None)
        return self._here[seat] == 1

    def went(self, seat: int, now: int) -> bool:
        """Removes a follower at a seat; returns True for the last one in this process."""
        self.changes += 1
        self._here[seat] -= 1
        if self._here[seat] > 0:
            return False
        del self._here[seat]
        self._since[seat] = now
        return True

    @property
    def followed_elsewhere(self) -> bool:
        """Whether anyone follows the table from another process."""
        return bool(self._elsewhere) or bool(self._spectators)

    def restart(self) -> None:
        """Forgets other processes until they report their followers; absence counts from now."""
        self.changes += 1
        self._elsewhere.clear()
        self._spectators.clear()
        self._since.clear()

    def heard(self, process: str, seats: Iterable[int], now: int, spectators: int = 0) -> bool:
        """Stores the followers reported by another process; returns True if its seats changed."""
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
        """Removes processes that are gone, with their followers; returns True if they had any."""
        known = [one for one in processes if one in self._elsewhere or one in self._spectators]
        for one in known:
            self.heard(one, (), now)
        return bool(known)

    def absent(self, people: Iterable[int], now: int) -> dict[int, int]:
        """Returns the given seats without a follower, each with the time since when."""
        away = [seat for seat in people if seat not in self._here]
        if not away:
            return {}
        for seats in self._elsewhere.values():
            away = [seat for seat in away if seat not in seats]
        return {seat: self._since.setdefault(seat, now) for seat in away}
