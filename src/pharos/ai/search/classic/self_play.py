"""Games of 7 Wonders that a network learns from: positions, how often each choice was tried, the end."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.ai.search.classic.guided import GuidedSearch, Judge
from pharos.ai.search.classic.inputs import class_of
from pharos.ai.search.classic.playout import quick_choice
from pharos.ai.search.classic.search import lead_of
from pharos.ai.search.samples import ROOT_NOISE_FRACTION, Pages, picked
from pharos.classic.state import State
from pharos.classic.turn import MOST_CHOICES, apply, fill_choices, waiting
from pharos.core.bits import first
from pharos.core.chance import Chance

QUICK_NOISE = 2.5


@final
class SelfPlay:
    """Plays games and writes down what can be learned from them."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.pages = Pages()
        self.buffer: vec[i64] = vec[i64]([0] * MOST_CHOICES)
        self.played: i64 = 0

    def play(
        self,
        state: State,
        players: list[Any],
        impartial: list[bool],
        chance: Chance,
        loose: int,
        quick: int,
        deep: int,
        share: int,
    ) -> None:
        """Plays a game to its end and keeps the positions (`share` of a thousand) that are thought about
        deeply. A seat without a search (None) chooses quickly, and nothing is learned from it."""
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
                kept = chance.below(1000) < share
                if isinstance(search, GuidedSearch):
                    search.settings.root_noise = ROOT_NOISE_FRACTION if kept else 0.0
                search.begin(state.clone(), seat, chance)
                search.run(deep if kept else quick)
                results = search.results()
                tried = {code: visits for code, visits, _ in results}
                visits = [tried.get(int(self.buffer[n]), 0) for n in range(count)]
                choice = self.buffer[picked(visits, chance, before < loose)]
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
            self.pages.end(class_of(lead_of(state, seat), won), int(self.played))
        self.played += 1
