"""What an agent is."""

from typing import Protocol

from pharos.core.choice import Choice
from pharos.game import Game, View


class Agent(Protocol):
    """Chooses for a seat, knowing what that seat knows: a view, never a game."""

    name: str

    def choose(self, view: View) -> Choice:
        """One of the choices of the view."""


class Insider(Agent, Protocol):
    """An agent that comes to the same choice in the game itself as in the view of its seat."""

    def choose_in(self, game: Game, seat: int) -> Choice:
        """One of the choices of the seat; nothing that the seat does not know may count."""
