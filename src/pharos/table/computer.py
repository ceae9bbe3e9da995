"""The computer at a table: it gets a view, never the game, and answers with a notation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from pharos.game import View


@cache
def levels() -> tuple[str, ...]:
    """The names of all levels, weakest first."""
    from pharos import ai

    return ai.agent_names()


def choice_of(level: str, seed: int, seat: int, data: Mapping[str, object]) -> str:
    """What the computer chooses for a seat that knows this and nothing else."""
    from pharos import ai

    return str(ai.agent(level, seed).choose(View(seat, dict(data))))
