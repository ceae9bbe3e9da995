"""Chapters DOCK, WARE and BMKT: cheaper purchases, one more unit, one unit of a missing resource."""

import pytest

from tests.rules.cities.table import table
from tests.rules.classic_table import (
    LEFT,
    RIGHT,
    after,
    can_build,
    city,
    coins,
    options,
    played,
    position,
    refused,
)


@pytest.mark.rule("CITIES-DOCK-01")
@pytest.mark.parametrize(
    ("dock", "side"), [("clandestine_dock_west", LEFT), ("clandestine_dock_east", RIGHT)]
)
def test_a_dock_lowers_the_first_price_on_its_side(dock: str, side: int) -> None:
    for seller in (LEFT, RIGHT):
        rows = [city(dock, coins=2), city(), city()]
        rows[seller] = city("press_1")
        done = after(table(*rows, hand=["scriptorium"]), "build:scriptorium")
        paid = 1 if seller == side else 2
        assert (coins(done), coins(done, seller)) == (2 - paid, 3 + 3 + paid)


@pytest.mark.rule("CITIES-DOCK-01", "CITIES-DOCK-04")
def test_it_lowers_one_unit_a_turn_only() -> None:
    rows = [city("clandestine_dock_west", coins=6), city("quarry", wonder="giza_a"), city(wonder="ephesus_a")]
    game = table(*rows, age=2, hand=["walls"])
    done = after(game, "build:walls")
    assert (coins(done), coins(done, LEFT)) == (1, 3 + 3 + 5)
    price = game.explain(0, "build:walls").price
    assert price is not None
    assert sorted((buy.units, buy.price) for buy in price.bought) == [(1, 1), (2, 2)]
    assert (price.coins, price.paid_to) == (5, {LEFT: 5})


@pytest.mark.rule("CITIES-DOCK-02", "CITIES-DOCK-03")
def test_the_example_of_the_rulebook() -> None:
    mine = city("marketplace", "clandestine_dock_east", "stone_pit", coins=2)
    seller = city("loom_1", wonder="giza_a")
    game = table(mine, city(wonder="rhodes_a"), seller, age=2, hand=["library"])
    done = after(game, "build:library")
    assert (coins(done), coins(done, RIGHT)) == (0, 3 + 3 + 2)


@pytest.mark.rule("CITIES-DOCK-02", "CITIES-DOCK-05")
def test_with_a_discount_the_first_unit_is_free_and_cannot_be_refused() -> None:
    mine = city("marketplace", "clandestine_dock_west", coins=0)
    game = table(mine, city("press_1", coins=0), hand=["scriptorium"])
    assert options(game, "build:scriptorium") == {"build:scriptorium"}
    done = after(game, "build:scriptorium")
    assert (coins(done), coins(done, LEFT)) == (0, 0 + 3)
    post = city("west_trading_post", "clandestine_dock_west", coins=0)
    assert can_build(table(post, city("lumber_yard"), hand=["stockade"]), "stockade")
    olympia = city("clandestine_dock_west", wonder="olympia_b", stages=1, coins=0)
    assert can_build(
        table(olympia, city("ore_vein", wonder="giza_a"), city(wonder="ephesus_a"), hand=["barracks"]),
        "barracks",
    )


@pytest.mark.rule("CITIES-DOCK-02")
def test_the_price_never_goes_below_nothing() -> None:
    mine = city("marketplace", "clandestine_dock_west", coins=5)
    done = after(table(mine, city("press_1"), hand=["scriptorium"]), "build:scriptorium")
    assert coins(done) == 5
    assert coins(after(table(mine, city("press_1"), hand=["altar"]), "build:altar")) == 5


