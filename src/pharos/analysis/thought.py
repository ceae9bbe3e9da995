"""One choice of a game, thought about again from what its seat knew."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Any

from pharos.ai.search.agent import SearchAgent
from pharos.ai.search.thinker import Line, Thinker
from pharos.ai.search.thinkers import thinkers
from pharos.core.errors import PharosError
from pharos.game import View, replay

SIMULATIONS = 800
"""How much is thought about a choice, if nothing is said."""
LEAST = 12
"""A choice that was tried less often is thought about for longer."""
LONGER = 4


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is thought about one choice."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.simulations is None:
            object.__setattr__(self, "simulations", SIMULATIONS)
        self.agent(1, 0)  # refuses what makes no sense

    def agent(self, times: int, seed: int) -> SearchAgent:
        """Whoever thinks, so many times as long."""
        simulations = None if self.simulations is None else self.simulations * times
        seconds = None if self.seconds is None else self.seconds * times
        # Counted thought begins with an empty memory, so that it depends on nothing before it.
        thinker_of = _kept() if simulations is None else thinkers(simulations)
        return SearchAgent(thinker_of, seed=seed, seconds=seconds, simulations=simulations)


@cache
def _kept() -> Callable[[View], Thinker]:
    return thinkers(None)


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search thinks of a choice that was made."""

    seat: int
    choice: str
    best: str
    chance: float
    """The chance of the seat to win with the best choice."""
    after: float
    """Its chance with the choice that was made."""
    deviation: float
    """The standard deviation of the difference."""

    @property
    def error(self) -> float:
        """The chance that was given away."""
        return 0.0 if self.choice == self.best else max(0.0, self.chance - self.after)


def think(task: tuple[Mapping[str, Any], int, Budget]) -> Thought:
    """Thinks about the choice of that number, from 1; the same answer wherever it runs."""
    record, number, budget = task
    seat, choice = record["choices"][number - 1]
    game = replay({**record, "choices": record["choices"][: number - 1], "result": None})
    view = game.view(seat)
    lines = budget.agent(1, number).analyse(view)
    if len(lines) > 1 and _line(lines, choice).visits < LEAST:
        lines = budget.agent(LONGER, number).analyse(view)
    best, made = lines[0], _line(lines, choice)
    # What was never tried has no chance of its own: it seemed no better than the worst that was.
    after = made.win if made.visits else min((line.win for line in lines if line.visits), default=made.win)
    same = str(best.choice) == choice
    return Thought(
        seat,
        choice,
        str(best.choice),
        best.win,
        best.win if same else after,
        0.0 if same else sqrt(_variance(best) + _variance(made)),
    )


def _line(lines: list[Line], choice: str) -> Line:
    for line in lines:
        if str(line.choice) == choice:
            return line
    raise PharosError(f"The search does not know the choice {choice}.")


def _variance(line: Line) -> float:
    """Of a chance that was counted so many times; one that is 0 or 1 by now is not certain yet."""
    seen = line.visits + 2
    chance = (line.win * line.visits + 1) / seen
    return chance * (1 - chance) / seen
