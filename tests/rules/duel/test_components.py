"""Chapter COMP: what is in the box."""

from collections import Counter

import pytest

import pharos
from tests.rules.duel.table import CARDS, TOKENS, WONDERS, table
from tests.rules.duel_table import (
    ANNA,
    BORIS,
    CONTENT,
    after,
    cards_of,
    city,
    coins,
    options,
    pawn,
    points,
    won,
    wonders_of,
)


@pytest.mark.rule("DUEL-COMP-01")
def test_what_the_box_holds() -> None:
    decks = Counter(card.age for card in CARDS.values() if card.kind == "building")
    assert decks == {1: 23, 2: 23, 3: 20}
    assert sum(card.kind == "guild" for card in CARDS.values()) == 7
    assert len(WONDERS) == 12
    assert len(TOKENS) == 10
    assert len(CONTENT.track.tokens) == 4


@pytest.mark.rule("DUEL-COMP-02")
def test_the_track_has_nineteen_spaces_in_nine_zones() -> None:
    worth = [points(table(pawn=space, cards=["walls"]), ANNA, "military") for space in range(9)]
    assert [worth.count(value) for value in (0, 2, 5, 10)] == [1, 2, 3, 3]
    assert CONTENT.track.spaces == 19
    with pytest.raises(pharos.InvalidPosition):
        table(pawn=10, cards=["walls"])


@pytest.mark.rule("DUEL-COMP-02")
@pytest.mark.parametrize("first", [ANNA, BORIS])
def test_the_capitals_belong_to_seats_whoever_begins(first: int) -> None:
    forward = table(age=2, pawn=8, cards=["barracks"], turn=ANNA, first=first)
    assert pawn(after(forward, "build:barracks")) == 9
    assert won(after(forward, "build:barracks")) == ((ANNA,), "military")
    back = table(age=2, pawn=-8, cards=["barracks"], turn=BORIS, first=first)
    assert pawn(after(back, "build:barracks")) == -9
    assert won(after(back, "build:barracks")) == ((BORIS,), "military")


@pytest.mark.rule("DUEL-COMP-03")
def test_buildings_have_seven_colors() -> None:
    colors = Counter(card.color for card in CARDS.values())
    assert colors == {"brown": 9, "grey": 4, "blue": 14, "green": 12, "yellow": 13, "red": 14, "purple": 7}


@pytest.mark.rule("DUEL-COMP-04")
def test_age_three_has_no_raw_materials_and_alone_has_guilds() -> None:
    late = {card.color for card in CARDS.values() if card.age == 3}
    early = {card.color for card in CARDS.values() if card.age < 3}
    assert late == {"blue", "green", "yellow", "red", "purple"}
    assert early == {"brown", "grey", "blue", "green", "yellow", "red"}


@pytest.mark.rule("DUEL-COMP-05")
def test_a_city_is_buildings_and_built_wonders() -> None:
    game = table(city(wonders=["the_pyramids"]), cards=["statue", "aqueduct"])
    game = after(game, "build:statue", "discard:aqueduct")
    assert cards_of(game, ANNA) == {"statue"}
    assert wonders_of(game, ANNA, built=True) == set()
    assert points(game, ANNA, "wonders") == 0


@pytest.mark.rule("DUEL-COMP-06")
def test_the_bank_pays_more_than_the_pieces_in_the_box() -> None:
    game = after(table(city(coins=86), city(coins=86), cards=["brewery"]), "build:brewery")
    assert (coins(game, ANNA), coins(game, BORIS)) == (92, 86)


@pytest.mark.rule("DUEL-COMP-07")
def test_a_component_cannot_be_in_two_places() -> None:
    with pytest.raises(pharos.InvalidPosition, match="statue is in city 0 and in city 1"):
        table(city("statue"), city("statue"), cards=["walls"])
    with pytest.raises(pharos.InvalidPosition, match="piraeus is in city 0 and in city 1"):
        table(city(wonders=["piraeus"]), city(built=["piraeus"]), cards=["walls"])
    deal = pharos.new_game("duel", seed=1).deal
    ages = deal["ages"]
    assert isinstance(ages, list)
    ages[0][1] = ages[0][0]
    with pytest.raises(pharos.InvalidDeal):
        pharos.new_game("duel", deal=deal)


@pytest.mark.rule("DUEL-COMP-07")
def test_nothing_is_built_twice() -> None:
    game = after(table(cards=["statue", "walls", "temple"]), "build:statue", "discard:walls")
    assert "build:statue" not in options(game)
    with pytest.raises(pharos.IllegalChoice):
        game.choose(ANNA, "build:statue")
