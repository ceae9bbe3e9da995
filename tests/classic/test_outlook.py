"""What a view says about the next conflicts and about masks comes true."""

from __future__ import annotations

import random
from typing import Any

import pytest

import pharos
from pharos.classic.cities.diplomacy import fight_with_diplomacy
from pharos.classic.conflict import fight, muster


def played(players: int, expansions: tuple[str, ...], seed: int, **options: Any) -> pharos.Game:
    """A game somewhere in its middle."""
    game = pharos.new_game("classic", players=players, expansions=expansions, seed=seed, options=options)
    chance = random.Random(seed)
    for _ in range(chance.randrange(20, 20 * players)):
        if game.over:
            break
        seat = game.waiting[0]
        game.choose(seat, chance.choice(game.choices(seat)))
    return game


@pytest.mark.parametrize(
    ("players", "expansions", "options"),
    [
        (3, (), {}),
        (2, ("leaders",), {}),
        (5, ("leaders", "cities"), {}),
        (8, ("cities",), {}),
        (6, ("leaders", "cities"), {"teams": True}),
    ],
)
def test_those_fight_who_are_named(
    players: int, expansions: tuple[str, ...], options: dict[str, Any]
) -> None:
    for seed in range(12):
        game = played(players, expansions, seed, **options)
        told: Any = game.view(None).data["conflicts"]
        strength = told["strength"]
        tokens = [0] * len(strength)
        for one in told["fights"]:
            first, second = one["cities"]
            if strength[first] != strength[second]:
                tokens[first if strength[first] > strength[second] else second] += one["tokens"]
        state: Any = game.copy()._state
        before = [int(city.victories) for city in state.cities]
        state.age = max(1, state.age)
        muster(state)
        if state.deal.cities:
            fight_with_diplomacy(state)
        else:
            fight(state)
        assert [int(city.victories) - was for city, was in zip(state.cities, before, strict=True)] == tokens


def test_a_mask_names_another_green_card_each_time() -> None:
    found = 0
    for seed in range(60):
        game = played(4, ("cities",), seed)
        view: Any = game.view(0).data
        for number, masks in view.get("masks", {}).items():
            copied = [(one["city"], one["card"]) for one in masks]
            assert len(set(copied)) == len(copied)
            for city, card in copied:
                assert city in ((int(number) + 1) % 4, (int(number) - 1) % 4)
                assert card in view["cities"][city]["cards"]
            found += len(copied)
    assert found
