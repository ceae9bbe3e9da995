"""The tree search for 7 Wonders that is guided by a network.

Sampled games that fit the view are played on in turn. The tree holds the own choices alone. What the
others choose in the turn that is decided now is drawn from the policy of the network, asked once for each
sampled game; later they choose as quick players do. A new node is judged by the network when
everybody has chosen.
"""

from math import exp, tanh
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.classic.inputs import MIDDLES, MOST_INPUTS, OUTPUTS, WON, WORTHS, Inputs
from pharos.ai.search.classic.playout import quick_choice
from pharos.ai.search.classic.search import LEAD_SCALE, LONGEST_PATH, reward_of
from pharos.ai.search.network import Network
from pharos.ai.search.shares import GRAIN, add_noise, spread
from pharos.ai.search.walk import Walk
from pharos.classic.choices import CODE
from pharos.classic.deal import AGES, box_of, deal_age
from pharos.classic.state import State
from pharos.classic.turn import MOST_CHOICES, apply, fill_choices, waiting
from pharos.core.bits import BIT, first
from pharos.core.chance import Chance

ENDS: Final[i64] = len(OUTPUTS)
LEADS: Final = vec[float]([tanh(middle / LEAD_SCALE) for middle in MIDDLES])
LEAD_SHARE: Final = 0.4
VALUES: Final = tuple(
    [
        (1.0 - LEAD_SHARE) * WORTHS[n] + LEAD_SHARE * (1.0 + tanh(MIDDLES[n] / LEAD_SCALE)) / 2.0
        for n in range(len(OUTPUTS))
    ]
)
"""What each class is worth to a search, from 0 to 1: the victory, and the lead."""


@final
@mypyc_attr(acyclic=True)
class GuidedSettings:
    """The constants of a guided search, tuned by matches (docs/search.md)."""

    def __init__(self) -> None:
        self.c_puct = 1.0
        self.fpu_reduction = 0.1
        self.temperature = 1.0
        """Above 1 the policy is trusted less: shares are more even."""
        self.lead_share = LEAD_SHARE
        """How much the lead in points counts beside the victory itself."""
        self.noise = 2.5
        self.horizon: i64 = 6
        """So many own choices ahead the tree may reach."""
        self.guessed: i64 = 0
        """So many own choices ahead the others choose by the policy too, not only now."""
        self.root_noise = 0.0
        """The part of the policy at the root that is drawn at random, for variety in learning."""


@final
@mypyc_attr(acyclic=True)
class Judge:
    """A network at work: what a position is worth to a seat, and what its choices are."""

    def __init__(self, network: Network) -> None:
        found: vec[i64] = vec[i64]([0] * MOST_INPUTS)
        rows: vec[i64] = vec[i64]([-1] * (4 * MOST_CHOICES))
        self.out: vec[float] = vec[float]([0.0] * (MOST_CHOICES + len(OUTPUTS)))
        self.inputs = Inputs(found, rows)
        self.kernel: Any = network.kernel(found, rows, self.out)

    def value(self, state: State, seat: i64, lead_share: float) -> float:
        """What a position is worth to a seat, from -1 to 1: the victory, and the lead."""
        self.inputs.note(state, seat)
        self.kernel.forward(self.inputs.count)
        out = self.out
        best = out[0]
        n: i64 = 1
        while n < ENDS:
            if out[n] > best:
                best = out[n]
            n += 1
        summed = 0.0
        won = 0.0
        lead = 0.0
        n = 0
        while n < ENDS:
            share = exp(out[n] - best)
            summed += share
            lead += share * LEADS[n]
            if n >= WON:
                won += share
            n += 1
        return (1.0 - lead_share) * (2.0 * won / summed - 1.0) + lead_share * lead / summed

    def weigh(
        self,
        state: State,
        seat: i64,
        choices: vec[i64],
        count: i64,
        shares: vec[float],
        temperature: float,
    ) -> None:
        """The share of each of some choices of a seat: softmax of the policy."""
        inputs = self.inputs
        inputs.note(state, seat)
        inputs.ask(state, state.asked_city(seat), choices, count)
        self.kernel.forward(inputs.count)
        self.kernel.policy(count)
        spread(self.out, ENDS, count, temperature, shares)


@final
@mypyc_attr(acyclic=True)
class Plan:
    """What a seat may choose in a sampled game, and how likely each choice is."""

    def __init__(self, choices: vec[i64], shares: vec[float]) -> None:
        self.choices = choices
        self.shares = shares

    def drawn(self, chance: Chance) -> i64:
        """One of the choices."""
        return self.choices[drawn(self.shares, len(self.choices), chance)]


