"""The network-guided tree search for Duel.

Every simulation samples the hidden information, descends one tree shared by all determinizations, and adds a
node. The network provides the priors of the choices and the value of the leaf; there are no playouts.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.duel.evaluation import outcome_value
from pharos.ai.search.duel.expansions import is_secret
from pharos.ai.search.duel.inputs import MOST_INPUTS, OUTPUTS, WAYS, Inputs
from pharos.ai.search.duel.playout import quick_choice
from pharos.ai.search.duel.redeal import Redealer, copied, lay_again
from pharos.ai.search.duel.walk import KEY_SLOT, LONGEST_PATH, DuelWalk, key_of
from pharos.ai.search.judge import NetworkJudge
from pharos.ai.search.network import Network
from pharos.ai.search.shares import add_noise, spread
from pharos.core.bits import first
from pharos.core.chance import Chance
from pharos.duel.state import MILITARY, NOT_OVER, SCIENCE, VICTORIES, State
from pharos.duel.turn import MOST_CHOICES, apply, decider, fill_choices

ENDS: Final[i64] = len(OUTPUTS)
SECRET_NOISE: Final = 3.0
TURNED: Final[i64] = 2**60
TURNED_CARD: Final[i64] = 256
MOST_TRIED: Final[i64] = 4000
"""Maximum number of positions examined to find the new root in the previous tree."""


@final
@mypyc_attr(acyclic=True)
class GuidedSettings:
    """The constants of a guided search, tuned by matches (docs/search.md)."""

    def __init__(self) -> None:
        self.c_puct = 0.8
        self.fpu_reduction = 0.2
        self.temperature = 1.4
        """Temperature of the priors; above 1 they are flatter."""
        self.root_noise = 0.0
        """Part of the root priors replaced by noise, for variety in training games."""
        self.taste: i64 = -1
        """Preferred kind of victory (index), or -1; the others are worth less by `contempt`."""
        self.contempt = 0.0
        self.apart: i64 = 30
        """Visits of a choice before the cards it reveals get separate nodes; -1 for never."""
        self.remembers = False
        """Whether the tree is reused when the game reaches a position in it."""
        self.counts_ways = False
        """Whether to accumulate how games end; see `ways`."""


@final
@mypyc_attr(acyclic=True)
class Judge(NetworkJudge):
    """Network evaluation: the value of a position, and the priors of its choices."""

    def __init__(self, network: Network) -> None:
        super().__init__(network, MOST_INPUTS, MOST_CHOICES, len(OUTPUTS))
        self.inputs = Inputs(self.found, self.rows, bool(network.knows("place")))
        self.chances: vec[float] = vec[float]([0.0] * len(OUTPUTS))

    def look(self, state: State, seat: i64) -> None:
        """Computes the outcome probabilities of a position for a seat."""
        self.inputs.note(state, seat)
        self.kernel.forward(self.inputs.count)
        spread(self.out, 0, ENDS, 1.0, self.chances)

    def value(self, state: State) -> float:
        """Returns the value of a position for seat 0, from -1 to 1."""
        seat = decider(state)
        self.inputs.note(state, seat)
        if self.inputs.wins_now:
            worth = 1.0
        else:
            self.kernel.forward(self.inputs.count)
            spread(self.out, 0, ENDS, 1.0, self.chances)
            worth = 0.0
            n: i64 = 0
            while n < WAYS:
                worth += self.chances[n] - self.chances[WAYS + n]
                n += 1
        if seat == 1:
            return -worth
        return worth

    def liked(self, state: State, taste: i64, contempt: float, fan: i64) -> float:
        """Like `value`, for a seat `fan` that values all victories but the preferred kind less by
        `contempt`."""
        seat = decider(state)
        self.look(state, seat)
        ours = WAYS
        if seat == fan:
            ours = 0
        worth = 0.0
        n: i64 = 0
        while n < WAYS:
            won = 1.0
            if n != taste:
                won = 1.0 - contempt
            worth += won * self.chances[ours + n] - self.chances[WAYS - ours + n]
            n += 1
        if fan == 1:
            return -worth
        return worth

    def ask(self, state: State, seat: i64, choices: vec[i64], count: i64) -> None:
        """Runs the network in a position and lists the rows of some choices; `policy` weighs them then."""
        inputs = self.inputs
        inputs.note(state, seat)
        inputs.ask(state, seat, choices, count)
        self.kernel.forward(inputs.count)


@final
@mypyc_attr(acyclic=True)
class GuidedSearch(DuelWalk):
    """A search from one position; its buffers are reused for the next."""

    def __init__(self, network: Network, settings: GuidedSettings, room: int) -> None:
        self.judge = Judge(network)
        self.settings = settings
        self.looked_at: i64 = 0
        self.ways: vec[float] = vec[float]([0.0] * (2 * len(VICTORIES) - 2))
        """Wins by kind of victory of seat 0, then of seat 1, summed over the simulations."""
        super().__init__(room)

    def begin(self, root: State, chance: Chance) -> None:
        """Moves to a new position; keeps the matching subtree of the last search if there is one."""
        known: i64 = -1
        if self.settings.remembers and len(self.worlds) == 1:
            known = self.recall(root)
        if known > 0:
            self.tree.keep(known)
        elif known < 0:
            self.tree.clear()
        self.stand_at(root, chance)
        if known >= 0:
            self.drop_impossible(root)
        n: i64 = 0
        while n < 2 * WAYS:
            self.ways[n] = 0.0
            n += 1

    def recall(self, root: State) -> i64:
        """Returns the node of a position that was reached since the last search, or -1.

        Only for the base game, since the tree does not represent the secrets of the expansions. Not across
        the end of the draft, since a deal sampled after it does not contain the Wonder offers.
        """
        before = self.worlds[0]
        rules = root.deal.rules
        if rules.pantheon or rules.agora or before.present == 0:
            return -1
        if self.seat != decider(root) or before.age != root.age:
            return -1
        state = before.clone()
        state.deal = copied(root.deal)
        if not lay_again(state, before, root):
            return -1
        self.looked_at = 0
        return self.way_to(root, mark_of(root), state, 0, state.shown)

    def way_to(self, root: State, mark: i64, state: State, node: i64, seen: i64) -> i64:
        """Searches the subtree of a node for a position; returns its node or -1."""
        tree = self.tree
        buffer = vec[i64]([0] * MOST_CHOICES)
        count = fill_choices(state, buffer)
        while count == 1 and state.victory == NOT_OVER:
            apply(state, buffer[0])
            count = fill_choices(state, buffer)
        self.looked_at += 1
        if state.victory != NOT_OVER or state.age != root.age or self.looked_at > MOST_TRIED:
            return -1
        if state.present & root.present != root.present:
            return -1
        turned = state.shown & ~seen
        if turned != 0 and self.settings.apart >= 0 and tree.visits[node] >= self.settings.apart:
            node = self.known_turned(state, node, turned)
            if node < 0:
                return -1
            seen = state.shown
        if mark_of(state) == mark:
            if self.is_as_thought(state, node, buffer, count):
                return node
            return -1
        below = tree.child[node]
        while below >= 0:
            n = self.choice_of(state, below, buffer, count) if tree.visits[below] > 0 else count
            if n < count:
                after = state.clone()
                apply(after, buffer[n])
                found = self.way_to(root, mark, after, below, seen)
                if found >= 0:
                    return found
            below = tree.sibling[below]
        return -1

    def is_as_thought(self, state: State, node: i64, buffer: vec[i64], count: i64) -> bool:
        """Whether all children of a node are legal choices in the position.

        The tree does not distinguish draws of the Great Library; after a different draw the position is
        searched anew. Nodes with few visits are accepted: they carry little weight.
        """
        if self.settings.apart >= 0 and self.tree.visits[node] < self.settings.apart:
            return True
        below = self.tree.child[node]
        while below >= 0:
            if self.choice_of(state, below, buffer, count) == count:
                return False
            below = self.tree.sibling[below]
        return True

    def drop_impossible(self, root: State) -> None:
        """Removes the children of the root that are not legal choices.

        A node with few visits may contain choices for cards that were only sampled: the same card in another
        slot, or a card that was not revealed.
        """
        tree = self.tree
        count = fill_choices(root, self.buffer)
        before: i64 = -1
        node = tree.child[0]
        while node >= 0:
            after = tree.sibling[node]
            if self.choice_of(root, node, self.buffer, count) < count:
                before = node
            else:
                tree.visits[0] -= tree.visits[node]
                tree.gained[0] -= tree.gained[node]
                if before < 0:
                    tree.child[0] = after
                else:
                    tree.sibling[before] = after
            node = after

    def choice_of(self, state: State, node: i64, buffer: vec[i64], count: i64) -> i64:
        """Returns the index of a node's choice in the buffer, or `count` if it is not there."""
        seat = decider(state)
        n: i64 = 0
        while n < count and key_of(state, self.seat, seat, buffer[n]) != self.tree.key[node]:
            n += 1
        return n

    def simulate(self, world: State, redealer: Redealer) -> None:
        """Walks down the tree, judges the position at its end, and updates the nodes on the way."""
        tree = self.tree
        settings = self.settings
        state = self.deal(world, redealer)
        age = state.age
        length: i64 = 1
        node: i64 = 0
        seen = state.shown
        while length < LONGEST_PATH - 1:
            count = self.advance(state, age, node)
            if count == 0:
                break
            turned = state.shown & ~seen
            if turned != 0 and settings.apart >= 0 and tree.visits[node] >= settings.apart:
                node = self.find_turned(state, node, turned)
                if node < 0:
                    break
                seen = state.shown
                self.path[length] = node
                length += 1
                if tree.visits[node] == 0:
                    break
            seat = decider(state)
            if seat != self.seat and is_secret(self.buffer[0]):
                apply(state, quick_choice(state, seat, self.chance, self.quick_buffer, SECRET_NOISE, 0))
                continue
            if not self.find_children(state, seat, node, count):
                break
            node = self.descend(state, seat, node, count, length, settings.c_puct, settings.fpu_reduction)
            length += 1
        if state.victory != NOT_OVER:
            value = outcome_value(state)
            if settings.taste >= 0 and state.victory != settings.taste + 1 and state.winners == self.seat + 1:
                value *= 1.0 - settings.contempt
        else:
            if state.age != age:
                redealer.deal_age(state.age, self.chance)
            if settings.taste >= 0:
                value = self.judge.liked(state, settings.taste, settings.contempt, self.seat)
            else:
                value = self.judge.value(state)
        if settings.counts_ways:
            self.count_way(state)
        self.back_up(length, value)

    def count_way(self, state: State) -> None:
        """Adds the result of a finished game, or the network's last outcome probabilities, to `ways`."""
        ways = self.ways
        if state.victory != NOT_OVER:
            way = state.victory - 1
            share = 1.0
            if state.winners == 3:
                share = 0.5
            if state.winners & 1 != 0:
                ways[way] += share
            if state.winners & 2 != 0:
                ways[WAYS + way] += share
            return
        seat = decider(state)
        judge = self.judge
        mine = WAYS * seat
        theirs = WAYS - mine
        if judge.inputs.wins_now:
            judge.look(state, seat)
            military = judge.chances[MILITARY - 1]
            science = judge.chances[SCIENCE - 1]
            ways[mine + MILITARY - 1] += military / (military + science)
            ways[mine + SCIENCE - 1] += science / (military + science)
            return
        shared = judge.chances[2 * WAYS] / 2.0
        n: i64 = 0
        while n < WAYS:
            ways[mine + n] += judge.chances[n]
            ways[theirs + n] += judge.chances[WAYS + n]
            n += 1
        ways[mine] += shared
        ways[theirs] += shared

    def find_turned(self, state: State, node: i64, turned: i64) -> i64:
        """Returns the child for the cards that were revealed, creating it if needed; -1 if the tree is
        full."""
        tree = self.tree
        found = self.known_turned(state, node, turned)
        if found < 0:
            found = tree.add(key_of_turned(state, turned), 0.0)
            if found >= 0:
                tree.adopt(node, found)
        return found

    def known_turned(self, state: State, node: i64, turned: i64) -> i64:
        """Returns the child for the cards that were revealed; -1 if there is none."""
        key = key_of_turned(state, turned)
        found = self.tree.child[node]
        while found >= 0 and self.tree.key[found] != key:
            found = self.tree.sibling[found]
        return found

    def find_children(self, state: State, seat: i64, node: i64, count: i64) -> bool:
        """Finds the nodes of the choices in the buffer, or creates them; returns False if the tree is full.

        Priors come from the network's policy.
        """
        self.note_seen(state, seat, count)
        missing = self.missing_children(node, count)
        if missing <= 0:
            return missing == 0
        self.judge.ask(state, seat, self.buffer, count)
        self.judge.policy(count, self.shares, self.settings.temperature)
        if node == 0 and self.settings.root_noise > 0.0:
            add_noise(self.shares, count, self.settings.root_noise, self.chance)
        self.add_children(node, count)
        return True

    def results(self) -> list[tuple[int, int, float]]:
        """Returns the choice, visits, and mean value for seat 0 of each child of the root."""
        tree = self.tree
        root = self.worlds[0]
        listed: list[tuple[int, int, float]] = []
        count = fill_choices(root, self.buffer)
        tree.index_children(0)
        n: i64 = 0
        while n < count:
            choice = self.buffer[n]
            node = tree.find(key_of(root, self.seat, self.seat, choice))
            if node >= 0:
                listed.append((int(choice), int(tree.visits[node]), tree.mean(node)))
            n += 1
        return listed

    def expected(self, choice: int, length: int) -> list[int]:
        """Returns the most visited continuation of a choice at the root; nodes of revealed cards are left
        out."""
        tree = self.tree
        line: list[int] = []
        tree.index_children(0)
        node = tree.find(key_of(self.worlds[0], self.seat, self.seat, choice))
        while node >= 0 and len(line) < length:
            node = tree.most_visited(node)
            if node >= 0 and tree.visits[node] > 0 and tree.key[node] < TURNED:
                line.append(int(tree.key[node] % KEY_SLOT))
        return line


def key_of_turned(state: State, turned: i64) -> i64:
    """Returns the key of the node for the cards that were revealed."""
    key: i64 = 0
    while turned != 0:
        key = key * TURNED_CARD + state.deal.card_at(state.age, first(turned)) + 1
        turned &= turned - 1
    return key + TURNED


def mark_of(state: State) -> i64:
    """Returns a hash of the position, ignoring which removed cards were face up."""
    shown = state.shown
    state.shown = shown & state.present
    mark = state.fingerprint()
    state.shown = shown
    return mark
