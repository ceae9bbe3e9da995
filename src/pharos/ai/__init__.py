"""Agents: whoever chooses for a seat. An agent gets a view of its seat and nothing else.

>>> import pharos, pharos.ai
>>> game = pharos.new_game("duel", seed=7)
>>> chooser = pharos.ai.agent("greedy", seed=1)
>>> seat = game.waiting[0]
>>> game.choose(seat, chooser.choose(game.view(seat)))
"""

from collections.abc import Callable

from pharos.ai.chooser import Agent
from pharos.ai.greedy import GreedyAgent
from pharos.ai.uniform import RandomAgent
from pharos.core.errors import UnknownName

AGENTS: dict[str, Callable[[int], Agent]] = {"random": RandomAgent, "greedy": GreedyAgent}
"""Each agent by its name, weakest first; a seed makes one."""

__all__ = ["AGENTS", "Agent", "GreedyAgent", "RandomAgent", "agent", "agent_names"]


def agent(name: str, seed: int = 0, *, seconds: float | None = None, simulations: int | None = None) -> Agent:
    """The agent of a name, or of a level; the same seed gives the same choices in the same game.

    A level thinks at most `seconds` for a choice; `simulations` fixes how much it thinks instead, so that
    its play can be repeated. `master-0` is the strongest level as it was before networks, `master-1` the one
    with networks as it was before its memory was corrected; both are kept for comparison.
    """
    # A search brings its learned weights along: who plays without one need not wait for them.
    from pharos.ai.levels import FORMER, LEVELS, level_agent

    if name in LEVELS or name in FORMER:
        return level_agent(name, seed, seconds=seconds, simulations=simulations)
    if name not in AGENTS:
        raise UnknownName(f"There is no agent {name!r} (available: {', '.join(agent_names())}).")
    return AGENTS[name](seed)


def agent_names() -> tuple[str, ...]:
    """The names of all agents and levels, each weakest first."""
    from pharos.ai.levels import LEVELS

    return (*AGENTS, *LEVELS)
