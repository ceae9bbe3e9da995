"""Search requests of local tables: choices, help, reviews."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from pharos.table.search_requests import HelpQuestion, Question, ReviewRequest


class Thinker(Protocol):
    """Runs searches concurrently with the tables."""

    def prepare(self, network: str) -> None:
        """Starts loading the network that the computer will need in a game."""

    async def choice(self, question: Question) -> str:
        """Returns the computer's choice."""

    async def help(self, question: HelpQuestion) -> str:
        """Returns the result of `pharos.analysis.hint` as JSON."""

    async def review(self, errand: str, tell: Callable[[str], None]) -> None:
        """Runs the review of a `ReviewRequest`; passes each `ReviewReport` to `tell` as JSON."""


def network_of(view: dict[str, Any]) -> str:
    """Returns the file name of the network for a view: `duel+pantheon.net`."""
    from pharos.ai.search.network import SUFFIX
    from pharos.ai.search.thinkers import network_name

    return network_name(view) + SUFFIX


def answer(text: str) -> str:
    """Answers a JSON-encoded `Question`."""
    return msgspec.json.decode(text, type=Question).choice()


def network_needed(text: str) -> str:
    """Returns the network for a JSON-encoded `Question`."""
    return network_of(msgspec.json.decode(text, type=Question).view)


def helped(text: str) -> str:
    """Answers a JSON-encoded `HelpQuestion` with JSON."""
    return msgspec.json.encode(msgspec.json.decode(text, type=HelpQuestion).answer()).decode()


class ReviewSteps:
    """A review in steps, so that the caller can do other work in between."""

    def __init__(self, text: str) -> None:
        request = msgspec.json.decode(text, type=ReviewRequest)
        self._record = msgspec.json.decode(request.record)
        self._reports = request.reports()

    def network(self) -> str:
        """Returns the network used by the review."""
        return network_of(self._record)

    def step(self) -> str:
        """Analyzes one more choice and returns a `ReviewReport` as JSON; the last one contains the review."""
        return msgspec.json.encode(next(self._reports)).decode()


def help_network(text: str) -> str:
    """Returns the network for a JSON-encoded `HelpQuestion`."""
    return network_of(msgspec.json.decode(text, type=HelpQuestion).view)
