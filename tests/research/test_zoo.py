"""PettingZoo's contracts, for every product and mix."""

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.state_test import state_test

import pharos
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
    # a seat without a decision has an empty mask; an observation with its mask is a Dict
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


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[3]], ids=str)
def test_a_seed_gives_the_same_game_to_all_at_once(kind: tuple[str, int | None, tuple[str, ...]]) -> None:
    parallel_seed_test(lambda: made(kind, parallel=True), num_cycles=60)


def first_seen(env: Any, seed: int | None = None) -> bytes:
    """The first observation of a new game."""
    env.reset(seed=seed)
    seen: bytes = env.observe("player_0")["observation"].tobytes()
    return seen


def test_a_reset_without_a_seed_deals_a_game_that_nobody_has_seen() -> None:
    fresh = [first_seen(research.env("duel")) for _ in range(6)]
    assert len(set(fresh)) == 6
    env = research.env("duel")
    games = [first_seen(env, 4), *(first_seen(env) for _ in range(4))]
    assert len(set(games)) == 5
    # with a seed they are the same again, one after the other, and the same as those of a batch
    other = research.env("duel")
    assert [first_seen(other, 4), *(first_seen(other) for _ in range(4))] == games
    game = pharos.new_game("duel", seed=research.training_seed(4, 1))
    assert research.observe(game, 0)["observation"].tobytes() == games[1]


def walk(env: Any, dice: np.random.Generator, steps: int) -> None:
    """Takes some steps in an AEC environment."""
    for _ in range(steps):
        if env.terminations[env.agent_selection]:
            return
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(dice.choice(np.flatnonzero(mask))))


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("road", ["deepcopy", "pickle"])
def test_an_environment_is_copied_in_mid_game(
    kind: tuple[str, int | None, tuple[str, ...]], road: str
) -> None:
    def copied(env: Any) -> Any:
        return copy.deepcopy(env) if road == "deepcopy" else pickle.loads(pickle.dumps(env))

    env = made(kind)
    env.reset(seed=3)
    for steps in (0, 7, 8, 200):  # also between sealed choices, and at the end
        walk(env, np.random.default_rng(steps), steps)
        twin = copied(env)
        walk(copied(env), np.random.default_rng(9), 5)  # the copy changes nothing in the original
        assert twin.agent_selection == env.agent_selection
        for agent in env.possible_agents:
            one, other = env.observe(agent), twin.observe(agent)
            assert all(np.array_equal(one[part], other[part]) for part in one)
        assert (twin.rewards, twin.terminations) == (env.rewards, env.terminations)
        walk(env, np.random.default_rng(5), 12)
        walk(twin, np.random.default_rng(5), 12)
        assert np.array_equal(env.state(), twin.state())
        assert env.rewards == twin.rewards
    env.reset()
    twin = copied(env)
    env.reset()
    twin.reset()
    assert np.array_equal(env.state(), twin.state())
    parallel = made(kind, parallel=True)
    seen, _ = parallel.reset(seed=1)
    other = copied(parallel)
    actions = {
        agent: int(np.flatnonzero(seen[agent]["action_mask"])[0])
        for agent in seen
        if seen[agent]["action_mask"].any()
    }
    one, two = parallel.step(actions)[0], other.step(actions)[0]
    assert all(np.array_equal(one[agent]["observation"], two[agent]["observation"]) for agent in one)


def test_all_at_once_whoever_breaks_the_rules_loses() -> None:
    env = research.parallel_env("classic", players=3)
    seen, _ = env.reset(seed=1)
    right = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    _, rewards, over, _, _ = env.step(right | {"player_1": 10**6})
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(over.values())
    assert env.agents == []
    # a seat without a decision may send anything
    duel = research.parallel_env("duel")
    seen, _ = duel.reset(seed=1)
    first = next(agent for agent in seen if seen[agent]["action_mask"].any())
    sent = dict.fromkeys(duel.agents, 10**6) | {first: int(np.flatnonzero(seen[first]["action_mask"])[0])}
    assert not any(duel.step(sent)[2].values())
    strict = research.raw_parallel_env("classic", players=3)
    seen, _ = strict.reset(seed=1)
    before = strict.state()
    with pytest.raises(PharosError, match="player_1 is not allowed"):
        strict.step(right | {"player_1": 10**6})
    with pytest.raises(PharosError, match="player_2 is missing"):
        strict.step({"player_0": right["player_0"], "player_1": right["player_1"]})
    assert np.array_equal(strict.state(), before)


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
