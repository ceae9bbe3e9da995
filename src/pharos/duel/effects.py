"""Converts printed effects of the base game to numbers: one function per effect type."""

from collections.abc import Callable
from typing import Final

from pharos.content import effects as printed
from pharos.content.effect_reader import adds, asks, sets
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


def _science(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Science)
    piece.symbol = SYMBOLS.index(effect.symbol)


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


def _destroy_card(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.DestroyCard)
    piece.asks.append((int(steps.DESTROY), COLORS.index(effect.color)))


def _draw_progress_token(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.DrawProgressToken)
    piece.asks.append((int(steps.LIBRARY), effect.draw))


def _cost_reduction(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CostReduction)
    if effect.applies_to == "wonders":
        piece.wonder_reduction += effect.resources
    else:
        piece.reduction += effect.resources * 256 ** COLORS.index(effect.applies_to)


def _extra_shields(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ExtraShields)
    piece.extra_shields += effect.amount * 256 ** COLORS.index(effect.applies_to)


READERS: Final[dict[str, Reader]] = {
    "produce": _produce,
    "points": _points,
    "shields": adds(shields="amount"),
    "science": _science,
    "coins": adds(gain="amount"),
    "coins_per": _coins_per,
    "points_per": _points_per,
    "trade_discount": _trade_discount,
    "extra_turn": sets(turn=1),
    "opponent_loses_coins": adds(loss="amount"),
    "destroy_card": _destroy_card,
    "build_from_discard": asks(int(steps.REVIVE), "count"),
    "draw_progress_token": _draw_progress_token,
    "cost_reduction": _cost_reduction,
    "gain_opponent_trade_coins": sets(takes_trade=1),
    "extra_shields": _extra_shields,
    "grant_extra_turn": sets(wonder_turns=1),
    "coins_on_chain": adds(chain_coins="amount"),
}
