"""Converts printed effects of Cities to numbers."""

from typing import Final

from mypy_extensions import i64

from pharos.classic.effects import Reader
from pharos.classic.piece import Piece
from pharos.content import effects as printed
from pharos.core.bits import ONE

LOSS_THINGS: Final = (None, "victory_tokens", "wonder_stages")
"""What losses are counted by, each a lane of `losses`: nothing, victory tokens, stages."""
PER_VICTORY: Final[i64] = 1
PER_STAGE: Final[i64] = 2


def _science_copy(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ScienceCopy)
    piece.masks += effect.count
    piece.of_cities = True


def _opponents_lose_coins(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.OpponentsLoseCoins)
    piece.losses += effect.amount * ONE[LOSS_THINGS.index(effect.per)]


def _diplomacy_token(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.DiplomacyToken)
    piece.doves += effect.amount


def _coins_self_and_neighbours(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CoinsSelfAndNeighbours)
    piece.gain += effect.own
    piece.neighbours_gain += effect.each_neighbour


def _trade_rebate_first(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.TradeRebateFirst)
    # Every resource and every price allows the full rebate, so one number per side is enough.
    assert len(effect.resources) == 7
    assert effect.amount == 1
    assert effect.min_price == 0
    piece.left_rebate += effect.amount if effect.scope in ("left", "both") else 0
    piece.right_rebate += effect.amount if effect.scope in ("right", "both") else 0
    piece.of_cities = True


def _produce_extra_own(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ProduceExtraOwn)
    assert effect.count == 1
    piece.warehouse = True
    piece.of_cities = True


def _produce_missing(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ProduceMissing)
    assert effect.count == 1
    piece.black_market = True
    piece.of_cities = True


def _free_stage_resources(piece: Piece, effect: printed.Effect) -> None:
    piece.free_stages = True
    piece.of_cities = True


READERS: Final[dict[str, Reader]] = {
    "science_copy": _science_copy,
    "opponents_lose_coins": _opponents_lose_coins,
    "diplomacy_token": _diplomacy_token,
    "coins_self_and_neighbours": _coins_self_and_neighbours,
    "trade_rebate_first": _trade_rebate_first,
    "produce_extra_own": _produce_extra_own,
    "produce_missing": _produce_missing,
    "free_stage_resources": _free_stage_resources,
}
