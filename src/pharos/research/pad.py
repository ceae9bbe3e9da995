"""Rows of numbers that the compiled engine writes and NumPy reads without a copy.

Cells are 32 bits wide: the engine writes the bit patterns of single-precision numbers, so that the memory of
a pad is an array of float32. Only cells that were written are cleared again.
"""

import struct
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from pharos.core.bits import first

MOST: Final = 2048
"""Amounts in tenths are clipped to this."""


def _bits(number: float) -> int:
    pattern: int = struct.unpack("<i", struct.pack("<f", number))[0]
    return pattern


LINE: Final[i64] = 16
"""Cells per cache line."""
FLAG: Final[i64] = _bits(1.0)
TENTHS: Final = vec[i64]([_bits((n - MOST) / 10) for n in range(2 * MOST + 1)])
"""Bit patterns of -204.8 to 204.8 in steps of a tenth."""
SHARES: Final = vec[i64]([0] + [_bits(1 / n) for n in range(1, 9)])
"""Bit patterns of 1, 1/2, 1/3, …"""
LOSSES: Final = vec[i64]([0] + [_bits(-1 / n) for n in range(1, 9)])


@final
@mypyc_attr(acyclic=True)
class Pad:
    """A table of rows; one row is written at a time."""

    def __init__(self, rows: int, width: int) -> None:
        self.cells: vec[i32] = vec[i32]([i32(0)] * (rows * width))
        self.used: vec[i16] = vec[i16]([i16(0)] * (rows * width))
        """The cells of each row that were written."""
        self.count: vec[i64] = vec[i64]([0] * rows)
        self.width: i64 = width
        self.row: i64 = 0
        self.start: i64 = 0
        self.last: i64 = 0
        """Index in `used` for the next written cell."""
        self.met: i64 = 0

    def begin(self, row: i64) -> None:
        """Clears a row and makes it the current one."""
        self.count[self.row] = self.last - self.start
        self.row = row
        start = row * self.width
        self.start = start
        self.last = start
        # Prefetch: read each cache line first. Many cache misses of reads overlap; those of writes do not.
        met: i64 = 0
        n = start
        end = start + self.width
        while n < end:
            met |= i64(self.cells[n])
            n += LINE
        self.met = met
        n = start
        end = n + self.count[row]
        while n < end:
            self.cells[start + i64(self.used[n])] = i32(0)
            n += 1

    def write(self, place: i64, pattern: i64) -> None:
        """Writes a bit pattern to an empty cell."""
        at = self.start + place
        self.cells[at] = i32(pattern)
        self.used[self.last] = i16(place)
        self.last += 1

    def flag(self, place: i64) -> None:
        """Writes 1.0 to a cell."""
        self.write(place, FLAG)

    def put(self, place: i64, number: i64) -> None:
        """Writes a number in tenths to a cell."""
        if number == 0:
            return
        if number > MOST:
            number = MOST
        if number < -MOST:
            number = -MOST
        self.write(place, TENTHS[number + MOST])

    def flags(self, place: i64, mask: i64) -> None:
        """Writes 1.0 for each bit of a mask, starting at cell `place`."""
        while mask != 0:
            self.write(place + first(mask), FLAG)
            mask &= mask - 1

    def lanes(self, place: i64, packed: i64, lanes: i64) -> None:
        """Writes the counts of packed lanes in tenths, starting at cell `place`."""
        n: i64 = 0
        while n < lanes:
            count = (packed >> (n * 8)) & 255
            if count != 0:
                self.write(place + n, TENTHS[count + MOST])
            n += 1
