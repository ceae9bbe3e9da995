"""Heuristic value of any choice in Duel, including what it denies the opponent."""

from typing import Final

from mypy_extensions import i64

from pharos.ai.beginning import coins_for_beginning
from pharos.ai.search.duel.expansions import god_worth, senate_worth
from pharos.ai.search.duel.worth import (
    COIN,
    DENIAL,
    WONDER_FIXED,
    card_worth,
    denied,
    discard_worth,
    token_worth,
    wonder_worth,
)
from pharos.duel import steps
from pharos.duel.agora.expansion import AGORA
from pharos.duel.choices import (
    BEGINS,
    BID,
    BUILD,
    CEDE,
    DESTROY_CARD,
    DISCARD,
    DRAFT,
    LIBRARY_TOKEN,
    PROGRESS_TOKEN,
    REVIVE_CARD,
    VERB,
    WONDER,
    object_of,
    second_of,
    verb_of,
)
from pharos.duel.owners import BIT_OF_STEP, BIT_OF_VERB
from pharos.duel.state import State
from pharos.duel.trade import card_price, total_of, wonder_price

OF_AGORA: Final[i64] = AGORA.bit


def choice_worth(state: State, seat: i64, choice: i64, eager: i64) -> float:
    """Returns the heuristic value of a choice, in points."""
    verb = verb_of(choice)
    thing = object_of(choice)
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    if verb == BUILD:
        coins = total_of(card_price(mine, theirs, thing))
        worth = card_worth(state, seat, thing, eager) - float(coins) * COIN[state.age]
        return worth + DENIAL * denied(state, seat, thing)
    if verb == DISCARD:
        return discard_worth(mine, state.age) + DENIAL * denied(state, seat, thing)
    if verb == WONDER:
        coins = total_of(wonder_price(mine, theirs, thing))
        worth = wonder_worth(state, seat, thing) - float(coins) * COIN[state.age]
        return worth + DENIAL * denied(state, seat, second_of(choice))
    if verb in (PROGRESS_TOKEN, LIBRARY_TOKEN):
        return token_worth(state, seat, thing, eager)
    if verb == REVIVE_CARD:
        return card_worth(state, seat, thing, eager)
    if verb == DESTROY_CARD:
        return card_worth(state, 1 - seat, thing, 0)
    if verb == DRAFT:
        return WONDER_FIXED[thing]
    if verb == BEGINS:
        return float(thing == seat)
    if verb == BID:
        return (coins_for_beginning(state) - float(thing)) * COIN[state.age]
    if verb == CEDE:
        standing = steps.argument_of(state.stack[state.depth - 1])
        return (float(standing) - coins_for_beginning(state)) * COIN[state.age]
    kind = steps.kind_of(state.stack[state.depth - 1])
    if (BIT_OF_VERB[verb // VERB] | BIT_OF_STEP[kind]) & OF_AGORA != 0:
        return senate_worth(state, seat, choice)
    return god_worth(state, seat, choice)
