"""The server's time: milliseconds since 1970, as they enter the logs, and never a step back or aside.

It is read from the wall clock once, when the server starts, and counted by the steady clock from then
on: whoever sets the wall clock takes no player's time. All processes of one server share the reading.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

HANDED_ON = "PHAROS_SERVER_TIME"
"""How the parent hands its reading to its server processes: what lies between wall and steady clock."""
MILLISECOND = 1_000_000


class ServerClock:
    """Time that runs evenly from one reading of the wall clock."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
        between: int | None = None,
    ) -> None:
        self._steady = steady
        self.between = wall() - steady() if between is None else between

    def now(self) -> int:
        """The time in milliseconds."""
        return (self._steady() + self.between) // MILLISECOND

    def not_before(self, moment: int) -> None:
        """A server that ran before has been at this moment already: time goes on from there."""
        self.between = max(self.between, moment * MILLISECOND - self._steady())


def _reading() -> int | None:
    text = os.environ.get(HANDED_ON)
    return int(text) if text else None


clock = ServerClock(between=_reading())


def milliseconds() -> int:
    """The time, as it enters the log."""
    return clock.now()


def hand_on() -> None:
    """Puts the reading where server processes find it."""
    os.environ[HANDED_ON] = str(clock.between)
