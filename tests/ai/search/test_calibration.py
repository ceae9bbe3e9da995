"""Reported win chances: calibration curves are monotonic and are fitted from games."""

import shutil
from itertools import pairwise
from math import exp, log
from pathlib import Path
from random import Random

import pytest

import pharos
from pharos.ai.calibrate import Asking, Said, ask, checked, fitted
from pharos.ai.kind import Kind
from pharos.ai.search.agent import SearchAgent
from pharos.ai.search.calibration import SIZE, SUFFIX, BadCurve, Calibration, Curve, calibration_of, read
from pharos.ai.search.duel.endgame import Endgame, can_be_solved
from pharos.ai.search.network import FOLDER
from pharos.ai.search.network import SUFFIX as NETWORK
from pharos.ai.search.thinkers import thinkers

NETWORKS = sorted(file.stem for file in FOLDER.glob(f"*{NETWORK}"))
GRID = [n / 200 for n in range(201)]


def shipped(name: str) -> Calibration:
    found = calibration_of(name)
    assert found is not None
    return found


@pytest.mark.parametrize("name", NETWORKS)
def test_of_two_chances_the_higher_one_stays_higher_and_certainty_stays(name: str) -> None:
    calibration = shipped(name)
    duel = name.startswith("duel")
    assert len(calibration.curves) == Kind("duel" if duel else "classic").stages
    for stage in range(len(calibration.curves)):
        for sides in (2,) if duel else (2, 3, 8):
            told = [calibration.told(stage, sides, chance) for chance in GRID]
            assert all(one < next_one for one, next_one in pairwise(told))
            assert (told[0], told[-1]) == (0.0, 1.0)


@pytest.mark.parametrize("name", [name for name in NETWORKS if name.startswith("duel")])
def test_an_even_game_of_duel_is_told_as_one(name: str) -> None:
    calibration = shipped(name)
    for stage in range(len(calibration.curves)):
        assert calibration.told(stage, 2, 0.5) == pytest.approx(0.5, abs=0.08)


def test_a_fit_finds_what_games_follow() -> None:
    chance, said = Random(3), []
    for game in range(12_000):
        stage, sides, odds = game % 3, 2 + game % 2, chance.gauss(0, 1.5)
        true = 0.2 - 0.3 * log(sides - 1) + (0.6 if stage < 2 else 1.4) * odds
        won = float(chance.random() < 1 / (1 + exp(-true)))
        said.append(Said(stage, sides, 1 / (1 + exp(-odds)), won, game))
    found = fitted(said, 3)
    for stage, slope in ((0, 0.6), (1, 0.6), (2, 1.4)):
        for sides, shift in ((2, 0.2), (3, 0.2 - 0.3 * log(2))):
            for odds in (-2.0, -0.7, 0.0, 0.7, 2.0):
                told = found.told(stage, sides, 1 / (1 + exp(-odds)))
                assert told == pytest.approx(1 / (1 + exp(-shift - slope * odds)), abs=0.06)

    bins = checked(said, 3)
    assert sum(one["positions"] for one in bins) == len(said)
    assert all(one["foretold"] == pytest.approx(one["won"], abs=0.06) for one in bins)


def test_where_little_was_seen_a_fit_believes_the_network() -> None:
    found = fitted([Said(4, 2, 0.7, 1.0, 0)], 10)
    for stage in range(10):
        assert found.told(stage, 2, 0.3) == pytest.approx(0.3, abs=0.05)


def test_a_file_keeps_curves_and_bad_ones_are_refused(tmp_path: Path) -> None:
    curves = [Curve(0.1, -0.25, (0.5, 0.75, 1.0, 1.25)), Curve(0.0, 0.0, (1.0, 1.0, 1.0, 1.0))]
    file = tmp_path / f"some{SUFFIX}"
    Calibration(curves).write(file, {"games": 7})
    assert read(file).curves == tuple(curves)
    with pytest.raises(BadCurve, match="must rise"):
        Calibration([Curve(0.0, 0.0, (1.0, 1.0, -0.1, 1.0))])
    short, wordy, large, none = (
        "[0, 0, 1]",
        '[0, 0, 1, 1, 1, "a"]',
        "[0, 0, 1, 1, 1, 1e9]",
        "[NaN, 0, 1, 1, 1, 1]",
    )
    for text in ("", "{}", *(f'{{"stages": [{row}]}}' for row in ("", short, wordy, large, none))):
        file.write_text(text)
        with pytest.raises(BadCurve):
            read(file)
    assert 2 + len(curves[0].slopes) == SIZE
    assert calibration_of("some", tmp_path / "none") is None


@pytest.mark.parametrize(
    ("game", "players", "expansions", "name"),
    [("duel", 2, ["agora"], "duel+agora"), ("classic", 3, [], "classic")],
)
def test_people_are_told_by_the_curve_and_choices_keep_their_order(
    tmp_path: Path, game: str, players: int, expansions: list[str], name: str
) -> None:
    shutil.copy(FOLDER / f"{name}{NETWORK}", tmp_path)
    played = pharos.new_game(game, players=players, expansions=expansions, seed=5)
    seat = played.waiting[0]
    view = played.view(seat)
    raw, told = (
        SearchAgent(thinkers(24, folder=folder), seed=2, simulations=24).analyse(view)
        for folder in (tmp_path, FOLDER)
    )
    assert [(str(one.choice), one.visits) for one in raw] == [(str(one.choice), one.visits) for one in told]
    stage = Kind(game).stage(played.state)
    for one, other in zip(raw, told, strict=True):
        assert other.win == pytest.approx(shipped(name).told(stage, players, one.win))
        assert other.win != one.win


def test_what_was_worked_out_is_told_as_it_is() -> None:
    played, chance = pharos.new_game("duel", seed=8), Random(8)
    while not (can_be_solved(played.state) and len(played.choices(played.waiting[0])) > 1):
        played.choose(played.waiting[0], chance.choice(played.choices(played.waiting[0])))
        assert not played.over
    seat = played.waiting[0]
    worths = Endgame(played.state).worths()
    assert worths
    sign = 1 if seat == 0 else -1
    for line in SearchAgent(thinkers(None), seed=1, simulations=8).analyse(played.view(seat)):
        assert line.win == pytest.approx((1 + sign * worths[line.choice.code]) / 2)


def test_the_same_games_give_the_same_answers() -> None:
    asking = Asking(Kind("duel"), str(FOLDER), (3,), (8,))
    first = ask(asking)
    assert first == ask(asking)
    assert first
    assert all(0 <= one.chance <= 1 and one.won in (0.0, 0.5, 1.0) and one.sides == 2 for one in first)
