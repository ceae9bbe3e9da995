"""Playouts by quick players: the choice with the best heuristic value plus noise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.ai.search.classic.moves import (
    COIN,
    FREE_BUILD_KEPT,
    LEFT,
    NEIGHBOUR_SHARE,
    card_worth,
    choice_worth,
    stage_worth,
)
from pharos.classic import steps
from pharos.classic.boards import BLACK_POWER, BOARDS
from pharos.classic.build import discard_coins
from pharos.classic.choices import BUILD, DISCARD, NAMED, POWER, STAGE
from pharos.classic.choices import LEFT as TO_LEFT
from pharos.classic.choices import RIGHT as TO_RIGHT
from pharos.classic.payment import NIBBLE, NO_WAY, card_ways, coins_to_right, next_way
from pharos.classic.piece import BLACK
from pharos.classic.pieces import CARDS
from pharos.classic.plays import stage_ways
from pharos.classic.state import ROOM, State
from pharos.classic.turn import apply, fill_choices, waiting
from pharos.core.bits import first
from pharos.core.chance import Chance

GRAIN: Final[i64] = 1024
LONGEST: Final[i64] = 2000
UNPAID: Final[i64] = 1000


def play(state: State, chance: Chance, buffer: vec[i64], last_age: i64, noise: float) -> None:
    """Plays until the game is over or an age after `last_age` begins."""
    played: i64 = 0
    while not state.over and state.age <= last_age:
        seat = first(waiting(state))
        apply(state, seat, quick_choice(state, seat, chance, buffer, noise))
        played += 1
        if played > LONGEST:
            raise RuntimeError("A playout does not end.")


def quick_choice(state: State, seat: i64, chance: Chance, buffer: vec[i64], noise: float) -> i64:
    """Returns the choice of a quick player for the city that must choose."""
    number = state.asked_city(seat)
    if (
        number == seat
        and steps.kind_of(state.asked) == steps.TURN
        and state.city(seat).bank_price == 0  # the bank as a third seller needs the full list of payments
    ):
        return quick_turn(state, seat, chance, noise)
    count = fill_choices(state, seat, buffer)
    grain = noise / float(GRAIN)
    best: i64 = 0
    best_worth = -1e30
    n: i64 = 0
    while n < count:
        worth = choice_worth(state, number, buffer[n]) + float(chance.below(GRAIN)) * grain
        if worth > best_worth:
            best_worth = worth
            best = n
        n += 1
    return buffer[best]


def cheapest(ways: i64) -> i64:
    """Returns the cheapest payment, as the number to add to a choice; `UNPAID` if there is none.

    A single possible payment is not named in the choice.
    """
    if ways == NO_WAY:
        return UNPAID
    if ways & NIBBLE == 0:
        return 0
    found: i64 = 0
    best: i64 = 0
    best_coins: i64 = 1000
    left = next_way(ways, -1, NIBBLE)
    while left >= 0:
        right = coins_to_right(ways, left)
        found += 1
        if left + right < best_coins:
            best_coins = left + right
            best = NAMED + left * TO_LEFT + right * TO_RIGHT
        left = next_way(ways, left, right)
    if found == 1:
        best -= NAMED
    return best


def coins_of(way: i64) -> i64:
    """Returns the coins that a payment gives to both neighbors."""
    return ((way >> 13) & 15) + ((way >> 17) & 15)


def quick_turn(state: State, seat: i64, chance: Chance, noise: float) -> i64:
    """Returns the best use of a hand card: build it, build a stage with it, or discard it."""
    mine = state.city(seat)
    left = state.city(state.left_of(seat))
    right = state.city(state.right_of(seat))
    coin = COIN[state.age]
    trade = coin * (1.0 + NEIGHBOUR_SHARE)
    grain = noise / float(GRAIN)
    hand = state.hand_of(seat)
    best: i64 = -1
    best_worth = -1e30
    least: i64 = -1
    least_worth = 1e30
    n = hand * ROOM
    end = n + state.held[hand]
    while n < end:
        card = state.hands[n]
        n += 1
        piece = CARDS[card]
        if mine.has_name(piece):
            if least_worth > 0.0:
                least_worth = 0.0
                least = card
            continue
        worth = card_worth(state, seat, card) + float(chance.below(GRAIN)) * grain
        if worth < least_worth:
            least_worth = worth
            least = card
        choice = BUILD + card
        if not mine.needs_no_payment(piece):
            way = cheapest(card_ways(mine, left, right, piece))
            if way != UNPAID:
                worth -= float(coins_of(way)) * trade + float(piece.coins) * coin
                if way & NAMED != 0:
                    choice += way
            elif mine.black_left > 0 and piece.color == BLACK:
                worth -= FREE_BUILD_KEPT * LEFT[state.age]
                choice += BLACK_POWER * POWER
            elif mine.free_left > 0:
                worth -= FREE_BUILD_KEPT * LEFT[state.age]
                choice += BOARDS[mine.board].power * POWER
            else:
                continue
        if worth > best_worth:
            best_worth = worth
            best = choice
    worth = float(discard_coins(least)) * coin + float(chance.below(GRAIN)) * grain
    if worth > best_worth:
        best_worth = worth
        best = DISCARD + least
    way = cheapest(stage_ways(state, seat))
    if way != UNPAID:
        worth = stage_worth(state, seat) - float(coins_of(way)) * trade
        worth += float(chance.below(GRAIN)) * grain
        if worth > best_worth:
            best = STAGE + least
            if way & NAMED != 0:
                best += way
    return best
