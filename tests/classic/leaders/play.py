"""Random games with Leaders through the public API, the same for the same seed."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import pharos
from pharos.content.classic import load_classic
from tests.classic.mixes import WITH_LEADERS, Mix
from tests.measure import every

LEADERS = {leader.id: leader for leader in load_classic().leaders}
EXTRA_STEPS = ("copy", "extra_leader", "revive", "last_card", "losses")


every_mix = pytest.mark.parametrize("mix", every(WITH_LEADERS, 2), ids=str)


def step_of(game: pharos.Game) -> object:
    """The pending step."""
    return game.lying_open()["step"]


def step(game: pharos.Game, draw: Random) -> None:
    """Makes a random choice for a random seat; prefers building and recruiting, so that cities fill up."""
    seat = draw.choice(game.waiting)
    choices = game.choices(seat)
    if draw.random() < 0.8:
        choices = [
            choice for choice in choices if not str(choice).startswith(("discard:", "city:discard:"))
        ] or choices
    game.choose(seat, draw.choice(choices))


def moments(mix: Mix, seed: int, share: float = 1.0, **options: object) -> Iterator[pharos.Game]:
    """Copies of a random game at a share of its points, and at many with a pending extra action."""
    draw = Random(f"{mix} {seed}")
    game = mix.new(seed, **options)
    while not game.over:
        rare = step_of(game) in EXTRA_STEPS and draw.random() < 0.2
        if draw.random() < share or rare:
            yield game.copy()
        step(game, draw)
    yield game.copy()


def all_leaders(position: dict[str, Any]) -> list[str]:
    """Every leader of a position that is not discarded, wherever it is."""
    leaders = [leader for hand in position["leader_hands"] for leader in hand] + list(position["leader_pile"])
    leaders += [leader for hand in position.get("draft_hands", []) for leader in hand]
    for row in position["cities"]:
        leaders += [*row["leaders"], *(card for card in row["markers"] if card in LEADERS)]
    return leaders


def dismissed(position: dict[str, Any]) -> list[str]:
    """Discarded leaders, computed from the history."""
    thrown = [entry["choice"] for entry in position["history"] if entry["choice"].startswith("discard:")]
    return [choice.partition(":")[2] for choice in thrown if choice.partition(":")[2] in LEADERS]
