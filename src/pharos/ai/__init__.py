"""Agents: whoever chooses for a seat. An agent gets a view of its seat and nothing else.

>>> import pharos, pharos.ai
>>> game = pharos.new_game("duel", seed=7)
>>> chooser = pharos.ai.agent("greedy", seed=1)
>>> seat = game.waiting[0]
>>> game.choose(seat, chooser.choose(game.view(seat)))
"""

from collections.abc import Callable

from pharos.ai.agent import Agent
from pharos.ai.greedy import GreedyAgent
from pharos.ai.uniform import RandomAgent
from pharos.core.errors import UnknownName

AGENTS: dict[str, Callable[[int], Agent]] = {"random": RandomAgent, "greedy": GreedyAgent}
"""Each agent by its name, weakest first; a seed makes one."""

__all__ = ["AGENTS", "Agent", "GreedyAgent", "RandomAgent", "agent", "agent_names"]


def agent(name: str, seed: int = 0) -> Agent:
    """The agent of a name; the same seed gives the same choices in the same game."""
    if name not in AGENTS:
        raise UnknownName(f"There is no agent {name!r}; there is {' and '.join(AGENTS)}.")
    return AGENTS[name](seed)


def agent_names() -> tuple[str, ...]:
    """The names of all agents, weakest first."""
    return tuple(AGENTS)
