"""Bit masks and packed counters.

A mask is a set of small numbers in one machine word. A packed counter holds up to seven
counts in one word, eight bits each ("lanes"), so that a whole row of counts is added,
subtracted or compared at once. Both stay below 63 bits and are never negative.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**n for n in range(63)])
"""BIT[n] is the mask {n}. (A table, because mypyc miscompiles a constant shifted by a variable.)"""

LANE: Final[i64] = 8
LANE_MASK: Final[i64] = 255
ONE: Final = vec[i64]([2 ** (8 * n) for n in range(7)])
"""ONE[n] is the packed counter with 1 in lane n."""

_SPREAD: Final[i64] = 0x03F79D71B4CB0A89
"""A de Bruijn sequence: every window of six consecutive bits is different."""
_NUMBER_BY_BITS: Final = vec[i64]([0] * 64)
for _n in range(63):
    _NUMBER_BY_BITS[2**_n * int(_SPREAD) >> 58 & 63] = _n

# Constants stay below 2**62: compiled code boxes a larger one and reads the object every time.
_PAIRS: Final[i64] = 0x1555555555555555
_QUADS: Final[i64] = 0x3333333333333333
_BYTES: Final[i64] = 0x0F0F0F0F0F0F0F0F


def first(mask: i64) -> i64:
    """Returns the smallest number in a non-empty mask.

    The lowest bit shifts the de Bruijn sequence, so its top six bits identify the number. The mask 63 drops
    the bits above the machine word, which Python's integers keep.
    """
    return _NUMBER_BY_BITS[((mask & -mask) * _SPREAD) >> 58 & 63]


def size(mask: i64) -> i64:
    """Returns how many numbers are in a mask."""
    mask = mask - ((mask >> 1) & _PAIRS)
    mask = (mask & _QUADS) + ((mask >> 2) & _QUADS)
    return ((mask + (mask >> 4)) & _BYTES) % 255


WORD: Final[i64] = 63
"""In a set of two words, the numbers below this one are in the low word, the others in the high word."""


def low_bit(n: i64) -> i64:
    """Returns the low word of the two-word set {n}."""
    if n < WORD:
        return BIT[n]
    return 0


def high_bit(n: i64) -> i64:
    """Returns the high word of the two-word set {n}."""
    if n >= WORD:
        return BIT[n - WORD]
    return 0


def behind(low: i64, high: i64, n: i64) -> i64:
    """Returns the smallest number greater than n in a two-word set, or -1; n may be -1."""
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
    """Returns a two-word set as one Python integer."""
    return int(low) + (int(high) << 63)


def lane(packed: i64, n: i64) -> i64:
    """Returns the count in lane n."""
    return (packed >> (n * LANE)) & LANE_MASK


LANES: Final[i64] = 8
"""In a counter of two words, the lanes below this one are in the low word; the last lane has seven bits."""


def lane_of(low: i64, high: i64, n: i64) -> i64:
    """Returns the count in lane n of a two-word counter."""
    if n < LANES:
        return lane(low, n)
    return lane(high, n - LANES)


def low_lane(n: int) -> int:
    """Returns the low word of a two-word counter with 1 in lane n."""
    return pack([int(n == k) for k in range(int(LANES))])


def high_lane(n: int) -> int:
    """Returns the high word of a two-word counter with 1 in lane n."""
    return pack([int(n - k == LANES) for k in range(int(LANES) - 1)])


def total(packed: i64) -> i64:
    """Returns the sum of all lanes (256 is 1 modulo 255)."""
    return packed % 255


def mix(mark: i64, value: i64) -> i64:
    """Mixes a non-negative number into a 31-bit fingerprint, without overflow."""
    return (mark * 1000003 + value % 2147483647 + 97) % 2147483647


_MOST_COPIED: Final[i64] = 1024
_ZEROS: Final = vec[i64]([0] * 1024)
_NONES: Final = vec[i64]([-1] * 1024)


def zeros(count: i64) -> vec[i64]:
    """Returns `count` zeros. (Slicing a constant is several times faster than building from a list.)"""
    assert count <= _MOST_COPIED
    return _ZEROS[:count]


def nones(count: i64) -> vec[i64]:
    """Returns `count` times -1, which means "no component"."""
    assert count <= _MOST_COPIED
    return _NONES[:count]


def members(mask: int) -> list[int]:
    """Returns the numbers in a mask, smallest first."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def mask_of(numbers: list[int]) -> int:
    """Returns the mask of the given numbers."""
    mask = 0
    for number in numbers:
        mask |= 2**number
    return mask


def listed(buffer: vec[i64], count: i64) -> list[int]:
    """Returns the first `count` numbers of a buffer."""
    numbers: list[int] = []
    n: i64 = 0
    while n < count:
        numbers.append(int(buffer[n]))
        n += 1
    return numbers


def pack(counts: list[int]) -> int:
    """Returns a packed counter with these lanes."""
    return sum(count * 256**n for n, count in enumerate(counts))
