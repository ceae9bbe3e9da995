"""Chapters DISCARD, PASS, LAST, WAR, END, SCORE, SCI, TIE: the end of turns, ages and the game."""

from collections import Counter
from typing import Any

import pytest

import pharos
from tests.rules.classic_table import (
    LEFT,
    RIGHT,
    after,
    city,
    coins,
    deck,
    laid,
    open_city,
    options,
    position,
    score,
)


@pytest.mark.rule("SW-DISCARD-01")
def test_a_discard_brings_three_coins_and_lies_face_down() -> None:
    done = after(laid(hand=["altar"]), "discard:altar")
    assert coins(done) == 6
    assert Counter(position(done)["discard"])["altar"] == 1
    seen = done.view(RIGHT).data
    assert seen["discard_backs"] == [3, 0, 0]
    assert [entry["choice"] for entry in seen["history"] if entry["city"] == 0] == ["discard"]


@pytest.mark.rule("SW-DISCARD-01")
def test_the_pile_counts_the_copies_of_every_card() -> None:
    early, late = Counter([*deck(7, 1), *deck(7, 2)]), Counter(deck(7, 3))
    for half in (0, 1):  # the other half of age III is left for the hands
        pile = early + Counter({card: late[card] for card in sorted(late)[half::2]})
        game = laid(players=7, age=3, turn=6, discard=[*pile.elements()])
        assert Counter(position(game)["discard"]) == pile


@pytest.mark.rule("SW-DISCARD-02")
def test_the_pile_is_kept_and_seen_only_with_the_mausoleum() -> None:
    mine = city("ore_vein", "foundry", wonder="halicarnassus_a", stages=1)
    game = laid(mine, age=3, hand=["palace"], discard=["altar", "walls", "forum"])
    assert [game.view(seat).data["discard"] for seat in (0, 1, None)] == [[], [], []]
    done = after(game, "stage:palace")
    assert set(done.view(0).data["discard"]) >= {"altar", "walls", "forum"}
    assert not {"altar", "walls", "forum"} & set(done.view(1).data["discard"])
    assert done.view(1).data["discard_backs"] == [1, 2, 2]
    assert "altar" not in str(done.explain(1, "revive:altar").data()["reason"])


@pytest.mark.rule("SW-PASS-01")
def test_hands_go_left_right_left() -> None:
    for age, receiver in ((1, LEFT), (2, RIGHT), (3, LEFT)):
        game = laid(age=age)
        hand = Counter(position(game)["hands"][0])
        choice = next(choice for choice in options(game, "discard"))
        hand[choice.removeprefix("discard:")] -= 1
        assert Counter(position(after(game, choice))["hands"][receiver]) == +hand
        assert game.view(None).data["direction"] == ("right" if age == 2 else "left")


@pytest.mark.rule("SW-PASS-01")
def test_the_first_turn_of_the_rulebook() -> None:
    game = pharos.new_game("classic", players=4, seed=3)
    hands = position(game)["hands"]
    assert [len(hand) for hand in hands] == [7] * 4
    done = after(game)
    assert [len(hand) for hand in position(done)["hands"]] == [6] * 4
    assert not Counter(position(done)["hands"][1]) - Counter(hands[0])


@pytest.mark.rule("SW-LAST-01")
def test_the_seventh_card_is_thrown_away_for_nothing() -> None:
    game = laid(city(coins=0), turn=6, hand=["altar", "theater"])
    assert [len(hand) for hand in position(game)["hands"]] == [2] * 3
    done = after(game, "build:altar")
    assert coins(done) == 0
    assert "theater" in position(done)["discard"]
    assert done.view(None).data["age"] == 2


