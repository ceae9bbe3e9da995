"""Chapters TRADE and CHAIN: buying from neighbours, discounts, free structures."""

import pytest

from tests.rules.classic_table import LEFT, RIGHT, after, city, coins, laid, options, refused, spent
from tests.rules.seven_wonders.table import CARDS


@pytest.mark.rule("SW-TRADE-01")
def test_only_direct_neighbours_sell() -> None:
    seller = city("press_1")
    near = laid(city(), seller, players=5, hand=["scriptorium"])
    assert options(near, "build:scriptorium")
    far = laid(city(), city(), seller, players=5, hand=["scriptorium"])
    assert not options(far, "build:scriptorium")
    assert refused(far, "build:scriptorium") == "SW-TRADE-12"


@pytest.mark.rule("SW-TRADE-02")
def test_for_sale_are_the_board_and_brown_and_grey_cards() -> None:
    for seller, card in (
        (city(wonder="ephesus_a"), "scriptorium"),
        (city("press_1"), "scriptorium"),
        (city("lumber_yard"), "stockade"),
        (city("timber_yard"), "stockade"),
    ):
        assert options(laid(city(), seller, hand=[card]), f"build:{card}")


@pytest.mark.rule("SW-TRADE-03")
def test_yellow_cards_and_stages_sell_nothing() -> None:
    for seller in (
        city("caravansery"),
        city(wonder="alexandria_a", stages=2),
        city(wonder="alexandria_b", stages=2),
    ):
        game = laid(city("press_1", coins=9), seller, city(wonder="giza_a"), age=2, hand=["school"])
        assert not options(game, "build:school")
    for seller in (city("forum"), city(wonder="alexandria_b", stages=2)):
        game = laid(city("lumber_yard", coins=9), seller, city(wonder="giza_a"), age=2, hand=["school"])
        assert not options(game, "build:school")


@pytest.mark.rule("SW-TRADE-04", "SW-TRADE-06")
def test_the_university_of_the_rulebook() -> None:
    mine = city("lumber_yard", "glassworks_1", coins=4)
    game = laid(mine, city("sawmill"), city("press_1", wonder="giza_a"), age=3, hand=["university"])
    done = after(game, "build:university")
    assert (coins(done), coins(done, LEFT), coins(done, RIGHT)) == (0, 3 + 3 + 2, 3 + 3 + 2)
    price = game.explain(0, "build:university").price
    assert price is not None
    assert sorted((buy.resource, buy.units, buy.price, buy.seller) for buy in price.bought) == [
        ("papyrus", 1, 2, RIGHT),
        ("wood", 1, 2, LEFT),
    ]
    assert (price.produced, price.bank) == ({"wood": 1, "glass": 1}, 0)


@pytest.mark.rule("SW-TRADE-05")
def test_both_neighbours_buy_what_the_owner_uses_too() -> None:
    owner = city("loom_1", "quarry", coins=0)
    game = laid(
        owner,
        city(wonder="giza_a", coins=4),
        city("stone_pit", wonder="ephesus_a", coins=4),
        age=2,
        hands={0: ["library"], 1: ["aqueduct"], 2: ["walls"]},
    )
    done = after(
        game, "build:library", others={1: "build:aqueduct@left=0,right=4", 2: "build:walls@left=4,right=0"}
    )
    assert coins(done) == 8


@pytest.mark.rule("SW-TRADE-06")
def test_several_units_from_one_neighbour() -> None:
    assert (
        spent(laid(city(coins=6), city("quarry", wonder="giza_a"), age=2, hand=["walls"]), "build:walls") == 6
    )


@pytest.mark.rule("SW-TRADE-08")
def test_the_owner_is_not_asked() -> None:
    done = after(laid(city(coins=2), city("press_1"), hand=["scriptorium"]), "build:scriptorium")
    assert done.view(None).data["turn"] == 5
    assert coins(done, LEFT) == 8


@pytest.mark.rule("SW-TRADE-09")
def test_coins_earned_in_a_turn_cannot_be_spent_in_it() -> None:
    buyer = city(wonder="giza_a", coins=9)
    game = laid(
        city(coins=0, wonder="babylon_a"),
        buyer,
        city("brickyard"),
        age=2,
        hands={0: ["forum"], 1: ["courthouse"]},
    )
    assert not options(game, "build:forum")
    assert refused(game, "build:forum") == "SW-COST-04"


