"""The Courtesans Guild: copies a neighbor's leader (LEADERS-GUILD-03 to LEADERS-GUILD-06)."""

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.build import reward_piece
from pharos.classic.choices import FOR_FREE_CITY, object_of
from pharos.classic.leaders.roster import COPIES, FIRST_LEADER
from pharos.classic.leaders.verbs import COPY
from pharos.classic.state import State
from pharos.core.bits import behind


def leader_next_to(state: State, number: i64, after: i64) -> i64:
    """Returns the next recruited leader of the neighbors after `after`, or -1; after -1 comes the first."""
    left = state.city(state.left_of(number))
    right = state.city(state.right_of(number))
    return behind(left.leaders | right.leaders, left.leaders_up | right.leaders_up, after)


def fill_copies(state: State, number: i64, buffer: vec[i64]) -> i64:
    """Writes every recruited leader of a neighbor; the copy cannot be declined."""
    flags: i64 = 0
    if number >= state.deal.players:
        flags = FOR_FREE_CITY
    count: i64 = 0
    leader = leader_next_to(state, number, -1)
    while leader >= 0:
        buffer[count] = COPY + FIRST_LEADER + leader + flags
        count += 1
        leader = leader_next_to(state, number, leader)
    return count


def copy_leader(state: State, number: i64, choice: i64) -> None:
    """Gives the guild the effect of the leader from now on, and applies immediate effects."""
    mine = state.city(number)
    leader = object_of(choice) - FIRST_LEADER
    mine.courtesan = leader
    mine.gain(COPIES[leader])
    reward_piece(state, number, COPIES[leader])
    state.record(number, choice)
