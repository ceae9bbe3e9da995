"""Agents that choose moves for a seat. An agent gets the view of its seat and nothing else.

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
"""Agent factories by name, weakest first; each takes a seed."""

__all__ = ["AGENTS", "Agent", "GreedyAgent", "RandomAgent", "agent", "agent_names"]


def agent(name: str, seed: int = 0, *, seconds: float | None = None, simulations: int | None = None) -> Agent:
    """Returns the agent or level with this name; the same seed makes the same choices in the same game.

    `seconds` limits the time a level may search for one choice. `simulations` fixes the amount of search
    instead, so that play is reproducible. `master-0` is the strongest level before networks were introduced,
    `master-1` uses the networks before they knew how the cards of Duel lie; both are kept for comparison.
    """
    # Imported here because a search loads its learned weights, which the simple agents do not need.
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
