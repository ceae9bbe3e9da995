"""Clocks are values: the time is passed in, nothing here looks at a watch. All times are milliseconds."""

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
    """What each seat has left, and since when its clock runs (None: it stands)."""

    left: tuple[int, ...] = ()
    since: tuple[int | None, ...] = ()
    increment: int = 0
    each: bool = False
    """Whether each decision starts with the full time (days), instead of one pool for all."""
    full: int = 0
    rests: tuple[int, ...] = ()
    """Until when the clock of each seat stands, because its person is on vacation; empty for nobody."""

    @property
    def ticking(self) -> bool:
        """Whether there is a clock at all."""
        return bool(self.left)

    def start(self, seat: int, now: int) -> Clock:
        """The seat owes a decision from now on."""
        if not self.ticking or self.since[seat] is not None:
            return self
        left = self.full if self.each else self.left[seat]
        return self._with(seat, left, max(now, self.rested_until(seat)))

    def stop(self, seat: int, now: int) -> Clock:
        """The seat has decided; the increment is its own."""
        if not self.ticking or self.since[seat] is None:
            return self
        return self._with(seat, self.remaining(seat, now) + self.increment, None)

    def halt(self, seat: int, now: int) -> Clock:
        """The seat no longer owes anything, and did not decide: no increment."""
        if not self.ticking or self.since[seat] is None:
            return self
        return self._with(seat, self.remaining(seat, now), None)

    def pause(self, lost: int, now: int) -> Clock:
        """So much of the time until now does not count for whoever owes a decision."""
        if not self.ticking:
            return self
        since = tuple(one if one is None or one > now else min(now, one + lost) for one in self.since)
        return msgspec.structs.replace(self, since=since)

    def rest(self, seat: int, until: int, now: int) -> Clock:
        """The clock of a seat stands until a moment; one that has come ends the rest."""
        if not self.ticking:
            return self
        rests = list(self.rests or (0,) * len(self.left))
        rests[seat] = until
        rested = msgspec.structs.replace(self, rests=tuple(rests))
        if self.since[seat] is None:
            return rested
        return rested._with(seat, self.remaining(seat, now), max(now, until))

    def rested_until(self, seat: int) -> int:
        """Until when the clock of a seat stands; a moment long ago where it does not."""
        return self.rests[seat] if self.rests else 0

    def remaining(self, seat: int, now: int) -> int:
        """What is left of a seat's time, never below zero."""
        since = self.since[seat]
        spent = 0 if since is None else max(0, now - since)
        return max(0, self.left[seat] - spent)

    def next_fall(self) -> tuple[int, int] | None:
        """The moment at which the first flag falls, and the seat, if all clocks run on as they do."""
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
    """The clock of a new game: full, and standing."""
    if isinstance(settings, PoolClock):
        full, increment, each = settings.pool * SECOND, settings.increment * SECOND, False
    elif isinstance(settings, DaysClock):
        full, increment, each = settings.days * DAY, 0, True
    else:
        return Clock()
    return Clock((full,) * players, (None,) * players, increment, each, full)
