"""A random flow through a small network: how cards can be distributed under several limits.

Every distribution can be found, since the paths of any flow may be tried first.
"""

from collections.abc import Hashable

from pharos.core.chance import Chance, shuffled

Node = Hashable


class Network:
    """Nodes and edges with capacities; a flow is sent along it unit by unit."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.room: dict[Node, dict[Node, int]] = {}
        self.flow: dict[tuple[Node, Node], int] = {}

    def edge(self, start: Node, end: Node, room: int) -> None:
        """Adds an edge of capacity `room`."""
        if room > 0:
            self.room.setdefault(start, {})[end] = self.room.get(start, {}).get(end, 0) + room
            self.room.setdefault(end, {}).setdefault(start, 0)

    def send(self, source: Node, sink: Node, units: int) -> bool:
        """Sends `units` units from source to sink; returns False if there is no capacity for all of them."""
        return all(self._send_one(source, sink, {source}) for _ in range(units))

    def _send_one(self, node: Node, sink: Node, been: set[Node]) -> bool:
        if node == sink:
            return True
        ends = [end for end, room in self.room.get(node, {}).items() if room > 0]
        for n in shuffled(self.chance, list(range(len(ends)))):
            end = ends[n]
            if end in been:
                continue
            been.add(end)
            if self._send_one(end, sink, been):
                self.room[node][end] -= 1
                self.room[end][node] += 1
                self.flow[node, end] = self.flow.get((node, end), 0) + 1
                self.flow[end, node] = self.flow.get((end, node), 0) - 1
                return True
        return False

    def sent(self, start: Node, end: Node) -> int:
        """Returns the units sent along an edge."""
        return max(0, self.flow.get((start, end), 0))


def matched(places: list[int], chance: Chance) -> list[int]:
    """Assigns each thing one of its places (a mask of numbers), all different, at random.

    A thing takes any of its places, and the thing that was there looks for another one. Raises `ValueError`
    if that fails.
    """
    taken: dict[int, int] = {}
    for thing in shuffled(chance, list(range(len(places)))):
        if not _place(places, thing, taken, [0], chance):
            raise ValueError("there is no room for all")
    found = [-1] * len(places)
    for place, thing in taken.items():
        found[thing] = place
    return found


def _place(places: list[int], thing: int, taken: dict[int, int], tried: list[int], chance: Chance) -> bool:
    while True:
        left = places[thing] & ~tried[0]
        if not left:
            return False
        for _ in range(int(chance.below(left.bit_count()))):
            left &= left - 1
        place = (left & -left).bit_length() - 1
        tried[0] |= left & -left
        before = taken.get(place)
        if before is None or _place(places, before, taken, tried, chance):
            taken[place] = thing
            return True
