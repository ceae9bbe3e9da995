"""Calibration: maps a network's win probability to the one that is shown to users.

A network trained on few games is overconfident, and the search of 7 Wonders optimizes the lead beside the
victory. So the search's value is mapped by a curve for the stage of the game, fitted to games of the network
against itself (`pharos.ai.calibrate`). The curves are stored beside the network: a JSON file with a row for
each stage. On the log-odds scale a curve is piecewise linear and increasing, so the order of choices is
preserved; 0 and 1 stay unchanged.
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
"""Maximum absolute value of a curve's numbers; also rejects NaN."""
KNEE = 1.0
"""Log odds (a probability of 73 %) beyond which a curve may have another slope."""
SIZE = 6
SURE = 1e-6
"""Probabilities closer than this to 0 or 1 are not mapped."""


class BadCurve(PharosError):
    """A file with invalid curves."""


class Curve(NamedTuple):
    """The calibration of one stage on the log-odds scale: linear between the knees."""

    shift: float
    """Added for the seat that chooses."""
    crowd: float
    """Multiplied by the logarithm of the number of opponents (zero in Duel)."""
    slopes: tuple[float, ...]
    """Slopes of the log odds: below -KNEE, up to 0, up to KNEE, and above."""

    def odds(self, chance: float, sides: int) -> float:
        """Returns the calibrated log odds."""
        return float(sum(map(mul, (self.shift, self.crowd, *self.slopes), facts_of(chance, sides))))


def facts_of(chance: float, sides: int) -> tuple[float, ...]:
    """Returns the regressors of a curve: 1, the log of the opponents, and the log odds split at the knees."""
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
        """Returns the calibrated probability of a search's `chance` in a game of `sides` sides."""
        if not SURE < chance < 1 - SURE:
            return chance
        return 1 / (1 + exp(-self.curves[stage].odds(chance, sides)))

    def write(self, file: Path, meta: dict[str, object]) -> None:
        """Writes the curves, one line per stage."""
        told = "".join(f"{json.dumps(key)}: {json.dumps(value)},\n" for key, value in meta.items())
        rows = ",\n".join(
            json.dumps([round(number, 3) for number in (curve.shift, curve.crowd, *curve.slopes)])
            for curve in self.curves
        )
        file.write_text(f'{{\n{told}"stages": [\n{rows}\n]\n}}\n', encoding="utf-8")


def read(file: Path) -> Calibration:
    """Reads the curves of a file."""
    try:
        rows = [tuple(map(float, row)) for row in json.loads(file.read_text(encoding="utf-8"))["stages"]]
        if any(len(row) != SIZE for row in rows):
            raise ValueError(f"a row must have {SIZE} numbers")
        return Calibration([Curve(row[0], row[1], row[2:]) for row in rows])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadCurve(f"The curves of {file.name} cannot be read ({error}).") from error


@cache
def calibration_of(kind: str, folder: Path = FOLDER) -> Calibration | None:
    """Returns the curves of a variant's network, or None."""
    file = folder / f"{kind}{SUFFIX}"
    return read(file) if file.is_file() else None
