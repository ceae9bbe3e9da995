"""The learned weights shipped with the package, one file for each game variant.

A file has a list for each named feature: the weights for each stage of a game, in thousandths. Names keep
weights valid when content is added or features are renumbered. A feature missing from a file, such as that of
an added card, has weight zero.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from librt.vecs import vec

from pharos.ai.search.classic import evaluation as classic
from pharos.ai.search.duel import evaluation as duel
from pharos.core.errors import PharosError

FOLDER = Path(__file__).parent / "learned"
SCALE = 1000
"""Weights are stored as integer thousandths."""


class BadWeights(PharosError):
    """A file of weights that does not match the features of its game."""


@cache
def weights_of(kind: str, folder: Path = FOLDER) -> list[float]:
    """Returns the weights of a variant, stage by stage."""
    names, stages = _features(kind)
    try:
        learned = json.loads((folder / f"{kind}.json").read_text(encoding="utf-8"))["weights"]
        rows = {str(name): [int(weight) for weight in row] for name, row in learned.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(f"The weights of {kind} cannot be read ({error}).") from error
    for name, row in rows.items():
        if len(row) != stages:
            raise BadWeights(f"The weights of {kind} for {name!r} are {len(row)} instead of {stages}.")
    unknown = [name for name in rows if name not in names]
    if unknown:
        raise BadWeights(f"The weights of {kind} name a feature {unknown[0]!r}, which the game has not.")
    missing = [name for name in names if name not in rows and not _is_of_components(name)]
    if missing:
        raise BadWeights(f"The weights of {kind} leave out the feature {missing[0]!r}.")
    nothing = [0] * stages
    return [rows.get(name, nothing)[stage] / SCALE for stage in range(stages) for name in names]


@cache
def learned_parts(game: str, folder: Path = FOLDER) -> frozenset[str]:
    """Returns the expansions of a game with learned weights; for others a search evaluates points alone."""
    return frozenset(part for file in folder.glob(f"{game}*.json") for part in file.stem.split("+")[1:])


@cache
def packed_weights_of(kind: str) -> vec[float]:
    """Returns the same weights for compiled code, packed once for all searches.

    A `vec` passed from plain Python to compiled code is never freed (mypyc 2.4): one per search would leak 20
    kB each time.
    """
    return vec[float](weights_of(kind))


def _features(kind: str) -> tuple[list[str], int]:
    if kind.startswith("duel"):
        return duel.feature_names(), duel.STAGES
    return classic.feature_names(), classic.STAGES


_COMPONENTS = ("progress ", "to come ", "built ", "god ", "decree ", "card ", "leader ", "in hand ")


def _is_of_components(name: str) -> bool:
    """Whether a feature belongs to a component that a variant may lack."""
    return name.startswith(_COMPONENTS) or " stages " in name or name in _OF_EXPANSIONS


_OF_EXPANSIONS = frozenset(classic.feature_names()[classic.AFTER_LEADERS :])


def save(kind: str, weights: Sequence[float], meta: dict[str, object]) -> None:
    """Writes the weights of a variant; leaves out optional features with only zero weights."""
    names, stages = _features(kind)
    if len(weights) != len(names) * stages:
        raise BadWeights(f"{len(weights)} weights are not {stages} for each of {len(names)} features.")
    rows = {
        name: [round(weights[stage * len(names) + place] * SCALE) for stage in range(stages)]
        for place, name in enumerate(names)
    }
    kept = {name: row for name, row in rows.items() if any(row) or not _is_of_components(name)}
    lines = ",\n".join(
        f"{json.dumps(name)}:{json.dumps(row, separators=(',', ':'))}" for name, row in kept.items()
    )
    told = json.dumps(meta, separators=(",", ":"))[1:-1]
    text = f'{{{told}{"," if told else ""}"weights":{{\n{lines}\n}}}}\n'
    (FOLDER / f"{kind}.json").write_text(text, encoding="utf-8")
