"""The tree search for Duel.

Every simulation deals anew what is hidden, walks down one tree that is shared by all deals, adds a
node, and judges it by the learned evaluation and by a quick playout: half of the playouts stop at
the end of the age, where the evaluation takes over; the others go on to the end of the game.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.duel.evaluation import Evaluation, outcome_value
from pharos.ai.search.duel.expansions import is_secret
from pharos.ai.search.duel.moves import choice_worth
from pharos.ai.search.duel.playout import play, quick_choice
from pharos.ai.search.duel.redeal import Redealer
from pharos.ai.search.duel.walk import KEY_SLOT, LONGEST_PATH, DuelWalk
from pharos.ai.search.shares import spread
from pharos.core.chance import Chance
from pharos.duel.state import NOT_OVER, State
from pharos.duel.turn import LAST_AGE, WONDERS_DRAFTED, apply, decider, fill_choices

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
        """Of a thousand playouts, in so many a side is set on science."""
        self.cut: i64 = 500
        """Of a thousand playouts, so many stop at the end of the age."""


@final
@mypyc_attr(acyclic=True)
class DuelSearch(DuelWalk):
    """A search from one position; its arrays are used again for the next."""

    def __init__(self, evaluation: Evaluation, settings: Settings, room: int) -> None:
        self.evaluation = evaluation
        self.settings = settings
        super().__init__(room)

    def begin(self, root: State, chance: Chance) -> None:
        """Forgets the last search and stands at a new position."""
        self.tree.clear()
        self.stand_at(root, chance)

    def simulate(self, world: State, redealer: Redealer) -> None:
        """One walk down the tree, one judgement, and the way back."""
        tree = self.tree
        chance = self.chance
        redealer.redeal(chance)
        state = world.clone()
        state.deal = redealer.deal
        age = state.age
        path = self.path
        path[0] = 0
        length: i64 = 1
        node: i64 = 0
        while state.victory == NOT_OVER and state.age == age and length < LONGEST_PATH:
            if self.drafting and state.drafted == WONDERS_DRAFTED:
                break
            count = fill_choices(state, self.buffer)
            if count == 1:
                apply(state, self.buffer[0])
                continue
            if node != 0 and tree.visits[node] == 0:
                break
            seat = decider(state)
            if seat != self.seat and is_secret(self.buffer[0]):
                apply(state, quick_choice(state, seat, chance, self.quick_buffer, self.settings.noise, 0))
                continue
            self.find_children(state, seat, node, count)
            if self.nodes[0] < 0:
                break
            sign = 1.0
            if seat == 1:
                sign = -1.0
            chosen = tree.best(
                self.nodes, count, node, sign, self.settings.c_puct, self.settings.fpu_reduction
            )
            node = self.nodes[chosen]
            apply(state, self.buffer[chosen])
            path[length] = node
            length += 1
        value = self.judge(state, age, redealer)
        self.back_up(length, value)

    def judge(self, state: State, age: i64, redealer: Redealer) -> float:
        """What a position is worth to seat 0; it is played on in place."""
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

    def find_children(self, state: State, seat: i64, node: i64, count: i64) -> None:
        """The nodes of the choices in the buffer; new ones are made with their first-sight worth.

        When the tree is full the first is -1.
        """
        self.note_seen(state, seat, count)
        if self.missing_children(node, count) <= 0:
            return
        n: i64 = 0
        while n < count:
            self.shares[n] = choice_worth(state, seat, self.buffer[n], 0)
            n += 1
        spread(self.shares, 0, count, self.settings.temperature, self.shares)
        self.add_children(node, count)

    def results(self) -> list[tuple[int, int, float]]:
        """For each choice at the root: its number, its visits, and what it brought seat 0 on average."""
        return self.tried(KEY_SLOT)

    def expected(self, choice: int, length: int) -> list[int]:
        """The choices most likely to follow a choice at the root, by visits."""
        return self.followed(choice, length, KEY_SLOT)
