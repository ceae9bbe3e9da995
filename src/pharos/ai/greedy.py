"""The greedy agent: it looks one choice ahead and takes the one that leaves it best off.

What it thinks rests on what its seat knows alone, so it comes to the same choice in every game that fits a
view: in a sample of it, or in the game itself, which spares the view and the sample.
"""

from typing import Any, final

from pharos.ai import classic, duel
from pharos.core.chance import Chance
from pharos.core.choice import Choice
from pharos.core.errors import PharosError
from pharos.game import Game, View


@final
class GreedyAgent:
    """Takes the choice after which it is best off."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._chance = Chance(seed, "greedy agent")

    def choose(self, view: View) -> Choice:
        """The best choice, as far as one choice shows."""
        if view.seat is None:
            raise PharosError("A spectator has nothing to choose.")
        return self.choose_in(view.sample(0), view.seat)

    def choose_in(self, game: Game, seat: int) -> Choice:
        """The same choice, found in the game itself."""
        choices = game.choices(seat)
        if not choices:
            raise PharosError("This seat has nothing to choose.")
        code = self._code(game.name, game.state, seat)
        return next(choice for choice in choices if choice.code == code)

    def _code(self, game: str, state: Any, seat: int) -> int:
        if game == "duel":
            return int(duel.best_choice(state, self._chance))
        return int(classic.best_choice(state, seat, self._chance))
