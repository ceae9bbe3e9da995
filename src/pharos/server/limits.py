"""Rate limits (token buckets), and limits on live connections."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pharos.table.refusal import CommandRejected

MOST_BUCKETS = 50_000


def group_of(address: str) -> str:
    """Returns the address used for rate limits: for IPv6 its /64 network, which one household has.

    >>> group_of("2001:db8:1:2:3:4:5:6"), group_of("::ffff:203.0.113.5"), group_of("203.0.113.5")
    ('2001:db8:1:2::/64', '203.0.113.5', '203.0.113.5')
    """
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    if found.is_loopback:
        return str(found)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


class TooOften(CommandRejected):
    """The rate limit is exceeded; `wait` is in seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__("server-refused-too-often", {"seconds": max(1, round(wait))})
        self.wait = max(1, round(wait))


class TooMany(CommandRejected):
    """The limit of live connections is reached."""

    def __init__(self) -> None:
        super().__init__("server-refused-too-many-sockets")


class Bucket:
    """A token bucket: `rate` tokens per second, at most `burst`."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = now

    def take(self, now: float) -> float:
        """Takes a token; returns 0 if there was one, otherwise the seconds until there is."""
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level >= 1:
            self._level -= 1
            return 0.0
        return (1 - self._level) / self._rate


RATES: dict[str, tuple[float, float]] = {
    "request": (20, 100),
    "connect": (4, 80),
    "guest": (0.2, 20),
    "password": (0.2, 10),
    "table": (0.5, 20),
    "chat": (1, 5),
    "record": (0.5, 10),
    "frame": (20, 80),
    "ask": (10, 40),
    "watch": (4, 40),
    "undo": (1, 5),
    "help": (1, 10),
    "daily": (2, 20),
    "room": (1, 40),
}
"""Rate per second and burst, by operation."""
HOUSEHOLD = 5
"""Default factor for limits of an address: several people may share one. A setting can raise it."""
OF_ADDRESSES = frozenset({"request", "connect", "guest", "password", "room"})
"""Operations limited by address alone, since no account is known yet."""
SOCKETS = 12
"""Live connections of an account to one server process; an address may have `HOUSEHOLD` times as many."""


class Limits:
    """All buckets, by operation and account or address; the least recently used ones are dropped first."""

    def __init__(
        self, on: bool = True, clock: Callable[[], float] = time.monotonic, household: int = HOUSEHOLD
    ) -> None:
        self.on = on
        self._household = household
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def check(self, what: str, who: str, address: str | None = None) -> None:
        """Raises `TooOften` if the account, or its address, exceeds the limit of an operation."""
        if not self.on:
            return
        alone = what in OF_ADDRESSES  # `who` is an address: these rates already allow for a household
        wait = self._take(what, who, max(1, self._household / HOUSEHOLD) if alone else 1)
        if not wait and address is not None:
            wait = self._take(what, f"@{address}", self._household)
        if wait:
            raise TooOften(wait)

    def _take(self, what: str, who: str, times: float) -> float:
        now = self._clock()
        key = (what, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            rate, burst = RATES[what]
            bucket = self._buckets[key] = Bucket(rate * times, burst * times, now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)

    @contextmanager
    def socket(
        self, person: str, address: str, make_room: Callable[[], bool] = lambda: False
    ) -> Iterator[None]:
        """Holds a live connection of a person and an address; raises `TooMany`.

        If the person has reached the limit, `make_room` may close an older connection instead.
        """
        both = ((person, SOCKETS), (f"@{address}", SOCKETS * self._household))
        if self.on and self._sockets[both[1][0]] >= both[1][1]:
            raise TooMany
        if self.on and self._sockets[person] >= SOCKETS and not make_room():
            raise TooMany
        for who, _ in both:
            self._sockets[who] += 1
        try:
            yield
        finally:
            for who, _ in both:
                self._sockets[who] -= 1
                if self._sockets[who] <= 0:
                    del self._sockets[who]
