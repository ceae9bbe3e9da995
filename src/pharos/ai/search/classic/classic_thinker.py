"""Adapter between the search agent and the searches for 7 Wonders; adds determinizations during a search."""

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.ai.search.calibration import calibration_of
from pharos.ai.search.classic.evaluation import Evaluation, outcome_share, stage_of
from pharos.ai.search.classic.guided import GuidedSearch, GuidedSettings
from pharos.ai.search.classic.inputs import INPUTS, ROWS
from pharos.ai.search.classic.moves import choice_worth
from pharos.ai.search.classic.playout import quick_choice
from pharos.ai.search.classic.search import ClassicSearch, Settings
from pharos.ai.search.network import network_of
from pharos.ai.search.thinker import (
    SAMPLE_SEEDS,
    WORLDS_PER_ROOT,
    TimeLeft,
    expected_replies,
    run_in_worlds,
    seat_of,
)
from pharos.ai.search.weights import packed_weights_of
from pharos.classic.boards import BOARDS
from pharos.classic.choices import BUILD, DISCARD, STAGE, object_of, verb_of
from pharos.classic.leaders.roster import FIRST_LEADER, LEADERS
from pharos.classic.leaders.verbs import COPY, DRAFT, RECRUIT
from pharos.classic.piece import COLORS, CONTENT, Piece
from pharos.classic.pieces import CARDS
from pharos.classic.product import ClassicProduct
from pharos.classic.state import State
from pharos.classic.turn import MOST_CHOICES, apply, choices_of, waiting
from pharos.core.bits import first, total
from pharos.core.chance import Chance
from pharos.core.choice import Choice, Decision
from pharos.core.errors import PharosError
from pharos.game import View

TASTES = {"war": "red", "science": "green", "glory": "blue", "trade": "yellow"}
"""Preferred card color of each taste; the taste for Wonders has none."""
PRINTED_LEADERS = (RECRUIT, DRAFT, COPY)
LEADER_WORLDS_PER_ROOT = 0.2
"""Lower than for cards, from when sampling hidden leaders took several times as long; the levels with a fixed
number of simulations depend on it."""
BASE = "classic"
WITH_ALL = "classic+cities+leaders"
WITH_TEAMS = "classic+cities+leaders+teams"
REPLY = 3
TEAM_SIZE = CONTENT.cities_setup.team_size
QUICK_NOISE = 1.0
_BUFFER: Final = vec[i64]([0] * MOST_CHOICES)
"""Buffer for the choices of a turn, made once: a `vec` passed from here to compiled code is never freed."""


