"""The greedy agent: looks one choice ahead and takes the choice with the best evaluation.

The evaluation uses only what the seat knows, so every game consistent with the view gives the same choice: a
sampled one, or the actual game, which saves the cost of view and sample.
"""

from typing import Any, final

from pharos.ai import classic, duel
from pharos.core.chance import Chance
from pharos.core.choice import Choice
from pharos.core.errors import PharosError
from pharos.game import Game, View


@final
class GreedyAgent:
    """Takes the choice with the best evaluation."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._chance = Chance(seed, "greedy agent")

    def choose(self, view: View) -> Choice:
        """Returns the best choice at a depth of one."""
        if view.seat is None:
            raise PharosError("A spectator has nothing to choose.")
        return self.choose_in(view.sample(0), view.seat)

    def choose_in(self, game: Game, seat: int) -> Choice:
        """Returns the same choice, computed from the game itself."""
        choices = game.choices(seat)
        if not choices:
            raise PharosError("This seat has nothing to choose.")
        code = self._code(game.name, game.state, seat)
        return next(choice for choice in choices if choice.code == code)

    def _code(self, game: str, state: Any, seat: int) -> int:
        if game == "duel":
            return int(duel.best_choice(state, self._chance))
        return int(classic.best_choice(state, seat, self._chance))
