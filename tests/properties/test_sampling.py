"""`view.sample`: a whole game that is consistent with the view, with all hidden states equally likely."""

import json
from collections import Counter
from math import sqrt
from typing import Any

import pytest

import pharos
from tests.properties.hidden import GUILDS, WONDERS
from tests.properties.random_play import moments, some_moments

SAMPLES = 2000


def evenly(counts: Counter[str], kinds: int) -> bool:
    """Whether the counts fit a uniform distribution, by chi-square within six standard deviations."""
    expected = sum(counts.values()) / kinds
    found = [*counts.values(), *[0] * (kinds - len(counts))]
    square = sum((count - expected) ** 2 / expected for count in found)
    freedom = kinds - 1
    return len(found) == kinds and square < freedom + 6 * sqrt(2 * freedom)


def moment(seed: int, **wanted: Any) -> pharos.Game:
    """The first point of a random game (from this seed on) whose view has these fields."""
    while True:
        for game in moments(seed):
            data = game.view(None).data
            steps = data["steps"]
            step = steps[-1]["step"] if isinstance(steps, list) and steps else None
            if all(({"step": step} | data)[name] == value for name, value in wanted.items()):
                return game.copy()
        seed += 1


def samples(view: pharos.View) -> list[dict[str, Any]]:
    return [view.sample(seed).position() for seed in range(SAMPLES)]


def test_a_sample_looks_like_the_view() -> None:
    checked = 0
    for seed in range(25):
        for game in some_moments(seed, share=0.15):
            for seat in (0, 1, None):
                view = game.view(seat)
                sampled = view.sample(seed)
                assert json.dumps(sampled.view(seat).data) == json.dumps(view.data)
                if seat is not None:
                    assert [*map(str, view.choices)] == [*map(str, game.choices(seat))]
                    assert [*map(str, sampled.choices(seat))] == [*map(str, game.choices(seat))]
                checked += 1
    assert checked > 500


def test_a_sample_can_be_played_to_the_end() -> None:
    for seed in range(30):
        game = next(some_moments(seed, share=0.05)).view(0).sample(seed)
        while not game.over:
            game.choose(game.waiting[0], game.choices(game.waiting[0])[-1])


def test_the_same_seed_gives_the_same_sample() -> None:
    view = moment(1, age=2, step="turn").view(0)
    assert view.sample(5).position() == view.sample(5).position()
    assert len({json.dumps(view.sample(seed).position()) for seed in range(50)}) == 50


def test_a_view_keeps_no_secret() -> None:
    game = moment(1, age=2, step="turn")
    view = game.view(0)
    thrown_away = json.loads(json.dumps(view.data))
    assert pharos.View(0, thrown_away).sample(3).position() == view.sample(3).position()


@pytest.mark.parametrize("age", [1, 2, 3])
def test_every_hidden_card_is_equally_likely(age: int) -> None:
    game = moment(4, age=age, step="turn")
    position = game.position()
    found = samples(game.view(1))
    pyramid = position["pyramid"]
    assert isinstance(pyramid, list)
    hidden = [slot for slot, place in enumerate(pyramid) if place and place.get("back") == f"age_{age}"]
    removed = position["removed"]
    assert isinstance(removed, list)
    pool = {pyramid[slot]["card"] for slot in hidden} | {*removed[age - 1]}
    assert len(hidden) >= 4
    for slot in hidden:
        counts = Counter(sample["pyramid"][slot]["card"] for sample in found)
        assert set(counts) <= pool
        assert evenly(counts, len(pool))
    for place in range(3):
        assert evenly(Counter(sample["removed"][age - 1][place] for sample in found), len(pool))


@pytest.mark.parametrize("seed", range(10, 14))
def test_every_hidden_guild_is_equally_likely(seed: int) -> None:
    game = moment(seed, age=3, step="turn")
    pyramid = game.position()["pyramid"]
    assert isinstance(pyramid, list)
    hidden = [slot for slot, place in enumerate(pyramid) if place and place.get("back") == "guild"]
    known = {place["card"] for place in pyramid if place and "back" not in place} & {*GUILDS}
    assert len(hidden) + len(known) == 3
    found = samples(game.view(0)) if hidden else []
    for slot in hidden:
        counts = Counter(sample["pyramid"][slot]["card"] for sample in found)
        assert not known & set(counts)
        assert evenly(counts, len(GUILDS) - len(known))


def test_every_coming_card_is_equally_likely() -> None:
    found = samples(moment(2, age=2, step="turn").view(0))
    for slot in (0, 7, 19):
        counts = Counter(sample["ages"][2][slot] for sample in found)
        guilds = sum(counts[guild] for guild in GUILDS)
        # 3 of 20 cards are guilds: 300 of 2000, with a standard deviation of 16
        assert abs(guilds - SAMPLES * 3 / 20) < 100
        assert evenly(Counter({card: counts[card] for card in GUILDS}), 7)
        assert evenly(Counter({card: count for card, count in counts.items() if card not in GUILDS}), 20)
    assert all(len({*sample["ages"][2]} & {*GUILDS}) == 3 for sample in found)


def test_every_coming_wonder_is_equally_likely() -> None:
    game = pharos.new_game("duel", seed=3)
    offered = game.view(0).data["offer"]
    assert isinstance(offered, list)
    found = samples(game.view(0))
    for place in range(4):
        counts = Counter(sample["next_wonders"][place] for sample in found)
        assert set(counts) == {*WONDERS} - {*offered}
        assert evenly(counts, 8)


def test_every_draw_of_the_box_is_equally_likely() -> None:
    game = moment(0, step="library")
    box = game.position()["box"]
    assert isinstance(box, list)
    drawer = game.waiting[0]
    for sample in samples(game.view(drawer))[:50]:
        assert {*sample["box"][:3]} == {*box[:3]}
    found = samples(game.view(1 - drawer))
    for place in range(len(box)):
        assert evenly(Counter(sample["box"][place] for sample in found), len(box))
