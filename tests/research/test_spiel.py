"""OpenSpiel's contracts: its simulations, its algorithms, and playthroughs that never change."""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import pharos
import pharos.research.spiel  # registers the games
from pharos.table.redaction import shown

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
    """One game as OpenSpiel plays it: actions, observations of every seat, and the result."""
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
    # Age I has 23 cards: 12 are face up at the start, and each revealed card leaves one fewer for the next
    assert sizes[0] == 23
    assert sizes[:14] == list(range(23, 9, -1))


def walked(name: str, seed: int, choices: int) -> Any:
    """A state of a game after some random choices, at a decision."""
    state = pyspiel.load_game(name).new_initial_state()
    dice = random.Random(seed)
    taken = 0
    while taken < choices or state.is_chance_node():
        if state.is_terminal():
            return walked(name, seed + 1, choices)
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            taken += 1
    return state if not state.is_terminal() else walked(name, seed + 1, choices)


@pytest.mark.parametrize("name", [name for name in GAMES if "simultaneous" not in name])
def test_a_resampled_state_cannot_be_told_from_the_true_one(name: str) -> None:
    dice = random.Random(1)
    changed = 0
    for choices in (0, 9, 10, 25, 40):
        state = walked(name, 3, choices)
        player = state.current_player()
        before = str(state.game.position())
        for _ in range(3):
            other = state.resample_from_infostate(player, dice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.current_player() == player
            changed += other.game.position() != state.game.position()
            while not other.is_terminal():
                if other.is_chance_node():
                    other.apply_action(other.chance_outcomes()[0][0])
                else:
                    other.apply_action(dice.choice(other.legal_actions()))
        assert str(state.game.position()) == before
    assert changed > 5, "nothing was drawn anew"


@pytest.mark.parametrize("name", ["pharos_duel", "pharos_classic(players=3)"])
def test_its_information_set_search_runs(name: str) -> None:
    state = walked(name, 2, 4)
    dice = np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        uct_c=1.5,
        max_simulations=6,
        random_state=dice,
    )
    assert bot.step(state) in state.legal_actions()


def test_an_information_state_remembers_what_was_seen_and_nothing_hidden() -> None:
    state = walked("pharos_classic(players=3)", 4, 10)
    seen = [state.information_state_string(player) for player in range(3)]
    log = [json.JSONDecoder().raw_decode(text)[0] for text in seen]
    # three whole rounds are revealed; in the fourth, seat 0 has sealed a choice that nobody else knows
    assert [len(one) for one in log] == [10, 9, 9]
    for number, (seat, _, code) in enumerate(state.log[:9]):
        notation = state._kind.product.notation(code)
        for player in range(3):
            told = log[player][number]
            assert told[0] == seat
            assert told[1] == (notation if seat == player else shown("classic", notation))
    assert any("?" in choice for _, choice in log[0]), "nothing was hidden"
    # the order counts: the same position reached in another way is another information state
    one, other = (pyspiel.load_game("pharos_duel(setups=1)").new_initial_state() for _ in range(2))
    for state in (one, other):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
    first, second, third, fourth = one.legal_actions()
    for action in (first, second, third, fourth):
        one.apply_action(action)
    # the second player takes the same two in the opposite order
    for action in (first, third, second, fourth):
        other.apply_action(action)
    assert one.game.view(0).data == other.game.view(0).data
    for player in (0, 1):
        assert one.information_state_string(player) != other.information_state_string(player)
        assert one.information_state_tensor(player) != other.information_state_tensor(player)
        assert one.observation_tensor(player) == other.observation_tensor(player)


def test_a_game_with_cards_turned_up_by_chance_has_a_record() -> None:
    """Chance outcomes become the deal: the record replays."""
    state = walked("pharos_duel", 6, 45)
    record = json.loads(json.dumps(state.game.record()))
    assert pharos.replay(record).position() == state.game.position()
