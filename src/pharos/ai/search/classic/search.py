"""The tree search for 7 Wonders without a network.

Simulations alternate between determinizations. The tree contains only the seat's own choices; the other
seats, whose choices are hidden, play as quick players. A new node is evaluated by the learned evaluation and
a quick playout to the end of the age or of the game.
"""

from math import tanh
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.classic.evaluation import Evaluation, outcome_share
from pharos.ai.search.classic.moves import choice_worth
from pharos.ai.search.classic.playout import play, quick_choice
from pharos.ai.search.shares import spread
from pharos.ai.search.walk import Walk
from pharos.classic.choices import CODE
from pharos.classic.deal import AGES, box_of, deal_age
from pharos.classic.score import total_points
from pharos.classic.state import State
from pharos.classic.turn import MOST_CHOICES, apply, fill_choices, waiting
from pharos.core.bits import BIT, first
from pharos.core.chance import Chance

LONGEST_PATH: Final = 256
PER_MILLE: Final[i64] = 1000
LEAD_SCALE: Final = 12.0


@final
@mypyc_attr(acyclic=True)
class Settings:
    """The constants of a search, tuned by matches (docs/search.md)."""

    def __init__(self) -> None:
        self.c_puct = 2.0
        self.fpu_reduction = 0.1
        self.temperature = 3.0
        self.leaf_share = 0.5
        self.lead_share = 0.4
        """Weight of the lead in points against the victory itself."""
        self.noise = 2.5
        self.cut: i64 = 750
        """Per mille of playouts that stop at the end of the age."""
        self.horizon: i64 = 6
        """Maximum depth of the tree, in own choices."""


@final
@mypyc_attr(acyclic=True)
class ClassicSearch(Walk):
    """A search for one seat; its buffers are reused for the next position."""

    def __init__(self, evaluation: Evaluation, settings: Settings, room: int) -> None:
        self.evaluation = evaluation
        self.settings = settings
        self.worlds: list[State] = []
        super().__init__(room, MOST_CHOICES, LONGEST_PATH, CODE)

    def begin(self, world: State, seat: i64, chance: Chance) -> None:
        """Clears the tree and moves to a new position; `world` is the first determinization."""
        self.tree.clear()
        self.worlds = [world]
        self.seat = seat
        self.chance = chance
        self.simulations = 0

    def add_world(self, world: State) -> None:
        """Adds another determinization."""
        self.worlds.append(world)

    def run(self, simulations: i64) -> None:
        """Runs simulations, alternating between the determinizations."""
        n: i64 = 0
        while n < simulations:
            self.simulate(self.worlds[self.simulations % len(self.worlds)])
            self.simulations += 1
            n += 1

    def simulate(self, world: State) -> None:
        """Runs one simulation: descent, evaluation, and backup."""
        tree = self.tree
        chance = self.chance
        me = self.seat
        settings = self.settings
        last_age = AGES
        if chance.below(PER_MILLE) < settings.cut:
            last_age = world.age
            if last_age == 0:
                last_age = 1  # choices before Age I take effect in it
        age = world.age + 1
        while age <= last_age:
            deal_age(world.deal, box_of(world.deal.players, world.deal.mix), age, chance)
            age += 1
        state = world.clone()
        path = self.path
        path[0] = 0
        length: i64 = 1
        node: i64 = 0
        while not state.over and state.age <= last_age and length <= settings.horizon:
            owing = waiting(state)
            if owing & BIT[me] == 0:
                other = first(owing)
                apply(state, other, quick_choice(state, other, chance, self.quick_buffer, settings.noise))
                continue
            count = fill_choices(state, me, self.buffer)
            if count == 1:
                apply(state, me, self.buffer[0])
                continue
            if node != 0 and tree.visits[node] == 0:
                break
            if not self.find_children(state, node, count):
                break
            chosen = tree.best(self.nodes, count, node, 1.0, settings.c_puct, settings.fpu_reduction)
            node = self.nodes[chosen]
            apply(state, me, self.buffer[chosen])
            path[length] = node
            length += 1
        value = self.judge(state, last_age)
        self.back_up(length, value)

    def judge(self, state: State, last_age: i64) -> float:
        """Returns the value of a position to the own seat; the playout modifies the state."""
        if state.over:
            return reward_of(state, self.seat, self.settings.lead_share)
        settings = self.settings
        leaf = 0.0
        if settings.leaf_share > 0.0:
            leaf = self.promise(state)
            if settings.leaf_share >= 1.0:
                return leaf
        play(state, self.chance, self.quick_buffer, last_age, settings.noise)
        if state.over:
            value = reward_of(state, self.seat, self.settings.lead_share)
        else:
            value = self.promise(state)
        return settings.leaf_share * leaf + (1.0 - settings.leaf_share) * value

    def promise(self, state: State) -> float:
        """Returns the learned evaluation of an unfinished game."""
        self.evaluation.weigh(state)
        return 2.0 * self.evaluation.chances[self.seat] - 1.0

    def find_children(self, state: State, node: i64, count: i64) -> bool:
        """Finds the nodes of the choices in the buffer, or creates them; returns False if the tree is full.

        Priors come from their heuristic values.
        """
        self.note_keys(count)
        missing = self.missing_children(node, count)
        if missing <= 0:
            return missing == 0
        number = state.asked_city(self.seat)
        n: i64 = 0
        while n < count:
            self.shares[n] = choice_worth(state, number, self.buffer[n])
            n += 1
        spread(self.shares, 0, count, self.settings.temperature, self.shares)
        self.add_children(node, count)
        return True


def side_points(state: State, seat: i64) -> i64:
    """Returns the points of a seat, or in teams of both teammates."""
    points = total_points(state, seat)
    if state.deal.rules.teams:
        points += total_points(state, seat ^ 1)
    return points


def lead_of(state: State, seat: i64) -> i64:
    """Returns the lead of a seat (in teams, of its team) over the best opponent, in points."""
    best: i64 = -1000
    other: i64 = 0
    while other < state.deal.players:
        if other != seat and not (state.deal.rules.teams and other == seat ^ 1):
            points = side_points(state, other)
            if points > best:
                best = points
        other += 1
    return side_points(state, seat) - best


def reward_of(state: State, seat: i64, lead_share: float) -> float:
    """Returns the value of a finished game to a seat: a mix of victory and lead over the best opponent."""
    lead = tanh(float(lead_of(state, seat)) / LEAD_SCALE)
    won = 2.0 * outcome_share(state, seat) - 1.0
    return (1.0 - lead_share) * won + lead_share * lead
