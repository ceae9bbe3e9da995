"""The arena: line-ups, counting, ratings."""

import json
from pathlib import Path

import pytest

from pharos import pure
from pharos.ai.arena import (
    Match,
    Played,
    Sprt,
    ahead_of,
    deal_means,
    pentanomial,
    play_match,
    ratings_of,
    standings,
)
from pharos.ai.levels import LEVELS, measured_in
from pharos.core.chance import Chance
from pharos.terminal.commands.arena import arena
from pharos.terminal.commands.ladder import ladder
from pharos.terminal.errors import WrongUsage
from pharos.terminal.options import Variant
from pharos.texts import languages, text


def test_everybody_sits_everywhere() -> None:
    match = Match("classic", 5, (), ("master", "greedy"))
    assert match.line_up(0) == ["master", "greedy", "greedy", "greedy", "greedy"]
    assert {match.line_up(n).index("master") for n in range(5)} == set(range(5))


def test_who_is_ahead_of_whom_is_counted_at_every_table() -> None:
    """With two opponents, second place counts as ahead of one of them."""
    rest = [10] * 3, [0.1] * 3, [0.1] * 3
    games = [
        Played(0, ["a", "b", "b"], (1,), "points", [50, 60, 40], *rest),
        Played(1, ["b", "a", "b"], (1,), "points", [50, 60, 40], *rest),
    ]
    assert ahead_of("a", games)[0] == 0.75
    assert ahead_of("b", games)[0] == 0.25
    assert abs(ahead_of("a", games)[1] - 1.96 * 0.25) < 1e-9


def test_shared_victories_and_intervals_are_counted() -> None:
    games = [
        Played(0, ["a", "b"], (0,), "civilian", [50, 40], [10, 10], [1.0, 0.1], [0.2, 0.1]),
        Played(0, ["b", "a"], (0, 1), "civilian", [45, 45], [10, 10], [0.1, 1.0], [0.1, 0.3]),
        Played(1, ["a", "b"], (1,), "science", [30, 20], [10, 10], [1.0, 0.1], [0.2, 0.1]),
        Played(1, ["b", "a"], (1,), "military", [30, 20], [10, 10], [0.1, 1.0], [0.1, 0.2]),
    ]
    best, other = standings(["a", "b"], games)
    assert (best.name, best.seats, best.wins) == ("a", 4, 2.5)
    assert best.victories == {"civilian": 1.5, "military": 1.0}
    assert best.losses == {"science": 1}
    assert best.longest == 0.3
    assert abs(best.thought / best.choices - 0.1) < 1e-9
    assert best.rating > 0
    assert abs(best.rating + other.rating) < 1e-6
    assert abs(best.interval - 1.96 * 0.125) < 1e-9


def test_ratings_fit_the_results() -> None:
    ratings = ratings_of(["a", "b"], [("a", "b", 1.0)] * 759 + [("a", "b", 0.0)] * 239)
    assert abs(ratings["a"] - ratings["b"] - 200) < 2
    three = ratings_of(["a", "b", "c"], [("a", "b", 1.0)] * 9 + [("b", "c", 1.0)] * 9 + [("c", "a", 1.0)])
    assert three["a"] > three["b"] > three["c"]


def test_partners_are_one_agent_and_count_once() -> None:
    match = Match("classic", 6, ("cities",), ("master", "greedy"), options=(("teams", True),))
    assert match.line_up(0) == ["master"] * 2 + ["greedy"] * 4
    assert match.line_up(2) == ["greedy"] * 4 + ["master"] * 2
    games = [
        Played(
            0, ["a", "a", "b", "b"], (0, 1), "points", [50, 40, 60, 20], [9] * 4, [1.0] * 4, [0.2] * 4, side=2
        ),
        Played(
            0, ["b", "b", "a", "a"], (0, 1), "points", [50, 40, 30, 20], [9] * 4, [1.0] * 4, [0.3] * 4, side=2
        ),
    ]
    table = {one.name: one for one in standings(["a", "b"], games)}
    assert (table["a"].seats, table["a"].wins, table["a"].points / table["a"].seats) == (2, 1.0, 35.0)
    assert table["a"].choices == 36
    assert abs(table["a"].rating - table["b"].rating) < 1e-6


def test_a_match_of_teams_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    teams = Variant(players=4, expansion=["cities"], option=["teams=true", "sides=a"])
    arena("classic", variant=teams, agents="greedy,random", games=3, json_=True)
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["options"]["teams"], told["options"]["sides"]) == (4, True, "a")
    assert sum(one["games"] for one in told["agents"]) == 8
    assert sum(one["wins"] for one in told["agents"]) == 4
    with pytest.raises(WrongUsage, match="1 to 2 agents"):
        arena("classic", variant=teams, agents="greedy,random,random")


