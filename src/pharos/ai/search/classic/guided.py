"""The network-guided tree search for 7 Wonders.

Simulations alternate between determinizations. The tree contains only the seat's own choices. The choices of
the others in the current turn are drawn from the network's policy, computed once per determinization; in
later turns they play as quick players. A new node is evaluated by the network once everyone has chosen.
"""

from math import exp, tanh
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.classic.inputs import MIDDLES, MOST_INPUTS, OUTPUTS, WON, WORTHS, Inputs
from pharos.ai.search.classic.playout import quick_choice
from pharos.ai.search.classic.search import LEAD_SCALE, LONGEST_PATH, reward_of
from pharos.ai.search.judge import NetworkJudge
from pharos.ai.search.network import Network
from pharos.ai.search.shares import GRAIN, add_noise
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
"""Value of each output class for the search, from 0 to 1: a mix of victory and lead."""


@final
@mypyc_attr(acyclic=True)
class GuidedSettings:
    """The constants of a guided search, tuned by matches (docs/search.md)."""

    def __init__(self, former: bool = False) -> None:
        """`former`: with the constants of `master-1`."""
        self.c_puct = 1.0
        self.fpu_reduction = 0.1
        self.temperature = 1.0
        """Temperature of the priors; above 1 they are flatter."""
        self.lead_share = LEAD_SHARE
        """Weight of the lead in points against the victory itself."""
        self.noise = 2.5
        self.horizon: i64 = 6
        """Maximum depth of the tree, in own choices."""
        self.guessed: i64 = 0 if former else 6
        """Depth, in own choices, up to which the others choose by the policy beyond the current turn."""
        self.root_noise = 0.0
        """Part of the root priors replaced by noise, for variety in training games."""


@final
@mypyc_attr(acyclic=True)
class Judge(NetworkJudge):
    """Network evaluation: the value of a position to a seat, and the priors of its choices."""

    def __init__(self, network: Network) -> None:
        super().__init__(network, MOST_INPUTS, MOST_CHOICES, len(OUTPUTS))
        self.inputs = Inputs(self.found, self.rows, bool(network.knows("rival")))

    def value(self, state: State, seat: i64, lead_share: float) -> float:
        """Returns the value of a position to a seat, from -1 to 1: a mix of victory and lead."""
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

    def ask(self, state: State, seat: i64, choices: vec[i64], count: i64) -> None:
        """Runs the network in a position and lists the rows of some choices; `policy` weighs them then."""
        inputs = self.inputs
        inputs.note(state, seat)
        inputs.ask(state, state.asked_city(seat), choices, count)
        self.kernel.forward(inputs.count)


@final
@mypyc_attr(acyclic=True)
class Plan:
    """The possible choices of a seat in a determinization, with their probabilities."""

    def __init__(self, choices: vec[i64], shares: vec[float]) -> None:
        self.choices = choices
        self.shares = shares

    def drawn(self, chance: Chance) -> i64:
        """Draws one of the choices."""
        return self.choices[drawn(self.shares, len(self.choices), chance)]


@final
@mypyc_attr(acyclic=True)
class GuidedSearch(Walk):
    """A search for one seat; its buffers are reused for the next position."""

    def __init__(self, network: Network, settings: GuidedSettings, room: int) -> None:
        self.judge = Judge(network)
        self.settings = settings
        self.worlds: list[State] = []
        self.plans: list[list[Plan | None]] = []
        super().__init__(room, MOST_CHOICES, LONGEST_PATH, CODE)

    def begin(self, world: State, seat: i64, chance: Chance) -> None:
        """Clears the tree and moves to a new position; `world` is the first determinization."""
        self.tree.clear()
        self.worlds = []
        self.plans = []
        self.seat = seat
        self.chance = chance
        self.simulations = 0
        self.add_world(world)

    def add_world(self, world: State) -> None:
        """Adds another determinization."""
        self.worlds.append(world)
        plans: list[Plan | None] = []
        owing = waiting(world)
        seat: i64 = 0
        while seat < world.deal.players:
            plan: Plan | None = None
            if seat != self.seat and owing & BIT[seat] != 0:
                count = fill_choices(world, seat, self.quick_buffer)
                self.judge.ask(world, seat, self.quick_buffer, count)
                self.judge.policy(count, self.shares, 1.0)
                plan = Plan(self.quick_buffer[:count], self.shares[:count])
            plans.append(plan)
            seat += 1
        self.plans.append(plans)

    def run(self, simulations: i64) -> None:
        """Runs simulations, alternating between the determinizations."""
        n: i64 = 0
        while n < simulations:
            world = self.simulations % len(self.worlds)
            self.simulate(self.worlds[world], self.plans[world])
            self.simulations += 1
            n += 1

    def simulate(self, world: State, plans: list[Plan | None]) -> None:
        """Runs one simulation: descent, evaluation, and backup."""
        tree = self.tree
        chance = self.chance
        me = self.seat
        settings = self.settings
        last_age = world.age
        if last_age == 0:
            last_age = 1  # choices before Age I take effect in it
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
            if not self.find_children(state, node, count):
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
        """Returns a choice for a seat, drawn from the policy."""
        count = fill_choices(state, seat, self.quick_buffer)
        if count == 1:
            return self.quick_buffer[0]
        self.judge.ask(state, seat, self.quick_buffer, count)
        self.judge.policy(count, self.shares, 1.0)
        return self.quick_buffer[drawn(self.shares, count, self.chance)]

    def find_children(self, state: State, node: i64, count: i64) -> bool:
        """Finds the nodes of the choices in the buffer, or creates them; returns False if the tree is full.

        Priors come from the network's policy.
        """
        self.note_keys(count)
        missing = self.missing_children(node, count)
        if missing <= 0:
            return missing == 0
        self.judge.ask(state, self.seat, self.buffer, count)
        self.judge.policy(count, self.shares, self.settings.temperature)
        if node == 0 and self.settings.root_noise > 0.0:
            add_noise(self.shares, count, self.settings.root_noise, self.chance)
        self.add_children(node, count)
        return True


def drawn(shares: vec[float], count: i64, chance: Chance) -> i64:
    """Draws an index from the first `count` shares, in proportion to them."""
    left = (float(chance.below(GRAIN)) + 0.5) / float(GRAIN)
    n: i64 = 0
    while n < count - 1:
        left -= shares[n]
        if left < 0.0:
            break
        n += 1
    return n
