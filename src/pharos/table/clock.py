"""Chess clocks as immutable values. The time is always passed in; all times are in milliseconds."""

from __future__ import annotations

import msgspec

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


class NoClock(msgspec.Struct, frozen=True, tag="none"):
    """No time limit."""


class PoolClock(msgspec.Struct, frozen=True, tag="pool"):
    """Seconds for the whole game, plus an increment after each decision."""

    pool: int
    increment: int = 0


class DaysClock(msgspec.Struct, frozen=True, tag="days"):
    """Days for each decision."""

    days: int


ClockSettings = NoClock | PoolClock | DaysClock


class Clock(msgspec.Struct, frozen=True):
    """The time left of each seat, and since when its clock is running (None: stopped)."""

    left: tuple[int, ...] = ()
    since: tuple[int | None, ...] = ()
    increment: int = 0
    each: bool = False
    """Whether each decision starts with the full time (`DaysClock`), instead of one pool for the game."""
    full: int = 0
    rests: tuple[int, ...] = ()
    """Until when each seat's clock is stopped by a vacation; empty if there was none."""

    @property
    def ticking(self) -> bool:
        """Whether the game has a time limit."""
        return bool(self.left)

    def start(self, seat: int, now: int) -> Clock:
        """Starts the clock of a seat that owes a decision."""
        if not self.ticking or self.since[seat] is not None:
            return self
        left = self.full if self.each else self.left[seat]
        return self._with(seat, left, max(now, self.rested_until(seat)))

    def stop(self, seat: int, now: int) -> Clock:
        """Stops the clock of a seat that has decided, and adds the increment."""
        if not self.ticking or self.since[seat] is None:
            return self
        return self._with(seat, self.remaining(seat, now) + self.increment, None)

    def halt(self, seat: int, now: int) -> Clock:
        """Stops the clock of a seat that no longer owes a decision, without the increment."""
        if not self.ticking or self.since[seat] is None:
            return self
        return self._with(seat, self.remaining(seat, now), None)

    def pause(self, lost: int, now: int) -> Clock:
        """Credits `lost` milliseconds before `now` to all running clocks."""
        if not self.ticking:
            return self
        since = tuple(one if one is None or one > now else min(now, one + lost) for one in self.since)
        return msgspec.structs.replace(self, since=since)

    def rest(self, seat: int, until: int, now: int) -> Clock:
        """Stops the clock of a seat until a time; a time in the past resumes it."""
        if not self.ticking:
            return self
        rests = list(self.rests or (0,) * len(self.left))
        rests[seat] = until
        rested = msgspec.structs.replace(self, rests=tuple(rests))
        if self.since[seat] is None:
            return rested
        return rested._with(seat, self.remaining(seat, now), max(now, until))

    def rested_until(self, seat: int) -> int:
        """Returns until when a seat's clock is stopped by a vacation; 0 if there was none."""
        return self.rests[seat] if self.rests else 0

    def remaining(self, seat: int, now: int) -> int:
        """Returns the time left of a seat, at least 0."""
        since = self.since[seat]
        spent = 0 if since is None else max(0, now - since)
        return max(0, self.left[seat] - spent)

    def next_fall(self) -> tuple[int, int] | None:
        """Returns when the first running clock will run out, and its seat; None if no clock is running."""
        if not self.left:
            return None
        falls = [
            (since + left, seat)
            for seat, (since, left) in enumerate(zip(self.since, self.left, strict=True))
            if since is not None
        ]
        return min(falls) if falls else None

    def _with(self, seat: int, left: int, since: int | None) -> Clock:
        lefts, sinces = list(self.left), list(self.since)
        lefts[seat], sinces[seat] = left, since
        return msgspec.structs.replace(self, left=tuple(lefts), since=tuple(sinces))


def new_clock(settings: ClockSettings, players: int) -> Clock:
    """Returns the clock of a new game: full and stopped."""
    if isinstance(settings, PoolClock):
        full, increment, each = settings.pool * SECOND, settings.increment * SECOND, False
    elif isinstance(settings, DaysClock):
        full, increment, each = settings.days * DAY, 0, True
    else:
        return Clock()
    return Clock((full,) * players, (None,) * players, increment, each, full)
