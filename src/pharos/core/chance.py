"""A small random number generator with the same sequence on every machine and in every version.

Marsaglia's xorshift128: four words of 32 bits, shifts and exclusive-ors only, so that compiled and
interpreted code produce the same numbers and nothing overflows.
"""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

_WORD: Final[i64] = 0xFFFFFFFF


@final
class Chance:
    """A stream of random numbers determined by seed and purpose."""

    def __init__(self, seed: int, purpose: str = "") -> None:
        digest = hashlib.sha256(f"pharos/1 {purpose} {seed}".encode()).digest()
        words = [int.from_bytes(digest[n : n + 4], "big") for n in (0, 4, 8, 12)]
        self.x: i64 = words[0] | 1  # not all four words may be zero
        self.y: i64 = words[1]
        self.z: i64 = words[2]
        self.w: i64 = words[3]

    def below(self, n: i64) -> i64:
        """Returns a number from 0 to n - 1; n must be below 2**31."""
        t = self.x ^ ((self.x << 11) & _WORD)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return (w * n) >> 32

    def shuffle(self, items: vec[i64], length: i64) -> None:
        """Shuffles the first `length` items in place."""
        i: i64 = length - 1
        while i > 0:
            j = self.below(i + 1)
            swapped = items[i]
            items[i] = items[j]
            items[j] = swapped
            i -= 1


def shuffled(chance: Chance, items: list[int]) -> list[int]:
    """Returns a shuffled copy, for code that is not time-critical."""
    order = vec[i64](items)
    chance.shuffle(order, len(items))
    return [int(item) for item in order]
