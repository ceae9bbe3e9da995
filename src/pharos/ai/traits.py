"""Numeric properties of components for the evaluations, read once from the content."""

from collections.abc import Iterable, Sequence
from typing import final

from mypy_extensions import i64

from pharos.content import effects as printed
from pharos.core.bits import total

EFFECT_WORTH: dict[str, float] = {
    "extra_turn": 4.0,
    "destroy_card": 2.5,
    "build_from_discard": 4.0,
    "draw_progress_token": 5.0,
    "choose_progress_token": 4.0,
    "progress_token_from_box": 4.0,
    "cost_reduction": 2.5,
    "resource_discount": 2.5,
    "gain_opponent_trade_coins": 3.0,
    "grant_extra_turn": 4.0,
    "coins_on_chain": 3.0,
    "take_opponent_building": 3.0,
    "discard_opponent_building": 2.5,
    "undo_wonder": 2.0,
    "build_wonder_from_discard": 5.0,
    "take_unbuilt_wonder": 3.0,
    "place_minerva": 2.0,
    "activate_stack_god": 4.0,
    "activate_top_god": 4.0,
    "conspire": 2.0,
    "place_influence": 1.5,
    "move_influence": 1.0,
    "remove_opponent_influence": 1.5,
    "senate_actions": 2.5,
    "choose_one": 2.0,
    "trigger_unprepared": 3.0,
    "conspire_on_draft": 2.0,
    "place_influence_on_draft": 1.5,
    "free_build_per_age": 6.0,
    "play_last_card": 4.0,
    "copy_guild": 6.0,
    "science_choice": 5.0,
    "science_copy": 4.0,
    "diplomacy_token": 1.5,
    "free_leaders": 4.0,
    "leader_cost_discount": 1.5,
    "draw_leaders": 3.0,
    "recruit_extra_leader": 2.5,
    "produce_extra_own": 2.5,
    "produce_missing": 2.5,
    "free_stage_resources": 4.0,
    "buy_from_bank": 2.0,
    "coins_on_build": 2.0,
    "coins_on_purchase": 1.5,
    "coins_on_victory_token": 2.0,
    "coins_on_chain_build": 1.5,
    "build_free": 4.0,
    "bank_income_bonus": 2.0,
    "trade_rebate_first": 2.0,
    "points_per_coins": 3.0,
    "points_per_set": 3.0,
}
"""Approximate value, early in a game, of effects that cannot be computed; in points."""

SHIELD_WORTH = 1.3
COIN_WORTH = 0.4
COUNTED_WORTH = 2.5
"""Assumed count for an effect that pays per counted thing."""


@final
class Traits:
    """The numbers of one card, Wonder, stage, or token; resources and symbols are indices."""

    def __init__(
        self, effects: Iterable[printed.Effect], resources: Sequence[str], symbols: Sequence[str]
    ) -> None:
        self.points: i64 = 0
        self.shields: i64 = 0
        self.coins: i64 = 0
        self.opponent_loses: i64 = 0
        self.extra_turn = False
        self.symbol: i64 = -1
        self.wild_symbols: i64 = 0
        self.made: i64 = 0
        """Units of each resource, packed in lanes."""
        self.choices: i64 = 0
        self.discounts: i64 = 0
        self.extra_shields: i64 = 0
        self.other: float = 0.0
        for effect in effects:
            self._read(effect, resources, symbols)
        self.worth: float = self._worth()
        """Rough value in points, when no better measure is available."""

    def _read(self, effect: printed.Effect, resources: Sequence[str], symbols: Sequence[str]) -> None:
        if isinstance(effect, printed.Points):
            self.points += effect.amount
        elif isinstance(effect, printed.Shields):
            self.shields += effect.amount
        elif isinstance(effect, printed.Coins):
            self.coins += effect.amount
        elif isinstance(effect, printed.Science):
            self.symbol = symbols.index(effect.symbol)
        elif isinstance(effect, printed.Produce):
            if len(effect.one_of) == 1:
                self.made += effect.count * 256 ** resources.index(effect.one_of[0])
            else:
                self.choices += 1
        elif isinstance(effect, printed.TradeDiscount):
            self.discounts += 1
        elif isinstance(effect, printed.OpponentLosesCoins | printed.OpponentsLoseCoins):
            self.opponent_loses += effect.amount
        elif isinstance(effect, printed.ExtraTurn):
            self.extra_turn = True
        elif isinstance(effect, printed.ExtraShields):
            self.extra_shields += effect.amount
            self.other += 2.5
        elif isinstance(effect, printed.ScienceChoice):
            self.wild_symbols += 1
            self.other += EFFECT_WORTH["science_choice"]
        elif isinstance(effect, printed.PointsPer):
            self.other += effect.amount * COUNTED_WORTH
        elif isinstance(effect, printed.CoinsPer):
            self.other += effect.amount * COUNTED_WORTH * COIN_WORTH
        else:
            self.other += EFFECT_WORTH.get(effect.type, 1.0)

    def _worth(self) -> float:
        coins = float(self.coins + self.opponent_loses)
        worth = float(self.points) + float(self.shields) * SHIELD_WORTH + coins * COIN_WORTH
        worth += 2.0 * float(total(self.made)) + 2.5 * float(self.choices) + 1.2 * float(self.discounts)
        worth += EFFECT_WORTH["extra_turn"] if self.extra_turn else 0.0
        worth += 2.5 if self.symbol >= 0 else 0.0
        return worth + self.other


def first_units(steps: Sequence[float]) -> list[float]:
    """Returns the cumulative value of 0, 1, 2, … units; units beyond the last step add nothing."""
    sums = [0.0]
    for step in steps:
        sums.append(sums[-1] + step)
    return sums


def worth_of_units(sums: list[float], units: i64) -> float:
    """Returns the value of the first `units` units of a resource."""
    if units >= len(sums):
        return sums[len(sums) - 1]
    return sums[units]
