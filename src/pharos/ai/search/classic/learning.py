"""Learns the weights of the evaluation from games: positions and their results.

Games are stored as seed and choices and replayed in every pass. The fit maximizes the likelihood of the
winners (conditional logit) by stochastic gradient descent (Adagrad).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.ai.search.classic.evaluation import Evaluation, outcome_share, stage_of
from pharos.ai.search.classic.playout import quick_choice
from pharos.ai.search.classic.search import ClassicSearch
from pharos.classic import steps
from pharos.classic.cities.verbs import BIT as CITIES
from pharos.classic.deal import deal_cards
from pharos.classic.leaders import steps as leaders_steps
from pharos.classic.piece import CONTENT
from pharos.classic.rules import rules_of
from pharos.classic.state import State
from pharos.classic.turn import MOST_CHOICES, apply, fill_choices, start, waiting
from pharos.core.bits import BIT, first, size
from pharos.core.chance import Chance

LEARNED_STEPS: Final = (steps.TURN, leaders_steps.DRAFT, leaders_steps.RECRUIT)
TABLES: Final = 64
"""Consecutive seeds cycle through player counts; team games alternate in blocks of seeds, so that they do not
coincide with one player count."""
TEAMS_EVERY: Final = 3
TEAM_PLAYERS: Final = CONTENT.cities_setup.team_players


def new_state(seed: int, players: int, mix: int) -> State:
    """Returns the initial position of a game; where teams are possible, every third block of seeds uses
    them."""
    teams = bool(mix & int(CITIES)) and players in TEAM_PLAYERS and seed // TABLES % TEAMS_EVERY == 0
    return start(deal_cards(Chance(seed, "learning deal"), rules_of(players, mix, {"teams": teams})))


def seed_of_teams(seed: int) -> int:
    """Returns a seed whose game uses teams where possible; distinct for every seed."""
    return seed // TABLES * TABLES * TEAMS_EVERY + seed % TABLES


def quick_game(state: State, chance: Chance, noises: list[float]) -> list[int]:
    """Plays a game between quick players, each with its own noise."""
    buffer = vec[i64]([0] * MOST_CHOICES)
    played: list[int] = []
    while not state.over:
        seat = first(waiting(state))
        choice = quick_choice(state, seat, chance, buffer, noises[seat])
        played.append(int(choice))
        apply(state, seat, choice)
    return played


def searched_game(
    state: State, searches: list[ClassicSearch], simulations: int, chance: Chance, noise: float
) -> list[int]:
    """Plays a game in which random seats use their search and the others are quick players."""
    buffer = vec[i64]([0] * MOST_CHOICES)
    played: list[int] = []
    searching = chance.below(BIT[state.deal.players])
    while not state.over:
        seat = first(waiting(state))
        count = fill_choices(state, seat, buffer)
        choice = buffer[0]
        if count > 1:
            if searching & BIT[seat] != 0:
                search = searches[seat]
                search.begin(state.clone(), seat, chance)
                search.run(simulations)
                choice = picked(search)
            else:
                choice = quick_choice(state, seat, chance, buffer, noise)
        played.append(int(choice))
        apply(state, seat, choice)
    return played


def picked(search: ClassicSearch) -> i64:
    """Returns the most visited choice."""
    results = search.results()
    best = results[0]
    for result in results:
        if result[1] > best[1]:
            best = result
    return best[0]


@final
class Learner:
    """Weights that are being fitted."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.squares: vec[float] = vec[float]([1.0] * len(weights))
        self.evaluation = Evaluation(self.weights)
        self.positions: i64 = 0
        self.loss = 0.0

    def learn(self, seed: int, players: int, mix: int, played: list[int], rate: float) -> None:
        """Replays a game to get its result, then again to learn from the position of every turn."""
        state = new_state(seed, players, mix)
        for choice in played:
            apply(state, first(waiting(state)), choice)
        shares = vec[float]([0.0] * players)
        seat: i64 = 0
        while seat < players:
            shares[seat] = outcome_share(state, seat)
            seat += 1
        state = new_state(seed, players, mix)
        moment: i64 = -1
        for choice in played:
            if steps.kind_of(state.asked) in LEARNED_STEPS and moment_of(state) != moment:
                moment = moment_of(state)
                self.step(state, shares, rate)
            apply(state, first(waiting(state)), choice)

    def step(self, state: State, shares: vec[float], rate: float) -> None:
        """Moves the weights of one position toward the result of its game."""
        evaluation = self.evaluation
        evaluation.weigh(state)
        base = stage_of(state) * evaluation.features
        seat: i64 = 0
        while seat < state.deal.players:
            error = evaluation.chances[seat] - shares[seat]
            self.loss += error * error
            if rate > 0.0:
                evaluation.note(state, seat)
                evaluation.descend(self.squares, base, error, rate)
            seat += 1
        self.positions += 1


def moment_of(state: State) -> i64:
    """Returns a number for each step of each turn; draft steps differ by the number of leaders kept."""
    city = state.city(0)
    return (state.age * 64 + state.turn) * 8 + size(city.leader_hand) + size(city.leader_hand_up)
