"""Many games that fit one view, drawn quickly.

What a view tells is read once: the memory of it, where hidden leaders may lie, the table with
everything that lies open. Each game is then a copy of that table with the hidden things dealt anew.
"""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.boards import MOST_STAGES
from pharos.classic.deal import FREE_CITY_PLAYERS
from pharos.classic.history import packed_entry
from pharos.classic.leaders.roster import FIRST_LEADER, LEADER_NUMBERS
from pharos.classic.leaders.sampling import LeaderPlan
from pharos.classic.memory import Memory
from pharos.classic.sampling import Sampled, sampled, seal_choices, unsealed
from pharos.classic.state import State
from pharos.classic.supply import CARD_NUMBERS
from pharos.core.bits import BIT
from pharos.core.chance import Chance

Data = Mapping[str, object]
_NUMBERS = CARD_NUMBERS | LEADER_NUMBERS
PURPOSE = "classic sample"


class Worlds:
    """The games that fit a view; `table` is that of seed 0, with everything open in its place."""

    def __init__(self, data: Data, seat: int | None, memory: Memory, plan: LeaderPlan, table: State) -> None:
        self.data = data
        self.seat = seat
        self.memory = memory
        self.plan = plan
        self.table = table
        _, self.ready, _ = unsealed(data)

    def state(self, seed: int) -> State:
        """One game, drawn by a seed."""
        if seed == 0:
            return self.table.clone()
        chance = Chance(seed, PURPOSE)
        found = sampled(self.data, self.seat, Memory(self.data, self.seat, self.memory), self.plan, chance)
        state = self.table.clone()
        state.deal = state.deal.copy()
        _lay_hands(state, found)
        _lay_coming(state, found)
        _lay_cities(state, found)
        for n, entry in enumerate(found.entries):
            if entry is not self.memory.entries[n]:  # or all could name its card
                packed = packed_entry(entry)
                assert packed is not None
                state.history[n] = packed
        if self.ready:
            for number in self.ready:
                state.sealed[number] = 0
                state.owed |= BIT[number]
            seal_choices(state, self.ready, chance)
        return state


def _lay_hands(state: State, found: Sampled) -> None:
    for seat, hand in enumerate(found.hands):
        place = state.hand_of(seat)
        state.held[place] = 0
        for name, count in hand.items():
            for _ in range(count):
                state.put_in_hand(place, CARD_NUMBERS[name])
    state.once_lo = state.once_hi = state.twice_lo = 0
    state.twice_hi = state.thrice_lo = state.thrice_hi = 0
    for name, count in found.discard.items():
        for _ in range(count):
            state.throw_away(CARD_NUMBERS[name])


def _lay_coming(state: State, found: Sampled) -> None:
    deal = state.deal
    size = int(deal.hand_size)
    for age, hands in found.coming.items():
        start = int(deal.hand_start(age, 0))
        for seat in range(int(deal.players)):
            for n, name in enumerate(hands[seat]):
                deal.hands[start + seat * size + n] = CARD_NUMBERS[name]
        if deal.players == FREE_CITY_PLAYERS:
            for n, name in enumerate(hands[int(deal.players)]):
                deal.piles[(age - 1) * size + n] = CARD_NUMBERS[name]
    for n, name in enumerate(found.pile):
        deal.piles[(int(state.age) - 1) * size + int(state.drawn) + n] = CARD_NUMBERS[name]


def _lay_cities(state: State, found: Sampled) -> None:
    for number, markers in enumerate(found.markers):
        for n, name in enumerate(markers):
            state.under[number * int(MOST_STAGES) + n] = _NUMBERS[name]
    if not state.deal.with_leaders:
        return
    for seat in range(int(state.deal.players)):
        state.city(seat).leader_hand = _mask(found.leader_hands[seat])
        state.city(seat).draft_hand = _mask(found.draft_hands[seat])
    state.deal.leader_pile = vec[i64]([_leader(name) for name in found.leader_pile])
    state.leaders_drawn = 0


def _mask(leaders: list[str]) -> int:
    return sum(2 ** _leader(name) for name in leaders)


def _leader(name: str) -> int:
    return LEADER_NUMBERS[name] - int(FIRST_LEADER)
