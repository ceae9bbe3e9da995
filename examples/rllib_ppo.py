"""Learns Duel with RLlib: PPO with action masking in a Gymnasium environment.

    pip install "pharos-games[gym]" "ray[rllib]" torch
    python examples/rllib_ppo.py --minutes 5

RLlib's masking module expects the mask as a part of the observation, so a small wrapper puts both into one
dict.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

import pharos.research as research


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Combines observation and mask into one dict, as RLlib's masking module expects."""

    def __init__(self, settings: dict[str, Any]) -> None:
        env = research.gym_env("duel", against=settings.get("against", "random"))
        super().__init__(env)
        assert isinstance(env.action_space, spaces.Discrete)
        self.observation_space = spaces.Dict(
            {
                "observations": env.observation_space,
                "action_mask": spaces.Box(0.0, 1.0, (int(env.action_space.n),), np.float32),
            }
        )

    def observation(self, observation: Any) -> dict[str, Any]:
        """Returns the observation and the mask."""
        solo: Any = self.env
        return {"observations": observation, "action_mask": solo.action_masks().astype(np.float32)}


def configured(against: str, tables: int, choices: int) -> Any:
    """Returns the configuration of PPO with masked actions, in this process only."""
    return (
        PPOConfig()
        .environment(Masked, env_config={"against": against})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=tables)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [256], "head_fcnet_activation": "relu"},
            )
        )
        .training(
            train_batch_size_per_learner=choices,
            minibatch_size=min(512, choices),
            num_epochs=2,
            lr=5e-4,
            gamma=1.0,
            entropy_coeff=0.01,
        )
    )


def agent_of(algorithm: Any) -> research.PolicyAgent:
    """Wraps the trained module as an agent."""
    module = algorithm.get_module()

    def choose(observation: np.ndarray, mask: np.ndarray) -> int:
        seen = {
            "observations": torch.from_numpy(observation)[None],
            "action_mask": torch.from_numpy(mask.astype(np.float32))[None],
        }
        with torch.no_grad():
            liked = module.forward_inference({Columns.OBS: seen})[Columns.ACTION_DIST_INPUTS]
        return int(liked[0].argmax())

    return research.PolicyAgent(choose, "rllib")


def main() -> None:
    """Trains and evaluates."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--against", default="random")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--choices", type=int, default=4096)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--judges", default="random,greedy,pupil,trader")
    given = parser.parse_args()
    algorithm = configured(given.against, given.tables, given.choices).build_algo()
    end, learned = time.monotonic() + 60 * given.minutes, 0
    while True:
        algorithm.train()
        learned += given.choices
        if time.monotonic() >= end:
            break
    print(f"learned from {learned:,} choices")
    print(research.evaluate(agent_of(algorithm), against=given.judges.split(","), games=given.games))
    algorithm.stop()


if __name__ == "__main__":
    main()
