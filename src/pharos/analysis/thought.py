"""The analysis of one choice from what a seat knew."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pharos.ai.search.agent import SearchAgent
from pharos.ai.search.thinker import Line
from pharos.ai.search.thinkers import thinkers
from pharos.analysis.budget import Budget
from pharos.analysis.reasons import Reason
from pharos.core.errors import PharosError
from pharos.game import View

MOST_LINES = 4


@dataclass(frozen=True, slots=True)
class Task:
    """One analysis task: a choice of a record by its number from 1, or the position after the last one."""

    record: Mapping[str, Any]
    number: int
    budget: Budget
    viewer: int | None = None
    """The seat whose knowledge is used; None for the seat that chose."""
    judged: bool = True
    """Whether to compare the choice with the best one; probabilities and luck are always measured."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The analysis of a choice. Probabilities are those of `seat`; in teams, of its side."""

    number: int
    seat: int
    choice: str
    chance: float
    """Win probability before the choice."""
    judged: bool = False
    """Whether the choice was compared with the best one."""
    forced: bool = False
    """Whether there was no alternative."""
    best: str = ""
    top: float = 0.0
    """Win probability with the best choice."""
    after: float = 0.0
    """Win probability with the played choice, averaged over what it might have revealed."""
    deviation: float = 0.0
    """Standard error of the difference."""
    gap: float = 0.0
    """How much better the search's choice is than the played one. It is estimated by a separate search, so it
    is unbiased and may be negative if both are equally good."""
    stake: float = 0.0
    """How much better that choice is than a random one."""
    drawn: bool = False
    """Whether the outcome of the choice was random."""
    reached: float | None = None
    """Win probability in the resulting position, if the next task does not provide it."""
    dealt: float | None = None
    """Change of the win probability by the deal before this choice, compared with other deals."""
    luck_deviation: float = 0.0
    ways: tuple[float, ...] = ()
    """Duel only: probabilities by kind of victory of seat 0, then of seat 1."""
    lines: tuple[tuple[str, float, int], ...] = ()
    """The most visited choices, each with its win probability and visits."""
    reasons: tuple[Reason, ...] = field(default=())

    @property
    def error(self) -> float:
        """Win probability lost by the choice."""
        return max(0.0, self.top - self.after) if self.judged and not self.forced else 0.0


def apart(choices: Iterable[str]) -> list[str]:
    """Returns the choices without alternative payments: only the first payment of each.

    >>> apart(["build:altar@1", "build:altar@2", "discard:altar"])
    ['build:altar@1', 'discard:altar']
    """
    found: dict[str, str] = {}
    for choice in choices:
        found.setdefault(choice.partition("@")[0], choice)
    return list(found.values())


def lines_of(view: View, budget: Budget, seed: int) -> list[Line]:
    """Returns every choice of the view's seat after a search, best first."""
    limit = budget.whole
    agent = SearchAgent(_fresh(limit), seed=seed, simulations=limit)
    return agent.analyse(view)


def _fresh(limit: int) -> Callable[[View], Any]:
    # A new search without memory, so that the result depends on nothing before it.
    return thinkers(limit)


def told_lines(lines: list[Line], choice: str) -> tuple[tuple[str, float, int], ...]:
    """Returns the first few lines, always including the played choice."""
    shown = lines[:MOST_LINES]
    if all(str(line.choice) != choice for line in shown):
        shown = [*shown[: MOST_LINES - 1], line_of(lines, choice)]
    return tuple((str(line.choice), line.win, line.visits) for line in shown)


def line_of(lines: list[Line], choice: str) -> Line:
    """Returns the line of a choice."""
    for line in lines:
        if str(line.choice) == choice:
            return line
    raise PharosError(f"The search does not know the choice {choice}.")
