"""The computer at a table: it gets a view, never the game, and answers with a notation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from pharos.game import View
from pharos.table.daily import daily_of
from pharos.table.table import Table


@cache
def levels() -> tuple[str, ...]:
    """The names of all levels, weakest first."""
    from pharos import ai

    return ai.agent_names()


class FixedThought(NamedTuple):
    """How the computer thinks where it must choose the same everywhere."""

    seed: int
    simulations: int


def fixed_thought(table: Table, seat: int) -> FixedThought | None:
    """How the computer thinks at a table that plays the deal of a day; None where it may think freely."""
    deal = daily_of(table.settings)
    if deal is None or table.round is None:
        return None
    step = len(table.round.sealed.get(seat, ()))
    return FixedThought(deal.seed_of_choice(seat, table.choices_made, step), deal.simulations)


def choice_of(
    level: str, seed: int, seat: int, data: Mapping[str, object], simulations: int | None = None
) -> str:
    """What the computer chooses for a seat that knows this and nothing else.

    With counted simulations it has no clock, and chooses the same on every machine.
    """
    from pharos import ai

    return str(ai.agent(level, seed, simulations=simulations).choose(View(seat, dict(data))))
