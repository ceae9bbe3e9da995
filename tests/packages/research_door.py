"""The research interfaces with third-party libraries; runs in a fresh environment with the wheel.

python research_door.py gym | spiel | engine | learn FOLDER_OF_EXAMPLES
"""

import copy
import json
import pickle
import runpy
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pharos
import pharos.research as research

BOT = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": "pharos-engine/1"}), flush=True)
    elif message["type"] == "think":
        answer = {"type": "choice", "id": message["id"], "choice": message["choices"][0]}
        print(json.dumps(answer), flush=True)
"""


def gym() -> None:
    """Gymnasium's checker, PettingZoo's tests, SuperSuit, copies, `evaluate`."""
    import supersuit
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
    from pettingzoo.test.state_test import state_test

    warnings.simplefilter("ignore")
    check_env(research.gym_env("duel", against="greedy"), skip_render_check=True)
    api_test(research.env("duel"), num_cycles=100)
    parallel_api_test(research.parallel_env("classic", players=3), num_cycles=40)
    seed_test(lambda: research.env("duel"), num_cycles=40)
    parallel_seed_test(lambda: research.parallel_env("classic", players=3), num_cycles=20)
    env = research.env("duel")
    env.reset(seed=3)
    state_test(env, research.parallel_env("duel"))
    side_by_side = supersuit.concat_vec_envs_v1(
        supersuit.pettingzoo_env_to_vec_env_v1(research.parallel_env("classic", players=3)),
        2,
        num_cpus=0,
        base_class="gymnasium",
    )
    seen, _ = side_by_side.reset(seed=1)
    for _ in range(3):
        seen, *_ = side_by_side.step(seen["action_mask"].argmax(axis=1))
    assert seen["observation"].shape[0] == 6
    for one in (research.Batch("duel", 3), research.gym_env("duel"), research.env("duel")):
        assert type(pickle.loads(pickle.dumps(copy.deepcopy(one)))) is type(one)
    agent = research.PolicyAgent(lambda observation, mask: int(mask.argmax()))
    (score,) = research.evaluate(agent, against="random", games=4)
    assert 0 <= score.low <= score.share <= score.high <= 1


def spiel() -> None:
    """OpenSpiel: a playthrough, and its search over information sets."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

    import pharos.research.spiel as _spiel

    assert _spiel.DEFAULTS
    told = generate_playthrough.playthrough("pharos_duel(setups=2)", [0], observation_params_string=None)
    assert "pharos_duel" in told
    game = pyspiel.load_game("pharos_duel(setups=4)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        uct_c=1.5,
        max_simulations=4,
        random_state=dice,
    )
    assert bot.step(state) in state.legal_actions()


def engine() -> None:
    """The engine protocol, from both sides."""
    program = Path(sys.executable).with_name("pharos")
    with tempfile.TemporaryDirectory() as folder:
        bot = Path(folder) / "bot.py"
        bot.write_text(BOT)
        command = [program, "arena", "duel", "--agents", f"cmd:{sys.executable} {bot},random", "--games", "2"]
        told = json.loads(_run([*command, "--json"]))
        assert "forfeits" not in told
        assert told["games"] == 2
    game = pharos.new_game("duel", seed=1)
    question = {"type": "think", "id": 1, "position": game.position(), "limits": {"seconds": 5}}
    answer = json.loads(_run([program, "engine", "--agent", "greedy"], json.dumps(question) + "\n"))
    assert answer["choice"] in [str(choice) for choice in game.choices(game.waiting[0])]


def _run(command: list[Any], given: str = "") -> str:
    done = subprocess.run(
        [str(part) for part in command], input=given, capture_output=True, text=True, check=True, timeout=300
    )
    return done.stdout


def learn(examples: str) -> None:
    """Runs each of the examples that need PyTorch for a moment."""
    import torch

    torch.set_num_threads(1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # torch warns of tensors of read-only arrays
        batch = research.Batch("duel", 2)
        assert torch.from_numpy(batch.observation).sum() == batch.observation.sum()
    ppo = runpy.run_path(f"{examples}/torch_ppo.py")
    net = ppo["train"](5, updates=1, games=8)
    assert research.evaluate(ppo["agent_of"](net), against="random", games=2)[0].games == 2
    sb3 = runpy.run_path(f"{examples}/sb3_masked_ppo.py")
    model = sb3["train"]("random", 5, steps=256, tables=1)
    assert model.num_timesteps >= 256
    assert research.evaluate(sb3["agent_of"](model), against="random", games=2)[0].games == 2


if __name__ == "__main__":
    parts: dict[str, Callable[..., None]] = {"gym": gym, "spiel": spiel, "engine": engine, "learn": learn}
    parts[sys.argv[1]](*sys.argv[2:])
    print("done")
