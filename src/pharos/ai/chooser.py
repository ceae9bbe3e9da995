"""The agent protocols."""

from typing import Protocol

from pharos.core.choice import Choice
from pharos.game import Game, View


class Agent(Protocol):
    """Chooses for a seat from what that seat knows: a view, never a game."""

    name: str

    def choose(self, view: View) -> Choice:
        """Returns one of the choices of the view."""


class Insider(Agent, Protocol):
    """An agent that makes the same choice from the game itself as from the view of its seat."""

    def choose_in(self, game: Game, seat: int) -> Choice:
        """Returns one of the choices of the seat; must not use information hidden from the seat."""
