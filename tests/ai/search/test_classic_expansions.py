"""The fast agent and the evaluation of 7 Wonders with Cities, Leaders, eight players and teams."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pharos import pure
from pharos.ai.search.classic.evaluation import (
    FEATURES,
    STAGES,
    Evaluation,
    outcome_share,
)
from pharos.ai.search.classic.expansions import opponent_of, peace_worth, strength_of
from pharos.ai.search.classic.learning import Learner, new_state, quick_game
from pharos.ai.search.classic.moves import choice_worth, leader_worth
from pharos.ai.search.classic.playout import quick_choice
from pharos.ai.search.learn import first_weights
from pharos.ai.search.weights import weights_of
from pharos.classic import steps
from pharos.classic.cities.steps import LOSSES
from pharos.classic.cities.verbs import BIT as CITIES
from pharos.classic.cities.verbs import PAY
from pharos.classic.deal import deal_cards
from pharos.classic.leaders.roster import FIRST_LEADER, LEADERS
from pharos.classic.leaders.steps import DRAFT, RECRUIT
from pharos.classic.leaders.verbs import BIT as WITH_LEADERS
from pharos.classic.rules import rules_of
from pharos.classic.state import NOBODY, State
from pharos.classic.turn import MOST_CHOICES, apply, choices_of, start, waiting
from pharos.core.bits import first, members
from pharos.core.chance import Chance

BOTH = int(CITIES) + int(WITH_LEADERS)
FILES = {0: "classic", int(WITH_LEADERS): "classic+leaders", int(CITIES): "classic+cities"}
FILES[BOTH] = "classic+cities+leaders"
GAMES = 12 if pure.compiled() else 1


def begun(players: int, mix: int, seed: int = 1, teams: bool = False) -> State:
    return start(deal_cards(Chance(seed, "test"), rules_of(players, mix, {"teams": teams})))


def played(state: State, choices: int, seed: int = 1) -> State:
    chance = Chance(seed, "test play")
    buffer = vec[i64]([0] * MOST_CHOICES)
    for _ in range(choices):
        if state.over:
            break
        seat = first(waiting(state))
        apply(state, seat, quick_choice(state, seat, chance, buffer, 2.0))
    return state


@pytest.mark.parametrize(
    ("players", "mix", "teams"),
    [(2, BOTH, False), (3, 1, False), (4, BOTH, True), (5, 2, False), (7, BOTH, False), (8, BOTH, True)],
)
def test_a_quick_player_chooses_what_is_allowed(players: int, mix: int, teams: bool) -> None:
    buffer = vec[i64]([0] * MOST_CHOICES)
    asked: set[int] = set()
    for seed in range(GAMES):
        state = begun(players, mix, seed, teams)
        chance = Chance(seed, "test")
        while not state.over:
            seat = first(waiting(state))
            choice = int(quick_choice(state, seat, chance, buffer, 3.0))
            assert choice in choices_of(state, seat)
            asked.add(int(steps.kind_of(state.asked)))
            apply(state, seat, choice)
    assert int(steps.TURN) in asked
    if mix & int(WITH_LEADERS):
        assert {int(DRAFT), int(RECRUIT)} <= asked
    if mix & int(CITIES) and GAMES > 1:
        assert int(LOSSES) in asked


@pytest.mark.parametrize("mix", FILES)
def test_weights_fit_the_features(mix: int) -> None:
    weights = weights_of(FILES[mix])
    assert len(weights) == STAGES * FEATURES
    evaluation = Evaluation(vec[float](weights))
    for choices in (0, 30, 90):
        state = played(begun(5, mix), choices)
        evaluation.weigh(state)
        assert abs(sum(evaluation.chances[seat] for seat in range(5)) - 1.0) < 1e-9


def test_weights_of_the_base_game_are_where_learning_begins() -> None:
    base, wide = weights_of("classic"), first_weights(("cities",))
    state = played(begun(4, 0), 40)
    narrow, broad = Evaluation(vec[float](base)), Evaluation(vec[float](wide))
    narrow.weigh(state)
    broad.weigh(state)
    assert [narrow.chances[seat] for seat in range(4)] == [broad.chances[seat] for seat in range(4)]


def test_partners_have_one_chance_and_one_victory() -> None:
    evaluation = Evaluation(vec[float](weights_of("classic+cities")))
    state = played(begun(6, int(CITIES), teams=True), 50)
    evaluation.weigh(state)
    chances = [evaluation.chances[seat] for seat in range(6)]
    assert chances[0::2] == chances[1::2]
    assert abs(sum(chances[0::2]) - 1.0) < 1e-9
    played(state, 10_000)
    shares = [outcome_share(state, seat) for seat in range(6)]
    assert shares[0::2] == shares[1::2]
    assert sum(shares[0::2]) == 1.0


def test_whom_a_city_meets() -> None:
    state = begun(6, int(CITIES), teams=True)
    assert [opponent_of(state, n, True) for n in range(6)] == [NOBODY, 2, NOBODY, 4, NOBODY, 0]
    assert [opponent_of(state, n, False) for n in range(6)] == [5, NOBODY, 1, NOBODY, 3, NOBODY]
    alone = begun(4, int(CITIES))
    alone.city(1).doves = 1
    assert opponent_of(alone, 0, True) == 2
    assert opponent_of(alone, 0, False) == 3
    for number in (2, 3):
        alone.city(number).doves = 1
    assert opponent_of(alone, 0, True) == NOBODY


def test_peace_is_for_the_weak() -> None:
    state = played(begun(4, int(CITIES)), 8)
    for number in range(4):
        state.city(number).shields = 3
        state.city(number).doves = 0
    state.city(0).shields = 0
    state.city(2).shields = 6
    assert peace_worth(state, 0) > peace_worth(state, 1) > peace_worth(state, 2)
    state.city(0).defeats = 2
    state.city(0).defeat_shields = 1
    assert strength_of(state, 0) == 2


def test_losses_are_paid_rather_than_taken_as_debt() -> None:
    state = played(begun(3, int(CITIES)), 3)
    assert choice_worth(state, 0, PAY + 3) > choice_worth(state, 0, PAY + 2) > choice_worth(state, 0, PAY)


def test_leaders_are_told_apart_by_what_they_do() -> None:
    state = begun(3, BOTH)
    assert steps.kind_of(state.asked) == DRAFT
    plain = sorted(
        (int(leader.number) for leader in LEADERS if leader.points and not leader.doves),
        key=lambda number: int(LEADERS[number - int(FIRST_LEADER)].points),
    )
    worths = [leader_worth(state, 0, number) for number in plain]
    assert worths == sorted(worths)
    assert all(leader_worth(state, 0, int(leader.number)) > 0.5 for leader in LEADERS)


@pytest.mark.parametrize("mix", [1, 2, BOTH])
def test_learning_makes_the_winner_likelier(mix: int) -> None:
    players = 4
    games = []
    for seed in range(8 if pure.compiled() else 2):
        state = new_state(seed, players, mix)
        games.append((seed, quick_game(state, Chance(seed, "test"), [2.0] * players)))
        assert members(int(state.winners))
    losses = []
    learner = Learner([0.0] * (STAGES * FEATURES))
    for _ in range(3):
        learner.loss = 0.0
        for seed, choices in games:
            learner.learn(seed, players, mix, choices, 0.1)
        losses.append(learner.loss)
    assert losses[0] > losses[1] > losses[2]
