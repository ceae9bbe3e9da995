"""The discard pile."""

from mypy_extensions import i64

from pharos.duel.pieces import CARDS
from pharos.duel.state import State


def throw_away(state: State, card: i64) -> None:
    """Adds a card to the discard pile (DUEL-DISCARD-02, DUEL-WND-13)."""
    piece = CARDS[card]
    state.discard_lo |= piece.lo
    state.discard_hi |= piece.hi
    state.discard_up |= piece.up
    state.discard_top |= piece.top


def pick_up(state: State, card: i64) -> None:
    """Removes a card from the discard pile (DUEL-WND-10, PAN-GOD-ISIS-05)."""
    piece = CARDS[card]
    state.discard_lo &= ~piece.lo
    state.discard_hi &= ~piece.hi
    state.discard_up &= ~piece.up
    state.discard_top &= ~piece.top
