"""The tree search for Duel without a network.

Every simulation samples the hidden information, descends one tree shared by all determinizations, adds a
node, and evaluates it by the learned evaluation and a quick playout. Half of the playouts stop at the end of
the age, where the evaluation takes over; the others run to the end of the game.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.duel.evaluation import Evaluation, outcome_value
from pharos.ai.search.duel.expansions import is_secret
from pharos.ai.search.duel.moves import choice_worth
from pharos.ai.search.duel.playout import play, quick_choice
from pharos.ai.search.duel.redeal import Redealer
from pharos.ai.search.duel.walk import LONGEST_PATH, DuelWalk
from pharos.ai.search.shares import spread
from pharos.core.chance import Chance
from pharos.duel.state import NOT_OVER, State
from pharos.duel.turn import LAST_AGE, apply, decider

PER_MILLE: Final[i64] = 1000


@final
@mypyc_attr(acyclic=True)
class Settings:
    """The constants of a search, all tuned by matches (docs/search.md)."""

    def __init__(self) -> None:
        self.c_puct = 1.5
        self.fpu_reduction = 0.2
        self.temperature = 4.0
        self.leaf_share = 0.4
        self.noise = 3.0
        self.eager: i64 = 500
        """Per mille of playouts in which a side prefers science."""
        self.cut: i64 = 500
        """Per mille of playouts that stop at the end of the age."""


@final
@mypyc_attr(acyclic=True)
class DuelSearch(DuelWalk):
    """A search from one position; its buffers are reused for the next."""

    def __init__(self, evaluation: Evaluation, settings: Settings, room: int) -> None:
        self.evaluation = evaluation
        self.settings = settings
        super().__init__(room)

    def begin(self, root: State, chance: Chance) -> None:
        """Clears the tree and moves to a new position."""
        self.tree.clear()
        self.stand_at(root, chance)

    def simulate(self, world: State, redealer: Redealer) -> None:
        """Walks down the tree, judges the position at its end, and updates the nodes on the way."""
        settings = self.settings
        state = self.deal(world, redealer)
        age = state.age
        length: i64 = 1
        node: i64 = 0
        while length < LONGEST_PATH:
            count = self.advance(state, age, node)
            if count == 0:
                break
            seat = decider(state)
            if seat != self.seat and is_secret(self.buffer[0]):
                apply(state, quick_choice(state, seat, self.chance, self.quick_buffer, settings.noise, 0))
                continue
            if not self.find_children(state, seat, node, count):
                break
            node = self.descend(state, seat, node, count, length, settings.c_puct, settings.fpu_reduction)
            length += 1
        value = self.judge(state, age, redealer)
        self.back_up(length, value)

    def judge(self, state: State, age: i64, redealer: Redealer) -> float:
        """Returns the value of a position for seat 0; the playout modifies the state."""
        if state.victory != NOT_OVER:
            return outcome_value(state)
        settings = self.settings
        chance = self.chance
        leaf = self.evaluation.value(state)
        if settings.leaf_share >= 1.0:
            return leaf
        last_age = LAST_AGE
        if chance.below(PER_MILLE) < settings.cut:
            last_age = age
        if state.age != age:
            if last_age < state.age:
                return leaf
            redealer.deal_age(state.age, chance)
        eager: i64 = 0
        if chance.below(PER_MILLE) < settings.eager:
            eager = 1
        if chance.below(PER_MILLE) < settings.eager:
            eager |= 2
        play(state, redealer, chance, self.quick_buffer, last_age, settings.noise, eager)
        if state.victory != NOT_OVER:
            value = outcome_value(state)
        else:
            value = self.evaluation.value(state)
        return settings.leaf_share * leaf + (1.0 - settings.leaf_share) * value

    def find_children(self, state: State, seat: i64, node: i64, count: i64) -> bool:
        """Finds the nodes of the choices in the buffer, or creates them; returns False if the tree is full.

        Priors come from their heuristic values.
        """
        self.note_seen(state, seat, count)
        missing = self.missing_children(node, count)
        if missing <= 0:
            return missing == 0
        n: i64 = 0
        while n < count:
            self.shares[n] = choice_worth(state, seat, self.buffer[n], 0)
            n += 1
        spread(self.shares, 0, count, self.settings.temperature, self.shares)
        self.add_children(node, count)
        return True
