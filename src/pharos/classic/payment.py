"""Payment: own production, trade with both neighbors, and every sensible way to pay.

The ways to pay for one thing are one packed number of fifteen nibbles: nibble n holds the least
amount for the right neighbor when n coins go to the left one, or 15 if that is impossible.
A payment is dominated if another pays no more to either side and less to one (SW-TRADE-10); payments
with unnecessary purchases are always dominated, so only missing units are bought (SW-TRADE-13).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.city import ALL_RESOURCES, LANES_OF_CHOICE, City
from pharos.classic.piece import RESOURCES, SETUP, Piece
from pharos.core.bits import ONE, first, lane, total

ONES: Final[i64] = sum(256**n for n in range(len(RESOURCES)))
HIGH: Final[i64] = 128 * sum(256**n for n in range(len(RESOURCES)))
LANE_BITS: Final = vec[i64]([255 * 256**n for n in range(7)])
PRICES: Final[i64] = SETUP.trade_price * sum(256**n for n in range(len(RESOURCES)))
NO_WAY: Final[i64] = 2**60 - 1
FREE: Final[i64] = 2**60 - 16
"""The only way is to pay nothing."""
STEPS_TO_LEFT: Final[i64] = 15
NIBBLE: Final[i64] = 15


def ways_to_pay(mine: City, left: City, right: City, cost: i64, budget: i64) -> i64:
    """Returns all ways to cover a cost with at most `budget` coins to neighbors (SW-COST-03, SW-TRADE-*)."""
    return ways_but_for(mine, left, right, cost, budget, 0)


def ways_but_for(mine: City, left: City, right: City, cost: i64, budget: i64, dropped: i64) -> i64:
    """Returns all ways to cover a cost except for `dropped` units of any kind, at most two: one waived by a
    discount, one bought from the bank."""
    if budget < 0:
        return NO_WAY
    spare = (mine.production | HIGH) - cost
    below = ~spare & HIGH
    if below == 0:
        return FREE
    if ((mine.most + left.sold_most + right.sold_most + dropped * ONES) | HIGH) - cost & HIGH != HIGH:
        return NO_WAY
    # A lane below 128 is short by the difference.
    lanes = (below >> 7) * 255
    missing = below - (spare & lanes)
    rebates = mine.left_rebate + mine.right_rebate
    if total(missing) - mine.choosers - dropped > budget + rebates:
        return NO_WAY
    own_choices = mine.own_choices
    if mine.daily_choices != 0:
        own_choices = own_choices * 65536 + mine.daily_choices
    while dropped > 0:
        # A unit that need not be paid is one more producer with a choice of anything.
        own_choices = own_choices * 256 + ALL_RESOURCES
        dropped -= 1
    prices_left = PRICES - mine.left_cut
    prices_right = PRICES - mine.right_cut
    ways = cover(
        missing,
        mine.sold_choices,
        own_choices,
        left,
        right,
        prices_left,
        prices_right,
        budget + rebates,
        NO_WAY,
    )
    if rebates == 0:
        return ways
    return rebated(ways, mine.left_rebate, mine.right_rebate, budget)


def rebated(ways: i64, left_rebate: i64, right_rebate: i64, budget: i64) -> i64:
    """Returns the ways to pay after the rebate on the first resource bought on each side (CITIES-DOCK-01 to
    CITIES-DOCK-04).

    Every price is at least the rebate, so any purchase on a side saves all of it. Amounts paid to a side
    keep their order, so the least to the right for each amount to the left is still enough.
    """
    less = NO_WAY
    paid: i64 = 0
    while paid < STEPS_TO_LEFT:
        to_right = (ways >> (4 * paid)) & NIBBLE
        if to_right != NIBBLE:
            to_left = paid
            if to_left > 0:
                to_left -= left_rebate
            if to_right > 0:
                to_right -= right_rebate
            least = (less >> (4 * to_left)) & NIBBLE
            if to_left + to_right <= budget and to_right < least:
                less -= (least - to_right) << (4 * to_left)
        paid += 1
    return less


def cover(
    missing: i64,
    choices: i64,
    later: i64,
    left: City,
    right: City,
    prices_left: i64,
    prices_right: i64,
    budget: i64,
    ways: i64,
) -> i64:
    """Tries all ways to use own producers with a choice, then buys the rest (SW-PROD-03, SW-PROD-05).

    A producer that can give something missing does: not using it is never better.
    """
    while True:
        if choices == 0:
            if later == 0:
                return buy(missing, left, right, prices_left, prices_right, 0, 0, 0, 0, budget, ways)
            choices = later
            later = 0
        options = missing & LANES_OF_CHOICE[choices & 127]
        choices >>= 8
        if options != 0:
            break
    while options != 0:
        resource = first(options) >> 3
        options &= ~LANE_BITS[resource]
        rest = missing - ONE[resource]
        if rest == 0:
            return FREE
        ways = cover(rest, choices, later, left, right, prices_left, prices_right, budget, ways)
        if ways & NIBBLE == 0:
            return FREE
    return ways


def buy(
    missing: i64,
    left: City,
    right: City,
    prices_left: i64,
    prices_right: i64,
    paid_left: i64,
    paid_right: i64,
    over_left: i64,
    over_right: i64,
    budget: i64,
    ways: i64,
) -> i64:
    """Buys missing units, resource by resource, left or right (SW-TRADE-06, SW-TRADE-10 to SW-TRADE-12).

    `over_left` and `over_right` are units beyond fixed production, which the neighbor's producers
    with a choice must give.
    """
    if missing == 0:
        if over_left != 0 and not fits(over_left, left.sold_choices):
            return ways
        if over_right != 0 and not fits(over_right, right.sold_choices):
            return ways
        least = (ways >> (4 * paid_left)) & NIBBLE
        if paid_right < least:
            ways -= (least - paid_right) << (4 * paid_left)
        return ways
    resource = first(missing) >> 3
    units = lane(missing, resource)
    rest = missing & ~LANE_BITS[resource]
    price_left = lane(prices_left, resource)
    price_right = lane(prices_right, resource)
    certain_left = lane(left.sold, resource)
    certain_right = lane(right.sold, resource)
    most_left = lane(left.sold_most, resource)
    here = units - lane(right.sold_most, resource)
    if here < 0:
        here = 0
    while here <= units and here <= most_left:
        there = units - here
        now_left = paid_left + here * price_left
        now_right = paid_right + there * price_right
        if now_left + now_right <= budget:
            more_left = over_left
            if here > certain_left:
                more_left += (here - certain_left) * ONE[resource]
            more_right = over_right
            if there > certain_right:
                more_right += (there - certain_right) * ONE[resource]
            ways = buy(
                rest,
                left,
                right,
                prices_left,
                prices_right,
                now_left,
                now_right,
                more_left,
                more_right,
                budget,
                ways,
            )
        here += 1
    return ways


def fits(units: i64, choices: i64) -> bool:
    """Returns whether producers with a choice can give all units, one each (SW-TRADE-11, SW-TRADE-12)."""
    if units == 0:
        return True
    while choices != 0:
        options = units & LANES_OF_CHOICE[choices & 127]
        choices >>= 8
        while options != 0:
            resource = first(options) >> 3
            options &= ~LANE_BITS[resource]
            if fits(units - ONE[resource], choices):
                return True
    return False


def next_way(ways: i64, paid_left: i64, paid_right: i64) -> i64:
    """Returns the coins to the left of the next undominated way that pays more to the left than `paid_left`,
    or -1. `paid_right` is what the previous way pays to the right, 15 before the first."""
    paid_left += 1
    while paid_left < STEPS_TO_LEFT:
        if (ways >> (4 * paid_left)) & NIBBLE < paid_right:
            return paid_left
        paid_left += 1
    return -1


def coins_to_right(ways: i64, paid_left: i64) -> i64:
    """Returns what goes to the right neighbor when `paid_left` coins go to the left one."""
    return (ways >> (4 * paid_left)) & NIBBLE


def card_ways(mine: City, left: City, right: City, card: Piece) -> i64:
    """Returns the ways to pay for a structure without chain; the coins of its cost go to the bank."""
    return ways_but_for(mine, left, right, card.cost, mine.coins - card.coins, discount(mine, card))


def discount(mine: City, piece: Piece) -> i64:
    """Returns how many units of the cost of a card or stage a city need not pay (LEADERS-BUILD-01,
    LEADERS-BUILD-02)."""
    if mine.discounts & piece.kind != 0:
        return 1
    return 0
