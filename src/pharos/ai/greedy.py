"""The greedy agent: it looks one choice ahead and takes the one that leaves it best off.

The game it looks into is a sample of its view: what it cannot know is drawn, once for all choices
it compares. Where several seats choose at once, the others get a random choice first.
"""

from collections.abc import Callable
from typing import final

from pharos.ai import classic, duel
from pharos.core.chance import Chance
from pharos.core.choice import Choice
from pharos.core.errors import PharosError
from pharos.game import Game, View

SAMPLE_SEEDS = 2**31 - 1
FOLLOW_UPS = 2
"""So many choices that follow from its own choice it thinks through, and no more."""
MANY = 40
"""A follow-up with more options than this is not thought through."""
WIN = 1000.0
OWN_TURNS = ("turn", "draft", "begin")
"""Steps that are a turn of their own, not a consequence of an earlier choice."""

Worth = Callable[[Game, int, dict[str, object]], float]
"""How well off a seat is in a game, given what lay open to it before it chose."""

WORTH: dict[str, Worth] = {"duel": duel.worth, "classic": classic.worth}


@final
class GreedyAgent:
    """Takes the choice after which it is best off."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._chance = Chance(seed, "greedy agent")

    def choose(self, view: View) -> Choice:
        """The best choice, as far as one choice shows."""
        seat = view.seat
        if seat is None:
            raise PharosError("A spectator has nothing to choose.")
        game = view.sample(int(self._chance.below(SAMPLE_SEEDS)))
        choices = game.choices(seat)
        if not choices:
            raise PharosError("This seat has nothing to choose.")
        if len(choices) == 1:
            return choices[0]
        self._let_others_choose(game, seat)
        best: list[Choice] = []
        best_worth = 0.0
        for choice in choices:
            worth = self._worth_after(game, seat, choice, view.data, FOLLOW_UPS)
            if not best or worth > best_worth:
                best, best_worth = [choice], worth
            elif worth == best_worth:
                best.append(choice)
        return best[int(self._chance.below(len(best)))]

    def _let_others_choose(self, game: Game, seat: int) -> None:
        """Everybody else who owes a sealed choice makes one, so that the turn can be carried out."""
        while seat in game.waiting and len(game.waiting) > 1:
            other = next(waiting for waiting in game.waiting if waiting != seat)
            self._any(game, other)

    def _any(self, game: Game, seat: int) -> None:
        choices = game.choices(seat)
        game.choose(seat, choices[int(self._chance.below(len(choices)))])

    def _worth_after(
        self, game: Game, seat: int, choice: Choice, before: dict[str, object], follow_ups: int
    ) -> float:
        after = game.copy()
        after.choose(seat, choice)
        result = after.result
        if result is not None:
            lead = _lead(after, seat)
            if seat not in result.winners:
                return lead - WIN
            return lead + WIN / len(result.winners)
        if seat in after.waiting and _owes_more(before, after.position()):
            options = after.choices(seat)
            if follow_ups > 0 and len(options) <= MANY:
                return max(
                    self._worth_after(after, seat, option, before, follow_ups - 1) for option in options
                )
            self._any(after, seat)
        return worth_for(after, seat, before)


def worth_for(game: Game, seat: int, before: dict[str, object]) -> float:
    """How well off a seat is: by the product's own measure, or by the score sheets alone."""
    measure = WORTH.get(game.name)
    return _lead(game, seat) if measure is None else measure(game, seat, before)


def _owes_more(before: dict[str, object], now: dict[str, object]) -> bool:
    """Whether the seat is asked again because of what it just chose, and not for a turn of its own."""
    steps = now.get("steps")
    if isinstance(steps, list) and steps and isinstance(steps[-1], dict):
        return steps[-1].get("step") not in OWN_TURNS
    return (now.get("age"), now.get("turn")) == (before.get("age"), before.get("turn"))


def _lead(game: Game, seat: int) -> float:
    totals = [sheet["total"] for sheet in game.scores()]
    own = totals[seat]
    others = [total for other, total in enumerate(totals) if other != seat]
    return float(own) - sum(others) / len(others)
