"""Bit masks and packed counters.

A mask is a set of small numbers in one machine word. A packed counter is seven or fewer
counts in one word, eight bits each ("lanes"), so that a whole row of counts is added,
subtracted or compared at once. Both stay below 63 bits and never go negative.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**n for n in range(63)])
"""BIT[n] is the mask {n}. (A constant shifted by a variable is miscompiled; tables are not.)"""

LANE: Final[i64] = 8
LANE_MASK: Final[i64] = 255
ONE: Final = vec[i64]([2 ** (8 * n) for n in range(7)])
"""ONE[n] is the packed counter with 1 in lane n."""

_SPREAD: Final[i64] = 0x03F79D71B4CB0A89
"""A sequence of de Bruijn: every six bits that follow each other in it are different."""
_NUMBER_BY_BITS: Final = vec[i64]([0] * 64)
for _n in range(63):
    _NUMBER_BY_BITS[2**_n * int(_SPREAD) >> 58 & 63] = _n

# Constants stay below 2**62: compiled code would keep a larger one as an object and read it every time.
_PAIRS: Final[i64] = 0x1555555555555555
_QUADS: Final[i64] = 0x3333333333333333
_BYTES: Final[i64] = 0x0F0F0F0F0F0F0F0F


def first(mask: i64) -> i64:
    """The smallest number in a mask that is not empty.

    Six bits of the sequence, shifted by that number, tell it; what a machine word has no room for is above
    them.
    """
    return _NUMBER_BY_BITS[((mask & -mask) * _SPREAD) >> 58 & 63]


def size(mask: i64) -> i64:
    """How many numbers are in a mask."""
    mask = mask - ((mask >> 1) & _PAIRS)
    mask = (mask & _QUADS) + ((mask >> 2) & _QUADS)
    return ((mask + (mask >> 4)) & _BYTES) % 255


WORD: Final[i64] = 63
"""A set of two words has the numbers below this one in the low word and the others in the high word."""


def low_bit(n: i64) -> i64:
    """The mask {n} in the low one of two words."""
    if n < WORD:
        return BIT[n]
    return 0


def high_bit(n: i64) -> i64:
    """The mask {n} in the high one of two words."""
    if n >= WORD:
        return BIT[n - WORD]
    return 0


def behind(low: i64, high: i64, n: i64) -> i64:
    """The next number in a set of two words behind n, or -1; behind -1 is the smallest of all."""
    if n >= WORD:
        low = 0
        high &= ~(BIT[n - WORD] | (BIT[n - WORD] - 1))
    elif n >= 0:
        low &= ~(BIT[n] | (BIT[n] - 1))
    if low != 0:
        return first(low)
    if high != 0:
        return WORD + first(high)
    return -1


def both_words(low: i64, high: i64) -> int:
    """A set of two words as one number of any size."""
    return int(low) + (int(high) << 63)


def lane(packed: i64, n: i64) -> i64:
    """The count in lane n."""
    return (packed >> (n * LANE)) & LANE_MASK


LANES: Final[i64] = 8
"""Of a counter of two words, the lanes below this one are in the low word; its last lane has seven bits."""


def lane_of(low: i64, high: i64, n: i64) -> i64:
    """The count in lane n of a counter of two words."""
    if n < LANES:
        return lane(low, n)
    return lane(high, n - LANES)


def low_lane(n: int) -> int:
    """The low one of two words, with 1 in lane n of the counter."""
    return pack([int(n == k) for k in range(int(LANES))])


def high_lane(n: int) -> int:
    """The high one of two words, with 1 in lane n of the counter."""
    return pack([int(n - k == LANES) for k in range(int(LANES) - 1)])


def total(packed: i64) -> i64:
    """The sum of all lanes (256 leaves 1 when divided by 255)."""
    return packed % 255


def mix(mark: i64, value: i64) -> i64:
    """Adds a number that is not negative to a fingerprint of 31 bits; nothing overflows."""
    return (mark * 1000003 + value % 2147483647 + 97) % 2147483647


_MOST_COPIED: Final[i64] = 1024
_ZEROS: Final = vec[i64]([0] * 1024)
_NONES: Final = vec[i64]([-1] * 1024)


def zeros(count: i64) -> vec[i64]:
    """So many times 0. (To copy a part takes a fraction of the time that to read a list takes.)"""
    assert count <= _MOST_COPIED
    return _ZEROS[:count]


def nones(count: i64) -> vec[i64]:
    """So many times -1, which stands for no component."""
    assert count <= _MOST_COPIED
    return _NONES[:count]


def members(mask: int) -> list[int]:
    """The numbers in a mask, smallest first."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def mask_of(numbers: list[int]) -> int:
    """The mask of some numbers."""
    mask = 0
    for number in numbers:
        mask |= 2**number
    return mask


def listed(buffer: vec[i64], count: i64) -> list[int]:
    """The first numbers of a buffer."""
    numbers: list[int] = []
    n: i64 = 0
    while n < count:
        numbers.append(int(buffer[n]))
        n += 1
    return numbers


def pack(counts: list[int]) -> int:
    """A packed counter with these lanes."""
    return sum(count * 256**n for n, count in enumerate(counts))
