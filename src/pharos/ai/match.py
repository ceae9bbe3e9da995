"""A game between agents."""

from collections.abc import Sequence

from pharos.ai.agent import Agent
from pharos.game import Game


def play_on(game: Game, agents: Sequence[Agent]) -> None:
    """Plays a game to its end; each seat is given its own view and nothing else."""
    while not game.over:
        for seat in game.waiting:
            if seat in game.waiting:
                game.choose(seat, agents[seat].choose(game.view(seat)))
