"""Cooperative execution of work that takes milliseconds, in slices between which tables are served.

Replaying a long game would block the event loop for a dozen milliseconds. Only one such task runs at a time,
a millisecond per slice, so that a client can't stall all tables with many requests.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

SLICE = 0.001

T = TypeVar("T")


class TimeSlicer:
    """Runs generators, one at a time, in slices of `SLICE` seconds."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()

    async def do(self, work: Generator[None, None, T]) -> T:
        """Runs a generator to its end, yielding to the event loop at its pauses; returns its result."""
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
