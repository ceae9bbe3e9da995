"""The tree of a search: one row per node in packed arrays; children are linked lists of siblings.

A node represents a choice as the chooser sees it (its key), not a state: the same node is reached with
different hidden cards, and the choices available there may differ between visits.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

SLOTS: Final = 4096
"""Size of the hash table for the children of one node; a power of two."""
_SLOT_MASK: Final[i64] = 4095


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Nodes in creation order; node 0 is the root."""

    def __init__(self, room: int) -> None:
        self.room: i64 = room
        self.nodes: i64 = 0
        self.key: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.gained: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.table: vec[i64] = vec[i64]([-1] * SLOTS)
        self.stamp: vec[i64] = vec[i64]([0] * SLOTS)
        self.stamps: i64 = 0
        self.clear()

    def clear(self) -> None:
        """Resets the tree to a root."""
        self.nodes = 0
        self.add(0, 1.0)

    def add(self, key: i64, prior: float) -> i64:
        """Adds a node without parent; returns -1 if the tree is full."""
        node = self.nodes
        if node >= self.room:
            return -1
        self.nodes += 1
        if node >= len(self.key):  # arrays grow on demand, and are reused by the next search
            self.key = append(self.key, key)
            self.visits = append(self.visits, 0)
            self.gained = append(self.gained, 0.0)
            self.prior = append(self.prior, prior)
            self.child = append(self.child, -1)
            self.sibling = append(self.sibling, -1)
            return node
        self.key[node] = key
        self.visits[node] = 0
        self.gained[node] = 0.0
        self.prior[node] = prior
        self.child[node] = -1
        self.sibling[node] = -1
        return node

    def keep(self, node: i64) -> None:
        """Makes a node the root and drops everything outside its subtree.

        A node is created after its parent, so moving nodes in creation order never overwrites one that is
        still needed.
        """
        places: vec[i64] = vec[i64]([-1] * int(self.nodes))
        places[node] = 0
        kept: i64 = 0
        old = node
        while old < self.nodes:
            if places[old] >= 0:
                below = self.child[old]
                while below >= 0:
                    places[below] = 0  # marks it as kept; its place is set when the loop reaches it
                    below = self.sibling[below]
                places[old] = kept
                kept += 1
            old += 1
        self.sibling[node] = -1
        old = node
        while old < self.nodes:
            place = places[old]
            if place >= 0:
                self.key[place] = self.key[old]
                self.visits[place] = self.visits[old]
                self.gained[place] = self.gained[old]
                self.prior[place] = self.prior[old]
                self.child[place] = _moved(places, self.child[old])
                self.sibling[place] = _moved(places, self.sibling[old])
            old += 1
        self.nodes = kept

    def adopt(self, parent: i64, node: i64) -> None:
        """Makes a node the first child of another."""
        self.sibling[node] = self.child[parent]
        self.child[parent] = node

    def index_children(self, parent: i64) -> None:
        """Fills the hash table with the children of a node, for `find`."""
        self.stamps += 1
        stamp = self.stamps
        node = self.child[parent]
        while node >= 0:
            place = _place(self.key[node])
            while self.stamp[place] == stamp:
                place = (place + 1) & _SLOT_MASK
            self.stamp[place] = stamp
            self.table[place] = node
            node = self.sibling[node]

    def find(self, key: i64) -> i64:
        """Returns the child with this key among those indexed last, or -1."""
        place = _place(key)
        while self.stamp[place] == self.stamps:
            node = self.table[place]
            if self.key[node] == key:
                return node
            place = (place + 1) & _SLOT_MASK
        return -1

    def mean(self, node: i64) -> float:
        """Returns the mean value of a node for seat 0."""
        visits = self.visits[node]
        if visits == 0:
            return 0.0
        return self.gained[node] / float(visits)

    def best(
        self, nodes: vec[i64], count: i64, parent: i64, sign: float, c_puct: float, fpu_reduction: float
    ) -> i64:
        """Returns the index in `nodes` of the child to visit next (PUCT).

        `sign` is 1.0 when seat 0 chooses and -1.0 when seat 1 does. An unvisited child has the mean of its
        parent less `fpu_reduction`.
        """
        reach = c_puct * sqrt(float(self.visits[parent]) + 1.0)
        unseen = sign * self.mean(parent) - fpu_reduction
        best: i64 = 0
        best_score = -1e30
        n: i64 = 0
        while n < count:
            node = nodes[n]
            visits = self.visits[node]
            if visits == 0:
                score = unseen + reach * self.prior[node]
            else:
                score = sign * self.gained[node] / float(visits)
                score += reach * self.prior[node] / float(1 + visits)
            if score > best_score:
                best_score = score
                best = n
            n += 1
        return best

    def most_visited(self, parent: i64) -> i64:
        """Returns the most visited child, or -1."""
        best: i64 = -1
        node = self.child[parent]
        while node >= 0:
            if best < 0 or self.visits[node] > self.visits[best]:
                best = node
            node = self.sibling[node]
        return best


def _moved(places: vec[i64], node: i64) -> i64:
    if node < 0:
        return -1
    return places[node]


def _place(key: i64) -> i64:
    return (key ^ (key >> 7) ^ (key >> 15) ^ (key >> 24)) & _SLOT_MASK
