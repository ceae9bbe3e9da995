"""Statistics of random games: their length and who wins them."""

from librt.vecs import vec
from mypy_extensions import i64

from pharos import pure
from pharos.core.chance import Chance
from pharos.duel.deal import deal_cards
from pharos.duel.playout import play_out
from pharos.duel.rules import rules_of
from pharos.duel.state import VICTORIES
from pharos.duel.turn import MOST_CHOICES, start

GAMES = 20_000 if pure.compiled() else 2_000
MARGIN = 1.0 if pure.compiled() else 3.0
"""Factor by which the bounds are widened for fewer games (about the square root of their ratio)."""


def test_length_and_winners_of_random_games() -> None:
    chance = Chance(2024, "statistics")
    buffer = vec[i64]([0] * MOST_CHOICES)
    choices = wins = shared = 0
    victories = dict.fromkeys(VICTORIES[1:], 0)
    for _ in range(GAMES):
        deal = deal_cards(chance, rules_of((), {"pawn_in_middle": "last_player_chooses"}))
        state = start(deal)
        choices += int(play_out(state, chance, buffer))
        wins += int(state.winners) == 1 + int(deal.first)
        shared += int(state.winners) == 3
        victories[VICTORIES[int(state.victory)]] += 1
    # A million games gave 71.59 choices and 53.2 % wins of the player who begins.
    assert abs(choices / GAMES - 71.59) < 0.2 * MARGIN
    assert abs(wins / GAMES - 0.532) < 0.012 * MARGIN
    assert shared / GAMES < 0.01
    assert abs(victories["military"] / GAMES - 0.0325) < 0.006 * MARGIN
    assert victories["science"] / GAMES < 0.003
