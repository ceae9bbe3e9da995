"""Random choice among the best of several values."""

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.chance import Chance


def any_of_best(worths: vec[float], count: i64, chance: Chance) -> i64:
    """Returns the index of the largest of the first `count` values; ties are broken at random."""
    equals: i64 = 0
    best = 0.0
    n: i64 = 0
    while n < count:
        if equals == 0 or worths[n] > best:
            best = worths[n]
            equals = 0
        if worths[n] == best:
            equals += 1
        n += 1
    drawn = chance.below(equals)
    n = 0
    while worths[n] != best or drawn > 0:
        if worths[n] == best:
            drawn -= 1
        n += 1
    return n
