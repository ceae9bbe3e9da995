"""Chapter MIL: the military tokens of Agora."""

from typing import Any

import pytest

from tests.rules.agora.table import asked, city, controller, cubes_of, table
from tests.rules.duel_table import ANNA, BORIS, after, coins, options, pawn, view, won

ANYWHERE = {f"influence:{n}" for n in range(1, 7)}


def built(card: str, age: int = 2, **more: Any) -> Any:
    """The active player has built a red card."""
    dull = {2: "rostrum", 3: "obelisk"}[age]
    return after(table(cards=[card, dull], age=age, **more), f"build:{card}")


@pytest.mark.rule("AGORA-MIL-01")
def test_inner_token_places_a_cube() -> None:
    game = built("walls", pawn=1)
    assert pawn(game) == 3
    assert game.waiting == (ANNA,)
    assert options(game) == ANYWHERE
    placed = after(game, "influence:6")
    assert cubes_of(placed, ANNA) == [0, 0, 0, 0, 0, 1]
    assert placed.waiting == (BORIS,)
    boris = built("walls", pawn=-1, turn=BORIS)
    assert boris.waiting == (BORIS,)
    assert options(boris) == ANYWHERE


@pytest.mark.rule("AGORA-MIL-02")
def test_outer_token_removes_a_cube_and_may_move_one() -> None:
    game = built("walls", pawn=4, military=["seat1_far"], cubes={1: (1, 0), 4: (0, 2)})
    assert pawn(game) == 6
    assert options(game) == {"remove:4"}
    removed = after(game, "remove:4")
    assert cubes_of(removed, BORIS) == [0, 0, 0, 1, 0, 0]
    assert options(removed) == {"move:1:2", "skip"}
    assert after(removed, "skip").waiting == (BORIS,)
    assert cubes_of(after(removed, "move:1:2"), ANNA) == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("AGORA-MIL-03")
def test_a_token_acts_once_and_no_coins_are_lost() -> None:
    game = built("walls", pawn=1)
    assert view(game)["military_tokens"] == ["seat0_near", "seat0_far", "seat1_far"]
    assert coins(game, BORIS) == 20
    again = built("walls", pawn=1, military=["seat0_near", "seat0_far", "seat1_far"])
    assert pawn(again) == 3
    assert again.waiting == (BORIS,)


@pytest.mark.rule("AGORA-MIL-04")
def test_the_movement_is_finished_then_the_inner_token_is_used_first() -> None:
    game = built("arsenal", age=3, pawn=5, cubes={1: (0, 1)})
    # From 5 to 8 only the outer token is reached; reaching both needs 4 spaces, so Strategy adds one.
    assert pawn(game) == 8
    assert asked(game)[-2:] == [("move", ANNA), ("remove", ANNA)]
    both = table(
        city(progress=["strategy"], coins=30), cards=["arsenal", "obelisk"], age=3, pawn=2, cubes={2: (0, 1)}
    )
    through = after(both, "build:arsenal")
    assert pawn(through) == 6
    assert asked(through)[-3:] == [("move", ANNA), ("remove", ANNA), ("influence", ANNA)]
    # The capital ends the game before any token is used.
    end = table(city(progress=["strategy"], coins=30), cards=["arsenal", "obelisk"], age=3, pawn=5)
    assert won(after(end, "build:arsenal")) == ((ANNA,), "military")
    assert cubes_of(after(end, "build:arsenal"), ANNA) == [0] * 6


@pytest.mark.rule("AGORA-MIL-04")
def test_tokens_come_before_the_other_choices_of_a_wonder() -> None:
    game = table(
        city(wonders=["circus_maximus"], coins=30), city("press"), cards=["rostrum", "courthouse"], pawn=2
    )
    wonder = after(game, "wonder:circus_maximus:rostrum")
    assert options(wonder) == ANYWHERE
    assert options(after(wonder, "influence:1")) == {"destroy:press"}


@pytest.mark.rule("AGORA-MIL-05")
def test_what_is_not_possible_is_skipped() -> None:
    full = built("walls", pawn=1, cubes={1: (12, 0)})
    assert pawn(full) == 3
    assert full.waiting == (BORIS,)
    alone = built("walls", pawn=4, military=["seat1_far"], cubes={1: (1, 0)})
    assert options(alone) == {"move:1:2", "skip"}
    nothing = built("walls", pawn=4, military=["seat1_far"])
    assert nothing.waiting == (BORIS,)
    assert asked(nothing) == [("turn", BORIS)]


@pytest.mark.rule("AGORA-MIL-06")
def test_a_token_met_during_senate_actions_is_used_at_once() -> None:
    game = table(
        city("altar", "theater"), cards=["politician_left_1", "rostrum"], decrees={1: "shield"}, pawn=2
    )
    met = after(game, "recruit:politician_left_1", "influence:1")
    assert asked(met)[-2:] == [("senate", ANNA), ("influence", ANNA)]
    assert options(met) == ANYWHERE
    went_on = after(met, "influence:5")
    assert controller(went_on, 5) == ANNA
    assert options(went_on, "influence:") == {"influence:1", "influence:2"}
    assert after(went_on, "influence:2").waiting == (BORIS,)
    # A token in the opponent's favor interrupts too.
    theirs = table(
        city("altar", "theater"),
        cards=["politician_left_1", "rostrum"],
        decrees={1: "shield"},
        cubes={1: (1, 0)},
        pawn=-2,
    )
    interrupted = after(theirs, "recruit:politician_left_1", "move:1:2")
    assert asked(interrupted)[-2:] == [("senate", ANNA), ("influence", BORIS)]
    assert after(interrupted, "influence:6").waiting == (ANNA,)
