"""The common part of the tree searches for Duel: determinizations, and keys of choices."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.duel.redeal import Redealer
from pharos.ai.search.walk import Walk
from pharos.core.chance import Chance
from pharos.duel.agora.verbs import PREPARE
from pharos.duel.choices import BUILD, DISCARD, WONDER, object_of, second_of, verb_of
from pharos.duel.state import NOT_OVER, State
from pharos.duel.turn import MOST_CHOICES, WONDERS_DRAFTED, apply, decider, fill_choices

LONGEST_PATH: Final = 512
KEY_SLOT: Final[i64] = 2**34


@mypyc_attr(acyclic=True)
class DuelWalk(Walk):
    """A descent through games of Duel."""

    def __init__(self, room: int) -> None:
        self.worlds: list[State] = []
        self.redealers: list[Redealer] = []
        self.drafting: bool = False
        super().__init__(room, MOST_CHOICES, LONGEST_PATH, KEY_SLOT)

    def stand_at(self, root: State, chance: Chance) -> None:
        """Moves to a position with a fresh state."""
        self.worlds = [root]
        self.redealers = [Redealer(root)]
        self.seat = decider(root)
        self.drafting = root.drafted < WONDERS_DRAFTED and root.present == 0
        self.chance = chance
        self.simulations = 0

    def add_world(self, world: State) -> None:
        """Adds another determinization, for games with hidden information of the expansions."""
        self.worlds.append(world)
        self.redealers.append(Redealer(world))

    def run(self, simulations: i64) -> None:
        """Runs simulations."""
        n: i64 = 0
        while n < simulations:
            world = self.simulations % len(self.worlds)
            self.simulate(self.worlds[world], self.redealers[world])
            self.simulations += 1
            n += 1

    def simulate(self, world: State, redealer: Redealer) -> None:
        """Runs one simulation: descent, evaluation, and backup."""
        raise NotImplementedError

    def deal(self, world: State, redealer: Redealer) -> State:
        """Returns a sampled game with its hidden cards dealt again, where a walk begins."""
        redealer.redeal(self.chance)
        state = world.clone()
        state.deal = redealer.deal
        self.path[0] = 0
        return state

    def advance(self, state: State, age: i64, node: i64) -> i64:
        """Makes forced moves up to the next decision, and fills the buffer with its choices.

        Returns their number, or 0 at the end of a walk: the game, the age, or the draft is over, or the node
        is new.
        """
        while state.victory == NOT_OVER and state.age == age:
            if self.drafting and state.drafted == WONDERS_DRAFTED:
                return 0
            count = fill_choices(state, self.buffer)
            if count > 1:
                if node != 0 and self.tree.visits[node] == 0:
                    return 0
                return count
            apply(state, self.buffer[0])
        return 0

    def descend(
        self, state: State, seat: i64, node: i64, count: i64, length: i64, c_puct: float, fpu_reduction: float
    ) -> i64:
        """Makes the most promising of `count` choices, and adds its node to the path. Returns the node."""
        sign = 1.0
        if seat == 1:
            sign = -1.0
        chosen = self.tree.best(self.nodes, count, node, sign, c_puct, fpu_reduction)
        apply(state, self.buffer[chosen])
        self.path[length] = self.nodes[chosen]
        return self.nodes[chosen]

    def note_seen(self, state: State, seat: i64, count: i64) -> None:
        """Writes the keys of the choices in the buffer, as the search's own seat sees them."""
        n: i64 = 0
        while n < count:
            self.keys[n] = key_of(state, self.seat, seat, self.buffer[n])
            n += 1


def key_of(state: State, own_seat: i64, seat: i64, choice: i64) -> i64:
    """Returns the key of a choice: the choice and the slot of its card, as the search's own seat sees it."""
    verb = verb_of(choice)
    if verb == PREPARE:
        key = choice + KEY_SLOT * (state.deal.slot_of[second_of(choice)] + 1)
        if seat != own_seat:
            key -= object_of(choice)  # the opponent's conspiracy is secret
        return key
    if verb in (BUILD, DISCARD):
        return choice + KEY_SLOT * (state.deal.slot_of[object_of(choice)] + 1)
    if verb == WONDER:
        return choice + KEY_SLOT * (state.deal.slot_of[second_of(choice)] + 1)
    return choice
