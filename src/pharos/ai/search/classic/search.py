"""The tree search for 7 Wonders.

Sampled games that fit the view are played on in turn. The tree holds the own choices alone, keyed
by what is chosen; the other seats, whose choices are sealed, choose as quick players do. A new node
is judged by the learned evaluation and by a quick playout that stops at the end of the age or goes
on to the end of the game.
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
        """How much the lead in points counts beside the victory itself."""
        self.noise = 2.5
        self.cut: i64 = 750
        """Of a thousand playouts, so many stop at the end of the age."""
        self.horizon: i64 = 6
        """So many own choices ahead the tree may reach."""


@final
@mypyc_attr(acyclic=True)
class ClassicSearch(Walk):
    """A search for one seat; its arrays are used again for the next position."""

    def __init__(self, evaluation: Evaluation, settings: Settings, room: int) -> None:
        self.evaluation = evaluation
        self.settings = settings
        self.worlds: list[State] = []
        super().__init__(room, MOST_CHOICES, LONGEST_PATH)

    def begin(self, world: State, seat: i64, chance: Chance) -> None:
        """Forgets the last search and stands at a new position, first sampled as this world."""
        self.tree.clear()
        self.worlds = [world]
        self.seat = seat
        self.chance = chance
        self.simulations = 0

    def add_world(self, world: State) -> None:
        """One more game that fits the view."""
        self.worlds.append(world)

    def run(self, simulations: i64) -> None:
        """Adds simulations, each in the next world."""
        n: i64 = 0
        while n < simulations:
            self.simulate(self.worlds[self.simulations % len(self.worlds)])
            self.simulations += 1
            n += 1

    def simulate(self, world: State) -> None:
        """One walk down the tree, one judgement, and the way back."""
        tree = self.tree
        chance = self.chance
        me = self.seat
        settings = self.settings
        last_age = AGES
        if chance.below(PER_MILLE) < settings.cut:
            last_age = world.age
            if last_age == 0:
                last_age = 1  # what is decided before the first age shows in it
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
            self.find_children(state, node, count)
            if self.nodes[0] < 0:
                break
            chosen = tree.best(self.nodes, count, node, 1.0, settings.c_puct, settings.fpu_reduction)
            node = self.nodes[chosen]
            apply(state, me, self.buffer[chosen])
            path[length] = node
            length += 1
        value = self.judge(state, last_age)
        self.back_up(length, value)

    def judge(self, state: State, last_age: i64) -> float:
        """What a position is worth to the own seat; it is played on in place."""
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
        """The value of a game that goes on."""
        self.evaluation.weigh(state)
        return 2.0 * self.evaluation.chances[self.seat] - 1.0

    def find_children(self, state: State, node: i64, count: i64) -> None:
        """The nodes of the choices in the buffer; new ones are made with their first-sight worth.

        When the tree is full the first is -1.
        """
        self.note_keys(count)
        if self.missing_children(node, count) <= 0:
            return
        number = state.asked_city(self.seat)
        n: i64 = 0
        while n < count:
            self.shares[n] = choice_worth(state, number, self.buffer[n])
            n += 1
        spread(self.shares, 0, count, self.settings.temperature, self.shares)
        self.add_children(node, count)

    def results(self) -> list[tuple[int, int, float]]:
        """For each choice at the root: its number, its visits, and what it brought on average."""
        return self.tried(CODE)

    def expected(self, choice: int, length: int) -> list[int]:
        """The own choices most likely to follow a choice at the root, by visits."""
        return self.followed(choice, length, CODE)


def side_points(state: State, seat: i64) -> i64:
    """The points of a seat, in teams those of both partners."""
    points = total_points(state, seat)
    if state.deal.rules.teams:
        points += total_points(state, seat ^ 1)
    return points


def lead_of(state: State, seat: i64) -> i64:
    """How far a seat (in teams both partners) is ahead of the best of the others, in points."""
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
    """The value of a finished game to a seat: the victory, and the lead over the best of the others."""
    lead = tanh(float(lead_of(state, seat)) / LEAD_SCALE)
    won = 2.0 * outcome_share(state, seat) - 1.0
    return (1.0 - lead_share) * won + lead_share * lead
