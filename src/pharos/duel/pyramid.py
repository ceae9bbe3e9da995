"""The structure of face-up and face-down cards."""

from mypy_extensions import i64

from pharos.core.bits import BIT, first
from pharos.duel.layout import layout_of
from pharos.duel.state import State


def lay_out(state: State, age: i64) -> None:
    """Lays out the structure of an age (DUEL-STRUCT-01)."""
    layout = layout_of(age, state.deal.rules.mix)
    state.age = age
    state.layout = layout
    state.present = layout.all
    state.available = layout.open
    state.shown = layout.face_up
    pantheon = state.pantheon
    if pantheon is not None:
        pantheon.marks = layout.mythology | layout.offerings


def take(state: State, slot: i64) -> None:
    """Takes a card from the structure; cards that only it covered become available (DUEL-STRUCT-05)."""
    gone = ~BIT[slot]
    present = state.present & gone
    state.present = present
    state.available &= gone
    layout = state.layout
    covered = layout.covers[slot] & present
    while covered != 0:
        below = first(covered)
        covered &= covered - 1
        if layout.covered_by[below] & present == 0:
            state.available |= BIT[below]


def turn_up(state: State) -> None:
    """Turns every available card face up (DUEL-STRUCT-06, DUEL-STRUCT-07)."""
    state.shown |= state.available
