"""Weights are identified by the names of their features; a file that does not fit is rejected with one
sentence.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from pharos.ai.search.duel.evaluation import FEATURES, STAGES, feature_names
from pharos.ai.search.weights import FOLDER, BadWeights, weights_of

KINDS = sorted(path.stem for path in FOLDER.glob("*.json"))


def changed(folder: Path, **rows: Any) -> Path:
    """Returns a folder with the weights of Duel, some of them replaced; None removes a weight."""
    learned = json.loads((FOLDER / "duel.json").read_text(encoding="utf-8"))
    learned["weights"] |= rows
    learned["weights"] = {name: row for name, row in learned["weights"].items() if row is not None}
    (folder / "duel.json").write_text(json.dumps(learned), encoding="utf-8")
    return folder


@pytest.mark.parametrize("kind", KINDS)
def test_every_file_fits_its_game(kind: str) -> None:
    assert any(weights_of(kind))


def test_the_order_of_a_file_means_nothing(tmp_path: Path) -> None:
    learned = json.loads((FOLDER / "duel.json").read_text(encoding="utf-8"))
    learned["weights"] = dict(reversed(learned["weights"].items()))
    (tmp_path / "duel.json").write_text(json.dumps(learned), encoding="utf-8")
    assert weights_of("duel", tmp_path) == weights_of("duel")


def test_a_component_nobody_learned_weighs_nothing(tmp_path: Path) -> None:
    weights = weights_of("duel", changed(tmp_path, **{"built the_sphinx": None}))
    place = feature_names().index("built the_sphinx")
    assert {weights[stage * FEATURES + place] for stage in range(STAGES)} == {0.0}


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ({"coins 3": [1, 2, 3]}, "The weights of duel for 'coins 3' are 3 instead of 10."),
        ({"rain": [0] * 10}, "The weights of duel name a feature 'rain', which the game has not."),
        ({"coins 3": None}, "The weights of duel leave out the feature 'coins 3'."),
        ({"coins 3": 7}, "The weights of duel cannot be read"),
    ],
)
def test_a_file_that_does_not_fit(tmp_path: Path, rows: dict[str, Any], sentence: str) -> None:
    folder = changed(tmp_path, **rows)
    with pytest.raises(BadWeights) as refused:
        weights_of("duel", folder)
    assert str(refused.value).startswith(sentence)
