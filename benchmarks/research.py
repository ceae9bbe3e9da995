"""Steps per second of the research environments, in processor time: `python benchmarks/research.py`."""

import random
import time

import numpy as np

import pharos.research as research

KINDS = [
    ("duel", None, ()),
    ("duel", None, ("pantheon", "agora")),
    ("classic", 3, ()),
    ("classic", 7, ("leaders", "cities")),
]

ROUNDS = 3


def batch_speed(game: str, players: int | None, expansions: tuple[str, ...], steps: int = 150) -> float:
    """Returns the steps per second of `Batch(1024)`, excluding the selection of actions."""
    batch = research.Batch(game, 1024, players=players, expansions=expansions)
    spent = 0.0
    for _ in range(steps):
        actions = batch.sample()
        began = time.process_time()
        batch.step(actions)
        spent += time.process_time() - began
    return steps * batch.n / spent


def aec_speed(steps: int = 30_000) -> float:
    """Returns the steps per second of the PettingZoo environment, excluding the selection of actions."""
    env = research.env("duel")
    env.reset(seed=0)
    dice = np.random.default_rng(0)
    spent, taken = 0.0, 0
    while taken < steps:
        began = time.process_time()
        observation, _, over, _, _ = env.last()
        spent += time.process_time() - began
        if over:
            env.reset()
            continue
        action = int(dice.choice(np.flatnonzero(observation["action_mask"])))
        began = time.process_time()
        env.step(action)
        spent += time.process_time() - began
        taken += 1
    return taken / spent


def processes_speed(processes: int, steps: int = 60) -> float:
    """Returns the steps per second of wall time with several processes, including random actions."""
    with research.ParallelBatch("duel", 4096, processes=processes, pinned=True) as batch:
        began = time.perf_counter()
        for _ in range(steps):
            batch.step(batch.sample())
        return steps * batch.n / (time.perf_counter() - began)


def spiel_speed(name: str, games: int = 40) -> float:
    """Returns the decisions per second of an OpenSpiel game, including its chance nodes."""
    import pyspiel

    import pharos.research.spiel

    assert pharos.research.spiel.DEFAULTS
    game = pyspiel.load_game(name)
    dice = random.Random(1)
    decisions = 0
    began = time.process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
    return decisions / (time.process_time() - began)


def main() -> None:
    """Prints one line for each environment."""
    for game, players, expansions in KINDS:
        name = " + ".join([game, *expansions]) + (f", {players} players" if players else "")
        print(f"Batch(1024), {name}: {batch_speed(game, players, expansions):,.0f} steps/s")
    print(f"PettingZoo AEC, duel: {aec_speed():,.0f} steps/s")
    for name in ("pharos_duel(setups=64)", "pharos_duel(setups=64,reveals=False)"):
        print(f"OpenSpiel, {name}: {spiel_speed(name):,.0f} decisions/s")
    # Alternate and take the best of each, so that other load affects both alike.
    runs = [(processes_speed(1), processes_speed(2)) for _ in range(ROUNDS)]
    one, two = (max(speeds) for speeds in zip(*runs, strict=True))
    print(f"ParallelBatch(4096), duel, one process: {one:,.0f} steps/s")
    print(f"ParallelBatch(4096), duel, two processes: {two:,.0f} steps/s")
    print(f"scaling over two processes: {two / one:.2f} (wants two quiet cores)")


if __name__ == "__main__":
    main()
