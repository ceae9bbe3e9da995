"""A game between agents."""

from collections.abc import Sequence
from typing import Any

from pharos.ai.chooser import Agent
from pharos.game import Game


def play_on(game: Game, agents: Sequence[Agent]) -> None:
    """Plays a game to its end; each agent gets only the view of its own seat."""
    while not game.over:
        for seat in game.waiting:
            if seat in game.waiting:
                game.choose(seat, agents[seat].choose(game.view(seat)))


def play_quickly(game: Game, agents: Sequence[Agent]) -> None:
    """Plays the same game as `play_on`, many times faster if an agent is an `Insider`."""
    inside: list[Any] = [getattr(agent, "choose_in", None) for agent in agents]
    while not game.over:
        for seat in game.waiting:
            if seat in game.waiting:
                choose_in = inside[seat]
                if choose_in is None:
                    game.choose(seat, agents[seat].choose(game.view(seat)))
                else:
                    game.choose(seat, choose_in(game, seat))
