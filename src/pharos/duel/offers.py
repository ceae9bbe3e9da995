"""Lists of choices used by several steps."""

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import first
from pharos.duel.choices import fill_mask
from pharos.duel.piece import WORD_STARTS, WORDS
from pharos.duel.pieces import color_word
from pharos.duel.state import State


def fill_cards(state: State, seat: i64, colors: i64, verb: i64, buffer: vec[i64]) -> i64:
    """Writes a choice for each of the opponent's cards of these colors; returns how many there are."""
    theirs = state.city(1 - seat)
    count: i64 = 0
    word: i64 = 0
    while word < WORDS:
        wanted: i64 = 0
        left = colors
        while left != 0:
            wanted |= color_word(word, first(left))
            left &= left - 1
        count = fill_mask(theirs.word(word) & wanted, verb, WORD_STARTS[word], buffer, count)
        word += 1
    return count