@pytest.mark.rule("SW-LAST-02")
def test_an_age_leaves_no_card_in_a_hand() -> None:
    game = pharos.new_game("classic", players=5, seed=8, options={"sides": "a"})
    while game.view(None).data["age"] == 1:
        for seat in game.waiting:
            builds = [choice for choice in game.choices(seat) if str(choice).startswith("build")]
            game.choose(seat, (builds or game.choices(seat))[0])
    entries = position(game)["history"]
    left = [entry for entry in entries if entry["choice"].startswith("leave")]
    assert len(left) == 5
    assert len(entries) - len(left) == 6 * 5
    assert [len(hand) for hand in position(game)["hands"]] == [7] * 5


def conflict(mine: list[str], left: list[str], right: list[str], age: int) -> pharos.Game:
    return after(laid(city(*mine), city(*left), city(*right), age=age, turn=6))


@pytest.mark.rule("SW-WAR-01")
def test_each_city_meets_both_neighbours() -> None:
    done = conflict(["stockade"], [], ["walls"], 2)
    assert (open_city(done)["victories"], open_city(done)["defeats"]) == (1, 1)
    five = after(laid(city(), city(), city("walls"), city(), city(), players=5, age=2, turn=6))
    assert [open_city(five, n)["defeats"] for n in range(5)] == [0, 1, 0, 1, 0]
    before = laid(city("walls"), age=2, turn=5)
    assert open_city(after(before))["victories"] == 0


@pytest.mark.rule("SW-WAR-02")
def test_victory_tokens_by_age() -> None:
    for age, points in ((1, 1), (2, 3), (3, 5)):
        assert score(conflict(["stockade"], [], [], age), "military") == 2 * points


@pytest.mark.rule("SW-WAR-03")
def test_defeat_tokens_cost_one_in_every_age() -> None:
    for age in (1, 2, 3):
        done = conflict([], ["stockade"], ["barracks"], age)
        assert (score(done, "military"), open_city(done)["defeats"]) == (-2, 2)


