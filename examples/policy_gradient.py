"""Learns base Duel by self-play through PettingZoo, with NumPy alone.

    python examples/policy_gradient.py --minutes 8 --out policy.npz
    python examples/policy_gradient.py --play policy.npz --games 1000

Actor and critic share one hidden layer. Both seats of every game are the learner. After some games the policy
is updated by clipped policy gradients (PPO) with advantages estimated by the critic. It knows only what
PettingZoo provides: observation, action mask, and final reward.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import pharos.research as research

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

TABLES = 64
"""Number of games played in parallel, so that one matrix product serves them all."""
HIDDEN = 128
RATE = 2e-3
CLIP = 0.2
TRACE = 0.95
"""The lambda of generalized advantage estimation (GAE)."""
ENTROPY = 0.01
PASSES = 2
PART = 1024
"""Minibatch size, in decisions."""


class Options(NamedTuple):
    """The legal actions of several decisions as flat arrays: the decision and the action of each."""

    rows: Ints
    actions: Ints
    starts: Ints
    """Index of the first option of each decision."""


def options_of(masks: NDArray[np.int8]) -> Options:
    """Returns the legal actions of some masks."""
    rows, actions = np.nonzero(masks)
    return Options(rows, actions, np.searchsorted(rows, np.arange(len(masks))))


class Policy:
    """A network with one hidden layer, a logit for each action, and a value."""

    def __init__(self, features: int, actions: int, seed: int = 0) -> None:
        dice = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "hidden": (dice.standard_normal((features, HIDDEN)) / np.sqrt(20)).astype(np.float32),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "action": (dice.standard_normal((actions, HIDDEN)) * 0.01).astype(np.float32),
            "action_bias": np.zeros(actions, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def judged(self, seen: Floats, options: Options) -> tuple[Floats, Floats, Floats]:
        """Returns the hidden layer, the probability of each option, and the expected reward of each
        decision."""
        w = self.weights
        hidden = np.tanh(seen @ w["hidden"] + w["hidden_bias"])
        liking = np.einsum("oh,oh->o", hidden[options.rows], w["action"][options.actions])
        liking += w["action_bias"][options.actions]
        liking -= np.maximum.reduceat(liking, options.starts)[options.rows]
        chance = np.exp(liking)
        chance /= np.add.reduceat(chance, options.starts)[options.rows]
        return hidden, chance, np.tanh(hidden @ w["value"] + w["value_bias"])

    def fit(
        self, seen: Floats, options: Options, taken: Ints, before: Floats, gain: Floats, aim: Floats
    ) -> None:
        """Makes one gradient step on the clipped policy objective and on the value targets `aim`."""
        w = self.weights
        hidden, chance, value = self.judged(seen, options)
        count = len(seen)
        ratio = chance[taken] / before
        held = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
        pull = np.where(held, 0.0, gain * ratio).astype(np.float32) / count
        # The gradient raises the taken option and lowers all in proportion; the entropy bonus limits it.
        doubt = np.log(chance + 1e-8)
        mean_doubt = np.add.reduceat(chance * doubt, options.starts)[options.rows]
        by_liking = chance * pull[options.rows] + ENTROPY / count * chance * (doubt - mean_doubt)
        by_liking[taken] -= pull
        by_value = (value - aim) * (1 - value**2) / count
        by_action = np.zeros_like(w["action"])
        np.add.at(by_action, options.actions, by_liking[:, None] * hidden[options.rows])
        by_hidden = by_value[:, None] * w["value"]
        by_hidden += np.add.reduceat(by_liking[:, None] * w["action"][options.actions], options.starts)
        by_hidden *= 1 - hidden**2
        self._step(
            {
                "hidden": seen.T @ by_hidden,
                "hidden_bias": by_hidden.sum(0),
                "action": by_action,
                "action_bias": np.bincount(options.actions, by_liking, len(w["action_bias"])),
                "value": hidden.T @ by_value,
                "value_bias": by_value.sum(keepdims=True),
            }
        )

    def _step(self, slopes: dict[str, Any]) -> None:
        """Updates the weights with Adam."""
        self._steps += 1
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            scale = RATE / (1 - 0.9**self._steps)
            self.weights[name] -= scale * mean / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-5)

    def save(self, file: Path) -> None:
        """Saves the weights."""
        np.savez_compressed(file, allow_pickle=False, **self.weights)

    def load(self, file: Path) -> None:
        """Loads the weights."""
        with np.load(file) as kept:
            self.weights = {name: kept[name] for name in self.weights}


def drawn(chance: Floats, options: Options, dice: np.random.Generator) -> Ints:
    """Samples one option of each decision; returns indices into all options."""
    upto = np.cumsum(chance)
    ends = np.append(options.starts[1:], len(chance))
    below = np.where(options.starts > 0, upto[options.starts - 1], 0.0)
    points = below + dice.random(len(ends)) * (upto[ends - 1] - below)
    places: Ints = np.clip(np.searchsorted(upto, points, side="right"), options.starts, ends - 1)
    return places


def best(chance: Floats, options: Options) -> Ints:
    """Returns the most probable option of each decision."""
    order = np.lexsort((-chance, options.rows))
    return order[options.starts]


class Life(NamedTuple):
    """The observations and actions of one seat in one game, in order."""

    seen: list[Floats]
    masks: list[NDArray[np.int8]]
    actions: list[int]
    chances: list[float]
    values: list[float]


def play(policy: Policy, envs: list[Any], seed: int, dice: np.random.Generator) -> list[tuple[Life, float]]:
    """Plays a game in every environment, all seats by the policy; returns the trajectory and result of each
    seat."""
    lives: list[dict[str, Life]] = []
    ended: list[tuple[Life, float]] = []
    for n, env in enumerate(envs):
        env.reset(seed=seed + n)
        lives.append({agent: Life([], [], [], [], []) for agent in env.possible_agents})
    going = list(range(len(envs)))
    while going:
        shown = [envs[n].observe(envs[n].agent_selection) for n in going]
        seen = np.stack([one["observation"] for one in shown])
        options = options_of(np.stack([one["action_mask"] for one in shown]))
        _, chance, value = policy.judged(seen, options)
        taken = drawn(chance, options, dice)
        for at, n in enumerate(going):
            env = envs[n]
            life, action = lives[n][env.agent_selection], int(options.actions[taken[at]])
            life.seen.append(seen[at])
            life.masks.append(shown[at]["action_mask"])
            life.actions.append(action)
            life.chances.append(float(chance[taken[at]]))
            life.values.append(float(value[at]))
            env.step(action)
            if env.terminations[env.agent_selection]:
                ended += [(life, env.rewards[agent]) for agent, life in lives[n].items()]
        going = [n for n in going if not envs[n].terminations[envs[n].agent_selection]]
    return ended


def learn(policy: Policy, ended: list[tuple[Life, float]], dice: np.random.Generator) -> None:
    """Fits the policy to some trajectories."""
    seen = np.stack([one for life, _ in ended for one in life.seen])
    masks = np.stack([one for life, _ in ended for one in life.masks])
    actions = np.array([one for life, _ in ended for one in life.actions])
    before = np.array([one for life, _ in ended for one in life.chances], np.float32)
    gain = np.concatenate([advantages(life.values, reward) for life, reward in ended])
    aim = np.clip(gain + np.array([one for life, _ in ended for one in life.values], np.float32), -1, 1)
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(PASSES):
        order = dice.permutation(len(seen))
        for first in range(0, len(order), PART):
            part = order[first : first + PART]
            options = options_of(masks[part])
            taken = np.flatnonzero(options.actions == actions[part][options.rows])
            policy.fit(seen[part], options, taken, before[part], gain[part], aim[part])


def advantages(values: list[float], reward: float) -> Floats:
    """Returns the advantage of each decision (GAE)."""
    gains = np.zeros(len(values), np.float32)
    after, running = reward, 0.0
    for n in range(len(values) - 1, -1, -1):
        running = after - values[n] + TRACE * running
        gains[n] = running
        after = values[n]
    return gains


def measured(policy: Policy, games: int, seed: int) -> tuple[float, int]:
    """Returns the policy's share of wins against random play, each deal from both seats, and the number of
    games."""
    env = research.env("duel")
    dice = np.random.default_rng(seed)
    won = 0.0
    for game in range(games):
        ours = env.possible_agents[game % 2]
        env.reset(seed=seed + game // 2)
        while not env.terminations[env.agent_selection]:
            shown = env.observe(env.agent_selection)
            if env.agent_selection == ours:
                options = options_of(shown["action_mask"][None])
                _, chance, _ = policy.judged(shown["observation"][None], options)
                env.step(int(options.actions[best(chance, options)[0]]))
            else:
                env.step(int(dice.choice(np.flatnonzero(shown["action_mask"]))))
        won += (1 + env.rewards[ours]) / 2
    return won / games, games


def train(
    policy: Policy,
    *,
    minutes: float,
    most_games: int = 2**62,
    seed: int = 1,
    tables: int = TABLES,
    told: Callable[[str], None] = print,
) -> int:
    """Plays and learns until the time is over or enough games are played; returns the number of games."""
    envs = [research.env("duel") for _ in range(tables)]
    dice = np.random.default_rng(seed)
    began, last, games = time.monotonic(), 0.0, 0
    while time.monotonic() - began < 60 * minutes and games < most_games:
        learn(policy, play(policy, envs, seed * 10**9 + games, dice), dice)
        games += tables
        if time.monotonic() - began > last + 30:
            last = time.monotonic() - began
            share, _ = measured(policy, 100, 10**6)
            told(f"{last:4.0f} s, {games:6,} games: wins {100 * share:.0f} % of 100 against random")
    return games


def new_policy(seed: int = 0) -> Policy:
    """Returns an untrained policy for base Duel."""
    known = research.encoding("duel")
    return Policy(len(known.feature_names), len(known.actions), seed)


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--most-games", type=int, default=2**62, help="to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep what was learned in a file")
    parser.add_argument("--play", type=Path, help="learn nothing, take a file")
    parser.add_argument("--games", type=int, default=1000, help="against random, at the end")
    asked = parser.parse_args()
    policy = new_policy(asked.seed)
    if asked.play:
        policy.load(asked.play)
    else:
        games = train(policy, minutes=asked.minutes, most_games=asked.most_games, seed=asked.seed)
        print(f"learned from {games:,} games")
    if asked.out:
        policy.save(asked.out)
    share, games = measured(policy, asked.games, 2 * 10**6)
    print(f"won {100 * share:.1f} % of {games:,} games against random choices")


if __name__ == "__main__":
    main()
