"""Chapter TEMPLE: the Grand Temples."""

import pytest

from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    cards_of,
    city,
    coins,
    gained,
    options,
    points,
    price,
    refusal,
    view,
)
from tests.rules.pantheon.table import MYTHOLOGIES, table

TEMPLES = [f"{mythology}_grand_temple" for mythology in MYTHOLOGIES]


@pytest.mark.rule("PAN-TEMPLE-01")
@pytest.mark.parametrize("mythology", MYTHOLOGIES)
def test_a_token_of_the_mythology_makes_the_temple_free(mythology: str) -> None:
    temple = f"{mythology}_grand_temple"
    game = table(city(mythology=[mythology], coins=0), age=3, cards=[temple, "obelisk"])
    explained = game.explain(ANNA, f"build:{temple}")
    assert explained.allowed
    assert explained.price is not None
    assert (explained.price.coins, explained.price.chain) == (0, mythology)
    assert temple in cards_of(after(game, f"build:{temple}"), ANNA)
    others = [name for name in MYTHOLOGIES if name != mythology]
    poor = table(city(mythology=others, coins=0), age=3, cards=[temple, "obelisk"])
    assert refusal(poor, f"build:{temple}") == "DUEL-BUILD-12"


@pytest.mark.rule("PAN-TEMPLE-02")
def test_a_temple_can_be_paid_with_production_and_trade() -> None:
    anna = city("quarry", "stone_pit", "shelf_quarry", "glassworks", coins=2)
    game = table(anna, age=3, cards=["greek_grand_temple", "obelisk"])
    assert price(game, "build:greek_grand_temple") == 2  # the papyrus is bought
    assert coins(after(game, "build:greek_grand_temple"), ANNA) == 0
    rich = table(city(coins=10), age=3, cards=["greek_grand_temple", "obelisk"])
    assert price(rich, "build:greek_grand_temple") == 10
    more = table(city(coins=15), city("drying_room"), age=3, cards=["greek_grand_temple", "obelisk"])
    assert price(more, "build:greek_grand_temple") == 11


@pytest.mark.rule("PAN-TEMPLE-03")
@pytest.mark.parametrize(("built", "worth"), [(0, 0), (1, 5), (2, 12), (3, 21)])
def test_points_by_the_number_of_temples(built: int, worth: int) -> None:
    game = table(city(*TEMPLES[:built]), age=3)
    assert points(game, ANNA, "temples") == worth


@pytest.mark.rule("PAN-TEMPLE-03")
def test_each_city_counts_its_own_temples() -> None:
    game = table(city(*TEMPLES[:2]), city(TEMPLES[2]), age=3)
    assert [points(game, seat, "temples") for seat in (ANNA, BORIS)] == [12, 5]
    assert points(game, ANNA) - points(table(age=3), ANNA) == 12


@pytest.mark.rule("PAN-TEMPLE-04")
def test_a_token_of_the_opponent_does_not_help() -> None:
    cards = ["greek_grand_temple", "obelisk"]
    game = table(city(coins=0), city(mythology=["greek"]), age=3, cards=cards)
    assert "build:greek_grand_temple" not in options(game)
    assert price(game, "build:greek_grand_temple", BORIS) == 0


@pytest.mark.rule("PAN-TEMPLE-05")
def test_urbanism_pays_for_a_temple_built_through_a_token() -> None:
    cards = ["greek_grand_temple", "obelisk"]
    game = table(city(mythology=["greek"], progress=["urbanism"], coins=0), age=3, cards=cards)
    assert gained(game, "build:greek_grand_temple") == 4
    paid = table(city(progress=["urbanism"], coins=10), age=3, cards=cards)
    assert gained(paid, "build:greek_grand_temple") == -10


@pytest.mark.rule("PAN-TEMPLE-06")
def test_temples_are_cards_like_any_other() -> None:
    cards = ["greek_grand_temple", "obelisk"]
    game = table(city(wonders=["the_sphinx"], coins=50), age=3, cards=cards)
    assert gained(game, "discard:greek_grand_temple") == 2
    assert view(game)["pyramid"][0]["card"] == "greek_grand_temple"
    discarded = after(game, "discard:greek_grand_temple")
    assert view(discarded)["discard"] == ["greek_grand_temple"]
    under = after(game, "wonder:the_sphinx:greek_grand_temple")
    assert view(under)["cities"][ANNA]["wonders"][0]["card"] == "greek_grand_temple"
    assert points(under, ANNA, "temples") == 0


@pytest.mark.rule("PAN-TEMPLE-06")
def test_temples_have_a_back_of_their_own() -> None:
    pyramid = [None, None, {"card": "greek_grand_temple", "back": "grand_temple"}, *[None] * 17]
    pyramid[5] = {"card": "obelisk"}
    game = table(age=3, pyramid=pyramid)
    assert view(game, ANNA)["pyramid"][2] == {"back": "grand_temple", "open": False}
