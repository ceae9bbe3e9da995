"""Hidden information: other states behind the same view, and games sampled from a view."""

from collections import Counter
from copy import deepcopy
from itertools import permutations
from random import Random
from typing import Any

import pytest

import pharos
from tests.duel.pantheon.random_play import MIXES, some_moments

PROBES = (
    "activate:mars", "activate:zeus", "activate:gate@offerings=2", "place:mars:1", "place:ra:6",
    "god:enki", "order:hades:zeus", "mythology:greek",
    "enki:law", "strike:3", "minerva:2", "build:altar", "discard:walls",
)  # fmt: skip


def reshuffled(position: dict[str, Any], seat: int | None, draw: Random) -> dict[str, Any]:
    """The same position with the gods and tokens that a seat cannot know in another order."""
    position = deepcopy(position)
    board = position["pantheon"]
    for name, stack in board["stacks"].items():
        faces = [p for p in board["slots"] if p and p.get("back") == name] + stack
        unknown = [p for p in faces if seat not in p.get("known_to", []) and "shown" not in p]
        gods = draw.sample([p["god"] for p in unknown], len(unknown))
        for place, god in zip(unknown, gods, strict=True):
            place["god"] = god
    if position["age"] == 1:
        position["next_offerings"] = draw.sample([2, 3, 4], 3)
    drawing = position["steps"] and position["steps"][-1]["step"] == "library"
    if not drawing or seat != position["steps"][-1]["seat"]:
        position["draws"] = [draw.sample(order, len(order)) for order in position["draws"]]
        position["box"] = [token for token in position["draws"][0] if token in position["box"]]
    return position


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seed", range(5))
def test_what_is_hidden_does_not_show(mix: tuple[str, ...], seed: int) -> None:
    draw = Random(seed)
    changed = 0
    for game in some_moments(mix, seed, 0.2):
        position: Any = game.position()
        for seat in (0, 1, None):
            other_truth = reshuffled(position, seat, draw)
            other = pharos.from_position(other_truth)
            changed += other_truth != position
            assert other.view(seat).data == game.view(seat).data
            if seat is not None:
                assert [str(c) for c in other.choices(seat)] == [str(c) for c in game.choices(seat)]
                for probe in PROBES:
                    assert other.explain(seat, probe).data() == game.explain(seat, probe).data()
    assert changed > 20


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seed", range(5))
def test_sampled_games_fit_the_view(mix: tuple[str, ...], seed: int) -> None:
    for n, game in enumerate(some_moments(mix, seed, 0.2)):
        for seat in (0, 1, None):
            view = game.view(seat)
            sampled = view.sample(n)
            assert sampled.view(seat).data == view.data
            if seat is not None:
                assert [str(c) for c in view.choices] == [str(c) for c in game.choices(seat)]
            for _ in range(10):
                if not sampled.over:
                    sampled.choose(sampled.waiting[0], str(sampled.choices(sampled.waiting[0])[0]))


def test_sampling_is_even() -> None:
    game = pharos.new_game("duel", expansions=["pantheon"], seed=5)
    view = game.view(0)
    orders: Counter[tuple[str, ...]] = Counter()
    offerings: Counter[tuple[int, ...]] = Counter()
    for seed in range(600):
        position: Any = view.sample(seed).position()
        orders[tuple(place["god"] for place in position["pantheon"]["stacks"]["greek"])] += 1
        offerings[tuple(position["next_offerings"])] += 1
    assert set(orders) == set(permutations(["zeus", "hades", "aphrodite"]))
    assert set(offerings) == set(permutations([2, 3, 4]))
    assert all(60 < count < 145 for count in [*orders.values(), *offerings.values()])
