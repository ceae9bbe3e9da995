"""The agent that chooses uniformly at random."""

from typing import final

from pharos.core.chance import Chance
from pharos.core.choice import Choice
from pharos.core.errors import PharosError
from pharos.game import Game, View


@final
class RandomAgent:
    """Chooses uniformly at random."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._chance = Chance(seed, "random agent")

    def choose(self, view: View) -> Choice:
        """Returns a random choice."""
        return self._any(view.choices)

    def choose_in(self, game: Game, seat: int) -> Choice:
        """Returns the same choice, computed from the game itself."""
        return self._any(game.choices(seat))

    def _any(self, choices: list[Choice]) -> Choice:
        if not choices:
            raise PharosError("This seat has nothing to choose.")
        return choices[int(self._chance.below(len(choices)))]
