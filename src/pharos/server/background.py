"""Processes that work for the server: the tables come first, also where there are few cores."""

from __future__ import annotations

import contextlib
import os

STEP = 5
"""So much lower is the priority: a third of a core that both want."""


def step_back() -> None:
    """Lets the process that serves the tables go first."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(STEP)
