"""Evaluates all choices of a seat from its view alone.

All choices are evaluated in the same determinizations, with the same number of simulations in each.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Any

from pharos.ai.search.classic.classic_thinker import ClassicThinker
from pharos.ai.search.duel.duel_thinker import DuelThinker
from pharos.ai.search.duel.endgame import Endgame, can_be_solved
from pharos.ai.search.thinkers import thinkers
from pharos.classic.turn import apply as apply_in_classic
from pharos.core.chance import Chance
from pharos.core.errors import PharosError
from pharos.duel.turn import apply as apply_in_duel
from pharos.game import View
from pharos.products import product_named

PURPOSE = "puzzle"
SEEDS = 2**31 - 1
GRAIN = 0.25
"""Minimum standard error of a single simulation."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The search effort: the number of determinizations, and simulations in each."""

    games: int
    simulations: int


@dataclass(frozen=True, slots=True)
class Worth:
    """The value of a choice in each determinization."""

    choice: str
    values: tuple[float, ...]
    simulations: int
    """Simulations in each determinization; 0 if solved exactly."""

    @property
    def chance(self) -> float:
        """Win probability."""
        return sum(self.values) / len(self.values)


def gap_of(best: Worth, other: Worth) -> tuple[float, float]:
    """Returns how much better a choice is than another one in the same determinizations, and the standard
    error."""
    gaps = [a - b for a, b in zip(best.values, other.values, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    if not best.simulations:
        return mean, 0.0
    least = GRAIN / sqrt(count * best.simulations)
    if count == 1:
        return mean, GRAIN
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count)
    return mean, max(least, spread)


@cache
def _thinkers(simulations: int) -> Any:
    return thinkers(simulations)


def judged(view: View, choices: Sequence[str], effort: Effort, seed: int = 0) -> list[Worth]:
    """Returns the values of some choices for the seat of a view, in the given order."""
    if view.seat is None:
        raise PharosError("A spectator has nothing to choose.")
    seat = view.seat
    product = product_named(str(view.data["game"]))
    _, worlds = product.worlds(view.data, seat)
    thinker = _thinkers(effort.simulations)(view)
    chance = Chance(seed, PURPOSE)
    codes = [_code(product.parse(choice), choice) for choice in choices]
    values: list[list[float]] = [[] for _ in choices]
    for number in range(effort.games):
        state = worlds.state(1 + int(chance.below(SEEDS)))
        for code, found in zip(codes, values, strict=True):
            after = state.clone()
            luck = Chance(seed * 1000 + number, PURPOSE)
            if isinstance(thinker, DuelThinker):
                apply_in_duel(after, code)
                won = thinker.judged(after, luck, effort.simulations)[0]
                found.append(won if seat == 0 else 1.0 - won)
            elif isinstance(thinker, ClassicThinker):
                apply_in_classic(after, seat, code)
                found.append(thinker.judged(after, seat, luck, effort.simulations))
    return [
        Worth(choice, tuple(found), effort.simulations) for choice, found in zip(choices, values, strict=True)
    ]


def _code(code: int | None, choice: str) -> int:
    if code is None:
        raise PharosError(f"There is no choice {choice}.")
    return code


def worked_out(view: View) -> list[Worth]:
    """Returns the exact values of all choices; empty if the endgame is too large to solve."""
    if view.data["game"] != "duel" or view.seat is None:
        return []
    product = product_named("duel")
    _, worlds = product.worlds(view.data, view.seat)
    state = worlds.state(0)
    if not can_be_solved(state):
        return []
    sign = 1.0 if view.seat == 0 else -1.0
    return [
        Worth(product.notation(code), ((1.0 + sign * worth) / 2.0,), 0)
        for code, worth in Endgame(state).worths().items()
    ]
