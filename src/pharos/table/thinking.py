"""Tasks of computer players at a live table, for both the server and the browser.

Each decision that a computer owes has one task, which waits for the configured pace, reads the view of the
seat, runs the search, and enters the choice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple

from pharos.table import log
from pharos.table.command_handlers import Repeated, chosen
from pharos.table.computer import FixedThought, fixed_thought
from pharos.table.lesson import answer, lesson_named
from pharos.table.table import Table

Key = tuple[int, str]
"""A seat and its pending decision."""


class OwedChoice(NamedTuple):
    """A choice that a computer owes, with the view of its seat."""

    seat: int
    decision: str
    level: str
    options: list[str]
    view: dict[str, Any]
    fixed: FixedThought | None
    lesson: str | None

    @property
    def settled(self) -> str | None:
        """The choice if no search is needed: the only option, or the one set by a lesson."""
        if len(self.options) == 1:
            return self.options[0]
        return None if self.lesson is None else answer(lesson_named(self.lesson), self.options)

    def checked(self, choice: str) -> str:
        """Returns the choice, or a random option if it is invalid."""
        return choice if choice in self.options else secrets.choice(self.options)

    def entry(self, table: Table, choice: str, now: int) -> log.Entry:
        """Returns the log entry of the choice; raises `Repeated` if the computer no longer owes a choice."""
        if self.seat not in table.computers:
            raise Repeated
        return chosen(table, self.seat, self.decision, choice, now, computer=True)


def owed_choice(table: Table, seat: int, decision: str) -> OwedChoice | None:
    """Returns the choice a computer owes; None if the decision is no longer pending."""
    if table.round is None or seat not in table.computers or table.round.decision(seat) != decision:
        return None
    level = table.seats[seat].level
    assert level is not None
    options = [str(option) for option in table.options(seat)]
    view, fixed = table.view(seat).data, fixed_thought(table, seat)
    return OwedChoice(seat, decision, level, options, view, fixed, table.settings.lesson)


class ThinkingTasks:
    """The tasks of the computer players of one table."""

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._failed = failed

    def __bool__(self) -> bool:
        """Whether a task is running."""
        return bool(self._tasks)

    def begin(self, table: Table, think: Callable[[int, str], Coroutine[Any, Any, None]]) -> None:
        """Starts a task for each decision that a computer owes and that has none."""
        if table.round is None:
            return
        for seat in table.computers:
            decision = table.round.decision(seat)
            if decision is not None and (seat, decision) not in self._tasks:
                task = asyncio.ensure_future(think(seat, decision))
                self._tasks[seat, decision] = task
                task.add_done_callback(partial(self._ended, (seat, decision)))

    def _ended(self, key: Key, task: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failed(error)

    def cancel(self) -> list[asyncio.Task[None]]:
        """Cancels all tasks except the calling one; returns the canceled tasks."""
        try:
            current = asyncio.current_task()
        except RuntimeError:
            current = None
        tasks = [task for task in self._tasks.values() if task is not current]
        for task in tasks:
            task.cancel()
        return tasks
