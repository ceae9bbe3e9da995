"""Evaluating an agent: the observation of any game or view, and matches with intervals."""

import sys
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import pharos
import pharos.research as research
from pharos import Choice, PharosError, View
from tests.research.test_encoding import KINDS, Kind, observed, played


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_observation_of_any_game_or_view(kind: Kind) -> None:
    for seed in range(3):
        game = played(kind, seed, 5 + 20 * seed)
        for seat in range(game.players):
            seen = research.observe(game, seat)
            assert np.array_equal(seen["observation"], observed(game, seat))
            named = research.encoding(
                game.name, players=game.players, expansions=game.expansions, options=game.options
            ).named(game, seat)
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(number for number, _ in named)
            of_view = research.observe(game.view(seat), seat)
            assert all(np.array_equal(seen[part], of_view[part]) for part in seen)
            for number, choice in named[:3]:
                assert research.choice_of(game.view(seat), number) == choice


def test_what_has_no_observation_is_refused() -> None:
    game = pharos.new_game("duel", seed=1)
    with pytest.raises(PharosError, match="spectator"):
        research.observe(game.view(None))
    with pytest.raises(PharosError, match="view of seat 0"):
        research.observe(game.view(0), 1)
    with pytest.raises(PharosError, match="no seat 5"):
        research.observe(game, 5)


def first_action(observation: Any, mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


class Last:
    """A user-defined agent."""

    def choose(self, view: View) -> Choice:
        return view.choices[-1]


def test_a_policy_plays_the_same_from_a_view_and_inside() -> None:
    agent = research.PolicyAgent(first_action)
    for kind in (KINDS[0], KINDS[-1]):
        game = played(kind, 2, 30)
        for seat in game.waiting:
            assert agent.choose(game.view(seat)) == agent.choose_in(game, seat)
    wrong = research.PolicyAgent(lambda observation, mask: int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(PharosError, match="which the mask does not allow"):
        research.evaluate(wrong, against="random", games=2)


def test_a_match_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    scores = research.evaluate("greedy", against=["random", "greedy"], games=30, progress=True)
    best, even = scores
    assert (best.against, best.games, best.fair) == ("random", 30, 0.5)
    assert best.low <= best.share <= best.high <= 1
    assert best.share > 0.9
    assert best.rating > 200
    assert even.share == 0.5
    said = capsys.readouterr().err
    assert "30/30 games" in said
    assert said.count("\n") == 2
    assert scores.data()[0]["interval"] == [round(best.low, 4), round(best.high, 4)]
    assert str(scores).startswith("against random: won ")
    # without a loss, or without a win, the rating is bounded on one side only
    assert " ± " in str(even)
    lossless = replace(best, share=1.0, low=0.9, high=1.0)
    assert "rating above +382," in str(lossless)
    assert "rating below -382," in str(replace(best, share=0.0, low=0.0, high=0.1))
    # the same seed gives the same match, another seed another one
    again = research.evaluate("greedy", against="random", games=30, workers=2)
    assert again.data()[0]["points"] == best.data()["points"]
    assert research.evaluate("greedy", "random", games=30, seed=1)[0].points != best.points


def test_a_match_that_was_never_lost_still_has_an_interval() -> None:
    (score,) = research.evaluate("greedy", against="random", games=4)
    if score.share == 1:
        assert score.low < 0.7


@pytest.mark.parametrize("agent", [research.PolicyAgent(first_action), Last()], ids=["policy", "class"])
def test_an_agent_of_ones_own_is_judged(agent: Any) -> None:
    scores = research.evaluate(
        agent, against="random", games=4, game="classic", players=4, expansions=["cities"], workers=2
    )
    assert scores[0].games == 4
    assert scores[0].fair == 0.25


def test_wrong_questions_are_refused() -> None:
    for agent, arguments in (
        ("nobody", {}),
        ("greedy", {"against": []}),
        ("greedy", {"games": 0}),
        ("greedy", {"against": "nobody"}),
        (object(), {}),
        ("greedy", {"game": "chess"}),
        ("greedy", {"seed": 2**256}),
    ):
        with pytest.raises(PharosError):
            research.evaluate(agent, **arguments)  # type: ignore[arg-type]
    assert "torch" not in sys.modules
