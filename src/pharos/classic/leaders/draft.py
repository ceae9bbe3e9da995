"""The draft: everybody keeps a leader and passes the others on (LEADERS-DRAFT-01, LEADERS-DRAFT-02)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic import steps
from pharos.classic.choices import DRAFT, object_of
from pharos.classic.deal import LEADERS_DEALT
from pharos.classic.leaders.roster import FIRST_LEADER, leader_bit
from pharos.classic.piece import CONTENT
from pharos.classic.state import State
from pharos.core.bits import BIT, first

PASSED_LEFT: Final[bool] = CONTENT.leaders_setup.draft_passing == "left"


def deal_draft_hands(state: State) -> None:
    """Every player gets the leaders dealt to him (LEADERS-SETUP-04)."""
    seat: i64 = 0
    while seat < state.deal.players:
        hand: i64 = 0
        n: i64 = 0
        while n < LEADERS_DEALT:
            hand |= BIT[state.deal.leaders[seat * LEADERS_DEALT + n]]
            n += 1
        state.city(seat).draft_hand = hand
        seat += 1
    plan_draft(state)


def plan_draft(state: State) -> None:
    """All players owe a choice of a leader to keep."""
    state.plan(steps.DRAFT, 0, BIT[state.deal.players] - 1)


def fill_draft(state: State, number: i64, buffer: vec[i64]) -> i64:
    """Every leader of the hand that goes round."""
    hand = state.city(number).draft_hand
    count: i64 = 0
    while hand != 0:
        buffer[count] = DRAFT + FIRST_LEADER + first(hand)
        hand &= hand - 1
        count += 1
    return count


def carry_out_draft(state: State) -> None:
    """All keep the chosen leader and pass the rest; the last one received is kept unasked."""
    seat: i64 = 0
    while seat < state.deal.players:
        keep(state, seat, object_of(state.sealed[seat]))
        state.sealed[seat] = 0
        seat += 1
    pass_draft_hands(state)
    hand = state.city(0).draft_hand
    if hand & (hand - 1) != 0:
        plan_draft(state)
        return
    seat = 0
    while seat < state.deal.players:
        hand = state.city(seat).draft_hand
        if hand != 0:
            keep(state, seat, FIRST_LEADER + first(hand))
        seat += 1


def keep(state: State, seat: i64, thing: i64) -> None:
    """A leader of the hand that goes round becomes one's own."""
    mine = state.city(seat)
    mine.draft_hand &= ~leader_bit(thing)
    mine.leader_hand |= leader_bit(thing)
    state.record(seat, DRAFT + thing)


def pass_draft_hands(state: State) -> None:
    """The rest goes to the neighbouring player, with two players across."""
    last = state.deal.players - 1
    seat: i64 = 0
    if PASSED_LEFT:
        carried = state.city(last).draft_hand
        while seat <= last:
            held = state.city(seat).draft_hand
            state.city(seat).draft_hand = carried
            carried = held
            seat += 1
    else:
        carried = state.city(0).draft_hand
        while seat < last:
            state.city(seat).draft_hand = state.city(seat + 1).draft_hand
            seat += 1
        state.city(last).draft_hand = carried
