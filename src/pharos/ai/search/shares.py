"""Priors of the tree search: softmax, and exploration noise."""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.chance import Chance

GRAIN: Final[i64] = 1000000


def spread(values: vec[float], start: i64, count: i64, temperature: float, shares: vec[float]) -> None:
    """Writes the softmax of `count` values from index `start` to `shares`; a higher temperature flattens
    it."""
    best = -1e30
    n: i64 = 0
    while n < count:
        if values[start + n] > best:
            best = values[start + n]
        n += 1
    summed = 0.0
    n = 0
    while n < count:
        share = exp((values[start + n] - best) / temperature)
        shares[n] = share
        summed += share
        n += 1
    n = 0
    while n < count:
        shares[n] /= summed
        n += 1


def add_noise(shares: vec[float], count: i64, part: float, chance: Chance) -> None:
    """Mixes random shares, a few large and most small, into `shares` with weight `part`."""
    noise = vec[float]([0.0] * int(count))
    summed = 0.0
    n: i64 = 0
    while n < count:
        drawn = -log((float(chance.below(GRAIN)) + 1.0) / float(GRAIN + 1))
        noise[n] = drawn * drawn * drawn
        summed += noise[n]
        n += 1
    n = 0
    while n < count:
        shares[n] = (1.0 - part) * shares[n] + part * noise[n] / summed
        n += 1
