"""Chapters BUILD, COST, PROD: structures, their cost, own production."""

import pytest

from tests.rules.classic_table import (
    CONTENT,
    after,
    city,
    coins,
    laid,
    open_city,
    options,
    position,
    refused,
    spent,
)
from tests.rules.seven_wonders.table import CARDS


@pytest.mark.rule("SW-BUILD-01")
def test_a_structure_is_paid_and_stays_for_the_rest_of_the_game() -> None:
    game = after(laid(city("press_1", coins=0), hand=["scriptorium"]), "build:scriptorium")
    while not game.over:
        assert {"press_1", "scriptorium"} <= set(open_city(game)["cards"])
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[-1])
    assert {"press_1", "scriptorium"} <= set(open_city(game)["cards"])


@pytest.mark.rule("SW-BUILD-02")
def test_no_two_structures_of_one_name() -> None:
    game = laid(city("loom_1", "altar"), players=6, age=2, hand=["loom_2"])
    assert not options(game, "build:loom_2")
    assert refused(game, "build:loom_2") == "SW-BUILD-02"
    twin = laid(city("altar", wonder="olympia_a", stages=2), players=5, hand=["altar"])
    assert not options(twin, "build:altar")
    # Not by a chain either; several of a color or with the same effect are allowed.
    temple = laid(city("altar", "temple"), players=6, age=2, hand=["temple", "statue"])
    assert not options(temple, "build:temple")
    assert "build:clay_pool" in options(laid(city("clay_pit"), hand=["clay_pool"]))


@pytest.mark.rule("SW-BUILD-03")
def test_a_double_may_mark_a_stage_or_be_discarded() -> None:
    game = laid(city("loom_1", "clay_pool", wonder="babylon_a"), players=6, age=2, hand=["loom_2"])
    assert options(game) >= {"stage:loom_2", "discard:loom_2"}


@pytest.mark.rule("SW-BUILD-04")
def test_seven_colours_and_where_they_are() -> None:
    assert {card.color for card in CARDS.values()} == {
        "brown", "grey", "blue", "green", "yellow", "red", "purple",
    }  # fmt: skip
    late = {card.color for card in CARDS.values() if card.age == 3}
    assert late == {"blue", "green", "yellow", "red", "purple"}
    assert {card.age for card in CARDS.values() if card.color == "purple"} == {3}
    assert sum(card.color == "purple" for card in CARDS.values()) == 10


@pytest.mark.rule("SW-COST-01")
def test_a_structure_without_a_cost_is_free() -> None:
    game = laid(city(coins=0), hand=["marketplace", "east_trading_post"])
    assert options(game, "build") >= {"build:marketplace", "build:east_trading_post"}
    assert spent(game, "build:marketplace") == 0


@pytest.mark.rule("SW-COST-02")
def test_a_coin_cost_goes_to_the_bank() -> None:
    game = laid(city(coins=1), hand=["timber_yard"])
    done = after(game, "build:timber_yard")
    assert [coins(done, n) for n in range(3)] == [0, 6, 6]
    broke = laid(city(coins=0), players=6, hand=["timber_yard", "mine"])
    assert not options(broke, "build:timber_yard") | options(broke, "build:mine")
    with_coins = {card.id for card in CARDS.values() if card.cost.coins}
    assert with_coins == {
        card.id for card in CARDS.values() if card.color == "brown" and card.cost.coins == 1
    }


@pytest.mark.rule("SW-COST-03")
def test_giza_of_the_rulebook_builds_barracks_and_scriptorium_but_no_aqueduct() -> None:
    giza = ("stone_pit", "clay_pool", "ore_vein", "press_1", "loom_1")
    game = laid(city(*giza, wonder="giza_a", coins=0), hand=["barracks", "scriptorium"])
    assert options(game, "build") >= {"build:barracks", "build:scriptorium"}
    later = laid(city(*giza, wonder="giza_a", coins=0), age=2, hand=["aqueduct"])
    assert not options(later, "build:aqueduct")
    # Each unit separately: one own, one bought on the left, one on the right.
    trading = laid(
        city(wonder="giza_a", coins=4), city("stone_pit"), city("quarry"), age=2, hand=["aqueduct"]
    )
    assert "build:aqueduct@left=2,right=2" in options(trading)


@pytest.mark.rule("SW-COST-04")
def test_coin_cost_and_trade_together_may_not_exceed_the_treasury() -> None:
    # Aqueduct: three stone, all bought.
    cities = city("stone_pit"), city("quarry")
    assert not options(laid(city(coins=5), *cities, age=2, hand=["aqueduct"]), "build:aqueduct")
    poor = laid(city(coins=5), *cities, age=2, hand=["aqueduct"])
    assert refused(poor, "build:aqueduct") == "SW-COST-04"
    assert options(laid(city(coins=6), *cities, age=2, hand=["aqueduct"]), "build:aqueduct")