@pytest.mark.rule("SW-TRADE-10")
def test_the_buyer_chooses_the_seller_also_the_dearer_one() -> None:
    mine = city("west_trading_post", coins=3)
    game = laid(mine, city("lumber_yard"), city("timber_yard", wonder="giza_a"), hand=["stockade"])
    assert options(game, "build:stockade") == {
        "build:stockade@left=1,right=0",
        "build:stockade@left=0,right=2",
    }
    assert refused(game, "build:stockade") == "SW-TRADE-10"
    assert refused(game, "build:stockade@left=2,right=0") == "SW-TRADE-10"
    done = after(game, "build:stockade@left=0,right=2")
    assert (coins(done, LEFT), coins(done, RIGHT)) == (6, 8)


@pytest.mark.rule("SW-TRADE-10")
def test_only_ways_that_are_not_worse_than_another_are_offered() -> None:
    # Two wood: left at 1, right at 2; every split is useful, buying more than two units is not.
    mine = city("west_trading_post", wonder="rhodes_a", coins=9)
    game = laid(mine, city("sawmill"), city("lumber_yard", "timber_yard"), age=2, hand=["caravansery"])
    assert options(game, "build:caravansery") == {
        "build:caravansery@left=2,right=0",
        "build:caravansery@left=1,right=2",
        "build:caravansery@left=0,right=4",
    }


@pytest.mark.rule("SW-TRADE-11")
def test_either_resource_of_a_neighbours_card_but_one_unit_of_it() -> None:
    seller = city("timber_yard", wonder="alexandria_a")
    for card in ("stockade", "baths"):
        assert options(laid(city(), seller, hand=[card]), f"build:{card}")
    # Wood and stone are both needed, but it gives only one unit. The owner may use the card in the same turn,
    # too.
    builder = city("ore_vein", "foundry", wonder="ephesus_a", coins=9)
    game = laid(builder, seller, city(wonder="giza_a"), age=3, hand=["arena"])
    assert not [choice for choice in options(game, "build:arena") if "left=4" in choice]
    both = laid(city(coins=3), seller, hands={0: ["baths"], 1: ["stockade"]})
    done = after(both, "build:baths", others={1: "build:stockade"})
    assert coins(done, LEFT) == 3 + 2


@pytest.mark.rule("SW-TRADE-12")
def test_a_unit_is_sold_once_to_a_buyer_and_turn() -> None:
    one = laid(city("stone_pit", coins=9), city("timber_yard"), age=2, hand=["aqueduct"])
    assert refused(one, "build:aqueduct") == "SW-TRADE-12"
    two = laid(city("stone_pit", coins=9), city("quarry"), age=2, hand=["aqueduct"])
    assert options(two, "build:aqueduct")


@pytest.mark.rule("SW-TRADE-13")
def test_nothing_is_bought_that_is_not_missing() -> None:
    covered = laid(city("press_1", coins=9), city(wonder="ephesus_a"), hand=["scriptorium"])
    assert options(covered, "build:scriptorium") == {"build:scriptorium"}
    assert refused(covered, "build:scriptorium@left=2,right=0") == "SW-TRADE-10"
    # With a producer that has a choice only one of the two units is missing.
    half = city("timber_yard", "press_1", wonder="ephesus_b", coins=9)
    school = laid(half, city("lumber_yard"), age=2, hand=["school"])
    assert options(school, "build:school") == {"build:school"}
    assert spent(school, "build:school") == 0


@pytest.mark.rule("SW-TRADE-14")
def test_trade_serves_stages_too_and_never_a_discard() -> None:
    game = laid(city(wonder="ephesus_a", coins=4), city("quarry", wonder="giza_a"), age=2, hand=["forum"])
    assert spent(game, "stage:forum") == 4
    assert coins(after(game, "discard:forum")) == 4 + 3


@pytest.mark.rule("SW-TRADE-16")
def test_east_and_west_trading_posts() -> None:
    left, right = city("timber_yard", wonder="giza_a"), city("lumber_yard", "press_1")
    east = laid(city("east_trading_post", coins=9), left, right, hand=["stockade", "scriptorium"])
    assert options(east, "build:stockade") == {
        "build:stockade@left=2,right=0",
        "build:stockade@left=0,right=1",
    }
    assert spent(east, "build:scriptorium") == 2
    west = laid(city("west_trading_post", coins=9), left, right, hand=["stockade"])
    assert options(west, "build:stockade") == {
        "build:stockade@left=1,right=0",
        "build:stockade@left=0,right=2",
    }
    # From the next turn on, not in the turn in which it is built.
    fresh = laid(city(coins=9), left, city(), hand=["west_trading_post", "stockade"])
    assert fresh.explain(0, "build:stockade").price.coins == 2
    assert after(fresh, "build:west_trading_post").explain(0, "build:stockade").price.coins == 1


