"""Self-play games of 7 Wonders that produce training samples: positions, visits, and results."""

from typing import Any, final

from mypy_extensions import i64

from pharos.ai.search.classic.guided import GuidedSearch, Judge
from pharos.ai.search.classic.inputs import class_of
from pharos.ai.search.classic.playout import quick_choice
from pharos.ai.search.classic.search import lead_of
from pharos.ai.search.samples import ROOT_NOISE_FRACTION, Effort, Recorder, picked
from pharos.classic.state import State
from pharos.classic.turn import MOST_CHOICES, apply, fill_choices, waiting
from pharos.core.bits import first
from pharos.core.chance import Chance

QUICK_NOISE = 2.5


@final
class SelfPlay(Recorder):
    """Plays games and writes down what can be learned from them."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(MOST_CHOICES)
        self.judge = judge
        self.judge.inputs.foresight = True  # samples contain all inputs, whatever the players use

    def play(
        self, state: State, players: list[Any], impartial: list[bool], chance: Chance, effort: Effort
    ) -> None:
        """Plays a game to its end; choices with a deep search become training samples.

        A seat without a search (None) chooses quickly, and its choices are not used.
        """
        seats: list[int] = []
        before: i64 = 0
        while not state.over:
            seat = first(waiting(state))
            search = players[seat]
            if search is None:
                apply(state, seat, quick_choice(state, seat, chance, self.buffer, QUICK_NOISE))
                continue
            count = fill_choices(state, seat, self.buffer)
            choice = self.buffer[0]
            if count > 1:
                kept = chance.below(1000) < effort.share
                if isinstance(search, GuidedSearch):
                    search.settings.root_noise = ROOT_NOISE_FRACTION if kept else 0.0
                search.begin(state.clone(), seat, chance)
                search.run(effort.deep if kept else effort.quick)
                results = search.results()
                tried = {code: visits for code, visits, _ in results}
                visits = [tried.get(int(self.buffer[n]), 0) for n in range(count)]
                choice = self.buffer[picked(visits, chance, before < effort.loose)]
                before += 1
                if kept:
                    inputs = self.judge.inputs
                    inputs.note(state, seat)
                    inputs.ask(state, state.asked_city(seat), self.buffer, count)
                    brought = sum([visits * mean for _, visits, mean in results])
                    self.pages.keep(inputs.found, inputs.count, inputs.rows, visits, brought, impartial[seat])
                    seats.append(int(seat))
            apply(state, seat, choice)
        for seat in seats:
            won = (state.winners >> seat) & 1 != 0
            self.pages.end(class_of(lead_of(state, seat), won), int(self.played), seat)
        self.played += 1
