"""Activating a card of the Pantheon: its price, offerings, the Gate and the Divine Theater."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import BIT, first
from pharos.duel.choices import THIRD
from pharos.duel.gain import gain
from pharos.duel.pantheon import steps as pantheon_steps
from pharos.duel.pantheon.board import Pantheon
from pharos.duel.pantheon.gods import (
    GATE,
    GATE_FACTOR,
    GODS,
    MYTHOLOGIES,
    MYTHOLOGY_OF,
    PRINTED,
    SLOT_COUNT,
    SLOT_PRICES,
    STACK,
)
from pharos.duel.pantheon.verbs import ACTIVATE
from pharos.duel.state import City, State

OFFERINGS: Final = tuple(PRINTED.setup.offerings)
"""The values of the offering tokens; a set of tokens is a mask of indices in this tuple."""
SETS: Final[i64] = 2 ** len(OFFERINGS)
OFFERING_VALUES: Final = vec[i64](list(OFFERINGS))
SET_VALUES: Final = vec[i64](
    [sum(value for n, value in enumerate(OFFERINGS) if used >> n & 1) for used in range(int(SETS))]
)
PRICES: Final[i64] = max(SLOT_PRICES) * GATE_FACTOR + 1
"""One more than the highest possible price."""
FIRST_AGE_OF_GODS: Final[i64] = 2


def _left(held: int, used: int) -> list[int]:
    return sorted((value for n, value in enumerate(OFFERINGS) if (held & ~used) >> n & 1), reverse=True)


def _beats(held: int, price: int, other: int, used: int) -> bool:
    """Returns whether another set costs no more and leaves tokens that are at least as good one by one."""
    cost, other_cost = (max(0, price - int(SET_VALUES[tokens])) for tokens in (used, other))
    left, other_left = _left(held, used), _left(held, other)
    return (
        other_cost <= cost
        and len(other_left) >= len(left)
        and all(theirs >= mine for mine, theirs in zip(left, other_left, strict=False))
    )


def _sensible(held: int, price: int) -> int:
    sets = [used for used in range(int(SETS)) if used & ~held == 0]
    return sum(
        2**used
        for used in sets
        if not any(other != used and _beats(held, price, other, used) for other in sets)
    )


SENSIBLE_SETS: Final = vec[i64](
    [_sensible(held, price) for held in range(int(SETS)) for price in range(int(PRICES))]
)
"""By tokens held and price: the sets of tokens worth offering, as a mask of sets (PAN-TOKEN-09)."""


def price_at(pantheon: Pantheon, mine: City, seat: i64, slot: i64) -> i64:
    """Returns the price of the card in a slot for a seat, before offerings (PAN-ACT-03 to PAN-ACT-05)."""
    price = SLOT_PRICES[seat * SLOT_COUNT + slot]
    if pantheon.slots[slot] == GATE:
        price *= GATE_FACTOR
    price -= mine.god_discount
    if price < 0:
        return 0
    return price


def fill_activations(state: State, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Writes the activations of a turn: each card with every sensible set (PAN-ACT-01, PAN-ACT-02)."""
    pantheon = state.pantheon
    if pantheon is None or state.age < FIRST_AGE_OF_GODS:
        return count
    mine = state.city(seat)
    purse = mine.purse()
    slot: i64 = 0
    while slot < SLOT_COUNT:
        god = pantheon.slots[slot]
        if god >= 0:
            price = price_at(pantheon, mine, seat, slot)
            sets = SENSIBLE_SETS[mine.offerings * PRICES + price]
            while sets != 0:
                used = first(sets)
                sets &= sets - 1
                if price - SET_VALUES[used] <= purse:
                    buffer[count] = ACTIVATE + god + used * THIRD
                    count += 1
        slot += 1
    return count


def activate(state: State, seat: i64, god: i64, used: i64) -> None:
    """Pays for a card of the Pantheon and applies it (PAN-ACT-03, PAN-ACT-07, PAN-TOKEN-08,
    PAN-TOKEN-09)."""
    pantheon = state.pantheon
    if pantheon is None:
        return
    slot = pantheon.slot_of(god)
    mine = state.city(seat)
    price = price_at(pantheon, mine, seat, slot) - SET_VALUES[used]
    if price > 0:
        mine.spend(price)
    mine.offerings &= ~used
    pantheon.slots[slot] = -1
    act(state, seat, god)


