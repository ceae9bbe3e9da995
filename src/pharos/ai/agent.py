"""What an agent is."""

from typing import Protocol

from pharos.core.choice import Choice
from pharos.game import View


class Agent(Protocol):
    """Chooses for a seat, knowing what that seat knows: a view, never a game."""

    name: str

    def choose(self, view: View) -> Choice:
        """One of the choices of the view."""
