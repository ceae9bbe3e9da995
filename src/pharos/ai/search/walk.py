"""The common part of the tree searches: the tree, and buffers that are reused for each descent."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.tree import Tree
from pharos.core.chance import Chance


@mypyc_attr(acyclic=True)
class Walk:
    """A descent of a tree: choices of the current position with their keys, nodes, and priors, and the
    path."""

    def __init__(self, room: int, most_choices: int, longest_path: int, modulus: i64) -> None:
        self.tree = Tree(room)
        self.modulus = modulus
        """A choice is the key of its node modulo this number."""
        self.buffer: vec[i64] = vec[i64]([0] * most_choices)
        self.quick_buffer: vec[i64] = vec[i64]([0] * most_choices)
        self.keys: vec[i64] = vec[i64]([0] * most_choices)
        self.nodes: vec[i64] = vec[i64]([0] * most_choices)
        self.shares: vec[float] = vec[float]([0.0] * most_choices)
        self.path: vec[i64] = vec[i64]([0] * longest_path)
        self.seat: i64 = 0
        self.simulations: i64 = 0
        self.chance = Chance(0, "walk")

    def note_keys(self, count: i64) -> None:
        """Uses the choices themselves as keys: nothing in them is hidden."""
        n: i64 = 0
        while n < count:
            self.keys[n] = self.buffer[n]
            n += 1

    def missing_children(self, node: i64, count: i64) -> i64:
        """Looks up the children of a node by key; returns how many are missing, or -1 if they do not fit."""
        tree = self.tree
        tree.index_children(node)
        missing: i64 = 0
        n: i64 = 0
        while n < count:
            found = tree.find(self.keys[n])
            self.nodes[n] = found
            if found < 0:
                missing += 1
            n += 1
        if tree.nodes + missing > tree.room:
            return -1
        return missing

    def add_children(self, node: i64, count: i64) -> None:
        """Creates the missing children with their priors."""
        tree = self.tree
        n: i64 = 0
        while n < count:
            if self.nodes[n] < 0:
                made = tree.add(self.keys[n], self.shares[n])
                tree.adopt(node, made)
                self.nodes[n] = made
            n += 1

    def back_up(self, length: i64, value: float) -> None:
        """Adds the value of a simulation to every node on its path."""
        tree = self.tree
        n: i64 = 0
        while n < length:
            node = self.path[n]
            tree.visits[node] += 1
            tree.gained[node] += value
            n += 1

    def results(self) -> list[tuple[int, int, float]]:
        """Returns the choice, visits, and mean value of each child of the root."""
        tree = self.tree
        listed: list[tuple[int, int, float]] = []
        node = tree.child[0]
        while node >= 0:
            listed.append((int(tree.key[node] % self.modulus), int(tree.visits[node]), tree.mean(node)))
            node = tree.sibling[node]
        return listed

    def expected(self, choice: int, length: int) -> list[int]:
        """Returns the most visited continuation of a choice at the root, of at most `length` choices."""
        tree = self.tree
        node = tree.child[0]
        while node >= 0 and tree.key[node] % self.modulus != choice:
            node = tree.sibling[node]
        line: list[int] = []
        while node >= 0 and len(line) < length:
            node = tree.most_visited(node)
            if node >= 0 and tree.visits[node] > 0:
                line.append(int(tree.key[node] % self.modulus))
        return line