@pytest.mark.rule("SW-PROD-01")
def test_where_production_comes_from() -> None:
    def builds(row: dict[str, object], card: str, age: int) -> bool:
        return bool(options(laid(row, age=age, hand=[card]), f"build:{card}"))

    assert builds(city(wonder="giza_a", coins=0), "baths", 1)
    assert builds(city("stone_pit", coins=0), "baths", 1)
    assert builds(city("press_1", coins=0), "scriptorium", 1)
    assert builds(city("forum", "lumber_yard", coins=0), "school", 2)
    assert builds(city("caravansery", "press_1", coins=0), "school", 2)
    assert builds(city("press_1", wonder="alexandria_a", stages=2, coins=0), "school", 2)
    assert not builds(city("press_1", wonder="alexandria_a", stages=1, coins=0), "school", 2)


@pytest.mark.rule("SW-PROD-02", "SW-TRADE-07")
def test_resources_are_there_again_every_turn_and_none_is_stored() -> None:
    game = laid(city("press_1", wonder="giza_a", coins=0), hand=["scriptorium"], hands={2: ["baths"]})
    done = after(game, "build:scriptorium")
    assert done.explain(0, "build:baths").price.coins == 0
    assert done.explain(0, "build:scriptorium").price.coins == 0
    # Two stone bought this turn are not available in the next one.
    trading = laid(city(wonder="giza_a", coins=9), city("quarry"), age=2, hand=["aqueduct"])
    bought = after(trading, "build:aqueduct")
    assert coins(bought) == 5
    assert bought.explain(0, "build:walls").price.coins == 4


@pytest.mark.rule("SW-PROD-03")
def test_a_producer_gives_one_unit_of_its_choice_a_turn() -> None:
    farm = laid(city("tree_farm", coins=0, wonder="giza_a"), players=6, hand=["stockade", "guard_tower"])
    assert options(farm, "build") >= {"build:stockade", "build:guard_tower"}
    # Wood or clay, and glass: never both wood and clay from the farm.
    temple = laid(
        city("tree_farm", "glassworks_1", wonder="giza_a", coins=0), players=6, age=2, hand=["temple"]
    )
    assert not options(temple, "build:temple")


@pytest.mark.rule("SW-PROD-04")
def test_brown_cards_of_age_two_give_two_units() -> None:
    doubles = {
        card.id: card.effects[0].count for card in CARDS.values() if card.color == "brown" and card.age == 2
    }
    assert doubles == {"sawmill": 2, "quarry": 2, "brickyard": 2, "foundry": 2}
    game = laid(city("quarry", wonder="giza_a", coins=0), age=2, hand=["aqueduct", "walls"])
    assert options(game, "build") >= {"build:aqueduct", "build:walls"}


@pytest.mark.rule("SW-PROD-05")
def test_alternatives_are_searched_not_taken_greedily() -> None:
    game = laid(city("tree_farm", "lumber_yard", "glassworks_1", wonder="giza_a", coins=0), players=6, age=2,
                 hand=["temple"])  # fmt: skip
    assert "build:temple" in options(game)
    # Three producers with a choice: only one assignment of the three works.
    chain = city("tree_farm", "excavation", "timber_yard", "glassworks_1", wonder="rhodes_a", coins=0)
    gardens = laid(chain, players=6, age=3, hand=["gardens"])
    assert "build:gardens" in options(gardens)


def test_all_base_cards_are_known() -> None:
    assert len(CARDS) == 78
    assert CONTENT.seating(3).hand_size == 7
    assert position(laid())["players"] == 3


@pytest.mark.rule("SW-CHAIN-01", "SW-STAGE-05")
def test_a_card_that_a_chain_makes_free_may_mark_a_stage_or_be_sold() -> None:
    game = laid(
        city("baths", "lumber_yard", "stone_pit", "clay_pool", wonder="rhodes_a", coins=4),
        age=2,
        hand=["aqueduct"],
    )
    assert {"build:aqueduct", "discard:aqueduct"} <= options(game)
    stages = {choice for choice in options(game) if choice.startswith("stage:aqueduct")}
    assert stages
    built = after(game, min(stages))
    assert open_city(built)["stages"] == 1
    assert "aqueduct" not in open_city(built)["cards"]
    assert position(built)["cities"][0]["markers"] == ["aqueduct"]
