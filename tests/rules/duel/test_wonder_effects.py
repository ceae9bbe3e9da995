"""Chapter WND: the cost and effects of each Wonder."""

from typing import Any

import pytest

import pharos
from pharos.content import effects
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
    paid,
    pawn,
    points,
    price,
    refusal,
    tokens_of,
    view,
    won,
)

RICH = 60
COSTS = {
    "the_appian_way": {"papyrus": 1, "clay": 2, "stone": 2},
    "circus_maximus": {"glass": 1, "wood": 1, "stone": 2},
    "the_colossus": {"glass": 1, "clay": 3},
    "the_great_library": {"papyrus": 1, "glass": 1, "wood": 3},
    "the_great_lighthouse": {"papyrus": 2, "stone": 1, "wood": 1},
    "the_hanging_gardens": {"papyrus": 1, "glass": 1, "wood": 2},
    "the_mausoleum": {"papyrus": 1, "glass": 2, "clay": 2},
    "piraeus": {"clay": 1, "stone": 1, "wood": 2},
    "the_pyramids": {"papyrus": 1, "stone": 3},
    "the_sphinx": {"glass": 2, "clay": 1, "stone": 1},
    "the_statue_of_zeus": {"papyrus": 2, "clay": 1, "wood": 1, "stone": 1},
    "the_temple_of_artemis": {"papyrus": 1, "glass": 1, "stone": 1, "wood": 1},
}


def raised(wonder: str, boris: dict[str, object] | None = None, **more: Any) -> pharos.Game:
    """Anna has just built the Wonder with Walls; Forum and Statue are left."""
    anna = city(wonders=[wonder], coins=RICH)
    game = table(anna, boris, cards=["walls", "forum", "statue"], **more)
    return after(game, f"wonder:{wonder}:walls")


def income(wonder: str, boris: dict[str, object] | None = None) -> int:
    """The coins that the Wonder brought its builder."""
    return coins(raised(wonder, boris), ANNA) - RICH + 2 * sum(COSTS[wonder].values())


def worth(wonder: str) -> int:
    return points(raised(wonder), ANNA, "wonders")


@pytest.mark.rule("DUEL-WND-01")
def test_the_appian_way() -> None:
    game = raised("the_appian_way", city(coins=10))
    assert income("the_appian_way") == 3
    assert coins(game, BORIS) == 7
    assert game.waiting == (ANNA,)
    assert worth("the_appian_way") == 3


@pytest.mark.rule("DUEL-WND-02")
def test_the_appian_way_against_a_poor_opponent() -> None:
    assert coins(raised("the_appian_way", city(coins=2)), BORIS) == 0
    assert income("the_appian_way", city(coins=2)) == 3


@pytest.mark.rule("DUEL-WND-03")
def test_circus_maximus() -> None:
    game = raised("circus_maximus", city("press", "drying_room", "quarry", "altar"))
    assert pawn(game) == 1
    # glass, wood and stone of Boris do not matter for what is destroyed
    assert options(game) == {"destroy:press", "destroy:drying_room"}
    game = after(game, "destroy:press")
    assert cards_of(game, BORIS) == {"drying_room", "quarry", "altar"}
    assert view(game, BORIS)["discard"] == ["press"]
    assert worth("circus_maximus") == 3
    assert game.waiting == (BORIS,)


@pytest.mark.rule("DUEL-WND-04")
def test_the_colossus() -> None:
    game = raised("the_colossus")
    assert pawn(game) == 2
    assert worth("the_colossus") == 3
    assert game.waiting == (BORIS,)


@pytest.mark.rule("DUEL-WND-05")
def test_the_great_library() -> None:
    game = raised("the_great_library", box=["law", "economy", "strategy", "theology", "urbanism"])
    assert options(game) == {"library:law", "library:economy", "library:strategy"}
    game = after(game, "library:economy")
    assert tokens_of(game, ANNA) == {"economy"}
    assert set(view(game, ANNA)["box"]) == {"law", "strategy", "theology", "urbanism"}
    assert points(game, ANNA, "wonders") == 4
    assert game.waiting == (BORIS,)


@pytest.mark.rule("DUEL-WND-06")
def test_the_token_of_the_great_library_works_at_once() -> None:
    assert gained(raised("the_great_library", box=["agriculture"]), "library:agriculture") == 6
    assert gained(raised("the_great_library", box=["urbanism"]), "library:urbanism") == 6


