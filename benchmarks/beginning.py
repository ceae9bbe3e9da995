"""The value of playing first in Duel: the first player's win rate with a number of coins less.

    python benchmarks/beginning.py [GAMES]

Both seats are played by `greedy`, with the same deals for every number of coins.
"""

from __future__ import annotations

import sys

from pharos.ai.duel import best_choice
from pharos.core.chance import Chance
from pharos.duel.deal import deal_cards
from pharos.duel.rules import rules_of
from pharos.duel.state import NOT_OVER
from pharos.duel.turn import apply, start

MIXES: tuple[tuple[str, ...], ...] = ((), ("pantheon",), ("agora",), ("pantheon", "agora"))
COINS = (-2, 0, 2, 4)


def share(expansions: tuple[str, ...], coins: int, games: int) -> float:
    """Returns the first player's win rate; a shared victory counts as half."""
    rules = rules_of(expansions, {})
    won = 0.0
    for seed in range(games):
        chance = Chance(seed, "beginning")
        deal = deal_cards(chance, rules)
        state = start(deal)
        state.city(deal.first).coins -= coins
        while state.victory == NOT_OVER:
            apply(state, best_choice(state, chance))
        won += {1: float(deal.first == 0), 2: float(deal.first == 1), 3: 0.5}[int(state.winners)]
    return won / games


def main() -> None:
    """Runs the command."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print("coins given away:", *COINS)
    for expansions in MIXES:
        shares = [share(expansions, coins, games) for coins in COINS]
        print("+".join(("duel", *expansions)), *(f"{one:.3f}" for one in shares), flush=True)


if __name__ == "__main__":
    main()