@pytest.mark.rule("CITIES-DOCK-04")
def test_both_docks_and_stages_too() -> None:
    mine = city("clandestine_dock_west", "clandestine_dock_east", wonder="giza_b", coins=2)
    rows = [mine, city("lumber_yard", wonder="rhodes_a"), city("sawmill", wonder="ephesus_a")]
    game = table(*rows, age=2)
    card = position(game)["hands"][0][0]
    assert options(game, f"stage:{card}") == {f"stage:{card}"}
    done = after(game, f"stage:{card}")
    assert [coins(done, n) for n in range(3)] == [0, 3 + 3 + 1, 3 + 3 + 1]
    again = after(done, sorted(options(done, "stage"))[0]) if options(done, "stage") else done
    assert again is done, "without coins nothing more is built"


@pytest.mark.rule("CITIES-DOCK-03", "CITIES-DOCK-04")
def test_a_rebate_makes_new_ways_to_pay() -> None:
    mine = city("clandestine_dock_west", coins=9)
    rows = [mine, city("quarry", wonder="giza_a"), city("stone_pit", wonder="ephesus_a")]
    game = table(*rows, age=2, hand=["walls"])
    assert options(game, "build:walls") == {"build:walls@left=5,right=0", "build:walls@left=3,right=2"}


@pytest.mark.rule("CITIES-DOCK-05")
def test_the_neighbour_gets_what_is_really_paid() -> None:
    game = table(city("clandestine_dock_east", coins=1), city(), city("press_1"), hand=["scriptorium"])
    done = played(game, "build:scriptorium")
    assert (coins(done), coins(done, RIGHT)) == (0, 3 + 3 + 1)


@pytest.mark.rule("CITIES-WARE-01")
def test_the_warehouse_gives_one_more_of_an_own_type() -> None:
    alone = {"coins": 0}
    mine = city("secret_warehouse", "glassworks_1", wonder="alexandria_a", stages=2, **alone)
    game = table(mine, city(coins=0), age=2)
    # The last stage takes two glass: the board and the glassworks have two already.
    assert options(game, "stage")
    glass = city("secret_warehouse", wonder="alexandria_a", stages=2, **alone)
    assert options(table(glass, age=2), "stage"), "two glass of one glass"
    without = city(wonder="alexandria_a", stages=2, **alone)
    assert not options(table(without, age=2), "stage")
    foundry = city("secret_warehouse", "foundry", wonder="giza_a", stages=0, **alone)
    stage = table(foundry, city(wonder="ephesus_a"), city(wonder="babylon_a"), age=3, hand=["fortifications"])
    assert can_build(stage, "fortifications"), "three ore of a foundry, and the stone of the board"


@pytest.mark.rule("CITIES-WARE-01")
def test_the_type_is_chosen_anew_each_turn() -> None:
    mine = city("secret_warehouse", "quarry", "foundry", wonder="ephesus_a", coins=0)
    game = table(mine, players=4, age=3, hand=["circus"], hands={3: ["fortifications"]})
    assert can_build(game, "circus"), "a third stone"
    assert can_build(after(game, "build:circus"), "fortifications"), "a third ore"
    both = city("secret_warehouse", "stone_pit", "ore_vein", wonder="ephesus_a", coins=0)
    lacking = table(
        both, city(wonder="petra_a", coins=0), city(wonder="babylon_a", coins=0), age=3, hand=["arena"]
    )
    assert can_build(lacking, "arena"), "a second stone"
    two_more = table(
        both,
        city(wonder="petra_a", coins=0),
        city(wonder="babylon_a", coins=0),
        age=3,
        hand=["craftsmens_guild"],
    )
    assert not can_build(two_more, "craftsmens_guild"), "not a stone and an ore as well"


