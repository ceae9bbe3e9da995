"""Whole random games with Pantheon: they end, nothing gets lost, and they can be written and read."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import pharos
from pharos.content.duel import load_duel
from tests.duel.pantheon.random_play import MIXES, moments, some_moments

CONTENT = load_duel()
GODS = sorted(god.id for god in CONTENT.gods)
PROGRESS = {
    mix: sorted(token.id for token in CONTENT.progress if token.expansion in ("", *mix)) for mix in MIXES
}


def gods_everywhere(position: dict[str, Any]) -> list[str]:
    pantheon = position["pantheon"]
    gods = [place["god"] for place in pantheon["slots"] if place]
    gods += [place["god"] for stack in pantheon["stacks"].values() for place in stack]
    gods += [god for city in position["cities"] for god in city["gods"]]
    return gods + [step["god"] for step in position["steps"] if step["step"] == "order"]


def cards_everywhere(position: dict[str, Any]) -> list[str]:
    cards = [place["card"] for place in position["pyramid"] if place]
    cards += [*position["discard"]]
    for age in position["ages"]:
        cards += age
    for city in position["cities"]:
        cards += city["cards"] + [wonder["card"] for wonder in city["wonders"] if wonder["built"]]
    return cards


@pytest.mark.parametrize("seed", range(12))
def test_nothing_gets_lost(seed: int) -> None:
    spent: set[int] = set()
    dealt = None
    for game, choice in moments(("pantheon",), seed):
        position: Any = game.position()
        deal: Any = game.deal
        gods = gods_everywhere(position)
        assert sorted(god for god in gods if god != "gate") == GODS
        assert gods.count("gate") == (position["age"] > 1)
        tokens = [place["token"] for place in position["pyramid"] if place and "token" in place]
        mythology = [token for token in tokens if isinstance(token, str)]
        for city in position["cities"]:
            mythology += city["mythology"]
        assert sorted(mythology) == sorted(deal["mythology"])
        offerings = [token for token in tokens if isinstance(token, int)] + position.get("next_offerings", [])
        offerings += [value for city in position["cities"] for value in city["offerings"]]
        assert sorted([*offerings, *spent]) == [2, 3, 4]
        progress = position["progress"] + position["box"] + position["pantheon"]["tokens"]
        progress += [token for city in position["cities"] for token in city["progress"]]
        assert sorted(progress) == PROGRESS["pantheon",]
        cards = sorted(cards_everywhere(position))
        dealt = dealt or cards
        assert cards == dealt
        assert all(city["coins"] >= 0 and city["god_coins"] >= 0 for city in position["cities"])
        if "@offerings=" in choice:
            spent |= {int(value) for value in choice.partition("=")[2].split("+")}


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seed", range(4))
def test_a_position_is_read_back_and_goes_on_identically(mix: tuple[str, ...], seed: int) -> None:
    for n, game in enumerate(some_moments(mix, seed, 0.1)):
        position = json.loads(json.dumps(game.position()))
        again = pharos.from_position(position)
        assert again.position() == position
        seat = game.waiting[0]
        assert [str(c) for c in again.choices(seat)] == [str(c) for c in game.choices(seat)]
        draw, one, other = Random(n), game.copy(), again
        for _ in range(30):
            if one.over:
                break
            choice = str(draw.choice(one.choices(one.waiting[0])))
            one.choose(one.waiting[0], choice)
            other.choose(other.waiting[0], choice)
        assert one.position() == other.position()
        assert one.scores() == other.scores()


@pytest.mark.parametrize("mix", MIXES)
def test_a_record_replays(mix: tuple[str, ...]) -> None:
    for seed in range(5):
        game = list(moments(mix, seed))[-1][0]
        record = json.loads(json.dumps(game.record()))
        assert pharos.replay(record).record() == game.record()
        assert pharos.new_game("duel", expansions=mix, deal=record["deal"]).deal == game.deal


def test_the_price_of_an_activation_is_what_is_paid() -> None:
    checked: Counter[str] = Counter()
    for seed in range(15):
        for game, _ in moments(("pantheon",), seed):
            seat = game.waiting[0]
            position: Any = game.position()
            before = position["cities"][seat]
            for choice in game.choices(seat):
                verb = str(choice).split(":")[0]
                if verb not in ("activate", "build", "wonder") or checked[verb] > 400:
                    continue
                assert choice.price is not None
                checked[verb] += 1
                if verb == "activate":
                    poorer = game.copy()
                    poorer.choose(seat, str(choice))
                    position = poorer.position()
                    after = position["cities"][seat]
                    purse = before["coins"] + before["god_coins"]
                    gain = {"activate:tanit": 12, "activate:astarte": 7}.get(str(choice).partition("@")[0], 0)
                    if "enki" not in str(choice):
                        assert after["coins"] + after["god_coins"] == purse - choice.price.coins + gain
                assert choice.price.coins <= before["coins"] + before["god_coins"]
    assert checked["activate"] > 100


@pytest.mark.rule("PAN-TEMPLE-01", "PAN-TEMPLE-04")
def test_a_temple_is_free_with_a_token_taken_in_play_and_only_then() -> None:
    seen: Counter[bool] = Counter()
    for seed in range(12):
        for game, _ in moments(("pantheon",), seed):
            position: Any = game.position()
            for place in position["pyramid"]:
                if place is None or "back" in place or not place["card"].endswith("_grand_temple"):
                    continue
                for seat in (0, 1):
                    city = position["cities"][seat]
                    mythology = place["card"].removesuffix("_grand_temple")
                    price = game.explain(seat, f"build:{place['card']}").price
                    assert price is not None
                    assert (price.chain == mythology) == (mythology in city["mythology"])
                    assert price.chain is None or price.coins == 0
                    seen[price.chain is not None] += 1
    assert seen[True] > 10
    assert seen[False] > 10
