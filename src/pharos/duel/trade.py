"""Prices: own production, purchase from the bank, discounts.

A price is one number, `total * 256 + part paid for resources`: the smallest is the cheapest way,
and among equally cheap ways the one with the least trade (DUEL-BUILD-11).
"""

from typing import Final

from mypy_extensions import i64

from pharos.core.bits import LANE, LANE_MASK, ONE, lane
from pharos.duel.piece import RAW_LANES, RESOURCES, Piece
from pharos.duel.pieces import CARDS, SETUP, WONDERS
from pharos.duel.state import City

LANES: Final[i64] = len(RESOURCES)
ONES: Final[i64] = sum(256**n for n in range(len(RESOURCES)))
HIGH: Final[i64] = 128 * int(ONES)
BASE_PRICES: Final[i64] = SETUP.trade_base_price * int(ONES)


def unit_prices(mine: City, theirs: City) -> i64:
    """What one unit of each resource costs, packed (DUEL-TRADE-01, -05, -06)."""
    fixed = mine.fixed_now
    return ((BASE_PRICES + theirs.production) & ~fixed) | (ONES & fixed)


def dearest(missing: i64, prices: i64, lowest: i64, highest: i64) -> i64:
    """The missing resource with the highest price among some lanes, or -1."""
    best: i64 = -1
    best_price: i64 = 0
    resource = lowest
    while resource < highest:
        if lane(missing, resource) != 0 and lane(prices, resource) > best_price:
            best = resource
            best_price = lane(prices, resource)
        resource += 1
    return best


def trade_price(mine: City, theirs: City, cost: i64, free_units: i64) -> i64:
    """What must be paid for the resources of a cost that the city does not make itself.

    Choice producers and free units each cover the dearest unit they can, which together is the
    cheapest way: choice producers first, each in its own kind, then free units anywhere
    (DUEL-BUILD-10, -11, DUEL-TOKEN-08, -09).
    """
    spare = (mine.production | HIGH) - cost
    if spare & HIGH == HIGH:
        return 0
    # A lane that lost its high bit lacks as many units as it is below 128; all lanes at once.
    short = HIGH & ~spare
    missing = short - (spare & (short - (short >> 7)))
    prices = unit_prices(mine, theirs)
    units = mine.raw
    while units > 0:
        covered = dearest(missing, prices, 0, RAW_LANES)
        if covered < 0:
            break
        missing -= ONE[covered]
        units -= 1
    units = mine.goods
    while units > 0:
        covered = dearest(missing, prices, RAW_LANES, LANES)
        if covered < 0:
            break
        missing -= ONE[covered]
        units -= 1
    while free_units > 0:
        covered = dearest(missing, prices, 0, LANES)
        if covered < 0:
            break
        missing -= ONE[covered]
        free_units -= 1
    paid: i64 = 0
    while missing != 0:
        paid += (missing & LANE_MASK) * (prices & LANE_MASK)
        missing >>= LANE
        prices >>= LANE
    return paid


def chained(mine: City, card: Piece) -> bool:
    """Whether a card is free through a chain symbol of the own city (DUEL-CHAIN-01, -04)."""
    return mine.chains & card.needs != 0


def card_price(mine: City, theirs: City, number: i64) -> i64:
    """The price of building a card."""
    card = CARDS[number]
    if chained(mine, card):
        return 0
    trade = trade_price(mine, theirs, card.cost, lane(mine.reduction, card.color))
    return (card.coins + trade) * 256 + trade


def wonder_price(mine: City, theirs: City, number: i64) -> i64:
    """The price of building a wonder."""
    trade = trade_price(mine, theirs, WONDERS[number].cost, mine.wonder_reduction)
    return trade * 257


def total_of(price: i64) -> i64:
    """All coins to be paid."""
    return price >> LANE


def trade_of(price: i64) -> i64:
    """The coins paid for resources."""
    return price & LANE_MASK


def pay(mine: City, theirs: City, price: i64) -> None:
    """Pays a price; what goes for resources may belong to the opponent (DUEL-TOKEN-03 to -05)."""
    mine.coins -= total_of(price)
    if theirs.takes_trade != 0:
        theirs.coins += trade_of(price)
