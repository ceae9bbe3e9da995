"""Extent of the browser tests: a share in `make test`, everything in `make endurance`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

THOROUGH = os.environ.get("PHAROS_TEST_BROWSER") == "all"
thorough = pytest.mark.skipif(not THOROUGH, reason="a long one: only with PHAROS_TEST_BROWSER=all")

Thing = TypeVar("Thing")


def share(things: Sequence[Thing], part: int, parts: int) -> Sequence[Thing]:
    """Returns one of `parts` disjoint shares, or everything in a thorough run."""
    return things if THOROUGH else things[part::parts]
