"""Converts the engine's facts (effects of choices) to wire messages.

Compiled with mypyc, because it runs for every choice.
"""

from __future__ import annotations

from pharos.core import fact as core
from pharos.table.event import Fact


def told(fact: core.Fact) -> Fact:
    """Converts a fact of the engine."""
    return Fact(
        fact.kind,
        fact.seat,
        fact.other,
        fact.thing,
        fact.amount,
        fact.place,
        fact.start,
        fact.end,
        fact.why,
        fact.cause,
    )
