"""Uniformly random games, optimized for speed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.chance import Chance
from pharos.duel.deal import deal_cards
from pharos.duel.rules import rules_of
from pharos.duel.state import NOT_OVER, State
from pharos.duel.turn import MOST_CHOICES, apply, fill_choices, start

LONGEST_GAME: Final[i64] = 1000
"""A limit that no game reaches; a longer playout is a bug."""


def play_out(state: State, chance: Chance, buffer: vec[i64]) -> i64:
    """Plays a game to its end with random choices; returns the number of choices."""
    played: i64 = 0
    while state.victory == NOT_OVER:
        count = fill_choices(state, buffer)
        if count == 0:
            raise RuntimeError("A seat owes a choice and has none.")
        apply(state, buffer[chance.below(count)])
        played += 1
        if played > LONGEST_GAME:
            raise RuntimeError("A random game does not end.")
    return played


def random_games(games: i64, seed: int, expansions: tuple[str, ...] = ()) -> int:
    """Plays random games from deal to final score; returns the total number of choices."""
    rules = rules_of(expansions, {})
    chance = Chance(seed, "bench")
    buffer = vec[i64]([0] * MOST_CHOICES)
    played: i64 = 0
    n: i64 = 0
    while n < games:
        played += play_out(start(deal_cards(chance, rules)), chance, buffer)
        n += 1
    return int(played)
