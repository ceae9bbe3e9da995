"""Visible pieces that may not be allowed as choices, listed for a verb: cards, wonders, slots."""

from collections.abc import Callable

from pharos.core.bits import members
from pharos.duel.names import CARD_NUMBERS, cards_in
from pharos.duel.state import State

Listing = Callable[[State, int], list[int]]


def their_cards(verb: int) -> Listing:
    """Lists the cards in the opponent's city."""
    return lambda state, seat: [verb + CARD_NUMBERS[name] for name in cards_in(state.city(1 - seat))]


def all_wonders(verb: int) -> Listing:
    """Lists the wonders of both players."""
    return lambda state, seat: [verb + n for n in members(state.city0.wonders | state.city1.wonders)]


def their_wonders(verb: int) -> Listing:
    """Lists the wonders of the opponent."""
    return lambda state, seat: [verb + wonder for wonder in members(state.city(1 - seat).wonders)]


def places(verb: int) -> Listing:
    """Lists the slots of the structure that have a card."""
    return lambda state, seat: [verb + slot for slot in members(state.present)]
