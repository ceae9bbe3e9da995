"""From which neighbors a payment buys, in the way that brings the most coins (LEADERS-COINS-05,
LEADERS-COINS-07).

Coins paid to a side imply a purchase there; where a rebate makes a first unit free, the coins are not
enough and the purchases must be searched for.
"""

from typing import Final

from mypy_extensions import i64

from pharos.classic.city import ALL_RESOURCES, LANES_OF_CHOICE, City
from pharos.classic.payment import HIGH, LANE_BITS, PRICES, discount, fits
from pharos.classic.piece import Piece
from pharos.core.bits import ONE, first, lane, total

LEFT_SIDE: Final[i64] = 1
RIGHT_SIDE: Final[i64] = 2


def sides_bought(mine: City, left: City, right: City, piece: Piece, to_left: i64, to_right: i64) -> i64:
    """Returns the sides of the neighbors that sell something, as flags."""
    sides: i64 = 0
    if to_left > 0:
        sides |= LEFT_SIDE
    if to_right > 0:
        sides |= RIGHT_SIDE
    free_left = to_left == 0 and mine.left_rebate > 0
    free_right = to_right == 0 and mine.right_rebate > 0
    if not free_left and not free_right:
        return sides
    raw_left = to_left
    if to_left > 0:
        raw_left += mine.left_rebate
    raw_right = to_right
    if to_right > 0:
        raw_right += mine.right_rebate
    missing = shortfall(mine, piece.cost)
    choices = all_choices(mine, discount(mine, piece))
    given = most_given(missing, choices, mine.sold_choices)
    fewest = total(missing) - given
    if mine.to_bank != 0:
        choices = choices * 256 + ALL_RESOURCES
        fewest -= 1
    both = free_left and free_right
    if both and can_buy(mine, left, right, missing, choices, fewest, mine.left_rebate, mine.right_rebate):
        return LEFT_SIDE | RIGHT_SIDE
    if free_left and can_buy(mine, left, right, missing, choices, fewest, mine.left_rebate, raw_right):
        sides |= LEFT_SIDE
    elif free_right and can_buy(mine, left, right, missing, choices, fewest, raw_left, mine.right_rebate):
        sides |= RIGHT_SIDE
    return sides


def shortfall(mine: City, cost: i64) -> i64:
    """Returns the units of a cost that fixed production does not give."""
    spare = (mine.production | HIGH) - cost
    below = ~spare & HIGH
    return below - (spare & (below >> 7) * 255)


def all_choices(mine: City, dropped: i64) -> i64:
    """Returns the producers with a choice that are not tradable; a waived unit counts as one more."""
    choices = mine.own_choices
    if mine.daily_choices != 0:
        choices = choices * 65536 + mine.daily_choices
    if dropped > 0:
        choices = choices * 256 + ALL_RESOURCES
    return choices


def most_given(missing: i64, choices: i64, later: i64) -> i64:
    """Returns the most missing units that producers with a choice can give, one each."""
    while choices != 0 or later != 0:
        if choices == 0:
            choices = later
            later = 0
        options = missing & LANES_OF_CHOICE[choices & 127]
        choices >>= 8
        if options != 0:
            most: i64 = 0
            while options != 0:
                resource = first(options) >> 3
                options &= ~LANE_BITS[resource]
                given = 1 + most_given(missing - ONE[resource], choices, later)
                if given > most:
                    most = given
            return most
    return 0


def can_buy(
    mine: City,
    left: City,
    right: City,
    missing: i64,
    choices: i64,
    fewest: i64,
    raw_left: i64,
    raw_right: i64,
) -> bool:
    """Returns whether the fewest units that must be bought can be bought for exactly these amounts on each
    side, before rebates."""
    return try_choices(mine, left, right, missing, mine.sold_choices, choices, fewest, raw_left, raw_right)


def try_choices(
    mine: City,
    left: City,
    right: City,
    missing: i64,
    choices: i64,
    later: i64,
    fewest: i64,
    raw_left: i64,
    raw_right: i64,
) -> bool:
    """Tries all ways to use producers with a choice."""
    options: i64 = 0
    while options == 0:
        if choices == 0:
            if later == 0:
                if total(missing) > fewest:
                    return False
                return try_sellers(mine, left, right, missing, raw_left, raw_right, 0, 0)
            choices = later
            later = 0
        options = missing & LANES_OF_CHOICE[choices & 127]
        choices >>= 8
    while options != 0:
        resource = first(options) >> 3
        options &= ~LANE_BITS[resource]
        rest = missing - ONE[resource]
        if try_choices(mine, left, right, rest, choices, later, fewest, raw_left, raw_right):
            return True
    return False


def try_sellers(
    mine: City,
    left: City,
    right: City,
    missing: i64,
    raw_left: i64,
    raw_right: i64,
    here: i64,
    there: i64,
) -> bool:
    """Tries both sellers for each unit."""
    if raw_left < 0 or raw_right < 0:
        return False
    if missing == 0:
        return raw_left == 0 and raw_right == 0 and sells(left, here) and sells(right, there)
    resource = first(missing) >> 3
    rest = missing - ONE[resource]
    price_left = lane(PRICES - mine.left_cut, resource)
    price_right = lane(PRICES - mine.right_cut, resource)
    unit = ONE[resource]
    if try_sellers(mine, left, right, rest, raw_left - price_left, raw_right, here + unit, there):
        return True
    return try_sellers(mine, left, right, rest, raw_left, raw_right - price_right, here, there + unit)


def sells(seller: City, units: i64) -> bool:
    """Returns whether a neighbor can sell these units."""
    over: i64 = 0
    resource: i64 = 0
    while resource < 7:
        more = lane(units, resource) - lane(seller.sold, resource)
        if more > 0:
            over += more * ONE[resource]
        resource += 1
    return fits(over, seller.sold_choices)
