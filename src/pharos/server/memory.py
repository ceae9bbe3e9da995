"""Tunes the garbage collector of a server process, to avoid long pauses.

Thousands of live tables are millions of long-lived objects. A full collection visits all of them, which
blocks every table for a third of a second at a thousand tables. Nearly all garbage is freed by reference
counting, and young cycles are found by the cheaper collections of the younger generations.
"""

from __future__ import annotations

import gc

YOUNG = 20_000
MIDDLE = 20
OLD = 200
"""Collector thresholds: a full collection runs after `OLD` middle ones, each after `MIDDLE` young ones."""


def settle() -> None:
    """Exempts the objects loaded at startup from collection, and makes full collections rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
