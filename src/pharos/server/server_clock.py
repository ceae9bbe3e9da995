"""The server's time, as stored in the logs: milliseconds since 1970, monotonic.

The wall clock is read once at startup and advanced by the monotonic clock, so that wall-clock adjustments
don't cost a player time. All processes of one server share the same offset.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

HANDED_ON = "PHAROS_SERVER_TIME"
"""Environment variable that passes the offset between wall and monotonic clock (ns) to server processes."""
MILLISECOND = 1_000_000


class ServerClock:
    """A clock that advances evenly from one reading of the wall clock."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
        between: int | None = None,
    ) -> None:
        self._steady = steady
        self.between = wall() - steady() if between is None else between

    def now(self) -> int:
        """Returns the time in milliseconds."""
        return (self._steady() + self.between) // MILLISECOND

    def not_before(self, moment: int) -> None:
        """Moves the clock forward to at least `moment` (milliseconds), the last time of an earlier server."""
        self.between = max(self.between, moment * MILLISECOND - self._steady())


def _reading() -> int | None:
    text = os.environ.get(HANDED_ON)
    return int(text) if text else None


clock = ServerClock(between=_reading())


def milliseconds() -> int:
    """Returns the server time, for log entries."""
    return clock.now()


def hand_on() -> None:
    """Passes the clock offset to server processes, through the environment."""
    os.environ[HANDED_ON] = str(clock.between)
