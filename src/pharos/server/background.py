"""Lower priority for background processes, so that tables stay responsive on few cores."""

from __future__ import annotations

import contextlib
import os

STEP = 5
"""Added to the niceness: about a third of the CPU weight of the process that serves the tables."""


def step_back() -> None:
    """Lowers the priority of this process below that of the serving process."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(STEP)
