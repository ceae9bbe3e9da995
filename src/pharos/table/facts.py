"""What happened, as every viewer is told it: the facts of the engine on the wire.

Every choice is told with its facts, so this is compiled.
"""

from __future__ import annotations

from pharos.core import fact as core
from pharos.table.event import Fact


def told(fact: core.Fact) -> Fact:
    """A fact for the wire."""
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
