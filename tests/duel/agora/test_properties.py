"""Invariants of every game with Agora, alone and together with Pantheon."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import pharos
from pharos.content.duel import load_duel

CONTENT = load_duel()
MIXES = [("agora",), ("pantheon", "agora")]
KEEN = ("recruit", "conspire", "prepare", "trigger", "keep")
GAMES = 40 if pharos.pure.compiled() else 8

both_mixes = pytest.mark.parametrize("expansions", MIXES, ids="+".join)


def moments(expansions: tuple[str, ...], games: int, every: int = 1) -> Iterator[pharos.Game]:
    """Points of random games; every second game prefers Senators and conspiracies."""
    for seed in range(games):
        chance = random.Random(seed)
        game = pharos.new_game("duel", expansions=expansions, seed=seed)
        number = 0
        while not game.over:
            seat = game.waiting[0]
            choices = game.choices(seat)
            assert choices, f"seat {seat} owes a choice and has none: {game.position()['steps']}"
            if number % every == seed % every:
                yield game
            keen = [choice for choice in choices if str(choice).split(":")[0] in KEEN]
            game.choose(seat, chance.choice(keen if keen and seed % 2 and chance.random() < 0.8 else choices))
            number += 1
        yield game


def cards_of(position: dict[str, Any]) -> list[str]:
    """Every card, wherever it is; the cards of past ages are in cities, piles and boxes."""
    cards: list[str] = [*position["discard"]]
    for city in position["cities"]:
        cards += city["cards"]
        cards += [place["card"] for place in [*city["wonders"], *city["conspiracies"]] if "card" in place]
    cards += [place["card"] for place in position["pyramid"] if place]
    cards += [card for part in ("ages", "removed") for deck in position[part] for card in deck]
    return cards


@both_mixes
def test_components_are_conserved(expansions: tuple[str, ...]) -> None:
    for game in moments(expansions, GAMES, every=5):
        position: dict[str, Any] = game.position()
        cards = Counter(cards_of(position))
        assert set(cards.values()) == {1}
        assert len(cards) == 25 + 25 + 23 + 9
        for seat, city in enumerate(position["cities"]):
            cubes = sum(chamber["cubes"][seat] for chamber in position["senate"]["chambers"])
            assert cubes + position["senate"]["supply"][seat] == 12
            assert cubes >= 0
            assert city["coins"] >= 0
        plots = [plot["id"] for city in position["cities"] for plot in city["conspiracies"]]
        drawn = [name for step in position["steps"] for name in step.get("drawn", [])]
        assert sorted(plots + drawn + position["senate"]["deck"]) == sorted(
            plot.id for plot in CONTENT.conspiracies
        )
        tokens = [
            *position["progress"],
            *position["box"],
            *(t for city in position["cities"] for t in city["progress"]),
        ]
        tokens += [position["senate"]["locked"]["token"]] if "locked" in position["senate"] else []
        tokens += position.get("pantheon", {}).get("tokens", [])
        assert len(tokens) == len(set(tokens)) == (15 if "pantheon" in expansions else 12)
        decrees = [
            decree["id"] for chamber in position["senate"]["chambers"] for decree in chamber["decrees"]
        ]
        assert len(set(decrees)) == 6


@both_mixes
def test_control_and_decrees_follow_the_cubes(expansions: tuple[str, ...]) -> None:
    for game in moments(expansions, GAMES, every=7):
        state = game._state
        senate = state.senate
        for seat, city in ((0, state.city0), (1, state.city1)):
            in_force = 0
            for n, chamber in enumerate(game.position()["senate"]["chambers"]):
                mine, theirs = chamber["cubes"][seat], chamber["cubes"][1 - seat]
                assert (senate.controller(n) == seat) == (mine > theirs)
                if mine > theirs:
                    assert all(decree["face_up"] for decree in chamber["decrees"])
                    in_force |= sum(
                        2 ** [d.id for d in CONTENT.decrees].index(x["id"]) for x in chamber["decrees"]
                    )
            assert city.decrees == in_force
        assert senate.met == 0


@both_mixes
def test_a_position_goes_on_as_the_game_does(expansions: tuple[str, ...]) -> None:
    for game in moments(expansions, GAMES, every=11):
        position = json.loads(json.dumps(game.position()))
        rebuilt = pharos.from_position(position)
        assert rebuilt.position() == position
        assert rebuilt.scores() == game.scores()
        assert rebuilt.waiting == game.waiting
        twin, chance = game.copy(), random.Random(1)
        for _ in range(12):
            if twin.over:
                break
            seat = twin.waiting[0]
            choices = [str(choice) for choice in twin.choices(seat)]
            assert [str(choice) for choice in rebuilt.choices(seat)] == choices
            choice = chance.choice(choices)
            twin.choose(seat, choice)
            rebuilt.choose(seat, choice)
        assert rebuilt.position() == twin.position()


@both_mixes
def test_views_do_not_depend_on_what_is_hidden(expansions: tuple[str, ...]) -> None:
    """A sample changes every hidden place: the seat's view and choices stay the same."""
    differing = 0
    for number, game in enumerate(moments(expansions, GAMES, every=9)):
        for seat in (0, 1, None):
            view = game.view(seat)
            world = view.sample(number)
            assert world.view(seat).data == view.data
            assert json.loads(json.dumps(view.data)) == view.data
            assert world.waiting == game.waiting
            assert world.scores() == game.scores()
            if seat is not None and seat in game.waiting:
                assert [str(c) for c in world.choices(seat)] == [str(c) for c in game.choices(seat)]
                assert [str(c) for c in view.choices] == [str(c) for c in game.choices(seat)]
            differing += world.position() != game.position()
    assert differing > 20


@both_mixes
def test_explanations_do_not_depend_on_what_is_hidden(expansions: tuple[str, ...]) -> None:
    plots = [plot.id for plot in CONTENT.conspiracies]
    asked = [f"trigger:{plot}" for plot in plots] + [f"keep:{plot}:top" for plot in plots]
    asked += [f"lock:{token.id}" for token in CONTENT.progress] + [
        f"library:{token.id}" for token in CONTENT.progress
    ]
    asked += [
        f"{verb}:{card.id}"
        for verb in ("play", "take", "build", "recruit", "discard")
        for card in CONTENT.cards
    ]
    asked += [f"strike:{slot}" for slot in range(25)] + [f"shift:{n}:{6 - n}" for n in range(1, 6)]
    for number, game in enumerate(moments(expansions, GAMES // 4, every=15)):
        for seat in (0, 1):
            world = game.view(seat).sample(number)
            for notation in asked:
                assert world.explain(seat, notation).data() == game.explain(seat, notation).data()


@both_mixes
def test_records_replay(expansions: tuple[str, ...]) -> None:
    for game in moments(expansions, GAMES // 4, every=10_000):
        if game.over:
            record = json.loads(json.dumps(game.record()))
            assert pharos.replay(record).position() == game.position()


@both_mixes
def test_the_same_seed_gives_the_same_deal(expansions: tuple[str, ...]) -> None:
    deals = [pharos.new_game("duel", expansions=expansions, seed=seed).deal for seed in (3, 3, 4)]
    assert deals[0] == deals[1] != deals[2]
    game = pharos.new_game("duel", expansions=expansions, deal=deals[0])
    assert game.deal == deals[0]
