"""Mythology and offering tokens: taken from the structure, and the gods they bring to the Pantheon."""

from typing import Final

from mypy_extensions import i64

from pharos.core.bits import BIT, ONE, first
from pharos.duel.pantheon import steps as pantheon_steps
from pharos.duel.pantheon.activation import OFFERING_VALUES, turn_up_gods
from pharos.duel.pantheon.board import mark_of
from pharos.duel.pantheon.gods import DRAWN, GATE, MYTHOLOGY_CHAINS, MYTHOLOGY_OF, SLOT_COUNT, STACK
from pharos.duel.state import State

AGE_OF_OPENING: Final[i64] = 2


def collect(state: State) -> bool:
    """Takes the tokens on cards that are about to be turned up, the lowest slot first.

    Returns True as soon as a mythology token requires placing a god (PAN-TOKEN-01, PAN-TOKEN-03).
    """
    pantheon = state.pantheon
    if pantheon is None:
        return False
    uncovered = state.available & ~state.shown & pantheon.marks
    while uncovered != 0:
        take_from(state, state.mover, first(uncovered))
        if state.depth != 0:
            return True
        uncovered &= uncovered - 1
    return False


def take_from(state: State, seat: i64, slot: i64) -> None:
    """Gives a seat the token on a slot of the structure, if there is one."""
    pantheon = state.pantheon
    if pantheon is None or pantheon.marks & BIT[slot] == 0:
        return
    pantheon.marks &= ~BIT[slot]
    mine = state.city(seat)
    layout = state.layout
    if layout.mythology & BIT[slot] != 0:
        mythology = state.deal.mythology[mark_of(layout.mythology, slot)]
        mine.mythology += ONE[mythology]
        mine.chains |= MYTHOLOGY_CHAINS[mythology]
        if pantheon.top(mythology) >= 0:
            pantheon.see(seat, drawn_gods(state, mythology))
            state.push(pantheon_steps.PLACE, seat, mythology)
        return
    value = state.deal.offerings[mark_of(layout.offerings, slot)]
    n: i64 = 0
    while OFFERING_VALUES[n] != value:
        n += 1
    mine.offerings |= BIT[n]


def drawn_gods(state: State, mythology: i64) -> i64:
    """Returns the gods drawn for a mythology token: the top two of the stack, or the last (PAN-TOKEN-02,
    PAN-TOKEN-06)."""
    pantheon = state.pantheon
    gods: i64 = 0
    if pantheon is None:
        return gods
    place = mythology * STACK
    end = place + DRAWN
    while place < end and pantheon.stacks[place] >= 0:
        gods |= BIT[pantheon.stacks[place]]
        place += 1
    return gods


def place_god(state: State, seat: i64, god: i64, slot: i64) -> None:
    """Puts one of the drawn gods face down into a slot and the other back on top (PAN-TOKEN-02,
    PAN-TOKEN-07)."""
    pantheon = state.pantheon
    if pantheon is None:
        return
    gods = drawn_gods(state, MYTHOLOGY_OF[god])
    pantheon.draw(god)
    pantheon.slots[slot] = god
    if gods != BIT[god]:
        pantheon.hide(seat, gods)


def empty_slots(state: State) -> i64:
    """Returns the slots of the Pantheon without a card."""
    pantheon = state.pantheon
    slots: i64 = 0
    if pantheon is None:
        return slots
    slot: i64 = 0
    while slot < SLOT_COUNT:
        if pantheon.slots[slot] < 0:
            slots |= BIT[slot]
        slot += 1
    return slots


def open_pantheon(state: State) -> None:
    """At the start of Age II, puts the Gate into the empty slot and turns all gods up (PAN-SETUP-08,
    PAN-SETUP-13)."""
    pantheon = state.pantheon
    if pantheon is None or state.age != AGE_OF_OPENING:
        return
    gods: i64 = 0
    for god in pantheon.slots:
        if god >= 0:
            gods |= BIT[god]
    pantheon.slots[first(empty_slots(state))] = GATE
    turn_up_gods(state, gods)
