"""The environments keep PettingZoo's promises, for every product and mix."""

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.state_test import state_test

import pharos.research as research
from pharos import PharosError

KINDS = [
    ("duel", None, ()),
    ("duel", None, ("pantheon", "agora")),
    ("classic", 3, ()),
    ("classic", 2, ("leaders", "cities")),
    ("classic", 8, ("leaders", "cities")),
]


def made(kind: tuple[str, int | None, tuple[str, ...]], parallel: bool = False) -> Any:
    game, players, expansions = kind
    make = research.parallel_env if parallel else research.env
    return make(game, players=players, expansions=expansions)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_api_of_one_seat_after_the_other(kind: tuple[str, int | None, tuple[str, ...]]) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(made(kind), num_cycles=300)
    # a seat that owes nothing has an empty mask; an observation with its mask is a Dict
    expected = (
        "Action mask numpy array is all zeros",
        "Observation space for each agent",
        "Observation is not a",
    )
    assert not [str(one.message) for one in said if not str(one.message).startswith(expected)]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_api_of_all_at_once(kind: tuple[str, int | None, tuple[str, ...]]) -> None:
    parallel_api_test(made(kind, parallel=True), num_cycles=120)


@pytest.mark.parametrize("kind", [KINDS[1], KINDS[3]], ids=str)
def test_a_seed_gives_the_same_game(kind: tuple[str, int | None, tuple[str, ...]]) -> None:
    seed_test(lambda: made(kind), num_cycles=60)


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[4]], ids=str)
def test_the_state(kind: tuple[str, int | None, tuple[str, ...]]) -> None:
    env = made(kind)
    env.reset(seed=3)
    state_test(env, made(kind, parallel=True))


def test_the_registered_names() -> None:
    env = pettingzoo.make("aec", "pharos/duel-v0", expansions=["agora"])
    env.reset(seed=1)
    assert env.observe(env.agent_selection)["action_mask"].sum() == 4
    parallel = pettingzoo.make("parallel", "pharos/classic-v0", players=4)
    observations, _ = parallel.reset(seed=1)
    assert all(observation["action_mask"].any() for observation in observations.values())


def test_a_wrong_action_changes_nothing() -> None:
    env = research.raw_env("duel")
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    for action in (-1, 1201, 10**9):
        with pytest.raises(PharosError):
            env.step(action)
    after = env.observe(env.agent_selection)
    assert all(np.array_equal(before[part], after[part]) for part in before)
