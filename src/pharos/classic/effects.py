"""Converts printed effects of the base game to numbers; expansions add readers of their own."""

from collections.abc import Callable
from typing import Final

from pharos.classic.piece import RESOURCES, SETUP, SYMBOLS, THINGS, Piece
from pharos.content import effects as printed
from pharos.content.effect_reader import adds, sets
from pharos.core.bits import ONE

Reader = Callable[[Piece, printed.Effect], None]


def _produce(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Produce)
    lanes = [RESOURCES.index(resource) for resource in effect.one_of]
    if len(lanes) == 1:
        units = effect.count * 256 ** lanes[0]
        piece.production += units
        piece.sold += units if effect.tradable else 0
        return
    # A mask is one unit; no component makes two units of its choice.
    assert effect.count == 1
    choice = sum(2**n for n in lanes)
    if effect.tradable:
        piece.sold_choice = choice
    else:
        piece.own_choice = choice


def _points(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Points)
    piece.points += effect.amount * ONE[piece.points_category]


def _science(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Science)
    piece.symbols += ONE[SYMBOLS.index(effect.symbol)]


def _coins_per(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CoinsPer)
    piece.gain_per = effect.amount
    piece.gain_thing = THINGS.index(effect.per)
    piece.gain_own = int(effect.scope in ("self", "both"))
    piece.gain_neighbours = int(effect.scope in ("neighbours", "both"))


def _points_per(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.PointsPer)
    piece.points_per = effect.amount
    piece.points_printed = effect.amount
    piece.points_thing = THINGS.index(effect.per)
    piece.points_own = int(effect.scope in ("self", "both"))
    piece.points_neighbours = int(effect.scope in ("neighbours", "both"))


def _trade_discount(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.TradeDiscount)
    for resource in effect.resources:
        cut = (SETUP.trade_price - effect.price) * 256 ** RESOURCES.index(resource)
        piece.left_cut |= cut if effect.scope in ("left", "both") else 0
        piece.right_cut |= cut if effect.scope in ("right", "both") else 0


READERS: Final[dict[str, Reader]] = {
    "produce": _produce,
    "points": _points,
    "shields": adds(shields="amount"),
    "science": _science,
    "science_choice": adds(wild=1),
    "coins": adds(gain="amount"),
    "coins_per": _coins_per,
    "points_per": _points_per,
    "trade_discount": _trade_discount,
    "build_from_discard": adds(revivals="count"),
    "play_last_card": sets(last_card=1),
    "free_build_per_age": adds(free_builds="count"),
    "copy_guild": adds(guild_copies="count"),
}
