"""The compiled and the plain engine come to the same state after every choice of the same random games."""

import pytest

from tests.measure import every
from tests.properties.digests import BLOCK, FILE, GAMES, digest

PART = 500
"""Games a test plays: small enough to share the work, large enough to be worth it."""


@pytest.mark.parametrize("first", every(range(0, GAMES, PART), 3))
def test_random_games_come_to_the_noted_states(first: int) -> None:
    noted = dict(line.split() for line in FILE.read_text("utf-8").splitlines())
    found = {str(seed): digest(seed) for seed in range(first, first + PART, BLOCK)}
    assert found == {seed: noted[seed] for seed in found}


def test_different_seeds_give_different_games() -> None:
    assert len(set(FILE.read_text("utf-8").split()[1::2])) == GAMES // BLOCK
