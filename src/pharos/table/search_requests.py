"""Requests to a computer's search, and its answers: choices, help, reviews.

Tables hand them to a process of their own, on a server, or to a worker, on a device. They are answered there:
this module loads the search only for an answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from pharos.game import View
from pharos.table.computer import choice_of

HELPING = 2400
"""Simulations for a hint."""
NOTHING = msgspec.Raw(b"null")


class Question(msgspec.Struct, frozen=True):
    """Requests the computer's choice for a seat and its view."""

    level: str
    seed: int
    seat: int
    view: dict[str, Any]
    simulations: int | None = None
    """A fixed number of simulations, to make the choice reproducible; None for the level's time limit."""

    def choice(self) -> str:
        """Returns the computer's choice."""
        return choice_of(self.level, self.seed, self.seat, self.view, self.simulations)


class HelpQuestion(msgspec.Struct, frozen=True):
    """Requests help for a view; `choice` is for the coach, and "chances" needs a spectator's view."""

    kind: Literal["gauge", "ideas", "coach", "chances"]
    seat: int
    view: dict[str, Any]
    choice: str = ""
    simulations: int = HELPING

    def answer(self) -> dict[str, Any]:
        """Returns the result of `pharos.analysis.hint`, or of `pharos.analysis.spectator`."""
        from pharos.analysis import Budget
        from pharos.analysis.hint import coach, hint
        from pharos.analysis.spectator import chances

        view, budget = View(self.seat, self.view), Budget(simulations=self.simulations)
        if self.kind == "chances":
            return {"chances": chances(view, budget)}
        if self.kind == "coach":
            return coach(view, self.choice, budget)
        return hint(view, budget, ideas=self.kind == "ideas")


class ReviewRequest(msgspec.Struct, frozen=True):
    """Requests the review of a record: by public knowledge only, or also by that of one `seat`."""

    record: msgspec.Raw
    simulations: int
    seat: int | None = None

    def reports(self) -> Iterator[ReviewReport]:
        """Analyzes one choice after the other; the last report contains the review."""
        from pharos.analysis import Budget, tasks_of, think, verdict

        record = msgspec.json.decode(self.record)
        tasks = tasks_of(record, Budget(simulations=self.simulations), self.seat)
        thoughts = {}
        for task in tasks:
            thoughts[task.number] = think(task)
            yield ReviewReport(len(thoughts), len(tasks))
        review = msgspec.json.encode(verdict(record, thoughts, self.seat))
        yield ReviewReport(len(tasks), len(tasks), msgspec.Raw(review))


class ReviewReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """Progress of a review, and finally its result; `failed` is the error."""

    done: int = 0
    all: int = 0
    review: msgspec.Raw = NOTHING
    failed: str | None = None

    @property
    def over(self) -> bool:
        """Whether this is the last report."""
        return self.failed is not None or bytes(self.review) != bytes(NOTHING)