@final
class ClassicThinker:
    """The search for one seat in 7 Wonders."""

    def __init__(
        self, kind: str, room: int, networks: Path | None, teams: bool = False, former: bool = False
    ) -> None:
        """`networks`: the folder of the network; None to search without one. `former`: search as `master-1`
        does."""
        self._product = ClassicProduct()
        self._worlds_per_root = LEADER_WORLDS_PER_ROOT if "leaders" in kind else WORLDS_PER_ROOT
        self._evaluation = Evaluation(packed_weights_of(kind))
        self._side = TEAM_SIZE if teams else 1
        name = network_name(kind, teams)
        network = network_of(name, INPUTS, ROWS, networks) if networks else None
        self._calibration = calibration_of(name, networks) if networks else None
        self.guided = network is not None
        self._search: ClassicSearch | GuidedSearch = (
            ClassicSearch(self._evaluation, Settings(), room)
            if network is None
            else GuidedSearch(network, GuidedSettings(former), room)
        )
        self._codes: list[int] = []
        self._seat = 0
        self._worlds = 0

    def begin(self, view: View, chance: Chance, _time_left: TimeLeft | None = None) -> list[Choice]:
        """Moves to a new position."""
        self._seat = seat_of(view)
        _, self._fitting = self._product.worlds(view.data, view.seat)
        self._chance = chance
        self._root = self._sample()
        self._codes = choices_of(self._root, self._seat)
        if not self._codes:
            raise PharosError("This seat has nothing to choose.")
        self._search.begin(self._root, self._seat, chance)
        self._worlds = 1
        return Decision(self._product, self._root, self._seat).choices(self._codes)

    def _sample(self) -> State:
        return self._fitting.state(int(self._chance.below(SAMPLE_SEEDS)))

    def run(self, simulations: int) -> None:
        """Runs more simulations, in an increasing number of determinizations."""
        self._worlds = run_in_worlds(
            self._search, self._sample, self._worlds, simulations, self._worlds_per_root
        )

    def visits(self) -> list[int]:
        """Returns the visits of each choice."""
        if len(self._codes) == 1:  # a forced choice has no node of its own
            return [int(self._search.tree.visits[0])]
        tried = {code: visits for code, visits, _ in self._search.results()}
        return [tried.get(code, 0) for code in self._codes]

    def wins(self) -> list[float]:
        """Returns the calibrated win probability of each choice."""
        means = {code: mean for code, _, mean in self._search.results()}
        if len(self._codes) == 1:
            means = {self._codes[0]: float(self._search.tree.mean(0))}
        chances = [(1.0 + means.get(code, -1.0)) / 2.0 for code in self._codes]
        if self._calibration is None:
            return chances
        stage, sides = int(stage_of(self._root)), int(self._root.deal.players) // self._side
        return [self._calibration.told(stage, sides, chance) for chance in chances]

    def judged(self, state: State, seat: int, chance: Chance, simulations: int) -> float:
        """Returns the win probability of a seat (in teams, of its side) from a search in one determinization.
        The seat may have chosen already. Moves the search away from its current position."""
        if state.over:
            return float(outcome_share(state, seat))
        self._search.begin(state, seat, chance)
        self._search.run(simulations)
        won = (1.0 + float(self._search.tree.mean(0))) / 2.0
        if self._calibration is None:
            return won
        stage, sides = int(stage_of(state)), int(state.deal.players) // self._side
        return self._calibration.told(stage, sides, won)

    def notes(self) -> list[str]:
        """Returns the most likely own choices after each choice."""
        return expected_replies(self._product.notation, self._search, self._codes, REPLY)

    def glance(self, taste: str, strength: float) -> list[float]:
        """Returns the printed value of each choice, plus a bonus for those that fit the taste."""
        return [self._printed(code, taste, strength) for code in self._codes]

    def _printed(self, code: int, taste: str, strength: float) -> float:
        verb = verb_of(code)
        number = self._root.asked_city(self._seat)
        if verb == DISCARD:
            return 0.0
        if verb == STAGE:
            mine = self._root.city(number)
            stage = BOARDS[mine.board].stages[mine.stages]
            liked = strength if taste == "wonders" else 0.0
            return float(total(stage.points) + stage.shields) + liked
        if verb in PRINTED_LEADERS:
            return _seen_on(LEADERS[object_of(code) - FIRST_LEADER], taste, strength)
        if verb != BUILD:
            return choice_worth(self._root, number, code)
        return _seen_on(CARDS[object_of(code)], taste, strength)

    def look(self) -> list[float]:
        """Returns the value of each choice after its immediate effect, with quick play by the others."""
        return [self._chance_after(code) for code in self._codes]

    def _chance_after(self, code: int) -> float:
        state = self._root.clone()
        apply(state, self._seat, code)
        chance = Chance(0, "look")
        turn = (state.age, state.turn)
        while not state.over and (state.age, state.turn) == turn:
            seat = first(waiting(state))
            apply(state, seat, quick_choice(state, seat, chance, _BUFFER, QUICK_NOISE))
        if state.over:
            return outcome_share(state, self._seat)
        self._evaluation.weigh(state)
        return float(self._evaluation.chances[self._seat])


def network_name(kind: str, teams: bool) -> str:
    """Returns one of three networks: the base game, expansions (together or alone), or teams."""
    if "+" not in kind:
        return BASE
    return WITH_TEAMS if teams else WITH_ALL


def _seen_on(piece: Piece, taste: str, strength: float) -> float:
    """Returns the points and shields printed on a card or leader, plus a bonus if it fits the taste."""
    worth = float(total(piece.points) + piece.shields) + 1.0
    return worth + (strength if taste in TASTES and piece.color == COLORS.index(TASTES[taste]) else 0.0)
