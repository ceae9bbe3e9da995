"""Search requests of local tables: choices, help, reviews."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Protocol

import msgspec

from pharos.table.computer import choice_of

HELPING = 2400
"""Simulations for a hint."""


class Question(msgspec.Struct, frozen=True):
    """Requests the computer's choice for a seat and its view."""

    level: str
    seed: int
    seat: int
    view: dict[str, Any]
    simulations: int | None = None
    """A fixed number of simulations, to make the choice reproducible; None for a time limit."""


class HelpQuestion(msgspec.Struct, frozen=True):
    """Requests help for a view; `choice` is only for the coach."""

    kind: Literal["gauge", "ideas", "coach"]
    seat: int
    view: dict[str, Any]
    choice: str = ""


class Errand(msgspec.Struct, frozen=True):
    """Requests the review of a record, by what each seat knew, or by what `seat` knew."""

    record: msgspec.Raw
    simulations: int
    seat: int | None = None


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """The progress of a review; the last report contains the review."""

    done: int = 0
    all: int = 0
    review: msgspec.Raw = msgspec.Raw(b"null")


class Thinker(Protocol):
    """Runs searches concurrently with the tables."""

    def prepare(self, network: str) -> None:
        """Starts loading the network that the computer will need in a game."""

    async def choice(self, question: Question) -> str:
        """Returns the computer's choice."""

    async def help(self, question: HelpQuestion) -> str:
        """Returns the result of `pharos.analysis.hint` as JSON."""

    async def review(self, errand: str, tell: Callable[[str], None]) -> None:
        """Runs the review of an `Errand`; passes each `Report` to `tell` as JSON."""


def network_of(view: dict[str, Any]) -> str:
    """Returns the file name of the network for a view: `duel+pantheon.net`."""
    from pharos.ai.search.network import SUFFIX
    from pharos.ai.search.thinkers import network_name

    return network_name(view) + SUFFIX


def answer(text: str) -> str:
    """Answers a JSON-encoded `Question`."""
    question = msgspec.json.decode(text, type=Question)
    return choice_of(question.level, question.seed, question.seat, question.view, question.simulations)


def network_needed(text: str) -> str:
    """Returns the network for a JSON-encoded `Question`."""
    return network_of(msgspec.json.decode(text, type=Question).view)


def helped(text: str) -> str:
    """Answers a JSON-encoded `HelpQuestion` with JSON."""
    from pharos.analysis import Budget
    from pharos.analysis.hint import coach, hint
    from pharos.game import View

    question = msgspec.json.decode(text, type=HelpQuestion)
    view, budget = View(question.seat, question.view), Budget(simulations=HELPING)
    if question.kind == "coach":
        return msgspec.json.encode(coach(view, question.choice, budget)).decode()
    return msgspec.json.encode(hint(view, budget, ideas=question.kind == "ideas")).decode()


class ReviewSteps:
    """A review in steps, so that the caller can do other work in between."""

    def __init__(self, text: str) -> None:
        from pharos.analysis import Budget, tasks_of

        self._errand = msgspec.json.decode(text, type=Errand)
        self._record = msgspec.json.decode(self._errand.record)
        self._tasks = tasks_of(self._record, Budget(simulations=self._errand.simulations), self._errand.seat)
        self._thoughts: dict[int, Any] = {}

    def network(self) -> str:
        """Returns the network used by the review."""
        return network_of(self._record)

    def step(self) -> str:
        """Analyzes one more choice and returns a `Report` as JSON; the last one contains the review."""
        from pharos.analysis import think, verdict

        done, all = len(self._thoughts), len(self._tasks)
        if done < all:
            task = self._tasks[done]
            self._thoughts[task.number] = think(task)
            return msgspec.json.encode(Report(done + 1, all)).decode()
        review = msgspec.json.encode(verdict(self._record, self._thoughts, self._errand.seat))
        return msgspec.json.encode(Report(all, all, msgspec.Raw(review))).decode()


def help_network(text: str) -> str:
    """Returns the network for a JSON-encoded `HelpQuestion`."""
    return network_of(msgspec.json.decode(text, type=HelpQuestion).view)
