"""The free city of the two-player game: its pile, and the choices of its holder."""

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.choices import DRAW, FOR_FREE_CITY, object_of
from pharos.classic.plays import fill_card, stage_ways
from pharos.classic.state import FREE_CITY, ROOM, State


def draw_for_free_city(state: State) -> None:
    """Adds the top card of the free city's pile to the holder's hand (SW-DUO-06)."""
    card = state.pile_card(state.drawn)
    state.put_in_hand(state.hand_of(state.holder()), card)
    state.drawn += 1
    state.record(FREE_CITY, DRAW + card)


def fill_free_city(state: State, buffer: vec[i64]) -> i64:
    """Writes the holder's choices for the free city with the rest of the hand (SW-DUO-09, SW-DUO-10,
    SW-DUO-13)."""
    own = object_of(state.sealed[state.holder()])
    count = fill_rest(state, own, False, buffer)
    if count == 0:
        count = fill_rest(state, own, True, buffer)
    return count


def fill_rest(state: State, own: i64, discarding: bool, buffer: vec[i64]) -> i64:
    """Writes the choices with every card except the one locked in for the own city: play it or discard it."""
    hand = state.hand_of(state.holder())
    ways = stage_ways(state, FREE_CITY)
    count: i64 = 0
    before: i64 = -1
    skipped = False
    n: i64 = 0
    while n < state.held[hand]:
        card = state.hands[hand * ROOM + n]
        n += 1
        if card == own and not skipped:
            skipped = True
        elif card != before:
            before = card
            count = fill_card(state, FREE_CITY, card, FOR_FREE_CITY, ways, discarding, buffer, count)
    return count


def fill_last_of_pile(state: State, buffer: vec[i64]) -> i64:
    """Writes the choices with the last card of the pile, which the free city plays as Babylon (SW-DUO-18)."""
    card = state.pile_card(state.drawn)
    ways = stage_ways(state, FREE_CITY)
    count = fill_card(state, FREE_CITY, card, FOR_FREE_CITY, ways, False, buffer, 0)
    if count == 0:
        count = fill_card(state, FREE_CITY, card, FOR_FREE_CITY, ways, True, buffer, 0)
    return count
