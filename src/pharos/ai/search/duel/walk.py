"""What both tree searches of Duel have: games that fit the view, each walk dealt anew, keys of choices."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.duel.redeal import Redealer
from pharos.ai.search.walk import Walk
from pharos.core.chance import Chance
from pharos.duel.agora.verbs import PREPARE
from pharos.duel.choices import BUILD, DISCARD, WONDER, object_of, second_of, verb_of
from pharos.duel.state import State
from pharos.duel.turn import MOST_CHOICES, WONDERS_DRAFTED, decider

LONGEST_PATH: Final = 512
KEY_SLOT: Final[i64] = 2**34


@mypyc_attr(acyclic=True)
class DuelWalk(Walk):
    """A walk through games of Duel."""

    def __init__(self, room: int) -> None:
        self.worlds: list[State] = []
        self.redealers: list[Redealer] = []
        self.drafting: bool = False
        super().__init__(room, MOST_CHOICES, LONGEST_PATH)

    def stand_at(self, root: State, chance: Chance) -> None:
        """Stands at a position; nothing was thought about it yet."""
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
        raise NotImplementedError

    def note_seen(self, state: State, seat: i64, count: i64) -> None:
        """The keys of the choices in the buffer, as the own seat sees them."""
        n: i64 = 0
        while n < count:
            self.keys[n] = key_of(state, self.seat, seat, self.buffer[n])
            n += 1


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