@pytest.mark.rule("DUEL-WND-06")
def test_law_of_the_great_library_wins_as_the_sixth_symbol() -> None:
    five = ["scriptorium", "pharmacist", "workshop", "apothecary", "academy"]
    game = table(city(*five, wonders=["the_great_library"], coins=RICH), age=3, box=["law"], cards=["port"])
    assert won(after(game, "wonder:the_great_library:port", "library:law")) == ((ANNA,), "science")


@pytest.mark.rule("DUEL-WND-06")
def test_the_great_library_with_few_tokens_in_the_box() -> None:
    assert options(raised("the_great_library", box=["law", "economy"])) == {"library:law", "library:economy"}
    empty = raised("the_great_library", box=[])
    assert empty.waiting == (BORIS,)
    assert points(empty, ANNA, "wonders") == 4


@pytest.mark.rule("DUEL-WND-06")
def test_tokens_of_the_board_are_not_drawn() -> None:
    game = raised("the_great_library", board=["law", "economy"], box=["strategy", "theology", "urbanism"])
    assert options(game) == {"library:strategy", "library:theology", "library:urbanism"}
    assert refusal(game, "library:law") == "DUEL-WND-05"


@pytest.mark.rule("DUEL-WND-07")
def test_only_the_builder_sees_the_drawn_tokens() -> None:
    game = raised("the_great_library", box=["law", "economy", "strategy", "theology", "urbanism"])
    assert set(view(game, ANNA)["drawn"]) == {"law", "economy", "strategy"}
    for seat in (BORIS, None):
        assert "drawn" not in game.view(seat).data
    other = raised("the_great_library", box=["law", "theology", "urbanism", "strategy", "economy"])
    assert game.view(BORIS).data == other.view(BORIS).data
    assert after(game, "library:law").view(BORIS).data == after(other, "library:law").view(BORIS).data


@pytest.mark.rule("DUEL-WND-08")
def test_the_great_lighthouse() -> None:
    assert worth("the_great_lighthouse") == 4
    game = table(city(built=["the_great_lighthouse"]), cards=["rostrum", "statue", "courthouse"])
    assert price(game, "build:rostrum") == price(game, "build:statue") == 2
    assert price(game, "build:courthouse") == 4
    assert price(table(boris=city(built=["the_great_lighthouse"]), cards=["rostrum"]), "build:rostrum") == 4
    assert raised("the_great_lighthouse").waiting == (BORIS,)


@pytest.mark.rule("DUEL-WND-09")
def test_the_hanging_gardens() -> None:
    assert income("the_hanging_gardens") == 6
    assert worth("the_hanging_gardens") == 3
    assert raised("the_hanging_gardens").waiting == (ANNA,)


@pytest.mark.rule("DUEL-WND-10")
def test_the_mausoleum() -> None:
    game = raised("the_mausoleum", discard=["altar", "customs_house"])
    assert options(game) == {"revive:altar", "revive:customs_house"}
    assert paid(game, "revive:customs_house") == 0
    game = after(game, "revive:customs_house")
    assert cards_of(game, ANNA) == {"customs_house"}
    assert view(game, ANNA)["discard"] == ["altar"]
    assert points(game, ANNA, "wonders") == 2
    assert game.waiting == (BORIS,)


@pytest.mark.rule("DUEL-WND-11")
def test_the_mausoleum_with_an_empty_discard_pile() -> None:
    game = raised("the_mausoleum")
    assert game.waiting == (BORIS,)
    assert points(game, ANNA, "wonders") == 2
    devout = table(city(wonders=["the_mausoleum"], progress=["theology"], coins=RICH), cards=["walls"])
    assert after(devout, "wonder:the_mausoleum:walls").waiting == (ANNA,)


@pytest.mark.rule("DUEL-WND-12")
def test_the_mausoleum_must_build_and_may_take_any_card() -> None:
    anna = city(wonders=["the_mausoleum"], coins=RICH)
    game = table(anna, age=3, discard=["altar"], turn=BORIS, cards={0: "port", 1: "senate", 2: "arena"})
    game = after(game, "discard:arena", "wonder:the_mausoleum:senate")
    assert options(game) == {"revive:altar", "revive:arena"}
    assert refusal(game, "discard:port") == "DUEL-TURN-02"
    assert refusal(game, "skip") == "DUEL-TURN-02"


