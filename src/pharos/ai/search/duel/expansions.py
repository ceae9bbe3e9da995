"""Heuristic values of the choices in Pantheon and Agora, and which of them are secret."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.ai.search.duel.worth import (
    COIN,
    DENIAL,
    WONDER_FIXED,
    card_worth,
    denied,
    fixed_worth,
    lasting_of_card,
    symbol_worth,
    token_worth,
    wonder_worth,
)
from pharos.core.bits import BIT, lane, total
from pharos.duel.agora import verbs as agora_verbs
from pharos.duel.agora.conspiracy import CONSPIRACIES
from pharos.duel.agora.senate import CHAMBER_POINTS, Senate
from pharos.duel.agora.senators import senator_price
from pharos.duel.choices import object_of, second_of, third_of, verb_of
from pharos.duel.pantheon import verbs as pantheon_verbs
from pharos.duel.pantheon.activation import SET_VALUES, price_at
from pharos.duel.pantheon.gods import GODS, SLOT_COUNT, SLOT_PRICES
from pharos.duel.piece import BLUE, Piece
from pharos.duel.pieces import CARDS
from pharos.duel.state import State

ASKED: Final = 3.0
"""Value of an effect that requires a further choice."""
PREPARED: Final = 4.0
TRIGGERED: Final = 6.0
CONSPIRED: Final = 3.0
RECRUITED: Final = 3.0
CONTROL: Final = 3.0
"""Value of controlling a chamber beyond its points, for its decree."""
CUBE: Final = 0.8


def power_worth(piece: Piece) -> float:
    """Returns the value of obtaining a god or a conspiracy."""
    worth = fixed_worth(piece) + ASKED * len(piece.asks) + 1.3 * float(piece.shields)
    worth += 4.0 * float(piece.symbol >= 0) + 3.0 * float(piece.reveals_tops)
    worth += 4.5 if piece.turn else 0.0
    return worth + 0.5 * lasting_of_card(piece) + 2.0 * float(total(piece.production))


GOD_WORTH: Final = vec[float]([power_worth(god) for god in GODS])
CONSPIRACY_WORTH: Final = vec[float]([power_worth(conspiracy) for conspiracy in CONSPIRACIES])


def is_secret(choice: i64) -> bool:
    """Whether the opponent does not see exactly what was chosen."""
    return verb_of(choice) in (
        pantheon_verbs.PLACE,
        agora_verbs.KEEP,
        agora_verbs.PREPARE,
        pantheon_verbs.ORDER,
    )


def recruit_worth(state: State, seat: i64) -> float:
    """Returns the value of recruiting a Senator, less the price."""
    mine = state.city(seat)
    worth = RECRUITED + 0.4 * float(lane(mine.counts, BLUE))
    return worth - float(senator_price(mine)) * COIN[state.age]


def control_worth(senate: Senate, seat: i64, chamber: i64, cubes: i64, theirs: i64) -> float:
    """Returns the value of a change of control after adding own `cubes` and the opponent's `theirs`."""
    own = lane(senate.cubes(seat), chamber)
    other = lane(senate.cubes(1 - seat), chamber)
    before = 0.0
    if own > other:
        before = 1.0
    elif own < other:
        before = -1.0
    after = 0.0
    if own + cubes > other + theirs:
        after = 1.0
    elif own + cubes < other + theirs:
        after = -1.0
    return (after - before) * (CONTROL + float(CHAMBER_POINTS[chamber])) * 0.6


def god_worth(state: State, seat: i64, choice: i64) -> float:
    """Returns the value of a choice of Pantheon."""
    verb = verb_of(choice)
    thing = object_of(choice)
    pantheon = state.pantheon
    if pantheon is None:
        return 0.0
    if verb == pantheon_verbs.ACTIVATE:
        price = price_at(pantheon, state.city(seat), seat, pantheon.slot_of(thing))
        price -= SET_VALUES[third_of(choice)]
        if price < 0:
            price = 0
        return GOD_WORTH[thing] - float(price) * COIN[state.age] - float(SET_VALUES[third_of(choice)]) * 0.3
    if verb == pantheon_verbs.PLACE:
        slot = second_of(choice)
        lead = SLOT_PRICES[(1 - seat) * SLOT_COUNT + slot] - SLOT_PRICES[seat * SLOT_COUNT + slot]
        return 0.06 * float(lead) * GOD_WORTH[thing]
    if verb == pantheon_verbs.GOD:
        return GOD_WORTH[thing]
    if verb == pantheon_verbs.ENKI:
        return token_worth(state, seat, thing, 0)
    if verb == pantheon_verbs.SNAKE:
        return symbol_worth(state, state.city(seat), CARDS[thing].symbol, 0)
    if verb == pantheon_verbs.STEAL:
        return card_worth(state, seat, thing, 0) + card_worth(state, 1 - seat, thing, 0)
    if verb == pantheon_verbs.RAISE:
        return wonder_worth(state, seat, thing)
    if verb == pantheon_verbs.CLAIM:
        return WONDER_FIXED[thing]
    if verb == pantheon_verbs.UNBUILD:
        if state.city(seat).standing & BIT[thing] != 0:
            return -WONDER_FIXED[thing]
        return WONDER_FIXED[thing]
    if verb == pantheon_verbs.STRIKE:
        return strike_worth(state, seat, thing)
    return 0.0


def strike_worth(state: State, seat: i64, slot: i64) -> float:
    """Returns the value of discarding a card of the structure; 0 for a face-down card."""
    if state.shown & BIT[slot] == 0:
        return 0.0
    return denied(state, seat, state.deal.card_at(state.age, slot))


def senate_worth(state: State, seat: i64, choice: i64) -> float:
    """Returns the value of a choice of Agora."""
    verb = verb_of(choice)
    thing = object_of(choice)
    second = second_of(choice)
    senate = state.senate
    if senate is None:
        return 0.0
    if verb == agora_verbs.RECRUIT:
        return recruit_worth(state, seat) + DENIAL * 4.0
    if verb == agora_verbs.INFLUENCE:
        return CUBE + control_worth(senate, seat, thing, 1, 0)
    if verb == agora_verbs.MOVE:
        return control_worth(senate, seat, thing, -1, 0) + control_worth(senate, seat, second, 1, 0)
    if verb == agora_verbs.REMOVE:
        return CUBE + control_worth(senate, seat, thing, 0, -1)
    if verb == agora_verbs.CONSPIRE:
        return CONSPIRED
    if verb == agora_verbs.KEEP:
        return CONSPIRACY_WORTH[thing]
    if verb == agora_verbs.PREPARE:
        return PREPARED + 0.3 * CONSPIRACY_WORTH[thing] + DENIAL * denied(state, seat, second)
    if verb == agora_verbs.TRIGGER:
        return TRIGGERED + 0.5 * CONSPIRACY_WORTH[thing]
    if verb == agora_verbs.LOCK:
        return 0.5 * token_worth(state, 1 - seat, thing, 0)
    if verb in (agora_verbs.TAKE, agora_verbs.PLAY):
        return card_worth(state, seat, thing, 0)
    if verb == pantheon_verbs.STRIKE:
        return strike_worth(state, seat, thing)
    if verb == agora_verbs.SWAP:
        worth = card_worth(state, seat, second, 0) + card_worth(state, 1 - seat, second, 0)
        return worth - card_worth(state, seat, thing, 0) - card_worth(state, 1 - seat, thing, 0)
    if verb == agora_verbs.DEMOLISH:
        return WONDER_FIXED[thing]
    return 0.0
