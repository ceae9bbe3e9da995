"""Cards that nobody has seen are dealt to hidden places so that all limits hold, whatever is tried first."""

import pytest

from pharos.classic.sharing_out import Network, matched
from pharos.core.chance import Chance

pytestmark = pytest.mark.as_seated("no seat is in it")


def test_each_thing_has_a_place_of_its_own() -> None:
    found = {tuple(matched([0b0011, 0b0110, 0b0100, 0b1111], Chance(seed))) for seed in range(20)}
    assert found == {(0, 1, 2, 3)}, "who lay in the way moves on"
    both = {tuple(matched([0b11, 0b11], Chance(seed))) for seed in range(20)}
    assert both == {(0, 1), (1, 0)}


def test_things_without_room() -> None:
    for places in ([0b01, 0b01], [0b11, 0b11, 0b11], [0]):
        with pytest.raises(ValueError, match="no room"):
            matched(places, Chance(1))


def flows(seed: int, units: int) -> tuple[int, ...] | None:
    """All ways to deal cards of two kinds to two hands with room for two and one."""
    network = Network(Chance(seed))
    edges = (("all", "red", 2), ("all", "blue", 1), ("red", "a", 1), ("red", "b", 1), ("blue", "a", 1))
    for start, end, room in (*edges, ("a", "full", 2), ("b", "full", 1), ("b", "red", 0)):
        network.edge(start, end, room)
    if not network.send("all", "full", units):
        return None
    return tuple(network.sent(start, end) for start, end, _ in edges)


def test_units_find_their_way_round_each_other() -> None:
    for seed in range(20):
        assert flows(seed, 3) == (2, 1, 1, 1, 1)
        assert flows(seed, 4) is None
    assert {flows(seed, 1) for seed in range(20)} == {(1, 0, 1, 0, 0), (1, 0, 0, 1, 0), (0, 1, 0, 0, 1)}


def test_an_edge_may_be_widened() -> None:
    network = Network(Chance(1))
    network.edge("from", "to", 1)
    network.edge("from", "to", 2)
    assert network.send("from", "to", 3)
    assert network.sent("from", "to") == 3
    assert network.sent("to", "from") == 0
    assert not network.send("from", "to", 1)
