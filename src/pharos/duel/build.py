"""Building cards and wonders."""

from typing import Final

from mypy_extensions import i64

from pharos.core.bits import BIT, size
from pharos.duel.gain import gain
from pharos.duel.pieces import CARDS, SETUP, WONDERS
from pharos.duel.state import State

MOST_WONDERS: Final[i64] = SETUP.max_wonders_built


def build(state: State, seat: i64, number: i64) -> None:
    """Builds a card; payment is handled by the caller."""
    gain(state, seat, CARDS[number])


def raise_wonder(state: State, seat: i64, number: i64, card: i64) -> None:
    """Builds a wonder with a card under it, in the order of DUEL-WONDER-07."""
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    state.under[number] = card
    mine.standing |= BIT[number]
    if size(mine.standing) + size(theirs.standing) == MOST_WONDERS:
        # DUEL-WONDER-04: the unbuilt wonder is returned to the box.
        mine.wonders &= mine.standing
        theirs.wonders &= theirs.standing
    if mine.wonder_turns > 0:
        state.again = 1
    gain(state, seat, WONDERS[number])