@pytest.mark.rule("CITIES-WARE-02")
def test_yellow_and_black_cards_are_not_doubled() -> None:
    forum = city("secret_warehouse", "forum", wonder="rhodes_a", coins=0)
    game = table(forum, city(wonder="giza_a"), city(wonder="babylon_a"), age=3, hand=["traders_guild"])
    assert not can_build(game, "traders_guild")
    caravan = city("secret_warehouse", "caravansery", wonder="ephesus_b", coins=0)
    assert not options(table(caravan, city(wonder="rhodes_a"), city(wonder="babylon_a"), age=2), "stage")
    market = city("secret_warehouse", "black_market", wonder="ephesus_b", coins=0)
    assert not options(table(market, city(wonder="rhodes_a"), city(wonder="babylon_a"), age=2), "stage")


@pytest.mark.rule("CITIES-WARE-03")
def test_a_card_with_a_choice_may_give_one_and_the_warehouse_the_other() -> None:
    mine = city("secret_warehouse", "timber_yard", wonder="petra_a", coins=0)
    game = table(mine, city(wonder="rhodes_a"), city(wonder="babylon_a"), age=2)
    assert options(game, "stage"), "wood and stone"
    without = city("timber_yard", wonder="petra_a", coins=0)
    assert not options(table(without, city(wonder="rhodes_a"), city(wonder="babylon_a"), age=2), "stage")


@pytest.mark.rule("CITIES-WARE-04")
def test_stages_are_not_doubled() -> None:
    # Alexandria's second stage makes any raw material; the warehouse adds glass only.
    mine = city("secret_warehouse", wonder="alexandria_a", stages=2, coins=0)
    game = table(
        mine, city(wonder="rhodes_a", coins=0), city(wonder="babylon_a", coins=0), age=3, hand=["arena"]
    )
    assert not can_build(game, "arena")
    wood = table(
        mine,
        city(wonder="rhodes_a", coins=0),
        city(wonder="babylon_a", coins=0),
        age=1,
        hand=["stockade"],
        turn=5,
    )
    assert can_build(wood, "stockade")
    two = table(
        mine, city(wonder="rhodes_a", coins=0), city(wonder="babylon_a", coins=0), age=2, hand=["caravansery"]
    )
    assert not can_build(two, "caravansery")


@pytest.mark.rule("CITIES-WARE-05")
def test_nothing_for_sale_and_nothing_bought_is_doubled() -> None:
    seller = city("secret_warehouse", "press_1", wonder="giza_a")
    buyer = city(coins=9, wonder="ephesus_a", stages=2)
    game = table(buyer, seller, city(wonder="rhodes_a"), age=2)
    assert options(game, "stage"), "the board's papyrus and one bought"
    stone = table(city(coins=9, wonder="rhodes_b"), city("secret_warehouse", wonder="giza_a"), age=2)
    assert not options(stone, "stage"), "of three stone only one is sold"
    mine = city("secret_warehouse", coins=9, wonder="rhodes_b")
    assert not options(table(mine, city("stone_pit", wonder="giza_a"), age=2), "stage"), (
        "bought stone is not doubled"
    )


@pytest.mark.rule("CITIES-WARE-05")
def test_rome_alone_makes_nothing_to_double() -> None:
    rows = [city("secret_warehouse", wonder="rome_a", coins=0), city(coins=0), city(coins=0)]
    cards = ["stockade", "guard_tower", "barracks", "baths"]
    game = table(*rows, hand=cards, expansions=("leaders", "cities"))
    assert not [card for card in cards if can_build(game, card)]
    mine = city("secret_warehouse", "lumber_yard", wonder="rome_a", coins=0)
    doubled = table(
        mine, city(coins=0), city(coins=0), age=2, hand=["caravansery"], expansions=("leaders", "cities")
    )
    assert can_build(doubled, "caravansery")


