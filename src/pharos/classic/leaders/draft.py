"""The draft: every player keeps a leader and passes the others on (LEADERS-DRAFT-01, LEADERS-DRAFT-02)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic import steps
from pharos.classic.choices import object_of
from pharos.classic.city import City
from pharos.classic.deal import Deal, is_played
from pharos.classic.leaders import steps as leaders_steps
from pharos.classic.leaders.roster import FIRST_LEADER, LEADERS, LEADERS_DEALT
from pharos.classic.leaders.verbs import DRAFT
from pharos.classic.piece import CONTENT
from pharos.classic.state import State
from pharos.core.bits import BIT, behind, high_bit, low_bit, size
from pharos.core.chance import Chance

PASSED_LEFT: Final[bool] = CONTENT.leaders_setup.draft_passing == "left"


_DECKS: Final[dict[int, vec[i64]]] = {}


def deck_of_leaders(mix: int) -> list[int]:
    """Returns the leaders of a mix; those of Cities need both expansions (CITIES-SETUP-05)."""
    return [n for n, leader in enumerate(LEADERS) if is_played(int(leader.needs), mix)]


def deal_leaders(deal: Deal, chance: Chance) -> None:
    """Deals four leaders to each player and sets the rest aside face down (LEADERS-SETUP-04)."""
    mix = int(deal.mix)
    if mix not in _DECKS:
        _DECKS[mix] = vec[i64](deck_of_leaders(mix))
    deck = _DECKS[mix][:]
    chance.shuffle(deck, len(deck))
    dealt = deal.players * LEADERS_DEALT
    deal.leaders = deck[:dealt]
    deal.leader_pile = deck[dealt:]


def deal_draft_hands(state: State) -> None:
    """Gives every player the leaders dealt to them (LEADERS-SETUP-04)."""
    seat: i64 = 0
    while seat < state.deal.players:
        mine = state.city(seat)
        n: i64 = 0
        while n < LEADERS_DEALT:
            leader = state.deal.leaders[seat * LEADERS_DEALT + n]
            mine.draft_hand |= low_bit(leader)
            mine.draft_hand_up |= high_bit(leader)
            n += 1
        seat += 1
    plan_draft(state)


def plan_draft(state: State) -> None:
    """Plans a round of the draft for all players."""
    state.plan(leaders_steps.DRAFT, 0, BIT[state.deal.players] - 1)


def fill_draft(state: State, number: i64, buffer: vec[i64]) -> i64:
    """Writes every leader of the hand that is passed."""
    mine = state.city(number)
    count: i64 = 0
    leader = behind(mine.draft_hand, mine.draft_hand_up, -1)
    while leader >= 0:
        buffer[count] = DRAFT + FIRST_LEADER + leader
        count += 1
        leader = behind(mine.draft_hand, mine.draft_hand_up, leader)
    return count


def carry_out_draft(state: State) -> None:
    """Keeps the chosen leaders and passes the rest; the last one received is kept automatically."""
    seat: i64 = 0
    while seat < state.deal.players:
        keep(state, seat, object_of(state.sealed[seat]))
        state.sealed[seat] = 0
        seat += 1
    pass_draft_hands(state)
    if size(state.city(0).draft_hand) + size(state.city(0).draft_hand_up) > 1:
        plan_draft(state)
        return
    seat = 0
    while seat < state.deal.players:
        leader = behind(state.city(seat).draft_hand, state.city(seat).draft_hand_up, -1)
        if leader >= 0:
            keep(state, seat, FIRST_LEADER + leader)
        seat += 1


def keep(state: State, seat: i64, thing: i64) -> None:
    """Moves a leader from the hand that is passed to the player's own."""
    mine = state.city(seat)
    leader = thing - FIRST_LEADER
    mine.draft_hand &= ~low_bit(leader)
    mine.draft_hand_up &= ~high_bit(leader)
    mine.hold_leader(leader)
    state.record(seat, DRAFT + thing)


def pass_draft_hands(state: State) -> None:
    """Passes the rest to the neighboring player; with two players, to the other one."""
    last = state.deal.players - 1
    seat: i64 = 0
    if PASSED_LEFT:
        while seat < last:
            swap_draft_hands(state.city(seat), state.city(last))
            seat += 1
    else:
        while seat < last:
            swap_draft_hands(state.city(seat), state.city(seat + 1))
            seat += 1


def swap_draft_hands(one: City, other: City) -> None:
    """Exchanges the leaders of two cities that are passed; several exchanges make a rotation."""
    low = one.draft_hand
    high = one.draft_hand_up
    one.draft_hand = other.draft_hand
    one.draft_hand_up = other.draft_hand_up
    other.draft_hand = low
    other.draft_hand_up = high


def direction(state: State) -> str | None:
    """Returns the direction in which leaders are passed in the draft (LEADERS-DRAFT-01)."""
    if state.over or steps.kind_of(state.asked) != leaders_steps.DRAFT:
        return None
    return CONTENT.leaders_setup.draft_passing
