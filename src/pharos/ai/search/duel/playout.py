"""Playouts by quick players: the choice with the best heuristic value plus noise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.ai.search.duel.expansions import recruit_worth
from pharos.ai.search.duel.moves import choice_worth
from pharos.ai.search.duel.redeal import Redealer
from pharos.ai.search.duel.worth import COIN, WIN, card_worth, discard_worth, wonder_worth
from pharos.core.bits import first
from pharos.core.chance import Chance
from pharos.duel import steps
from pharos.duel.agora.senators import senator_price
from pharos.duel.agora.turn import fill_turn as fill_senate_turn
from pharos.duel.agora.verbs import RECRUIT
from pharos.duel.choices import BUILD, DISCARD, FIELD, WONDER
from pharos.duel.pantheon.activation import fill_activations
from pharos.duel.piece import POLITICIAN
from pharos.duel.pieces import CARDS
from pharos.duel.state import NOT_OVER, State
from pharos.duel.trade import card_price, total_of, wonder_price
from pharos.duel.turn import apply, decider, fill_choices

GRAIN: Final[i64] = 1024
"""Resolution of the noise."""
LONGEST: Final[i64] = 1000


def play(
    state: State,
    redealer: Redealer,
    chance: Chance,
    buffer: vec[i64],
    last_age: i64,
    noise: float,
    eager: i64,
) -> None:
    """Plays until the game is over or an age after `last_age` begins.

    `eager` has a bit for each seat that prefers science in this game.
    """
    played: i64 = 0
    while state.victory == NOT_OVER:
        age = state.age
        kind = steps.kind_of(state.stack[state.depth - 1])
        seat = decider(state)
        taste = (eager >> seat) & 1
        if kind == steps.TURN:
            apply(state, quick_turn(state, seat, chance, buffer, noise, taste))
        else:
            apply(state, quick_choice(state, seat, chance, buffer, noise, taste))
        if state.age != age:
            if state.age > last_age:
                return
            redealer.deal_age(state.age, chance)
        played += 1
        if played > LONGEST:
            raise RuntimeError("A playout does not end.")


def quick_turn(state: State, seat: i64, chance: Chance, buffer: vec[i64], noise: float, eager: i64) -> i64:
    """Returns the best turn by heuristic value, price, and noise."""
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    purse = mine.purse()
    coin = COIN[state.age]
    grain = noise / float(GRAIN)
    best: i64 = -1
    best_worth = -1e30
    least: i64 = -1
    least_worth = 1e30
    available = state.available
    while available != 0:
        card = state.deal.card_at(state.age, first(available))
        available &= available - 1
        if CARDS[card].kind >= POLITICIAN:
            if senator_price(mine) <= purse:
                worth = recruit_worth(state, seat) + float(chance.below(GRAIN)) * grain
                if worth > best_worth:
                    best_worth = worth
                    best = RECRUIT + card
            if least < 0:
                least = card
            continue
        own = card_worth(state, seat, card, eager)
        blurred = own + float(chance.below(GRAIN)) * grain
        if blurred < least_worth:
            least_worth = blurred
            least = card
        coins = total_of(card_price(mine, theirs, card))
        if coins <= purse:
            worth = blurred - float(coins) * coin
            if worth > best_worth:
                best_worth = worth
                best = BUILD + card
    worth = discard_worth(mine, state.age) + float(chance.below(GRAIN)) * grain
    if worth > best_worth:
        best_worth = worth
        best = DISCARD + least
    if best_worth >= WIN:
        return best
    unbuilt = mine.wonders & ~mine.standing
    while unbuilt != 0:
        wonder = first(unbuilt)
        unbuilt &= unbuilt - 1
        coins = total_of(wonder_price(mine, theirs, wonder))
        if coins <= purse:
            worth = wonder_worth(state, seat, wonder) - float(coins) * coin
            worth += float(chance.below(GRAIN)) * grain
            if worth > best_worth:
                best_worth = worth
                best = WONDER + wonder + least * FIELD
    count: i64 = 0
    if state.pantheon is not None:
        count = fill_activations(state, seat, buffer, 0)
    senate = state.senate
    if senate is not None:
        count = fill_senate_turn(state, senate, seat, buffer, count)
    n: i64 = 0
    while n < count:
        worth = choice_worth(state, seat, buffer[n], eager) + float(chance.below(GRAIN)) * grain
        if worth > best_worth:
            best_worth = worth
            best = buffer[n]
        n += 1
    return best


def quick_choice(state: State, seat: i64, chance: Chance, buffer: vec[i64], noise: float, eager: i64) -> i64:
    """Returns the best choice of any other kind by heuristic value and noise."""
    count = fill_choices(state, buffer)
    grain = noise / float(GRAIN)
    best: i64 = 0
    best_worth = -1e30
    n: i64 = 0
    while n < count:
        worth = choice_worth(state, seat, buffer[n], eager) + float(chance.below(GRAIN)) * grain
        if worth > best_worth:
            best_worth = worth
            best = n
        n += 1
    return buffer[best]
