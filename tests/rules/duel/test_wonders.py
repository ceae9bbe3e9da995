"""Chapter WONDER: building Wonders."""

from typing import Any

import pytest

import pharos
from tests.rules.duel.table import WONDERS, table
from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    cards_of,
    city,
    coins,
    gained,
    options,
    pawn,
    points,
    price,
    refusal,
    view,
    won,
    wonders_of,
)

FOUR = ["the_sphinx", "piraeus", "the_hanging_gardens", "the_great_lighthouse"]


@pytest.mark.rule("DUEL-WONDER-01")
def test_the_cost_of_the_wonder_is_paid_and_the_card_tucked() -> None:
    game = table(city("brickyard", "clay_pool", wonders=["the_colossus"], coins=2), cards=["customs_house"])
    assert price(game, "wonder:the_colossus:customs_house") == 2  # the glass; not the 4 coins of the card
    game = after(game, "wonder:the_colossus:customs_house")
    assert coins(game, ANNA) == 0
    assert pawn(game) == 2
    wonder = view(game, BORIS)["cities"][ANNA]["wonders"][0]
    assert wonder == {"id": "the_colossus", "built": True, "card": "customs_house"}


@pytest.mark.rule("DUEL-WONDER-01")
def test_the_card_must_be_available() -> None:
    game = table(city(wonders=["the_colossus"], coins=50), cards={0: "walls", 6: "statue"})
    assert options(game, "wonder") == {"wonder:the_colossus:statue"}
    assert refusal(game, "wonder:the_colossus:walls") == "DUEL-STRUCT-05"


@pytest.mark.rule("DUEL-WONDER-02")
def test_wonders_cost_four_or_five_units_and_no_coins() -> None:
    for wonder in WONDERS.values():
        assert sum(wonder.cost.resources.values()) in (4, 5)
        assert wonder.cost.coins == 0
        game = table(city(wonders=[wonder.id], coins=50), cards=["walls"])
        assert price(game, f"wonder:{wonder.id}:walls") in (8, 10)


@pytest.mark.rule("DUEL-WONDER-03")
def test_the_card_under_a_wonder_gives_nothing() -> None:
    game = table(
        city(wonders=["the_pyramids"], coins=50), cards=["shelf_quarry", "aqueduct", "walls", "brewery"]
    )
    with_quarry = after(game, "wonder:the_pyramids:shelf_quarry", "discard:brewery")
    assert price(with_quarry, "build:walls") == 4
    assert cards_of(with_quarry, ANNA) == set()
    assert view(with_quarry, ANNA)["discard"] == ["brewery"]
    with_aqueduct = after(game, "wonder:the_pyramids:aqueduct")
    assert points(with_aqueduct, ANNA, "civilian") == 0
    with_walls = after(game, "wonder:the_pyramids:walls")
    assert pawn(with_walls) == 0
    with_brewery = after(game, "wonder:the_pyramids:brewery")
    assert coins(with_brewery, ANNA) == 50 - 8
    assert gained(after(with_brewery, "discard:walls"), "discard:aqueduct") == 2  # no yellow card


@pytest.mark.rule("DUEL-WONDER-03")
def test_a_green_card_under_a_wonder_makes_no_pair() -> None:
    game = table(city("workshop", wonders=["the_pyramids"], coins=50), board=["law"], cards=["laboratory"])
    assert after(game, "wonder:the_pyramids:laboratory").waiting == (BORIS,)


def seventh(wonder: str = "the_colossus", left: str = "the_pyramids", **more: Any) -> pharos.Game:
    """Boris has built four Wonders, Anna two; she can build the seventh."""
    anna = city(built=["circus_maximus", "the_statue_of_zeus"], wonders=[wonder, left], coins=60)
    return table(anna, city(built=FOUR, coins=20), cards=["walls", "statue", "forum"], **more)


@pytest.mark.rule("DUEL-WONDER-04")
def test_the_eighth_wonder_leaves_the_game() -> None:
    game = after(seventh(), "wonder:the_colossus:walls")
    assert wonders_of(game, ANNA) == {"circus_maximus", "the_statue_of_zeus", "the_colossus"}
    game = after(game, "discard:statue")
    assert options(game) == {"build:forum", "discard:forum"}


