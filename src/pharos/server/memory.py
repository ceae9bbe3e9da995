"""How a server process keeps its memory tidy without ever standing still.

Thousands of live tables are millions of objects that stay. Python's full search for unreachable
cycles walks over all of them, a third of a second at a thousand tables, while every table waits.
Nearly everything here is freed without that search, and young cycles are found by the small ones.
"""

from __future__ import annotations

import gc

YOUNG = 20_000
MIDDLE = 20
OLD = 200
"""The full search comes after so many middle ones, each after so many young ones."""


def settle() -> None:
    """What was loaded at the start stays for good; searches for cycles come seldom from now on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
