"""The tables of the rule tests really are turned, and turned back."""

import json
import random
from typing import Any

import pytest

import pharos
from pharos.products import PRODUCTS
from tests.rules.seats import Turned

TABLES: list[dict[str, Any]] = [
    {"game": "duel"},
    {"game": "duel", "expansions": ["pantheon", "agora"]},
    {"game": "classic", "players": 3},
    {"game": "classic", "players": 5, "expansions": ["leaders", "cities"]},
    {"game": "classic", "players": 6, "expansions": ["leaders", "cities"], "options": {"teams": True}},
]


@pytest.mark.as_seated("it sits down itself")
@pytest.mark.parametrize("by", [1, -1])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_turned_game_is_the_same_game_seen_from_another_seat(
    table: dict[str, Any], by: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Played in parallel with the plain game, choice by choice, comparing what every seat sees."""
    plain = pharos.new_game(**table, seed=5)
    with monkeypatch.context() as patch:
        for name, product in PRODUCTS.items():
            patch.setitem(PRODUCTS, name, Turned(product, by))
        turned = pharos.new_game(**table, seed=5)
        step = by * (2 if table.get("options") else 1)
        chance = random.Random(3)
        moved = 0
        while not plain.over:
            seat = chance.choice(plain.waiting)
            other = (seat - step) % plain.players
            assert other in turned.waiting
            before = turned.choices(other)
            choice = chance.choice(plain.choices(seat))
            (same,) = [option for option in before if option.code == choice.code]
            assert (same.price and same.price.coins) == (choice.price and choice.price.coins)
            if chance.random() < 0.1:
                sheet = turned.view(other).data["cities"][other]
                assert sheet == plain.view(seat).data["cities"][seat]
                moved += 1
            plain.choose(seat, choice)
            turned.choose(other, str(same))
        assert moved > 2
        assert plain.result is not None
        assert turned.result is not None
        assert sorted((seat - step) % plain.players for seat in plain.result.winners) == [
            *turned.result.winners
        ]
        assert [
            turned.scores()[(seat - step) % plain.players] for seat in range(plain.players)
        ] == plain.scores()
        again = pharos.replay(json.loads(json.dumps(turned.record())))
        assert again.position() == turned.position()
        assert pharos.from_position(turned.position()).position() == turned.position()
    assert json.dumps(turned.position()) != json.dumps(plain.position())
