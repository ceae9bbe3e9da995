"""Chapter MIL: the conflict pawn, the military tokens, military supremacy."""

import pytest

from tests.rules.duel.table import table
from tests.rules.duel_table import ANNA, BORIS, after, cards_of, city, coins, pawn, points, view, won


@pytest.mark.rule("DUEL-MIL-01")
def test_every_shield_moves_the_pawn_one_space() -> None:
    game = table(city("shelf_quarry"), cards=["walls", "statue"])
    assert pawn(after(game, "build:walls")) == 2
    game = table(cards=["guard_tower"], age=1, pawn=2, turn=BORIS)
    assert pawn(after(game, "build:guard_tower")) == 1


@pytest.mark.rule("DUEL-MIL-01")
def test_shields_of_a_wonder_move_it_too() -> None:
    game = table(city(wonders=["the_colossus"], coins=50), cards=["walls"], pawn=-3)
    assert pawn(after(game, "wonder:the_colossus:walls")) == -1


@pytest.mark.rule("DUEL-MIL-02")
def test_a_token_works_when_its_zone_is_entered_and_leaves_the_game() -> None:
    game = after(table(boris=city(coins=9), pawn=1, cards=["archery_range"]), "build:archery_range")
    assert coins(game, BORIS) == 7
    assert view(game)["military_tokens"] == ["seat0_near", "seat0_far", "seat1_far"]


@pytest.mark.rule("DUEL-MIL-03")
@pytest.mark.parametrize(("space", "loss"), [(2, 2), (5, 5)])
def test_the_tokens_take_two_and_five_coins(space: int, loss: int) -> None:
    anna = after(table(pawn=space, cards=["barracks"]), "build:barracks")
    assert pawn(anna) == space + 1
    assert coins(anna, BORIS) == 20 - loss
    boris = after(table(pawn=-space, cards=["barracks"], turn=BORIS), "build:barracks")
    assert pawn(boris) == -space - 1
    assert coins(boris, ANNA) == 20 - loss


@pytest.mark.rule("DUEL-MIL-04")
def test_nobody_loses_more_than_they_have() -> None:
    game = after(table(city(coins=10), city(coins=3), pawn=5, cards=["barracks"]), "build:barracks")
    assert coins(game, BORIS) == 0
    assert coins(game, ANNA) == 10 - 3  # Boris's coins went to the bank


@pytest.mark.rule("DUEL-MIL-05")
@pytest.mark.parametrize(("before", "left"), [(20, 13), (6, 0)])
def test_one_move_can_meet_both_tokens(before: int, left: int) -> None:
    anna = city("brickyard", "sawmill", "clay_pool", progress=["strategy"])
    game = after(table(anna, city(coins=before), age=3, pawn=2, cards=["arsenal"]), "build:arsenal")
    assert pawn(game) == 6
    assert coins(game, BORIS) == left
    assert view(game)["military_tokens"] == ["seat0_near", "seat0_far"]


@pytest.mark.rule("DUEL-MIL-06")
def test_a_zone_without_its_token_costs_nothing() -> None:
    gone = ["seat0_near", "seat0_far"]
    game = after(table(pawn=2, military=gone, cards=["barracks"]), "build:barracks")
    assert coins(game, BORIS) == 20
    game = after(table(pawn=5, military=gone, cards=["barracks"]), "build:barracks")
    assert coins(game, BORIS) == 20


@pytest.mark.rule("DUEL-MIL-06")
@pytest.mark.parametrize("space", [6, 4, 7])
def test_moving_back_toward_the_middle_costs_nothing(space: int) -> None:
    game = after(table(pawn=space, cards=["barracks"], turn=BORIS), "build:barracks")
    assert pawn(game) == space - 1
    assert coins(game, ANNA) == 20
    assert coins(game, BORIS) == 20 - 3
    assert len(view(game)["military_tokens"]) == 4


@pytest.mark.rule("DUEL-MIL-07")
def test_the_capital_brings_military_supremacy() -> None:
    game = table(city("parade_ground"), age=3, pawn=7, cards=["circus"])
    game = after(game, "build:circus")
    assert won(game) == ((ANNA,), "military")
    assert game.waiting == ()
    assert won(after(table(city("parade_ground"), age=3, pawn=6, cards=["circus"]), "build:circus")) is None


@pytest.mark.rule("DUEL-MIL-08")
def test_the_pawn_stops_at_the_capital() -> None:
    game = after(table(age=3, pawn=8, cards=["pretorium"]), "build:pretorium")
    assert pawn(game) == 9
    assert won(game) == ((ANNA,), "military")


@pytest.mark.rule("DUEL-MIL-08")
def test_tokens_on_the_way_to_the_capital_still_take_their_coins() -> None:
    anna = city(progress=["strategy"])
    game = after(table(anna, age=3, pawn=5, cards=["pretorium"]), "build:pretorium")
    assert won(game) == ((ANNA,), "military")
    assert coins(game, BORIS) == 15


@pytest.mark.rule("DUEL-MIL-08")
def test_nothing_else_of_the_construction_is_carried_out() -> None:
    anna = city(wonders=["the_statue_of_zeus"], coins=60, progress=["theology"])
    game = after(table(anna, city("quarry"), pawn=8, cards=["walls"]), "wonder:the_statue_of_zeus:walls")
    assert won(game) == ((ANNA,), "military")
    assert cards_of(game, BORIS) == {"quarry"}
    assert game.choices(ANNA) == []


@pytest.mark.rule("DUEL-MIL-09")
def test_what_the_track_is_worth() -> None:
    sheet = {0: 0, 1: 2, 2: 2, 3: 5, 4: 5, 5: 5, 6: 10, 7: 10, 8: 10}
    for space, worth in sheet.items():
        game = table(pawn=space, cards=["walls"])
        assert (points(game, ANNA, "military"), points(game, BORIS, "military")) == (worth, 0)
        game = table(pawn=-space, cards=["walls"])
        assert (points(game, ANNA, "military"), points(game, BORIS, "military")) == (0, worth)


@pytest.mark.rule("DUEL-MIL-09")
def test_pawn_at_minus_four() -> None:
    game = table(pawn=-4, cards=["walls"])
    assert (points(game, BORIS, "military"), points(game, ANNA, "military")) == (5, 0)