@pytest.mark.rule("SW-TRADE-17")
def test_marketplace() -> None:
    mine = city("marketplace", coins=9)
    sellers = city("press_1", "glassworks_1"), city("loom_1", "lumber_yard")
    game = laid(mine, *sellers, hand=["scriptorium", "workshop", "apothecary", "stockade"])
    assert [spent(game, f"build:{card}") for card in ("scriptorium", "workshop", "apothecary")] == [1, 1, 1]
    assert spent(game, "build:stockade") == 2


@pytest.mark.rule("SW-TRADE-18")
def test_discounts_do_not_add_up() -> None:
    mine = city("west_trading_post", "lumber_yard", wonder="olympia_b", stages=1, coins=9)
    game = laid(mine, city("stone_pit"), hand=["baths", "east_trading_post"])
    assert spent(game, "build:baths") == 1
    assert "build:east_trading_post" in options(game)


@pytest.mark.rule("SW-TRADE-19")
def test_a_discount_helps_its_owner_only_as_a_buyer() -> None:
    seller = city("west_trading_post", "east_trading_post", "marketplace", "lumber_yard", "press_1")
    game = laid(city(coins=9), seller, city(wonder="giza_a"), hand=["stockade", "scriptorium"])
    assert [spent(game, f"build:{card}") for card in ("stockade", "scriptorium")] == [2, 2]


@pytest.mark.rule("SW-CHAIN-01")
def test_chains_of_the_rulebook() -> None:
    for first, free, age in (
        ("scriptorium", "library", 2),
        ("scriptorium", "courthouse", 2),
        ("apothecary", "stables", 2),
        ("theater", "statue", 2),
        ("statue", "gardens", 3),
    ):
        game = laid(city(first, coins=0), age=age, hand=[free])
        assert options(game, f"build:{free}") == {f"build:{free}"}
        price = game.explain(0, f"build:{free}").price
        assert price is not None
        assert (price.chain, price.coins) == (first, 0)
    assert not options(laid(city(coins=0), age=2, hand=["stables"]), "build:stables")


@pytest.mark.rule("SW-CHAIN-02")
def test_chains_lead_from_the_age_before_and_any_named_structure_is_enough() -> None:
    for card in CARDS.values():
        assert all(CARDS[giver].age == card.age - 1 for giver in card.chain_from)
    assert not any(card.chain_from for card in CARDS.values() if card.age == 1)
    assert len(CARDS["forum"].chain_from) == 2
    for post in ("east_trading_post", "west_trading_post"):
        assert options(laid(city(post, coins=0), age=2, hand=["forum"]), "build:forum")


@pytest.mark.rule("SW-CHAIN-03")
def test_the_structure_must_stand_at_the_start_of_the_turn_whenever_it_was_built() -> None:
    # Built from the discard pile in age II, the Altar makes the Temple free from the next turn on.
    mine = city("clay_pool", "ore_vein", "foundry", wonder="halicarnassus_a", stages=1, coins=0)
    game = laid(mine, age=2, hand=["temple", "walls"], discard=["altar"])
    assert not options(game, "build:temple")
    done = after(game, "stage:walls")
    done.choose(0, "revive:altar")
    assert done.explain(0, "build:temple").price.chain == "altar"


@pytest.mark.rule("SW-CHAIN-04")
def test_a_chain_is_not_used_up() -> None:
    game = laid(city("scriptorium", coins=0), age=2, hand=["library"], hands={2: ["courthouse"]})
    done = after(game, "build:library")
    assert done.explain(0, "build:courthouse").price.chain == "scriptorium"


@pytest.mark.rule("SW-CHAIN-05")
def test_what_is_free_through_a_chain_is_offered_once_and_nothing_is_paid() -> None:
    mine = city("baths", "quarry", wonder="giza_a", coins=9)
    game = laid(mine, city("stone_pit"), city("timber_yard"), age=2, hand=["aqueduct"])
    assert options(game, "build:aqueduct") == {"build:aqueduct"}
    assert refused(game, "build:aqueduct@left=2,right=0") == "SW-CHAIN-05"


@pytest.mark.rule("SW-CHAIN-06")
def test_neighbours_and_markers_give_no_chain() -> None:
    mine = city(wonder="giza_a", coins=0, stages=1, markers=["scriptorium"])
    game = laid(mine, city("altar"), city(), age=2, hand=["library", "temple"])
    assert not options(game, "build:library") | options(game, "build:temple")
