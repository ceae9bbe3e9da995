"""The computer at a local table: what it is asked, and what it needs for that."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from pharos.table.computer import choice_of


class Question(msgspec.Struct, frozen=True):
    """What shall this seat choose, knowing this view?"""

    level: str
    seed: int
    seat: int
    view: dict[str, Any]


class Thinker(Protocol):
    """Where the computer thinks, while the tables go on answering."""

    def prepare(self, network: str) -> None:
        """A game begins or goes on: the network that the computer will ask for is brought meanwhile."""

    async def choice(self, question: Question) -> str:
        """The choice of the computer."""


def network_of(view: dict[str, Any]) -> str:
    """The file of the network that may guide a search from this view: `duel+pantheon.net`."""
    from pharos.ai.search.network import SUFFIX
    from pharos.ai.search.thinkers import network_name

    return network_name(view) + SUFFIX


def answer(text: str) -> str:
    """Answers a question that came as JSON."""
    question = msgspec.json.decode(text, type=Question)
    return choice_of(question.level, question.seed, question.seat, question.view)


def network_needed(text: str) -> str:
    """The network for a question that came as JSON."""
    return network_of(msgspec.json.decode(text, type=Question).view)
