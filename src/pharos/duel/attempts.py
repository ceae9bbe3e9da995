"""What a seat could try with the visible pieces, and the prices that both players can see.

A client shows why a visible card cannot be built before the player tries it, so all of these attempts are
explained together. Face-down cards are never examined.
"""

from collections.abc import Callable
from typing import Final

from pharos.core.bits import BIT, lane, members
from pharos.core.price import Market, Price, PriceList
from pharos.duel import choices, steps
from pharos.duel.expansions import MIXES
from pharos.duel.explain import build_price, price_of, wonder_price_parts
from pharos.duel.open_things import their_cards
from pharos.duel.owners import TAKEN_BY
from pharos.duel.piece import RESOURCES
from pharos.duel.pieces import CARDS, WONDERS
from pharos.duel.state import NOT_OVER, State
from pharos.duel.trade import unit_prices

SEATS = range(2)
BUILDING: Final = [f"build:{card.name}" for card in CARDS]
RAISING: Final = [f"wonder:{wonder.name}" for wonder in WONDERS]
"""The first parts of notations by card and by wonder, precomputed since they are used after every choice."""


def open_cards(state: State) -> list[int]:
    """Returns the face-up cards of the structure, covered or not, in the order of their slots."""
    return [int(state.deal.card_at(state.age, slot)) for slot in members(state.present & state.shown)]


def price_lists(state: State) -> list[PriceList]:
    """Returns for both seats the prices of resources, face-up cards, unbuilt wonders, and expansions' pieces.

    For the seat that is not to move they are those of its next turn, when all its fixed prices apply
    (DUEL-TRADE-07, DUEL-TRADE-08).
    """
    later = state
    waiting = state.city(1 - state.mover)
    if waiting.fixed_now != waiting.fixed:
        later = state.clone()
        later.city(1 - later.mover).fixed_now = waiting.fixed
    return [PriceList((_market(later, seat),), _prices(later, seat)) for seat in SEATS]


def _market(state: State, seat: int) -> Market:
    prices = unit_prices(state.city(seat), state.city(1 - seat))
    return Market({name: int(lane(prices, n)) for n, name in enumerate(RESOURCES)})


def _prices(state: State, seat: int) -> dict[str, Price]:
    mine = state.city(seat)
    found: dict[str, Price] = {}
    for card in open_cards(state):
        verb = int(TAKEN_BY[card])
        if verb == 0:
            found[BUILDING[card]] = build_price(state, seat, card)
        else:
            taken = price_of(state, seat, verb + card)
            if taken is not None:
                found[f"{choices.VERB_ROWS[verb].name}:{CARDS[card].name}"] = taken
    for wonder in members(mine.wonders & ~mine.standing):
        found[RAISING[wonder]] = wonder_price_parts(state, seat, wonder)
    for one in MIXES.played(int(state.deal.rules.mix)):
        found.update(one.prices(state, seat))
    return found


def attempts(state: State, seat: int) -> list[int]:
    """Returns each visible piece once, as the step requires; a card to use up is the first available one."""
    if state.victory != NOT_OVER or state.depth == 0:
        return []
    kind = int(steps.kind_of(state.stack[state.depth - 1]))
    listed = _OF_STEP.get(kind)
    return [] if listed is None else [int(choice) for choice in listed(state, seat)]


def _turn(state: State, seat: int) -> list[int]:
    mine = state.city(seat)
    found = []
    for card in open_cards(state):
        found.append(card + int(TAKEN_BY[card] or choices.BUILD))
    available = [card for card in open_cards(state) if state.available & BIT[state.deal.slot_of[card]]]
    if available:
        used_up = available[0] * int(choices.FIELD)
        found += [int(choices.WONDER) + wonder + used_up for wonder in members(mine.wonders & ~mine.standing)]
    for one in MIXES.played(int(state.deal.rules.mix)):
        found += one.turn_attempts(state, seat)
    return found


_OF_STEP: dict[int, Callable[[State, int], list[int]]] = {
    int(steps.TURN): _turn,
    int(steps.DESTROY): their_cards(int(choices.DESTROY_CARD)),
    **{step: listed for one in MIXES.all for step, listed in one.attempts().items()},
}
"""The steps with visible pieces that may not be allowed, and what can be tried in each."""
