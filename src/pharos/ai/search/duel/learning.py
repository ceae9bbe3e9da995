"""Learns the weights of the evaluation from games: positions and their results.

Games are stored as seed and choices, and replayed in every pass, so that any number of them fits in memory.
The fit is logistic regression by stochastic gradient descent (Adagrad).
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.ai.search.duel.evaluation import FEATURES, STAGES, Evaluation, outcome_value, stage_of
from pharos.ai.search.duel.playout import quick_choice, quick_turn
from pharos.ai.search.duel.search import DuelSearch
from pharos.core.chance import Chance
from pharos.duel import steps
from pharos.duel.deal import deal_cards
from pharos.duel.rules import plain_rules
from pharos.duel.state import NOT_OVER, State
from pharos.duel.turn import MOST_CHOICES, apply, decider, fill_choices, start

STEP: Final = 0.08


def new_state(seed: int, pantheon: bool, agora: bool) -> State:
    """Returns the initial position of a game."""
    return start(deal_cards(Chance(seed, "learning deal"), plain_rules(pantheon, agora)))


def quick_game(state: State, chance: Chance, noise: float) -> list[int]:
    """Plays a game between two quick players; each prefers science with probability one half."""
    buffer = vec[i64]([0] * MOST_CHOICES)
    eager = chance.below(4)
    played: list[int] = []
    while state.victory == NOT_OVER:
        seat = decider(state)
        taste = (eager >> seat) & 1
        if steps.kind_of(state.stack[state.depth - 1]) == steps.TURN:
            choice = quick_turn(state, seat, chance, buffer, noise, taste)
        else:
            choice = quick_choice(state, seat, chance, buffer, noise, taste)
        played.append(int(choice))
        apply(state, choice)
    return played


def searched_game(
    state: State, first: DuelSearch, second: DuelSearch, simulations: list[int], chance: Chance, loose: int
) -> list[int]:
    """Plays a game between two searches; the first `loose` choices are drawn in proportion to visits."""
    buffer = vec[i64]([0] * MOST_CHOICES)
    played: list[int] = []
    while state.victory == NOT_OVER:
        count = fill_choices(state, buffer)
        choice = buffer[0]
        if count > 1:
            seat = decider(state)
            search = first
            if seat == 1:
                search = second
            search.begin(state.clone(), chance)
            search.run(simulations[seat])
            choice = picked(search, chance, len(played) < loose)
        played.append(int(choice))
        apply(state, choice)
    return played


def picked(search: DuelSearch, chance: Chance, loose: bool) -> i64:
    """Returns the most visited choice, or with `loose` one drawn in proportion to visits."""
    results = search.results()
    best = results[0]
    for result in results:
        if result[1] > best[1]:
            best = result
    if loose:
        visits: i64 = 0
        for result in results:
            visits += result[1]
        drawn = chance.below(visits)
        for result in results:
            drawn -= result[1]
            if drawn < 0:
                return result[0]
    return best[0]


@final
class Learner:
    """Weights that are being fitted."""

    def __init__(self) -> None:
        self.weights: vec[float] = vec[float]([0.0] * (STAGES * FEATURES))
        self.squares: vec[float] = vec[float]([1.0] * (STAGES * FEATURES))
        self.evaluation = Evaluation(self.weights)
        self.positions: i64 = 0
        self.loss = 0.0

    def learn(self, seed: int, pantheon: bool, agora: bool, played: list[int], rate: float) -> None:
        """Replays a game to get its result, then again to learn from the position of every turn."""
        state = new_state(seed, pantheon, agora)
        for choice in played:
            apply(state, choice)
        result = (outcome_value(state) + 1.0) / 2.0
        state = new_state(seed, pantheon, agora)
        for choice in played:
            if state.depth == 1:
                self.step(state, result, rate)
            apply(state, choice)

    def step(self, state: State, result: float, rate: float) -> None:
        """Moves the weights of one position toward the result of its game."""
        evaluation = self.evaluation
        logit = evaluation.logit(state)
        if logit > 30.0:
            logit = 30.0
        if logit < -30.0:
            logit = -30.0
        chance = 1.0 / (1.0 + exp(-logit))
        error = chance - result
        self.loss += error * error
        self.positions += 1
        if rate == 0.0:
            return
        evaluation.descend(self.squares, stage_of(state) * FEATURES, error, rate)