def act(state: State, seat: i64, number: i64) -> None:
    """Gives a god, or the Gate, to a player and applies it: automatic effects first, then its steps."""
    god = GODS[number]
    state.city(seat).gods |= BIT[number]
    gain(state, seat, god)
    if god.reveals_tops:
        open_gate(state, seat)


def revealed(pantheon: Pantheon, source: i64) -> i64:
    """Returns the gods to choose from: the tops of all stacks (source 0), or one stack (1 + mythology)."""
    gods: i64 = 0
    if source > 0:
        place = (source - 1) * STACK
        end = place + STACK
        while place < end and pantheon.stacks[place] >= 0:
            gods |= BIT[pantheon.stacks[place]]
            place += 1
        return gods
    mythology: i64 = 0
    while mythology < MYTHOLOGIES:
        if pantheon.top(mythology) >= 0:
            gods |= BIT[pantheon.top(mythology)]
        mythology += 1
    return gods


def turn_up_gods(state: State, gods: i64) -> None:
    """Shows gods to everyone; puts tokens from the box on a god that holds them (PAN-GOD-ENKI-01)."""
    pantheon = state.pantheon
    if pantheon is None:
        return
    pantheon.show(gods)
    while gods != 0:
        tokens = GODS[first(gods)].god_tokens
        gods &= gods - 1
        if tokens > 0:
            pantheon.tokens = state.deal.draw(state.draws, state.box, tokens)
            state.box &= ~pantheon.tokens
            state.draws += 1
            senate = state.senate
            if senate is not None:
                senate.show_tokens(pantheon.tokens)  # none of them is the locked one


def open_gate(state: State, seat: i64) -> None:
    """Reveals the top gods of all stacks, of which one must be chosen (PAN-GATE-01 to PAN-GATE-03)."""
    pantheon = state.pantheon
    if pantheon is None:
        return
    gods = revealed(pantheon, 0)
    if gods != 0:
        turn_up_gods(state, gods)
        state.push(pantheon_steps.GOD, seat, 0)


def open_stack(state: State, seat: i64, mythology: i64) -> None:
    """Reveals all gods of a stack, of which one must be chosen (PAN-WONDER-03, PAN-WONDER-05)."""
    pantheon = state.pantheon
    if pantheon is None:
        return
    turn_up_gods(state, revealed(pantheon, 1 + mythology))
    state.push(pantheon_steps.GOD, seat, 1 + mythology)


def choose_god(state: State, seat: i64, source: i64, god: i64) -> None:
    """Takes a revealed god; the others are returned before it is applied (PAN-GATE-01, PAN-WONDER-03)."""
    pantheon = state.pantheon
    if pantheon is None:
        return
    others = revealed(pantheon, source) & ~BIT[god]
    pantheon.draw(god)
    returned = others
    while returned != 0:
        if GODS[first(returned)].god_tokens > 0:
            return_tokens(state)  # PAN-GOD-ENKI-03
        returned &= returned - 1
    if source > 0 and others & (others - 1) != 0:
        state.push(pantheon_steps.ORDER, seat, god)
    else:
        act(state, seat, god)


def put_back(state: State, seat: i64, chosen: i64, top: i64, below: i64) -> None:
    """Returns two gods in an order that only this seat knows; then applies the chosen one (PAN-WONDER-05)."""
    pantheon = state.pantheon
    if pantheon is None:
        return
    place = MYTHOLOGY_OF[top] * STACK
    pantheon.stacks[place] = top
    pantheon.stacks[place + 1] = below
    pantheon.hide(seat, BIT[top] | BIT[below])
    act(state, seat, chosen)


def return_tokens(state: State) -> None:
    """Returns the tokens on a god to the box, where they are mixed with the others (PAN-PROG-09)."""
    pantheon = state.pantheon
    if pantheon is not None:
        state.box |= pantheon.tokens
        pantheon.tokens = 0
