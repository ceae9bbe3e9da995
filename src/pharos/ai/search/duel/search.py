"""The tree search for Duel.

Every simulation deals anew what is hidden, walks down one tree that is shared by all deals, adds a
node, and judges it by the learned evaluation and by a quick playout: half of the playouts stop at
the end of the age, where the evaluation takes over; the others go on to the end of the game.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.duel.evaluation import Evaluation, outcome_value
from pharos.ai.search.duel.expansions import is_secret
from pharos.ai.search.duel.moves import choice_worth
from pharos.ai.search.duel.playout import play, quick_choice
from pharos.ai.search.duel.redeal import Redealer
from pharos.ai.search.tree import Tree
from pharos.core.chance import Chance
from pharos.duel.choices import BUILD, DISCARD, PREPARE, WONDER, object_of, second_of, verb_of
from pharos.duel.state import NOT_OVER, State
from pharos.duel.turn import LAST_AGE, MOST_CHOICES, WONDERS_DRAFTED, apply, decider, fill_choices

LONGEST_PATH: Final = 512
PER_MILLE: Final[i64] = 1000
KEY_SLOT: Final[i64] = 2**34


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
class DuelSearch:
    """A search from one position; its arrays are used again for the next."""

    def __init__(self, evaluation: Evaluation, settings: Settings, room: int) -> None:
        self.evaluation = evaluation
        self.settings = settings
        self.tree = Tree(room)
        self.buffer: vec[i64] = vec[i64]([0] * MOST_CHOICES)
        self.playout_buffer: vec[i64] = vec[i64]([0] * MOST_CHOICES)
        self.nodes: vec[i64] = vec[i64]([0] * MOST_CHOICES)
        self.worths: vec[float] = vec[float]([0.0] * MOST_CHOICES)
        self.path: vec[i64] = vec[i64]([0] * LONGEST_PATH)
        self.worlds: list[State] = []
        self.redealers: list[Redealer] = []
        self.seat: i64 = 0
        self.drafting: bool = False
        self.simulations: i64 = 0

    def begin(self, root: State, chance: Chance) -> None:
        """Forgets the last search and stands at a new position."""
        self.tree.clear()
        self.worlds = [root]
        self.redealers = [Redealer(root)]
        self.seat = decider(root)
        self.drafting = root.drafted < WONDERS_DRAFTED and root.present == 0
        self.chance = chance
        self.simulations = 0

    def add_world(self, world: State) -> None:
        """One more game that fits the view, where there are secrets."""
        self.worlds.append(world)
        self.redealers.append(Redealer(world))

    def run(self, simulations: i64) -> None:
        """Adds simulations."""
        n: i64 = 0
        while n < simulations:
            world = self.simulations % len(self.worlds)
            self.simulate(self.worlds[world], self.redealers[world])
            self.simulations += 1
            n += 1

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
                apply(state, quick_choice(state, seat, chance, self.playout_buffer, self.settings.noise, 0))
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
        n: i64 = 0
        while n < length:
            node = path[n]
            tree.visits[node] += 1
            tree.gained[node] += value
            n += 1

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
        play(state, redealer, chance, self.playout_buffer, last_age, settings.noise, eager)
        if state.victory != NOT_OVER:
            value = outcome_value(state)
        else:
            value = self.evaluation.value(state)
        return settings.leaf_share * leaf + (1.0 - settings.leaf_share) * value

    def find_children(self, state: State, seat: i64, node: i64, count: i64) -> None:
        """The nodes of the choices in the buffer; new ones are made with their first-sight worth.

        When the tree is full the first is -1.
        """
        tree = self.tree
        nodes = self.nodes
        tree.index_children(node)
        missing: i64 = 0
        n: i64 = 0
        while n < count:
            found = tree.find(key_of(state, self.seat, seat, self.buffer[n]))
            nodes[n] = found
            if found < 0:
                missing += 1
            n += 1
        if missing == 0:
            return
        if tree.nodes + missing > tree.room:
            nodes[0] = -1
            return
        self.weigh(state, seat, count)
        n = 0
        while n < count:
            if nodes[n] < 0:
                made = tree.add(key_of(state, self.seat, seat, self.buffer[n]), self.worths[n])
                tree.adopt(node, made)
                nodes[n] = made
            n += 1

    def weigh(self, state: State, seat: i64, count: i64) -> None:
        """The share of first visits for each choice in the buffer: softmax of the worths."""
        worths = self.worths
        best = -1e30
        n: i64 = 0
        while n < count:
            worth = choice_worth(state, seat, self.buffer[n], 0)
            worths[n] = worth
            if worth > best:
                best = worth
            n += 1
        summed = 0.0
        n = 0
        while n < count:
            share = exp((worths[n] - best) / self.settings.temperature)
            worths[n] = share
            summed += share
            n += 1
        n = 0
        while n < count:
            worths[n] /= summed
            n += 1

    def results(self) -> list[tuple[int, int, float]]:
        """For each choice at the root: its number, its visits, and what it brought seat 0 on average."""
        tree = self.tree
        listed: list[tuple[int, int, float]] = []
        node = tree.child[0]
        while node >= 0:
            listed.append((int(tree.key[node] % KEY_SLOT), int(tree.visits[node]), tree.mean(node)))
            node = tree.sibling[node]
        return listed

    def expected(self, choice: int, length: int) -> list[int]:
        """The choices most likely to follow a choice at the root, by visits."""
        tree = self.tree
        line: list[int] = []
        node = tree.child[0]
        while node >= 0 and tree.key[node] % KEY_SLOT != choice:
            node = tree.sibling[node]
        while node >= 0 and len(line) < length:
            node = tree.most_visited(node)
            if node >= 0 and tree.visits[node] > 0:
                line.append(int(tree.key[node] % KEY_SLOT))
        return line


def key_of(state: State, own_seat: i64, seat: i64, choice: i64) -> i64:
    """A choice of a seat with the place its card lies in, as the own seat sees it."""
    verb = verb_of(choice)
    if verb == PREPARE:
        key = choice + KEY_SLOT * (state.deal.slot_of[second_of(choice)] + 1)
        if seat != own_seat:
            key -= object_of(choice)  # which conspiracy it is stays secret
        return key
    if verb in (BUILD, DISCARD):
        return choice + KEY_SLOT * (state.deal.slot_of[object_of(choice)] + 1)
    if verb == WONDER:
        return choice + KEY_SLOT * (state.deal.slot_of[second_of(choice)] + 1)
    return choice
