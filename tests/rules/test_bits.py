"""Sets and counters in machine words: every bit and every lane."""

from random import Random

import pytest

from pharos.content.room import CARDS_OF_DUEL
from pharos.core.bits import BIT, ONE, first, lane, mask_of, members, pack, size, total
from pharos.duel.piece import WORDS, word_part

pytestmark = pytest.mark.as_seated("no seat is in it")


def test_every_bit_of_a_set() -> None:
    assert len(BIT) == 63
    for n in range(63):
        assert BIT[n] == 1 << n
        assert first(BIT[n]) == n
        assert first(BIT[n] | BIT[62]) == n
    draw = Random(1)
    for _ in range(50):
        numbers = sorted(draw.sample(range(63), draw.randrange(64)))
        mask = mask_of(numbers)
        assert members(mask) == numbers
        assert size(mask) == len(numbers)


def test_every_lane_of_a_counter() -> None:
    counts = [3, 0, 12, 1, 7, 20, 5]
    packed = pack(counts)
    assert [lane(packed, n) for n in range(7)] == counts
    assert total(packed) == sum(counts)
    assert packed == sum(ONE[n] * count for n, count in enumerate(counts))
    assert lane(pack([255] * 7), 6) == 255


def test_every_card_of_duel_there_is_room_for_has_a_bit_of_its_own() -> None:
    cards = [[word_part(number, word) for word in range(int(WORDS))] for number in range(CARDS_OF_DUEL)]
    assert all(sum(part != 0 for part in parts) == 1 for parts in cards)
    assert len({tuple(parts) for parts in cards}) == len(cards)
    assert cards[-1] == [0, 0, 0, BIT[62]]
