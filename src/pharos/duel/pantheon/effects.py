"""Converts printed effects of Pantheon to numbers: one function per effect type."""

from typing import Final

from pharos.content import effects as printed
from pharos.duel.effects import Reader
from pharos.duel.pantheon import steps as pantheon_steps
from pharos.duel.piece import COLORS, Piece


def _choose_progress_token(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ChooseProgressToken)
    piece.god_tokens = effect.tokens_on_card
    piece.asks.append((int(pantheon_steps.ENKI), 0))


def _copy_opponent_science(piece: Piece, effect: printed.Effect) -> None:
    piece.asks.append((int(pantheon_steps.SNAKE), 0))


def _protected_coins(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ProtectedCoins)
    piece.god_coins = effect.amount
    piece.god_coin_points = effect.points_each


def _take_opponent_building(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.TakeOpponentBuilding)
    colors = sum(2 ** COLORS.index(color) for color in effect.colors)
    piece.asks += [(int(pantheon_steps.STEAL), colors)] * effect.count


def _discard_structure_card(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.DiscardStructureCard)
    piece.asks += [(int(pantheon_steps.STRIKE), 0)] * effect.count


def _undo_wonder(piece: Piece, effect: printed.Effect) -> None:
    piece.asks.append((int(pantheon_steps.UNBUILD), 0))


def _build_wonder_from_discard(piece: Piece, effect: printed.Effect) -> None:
    piece.asks.append((int(pantheon_steps.RAISE), 0))


def _take_unbuilt_wonder(piece: Piece, effect: printed.Effect) -> None:
    piece.asks.append((int(pantheon_steps.CLAIM), 0))


def _place_minerva(piece: Piece, effect: printed.Effect) -> None:
    piece.asks.append((int(pantheon_steps.MINERVA), 0))


def _military_tokens(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.MilitaryTokens)
    piece.asks += [(int(pantheon_steps.SINK), 0)] * effect.discard_without_effect
    piece.asks += [(int(pantheon_steps.UNLEASH), 0)] * effect.apply


def _activate_top_god(piece: Piece, effect: printed.Effect) -> None:
    piece.reveals_tops = True


def _activate_stack_god(piece: Piece, effect: printed.Effect) -> None:
    piece.asks.append((int(pantheon_steps.MYTHOLOGY), 0))


def _activation_discount(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ActivationDiscount)
    piece.god_discount += effect.amount


def _opponent_loses_coins_per_space(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.OpponentLosesCoinsPerSpace)
    piece.siege += effect.amount


def _build_chained_for(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.BuildChainedFor)
    assert not effect.counts_as_chain  # PAN-PROG-05
    piece.chained_price = effect.coins


def _grand_temple_points(piece: Piece, effect: printed.Effect) -> None:
    """Does nothing: Grand Temples are counted by kind of card (PAN-TEMPLE-03)."""


READERS: Final[dict[str, Reader]] = {
    "choose_progress_token": _choose_progress_token,
    "copy_opponent_science": _copy_opponent_science,
    "protected_coins": _protected_coins,
    "take_opponent_building": _take_opponent_building,
    "discard_structure_card": _discard_structure_card,
    "undo_wonder": _undo_wonder,
    "build_wonder_from_discard": _build_wonder_from_discard,
    "take_unbuilt_wonder": _take_unbuilt_wonder,
    "place_minerva": _place_minerva,
    "military_tokens": _military_tokens,
    "activate_top_god": _activate_top_god,
    "activate_stack_god": _activate_stack_god,
    "activation_discount": _activation_discount,
    "opponent_loses_coins_per_space": _opponent_loses_coins_per_space,
    "build_chained_for": _build_chained_for,
    "grand_temple_points": _grand_temple_points,
}
