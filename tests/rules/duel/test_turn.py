"""Chapter TURN: turns and extra turns."""

import pytest

from tests.rules.duel.table import dealt, table
from tests.rules.duel_table import ANNA, BORIS, after, city, drafted, options, view

RICH = 60


@pytest.mark.rule("DUEL-TURN-01")
@pytest.mark.parametrize("first", [ANNA, BORIS])
def test_the_first_player_begins_and_turns_alternate(first: int) -> None:
    game = drafted(dealt({"first": first}))
    turns = []
    for _ in range(6):
        turns.append(game.waiting[0])
        game.choose(turns[-1], next(c for c in game.choices(turns[-1]) if str(c).startswith("discard")))
    assert turns == [first, 1 - first] * 3


@pytest.mark.rule("DUEL-TURN-01")
def test_the_other_player_must_wait() -> None:
    game = table(cards=["walls"])
    assert game.choices(BORIS) == []
    assert game.explain(BORIS, "build:walls").rule == "DUEL-TURN-01"


@pytest.mark.rule("DUEL-TURN-02")
def test_one_available_card_in_one_of_three_ways() -> None:
    game = table(city(wonders=["the_sphinx", "piraeus"], coins=RICH), cards=["walls", "statue"], last=True)
    assert options(game) == {
        "build:walls", "discard:walls", "wonder:the_sphinx:walls", "wonder:piraeus:walls",
        "build:statue", "discard:statue", "wonder:the_sphinx:statue", "wonder:piraeus:statue",
    }  # fmt: skip
    for choice in options(game):
        left = [place["card"] for place in view(after(game, choice), ANNA)["pyramid"] if place]
        assert left == (["statue"] if choice.endswith("walls") else ["walls"])


@pytest.mark.rule("DUEL-TURN-02")
def test_passing_is_not_allowed() -> None:
    game = table(cards=["walls"])
    assert game.explain(ANNA, "pass").rule == game.explain(ANNA, "skip").rule == "DUEL-TURN-02"
    assert not game.explain(ANNA, "pass").allowed


@pytest.mark.rule("DUEL-TURN-03")
def test_an_extra_turn_is_a_complete_turn() -> None:
    game = table(
        city(wonders=["the_sphinx", "piraeus"], coins=RICH),
        cards={0: "walls", 6: "statue", 11: "forum"},
        hidden=[6],
    )
    game = after(game, "wonder:the_sphinx:forum")
    assert game.waiting == (ANNA,)
    assert options(game) == {"build:statue", "discard:statue", "wonder:piraeus:statue"}
    assert after(game, "build:statue").waiting == (BORIS,)


@pytest.mark.rule("DUEL-TURN-04")
def test_an_extra_turn_is_lost_with_the_last_card_of_the_age() -> None:
    sphinx = city(wonders=["the_sphinx"], coins=RICH)
    game = after(table(sphinx, age=1, cards=["altar"], last=True, pawn=1), "wonder:the_sphinx:altar")
    assert view(game)["age"] == 2
    assert options(game) == {"begin:0", "begin:1"}
    assert game.waiting == (BORIS,)
    assert after(game, "begin:1").waiting == (BORIS,)


@pytest.mark.rule("DUEL-TURN-04")
def test_a_lost_extra_turn_does_not_come_back_later() -> None:
    sphinx = city(wonders=["the_sphinx"], coins=RICH)
    game = after(
        table(sphinx, age=1, cards=["altar"], last=True, pawn=1), "wonder:the_sphinx:altar", "begin:0"
    )
    assert game.waiting == (ANNA,)
    card = next(choice for choice in sorted(options(game)) if choice.startswith("discard"))
    assert after(game, card).waiting == (BORIS,)


@pytest.mark.rule("DUEL-TURN-05")
def test_extra_turns_can_follow_one_another() -> None:
    wonders = ["the_sphinx", "piraeus", "the_hanging_gardens"]
    game = table(city(wonders=wonders, coins=RICH), cards=["walls", "statue", "temple", "forum", "brewery"])
    for wonder, card in zip(wonders, ["walls", "statue", "temple"], strict=True):
        game = after(game, f"wonder:{wonder}:{card}")
        assert game.waiting == (ANNA,)
    assert after(game, "discard:forum").waiting == (BORIS,)


@pytest.mark.rule("DUEL-TURN-06")
def test_a_player_without_coins_can_always_discard() -> None:
    game = table(city(coins=0), cards=["walls", "customs_house"])
    assert options(game) == {"discard:walls", "discard:customs_house"}
    assert after(game, "discard:walls").waiting == (BORIS,)
