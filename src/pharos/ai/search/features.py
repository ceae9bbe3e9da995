"""Features of a position with their amounts: the inputs of a linear evaluation, and its fitting step."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

DECAY: Final = 1e-6


@mypyc_attr(acyclic=True)
class Features:
    """Weights by stage and feature, and the list of active features of a position."""

    def __init__(self, weights: vec[float], most: int) -> None:
        self.weights = weights
        self.found: vec[i64] = vec[i64]([0] * most)
        self.amount: vec[float] = vec[float]([0.0] * most)
        self.count: i64 = 0

    def add(self, feature: i64, amount: float) -> None:
        """Adds an active feature."""
        self.found[self.count] = feature
        self.amount[self.count] = amount
        self.count += 1

    def summed(self, base: i64) -> float:
        """Returns the weighted sum of the active features; `base` is the offset of the stage."""
        weights = self.weights
        summed = 0.0
        n: i64 = 0
        while n < self.count:
            summed += weights[base + self.found[n]] * self.amount[n]
            n += 1
        return summed

    def descend(self, squares: vec[float], base: i64, error: float, rate: float) -> None:
        """Moves the weights of a stage against the error, with a step size per weight (Adagrad)."""
        n: i64 = 0
        while n < self.count:
            place = base + self.found[n]
            slope = error * self.amount[n] + DECAY * self.weights[place]
            squares[place] += slope * slope
            self.weights[place] -= rate * slope / sqrt(squares[place])
            n += 1
