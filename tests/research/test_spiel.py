"""The games keep OpenSpiel's promises: its simulations, its algorithms, playthroughs that never change."""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr

import pharos.research.spiel  # noqa: F401  registers the games

PLAYTHROUGHS = Path(__file__).with_name("playthroughs.json")
GAMES = [
    "pharos_duel",
    "pharos_duel(expansions=pantheon)",
    "pharos_duel(expansions=agora)",
    "pharos_duel(expansions=pantheon+agora)",
    "pharos_classic(players=3)",
    "pharos_classic(expansions=cities,players=4)",
    "pharos_classic(expansions=leaders,players=3,simultaneous=True)",
    "pharos_classic(expansions=leaders+cities,players=2)",
]


@pytest.mark.parametrize("name", [GAMES[0], GAMES[3], GAMES[4], GAMES[6]])
def test_random_simulations_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def playthrough(name: str) -> dict[str, Any]:
    """One game as OpenSpiel plays it: what was done, what every seat was told, and how it ended."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    dice = random.Random(name)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    told = hashlib.sha256()
    actions: list[str] = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = [action for action, _ in state.chance_outcomes()]
            assert abs(sum(chance for _, chance in state.chance_outcomes()) - 1) < 1e-9
            chosen = [dice.choice(outcomes)]
            players = [state.current_player()]
        elif state.is_simultaneous_node():
            players = list(range(game.num_players()))
            chosen = [dice.choice(state.legal_actions(player)) for player in players]
        else:
            players = [state.current_player()]
            chosen = [dice.choice(state.legal_actions())]
            observer.set_from(state, players[0])
            told.update(observer.tensor.tobytes())
            assert json.loads(observer.string_from(state, players[0]))["game"] in name
        texts = zip(players, chosen, strict=True)
        actions.append(" ".join(state.action_to_string(player, action) for player, action in texts))
        if len(chosen) > 1:
            state.apply_actions(chosen)
        else:
            state.apply_action(chosen[0])
    digest = hashlib.sha256("\n".join(actions).encode()).hexdigest()[:16]
    return {
        "actions": len(actions),
        "first": actions[:40],
        "last": actions[-3:],
        "all": digest,
        "told": told.hexdigest()[:16],
        "returns": [round(value, 6) for value in state.returns()],
    }


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_never_change(name: str) -> None:
    assert playthrough(name) == json.loads(PLAYTHROUGHS.read_text(encoding="utf-8"))[name]


def test_its_tree_search_and_its_regret_minimisation_run() -> None:
    game = pyspiel.load_game("pharos_duel(setups=3)")
    state = game.new_initial_state()
    state.apply_action(1)
    dice = np.random.RandomState(2)
    bot = mcts.MCTSBot(game, 1.5, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice, solve=False)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()
    np.random.seed(3)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert solver.average_policy() is not None


def test_what_is_turned_up_may_be_every_card_that_nobody_has_seen() -> None:
    game = pyspiel.load_game("pharos_duel(setups=1)")
    state = game.new_initial_state()
    state.apply_action(0)
    sizes = []
    dice = random.Random(4)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = [action for action, _ in state.chance_outcomes()]
            assert len(set(outcomes)) == len(outcomes)
            sizes.append(len(outcomes))
            state.apply_action(dice.choice(outcomes))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    # Age I has 23 cards: 12 lie face up at once, and each card seen leaves one fewer for the next
    assert sizes[0] == 23
    assert sizes[:14] == list(range(23, 9, -1))