@pytest.mark.rule("CITIES-BMKT-01")
def test_the_black_market_gives_what_is_not_made() -> None:
    mine = city("black_market", "sawmill", wonder="olympia_a", coins=0)
    game = table(
        mine, city(wonder="giza_a"), city(wonder="rhodes_a"), age=2, hand=["lair", "school", "forum"]
    )
    assert can_build(game, "lair"), "a glass"
    assert can_build(game, "school"), "a papyrus"
    assert not can_build(game, "forum"), "not two clay"
    wood = city("black_market", "lumber_yard", "loom_1", wonder="olympia_a", coins=0)
    poor = table(
        wood, city(wonder="giza_a"), city(wonder="ephesus_a"), age=3, hand=["arsenal", "brotherhood"]
    )
    assert can_build(poor, "arsenal"), "two wood and the cloth are made, the ore comes from the market"
    three = city("black_market", "lumber_yard", "press_1", "glassworks_1", wonder="olympia_a", coins=0)
    lacking = table(three, city(wonder="giza_a"), city(wonder="ephesus_a"), age=3, hand=["shipowners_guild"])
    assert not can_build(lacking, "shipowners_guild"), "a third wood is never given"


@pytest.mark.rule("CITIES-BMKT-01")
def test_it_never_gives_what_is_made_even_where_it_could_be_bought() -> None:
    mine = city("black_market", wonder="olympia_a", coins=1)
    seller = city("lumber_yard", wonder="giza_a")
    game = table(mine, seller, city(wonder="ephesus_a"), age=2, hand=["caravansery"])
    assert refused(game, "build:caravansery") == "SW-COST-04"


@pytest.mark.rule("CITIES-BMKT-01")
def test_it_gives_one_unit_a_turn() -> None:
    mine = city("black_market", wonder="olympia_a", coins=0)
    game = table(mine, city(wonder="giza_a"), city(wonder="ephesus_a"), age=2, hand=["library"])
    assert not can_build(game, "library")


@pytest.mark.rule("CITIES-BMKT-02")
def test_both_types_of_a_choice_count_as_made_but_not_yellow_cards() -> None:
    mine = city("black_market", "timber_yard", wonder="rhodes_a", coins=0)
    game = table(mine, city(wonder="babylon_a"), city(wonder="ephesus_a"), age=2)
    assert not options(game, "stage"), "two wood: the yard gives one and the market none"
    two = city("black_market", "forum", "sawmill", wonder="rhodes_a", coins=0)
    study = table(two, city(wonder="babylon_a"), city(wonder="olympia_a"), age=3, hand=["study"])
    assert can_build(study, "study"), "papyrus of the forum and cloth of the market"


@pytest.mark.rule("CITIES-BMKT-03")
def test_who_makes_everything_gets_nothing() -> None:
    early = ("ore_vein", "lumber_yard", "stone_pit", "clay_pool", "loom_1", "glassworks_1", "press_1")
    mine = city("black_market", *early, wonder="giza_b", coins=0)
    assert not options(table(mine, city(coins=0), age=2), "stage")
    less = city("black_market", *early[2:], wonder="giza_b", coins=0)
    assert not options(table(less, city(coins=0), age=2), "stage")


@pytest.mark.rule("CITIES-BMKT-03")
def test_its_unit_is_neither_sold_nor_doubled() -> None:
    seller = city("black_market", wonder="giza_a")
    buying = city("lumber_yard", wonder="rhodes_a", coins=9)
    buyer = table(buying, seller, city(wonder="babylon_a"), age=2, hand=["school"])
    assert not can_build(buyer, "school")
    mine = city("black_market", "secret_warehouse", wonder="ephesus_a", coins=0)
    game = table(mine, city(wonder="rhodes_a"), city(wonder="babylon_a"), age=2, hand=["caravansery"])
    assert not can_build(game, "caravansery"), "one wood of the market, no second one"


@pytest.mark.rule("CITIES-BMKT-04")
def test_stages_of_alexandria_do_not_stop_it() -> None:
    mine = city("black_market", wonder="alexandria_a", stages=2, coins=0)
    game = table(mine, city(wonder="rhodes_a"), city(wonder="babylon_a"), age=2, hand=["caravansery"])
    assert can_build(game, "caravansery"), "a wood of the stage and another of the market"