@final
@mypyc_attr(acyclic=True)
class GuidedSearch(Walk):
    """A search for one seat; its arrays are used again for the next position."""

    def __init__(self, network: Network, settings: GuidedSettings, room: int) -> None:
        self.judge = Judge(network)
        self.settings = settings
        self.worlds: list[State] = []
        self.plans: list[list[Plan | None]] = []
        super().__init__(room, MOST_CHOICES, LONGEST_PATH)

    def begin(self, world: State, seat: i64, chance: Chance) -> None:
        """Forgets the last search and stands at a new position, first sampled as this world."""
        self.tree.clear()
        self.worlds = []
        self.plans = []
        self.seat = seat
        self.chance = chance
        self.simulations = 0
        self.add_world(world)

    def add_world(self, world: State) -> None:
        """One more game that fits the view."""
        self.worlds.append(world)
        plans: list[Plan | None] = []
        owing = waiting(world)
        seat: i64 = 0
        while seat < world.deal.players:
            plan: Plan | None = None
            if seat != self.seat and owing & BIT[seat] != 0:
                count = fill_choices(world, seat, self.quick_buffer)
                self.judge.weigh(world, seat, self.quick_buffer, count, self.shares, 1.0)
                plan = Plan(self.quick_buffer[:count], self.shares[:count])
            plans.append(plan)
            seat += 1
        self.plans.append(plans)

    def run(self, simulations: i64) -> None:
        """Adds simulations, each in the next world."""
        n: i64 = 0
        while n < simulations:
            world = self.simulations % len(self.worlds)
            self.simulate(self.worlds[world], self.plans[world])
            self.simulations += 1
            n += 1

    def simulate(self, world: State, plans: list[Plan | None]) -> None:
        """One walk down the tree, one judgement, and the way back."""
        tree = self.tree
        chance = self.chance
        me = self.seat
        settings = self.settings
        last_age = world.age
        if last_age == 0:
            last_age = 1  # what is decided before the first age shows in it
        if last_age < AGES:
            deal_age(world.deal, box_of(world.deal.players, world.deal.mix), last_age + 1, chance)
        if world.age == 0:
            deal_age(world.deal, box_of(world.deal.players, world.deal.mix), 1, chance)
        state = world.clone()
        planned = BIT[world.deal.players] - 1
        path = self.path
        path[0] = 0
        length: i64 = 1
        node: i64 = 0
        fresh = False
        while not state.over and length <= settings.horizon:
            owing = waiting(state)
            if owing & BIT[me] == 0:
                other = first(owing)
                plan: Plan | None = None
                if planned & BIT[other] != 0:
                    plan = plans[other]
                    planned &= ~BIT[other]
                if plan is not None:
                    apply(state, other, plan.drawn(chance))
                elif length <= settings.guessed:
                    apply(state, other, self.guess(state, other))
                else:
                    apply(state, other, quick_choice(state, other, chance, self.quick_buffer, settings.noise))
                continue
            if fresh or state.age > last_age:
                break
            count = fill_choices(state, me, self.buffer)
            if count == 1:
                apply(state, me, self.buffer[0])
                continue
            self.find_children(state, node, count)
            if self.nodes[0] < 0:
                break
            chosen = tree.best(self.nodes, count, node, 1.0, settings.c_puct, settings.fpu_reduction)
            node = self.nodes[chosen]
            fresh = tree.visits[node] == 0
            apply(state, me, self.buffer[chosen])
            path[length] = node
            length += 1
        if state.over:
            value = reward_of(state, self.seat, self.settings.lead_share)
        else:
            value = self.judge.value(state, me, settings.lead_share)
        self.back_up(length, value)

    def guess(self, state: State, seat: i64) -> i64:
        """What the policy lets a seat choose."""
        count = fill_choices(state, seat, self.quick_buffer)
        if count == 1:
            return self.quick_buffer[0]
        self.judge.weigh(state, seat, self.quick_buffer, count, self.shares, 1.0)
        return self.quick_buffer[drawn(self.shares, count, self.chance)]

    def find_children(self, state: State, node: i64, count: i64) -> None:
        """The nodes of the choices in the buffer; new ones are made with the share the policy gives them.

        When the tree is full the first is -1.
        """
        self.note_keys(count)
        if self.missing_children(node, count) <= 0:
            return
        self.judge.weigh(state, self.seat, self.buffer, count, self.shares, self.settings.temperature)
        if node == 0 and self.settings.root_noise > 0.0:
            add_noise(self.shares, count, self.settings.root_noise, self.chance)
        self.add_children(node, count)

    def results(self) -> list[tuple[int, int, float]]:
        """For each choice at the root: its number, its visits, and what it brought on average."""
        return self.tried(CODE)

    def expected(self, choice: int, length: int) -> list[int]:
        """The own choices most likely to follow a choice at the root, by visits."""
        return self.followed(choice, length, CODE)


def drawn(shares: vec[float], count: i64, chance: Chance) -> i64:
    """A place in the first of some shares, drawn by them."""
    left = (float(chance.below(GRAIN)) + 0.5) / float(GRAIN)
    n: i64 = 0
    while n < count - 1:
        left -= shares[n]
        if left < 0.0:
            break
        n += 1
    return n
