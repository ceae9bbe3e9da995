"""Buying one resource per turn from the bank: a second front of ways to pay (LEADERS-BUILD-03).

The bank is a third seller. The payments to neighbors when the bank sells one unit form a separate Pareto
front; such a payment is offered unless one of either front is at least as good for all payees.
So the coins to the left and to the right still identify a payment, including whether the bank is paid.
"""

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.choices import LEFT, NAMED, RIGHT
from pharos.classic.city import City
from pharos.classic.payment import NIBBLE, NO_WAY, STEPS_TO_LEFT, coins_to_right, discount, ways_but_for
from pharos.classic.piece import Piece


def bank_card_ways(mine: City, left: City, right: City, piece: Piece) -> i64:
    """Returns the ways to pay the neighbors for a card or stage if the bank sells one unit of its cost."""
    budget = mine.coins - piece.coins - mine.bank_price
    if budget < 0 or piece.cost == 0:
        return NO_WAY
    return ways_but_for(mine, left, right, piece.cost, budget, discount(mine, piece) + 1)


def fill_bank_ways(choice: i64, ways: i64, bank: i64, buffer: vec[i64], count: i64) -> i64:
    """Writes one choice for each undominated payment of both fronts, named if there are several."""
    if ways & NIBBLE == 0:
        buffer[count] = choice
        return count + 1
    begun = count
    least: i64 = NIBBLE
    least_with_bank: i64 = NIBBLE
    to_left: i64 = 0
    while to_left < STEPS_TO_LEFT:
        to_right = coins_to_right(ways, to_left)
        with_bank = coins_to_right(bank, to_left)
        if to_right < least:
            least = to_right
            buffer[count] = choice + NAMED + to_left * LEFT + to_right * RIGHT
            count += 1
        if with_bank < least_with_bank:
            least_with_bank = with_bank
            if with_bank < least:
                buffer[count] = choice + NAMED + to_left * LEFT + with_bank * RIGHT
                count += 1
        to_left += 1
    if count == begun + 1:
        buffer[begun] = choice
    return count


def is_from_bank(ways: i64, to_left: i64, to_right: i64) -> bool:
    """Returns whether a payment of these amounts to the neighbors needs a resource of the bank."""
    return coins_to_right(ways, to_left) != to_right


def single_way(ways: i64, bank: i64) -> i64:
    """Returns the coins of the only way to pay, as encoded in a choice."""
    to_left: i64 = 0
    while to_left < STEPS_TO_LEFT:
        to_right = coins_to_right(ways, to_left)
        if to_right == NIBBLE:
            to_right = coins_to_right(bank, to_left)
        if to_right != NIBBLE:
            return to_left * LEFT + to_right * RIGHT
        to_left += 1
    return 0
