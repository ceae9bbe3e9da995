"""The learned numbers that travel with the package, one file for each kind of game."""

import json
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "learned"
SCALE = 1000
"""Weights are kept as whole thousandths."""


@cache
def weights_of(kind: str) -> list[float]:
    """The weights of a kind of game."""
    numbers = json.loads((FOLDER / f"{kind}.json").read_text(encoding="utf-8"))
    return [number / SCALE for number in numbers["weights"]]


def save(kind: str, weights: list[float], meta: dict[str, object]) -> None:
    """Writes the weights of a kind of game."""
    data = {**meta, "weights": [round(weight * SCALE) for weight in weights]}
    (FOLDER / f"{kind}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