@pytest.mark.rule("DUEL-WND-13")
def test_destroyed_cards_can_be_revived() -> None:
    anna = city(wonders=["circus_maximus", "the_mausoleum"], coins=RICH)
    boris = city("press", wonders=["the_pyramids"], coins=RICH)
    removed = [["altar", "baths", "tavern"], ["brewery", "library", "school"], ["port", "arena", "senate"]]
    game = table(anna, boris, cards=["walls", "forum", "statue", "temple"], removed=removed)
    game = after(game, "wonder:circus_maximus:walls", "destroy:press", "wonder:the_pyramids:forum")
    game = after(game, "wonder:the_mausoleum:statue")
    assert options(game) == {"revive:press"}  # neither cards under Wonders nor removed cards


@pytest.mark.rule("DUEL-WND-13")
def test_a_card_destroyed_by_zeus_can_be_revived() -> None:
    anna = city(wonders=["the_statue_of_zeus", "the_mausoleum"], coins=RICH)
    game = table(anna, city("quarry"), cards=["walls", "forum", "statue", "temple"])
    game = after(game, "wonder:the_statue_of_zeus:walls", "destroy:quarry", "build:forum")
    assert options(after(game, "wonder:the_mausoleum:statue")) == {"revive:quarry"}


@pytest.mark.rule("DUEL-WND-14")
def test_a_revived_card_has_all_its_effects() -> None:
    assert gained(raised("the_mausoleum", discard=["brewery"]), "revive:brewery") == 6
    assert pawn(after(raised("the_mausoleum", discard=["barracks"]), "revive:barracks")) == 1
    chained = after(raised("the_mausoleum", discard=["theater"]), "revive:theater", "discard:forum")
    assert price(chained, "build:statue") == 0


@pytest.mark.rule("DUEL-WND-14")
def test_a_revived_green_card_completes_a_pair() -> None:
    anna = city("workshop", wonders=["the_mausoleum"], coins=RICH)
    game = table(anna, board=["law"], discard=["laboratory"], cards=["walls"])
    assert options(after(game, "wonder:the_mausoleum:walls", "revive:laboratory")) == {"progress:law"}


@pytest.mark.rule("DUEL-WND-14")
def test_a_revived_arena_counts_the_mausoleum() -> None:
    anna = city(built=["the_sphinx", "piraeus"], wonders=["the_mausoleum"], coins=RICH)
    game = after(table(anna, age=3, discard=["arena"], cards=["port"]), "wonder:the_mausoleum:port")
    assert gained(game, "revive:arena") == 6


@pytest.mark.rule("DUEL-WND-15")
def test_piraeus() -> None:
    assert raised("piraeus").waiting == (ANNA,)
    assert worth("piraeus") == 2
    game = table(city(built=["piraeus"]), cards=["temple", "courthouse", "caravansery"])
    assert price(game, "build:temple") == 2
    assert price(game, "build:courthouse") == 4
    assert price(game, "build:caravansery") == 4
    assert price(table(boris=city(built=["piraeus"]), cards=["temple"]), "build:temple") == 4


@pytest.mark.rule("DUEL-WND-16")
def test_the_pyramids() -> None:
    assert worth("the_pyramids") == 9
    assert raised("the_pyramids").waiting == (BORIS,)


@pytest.mark.rule("DUEL-WND-17")
def test_the_sphinx() -> None:
    assert worth("the_sphinx") == 6
    assert raised("the_sphinx").waiting == (ANNA,)


@pytest.mark.rule("DUEL-WND-18")
def test_the_statue_of_zeus() -> None:
    game = raised("the_statue_of_zeus", city("lumber_yard", "glassworks", "altar", "clay_pit"))
    assert pawn(game) == 1
    assert options(game) == {"destroy:lumber_yard", "destroy:clay_pit"}
    game = after(game, "destroy:clay_pit")
    assert cards_of(game, BORIS) == {"lumber_yard", "glassworks", "altar"}
    assert view(game, ANNA)["discard"] == ["clay_pit"]
    assert worth("the_statue_of_zeus") == 3
    assert game.waiting == (BORIS,)


@pytest.mark.rule("DUEL-WND-19")
@pytest.mark.parametrize(("wonder", "other"), [("the_statue_of_zeus", "press"), ("circus_maximus", "quarry")])
def test_without_a_target_nothing_is_destroyed(wonder: str, other: str) -> None:
    game = raised(wonder, city(other))
    assert pawn(game) == 1
    assert points(game, ANNA, "wonders") == 3
    assert cards_of(game, BORIS) == {other}
    assert game.waiting == (BORIS,)


