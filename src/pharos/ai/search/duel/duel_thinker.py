"""Adapter between the search agent and the searches for Duel."""

from pathlib import Path
from typing import final

from pharos.ai.search.calibration import calibration_of
from pharos.ai.search.duel.endgame import Endgame, can_be_solved, expected_positions
from pharos.ai.search.duel.evaluation import Evaluation, outcome_value, stage_of
from pharos.ai.search.duel.guided import GuidedSearch, GuidedSettings
from pharos.ai.search.duel.inputs import INPUTS, ROWS
from pharos.ai.search.duel.moves import choice_worth
from pharos.ai.search.duel.search import DuelSearch, Settings
from pharos.ai.search.network import network_of
from pharos.ai.search.thinker import SAMPLE_SEEDS, TimeLeft, expected_replies, run_in_worlds, seat_of
from pharos.ai.search.weights import packed_weights_of
from pharos.core.bits import total
from pharos.core.chance import Chance
from pharos.core.choice import Choice, Decision
from pharos.core.errors import PharosError
from pharos.duel import steps
from pharos.duel.choices import BUILD, DISCARD, WONDER, object_of, verb_of
from pharos.duel.piece import BLUE, GREEN, RED, YELLOW
from pharos.duel.pieces import CARDS, WONDERS
from pharos.duel.product import DuelProduct
from pharos.duel.state import NOT_OVER, VICTORIES, State
from pharos.duel.turn import apply, choices_of, decider
from pharos.game import View

TASTES = {"war": RED, "science": GREEN, "glory": BLUE, "trade": YELLOW}
"""Preferred card color of each taste; the taste for Wonders has none."""
REPLY = 3
SEVERAL = 2
SIDES = 2
KINDS = len(VICTORIES) - 1
SAME = 1e-9
SOLVING = 0.35
"""Maximum part of the time limit spent on solving the endgame."""
HOPEFUL = 1.5
"""An endgame is not solved if its expected size exceeds what fits in that time by this factor."""
POSITIONS_A_SECOND = 500_000.0
"""Initial estimate of the solver's speed, until it is measured."""
MEASURED_POSITIONS = 500
TIMED_POSITIONS = 2**40
COUNTED_POSITIONS = 20_000
"""Maximum number of endgame positions when there is no time limit."""
WORTH_OF_BID = 0.01
"""Win probability per point of heuristic value."""


