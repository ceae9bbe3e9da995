"""Self-play games of Duel that produce training samples: positions, visits, and results."""

from typing import Any, Final, final

from mypy_extensions import i64

from pharos.ai.search.duel.endgame import Endgame, can_be_solved, expected_positions
from pharos.ai.search.duel.guided import GuidedSearch, Judge
from pharos.ai.search.duel.inputs import WAYS
from pharos.ai.search.samples import ROOT_NOISE_FRACTION, Effort, Recorder, picked
from pharos.core.chance import Chance
from pharos.duel.state import NOT_OVER, State
from pharos.duel.turn import MOST_CHOICES, apply, decider, fill_choices

SAME: Final = 1e-9
SOLVED_POSITIONS: Final = 4_000
"""Endgames are solved if they are expected to take at most this many positions."""


@final
class SelfPlay(Recorder):
    """Plays games and collects training samples."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(MOST_CHOICES)
        self.judge = judge
        self.judge.inputs.structure = True  # samples contain all inputs, whatever the players use

    def play(
        self, state: State, players: list[Any], impartial: list[bool], chance: Chance, effort: Effort
    ) -> None:
        """Plays a game to its end; choices with a deep search become training samples.

        In an endgame that can be solved, the sample gets its exact value, and an optimal choice is made.
        """
        seats: list[int] = []
        before: i64 = 0
        while state.victory == NOT_OVER:
            count = fill_choices(state, self.buffer)
            choice = self.buffer[0]
            if count > 1:
                seat = decider(state)
                search = players[seat]
                kept = chance.below(1000) < effort.share
                if isinstance(search, GuidedSearch):
                    search.settings.root_noise = ROOT_NOISE_FRACTION if kept else 0.0
                search.begin(state.clone(), chance)
                search.run(effort.deep if kept else effort.quick)
                results = search.results()
                tried = {code: visits for code, visits, _ in results}
                visits = [tried.get(int(self.buffer[n]), 0) for n in range(count)]
                brought = sum([visits * mean for _, visits, mean in results])
                if kept and impartial[seat] and can_be_solved(state):
                    worths = solved_worths(state)
                    if worths:
                        best = max(worths.values()) if seat == 0 else min(worths.values())
                        for n in range(count):
                            if abs(worths[int(self.buffer[n])] - best) > SAME:
                                visits[n] = 0
                            elif visits[n] == 0:
                                visits[n] = 1
                        brought = best * sum(visits)
                choice = self.buffer[picked(visits, chance, before < effort.loose)]
                before += 1
                if kept:
                    if seat == 1:
                        brought = -brought
                    inputs = self.judge.inputs
                    inputs.note(state, seat)
                    inputs.ask(state, seat, self.buffer, count)
                    self.pages.keep(inputs.found, inputs.count, inputs.rows, visits, brought, impartial[seat])
                    seats.append(int(seat))
            apply(state, choice)
        for seat in seats:
            self.pages.end(end_of(state, seat), int(self.played), seat)
        self.played += 1


def solved_worths(state: State) -> dict[int, float]:
    """Returns the exact value of each choice for seat 0; empty if solving takes too long."""
    if expected_positions(state) > SOLVED_POSITIONS:
        return {}
    return Endgame(state, 2 * SOLVED_POSITIONS).worths()


def end_of(state: State, seat: i64) -> int:
    """Returns the result of a game for a seat, as an index into the network's outputs."""
    if state.winners == 3:
        return int(2 * WAYS)
    if state.winners == seat + 1:
        return int(state.victory - 1)
    return int(WAYS + state.victory - 1)
