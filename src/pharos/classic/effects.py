"""Converts printed effects of the base game to numbers; expansions add readers of their own."""

from collections.abc import Callable
from typing import Final

from pharos.classic.piece import RESOURCES, SETUP, SYMBOLS, THINGS, Piece
from pharos.content import effects as printed
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


def _shields(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Shields)
    piece.shields += effect.amount


def _science(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Science)
    piece.symbols += ONE[SYMBOLS.index(effect.symbol)]


def _science_choice(piece: Piece, effect: printed.Effect) -> None:
    piece.wild += 1


def _coins(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Coins)
    piece.gain += effect.amount


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


def _build_from_discard(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.BuildFromDiscard)
    piece.revivals += effect.count


def _play_last_card(piece: Piece, effect: printed.Effect) -> None:
    piece.last_card = 1


def _free_build_per_age(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.FreeBuildPerAge)
    piece.free_builds += effect.count


def _copy_guild(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CopyGuild)
    piece.guild_copies += effect.count


READERS: Final[dict[str, Reader]] = {
    "produce": _produce,
    "points": _points,
    "shields": _shields,
    "science": _science,
    "science_choice": _science_choice,
    "coins": _coins,
    "coins_per": _coins_per,
    "points_per": _points_per,
    "trade_discount": _trade_discount,
    "build_from_discard": _build_from_discard,
    "play_last_card": _play_last_card,
    "free_build_per_age": _free_build_per_age,
    "copy_guild": _copy_guild,
}
