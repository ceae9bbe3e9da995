"""The recruitment before each age: a leader is recruited, used for a stage or discarded (LEADERS-REC-*)."""

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic import steps
from pharos.classic.build import recruit, resolve, reward_piece
from pharos.classic.choices import DECLINE, DISCARD, STAGE, object_of, verb_of
from pharos.classic.leaders import steps as leaders_steps
from pharos.classic.leaders.income import renew
from pharos.classic.leaders.rome import leader_price
from pharos.classic.leaders.roster import FIRST_LEADER, LEADERS
from pharos.classic.leaders.verbs import RECRUIT
from pharos.classic.plays import fill_stage, stage_ways
from pharos.classic.state import State
from pharos.core.bits import BIT


def begin_recruitment(state: State) -> None:
    """Asks every player with a leader in hand (LEADERS-REC-01); the age continues after that."""
    renew(state)
    state.plan(steps.END_OF_TURN, 0, 0)
    choosing: i64 = 0
    seat: i64 = 0
    while seat < state.deal.players:
        if state.city(seat).holds_leaders():
            choosing |= BIT[seat]
        seat += 1
    if choosing != 0:
        state.ask(steps.step(leaders_steps.RECRUIT, 0, choosing))


def fill_recruitment(state: State, number: i64, buffer: vec[i64]) -> i64:
    """Writes three choices for each leader of the hand (LEADERS-REC-02, LEADERS-REC-03, LEADERS-REC-04)."""
    mine = state.city(number)
    ways = stage_ways(state, number)
    count: i64 = 0
    leader = mine.held_behind(-1)
    while leader >= 0:
        thing = FIRST_LEADER + leader
        if leader_price(state, number, LEADERS[leader]) <= mine.coins:
            buffer[count] = RECRUIT + thing
            count += 1
        count = fill_stage(state, number, STAGE + thing, ways, buffer, count)
        buffer[count] = DISCARD + thing
        count += 1
        leader = mine.held_behind(leader)
    return count


def carry_out_recruitment(state: State) -> None:
    """Reveals, pays and carries out all choices of leaders at once (LEADERS-REC-09)."""
    resolve(state, steps.cities_of(state.asked))


def recruit_besides(state: State, number: i64, choice: i64) -> None:
    """Recruits the extra leader of a turn, or none (LEADERS-ROME-05 to LEADERS-ROME-07)."""
    if verb_of(choice) != RECRUIT:
        state.record(number, DECLINE)
    else:
        thing = object_of(choice)
        state.city(number).lay_down_leader(thing - FIRST_LEADER)
        recruit(state, number, thing)
        reward_piece(state, number, LEADERS[thing - FIRST_LEADER])
        state.record(number, choice)
