"""The computer at a local table: what it is asked, and what it needs for that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Protocol

import msgspec

from pharos.table.computer import choice_of

HELPING = 2400
"""Simulations for a hint."""


class Question(msgspec.Struct, frozen=True):
    """What shall this seat choose, knowing this view?"""

    level: str
    seed: int
    seat: int
    view: dict[str, Any]
    simulations: int | None = None
    """Counted where the choice must be the same on every machine."""


class HelpQuestion(msgspec.Struct, frozen=True):
    """What is asked about a view; the coach is asked about a choice."""

    kind: Literal["gauge", "ideas", "coach"]
    seat: int
    view: dict[str, Any]
    choice: str = ""


class Errand(msgspec.Struct, frozen=True):
    """A record to be reviewed with so many simulations, by what everybody knew or what one seat knew."""

    record: msgspec.Raw
    simulations: int
    seat: int | None = None


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a review is, and in the end what it says."""

    done: int = 0
    all: int = 0
    review: msgspec.Raw = msgspec.Raw(b"null")


class Thinker(Protocol):
    """Where the computer thinks, while the tables go on answering."""

    def prepare(self, network: str) -> None:
        """A game begins or goes on: the network that the computer will ask for is brought meanwhile."""

    async def choice(self, question: Question) -> str:
        """The choice of the computer."""

    async def help(self, question: HelpQuestion) -> str:
        """What `pharos.analysis.hint` tells of a view, as JSON."""

    async def review(self, errand: str, tell: Callable[[str], None]) -> None:
        """Thinks about an `Errand`; each `Report` is told as JSON, the last one with the review."""


def network_of(view: dict[str, Any]) -> str:
    """The file of the network that may guide a search from this view: `duel+pantheon.net`."""
    from pharos.ai.search.network import SUFFIX
    from pharos.ai.search.thinkers import network_name

    return network_name(view) + SUFFIX


def answer(text: str) -> str:
    """Answers a question that came as JSON."""
    question = msgspec.json.decode(text, type=Question)
    return choice_of(question.level, question.seed, question.seat, question.view, question.simulations)


def network_needed(text: str) -> str:
    """The network for a question that came as JSON."""
    return network_of(msgspec.json.decode(text, type=Question).view)


def helped(text: str) -> str:
    """Answers a question for help that came as JSON."""
    from pharos.analysis import Budget
    from pharos.analysis.hint import coach, hint
    from pharos.game import View

    question = msgspec.json.decode(text, type=HelpQuestion)
    view, budget = View(question.seat, question.view), Budget(simulations=HELPING)
    if question.kind == "coach":
        return msgspec.json.encode(coach(view, question.choice, budget)).decode()
    return msgspec.json.encode(hint(view, budget, ideas=question.kind == "ideas")).decode()


class ReviewSteps:
    """A review, one thought at a time: whoever runs it does other things in between."""

    def __init__(self, text: str) -> None:
        from pharos.analysis import Budget, tasks_of

        self._errand = msgspec.json.decode(text, type=Errand)
        self._record = msgspec.json.decode(self._errand.record)
        self._tasks = tasks_of(self._record, Budget(simulations=self._errand.simulations), self._errand.seat)
        self._thoughts: dict[int, Any] = {}

    def network(self) -> str:
        """The network that is asked."""
        return network_of(self._record)

    def step(self) -> str:
        """Thinks about one more choice; a `Report` as JSON, with the review at the end."""
        from pharos.analysis import think, verdict

        done, all = len(self._thoughts), len(self._tasks)
        if done < all:
            task = self._tasks[done]
            self._thoughts[task.number] = think(task)
            return msgspec.json.encode(Report(done + 1, all)).decode()
        review = msgspec.json.encode(verdict(self._record, self._thoughts, self._errand.seat))
        return msgspec.json.encode(Report(all, all, msgspec.Raw(review))).decode()


def help_network(text: str) -> str:
    """The network for a question for help."""
    return network_of(msgspec.json.decode(text, type=HelpQuestion).view)
