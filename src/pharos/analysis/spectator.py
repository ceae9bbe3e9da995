"""Win probabilities for spectators, computed from public information only.

>>> import pharos
>>> from pharos.analysis import Budget
>>> from pharos.analysis.spectator import chances
>>> game = pharos.new_game("classic", players=3, seed=7)
>>> told = chances(game.view(None), Budget(simulations=1))
>>> len(told), abs(sum(told) - 1) < 0.001
(3, True)
"""

from pharos.ai.search.classic.classic_thinker import TEAM_SIZE
from pharos.analysis import classic, duel
from pharos.analysis.budget import Budget, seed_of
from pharos.core.chance import Chance
from pharos.game import View

NUMBER = 1
"""Fixed seed number, so that the same view always gets the same result."""
DIGITS = 4


def chances(view: View, budget: Budget) -> tuple[float, ...]:
    """Returns the win probability of each seat for a spectator; teammates share one probability.

    Hands and future cards are sampled, so two games that look the same to a spectator give the same result.
    """
    known = View(None, view.data)
    if known.data["game"] == "duel":
        first = duel.Bench(known, budget, NUMBER).value().mean
        return round(first, DIGITS), round(1.0 - first, DIGITS)
    return _of_classic(known, budget)


def _of_classic(view: View, budget: Budget) -> tuple[float, ...]:
    players = len(view.data["cities"])
    side = TEAM_SIZE if view.data["options"]["teams"] is True else 1
    _, worlds = classic.PRODUCT.worlds(view.data, None)
    thinker, seed = classic.thinker_of(budget.part, view), seed_of(view.data, NUMBER)
    draws = Chance(seed, classic.PURPOSE)
    sums = [0.0] * (players // side)
    for n in range(budget.games):
        state = worlds.state(1 + int(draws.below(classic.SEEDS)))
        for number in range(len(sums)):
            luck = Chance(seed + n, classic.PURPOSE)
            sums[number] += thinker.judged(state, number * side, luck, budget.part)
    whole = sum(sums)
    return tuple(round(sums[seat // side] / whole, DIGITS) for seat in range(players))
