"""The effects of the classic game, Cities and Leaders."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from pharos.content.effects.shared import (
    Amount,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Color,
    Counted,
    Effect,
    Points,
    PointsPer,
    Produce,
    Resource,
    ResourceDiscount,
    Science,
    Shields,
    Side,
    Symbol,
    TradeDiscount,
)


class ScienceChoice(Effect, frozen=True, tag="science_choice"):
    """One symbol, chosen when points are counted."""

    symbols: tuple[Symbol, ...]


class PlayLastCard(Effect, frozen=True, tag="play_last_card"):
    """The last card of an age is played instead of discarded."""


class FreeBuildPerAge(Effect, frozen=True, tag="free_build_per_age"):
    """So many times an age a card is built free of charge; `color` None means any."""

    count: Amount = 1
    color: Color | None = None


class CopyGuild(Effect, frozen=True, tag="copy_guild"):
    """Counts as one guild built in a city of `scope`, chosen when points are counted."""

    scope: Literal["neighbours"]
    count: Amount = 1


# Classic: Cities


class ScienceCopy(Effect, frozen=True, tag="science_copy"):
    """Copies the symbol of a green card of a neighbour when points are counted."""

    count: Amount = 1


class OpponentsLoseCoins(Effect, frozen=True, tag="opponents_lose_coins"):
    """At the end of the turn every other player pays, per counted thing he has where `per` says one."""

    amount: Amount
    per: Counted | None = None


class DiplomacyToken(Effect, frozen=True, tag="diplomacy_token"):
    """Diplomacy tokens, at once."""

    amount: Amount


class CoinsSelfAndNeighbours(Effect, frozen=True, tag="coins_self_and_neighbours"):
    """Coins from the bank for the builder and for each neighbour."""

    own: Amount = field(name="self")
    each_neighbour: Amount


class TradeRebateFirst(Effect, frozen=True, tag="trade_rebate_first"):
    """The first resource bought from that neighbour in a turn is cheaper, on top of other discounts."""

    scope: Side
    resources: tuple[Resource, ...]
    amount: Amount
    min_price: Annotated[int, Meta(ge=0)]


class ProduceExtraOwn(Effect, frozen=True, tag="produce_extra_own"):
    """Once a turn one more unit of a type that own brown and grey cards or the board show."""

    count: Amount = 1


class ProduceMissing(Effect, frozen=True, tag="produce_missing"):
    """Once a turn one unit of a type that own brown and grey cards and the board do not show."""

    count: Amount = 1


class FreeStageResources(Effect, frozen=True, tag="free_stage_resources"):
    """Later wonder stages cost no resources; coins are still due."""


class BankIncomeBonus(Effect, frozen=True, tag="bank_income_bonus"):
    """More coins when coins come from the bank, once a turn."""

    amount: Amount


class CoinsOnBuild(Effect, frozen=True, tag="coins_on_build"):
    """Coins each time the owner builds a card of that color."""

    color: Color
    amount: Amount


class DefeatTokensAsShields(Effect, frozen=True, tag="defeat_tokens_as_shields"):
    """Each defeat token counts as shields in conflicts."""

    amount: Amount


# Classic: Leaders


class BuildFree(Effect, frozen=True, tag="build_free"):
    """Every later card of that color is built free of charge."""

    color: Color


class FreeLeaders(Effect, frozen=True, tag="free_leaders"):
    """Leaders are recruited without paying."""


class LeaderCostDiscount(Effect, frozen=True, tag="leader_cost_discount"):
    """Leaders cost fewer coins for the owner and for each neighbour."""

    own: Amount = field(name="self")
    each_neighbour: Amount


class BuyFromBank(Effect, frozen=True, tag="buy_from_bank"):
    """Once a turn one resource is bought from the bank."""

    price: Amount
    resources: tuple[Resource, ...]


class CoinsOnPurchase(Effect, frozen=True, tag="coins_on_purchase"):
    """Coins for buying from a neighbour, once a neighbour a turn."""

    amount: Amount


class CoinsOnVictoryToken(Effect, frozen=True, tag="coins_on_victory_token"):
    """Coins for each victory token taken."""

    amount: Amount


class CoinsOnChainBuild(Effect, frozen=True, tag="coins_on_chain_build"):
    """Coins each time a card is built through a chain."""

    amount: Amount


class DefeatTokensToWinner(Effect, frozen=True, tag="defeat_tokens_to_winner"):
    """Defeat tokens of the owner go to the city that won the conflict."""


class ScienceSetBonus(Effect, frozen=True, tag="science_set_bonus"):
    """More points for each set of different symbols."""

    amount: Amount


class PointsPerSet(Effect, frozen=True, tag="points_per_set"):
    """Points for each set of one card of every color."""

    colors: tuple[Color, ...]
    amount: Amount


class PointsPerCoins(Effect, frozen=True, tag="points_per_coins"):
    """Points for every full group of coins, besides the usual ones."""

    coins: Amount
    amount: Amount


class CopyNeighbourLeader(Effect, frozen=True, tag="copy_neighbour_leader"):
    """The effect of one recruited leader of a neighbour, chosen when built."""


class DrawLeaders(Effect, frozen=True, tag="draw_leaders"):
    """Draw from the unused leaders into the leader hand."""

    amount: Amount


class RecruitExtraLeader(Effect, frozen=True, tag="recruit_extra_leader"):
    """One more leader may be recruited at the end of the turn, its cost being paid."""

    count: Amount = 1


ClassicEffect = (
    Produce
    | Points
    | Shields
    | Science
    | Coins
    | CoinsPer
    | PointsPer
    | TradeDiscount
    | BuildFromDiscard
    | ResourceDiscount
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
