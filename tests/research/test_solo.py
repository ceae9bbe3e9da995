"""One seat as a Gymnasium environment, with the opponents inside."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import pharos.research as research
from pharos import Choice, PharosError, View

KINDS: list[dict[str, Any]] = [
    {"game": "duel", "against": "trader"},
    {"game": "duel", "against": "random", "expansions": ["pantheon", "agora"], "seat": 1},
    {"game": "classic", "against": ["greedy", "random"], "players": 4, "expansions": ["leaders", "cities"]},
]


def one_of(env: Any, dice: np.random.Generator) -> int:
    return int(dice.choice(np.flatnonzero(env.unwrapped.action_masks())))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_gymnasiums_checker_finds_nothing(kind: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # The checker asks for a normalized space, and for an environment made by its registry.
        warnings.filterwarnings("ignore", message=".*(spec|normaliz|Box observation space).*")
        check_env(research.gym_env(**kind), skip_render_check=True)


def test_the_registered_name_plays_a_game() -> None:
    env = gymnasium.make("pharos.research.solo:pharos/duel-v0", against="greedy", seat=0)
    seen, info = env.reset(seed=2)
    dice = np.random.default_rng(0)
    rewards = []
    over = False
    while not over:
        assert np.array_equal(info["action_mask"], env.unwrapped.action_masks())  # type: ignore[attr-defined]
        seen, reward, over, cut, info = env.step(one_of(env, dice))
        rewards.append(reward)
        assert not cut
        assert seen in env.observation_space
    assert rewards[-1] in (-1.0, 0.0, 1.0)
    assert not any(rewards[:-1])


def test_an_action_that_is_not_allowed_loses() -> None:
    env = research.gym_env("duel", against="greedy")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(1201)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(PharosError, match="reset"):
        env.step(0)


@pytest.mark.parametrize("against", ["random", "greedy", "pupil", "trader", "builder#20", "scholar#8"])
def test_it_is_copied_and_pickled_in_mid_game(against: str) -> None:
    """Copies continue like the original: their opponents draw the same random numbers, too."""
    kind = KINDS[len(against) % len(KINDS)]
    env = research.gym_env(**{**kind, "against": against})
    env.reset(seed=6)
    dice = np.random.default_rng(3)
    for _ in range(5):
        env.step(one_of(env, dice))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    over = False
    while not over:
        action = one_of(env, dice)
        seen, reward, over, _, info = env.step(action)
        for twin in twins:
            there = twin.step(action)
            assert np.array_equal(there[0], seen)
            assert there[1:3] == (reward, over)
            assert np.array_equal(there[4]["action_mask"], info["action_mask"])


def test_seats_change_and_seeds_hold() -> None:
    env = research.gym_env("duel", against="random")
    seats = [env.reset(seed=5)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(3))]
    assert seats == [0, 1, 0, 1]
    first = [env.reset(seed=seed)[0].tobytes() for seed in (5, 6, 5)]
    assert first[0] == first[2] != first[1]
    fresh = {research.gym_env("duel").reset()[0].tobytes() for _ in range(4)}
    assert len(fresh) == 4


def test_an_opponent_of_ones_own_and_wrong_ones() -> None:
    class Last:
        name = "last"

        def choose(self, view: View) -> Choice:
            return view.choices[-1]

    env = research.gym_env("classic", players=3, against=Last())
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    for _ in range(5):
        env.step(one_of(env, dice))
    wrong: list[dict[str, Any]] = [
        {"against": "nobody"},
        {"against": []},
        {"against": ["greedy", "greedy"]},
        {"seat": 2},
        {"seat": True},
        {"players": 3},
    ]
    for arguments in wrong:
        with pytest.raises(PharosError):
            research.gym_env("duel", **arguments)
