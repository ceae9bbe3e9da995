"""Masks: symbols of the neighbors' green cards, copied during scoring (CITIES-MASK-*)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.city import City
from pharos.classic.piece import GREEN
from pharos.classic.pieces import CARDS, WORD_STARTS, WORDS, word_of
from pharos.classic.science import science_worth
from pharos.core.bits import ONE, first, lane

GREEN_WORDS: Final = vec[i64](
    [word_of([int(card.number) for card in CARDS if card.color == GREEN], word) for word in range(int(WORDS))]
)
"""The green cards, in each word of a set of cards."""


def green_symbols(city: City) -> i64:
    """Returns the symbols of a city's green cards, and of nothing else (CITIES-MASK-05)."""
    symbols: i64 = 0
    word: i64 = 0
    while word < WORDS:
        cards = city.word(word) & GREEN_WORDS[word]
        while cards != 0:
            symbols += CARDS[first(cards) + WORD_STARTS[word]].symbols
            cards &= cards - 1
        word += 1
    return symbols


def masked_worth(symbols: i64, wild: i64, masks: i64, near: i64, bonus: i64) -> i64:
    """Returns the most that symbols are worth when each mask adds one symbol of `near` and wild ones are used
    in the best way (CITIES-MASK-02, CITIES-MASK-06)."""
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
