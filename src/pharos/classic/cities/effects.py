"""Converts printed effects of Cities to numbers."""

from typing import Final

from mypy_extensions import i64

from pharos.classic.effects import Reader
from pharos.classic.piece import Piece
from pharos.content import effects as printed
from pharos.content.effect_reader import adds, each_of, sets
from pharos.core.bits import ONE

LOSS_THINGS: Final = (None, "victory_tokens", "wonder_stages")
"""What losses are counted by, each a lane of `losses`: nothing, victory tokens, stages."""
PER_VICTORY: Final[i64] = 1
PER_STAGE: Final[i64] = 2


def _opponents_lose_coins(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.OpponentsLoseCoins)
    piece.losses += effect.amount * ONE[LOSS_THINGS.index(effect.per)]


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


READERS: Final[dict[str, Reader]] = {
    "science_copy": each_of(adds(masks="count"), sets(of_cities=True)),
    "opponents_lose_coins": _opponents_lose_coins,
    "diplomacy_token": adds(doves="amount"),
    "coins_self_and_neighbours": adds(gain="own", neighbours_gain="each_neighbour"),
    "trade_rebate_first": _trade_rebate_first,
    "produce_extra_own": _produce_extra_own,
    "produce_missing": _produce_missing,
    "free_stage_resources": sets(free_stages=True, of_cities=True),
}
