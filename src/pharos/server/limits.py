"""How often somebody may do something: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from pharos.table.refusal import Refused

MOST_BUCKETS = 50_000


class TooOften(Refused):
    """Come back later."""

    def __init__(self, wait: float) -> None:
        super().__init__("server-refused-too-often", {"seconds": max(1, round(wait))})
        self.wait = max(1, round(wait))


class Bucket:
    """So many at once, so many a second over time."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = now

    def take(self, now: float) -> float:
        """Zero when it is allowed; otherwise the seconds until it is."""
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level >= 1:
            self._level -= 1
            return 0.0
        return (1 - self._level) / self._rate


RATES: dict[str, tuple[float, float]] = {
    "request": (20, 100),
    "guest": (0.2, 20),
    "password": (0.2, 10),
    "table": (0.5, 20),
    "chat": (1, 5),
    "record": (0.5, 10),
    "frame": (20, 80),
}
"""By what is done: how many a second over time, and how many at once."""


class Limits:
    """All buckets, by what is done and who does it; the oldest are forgotten first."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def check(self, what: str, who: str) -> None:
        """Raises `TooOften` when it is too often."""
        if not self._on:
            return
        now = self._clock()
        key = (what, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*RATES[what], now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        wait = bucket.take(now)
        if wait:
            raise TooOften(wait)

    def bucket(self, what: str) -> Bucket | None:
        """A bucket of one's own, for a connection."""
        return Bucket(*RATES[what], self._clock()) if self._on else None
