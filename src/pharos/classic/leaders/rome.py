"""Rome: cheaper leaders, more of them, and the right to recruit an extra one (LEADERS-ROME-*)."""

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.choices import SKIP
from pharos.classic.leaders.roster import FIRST_LEADER, LEADERS
from pharos.classic.leaders.verbs import GATHER, RECRUIT
from pharos.classic.piece import Piece
from pharos.classic.state import State


def leader_price(state: State, number: i64, leader: Piece) -> i64:
    """Returns a leader's price (LEADERS-REC-02, LEADERS-BUILD-05, LEADERS-ROME-02, LEADERS-ROME-03)."""
    mine = state.city(number)
    if mine.free_leaders:
        return 0
    price = leader.coins - mine.leader_cut
    price -= state.city(state.left_of(number)).neighbours_cut
    price -= state.city(state.right_of(number)).neighbours_cut
    if price < 0:
        return 0
    return price


def draw_leaders(state: State, number: i64, count: i64) -> None:
    """Draws unused leaders into a hand, hidden from the others (LEADERS-ROME-04)."""
    mine = state.city(number)
    while count > 0 and state.leaders_drawn < len(state.deal.leader_pile):
        leader = state.deal.leader_pile[state.leaders_drawn]
        mine.hold_leader(leader)
        state.leaders_drawn += 1
        state.record(number, GATHER + FIRST_LEADER + leader)
        count -= 1


def can_recruit(state: State, number: i64) -> bool:
    """Returns whether a city can afford any leader of its hand (LEADERS-ROME-06)."""
    mine = state.city(number)
    leader = mine.held_behind(-1)
    while leader >= 0:
        if leader_price(state, number, LEADERS[leader]) <= mine.coins:
            return True
        leader = mine.held_behind(leader)
    return False


def fill_extra_leaders(state: State, number: i64, buffer: vec[i64]) -> i64:
    """Writes the leaders that may be recruited as extra ones, and declining (LEADERS-ROME-05,
    LEADERS-ROME-06)."""
    mine = state.city(number)
    count: i64 = 0
    leader = mine.held_behind(-1)
    while leader >= 0:
        if leader_price(state, number, LEADERS[leader]) <= mine.coins:
            buffer[count] = RECRUIT + FIRST_LEADER + leader
            count += 1
        leader = mine.held_behind(leader)
    buffer[count] = SKIP
    return count + 1
