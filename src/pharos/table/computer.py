"""The computer player at a table: it gets a view, never the game, and returns a notation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from pharos.game import View
from pharos.table.daily import daily_of
from pharos.table.table import Table


@cache
def levels() -> tuple[str, ...]:
    """Returns the names of all levels, weakest first."""
    from pharos import ai

    return ai.agent_names()


class FixedThought(NamedTuple):
    """Search parameters that make the computer's choice reproducible on every machine."""

    seed: int
    simulations: int


def fixed_thought(table: Table, seat: int) -> FixedThought | None:
    """Returns the reproducible search parameters for a daily deal; None for other tables."""
    deal = daily_of(table.settings)
    if deal is None or table.round is None:
        return None
    step = len(table.round.sealed.get(seat, ()))
    return FixedThought(deal.seed_of_choice(seat, table.choices_made, step), deal.simulations)


def choice_of(
    level: str, seed: int, seat: int, data: Mapping[str, object], simulations: int | None = None
) -> str:
    """Returns the computer's choice for a seat, given only its view `data`.

    With `simulations`, the search has no time limit and is reproducible on every machine.
    """
    from pharos import ai

    return str(ai.agent(level, seed, simulations=simulations).choose(View(seat, dict(data))))