@pytest.mark.rule("SW-WAR-04")
def test_alexandria_of_the_rulebook() -> None:
    # Three shields against five to the left and two to the right, at the end of age II.
    done = conflict(["stockade", "walls"], ["barracks", "stables", "archery_range"], ["guard_tower"], 2)
    assert (open_city(done)["defeats"], open_city(done)["victory_points"]) == (1, 3)
    even = conflict(["stockade"], ["barracks"], ["guard_tower"], 1)
    assert [score(even, "military", seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("SW-WAR-05")
def test_shields_and_tokens_stay() -> None:
    done = conflict(["stockade"], [], [], 1)
    assert open_city(done)["cards"] == ["stockade"]
    while done.view(None).data["age"] == 2:
        for seat in done.waiting:
            done.choose(seat, done.choices(seat)[-1])
    assert score(done, "military") == 2 * 1 + 2 * 3


@pytest.mark.rule("SW-END-01")
def test_the_game_ends_after_the_conflict_of_age_three() -> None:
    done = conflict(["stockade"], [], [], 3)
    assert done.over
    assert done.waiting == ()
    assert done.result is not None
    assert (done.result.winners, done.result.victory) == ((0,), "points")
    assert score(done, "military") == 10


@pytest.mark.rule("SW-SCORE-01")
def test_seven_categories_and_their_sum() -> None:
    mine = city(
        "altar",
        "apothecary",
        "haven",
        "lumber_yard",
        "workers_guild",
        stages=1,
        coins=7,
        victories=1,
        victory_points=3,
    )
    game = laid(mine, city("ore_vein"), age=3)
    sheet = game.scores()[0]
    assert list(sheet) == [
        "military", "treasury", "wonders", "civilian", "scientific", "commercial", "guilds", "total",
    ]  # fmt: skip
    assert list(sheet.values()) == [3, 2, 3, 2, 1, 1, 1, 13]


@pytest.mark.rule("SW-SCORE-01")
def test_the_highest_total_wins() -> None:
    done = after(laid(city(coins=0), city("palace", coins=0), city(coins=0), age=3, turn=6))
    assert done.result is not None
    assert done.result.winners == (1,)


@pytest.mark.rule("SW-SCORE-02")
def test_military_may_be_negative() -> None:
    row = city(victories=3, victory_points=9, defeats=3)
    assert score(laid(row, age=3), "military") == 6
    assert score(laid(city(defeats=2), age=3), "military") == -2


@pytest.mark.rule("SW-SCORE-03")
def test_a_point_for_three_coins() -> None:
    assert [score(laid(city(coins=n), age=3), "treasury") for n in (0, 2, 3, 14)] == [0, 0, 1, 4]


@pytest.mark.rule("SW-SCORE-04")
def test_alexandria_a_complete_is_worth_ten() -> None:
    assert score(laid(city(wonder="alexandria_a", stages=3), age=3), "wonders") == 10


@pytest.mark.rule("SW-SCORE-05")
def test_civilian_points_of_the_rulebook() -> None:
    assert score(laid(city("altar", "aqueduct", "town_hall"), age=3), "civilian") == 13


@pytest.mark.rule("SW-SCORE-06")
def test_commerce_points() -> None:
    mine = city(
        "haven", "lighthouse", "chamber_of_commerce", "arena", "lumber_yard", "press_1", "loom_1", stages=2
    )
    assert score(laid(mine, players=4, age=3), "commercial") == 1 + 4 + 4 + 2


COMPASS = ("apothecary", "dispensary", "lodge", "academy")
GEAR = ("workshop", "laboratory", "observatory", "study")
TABLET = ("scriptorium", "library", "school", "university")


def science(compass: int, gear: int, tablet: int, *more: str, **row: Any) -> int:
    cards = (*COMPASS[:compass], *GEAR[:gear], *TABLET[:tablet], *more)
    return score(laid(city(*cards, **row), age=3), "scientific")


@pytest.mark.rule("SW-SCI-01")
def test_squares() -> None:
    assert [science(n, 0, 0) for n in range(5)] == [0, 1, 4, 9, 16]
    assert science(3, 2, 0) == 13


@pytest.mark.rule("SW-SCI-02")
def test_sets_of_the_rulebook() -> None:
    assert science(3, 2, 1) == 9 + 4 + 1 + 7
    assert science(3, 2, 2) == 9 + 4 + 4 + 14


@pytest.mark.rule("SW-SCI-03")
def test_wild_symbols_are_counted_the_best_way() -> None:
    assert science(3, 2, 1, "scientists_guild") == 31
    assert science(3, 2, 1, "scientists_guild", wonder="babylon_a", stages=2) == 16 + 4 + 4 + 14
    assert science(1, 1, 0, "scientists_guild", wonder="babylon_a", stages=2) == 4 + 1 + 1 + 7


@pytest.mark.rule("SW-SCI-04")
def test_six_identical_symbols_are_possible() -> None:
    assert science(4, 0, 0) == 16
    assert science(4, 0, 0, "scientists_guild", wonder="babylon_b", stages=3) == 36


@pytest.mark.rule("SW-SCI-05")
def test_a_wild_symbol_is_no_green_card() -> None:
    neighbour = city("scientists_guild", wonder="babylon_a", stages=2)
    assert score(laid(city("philosophers_guild"), neighbour, age=3), "guilds") == 0


@pytest.mark.rule("SW-TIE-01")
def test_ties_are_broken_by_coins_then_shared() -> None:
    def winners(*treasuries: int) -> tuple[int, ...]:
        hands = {0: ["haven", "arena"], 1: ["lodge", "study"], 2: ["arsenal"]}
        rows = [city(coins=coins) for coins in treasuries]
        done = after(laid(*rows, age=3, turn=6, hands=hands))
        assert done.result is not None
        return done.result.winners

    assert winners(4, 3, 0) == (0,)
    assert winners(3, 4, 0) == (1,)
    assert winners(4, 4, 0) == (0, 1)
    assert winners(5, 5, 5) == (0, 1, 2)
