"""The end of a game of Duel, worked out to the last card.

With few cards left in the last age of the base game the rest is small enough for every choice and for every
card that may be turned up. What is known of a face-down card is its back: any card of that back that was not
seen is as likely as any other (DUEL-SETUP-05, DUEL-SETUP-06).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.duel.evaluation import outcome_value
from pharos.ai.search.duel.redeal import Redealer
from pharos.core.bits import BIT, first, size
from pharos.duel import steps
from pharos.duel.choices import BUILD, DISCARD, WONDER, object_of, second_of, verb_of
from pharos.duel.pieces import CARDS, WONDERS
from pharos.duel.state import NOT_OVER, State
from pharos.duel.turn import MOST_CHOICES, apply, choices_of, decider, fill_choices

LAST_AGE: Final[i64] = 3
MOST_CARDS: Final[i64] = 7
"""With more cards left the end is too large."""
MOST_POSITIONS: Final[i64] = 12000
"""So many are looked at before it is given up."""
DEEPEST: Final = 64
CARDS_IN_ALL: Final = len(CARDS)


@final
@mypyc_attr(acyclic=True)
class Endgame:
    """Works out the end of one game, or gives up."""

    def __init__(self, root: State) -> None:
        self.root = root.clone()
        redealer = Redealer(root)
        self.root.deal = redealer.deal
        self.unseen: vec[i64] = redealer.unseen
        self.unseen_guilds: vec[i64] = redealer.unseen_guilds
        self.guild_places: i64 = 0
        for slot in redealer.guild_places:
            self.guild_places |= BIT[slot]
        self.taken: vec[i64] = vec[i64]([0] * CARDS_IN_ALL)
        self.buffers: list[vec[i64]] = []
        self.positions: i64 = 0
        self.given_up: bool = False

    def worths(self) -> dict[int, float]:
        """What every choice is worth to seat 0, from -1 to 1; nothing when the end is too large."""
        found: dict[int, float] = {}
        for choice in choices_of(self.root):
            found[choice] = self.after(self.root, choice, 0)
            if self.given_up:
                return {}
        return found

    def _sign(self, state: State) -> float:
        if decider(state) == 1:
            return -1.0
        return 1.0

    def value(self, state: State, depth: i64) -> float:
        """What a position is worth to seat 0 when both sides choose what is best for them."""
        if state.victory != NOT_OVER:
            return outcome_value(state)
        self.positions += 1
        if self.positions > MOST_POSITIONS or depth >= DEEPEST:
            self.given_up = True
            return 0.0
        while len(self.buffers) <= depth:
            self.buffers.append(vec[i64]([0] * MOST_CHOICES))
        buffer = self.buffers[depth]
        count = fill_choices(state, buffer)
        sign = self._sign(state)
        best = -2.0
        n: i64 = 0
        while n < count and best < 1.0 and not self.given_up:
            value = sign * self.after(state, buffer[n], depth + 1)
            if value > best:
                best = value
            n += 1
        return sign * best

    def after(self, state: State, choice: i64, depth: i64) -> float:
        """What a choice is worth to seat 0, over all cards that it may turn up."""
        hidden = uncovered(state, choice)
        if hidden != 0:
            return self.turned(state, choice, hidden, depth)
        later = state.clone()
        apply(later, choice)
        return self.value(later, depth)

    def turned(self, state: State, choice: i64, hidden: i64, depth: i64) -> float:
        """The mean over the cards that may lie in the first of some places, and in the others after it."""
        if hidden == 0:
            later = state.clone()
            apply(later, choice)
            return self.value(later, depth)
        slot = first(hidden)
        cards = self.unseen
        if self.guild_places & BIT[slot] != 0:
            cards = self.unseen_guilds
        summed = 0.0
        counted = 0.0
        for card in cards:
            if self.taken[card] != 0 or self.given_up:
                continue
            self.taken[card] = 1
            state.deal.lay(LAST_AGE, slot, card)
            summed += self.turned(state, choice, hidden & (hidden - 1), depth)
            self.taken[card] = 0
            counted += 1.0
        if counted == 0.0:
            return 0.0
        return summed / counted


def can_be_worked_out(state: State) -> bool:
    """Whether the end of a game may be small enough: last age of the base game, few cards, nothing drawn."""
    if state.deal.pantheon or state.deal.agora or state.age != LAST_AGE or size(state.present) > MOST_CARDS:
        return False
    unbuilt = (state.city0.wonders & ~state.city0.standing) | (state.city1.wonders & ~state.city1.standing)
    while unbuilt != 0:
        for asked in WONDERS[first(unbuilt)].asks:
            if asked[0] == steps.LIBRARY:
                return False
        unbuilt &= unbuilt - 1
    depth: i64 = 0
    while depth < state.depth:
        if steps.kind_of(state.stack[depth]) == steps.LIBRARY:
            return False
        depth += 1
    return True


def uncovered(state: State, choice: i64) -> i64:
    """The face-down places that a choice uncovers."""
    verb = verb_of(choice)
    if verb in (BUILD, DISCARD):
        slot = state.deal.slot_of[object_of(choice)]
    elif verb == WONDER:
        slot = state.deal.slot_of[second_of(choice)]
    else:
        return 0
    layout = state.layout
    rest = state.present & ~BIT[slot]
    below = layout.covers[slot] & rest & ~state.shown
    hidden: i64 = 0
    while below != 0:
        other = first(below)
        below &= below - 1
        if layout.covered_by[other] & rest == 0:
            hidden |= BIT[other]
    return hidden
