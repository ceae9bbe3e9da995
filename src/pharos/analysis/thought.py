"""One choice of a game, thought about again from what a seat knew."""

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
    """What is thought about: a choice of a record, by its number from 1, or the position after the last."""

    record: Mapping[str, Any]
    number: int
    budget: Budget
    viewer: int | None = None
    """The seat whose knowledge counts; that of the chooser, if nothing is said."""
    judged: bool = True
    """Whether the choice is compared with the best one; chances and luck are measured in any case."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a choice that was made was worth. Chances are those of `seat`; in teams, of its side."""

    number: int
    seat: int
    choice: str
    chance: float
    """Its chance before the choice."""
    judged: bool = False
    """Whether the choice was compared with the best one."""
    forced: bool = False
    """Whether there was no alternative."""
    best: str = ""
    top: float = 0.0
    """Its chance with the best choice."""
    after: float = 0.0
    """Its chance with the choice that was made, over everything that it might have turned up."""
    deviation: float = 0.0
    """The standard error of the difference."""
    gap: float = 0.0
    """By how much the choice that the search would make is better than the one that was made. Another
    search found it, so this is right on average, and where both are as good it may be below nothing."""
    stake: float = 0.0
    """By how much that choice is better than one drawn at random."""
    drawn: bool = False
    """Whether chance had a hand in what followed."""
    reached: float | None = None
    """Its chance in the position that the choice led to, where that is not told by the next thought."""
    dealt: float | None = None
    """What the deal before this choice brought it, against other deals."""
    luck_deviation: float = 0.0
    ways: tuple[float, ...] = ()
    """In Duel: the chances of seat 0, then of seat 1, by kind of victory."""
    lines: tuple[tuple[str, float, int], ...] = ()
    """The choices tried most, each with its chance and its visits."""
    reasons: tuple[Reason, ...] = field(default=())

    @property
    def error(self) -> float:
        """The chance that was given away."""
        return max(0.0, self.top - self.after) if self.judged and not self.forced else 0.0


def apart(choices: Iterable[str]) -> list[str]:
    """The choices, of several ways to pay for one thing the first.

    >>> apart(["build:altar@1", "build:altar@2", "discard:altar"])
    ['build:altar@1', 'discard:altar']
    """
    found: dict[str, str] = {}
    for choice in choices:
        found.setdefault(choice.partition("@")[0], choice)
    return list(found.values())


def lines_of(view: View, budget: Budget, seed: int) -> list[Line]:
    """Every choice of the view's seat after some thought, best first."""
    limit = budget.whole
    agent = SearchAgent(_fresh(limit), seed=seed, simulations=limit)
    return agent.analyse(view)


def _fresh(limit: int) -> Callable[[View], Any]:
    # Counted thought begins with an empty memory, so that it depends on nothing before it.
    return thinkers(limit)


def told_lines(lines: list[Line], choice: str) -> tuple[tuple[str, float, int], ...]:
    """The first few lines, the choice that was made always among them."""
    shown = lines[:MOST_LINES]
    if all(str(line.choice) != choice for line in shown):
        shown = [*shown[: MOST_LINES - 1], line_of(lines, choice)]
    return tuple((str(line.choice), line.win, line.visits) for line in shown)


def line_of(lines: list[Line], choice: str) -> Line:
    """The line of a choice."""
    for line in lines:
        if str(line.choice) == choice:
            return line
    raise PharosError(f"The search does not know the choice {choice}.")
