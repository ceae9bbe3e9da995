"""Chapter AGE: the end of an age and who begins the next."""

from typing import Any

import pytest

import pharos
from tests.rules.duel.table import table
from tests.rules.duel_table import ANNA, BORIS, after, city, options, tokens_of, view

RICH = 60


def age_ends(pawn: int, turn: int = ANNA, **more: Any) -> pharos.Game:
    """`turn` has just discarded the last card of Age I."""
    return after(table(age=1, cards=["altar"], last=True, pawn=pawn, turn=turn, **more), "discard:altar")


@pytest.mark.rule("DUEL-AGE-01")
def test_the_next_age_is_laid_out_after_the_last_card() -> None:
    game = table(age=1, cards=["altar", "theater"])
    game = after(game, "discard:altar")
    assert view(game)["age"] == 1
    game = after(game, "discard:theater")
    assert view(game)["age"] == 2
    assert None not in view(game)["pyramid"]


@pytest.mark.rule("DUEL-AGE-02")
@pytest.mark.parametrize(("pawn", "chooser"), [(3, BORIS), (1, BORIS), (-1, ANNA), (-8, ANNA)])
@pytest.mark.parametrize("turn", [ANNA, BORIS])
def test_the_weaker_player_chooses_who_begins(pawn: int, chooser: int, turn: int) -> None:
    game = age_ends(pawn, turn)
    assert game.waiting == (chooser,)
    assert options(game) == {"begin:0", "begin:1"}
    assert after(game, "begin:0").waiting == (ANNA,)
    assert after(game, "begin:1").waiting == (BORIS,)


@pytest.mark.rule("DUEL-AGE-03")
@pytest.mark.parametrize("turn", [ANNA, BORIS])
def test_with_the_pawn_in_the_middle_the_last_player_begins(turn: int) -> None:
    game = age_ends(0, turn)
    assert game.waiting == (turn,)
    assert not options(game, "begin")


@pytest.mark.rule("DUEL-AGE-03")
@pytest.mark.parametrize("turn", [ANNA, BORIS])
def test_by_the_later_rule_the_last_player_chooses(turn: int) -> None:
    game = age_ends(0, turn, options={"pawn_in_middle": "last_player_chooses"})
    assert game.waiting == (turn,)
    assert options(game) == {"begin:0", "begin:1"}
    assert after(game, f"begin:{1 - turn}").waiting == (1 - turn,)


@pytest.mark.rule("DUEL-AGE-04")
def test_the_choice_is_made_with_the_new_structure_in_view() -> None:
    game = age_ends(2)
    assert options(game) == {"begin:0", "begin:1"}
    shown = [place for place in view(game, BORIS)["pyramid"] if "card" in place]
    assert len(shown) == 12
    assert len(view(game, BORIS)["pyramid"]) == 20


@pytest.mark.rule("DUEL-AGE-05")
def test_choices_of_the_last_card_come_before_the_next_age() -> None:
    anna = city("workshop", coins=RICH)
    game = table(anna, age=2, board=["law"], cards=["laboratory"], last=True, pawn=1)
    game = after(game, "build:laboratory")
    assert options(game) == {"progress:law"}
    assert view(game)["age"] == 2
    game = after(game, "progress:law")
    assert tokens_of(game, ANNA) == {"law"}
    assert view(game)["age"] == 3


@pytest.mark.rule("DUEL-AGE-05")
@pytest.mark.parametrize(
    ("wonder", "choice"), [("the_mausoleum", "revive:altar"), ("the_statue_of_zeus", "destroy:quarry")]
)
def test_choices_of_a_last_wonder_come_first_and_its_extra_turn_is_lost(wonder: str, choice: str) -> None:
    anna = city(wonders=[wonder], progress=["theology"], coins=RICH)
    game = table(anna, city("quarry"), age=2, discard=["altar"], cards=["walls"], last=True, pawn=2)
    game = after(game, f"wonder:{wonder}:walls")
    assert options(game) == {choice}
    assert view(game)["age"] == 2
    game = after(game, choice)
    assert view(game)["age"] == 3
    assert game.waiting == (BORIS,)
    assert options(game) == {"begin:0", "begin:1"}


@pytest.mark.rule("DUEL-AGE-06")
def test_the_game_ends_after_age_three() -> None:
    game = after(table(age=3, cards=["port"], last=True, pawn=1), "discard:port")
    assert game.over
    assert game.waiting == ()
    assert game.result is not None
    assert game.explain(ANNA, "begin:0").rule == "DUEL-AGE-06"


@pytest.mark.rule("DUEL-AGE-06")
def test_three_ages_are_played() -> None:
    game = pharos.new_game("duel", seed=2, options={"first_game_wonders": True})
    ages = []
    while not game.over:
        ages.append(view(game)["age"])
        choice = next(c for c in game.choices(game.waiting[0]) if str(c).startswith(("discard", "begin")))
        game.choose(game.waiting[0], choice)
    assert sorted(set(ages)) == [1, 2, 3]
    assert [ages.count(age) for age in (1, 2, 3)] == [20, 20, 20]
