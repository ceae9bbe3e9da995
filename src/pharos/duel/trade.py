"""Prices: own production, purchases from the bank, discounts.

A price is one number, `total * 256 + part paid for resources`: the smallest is the cheapest way,
and among equally cheap ways the one with the least trade (DUEL-BUILD-11).
"""

from typing import Final

from mypy_extensions import i64

from pharos.core.bits import LANE, LANE_MASK, ONE, lane
from pharos.duel.piece import RAW_LANES, RESOURCES, YELLOW, Piece
from pharos.duel.pieces import CARDS, CONTENT, SETUP, WONDERS
from pharos.duel.state import City

LANES: Final[i64] = len(RESOURCES)
ONES: Final[i64] = sum(256**n for n in range(len(RESOURCES)))
HIGH: Final[i64] = 128 * int(ONES)
BASE_PRICES: Final[i64] = SETUP.trade_base_price * int(ONES)
DISCARD_COINS: Final[i64] = SETUP.discard_base_coins
DISCARD_PER_YELLOW: Final[i64] = SETUP.discard_coins_per_yellow_card
CARD_CHAINS: Final[i64] = 2 ** len(CONTENT.chain_symbols) - 1
"""The chain symbols printed on cards; those of tokens have higher bits (AGORA-BOTH-06)."""
LAST: Final[i64] = 4
"""The last resource lane."""


def unit_prices(mine: City, theirs: City) -> i64:
    """Returns the price of one unit of each resource, packed (DUEL-TRADE-01, DUEL-TRADE-05, DUEL-TRADE-06,
    AGORA-DEC-08)."""
    fixed = mine.fixed_now
    prices = BASE_PRICES + theirs.production - theirs.private - mine.rebate
    return (prices & ~fixed) | (ONES & fixed)


def price_list(mine: City, theirs: City) -> i64:
    """Returns the unit prices with the lanes in reverse order, as `trade_price` requires."""
    prices = unit_prices(mine, theirs)
    ends = ((prices >> 32) & 255) | ((prices & 255) << 32)
    return ends | ((prices >> 16) & 65280) | (prices & 16711680) | ((prices & 65280) << 16)


def dearest(missing: i64, prices: i64, lowest: i64, highest: i64) -> i64:
    """Returns the most expensive missing resource among lanes `lowest` to `highest` - 1, or -1."""
    best: i64 = -1
    best_price: i64 = 0
    resource = lowest
    while resource < highest:
        if lane(missing, resource) != 0 and lane(prices, LAST - resource) > best_price:
            best = resource
            best_price = lane(prices, LAST - resource)
        resource += 1
    return best


def trade_price(mine: City, prices: i64, cost: i64, free_units: i64) -> i64:
    """Returns what must be paid, by a price list, for the resources of a cost that the city does not produce.

    Choice producers and free units each cover the most expensive unit they can, which together is the
    cheapest way: choice producers first, each within its own kind, then free units anywhere
    (DUEL-BUILD-10, DUEL-BUILD-11, DUEL-TOKEN-08, DUEL-TOKEN-09).
    """
    spare = (mine.production | HIGH) - cost
    if spare & HIGH == HIGH:
        return 0
    # A lane that lost its high bit is short by 128 minus its value; computed for all lanes at once.
    short = HIGH & ~spare
    missing = short - (spare & (short - (short >> 7)))
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
    # As in long multiplication, the middle lane of the product is the sum of units times prices, because the
    # prices are in reverse order; bits that overflow the machine word are above that lane.
    return ((missing * prices) >> 32) & LANE_MASK


def chained(mine: City, theirs: City, card: Piece) -> bool:
    """Returns whether a card is free by a chain symbol of the city (DUEL-CHAIN-01, DUEL-CHAIN-04).

    A decree may add the symbols on the opponent's cards (AGORA-DEC-17, AGORA-BOTH-06).
    """
    if mine.chains & card.needs != 0:
        return True
    return mine.borrowing != 0 and theirs.chains & CARD_CHAINS & card.needs != 0


def card_price(mine: City, theirs: City, number: i64) -> i64:
    """Returns the price of building a card."""
    return card_price_at(mine, theirs, price_list(mine, theirs), number)


def card_price_at(mine: City, theirs: City, prices: i64, number: i64) -> i64:
    """Returns the price of building a card, by a price list."""
    card = CARDS[number]
    if mine.chains & card.needs != 0:
        return 0
    if mine.ignored | mine.borrowing | mine.chained_price != 0:
        return eased_price(mine, theirs, prices, card)
    trade = trade_price(mine, prices, card.cost, lane(mine.reduction, card.color))
    return (card.coins + trade) * 256 + trade


def eased_price(mine: City, theirs: City, prices: i64, card: Piece) -> i64:
    """Returns the lowest price of a card if symbols are ignored or borrowed, or if chains can be bought."""
    if chained(mine, theirs, card):
        return 0
    free_units = lane(mine.reduction, card.color)
    symbols = lane(mine.ignored, card.color)
    if symbols != 0:
        price = price_without(mine, prices, card, free_units, symbols)
    else:
        trade = trade_price(mine, prices, card.cost, free_units)
        price = (card.coins + trade) * 256 + trade
    if mine.chained_price != 0 and card.needs != 0 and mine.chained_price * 256 < price:
        return mine.chained_price * 256  # PAN-PROG-04, PAN-PROG-06, PAN-PROG-07
    return price


def price_without(mine: City, prices: i64, card: Piece, free_units: i64, symbols: i64) -> i64:
    """Returns the price with ignored cost symbols: resources, or one symbol for all coins (AGORA-DEC-04,
    AGORA-DEC-05)."""
    trade = trade_price(mine, prices, card.cost, free_units + symbols)
    price = (card.coins + trade) * 256 + trade
    if card.coins != 0:
        trade = trade_price(mine, prices, card.cost, free_units + symbols - 1)
        if trade * 257 < price:
            price = trade * 257
    return price


def wonder_price(mine: City, theirs: City, number: i64) -> i64:
    """Returns the price of building a wonder."""
    return wonder_price_at(mine, price_list(mine, theirs), number)


def wonder_price_at(mine: City, prices: i64, number: i64) -> i64:
    """Returns the price of building a wonder, by a price list."""
    wonder = WONDERS[number]
    return trade_price(mine, prices, wonder.cost, mine.wonder_reduction) * 257 + wonder.coins * 256


def total_of(price: i64) -> i64:
    """Returns all coins of a price."""
    return price >> LANE


def trade_of(price: i64) -> i64:
    """Returns the coins of a price that are paid for resources."""
    return price & LANE_MASK


def discard_coins(city: City) -> i64:
    """Returns the coins gained by discarding a card (DUEL-DISCARD-01, AGORA-DEC-16)."""
    return DISCARD_COINS + DISCARD_PER_YELLOW * lane(city.counts, YELLOW) + city.discard_bonus


def pay(mine: City, theirs: City, price: i64) -> None:
    """Pays a price; the part for resources may go to the opponent (DUEL-TOKEN-03 to DUEL-TOKEN-05)."""
    mine.spend(total_of(price))
    if theirs.takes_trade != 0:
        theirs.coins += trade_of(price)
