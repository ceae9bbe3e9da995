"""What happened, as every viewer is told it: the facts of the engine on the wire."""

from __future__ import annotations

import msgspec

from pharos.core import fact as core


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened; `pharos.core.fact` says what the fields mean for each kind."""

    kind: core.FactKind
    seat: int | None = None
    other: int | None = None
    thing: str | None = None
    amount: int = 0
    place: int | None = None
    start: str | None = None
    end: str | None = None
    why: core.Why | None = None
    cause: str | None = None


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
