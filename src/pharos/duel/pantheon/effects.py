"""Converts printed effects of Pantheon to numbers: one function per effect type."""

from typing import Final

from pharos.content import effects as printed
from pharos.content.effect_reader import adds, asks, each_of, sets
from pharos.duel.effects import Reader
from pharos.duel.pantheon import steps as pantheon_steps
from pharos.duel.piece import COLORS, Piece


def _take_opponent_building(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.TakeOpponentBuilding)
    colors = sum(2 ** COLORS.index(color) for color in effect.colors)
    piece.asks += [(int(pantheon_steps.STEAL), colors)] * effect.count


def _build_chained_for(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.BuildChainedFor)
    assert not effect.counts_as_chain  # PAN-PROG-05
    piece.chained_price = effect.coins


def _grand_temple_points(piece: Piece, effect: printed.Effect) -> None:
    """Does nothing: Grand Temples are counted by kind of card (PAN-TEMPLE-03)."""


READERS: Final[dict[str, Reader]] = {
    "choose_progress_token": each_of(sets(god_tokens="tokens_on_card"), asks(int(pantheon_steps.ENKI))),
    "copy_opponent_science": asks(int(pantheon_steps.SNAKE)),
    "protected_coins": sets(god_coins="amount", god_coin_points="points_each"),
    "take_opponent_building": _take_opponent_building,
    "discard_structure_card": asks(int(pantheon_steps.STRIKE), "count"),
    "undo_wonder": asks(int(pantheon_steps.UNBUILD)),
    "build_wonder_from_discard": asks(int(pantheon_steps.RAISE)),
    "take_unbuilt_wonder": asks(int(pantheon_steps.CLAIM)),
    "place_minerva": asks(int(pantheon_steps.MINERVA)),
    "military_tokens": each_of(
        asks(int(pantheon_steps.SINK), "discard_without_effect"), asks(int(pantheon_steps.UNLEASH), "apply")
    ),
    "activate_top_god": sets(reveals_tops=True),
    "activate_stack_god": asks(int(pantheon_steps.MYTHOLOGY)),
    "activation_discount": adds(god_discount="amount"),
    "opponent_loses_coins_per_space": adds(siege="amount"),
    "build_chained_for": _build_chained_for,
    "grand_temple_points": _grand_temple_points,
}