def test_a_match_is_played_and_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    arena("duel", agents="pupil,random", games=3, seed=5, out=records, json_=True)
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert sum(one["wins"] for one in told["agents"]) == 4
    assert len(records.read_text().splitlines()) == 4
    match = Match("duel", 2, (), ("pupil", "random"), seed=5)
    again = list(play_match(match, 4, 1))
    assert {one["agent"]: one["wins"] for one in told["agents"]} == {
        one.name: one.wins for one in standings(("pupil", "random"), again)
    }


def pair(deal: int, first: float, second: float) -> list[Played]:
    """Returns one deal played from both seats; `first` and `second` are the scores of `a` in each game."""
    winners = {1.0: (0,), 0.5: (0, 1), 0.0: (1,)}
    others = {1.0: (1,), 0.5: (0, 1), 0.0: (0,)}
    return [
        Played(deal, ["a", "b"], winners[first], "civilian", [50, 40], [1, 1], [0.0] * 2, [0.0] * 2),
        Played(deal, ["b", "a"], others[second], "civilian", [50, 40], [1, 1], [0.0] * 2, [0.0] * 2),
    ]


def test_pairs_are_counted_in_the_order_of_the_deals() -> None:
    games = [*pair(0, 1.0, 1.0), *pair(1, 1.0, 0.5), *pair(3, 0.0, 0.0), pair(2, 1.0, 0.0)[0]]
    assert deal_means("a", games, 2) == [1.0, 0.75]
    games.append(pair(2, 1.0, 0.0)[1])
    assert deal_means("a", games, 2) == [1.0, 0.75, 0.5, 0.0]
    assert pentanomial(deal_means("a", games, 2)) == [1, 0, 1, 1, 1]


def test_a_sequential_test_decides_and_is_seldom_wrong() -> None:
    test = Sprt(0.5, 0.6)
    assert test.verdict([1.0, 0.5, 0.75] * 30) == "higher"
    assert test.verdict([0.0, 0.5, 0.75] * 60) == "lower"
    assert test.verdict([1.0] * 3) == ""
    wrong = 0
    for seed in range(200):
        chance = Chance(seed, "sprt")
        means: list[float] = []
        while not test.verdict(means) and len(means) < 5000:
            means.append(sum(int(chance.below(2)) for _ in range(2)) / 2)
        wrong += test.verdict(means) != "lower"
        assert len(means) < 5000
    assert wrong <= 20


def test_a_match_stops_when_it_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    arena("duel", agents="greedy,random", games=200, sprt="0.4,0.6", json_=True)
    told = json.loads(capsys.readouterr().out)
    assert told["sprt"]["verdict"] == "higher"
    assert told["games"] < 100
    assert sum(told["pairs"].values()) * 2 == told["games"]
    for wrong in ("0.6,0.4", "0.5", "a,b", "0,0.5"):
        with pytest.raises(WrongUsage, match="--sprt needs"):
            arena("duel", agents="greedy,random", sprt=wrong)


@pytest.mark.skipif(not pure.compiled(), reason="so many games take long as plain Python")
def test_the_ladder_rates_every_level(capsys: pytest.CaptureFixture[str]) -> None:
    ladder("duel", games=2, seconds=0.002, json_=True)
    told = json.loads(capsys.readouterr().out)
    assert [rung["level"] for rung in told["levels"]] == list(LEVELS)
    assert told["levels"][0]["rating"] == 1000
    assert all(rung["games"] == 2 and rung["fair"] == 0.5 for rung in told["levels"][1:])
    assert all(rung["ahead"] == rung["won"] for rung in told["levels"][1:])
    for wrong in ({"games": 0}, {"seconds": 0}, {"clock": "sun"}):
        with pytest.raises(WrongUsage):
            ladder("duel", **wrong)


def test_the_levels_were_measured_in_every_product(capsys: pytest.CaptureFixture[str]) -> None:
    kinds = [
        ("duel", 2, expansions, False)
        for expansions in ((), ("pantheon",), ("agora",), ("pantheon", "agora"))
    ]
    kinds += [("classic", players, (), False) for players in (3, 5)]
    kinds += [
        ("classic", 4, expansions, False) for expansions in (("cities",), ("leaders",), ("leaders", "cities"))
    ]
    kinds += [("classic", 4, ("cities",), True)]
    for kind in kinds:
        told = measured_in(*kind)
        assert told is not None
        assert [rung["level"] for rung in told["levels"]] == list(LEVELS)
        ratings = [rung["rating"] for rung in told["levels"]]
        assert ratings == sorted(ratings)
    teams = Variant(players=4, expansion=["cities"], option=["teams=true"])
    ladder("classic", variant=teams, known=True)
    assert "teams, 4 players" in capsys.readouterr().out
    with pytest.raises(WrongUsage, match="not been measured"):
        ladder("classic", variant=Variant(players=6), known=True)


def test_levels_have_names() -> None:
    names = ["beginner", "pupil", "trader", "builder", "scholar", "strategist", "master"]
    assert list(LEVELS) == names
    for language in languages():
        assert len({text(language, f"level-{name}") for name in LEVELS}) == 7
        assert all(text(language, f"level-{name}.about") for name in LEVELS)
