"""Learns Duel with Stable-Baselines3: MaskablePPO of sb3-contrib in a Gymnasium environment.

    pip install "pharos-games[gym]" sb3-contrib
    python examples/sb3_masked_ppo.py --minutes 5 --against random --out duel.zip
    python examples/sb3_masked_ppo.py --judge duel.zip

The opponent is part of the environment, so an ordinary single-agent learner is enough. It gets the legal
actions from `action_masks()`.
"""

import argparse
import time
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

import pharos.research as research


class Until(BaseCallback):
    """Stops the training when its time is over."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self._end = time.monotonic() + 60 * minutes

    def _on_step(self) -> bool:
        return time.monotonic() < self._end


def agent_of(model: Any) -> research.PolicyAgent:
    """Wraps the trained policy as an agent for `evaluate`, the arena, or a table."""

    def choose(observation: np.ndarray, mask: np.ndarray) -> int:
        action, _ = model.predict(observation, action_masks=mask.astype(bool), deterministic=True)
        return int(action)

    return research.PolicyAgent(choose, "sb3")


def train(against: str, minutes: float, steps: int, tables: int = 8, seed: int = 0) -> Any:
    """Trains a policy against one opponent for a number of minutes."""
    env = DummyVecEnv([lambda: Monitor(research.gym_env("duel", against=against)) for _ in range(tables)])
    env.seed(seed)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=256,
        batch_size=512,
        learning_rate=1e-3,
        ent_coef=0.01,
        gamma=1.0,
        policy_kwargs={"net_arch": [256]},
        seed=seed,
        verbose=0,
    )
    return model.learn(steps, callback=Until(minutes))


def main() -> None:
    """Trains or loads a policy, and evaluates it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--steps", type=int, default=10**8)
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--judges", default="random,greedy,pupil,trader")
    parser.add_argument("--out")
    parser.add_argument("--judge")
    given = parser.parse_args()
    if given.judge:
        model = MaskablePPO.load(given.judge)
    else:
        model = train(given.against, given.minutes, given.steps)
        print(f"learned from {model.num_timesteps:,} choices")
        if given.out:
            model.save(given.out)
    print(research.evaluate(agent_of(model), against=given.judges.split(","), games=given.games))


if __name__ == "__main__":
    main()
