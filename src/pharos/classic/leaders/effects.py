"""Converts printed effects of Leaders, and of the leaders of Cities, to numbers."""

from typing import Final

from pharos.classic.effects import READERS as BASE_READERS
from pharos.classic.effects import Reader
from pharos.classic.piece import COLORS, RESOURCES, STAGE_KIND, Piece
from pharos.content import effects as printed
from pharos.core.bits import high_lane, low_lane


def _resource_discount(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ResourceDiscount)
    # A discount is implemented as one more producer of any resource, so it is one unit (LEADERS-BUILD-01).
    assert effect.amount == 1
    on_stages = effect.target == "wonder_stage"
    piece.discounts |= int(STAGE_KIND) if on_stages else 2 ** COLORS.index(effect.target)
    piece.of_leaders = True


def _buy_from_bank(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.BuyFromBank)
    assert len(effect.resources) == len(RESOURCES)
    piece.bank_price = effect.price
    piece.of_leaders = True


def _coins_on_purchase(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CoinsOnPurchase)
    piece.purchase_coins = effect.amount
    piece.of_leaders = True


def _coins_on_victory_token(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CoinsOnVictoryToken)
    piece.victory_coins = effect.amount
    piece.of_leaders = True


def _coins_on_chain_build(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CoinsOnChainBuild)
    piece.chain_coins = effect.amount
    piece.of_leaders = True


def _coins_on_build(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CoinsOnBuild)
    piece.build_coins += effect.amount * low_lane(COLORS.index(effect.color))
    piece.further_build_coins += effect.amount * high_lane(COLORS.index(effect.color))
    piece.of_leaders = True


def _build_free(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.BuildFree)
    piece.free_colors |= 2 ** COLORS.index(effect.color)
    piece.of_leaders = True


def _free_leaders(piece: Piece, effect: printed.Effect) -> None:
    piece.free_leaders = True
    piece.of_leaders = True


def _leader_cost_discount(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.LeaderCostDiscount)
    piece.leader_cut = effect.own
    piece.neighbours_cut = effect.each_neighbour
    piece.of_leaders = True


def _defeat_tokens_to_winner(piece: Piece, effect: printed.Effect) -> None:
    piece.passes_defeats = True
    piece.of_leaders = True


def _science_set_bonus(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ScienceSetBonus)
    piece.set_bonus = effect.amount
    piece.of_leaders = True


def _defeat_tokens_as_shields(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.DefeatTokensAsShields)
    piece.defeat_shields = effect.amount
    piece.of_leaders = True


def _bank_income_bonus(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.BankIncomeBonus)
    piece.bank_bonus = effect.amount
    piece.of_leaders = True


def _free_build_per_age(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.FreeBuildPerAge)
    if effect.color is None:
        BASE_READERS["free_build_per_age"](piece, effect)
        return
    assert effect.color == "black"
    piece.black_builds += effect.count
    piece.of_leaders = True


def _points_per_set(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.PointsPerSet)
    piece.points_per = effect.amount
    piece.points_printed = effect.amount
    piece.points_set = sum(low_lane(COLORS.index(color)) for color in effect.colors)
    piece.further_points_set = sum(high_lane(COLORS.index(color)) for color in effect.colors)


def _points_per_coins(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.PointsPerCoins)
    piece.points_per = effect.amount
    piece.points_printed = effect.amount
    piece.points_coins = effect.coins


def _copy_neighbour_leader(piece: Piece, effect: printed.Effect) -> None:
    piece.copies_leader = True


def _draw_leaders(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.DrawLeaders)
    piece.leaders_drawn += effect.amount


def _recruit_extra_leader(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.RecruitExtraLeader)
    piece.extra_leaders += effect.count


READERS: Final[dict[str, Reader]] = {
    "resource_discount": _resource_discount,
    "buy_from_bank": _buy_from_bank,
    "coins_on_purchase": _coins_on_purchase,
    "coins_on_victory_token": _coins_on_victory_token,
    "coins_on_chain_build": _coins_on_chain_build,
    "coins_on_build": _coins_on_build,
    "build_free": _build_free,
    "free_leaders": _free_leaders,
    "leader_cost_discount": _leader_cost_discount,
    "defeat_tokens_to_winner": _defeat_tokens_to_winner,
    "science_set_bonus": _science_set_bonus,
    "defeat_tokens_as_shields": _defeat_tokens_as_shields,
    "bank_income_bonus": _bank_income_bonus,
    "free_build_per_age": _free_build_per_age,
    "points_per_set": _points_per_set,
    "points_per_coins": _points_per_coins,
    "copy_neighbour_leader": _copy_neighbour_leader,
    "draw_leaders": _draw_leaders,
    "recruit_extra_leader": _recruit_extra_leader,
}