@pytest.mark.rule("DUEL-WND-20")
def test_a_card_must_be_destroyed() -> None:
    game = raised("the_statue_of_zeus", city("quarry"))
    assert options(game) == {"destroy:quarry"}
    assert refusal(game, "skip") == "DUEL-TURN-02"
    assert refusal(game, "discard:forum") == "DUEL-TURN-02"


@pytest.mark.rule("DUEL-WND-20")
@pytest.mark.parametrize(("wonder", "card"), [("the_statue_of_zeus", "quarry"), ("circus_maximus", "press")])
def test_a_military_victory_comes_before_the_choice(wonder: str, card: str) -> None:
    game = raised(wonder, city(card), pawn=8)
    assert won(game) == ((ANNA,), "military")
    assert cards_of(game, BORIS) == {card}


@pytest.mark.rule("DUEL-WND-21")
def test_a_destroyed_card_takes_its_production_with_it() -> None:
    game = table(
        city(wonders=["the_statue_of_zeus"], coins=RICH),
        city("shelf_quarry", "quarry", coins=9),
        cards=["rostrum", "walls", "statue"],
    )
    assert price(game, "build:walls", seat=BORIS) == 0
    game = after(game, "wonder:the_statue_of_zeus:rostrum", "destroy:shelf_quarry")
    assert price(game, "build:walls") == paid(game, "build:walls") == 2
    assert coins(game, BORIS) == 9


@pytest.mark.rule("DUEL-WND-21")
def test_a_destroyed_card_no_longer_counts() -> None:
    anna = city(wonders=["the_statue_of_zeus"], coins=RICH)
    boris = city("shipowners_guild", "quarry", "press", "sawmill", coins=9)
    game = table(anna, boris, age=3, cards={0: "port", 1: "senate", 2: "arena"})
    assert points(game, BORIS, "guilds") == 3
    game = after(game, "wonder:the_statue_of_zeus:arena", "destroy:quarry")
    assert points(game, BORIS, "guilds") == 2
    assert coins(game, BORIS) == 9  # coins it brought are kept
    assert gained(game, "build:port", seat=BORIS) + price(game, "build:port") == 2  # one brown card is left


@pytest.mark.rule("DUEL-WND-21")
def test_a_destroyed_grey_card_no_longer_counts_for_the_chamber_of_commerce() -> None:
    anna = city(wonders=["circus_maximus"], coins=RICH)
    boris = city("press", "drying_room", coins=9)
    game = table(anna, boris, age=3, cards={0: "chamber_of_commerce", 2: "arena"})
    game = after(game, "wonder:circus_maximus:arena", "destroy:press")
    built = "build:chamber_of_commerce"
    assert gained(game, built, seat=BORIS) + price(game, built) == 3


@pytest.mark.rule("DUEL-WND-22")
def test_the_temple_of_artemis() -> None:
    assert income("the_temple_of_artemis") == 12
    assert worth("the_temple_of_artemis") == 0
    assert raised("the_temple_of_artemis").waiting == (ANNA,)


@pytest.mark.rule("DUEL-WND-23")
def test_the_costs_of_the_wonders() -> None:
    assert {wonder.id: dict(wonder.cost.resources) for wonder in WONDERS.values()} == COSTS


@pytest.mark.rule("DUEL-WND-23")
@pytest.mark.parametrize("wonder", sorted(COSTS))
def test_the_costs_in_play(wonder: str) -> None:
    # against one symbol of clay and papyrus, two of wood and glass and three of stone
    symbols = {"clay": 1, "wood": 2, "stone": 3, "glass": 2, "papyrus": 1}
    boris = city("clay_pool", "sawmill", "quarry", "shelf_quarry", "glassworks", "glass_blower", "press")
    game = table(city(wonders=[wonder], coins=RICH), boris, cards=["walls"])
    expected = sum(units * (2 + symbols[resource]) for resource, units in COSTS[wonder].items())
    assert price(game, f"wonder:{wonder}:walls") == expected


@pytest.mark.rule("DUEL-WND-01", "DUEL-WND-09", "DUEL-WND-15", "DUEL-WND-17", "DUEL-WND-22")
def test_five_wonders_grant_an_extra_turn() -> None:
    turns = {w.id for w in WONDERS.values() if any(isinstance(e, effects.ExtraTurn) for e in w.effects)}
    assert turns == {
        "the_appian_way",
        "the_hanging_gardens",
        "piraeus",
        "the_sphinx",
        "the_temple_of_artemis",
    }
