"""Chapter GOD: Astarte, Baal and Tanit."""

import pytest

from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    asking,
    cards_of,
    city,
    city_of,
    coins,
    gained,
    options,
    points,
    price,
    refusal,
    view,
)
from tests.rules.pantheon.table import table


@pytest.mark.rule("PAN-GOD-ASTARTE-01")
def test_seven_coins_lie_on_astarte() -> None:
    game = after(table(gods={1: "astarte"}), "activate:astarte")
    assert coins(game, ANNA) == 17
    assert city_of(game, ANNA)["god_coins"] == 7


@pytest.mark.rule("PAN-GOD-ASTARTE-02")
def test_coins_on_astarte_are_never_lost() -> None:
    anna = city(coins=1, gods=["astarte"], god_coins=7)
    token = table(anna, city(coins=20), pawn=-5, age=3, cards=["pretorium", "obelisk"], turn=BORIS)
    game = after(token, "build:pretorium")
    assert (coins(game, ANNA), city_of(game, ANNA)["god_coins"]) == (0, 7)
    way = table(anna, city(wonders=["the_appian_way"], coins=40), turn=BORIS)
    game = after(way, "wonder:the_appian_way:rostrum")
    assert (coins(game, ANNA), city_of(game, ANNA)["god_coins"]) == (0, 7)
    siege = table(anna, city(progress=["poliorcetics"]), gods={6: "mars"}, turn=BORIS)
    game = after(siege, "activate:mars")
    assert (coins(game, ANNA), city_of(game, ANNA)["god_coins"]) == (0, 7)


@pytest.mark.rule("PAN-GOD-ASTARTE-03")
def test_coins_on_astarte_pay_after_the_treasury() -> None:
    anna = city(coins=1, gods=["astarte"], god_coins=7, wonders=["the_pyramids"])
    game = table(anna, cards=["customs_house", "barracks"], gods={1: "tanit"})
    card = after(game, "build:customs_house")
    assert (coins(card, ANNA), city_of(card, ANNA)["god_coins"]) == (0, 4)
    wonder = after(game, "wonder:the_pyramids:barracks")
    assert (coins(wonder, ANNA), city_of(wonder, ANNA)["god_coins"]) == (0, 0)
    god = after(game, "activate:tanit")
    assert (coins(god, ANNA), city_of(god, ANNA)["god_coins"]) == (12, 5)
    rich = table(city(coins=4, gods=["astarte"], god_coins=7), cards=["customs_house", "barracks"])
    assert city_of(after(rich, "build:customs_house"), ANNA)["god_coins"] == 7
    poor = table(city(coins=0, gods=["astarte"], god_coins=3), cards=["customs_house", "barracks"])
    assert options(poor, "build") == {"build:barracks"}
    assert refusal(poor, "build:customs_house") == "DUEL-BUILD-12"


@pytest.mark.rule("PAN-GOD-ASTARTE-04")
def test_coins_left_on_astarte_are_points_once() -> None:
    game = table(city(coins=5, gods=["astarte"], god_coins=7))
    assert points(game, ANNA, "gods") == 7
    assert points(game, ANNA, "coins") == 1
    later = after(
        table(city(coins=0, gods=["astarte"], god_coins=2), age=1, cards=["tavern", "altar"]), "build:tavern"
    )
    assert (coins(later, ANNA), city_of(later, ANNA)["god_coins"]) == (4, 2)


@pytest.mark.rule("PAN-GOD-BAAL-01")
def test_baal_takes_a_brown_or_grey_card() -> None:
    boris = city("quarry", "shelf_quarry", "press", "altar", "tavern")
    game = table(boris=boris, gods={1: "baal"}, cards=["walls", "rostrum"])
    assert price(game, "build:walls", ANNA) == 2 * (2 + 3)
    taken = after(game, "activate:baal")
    assert options(taken) == {"steal:quarry", "steal:shelf_quarry", "steal:press"}
    assert refusal(taken, "steal:altar") == "PAN-GOD-BAAL-01"
    taken = after(taken, "steal:shelf_quarry")
    assert "shelf_quarry" in cards_of(taken, ANNA)
    assert "shelf_quarry" not in cards_of(taken, BORIS)
    assert price(taken, "build:walls", ANNA) == 0
    assert price(taken, "build:walls", BORIS) == 4  # one stone is missing, Anna makes two


@pytest.mark.rule("PAN-GOD-BAAL-02")
def test_taking_a_card_is_not_building_it() -> None:
    game = table(boris=city("quarry"), gods={1: "baal"})
    assert gained(game, "activate:baal", "steal:quarry") == -3
    game = after(game, "activate:baal", "steal:quarry")
    assert asking(game) == "turn"
    assert game.waiting == (BORIS,)
    assert view(game)["pawn"] == 0


@pytest.mark.rule("PAN-GOD-BAAL-03")
def test_baal_without_a_card_to_take() -> None:
    game = after(table(boris=city("altar", "tavern"), gods={1: "baal"}), "activate:baal")
    assert game.waiting == (BORIS,)
    assert cards_of(game, ANNA) == set()
    for cards in (["glassworks", "press"], ["quarry", "brickyard"], ["press"], ["quarry"]):
        theirs = city("altar", "tavern", *cards)
        asked = after(table(boris=theirs, gods={1: "baal"}), "activate:baal")
        assert options(asked) == {f"steal:{card}" for card in cards}


@pytest.mark.rule("PAN-GOD-TANIT-01")
def test_tanit_brings_twelve_coins() -> None:
    assert gained(table(gods={1: "tanit"}), "activate:tanit") == 12 - 3
