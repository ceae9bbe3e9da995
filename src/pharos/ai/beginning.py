"""The value of playing first in Duel (DUEL-SETUP-10: players may bid for it)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.duel.state import State

_COINS: Final = vec[float]([3.0, 3.7, -0.8, 2.8])
"""Advantage of the first player in coins: without expansions, with Agora, with Pantheon, with both. A first
player with that many coins less wins half of the games. Measured by `benchmarks/beginning.py`, accurate to
about one coin."""


def coins_for_beginning(state: State) -> float:
    """Returns the value of playing first, in coins: a gain for the first player, a loss for the opponent."""
    mix: i64 = 0
    if state.deal.rules.agora:
        mix += 1
    if state.deal.rules.pantheon:
        mix += 2
    return _COINS[mix]
