"""The Mausoleum: builds a card of the discard pile for free (SW-HAL-*)."""

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.build import reward_piece
from pharos.classic.choices import FOR_FREE_CITY, REVIVE, SKIP, object_of, verb_of
from pharos.classic.pieces import CARDS, WORD_STARTS, WORDS
from pharos.classic.state import State
from pharos.core.bits import first


def fill_revivals(state: State, number: i64, buffer: vec[i64]) -> i64:
    """Writes the cards of the pile that a city may build, and declining (SW-HAL-05, SW-HAL-06)."""
    flags: i64 = 0
    if number >= state.deal.players:
        flags = FOR_FREE_CITY
    count: i64 = 0
    word: i64 = 0
    while word < WORDS:
        cards = state.discard_word(word)
        count = fill_word(state, number, cards, WORD_STARTS[word], flags, buffer, count)
        word += 1
    buffer[count] = SKIP + flags
    return count + 1


def fill_word(
    state: State, number: i64, mask: i64, offset: i64, flags: i64, buffer: vec[i64], count: i64
) -> i64:
    """Writes the cards of one word of the pile."""
    mine = state.city(number)
    while mask != 0:
        card = first(mask) + offset
        mask &= mask - 1
        if not mine.has_name(CARDS[card]):
            buffer[count] = REVIVE + card + flags
            count += 1
    return count


def can_revive(state: State, number: i64) -> bool:
    """Returns whether the pile has a card that a city may build (SW-HAL-06)."""
    word: i64 = 0
    while word < WORDS:
        if has_new(state, number, state.discard_word(word), WORD_STARTS[word]):
            return True
        word += 1
    return False


def has_new(state: State, number: i64, mask: i64, offset: i64) -> bool:
    """Returns whether a word of the pile has a card whose name is not in the city."""
    mine = state.city(number)
    while mask != 0:
        if not mine.has_name(CARDS[first(mask) + offset]):
            return True
        mask &= mask - 1
    return False


def revive(state: State, number: i64, choice: i64) -> None:
    """Builds the chosen card, with its immediate effects."""
    if verb_of(choice) == REVIVE:
        card = object_of(choice)
        state.take_back(card)
        state.city(number).gain(CARDS[card])
        reward_piece(state, number, CARDS[card])
    state.record(number, choice)