@final
class DuelThinker:
    """The search for one seat in Duel."""

    def __init__(
        self,
        data: dict[str, object],
        kind: str,
        room: int,
        networks: Path | None,
        exact: bool = False,
    ) -> None:
        """`networks`: the folder of the network; None to search without one. `exact`: whether to solve the
        endgame when possible and to reuse the tree of the previous choice; results then depend on more than
        the view and the number of simulations."""
        self._product = DuelProduct()
        self._secrets = bool(data.get("expansions"))
        self._evaluation = Evaluation(packed_weights_of(kind))
        network = network_of(kind, INPUTS, ROWS, networks) if networks else None
        self._calibration = calibration_of(kind, networks) if networks else None
        self.guided = network is not None
        settings = GuidedSettings()
        settings.remembers = exact
        self._search: DuelSearch | GuidedSearch = (
            DuelSearch(self._evaluation, Settings(), room)
            if network is None
            else GuidedSearch(network, settings, room)
        )
        self._stands = False
        self._codes: list[int] = []
        self._seat = 0
        self._worlds = 0
        self._bidding = False
        self._exact = exact
        self._worths: dict[int, float] = {}
        self._bounds_only = False
        self._positions_a_second = POSITIONS_A_SECOND

    def prefer(self, victory: int, contempt: float) -> None:
        """Sets a preferred kind of victory; any other is worth less by `contempt`."""
        search = self._search
        if not isinstance(search, GuidedSearch):
            raise PharosError("Only a search with a network tells victories apart.")
        search.settings.taste = victory - 1
        search.settings.contempt = contempt

    def begin(self, view: View, chance: Chance, time_left: TimeLeft | None = None) -> list[Choice]:
        """Moves to a new position, and solves it near the end of the game."""
        self._seat = seat_of(view)
        self._view = view
        self._chance = chance
        self._root = self._sample()
        self._worlds = 1
        self._codes = choices_of(self._root)
        if not self._codes or decider(self._root) != self._seat:
            raise PharosError("This seat has nothing to choose.")
        self._bidding = steps.kind_of(self._root.stack[self._root.depth - 1]) == steps.BID
        self._stands = False
        self._worths = {}
        self._bounds_only = False
        if self._exact and len(self._codes) > 1:
            self._solve(time_left)
        return Decision(self._product, self._root, self._seat).choices(self._codes)

    def _solve(self, time_left: TimeLeft | None) -> None:
        """Solves the rest of the game, if that is expected to finish in time."""
        root = self._root
        if not can_be_solved(root):
            return
        if time_left is None:
            self._worths = Endgame(root, COUNTED_POSITIONS).worths()
            return
        before = time_left()
        share = SOLVING * before
        if expected_positions(root) > HOPEFUL * share * self._positions_a_second:
            return
        endgame = Endgame(root, TIMED_POSITIONS, lambda: before - time_left() > share)
        self._worths = endgame.bounds()
        took = before - time_left()
        if endgame.positions > MEASURED_POSITIONS and took > 0.0:
            self._positions_a_second = int(endgame.positions) / took
        if self._worths:
            worths = endgame.worths()
            self._bounds_only = not worths
            self._worths = worths or self._worths

    def _stand(self) -> None:
        """Moves the search to the position on first use.

        Forced choices skip this, so that the existing tree is kept.
        """
        if not self._stands:
            self._search.begin(self._root, self._chance)
            self._stands = True

    def _sample(self) -> State:
        view = self._view
        position = self._product.sample(view.data, view.seat, int(self._chance.below(SAMPLE_SEEDS)))
        _, state = self._product.from_position(position)
        return state

    def run(self, simulations: int) -> None:
        """Runs more simulations; with hidden information, in an increasing number of determinizations.

        The learned weights cannot value coins before the draft, so bids use the heuristic value.
        """
        if self._bidding or (self._worths and len(self._sound()) == 1):
            return
        self._stand()
        if not self._secrets:
            self._search.run(simulations)
            return
        self._worlds = run_in_worlds(self._search, self._sample, self._worlds, simulations)

    def visits(self) -> list[int]:
        """Returns the visits of each choice; choices that are not optimal in a solved endgame have none."""
        if self._bidding:
            worths = self._at_first_sight()
            return [int(worth == max(worths)) for worth in worths]
        self._stand()
        tried = self._tried()
        if not self._worths:
            return [tried.get(code, 0) for code in self._codes]
        sound = self._sound()
        return [1 + tried.get(code, 0) if code in sound else 0 for code in self._codes]

    def _tried(self) -> dict[int, int]:
        """Returns the visits of each choice; a forced choice has all of them."""
        if len(self._codes) == 1:
            return {self._codes[0]: int(self._search.tree.visits[0])}
        return {code: visits for code, visits, _ in self._search.results()}

    def _means(self) -> dict[int, float]:
        """Returns the mean value of each choice for seat 0; for a forced choice, the value of the
        position."""
        if len(self._codes) == 1:
            return {self._codes[0]: float(self._search.tree.mean(0))}
        return {code: mean for code, _, mean in self._search.results()}

    def _sound(self) -> list[int]:
        """Returns all choices, or only the optimal ones if the endgame was solved."""
        if not self._worths:
            return self._codes
        sign = 1.0 if self._seat == 0 else -1.0
        most = max(sign * worth for worth in self._worths.values())
        return [code for code, worth in self._worths.items() if sign * worth > most - SAME]

    def wins(self) -> list[float]:
        """Returns the win probability of each choice, calibrated unless the endgame was solved."""
        if self._bidding:
            return self.look()
        self._stand()
        sign = 1.0 if self._seat == 0 else -1.0
        means = self._worths or self._means()
        if self._bounds_only:
            means = self._bounded(sign)
        chances = [(1.0 + sign * means.get(code, 0.0)) / 2.0 for code in self._codes]
        if self._calibration is None or self._worths:  # solved values are exact
            return chances
        stage = int(stage_of(self._root))
        return [self._calibration.told(stage, SIDES, chance) for chance in chances]

    def _bounded(self, sign: float) -> dict[int, float]:
        """Returns exact values for the best choices; for the others the search's value, limited by their
        bound."""
        means = self._means()
        return {
            code: sign * min(sign * bound, sign * means.get(code, bound))
            for code, bound in self._worths.items()
        }

    def judged(self, state: State, chance: Chance, simulations: int) -> tuple[float, list[float]]:
        """Evaluates a position with a search. Returns the win probability of seat 0, and the probabilities by
        kind of victory of seat 0, then of seat 1. Moves the search away from its current position."""
        self._stands = False
        if state.victory != NOT_OVER:
            won = (1.0 + outcome_value(state)) / 2.0
            ways = [0.0] * (SIDES * KINDS)
            ways[int(state.victory) - 1], ways[KINDS + int(state.victory) - 1] = won, 1.0 - won
            return won, ways
        search = self._search
        if isinstance(search, GuidedSearch):
            search.settings.counts_ways = True
        search.begin(state, chance)
        search.run(simulations)
        won = (1.0 + self._told_value(state)) / 2.0
        if self._calibration is not None:
            stage = int(stage_of(state))
            if decider(state) == 0:
                won = self._calibration.told(stage, SIDES, won)
            else:
                won = 1.0 - self._calibration.told(stage, SIDES, 1.0 - won)
        counted = [float(way) for way in search.ways] if isinstance(search, GuidedSearch) else []
        return won, _scaled(counted[:KINDS], won) + _scaled(counted[KINDS:], 1.0 - won)

    def _told_value(self, state: State) -> float:
        """Returns the search's value of its position: the mean of the most visited choice.

        The mean of all simulations would include exploration of bad choices, which biases it against the
        player to move, most of all with few simulations.
        """
        tried = self._search.results()
        if len(tried) < SEVERAL:
            return float(self._search.tree.mean(0))
        sign = 1.0 if decider(state) == 0 else -1.0
        return max(tried, key=lambda one: (one[1], sign * one[2]))[2]

    def notes(self) -> list[str]:
        """Returns the most likely continuation of each choice."""
        self._stand()
        return expected_replies(self._product.notation, self._search, self._codes, REPLY)

    def glance(self, taste: str, strength: float) -> list[float]:
        """Returns the printed value of each choice, plus a bonus for those that fit the taste."""
        return [self._printed(code, taste, strength) for code in self._codes]

    def _printed(self, code: int, taste: str, strength: float) -> float:
        verb = verb_of(code)
        if verb == DISCARD:
            return 0.0
        if verb == WONDER:
            wonder = WONDERS[object_of(code)]
            liked = strength if taste == "wonders" else 0.0
            return float(total(wonder.points) + wonder.shields) + liked
        if verb != BUILD:
            return choice_worth(self._root, self._seat, code, 0)
        card = CARDS[object_of(code)]
        worth = float(total(card.points) + card.shields) + 1.0
        return worth + (strength if taste in TASTES and card.color == TASTES[taste] else 0.0)

    def look(self) -> list[float]:
        """Returns the value of each choice after its immediate effect."""
        if self._bidding:
            return [0.5 + WORTH_OF_BID * worth for worth in self._at_first_sight()]
        sign = 1.0 if self._seat == 0 else -1.0
        return [(1.0 + sign * self._value_after(code)) / 2.0 for code in self._codes]

    def _at_first_sight(self) -> list[float]:
        return [choice_worth(self._root, self._seat, code, 0) for code in self._codes]

    def _value_after(self, code: int) -> float:
        state: State = self._root.clone()
        apply(state, code)
        return outcome_value(state) if state.victory != NOT_OVER else self._evaluation.value(state)


def _scaled(ways: list[float], chance: float) -> list[float]:
    """Scales `ways` so that they add up to `chance`; if they are all zero, assumes a civilian victory."""
    summed = sum(ways)
    if summed <= 0.0:
        return [chance, *([0.0] * (KINDS - 1))]
    return [chance * way / summed for way in ways]
