"""Learns base Duel by playing against itself, through PettingZoo, with numpy alone.

    python examples/policy_gradient.py --minutes 8 --out policy.npz
    python examples/policy_gradient.py --play policy.npz --games 1000

An actor and a critic share one hidden layer. Both seats of every game are the learner; after some games the
policy moves by clipped policy gradients (PPO) along advantages that the critic estimates. Nothing is known of
the game but what PettingZoo tells: the observation, the action mask, and the reward at the end.
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
"""Games that are played side by side, so that one product of matrices serves them all."""
HIDDEN = 128
RATE = 2e-3
CLIP = 0.2
TRACE = 0.95
"""How far an advantage looks ahead (the lambda of generalised advantage estimation)."""
ENTROPY = 0.01
PASSES = 2
PART = 1024
"""Decisions in one step of the fit."""


class Options(NamedTuple):
    """The allowed actions of some decisions, one below the other: which decision, which action."""

    rows: Ints
    actions: Ints
    starts: Ints
    """Where the options of each decision begin."""


def options_of(masks: NDArray[np.int8]) -> Options:
    """The allowed actions of some masks."""
    rows, actions = np.nonzero(masks)
    return Options(rows, actions, np.searchsorted(rows, np.arange(len(masks))))


class Policy:
    """A hidden layer, a preference for each action, and an estimate of who wins."""

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
        """The hidden layer, the chance of each option, and the expected reward of each decision."""
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
        """One step: what was taken and gained becomes likelier, within the clip; values move to the aim."""
        w = self.weights
        hidden, chance, value = self.judged(seen, options)
        count = len(seen)
        ratio = chance[taken] / before
        held = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
        pull = np.where(held, 0.0, gain * ratio).astype(np.float32) / count
        # The one taken rises, all fall by their chance; the entropy keeps them from going too far.
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
        """Adam."""
        self._steps += 1
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            scale = RATE / (1 - 0.9**self._steps)
            self.weights[name] -= scale * mean / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-5)

    def save(self, file: Path) -> None:
        """Keeps what was learned."""
        np.savez_compressed(file, allow_pickle=False, **self.weights)

    def load(self, file: Path) -> None:
        """Takes what was learned."""
        with np.load(file) as kept:
            self.weights = {name: kept[name] for name in self.weights}


def drawn(chance: Floats, options: Options, dice: np.random.Generator) -> Ints:
    """One option of each decision, by its chance: its place among all options."""
    upto = np.cumsum(chance)
    ends = np.append(options.starts[1:], len(chance))
    below = np.where(options.starts > 0, upto[options.starts - 1], 0.0)
    points = below + dice.random(len(ends)) * (upto[ends - 1] - below)
    places: Ints = np.clip(np.searchsorted(upto, points, side="right"), options.starts, ends - 1)
    return places


def best(chance: Floats, options: Options) -> Ints:
    """The likeliest option of each decision."""
    order = np.lexsort((-chance, options.rows))
    return order[options.starts]


class Life(NamedTuple):
    """What one seat of one game saw and did, in order."""

    seen: list[Floats]
    masks: list[NDArray[np.int8]]
    actions: list[int]
    chances: list[float]
    values: list[float]


def play(policy: Policy, envs: list[Any], seed: int, dice: np.random.Generator) -> list[tuple[Life, float]]:
    """A game in every environment, all seats by the policy: the lives of all seats, and how they ended."""
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
    """Fits the policy to some lives."""
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
    """How much better each decision turned out than was expected before it."""
    gains = np.zeros(len(values), np.float32)
    after, running = reward, 0.0
    for n in range(len(values) - 1, -1, -1):
        running = after - values[n] + TRACE * running
        gains[n] = running
        after = values[n]
    return gains


def measured(policy: Policy, games: int, seed: int) -> tuple[float, int]:
    """The part of its games that the policy wins against random choices: each deal from both seats."""
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
    """Plays and learns until the time is over, or that many games were played; how many there were."""
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
    """A policy for base Duel that knows nothing."""
    known = research.encoding("duel")
    return Policy(len(known.feature_names), len(known.actions), seed)


def main() -> None:
    """Reads the command line."""
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
