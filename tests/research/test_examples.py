"""The examples run: every notebook with small counts, and the learner improves as it should."""

import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


def notebook(name: str, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> dict[str, Any]:
    """The names that the cells of a notebook define."""
    file = str(EXAMPLES / "notebooks" / f"{name}.py")
    monkeypatch.setattr(sys, "argv", [file, *arguments])
    monkeypatch.setattr(sys, "path", list(sys.path))
    _, defined = runpy.run_path(file)["app"].run()
    return dict(defined)


def test_play_and_inspect(monkeypatch: pytest.MonkeyPatch) -> None:
    found = notebook("play", monkeypatch)
    assert found["whole"].over
    assert len(found["game"].record()["choices"]) == 20
    assert found["offered"]
    assert found["barred"]


def test_train_a_small_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    found = notebook("learn", monkeypatch, "--games", "32", "--check", "10")
    assert [one["games"] for one in found["progress"]] == [8, 16, 24, 32]
    assert abs(sum(one["chance"] for one in found["liked"]) - 1) < 0.01


def test_study_of_balance(monkeypatch: pytest.MonkeyPatch) -> None:
    study = notebook("balance", monkeypatch, "--games", "20")["study"]
    assert study["games"] == 20
    assert sum(rate["games"] for rate in study["seats"]) == 40


@pytest.fixture(scope="module")
def learner() -> SimpleNamespace:
    return SimpleNamespace(**runpy.run_path(str(EXAMPLES / "policy_gradient.py")))


def test_the_policy_moves_towards_what_gained(learner: SimpleNamespace) -> None:
    """In an artificial decision with three options the best one becomes likely, and its value is learned."""
    policy = learner.Policy(4, 6, 1)
    seen = np.tile(np.array([[1, 0, 0, 1]], np.float32), (30, 1))
    mask = np.zeros((30, 6), np.int8)
    mask[:, [1, 3, 4]] = 1
    options = learner.options_of(mask)
    actions = np.tile([1, 3, 4], 10)
    gain = np.where(actions == 3, 1.0, -0.5).astype(np.float32)
    aim = np.full(30, 0.5, np.float32)
    for _ in range(60):
        _, chance, _ = policy.judged(seen, options)
        taken = np.flatnonzero(options.actions == actions[options.rows])
        policy.fit(seen, options, taken, chance[taken], gain, aim)
    _, chance, value = policy.judged(seen, options)
    assert chance[options.actions == 3].min() > 0.9
    assert abs(value - 0.5).max() < 0.1
    assert set(options.actions[learner.best(chance, options)]) == {3}


def test_slopes_are_slopes(learner: SimpleNamespace) -> None:
    """The gradient of the fit equals the slope of its loss, measured by finite differences."""
    dice = np.random.default_rng(2)
    policy = learner.Policy(5, 7, 3)
    for weight in policy.weights.values():
        weight += dice.standard_normal(weight.shape).astype(np.float32) * 0.3
    policy.weights = {name: weight.astype(np.float64) for name, weight in policy.weights.items()}
    seen = dice.standard_normal((8, 5))
    mask = (dice.random((8, 7)) < 0.6).astype(np.int8)
    mask[:, 0] = 1
    options = learner.options_of(mask)
    taken, gain, aim = options.starts, dice.standard_normal(8), dice.uniform(-1, 1, 8)
    before = policy.judged(seen, options)[1][taken]

    def loss() -> float:
        _, chance, value = policy.judged(seen, options)
        order = np.add.reduceat(chance * np.log(chance + 1e-8), options.starts)
        parts = -gain * chance[taken] / before + learner.ENTROPY * order + (value - aim) ** 2 / 2
        return float(parts.mean())

    slopes: dict[str, Any] = {}
    policy._step = slopes.update
    policy.fit(seen, options, taken, before, gain, aim)
    for name, weight in policy.weights.items():
        for place in [tuple(dice.integers(0, size) for size in weight.shape) for _ in range(6)]:
            kept = weight[place]
            weight[place] = kept + 1e-5
            above = loss()
            weight[place] = kept - 1e-5
            measured = (above - loss()) / 2e-5
            weight[place] = kept
            assert abs(measured - slopes[name][place]) < 1e-5 + 1e-3 * abs(measured), name


def test_an_advantage_is_what_was_not_expected(learner: SimpleNamespace) -> None:
    gains = learner.advantages([0.5, 0.5, 0.5], 1.0)
    trace = learner.TRACE
    assert np.allclose(gains, [0.5 * trace**2, 0.5 * trace, 0.5])


def test_the_example_for_rllib_learns_and_is_judged() -> None:
    """Runs if its libraries are installed: they take gigabytes, so the checks do not install them."""
    for library in ("torch", "ray.rllib"):
        pytest.importorskip(library, reason=f"{library} is not installed: the example for RLlib was left out")
    arguments = ["--minutes", "0", "--choices", "128", "--tables", "2", "--games", "2", "--judges", "random"]
    command = [sys.executable, str(EXAMPLES / "rllib_ppo.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    assert "learned from 128 choices" in done.stdout
    assert "against random: won" in done.stdout
