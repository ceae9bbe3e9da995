"""Masks: symbols of the neighbours' green cards, copied when points are counted (CITIES-MASK-*)."""

from typing import Final

from mypy_extensions import i64

from pharos.classic.city import City
from pharos.classic.piece import GREEN
from pharos.classic.pieces import CARDS, CARDS_IN_LOW_WORD
from pharos.classic.science import science_worth
from pharos.core.bits import ONE, first, lane

GREEN_LO: Final[i64] = sum(int(card.lo) for card in CARDS if card.color == GREEN)
GREEN_HI: Final[i64] = sum(int(card.hi) for card in CARDS if card.color == GREEN)


def green_symbols(city: City) -> i64:
    """The symbols of a city's green cards, and of nothing else (CITIES-MASK-05)."""
    symbols: i64 = 0
    cards = city.lo & GREEN_LO
    while cards != 0:
        symbols += CARDS[first(cards)].symbols
        cards &= cards - 1
    cards = city.hi & GREEN_HI
    while cards != 0:
        symbols += CARDS[first(cards) + CARDS_IN_LOW_WORD].symbols
        cards &= cards - 1
    return symbols


def masked_worth(symbols: i64, wild: i64, masks: i64, near: i64, bonus: i64) -> i64:
    """The most that symbols are worth when each mask adds another symbol of `near`, with wild ones
    in the best way (CITIES-MASK-02, -06)."""
    most = science_worth(symbols, wild, bonus)
    if masks == 0:
        return most
    symbol: i64 = 0
    while symbol < 3:
        if lane(near, symbol) > 0:
            worth = masked_worth(symbols + ONE[symbol], wild, masks - 1, near - ONE[symbol], bonus)
            if worth > most:
                most = worth
        symbol += 1
    return most
