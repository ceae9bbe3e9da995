"""The steps of Leaders, and its hooks in the flow of the game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.classic import steps
from pharos.classic.leaders import steps as leaders_steps
from pharos.classic.leaders.courtesans import copy_leader, fill_copies, leader_next_to
from pharos.classic.leaders.draft import carry_out_draft, deal_draft_hands, fill_draft
from pharos.classic.leaders.income import renew
from pharos.classic.leaders.recruitment import (
    begin_recruitment,
    carry_out_recruitment,
    fill_recruitment,
    recruit_besides,
)
from pharos.classic.leaders.rome import can_recruit, fill_extra_leaders
from pharos.classic.owner import Owner
from pharos.classic.piece import CONTENT
from pharos.classic.state import State
from pharos.core.bits import first

COINS_WITH_LEADERS: Final[i64] = CONTENT.leaders_setup.starting_coins


@final
@mypyc_attr(acyclic=True)
class LeadersOwner(Owner):
    """The rules of Leaders."""

    def begin(self, state: State, packed: i64) -> None:
        """Starts a step; steps without any choice are skipped (LEADERS-GUILD-06, LEADERS-ROME-06)."""
        kind = steps.kind_of(packed)
        if kind == leaders_steps.RECRUIT:
            begin_recruitment(state)
        elif kind == leaders_steps.COPY:
            if leader_next_to(state, first(steps.cities_of(packed)), -1) >= 0:
                state.ask(packed)
        elif kind == leaders_steps.EXTRA_LEADER:
            if can_recruit(state, first(steps.cities_of(packed))):
                state.ask(packed)
        else:
            state.ask(packed)

    def fill(self, state: State, number: i64, buffer: vec[i64]) -> i64:
        kind = steps.kind_of(state.asked)
        if kind == leaders_steps.RECRUIT:
            return fill_recruitment(state, number, buffer)
        if kind == leaders_steps.DRAFT:
            return fill_draft(state, number, buffer)
        if kind == leaders_steps.EXTRA_LEADER:
            return fill_extra_leaders(state, number, buffer)
        return fill_copies(state, number, buffer)

    def carry_out(self, state: State) -> None:
        kind = steps.kind_of(state.asked)
        if kind == leaders_steps.RECRUIT:
            carry_out_recruitment(state)
            return
        if kind == leaders_steps.DRAFT:
            carry_out_draft(state)
            return
        number = first(steps.cities_of(state.asked))
        if kind == leaders_steps.COPY:
            copy_leader(state, number, state.sealed[number])
        else:
            recruit_besides(state, number, state.sealed[number])
        state.sealed[number] = 0

    def set_up(self, state: State) -> None:
        """Gives more coins, and leaders to draft (LEADERS-SETUP-01, LEADERS-SETUP-04)."""
        n: i64 = 0
        while n < state.deal.players:
            state.city(n).coins = COINS_WITH_LEADERS
            n += 1
        deal_draft_hands(state)

    def begin_age(self, state: State) -> bool:
        """Plans the recruitment (LEADERS-REC-01) and resets once-an-age effects (CITIES-LEAD-06)."""
        for city in state.cities:
            city.black_left = city.black_builds
        state.plan(leaders_steps.RECRUIT, 0, 0)
        return True

    def begin_turn(self, state: State) -> None:
        """Resets once-a-turn effects."""
        renew(state)

    def end_age(self, state: State) -> None:
        """Resets once-a-turn effects before the conflicts (CITIES-LEAD-04)."""
        renew(state)
