"""What it is worth to begin a game of Duel (DUEL-SETUP-10: the beginning may be bid for)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.duel.state import State

_COINS: Final = vec[float]([3.0, 3.7, -0.8, 2.8])
"""Without expansions, with Agora, with Pantheon, with both: who begins with so many coins less wins as often
as the other. Measured by `benchmarks/beginning.py`, to about a coin."""


def coins_for_beginning(state: State) -> float:
    """What the beginning is worth in coins to whoever has it, and costs the other."""
    mix: i64 = 0
    if state.deal.rules.agora:
        mix += 1
    if state.deal.rules.pantheon:
        mix += 2
    return _COINS[mix]
