"""Chapters AGE, TURN, RESOLVE: ages, turns, sealed choices, the order of resolution."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import pharos
from tests.rules.classic_table import (
    LEFT,
    RIGHT,
    after,
    city,
    coins,
    laid,
    open_city,
    options,
    position,
    refused,
    score,
)


def play_age(game: pharos.Game) -> int:
    """Plays to the end of the age; returns the number of turns."""
    age, turns = game.view(None).data["age"], 0
    while not game.over and game.view(None).data["age"] == age:
        turns += 1
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[-1])
    return turns


@pytest.mark.rule("SW-AGE-01", "SW-AGE-02")
def test_three_ages_of_six_turns() -> None:
    game = pharos.new_game("classic", players=3, seed=4, options={"sides": "a"})
    assert [play_age(game) for _ in range(3)] == [6, 6, 6]
    assert game.over
    assert game.result is not None


@pytest.mark.rule("SW-AGE-01")
def test_points_decide_only_after_age_three() -> None:
    game = laid(city("altar"), age=2, turn=6)
    ended = after(game)
    assert not ended.over
    assert ended.view(None).data["age"] == 3
    assert after(laid(age=3, turn=6)).over


@pytest.mark.rule("SW-TURN-01")
def test_a_turn_is_choosing_acting_passing() -> None:
    game = laid(hand=["altar", "theater", "baths"])
    hands = position(game)["hands"]
    done = after(game, "build:altar")
    assert "altar" in open_city(done)["cards"]
    assert {"theater", "baths"} <= set(position(done)["hands"][LEFT])
    assert len(position(done)["hands"][0]) == len(hands[RIGHT]) - 1


@pytest.mark.rule("SW-TURN-02")
def test_choices_are_sealed_until_the_last_is_in() -> None:
    game = laid(hand=["altar", "theater"])
    before = [game.view(seat).data for seat in (1, 2, None)]
    game.choose(0, "build:altar")
    assert game.waiting == (1, 2)
    for seat, seen in zip((1, 2, None), before, strict=True):
        now = dict(game.view(seat).data)
        assert now.pop("waiting") == [1, 2]
        assert now.pop("owed") == [1, 2]
        assert {name: value for name, value in seen.items() if name not in ("waiting", "owed")} == now
    assert open_city(game)["cards"] == []
    assert game.view(0).data["sealed"][0] == "build:altar"
    assert refused(game, "build:theater") == "SW-TURN-02"


@pytest.mark.rule("SW-TURN-02")
def test_only_the_own_hand_may_be_played() -> None:
    game = laid(hand=["altar"], hands={1: ["theater"]})
    assert refused(game, "build:theater") == "SW-TURN-02"
    assert "theater" not in str(game.view(0).data["hand"])


@pytest.mark.rule("SW-TURN-03")
def test_three_things_can_be_done_with_a_card() -> None:
    game = laid(city("stone_pit", wonder="giza_a"), hand=["altar"])
    assert options(game) >= {"build:altar", "stage:altar", "discard:altar"}
    assert open_city(after(game, "build:altar"))["cards"] == ["stone_pit", "altar"]
    assert open_city(after(game, "stage:altar"))["stages"] == 1
    assert coins(after(game, "discard:altar")) == 6


@pytest.mark.rule("SW-TURN-04")
def test_discarding_is_always_allowed_and_sometimes_the_only_thing() -> None:
    game = laid(city(coins=0, wonder="ephesus_a"), age=3, hand=["palace", "senate", "academy", "lodge"])
    assert options(game) == {"discard:palace", "discard:senate", "discard:academy", "discard:lodge"}
    assert "discard:altar" in options(laid(hand=["altar"]))


@pytest.mark.rule("SW-TURN-05", "SW-RESOLVE-01")
def test_the_order_in_which_choices_arrive_changes_nothing() -> None:
    game = laid(
        city("press_1", coins=4),
        city("glassworks_1", coins=4),
        city("loom_1", coins=4),
        age=2,
        hands={0: ["library"], 1: ["dispensary"], 2: ["vineyard"]},
    )
    chosen = {0: "discard:library", 1: "discard:dispensary", 2: "build:vineyard"}
    ends = []
    for order in permutations(range(3)):
        played = game.copy()
        for seat in order:
            played.choose(seat, chosen[seat])
        ends.append(played.position())
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("SW-RESOLVE-01", "SW-RESOLVE-03", "SW-TRADE-15")
def test_what_is_built_this_turn_serves_from_the_next_turn_on() -> None:
    boards = "rhodes_a", "giza_a", "babylon_a"
    game = laid(
        *(city(wonder=board) for board in boards),
        hands={0: ["scriptorium"], 1: ["press_1"]},
    )
    assert refused(game, "build:scriptorium") == "SW-TRADE-12"
    later = after(game, "discard:scriptorium", others={1: "build:press_1"})
    # The owner and both neighbors can use the press now.
    for seat in range(3):
        found = later.explain(seat, "build:scriptorium").price
        assert found is not None
        assert found.coins == (0 if seat == LEFT else 2)


@pytest.mark.rule("SW-RESOLVE-02")
def test_payments_are_taken_before_anything_comes_in() -> None:
    # Both buy from each other with their last coins; neither can pay with the coins of the other.
    game = laid(
        city("press_1", coins=2, wonder="giza_a"),
        city("glassworks_1", coins=2, wonder="rhodes_a"),
        hands={0: ["workshop"], 1: ["scriptorium"]},
    )
    done = after(game, "build:workshop", others={1: "build:scriptorium"})
    assert (coins(done, 0), coins(done, LEFT)) == (2, 2)


@pytest.mark.rule("SW-RESOLVE-02")
def test_coins_for_things_counted_see_all_that_is_placed() -> None:
    game = laid(city(), city(), players=4, age=2, hands={0: ["vineyard"], 1: ["sawmill"], 3: ["quarry"]})
    done = after(game, "build:vineyard", others={1: "build:sawmill", 3: "build:quarry"})
    assert coins(done) == 3 + 2


@pytest.mark.rule("SW-RESOLVE-02")
def test_the_last_card_comes_before_the_mausoleum_and_both_before_the_conflict() -> None:
    game = laid(
        city(wonder="babylon_b", stages=2),
        city("ore_vein", "foundry", wonder="halicarnassus_a", stages=1),
        age=2,
        turn=6,
        hands={0: ["walls", "stables"], 1: ["school", "library"]},
    )
    done = after(game, "discard:walls", others={1: "stage:school"})
    assert done.waiting == (0,)
    assert options(done) >= {"discard:stables"}
    done.choose(0, "discard:stables")
    assert done.waiting == (1,)
    assert {"revive:walls", "revive:stables", "revive:library", "skip"} <= options(done, seat=1)
    done.choose(1, "revive:walls")
    assert score(done, "military", 1) == 3 + 3


@pytest.mark.rule("SW-RESOLVE-02")
def test_discards_bring_their_coins_with_the_turn() -> None:
    done = after(laid(city(coins=0), hand=["altar"]), "discard:altar")
    assert coins(done) == 3
    assert "altar" in position(done)["discard"]


@pytest.mark.rule("SW-PASS-01", "SW-AGE-01")
@pytest.mark.parametrize("players", [3, 4, 7])
def test_every_age_begins_with_the_dealt_hands_and_passes_them_on(players: int) -> None:
    """Hands stay in front of their seats until they are passed: left, right, and left."""
    game = pharos.new_game("classic", players=players, seed=11, options={"sides": "a"})
    dealt: Any = game.deal["hands"]
    for age, step in ((0, 1), (1, -1), (2, 1)):
        played: list[Counter[str]] = [Counter() for _ in range(players)]
        for turn in range(6):
            for seat in range(players):
                first = (seat - step * turn) % players
                held: Any = game.view(seat).data["hand"]
                assert Counter(held) == Counter(dealt[age][first]) - played[first]
            for seat in range(players):
                hand: Any = game.view(seat).data["hand"]
                played[(seat - step * turn) % players][hand[0]] += 1
                game.choose(seat, f"discard:{hand[0]}")
    assert game.over
