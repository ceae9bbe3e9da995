"""Converts printed effects of the base game to numbers: one function per effect type."""

from collections.abc import Callable
from typing import Final

from pharos.content import effects as printed
from pharos.core.bits import ONE
from pharos.duel import steps
from pharos.duel.piece import COLORS, RAW_LANES, RESOURCES, SYMBOLS, THINGS, Piece

Reader = Callable[[Piece, printed.Effect], None]


def _produce(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Produce)
    lanes = [RESOURCES.index(resource) for resource in effect.one_of]
    if len(lanes) == 1:
        piece.production += effect.count * 256 ** lanes[0]
        piece.private += 0 if effect.tradable else effect.count * 256 ** lanes[0]
    elif max(lanes) < int(RAW_LANES):
        piece.raw += effect.count
    else:
        piece.goods += effect.count


def _points(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Points)
    piece.points += effect.amount * ONE[piece.points_category]


def _shields(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Shields)
    piece.shields += effect.amount


def _science(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Science)
    piece.symbol = SYMBOLS.index(effect.symbol)


def _coins(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Coins)
    piece.gain += effect.amount


def _coins_per(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CoinsPer)
    piece.gain_per = effect.amount
    piece.gain_thing = THINGS.index(effect.per)
    piece.gain_widest = effect.scope == "max_city"


def _points_per(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.PointsPer)
    piece.points_per = effect.amount
    piece.points_thing = THINGS.index(effect.per)
    piece.points_widest = effect.scope == "max_city"


def _trade_discount(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.TradeDiscount)
    for resource in effect.resources:
        piece.fixed |= 255 * 256 ** RESOURCES.index(resource)


def _extra_turn(piece: Piece, effect: printed.Effect) -> None:
    piece.turn = 1


def _opponent_loses_coins(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.OpponentLosesCoins)
    piece.loss += effect.amount


def _destroy_card(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.DestroyCard)
    piece.asks.append((int(steps.DESTROY), COLORS.index(effect.color)))


def _build_from_discard(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.BuildFromDiscard)
    piece.asks += [(int(steps.REVIVE), 0)] * effect.count


def _draw_progress_token(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.DrawProgressToken)
    piece.asks.append((int(steps.LIBRARY), effect.draw))


def _cost_reduction(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CostReduction)
    if effect.applies_to == "wonders":
        piece.wonder_reduction += effect.resources
    else:
        piece.reduction += effect.resources * 256 ** COLORS.index(effect.applies_to)


def _gain_opponent_trade_coins(piece: Piece, effect: printed.Effect) -> None:
    piece.takes_trade = 1


def _extra_shields(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ExtraShields)
    piece.extra_shields += effect.amount * 256 ** COLORS.index(effect.applies_to)


def _grant_extra_turn(piece: Piece, effect: printed.Effect) -> None:
    piece.wonder_turns = 1


def _coins_on_chain(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CoinsOnChain)
    piece.chain_coins += effect.amount


READERS: Final[dict[str, Reader]] = {
    "produce": _produce,
    "points": _points,
    "shields": _shields,
    "science": _science,
    "coins": _coins,
    "coins_per": _coins_per,
    "points_per": _points_per,
    "trade_discount": _trade_discount,
    "extra_turn": _extra_turn,
    "opponent_loses_coins": _opponent_loses_coins,
    "destroy_card": _destroy_card,
    "build_from_discard": _build_from_discard,
    "draw_progress_token": _draw_progress_token,
    "cost_reduction": _cost_reduction,
    "gain_opponent_trade_coins": _gain_opponent_trade_coins,
    "extra_shields": _extra_shields,
    "grant_extra_turn": _grant_extra_turn,
    "coins_on_chain": _coins_on_chain,
}
