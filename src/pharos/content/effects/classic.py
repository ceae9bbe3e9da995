"""The effects of 7 Wonders, Cities and Leaders."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from pharos.content.effects.shared import (
    Amount,
    Color,
    Counted,
    Effect,
    Resource,
    SharedEffect,
    Side,
    Symbol,
)


class ScienceChoice(Effect, frozen=True, tag="science_choice"):
    """One symbol, chosen during scoring."""

    symbols: tuple[Symbol, ...]


class PlayLastCard(Effect, frozen=True, tag="play_last_card"):
    """The last card of an age may be played instead of discarded."""


class FreeBuildPerAge(Effect, frozen=True, tag="free_build_per_age"):
    """A card is built for free `count` times per age; `color` None means any color."""

    count: Amount = 1
    color: Color | None = None


class CopyGuild(Effect, frozen=True, tag="copy_guild"):
    """Counts as one guild built in a city of `scope`, chosen during scoring."""

    scope: Literal["neighbours"]
    count: Amount = 1


# Cities


class ScienceCopy(Effect, frozen=True, tag="science_copy"):
    """Copies the symbol of a neighbor's green card during scoring."""

    count: Amount = 1


class OpponentsLoseCoins(Effect, frozen=True, tag="opponents_lose_coins"):
    """At the end of the turn every other player loses coins, per counted thing they have if `per` is set."""

    amount: Amount
    per: Counted | None = None


class DiplomacyToken(Effect, frozen=True, tag="diplomacy_token"):
    """Diplomacy tokens, taken at once."""

    amount: Amount


class CoinsSelfAndNeighbours(Effect, frozen=True, tag="coins_self_and_neighbours"):
    """Coins from the bank for the builder and for each neighbor."""

    own: Amount = field(name="self")
    each_neighbour: Amount


class TradeRebateFirst(Effect, frozen=True, tag="trade_rebate_first"):
    """Each turn the first resource bought from a neighbor is cheaper, on top of other discounts."""

    scope: Side
    resources: tuple[Resource, ...]
    amount: Amount
    min_price: Annotated[int, Meta(ge=0)]


class ProduceExtraOwn(Effect, frozen=True, tag="produce_extra_own"):
    """Once a turn, one more unit of a type that the city's brown and gray cards or board produce."""

    count: Amount = 1


class ProduceMissing(Effect, frozen=True, tag="produce_missing"):
    """Once a turn, one unit of a type that the city's brown and gray cards and board do not produce."""

    count: Amount = 1


class FreeStageResources(Effect, frozen=True, tag="free_stage_resources"):
    """Later wonder stages cost no resources; coins must still be paid."""


class BankIncomeBonus(Effect, frozen=True, tag="bank_income_bonus"):
    """Additional coins when taking coins from the bank, once a turn."""

    amount: Amount


class CoinsOnBuild(Effect, frozen=True, tag="coins_on_build"):
    """Coins each time the owner builds a card of this color."""

    color: Color
    amount: Amount


class DefeatTokensAsShields(Effect, frozen=True, tag="defeat_tokens_as_shields"):
    """Each defeat token counts as shields in conflicts."""

    amount: Amount


# Leaders


class BuildFree(Effect, frozen=True, tag="build_free"):
    """Every later card of this color is built for free."""

    color: Color


class FreeLeaders(Effect, frozen=True, tag="free_leaders"):
    """Leaders are recruited for free."""


class LeaderCostDiscount(Effect, frozen=True, tag="leader_cost_discount"):
    """Leaders cost fewer coins for the owner and for each neighbor."""

    own: Amount = field(name="self")
    each_neighbour: Amount


class BuyFromBank(Effect, frozen=True, tag="buy_from_bank"):
    """One resource per turn can be bought from the bank."""

    price: Amount
    resources: tuple[Resource, ...]


class CoinsOnPurchase(Effect, frozen=True, tag="coins_on_purchase"):
    """Coins for buying from a neighbor, once per neighbor and turn."""

    amount: Amount


class CoinsOnVictoryToken(Effect, frozen=True, tag="coins_on_victory_token"):
    """Coins for each victory token taken."""

    amount: Amount


class CoinsOnChainBuild(Effect, frozen=True, tag="coins_on_chain_build"):
    """Coins each time a card is built by chain."""

    amount: Amount


class DefeatTokensToWinner(Effect, frozen=True, tag="defeat_tokens_to_winner"):
    """Defeat tokens of the owner go to the city that won the conflict."""


class ScienceSetBonus(Effect, frozen=True, tag="science_set_bonus"):
    """Additional points for each set of different symbols."""

    amount: Amount


class PointsPerSet(Effect, frozen=True, tag="points_per_set"):
    """Points for each set of one card of each of these colors."""

    colors: tuple[Color, ...]
    amount: Amount


class PointsPerCoins(Effect, frozen=True, tag="points_per_coins"):
    """Points for every full group of `coins` coins, in addition to the usual ones."""

    coins: Amount
    amount: Amount


class CopyNeighbourLeader(Effect, frozen=True, tag="copy_neighbour_leader"):
    """The effect of one leader that a neighbor has recruited, chosen when built."""


class DrawLeaders(Effect, frozen=True, tag="draw_leaders"):
    """Draws from the unused leaders into the hand of leaders."""

    amount: Amount


class RecruitExtraLeader(Effect, frozen=True, tag="recruit_extra_leader"):
    """One more leader may be recruited at the end of the turn, at its cost."""

    count: Amount = 1


ClassicEffect = (
    SharedEffect
    | ScienceChoice
    | PlayLastCard
    | FreeBuildPerAge
    | CopyGuild
    | ScienceCopy
    | OpponentsLoseCoins
    | DiplomacyToken
    | CoinsSelfAndNeighbours
    | TradeRebateFirst
    | ProduceExtraOwn
    | ProduceMissing
    | FreeStageResources
    | BankIncomeBonus
    | CoinsOnBuild
    | DefeatTokensAsShields
    | BuildFree
    | FreeLeaders
    | LeaderCostDiscount
    | BuyFromBank
    | CoinsOnPurchase
    | CoinsOnVictoryToken
    | CoinsOnChainBuild
    | DefeatTokensToWinner
    | ScienceSetBonus
    | PointsPerSet
    | PointsPerCoins
    | CopyNeighbourLeader
    | DrawLeaders
    | RecruitExtraLeader
)