@pytest.mark.rule("DUEL-WONDER-04")
def test_it_leaves_also_when_it_belongs_to_the_opponent() -> None:
    anna = city(
        built=["circus_maximus", "the_statue_of_zeus", "the_mausoleum"], wonders=["the_colossus"], coins=60
    )
    boris = city(built=FOUR[:3], wonders=[FOUR[3]], coins=60)
    game = table(anna, boris, cards=["walls", "statue", "forum"])
    game = after(game, "wonder:the_colossus:walls")
    assert wonders_of(game, BORIS) == set(FOUR[:3])
    assert not options(game, "wonder")


@pytest.mark.rule("DUEL-WONDER-04")
def test_six_wonders_leave_room_for_one_more() -> None:
    anna = city(built=["circus_maximus"], wonders=["the_colossus", "the_pyramids"], coins=60)
    game = table(anna, city(built=FOUR), cards=["walls", "statue", "forum"])
    game = after(game, "wonder:the_colossus:walls", "discard:statue")
    assert wonders_of(game, ANNA, built=False) == {"the_pyramids"}
    assert "wonder:the_pyramids:forum" in options(game)


@pytest.mark.rule("DUEL-WONDER-05")
def test_the_removed_wonder_counts_for_nothing() -> None:
    game = after(seventh(), "wonder:the_colossus:walls", "discard:statue")
    assert refusal(game, "wonder:the_pyramids:forum") == "DUEL-WONDER-06"
    assert points(game, ANNA, "wonders") == 3 + 3 + 3


@pytest.mark.rule("DUEL-WONDER-05")
def test_the_seventh_wonder_works_as_usual() -> None:
    game = after(seventh("the_appian_way"), "wonder:the_appian_way:walls")
    assert game.waiting == (ANNA,)  # an extra turn
    assert coins(game, ANNA) == 60 - 10 + 3
    assert coins(game, BORIS) == 17
    assert options(after(seventh("the_mausoleum", discard=["altar"]), "wonder:the_mausoleum:walls")) == {
        "revive:altar"
    }


@pytest.mark.rule("DUEL-WONDER-06")
def test_only_own_unbuilt_wonders_can_be_built() -> None:
    anna = city(wonders=["the_pyramids"], built=["the_colossus"], coins=60)
    game = table(anna, city(wonders=["the_sphinx"], coins=60), cards=["walls"])
    assert options(game, "wonder") == {"wonder:the_pyramids:walls", "wonder:the_pyramids:courthouse"}
    assert refusal(game, "wonder:the_sphinx:walls") == "DUEL-WONDER-06"
    assert refusal(game, "wonder:the_colossus:walls") == "DUEL-WONDER-06"


@pytest.mark.rule("DUEL-WONDER-06")
def test_at_most_one_wonder_in_a_turn() -> None:
    game = table(city(wonders=["the_pyramids", "the_colossus"], coins=60), cards=["walls", "statue"])
    assert after(game, "wonder:the_pyramids:walls").waiting == (BORIS,)


@pytest.mark.rule("DUEL-WONDER-07")
def test_economy_is_paid_before_the_loss() -> None:
    anna = city(wonders=["the_appian_way"], coins=60)
    game = after(
        table(anna, city(coins=0, progress=["economy"]), cards=["walls"]), "wonder:the_appian_way:walls"
    )
    assert coins(game, BORIS) == 10 - 3


@pytest.mark.rule("DUEL-WONDER-07")
def test_shields_come_before_the_choice_and_the_extra_turn_last() -> None:
    anna = city(wonders=["circus_maximus"], progress=["theology"], coins=60)
    game = table(anna, city("press", coins=20), pawn=2, cards=["walls", "statue"])
    game = after(game, "wonder:circus_maximus:walls")
    assert pawn(game) == 3
    assert coins(game, BORIS) == 18
    assert options(game) == {"destroy:press"}
    game = after(game, "destroy:press")
    assert game.waiting == (ANNA,)
    assert "build:statue" in options(game)


@pytest.mark.rule("DUEL-WONDER-07")
def test_the_eighth_wonder_is_gone_before_the_choices() -> None:
    game = after(seventh("the_mausoleum", discard=["altar"]), "wonder:the_mausoleum:walls")
    assert wonders_of(game, ANNA, built=False) == set()
    assert options(game) == {"revive:altar"}


@pytest.mark.rule("DUEL-WONDER-07")
def test_a_victory_comes_before_the_choices() -> None:
    anna = city(wonders=["circus_maximus"], coins=60)
    game = after(table(anna, city("press"), pawn=8, cards=["walls"]), "wonder:circus_maximus:walls")
    assert won(game) == ((ANNA,), "military")
    assert cards_of(game, BORIS) == {"press"}
