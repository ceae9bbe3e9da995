"""The agent that takes any choice, each with the same chance."""

from typing import final

from pharos.core.chance import Chance
from pharos.core.choice import Choice
from pharos.core.errors import PharosError
from pharos.game import View


@final
class RandomAgent:
    """Chooses uniformly at random."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._chance = Chance(seed, "random agent")

    def choose(self, view: View) -> Choice:
        """Any of the choices."""
        choices = view.choices
        if not choices:
            raise PharosError("This seat has nothing to choose.")
        return choices[int(self._chance.below(len(choices)))]
