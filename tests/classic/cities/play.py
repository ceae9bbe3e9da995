"""Random games with Cities through the public API, the same for the same seed."""

from collections.abc import Iterator
from random import Random

import pytest

import pharos
from tests.classic.mixes import SOME_WITH_BOTH, WITH_CITIES, Mix
from tests.classic.play import step
from tests.measure import every

CHOICES_OF_EXTRA_STEPS = ("losses", "last_card", "revive")


every_mix = pytest.mark.parametrize("mix", [*every(WITH_CITIES, 2), *every(SOME_WITH_BOTH, 3)], ids=str)
cities_alone = pytest.mark.parametrize("mix", every(WITH_CITIES, 2), ids=str)


def moments(mix: Mix, seed: int, share: float = 1.0, **options: object) -> Iterator[pharos.Game]:
    """Copies of a random game at a share of its points, and at many with a pending extra action."""
    draw = Random(f"{mix} {seed}")
    game = mix.new(seed, **options)
    while not game.over:
        extra = game.lying_open()["step"] in CHOICES_OF_EXTRA_STEPS and draw.random() < 0.2
        if draw.random() < share or extra:
            yield game.copy()
        step(game, draw)
    yield game.copy()
