"""What the win chance of a network is worth: the chance it names, and the chance that people are told.

A network that learned from few games is too sure of itself; and the search of the 7 Wonders counts the lead
beside the victory. So what a search says is told to people by a curve for the stage of the game,
fitted to games of the network against itself (`pharos.ai.calibrate`), and kept beside the network: a file
of JSON with a row for each stage. On the scale of log odds a curve is a few straight lines. Certainty stays
certainty, and of two choices the better one stays the better one.
"""

import json
from collections.abc import Sequence
from functools import cache
from math import exp, log
from operator import mul
from pathlib import Path
from typing import NamedTuple, final

from pharos.ai.search.network import FOLDER
from pharos.core.errors import PharosError

SUFFIX = ".curve"
LEAST_SLOPE = 0.05
MOST = 20.0
"""No number of a curve is larger; what is no number at all is not either."""
KNEE = 1.0
"""Beyond these log odds, a chance of 73 %, a curve may rise in another way than near even chances."""
SIZE = 6
SURE = 1e-6
"""Who is surer than this is told to be certain."""


class BadCurve(PharosError):
    """A file of curves that no chance can be told by."""


class Curve(NamedTuple):
    """How chances are told in one stage, on the scale of log odds: straight between knees."""

    shift: float
    """Added for the seat that chooses."""
    crowd: float
    """Added for each e-fold of the opponents; in Duel there is one."""
    slopes: tuple[float, ...]
    """How much of its log odds is believed: far below even chances, below, above, and far above."""

    def odds(self, chance: float, sides: int) -> float:
        """The log odds that are told."""
        return float(sum(map(mul, (self.shift, self.crowd, *self.slopes), facts_of(chance, sides))))


def facts_of(chance: float, sides: int) -> tuple[float, ...]:
    """What a curve weighs: one, the opponents, and the parts of the log odds between the knees."""
    odds = log(chance / (1 - chance))
    inner = min(max(odds, -KNEE), KNEE)
    parts = (min(odds + KNEE, 0.0), min(inner, 0.0), max(inner, 0.0), max(odds - KNEE, 0.0))
    return (1.0, log(sides - 1), *parts)


@final
class Calibration:
    """The curves of a network, one for each stage of a game."""

    def __init__(self, curves: Sequence[Curve]) -> None:
        if not curves or any(slope < LEAST_SLOPE for curve in curves for slope in curve.slopes):
            raise BadCurve("A curve must rise in every stage of a game.")
        if not all(abs(number) <= MOST for one in curves for number in (one.shift, one.crowd, *one.slopes)):
            raise BadCurve(f"The numbers of a curve lie between -{MOST:g} and {MOST:g}.")
        self.curves = tuple(curves)

    def told(self, stage: int, sides: int, chance: float) -> float:
        """The chance that is told where so many sides play and the search names a chance."""
        if not SURE < chance < 1 - SURE:
            return chance
        return 1 / (1 + exp(-self.curves[stage].odds(chance, sides)))

    def write(self, file: Path, meta: dict[str, object]) -> None:
        """Writes the curves, a line for each stage."""
        told = "".join(f"{json.dumps(key)}: {json.dumps(value)},\n" for key, value in meta.items())
        rows = ",\n".join(
            json.dumps([round(number, 3) for number in (curve.shift, curve.crowd, *curve.slopes)])
            for curve in self.curves
        )
        file.write_text(f'{{\n{told}"stages": [\n{rows}\n]\n}}\n', encoding="utf-8")


def read(file: Path) -> Calibration:
    """The curves of a file."""
    try:
        rows = [tuple(map(float, row)) for row in json.loads(file.read_text(encoding="utf-8"))["stages"]]
        if any(len(row) != SIZE for row in rows):
            raise ValueError(f"a row must have {SIZE} numbers")
        return Calibration([Curve(row[0], row[1], row[2:]) for row in rows])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadCurve(f"The curves of {file.name} cannot be read ({error}).") from error


@cache
def calibration_of(kind: str, folder: Path = FOLDER) -> Calibration | None:
    """The curves of the network of a kind of game, if there are any."""
    file = folder / f"{kind}{SUFFIX}"
    return read(file) if file.is_file() else None
