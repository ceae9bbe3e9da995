"""Work that takes milliseconds, done in slices: the tables go on between them.

Replaying a long game holds the event loop for a dozen milliseconds. At this desk one such work is done
at a time, a millisecond after the other, so no client can make all tables wait by asking for many.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

SLICE = 0.001

T = TypeVar("T")


class TimeSlicer:
    """Where one long work at a time is done."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()

    async def do(self, work: Generator[None, None, T]) -> T:
        """Does work that may pause, and lets others go on at its pauses."""
        async with self._free:
            until = time.perf_counter() + SLICE
            while True:
                try:
                    next(work)
                except StopIteration as done:
                    result: T = done.value
                    return result
                if time.perf_counter() > until:
                    await asyncio.sleep(0)
                    until = time.perf_counter() + SLICE
