"""Converts printed effects of Leaders, and of the leaders of Cities, to numbers."""

from typing import Final

from pharos.classic.effects import READERS as BASE_READERS
from pharos.classic.effects import Reader
from pharos.classic.piece import COLORS, RESOURCES, STAGE_KIND, Piece
from pharos.content import effects as printed
from pharos.content.effect_reader import adds, sets
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


def _coins_on_build(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CoinsOnBuild)
    piece.build_coins += effect.amount * low_lane(COLORS.index(effect.color))
    piece.further_build_coins += effect.amount * high_lane(COLORS.index(effect.color))
    piece.of_leaders = True


def _build_free(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.BuildFree)
    piece.free_colors |= 2 ** COLORS.index(effect.color)
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


READERS: Final[dict[str, Reader]] = {
    "resource_discount": _resource_discount,
    "buy_from_bank": _buy_from_bank,
    "coins_on_purchase": sets(purchase_coins="amount", of_leaders=True),
    "coins_on_victory_token": sets(victory_coins="amount", of_leaders=True),
    "coins_on_chain_build": sets(chain_coins="amount", of_leaders=True),
    "coins_on_build": _coins_on_build,
    "build_free": _build_free,
    "free_leaders": sets(free_leaders=True, of_leaders=True),
    "leader_cost_discount": sets(leader_cut="own", neighbours_cut="each_neighbour", of_leaders=True),
    "defeat_tokens_to_winner": sets(passes_defeats=True, of_leaders=True),
    "science_set_bonus": sets(set_bonus="amount", of_leaders=True),
    "defeat_tokens_as_shields": sets(defeat_shields="amount", of_leaders=True),
    "bank_income_bonus": sets(bank_bonus="amount", of_leaders=True),
    "free_build_per_age": _free_build_per_age,
    "points_per_set": _points_per_set,
    "points_per_coins": sets(points_per="amount", points_printed="amount", points_coins="coins"),
    "copy_neighbour_leader": sets(copies_leader=True),
    "draw_leaders": adds(leaders_drawn="amount"),
    "recruit_extra_leader": adds(extra_leaders="count"),
}
