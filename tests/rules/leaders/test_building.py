"""Chapter BUILD: discounts, the bank, free guilds, free leaders, Solomon."""

import pytest

from tests.rules.classic_table import (
    LEFT,
    RIGHT,
    after,
    can_build,
    city,
    coins,
    open_city,
    options,
    played,
    position,
    refused,
    spent,
    step,
)
from tests.rules.leaders.table import WITH_CITIES, chosen, paid, recruitment, table

FAR = (city(wonder="giza_a"), city(wonder="rhodes_a"))
"""Neighbors that sell only stone and ore."""


def cost(leader: str) -> int:
    return paid(recruitment(city(coins=9), leaders=[leader]), f"recruit:{leader}")


@pytest.mark.rule("LEADERS-BUILD-01")
@pytest.mark.parametrize(
    ("leader", "price", "card", "made", "other"),
    [
        ("archimedes", 4, "school", ("press_1",), "temple"),
        ("hammurabi", 2, "temple", ("lumber_yard", "glassworks_1"), "school"),
        ("leonidas", 2, "stables", ("lumber_yard", "ore_vein"), "school"),
    ],
)
def test_a_color_costs_one_resource_less(
    leader: str, price: int, card: str, made: tuple[str, ...], other: str
) -> None:
    assert cost(leader) == price
    for leaders in ([], [leader]):
        mine = city(*made, wonder="alexandria_a", coins=0, leaders=leaders)
        assert can_build(table(mine, *FAR, age=2, hand=[card]), card) == bool(leaders)
    lacking_two = table(city(wonder="giza_b", coins=0, leaders=[leader]), age=2, hand=[card])
    assert not can_build(lacking_two, card)
    mine = city("lumber_yard", wonder="babylon_a", coins=0, leaders=[leader])
    assert not can_build(table(mine, *FAR, age=2, hand=[other]), other)


@pytest.mark.rule("LEADERS-BUILD-01")
def test_the_owner_chooses_what_is_dropped() -> None:
    # A temple costs clay, wood and glass; whichever one is missing can be ignored.
    for made, missing in (
        (("lumber_yard", "glassworks_1"), "clay"),
        (("clay_pool", "glassworks_1"), "wood"),
        (("clay_pool", "lumber_yard"), "glass"),
    ):
        mine = city(*made, wonder="giza_b", leaders=["hammurabi"], coins=0)
        game = table(mine, city(wonder="rhodes_a"), city(wonder="ephesus_a"), age=2, hand=["temple"])
        assert spent(game, "build:temple") == 0
        price = game.explain(0, "build:temple").price
        assert price is not None
        assert price.discounted == {missing: 1}


@pytest.mark.rule("LEADERS-BUILD-01")
def test_the_choice_of_what_is_dropped_gives_ways_to_pay() -> None:
    # Clay is for sale on the left, wood on the right: one is ignored and the other bought.
    mine = city("glassworks_1", wonder="giza_b", leaders=["hammurabi"], coins=2)
    game = table(mine, city(wonder="babylon_a"), city(wonder="olympia_a"), age=2, hand=["temple"])
    ways = {"build:temple@left=2,right=0", "build:temple@left=0,right=2"}
    assert options(game, "build:temple") == ways
    done = after(game, "build:temple@left=0,right=2")
    assert (coins(done, LEFT), coins(done, RIGHT)) == (3 + 3, 3 + 2 + 3)


@pytest.mark.rule("LEADERS-BUILD-01")
def test_imhotep_saves_one_resource_of_a_stage() -> None:
    assert cost("imhotep") == 3
    for leaders in ([], ["imhotep"]):
        mine = city("lumber_yard", wonder="giza_b", coins=0, leaders=leaders)
        game = table(mine, *[city(wonder="ephesus_a"), city(wonder="rhodes_a")], hand=["altar"])
        assert bool(options(game, "stage:altar")) == bool(leaders)
        phase = recruitment(mine, leaders=["sappho"])
        assert bool(options(phase, "stage:sappho")) == bool(leaders)
    school = table(city("press_1", wonder="giza_b", coins=0, leaders=["imhotep"]), age=2, hand=["school"])
    assert not can_build(school, "school")


@pytest.mark.rule("LEADERS-BUILD-02", "CITIES-FAQ-04")
def test_discounts_never_save_coins() -> None:
    petra = city(wonder="petra_a", stages=1, coins=6, leaders=["imhotep"])
    game = table(petra, hand=["altar"], expansions=WITH_CITIES)
    assert not options(game, "stage:")
    assert refused(game, "stage:altar") == "SW-COST-04"
    rich = table(petra | {"coins": 7}, hand=["altar"], expansions=WITH_CITIES)
    assert spent(rich, "stage:altar") == 7
    free = table(city(coins=4, leaders=["hammurabi"]), hand=["altar"])
    assert spent(free, "build:altar") == 0


@pytest.mark.rule("LEADERS-BUILD-03")
def test_bilkis_buys_one_resource_of_the_bank() -> None:
    assert cost("bilkis") == 4
    mine = city(wonder="giza_b", coins=1, leaders=["bilkis"])
    none_sell = (city(wonder="rhodes_a"), city(wonder="ephesus_a"))
    for card in ("stockade", "guard_tower", "apothecary", "workshop"):
        game = table(mine, *none_sell, hand=[card])
        assert spent(game, f"build:{card}") == 1
        price = game.explain(0, f"build:{card}").price
        assert price is not None
        assert [(purchase.seller, purchase.price) for purchase in price.bought] == [(None, 1)]
    assert not can_build(table(mine | {"coins": 0}, *none_sell, hand=["stockade"]), "stockade")
    two = table(mine | {"coins": 9}, *none_sell, age=2, hand=["caravansery"])
    assert not can_build(two, "caravansery")
    stage = table(
        city("lumber_yard", wonder="giza_b", coins=1, leaders=["bilkis"]), *none_sell, hand=["altar"]
    )
    assert spent(stage, "stage:altar") == 1


@pytest.mark.rule("LEADERS-BUILD-03")
def test_coins_of_the_cost_are_left_before_the_bank_is_paid() -> None:
    # The Gates of the City cost a coin and a wood; only the bank sells wood.
    mine = city(wonder="giza_b", leaders=["bilkis"])
    none_sell = (city(wonder="rhodes_a"), city(wonder="ephesus_a"))
    hand = ["gates_of_the_city"]
    poor = table(mine | {"coins": 1}, *none_sell, hand=hand, expansions=WITH_CITIES)
    assert not can_build(poor, "gates_of_the_city")
    game = table(mine | {"coins": 2}, *none_sell, hand=hand, expansions=WITH_CITIES)
    assert spent(game, "build:gates_of_the_city") == 2
    # Bought from a neighbor instead, the wood costs two coins in addition to the coin.
    near = (city("lumber_yard", wonder="rhodes_a"), city(wonder="ephesus_a"))
    two = table(mine | {"coins": 2}, *near, hand=hand, expansions=WITH_CITIES)
    three = table(mine | {"coins": 3}, *near, hand=hand, expansions=WITH_CITIES)
    assert options(two, "build:gates_of_the_city") == {"build:gates_of_the_city"}
    assert options(three, "build:gates_of_the_city") == {
        "build:gates_of_the_city@left=0,right=0",
        "build:gates_of_the_city@left=2,right=0",
    }


@pytest.mark.rule("LEADERS-BUILD-03")
def test_the_bank_is_a_third_seller() -> None:
    mine = city(wonder="giza_b", coins=5, leaders=["bilkis"])
    game = table(mine, city("lumber_yard", wonder="rhodes_a"), city(wonder="olympia_a"), hand=["stockade"])
    ways = {f"build:stockade@left={left},right={right}" for left, right in ((0, 0), (2, 0), (0, 2))}
    assert options(game, "build:stockade") == ways
    by_bank = after(game, "build:stockade@left=0,right=0")
    assert (coins(by_bank), coins(by_bank, LEFT), coins(by_bank, RIGHT)) == (4, 6, 6)
    by_left = after(game, "build:stockade@left=2,right=0")
    assert (coins(by_left), coins(by_left, LEFT), coins(by_left, RIGHT)) == (3, 8, 6)
    at_home = table(mine | {"cards": ["lumber_yard"]}, hand=["stockade"])
    assert options(at_home, "build:stockade") == {"build:stockade"}


@pytest.mark.rule("LEADERS-BUILD-03")
def test_every_named_way_with_the_bank_is_paid_as_it_says() -> None:
    # Two units are missing. Left sells wood, right sells both wood and clay; the bank sells one of the two.
    mine = city(wonder="giza_b", coins=9, leaders=["bilkis"])
    left, right = city("lumber_yard", wonder="rhodes_a"), city("clay_pool", wonder="olympia_a")
    game = table(mine, left, right, age=2, hand=["caravansery"])
    before = [coins(game, number) for number in range(3)]
    found = {}
    for choice in options(game, "build:caravansery"):
        ended = after(game, choice)
        paid_out = [before[number] - coins(ended, number) for number in (0, LEFT, RIGHT)]
        # the others have sold a card for 3 coins
        found[choice.partition("@")[2]] = (paid_out[0], -paid_out[1] - 3, -paid_out[2] - 3)
    # caravansery costs two wood
    assert found == {
        "left=0,right=2": (3, 0, 2),
        "left=2,right=0": (3, 2, 0),
        "left=2,right=2": (4, 2, 2),
    }
    poor = table(mine | {"coins": 3}, left, right, age=2, hand=["caravansery"])
    assert options(poor, "build:caravansery") == {
        "build:caravansery@left=0,right=2",
        "build:caravansery@left=2,right=0",
    }


@pytest.mark.rule("LEADERS-BUILD-04")
def test_ramses_makes_guilds_free() -> None:
    assert cost("ramses") == 5
    mine = city(wonder="giza_b", coins=0, leaders=["ramses"])
    game = table(mine, age=3, hand=["spies_guild", "palace", "university", "arena"])
    assert options(game, "build:") == {"build:spies_guild"}
    assert spent(game, "build:spies_guild") == 0
    assert not options(table(mine, age=2, hand=["brickyard", "stables", "forum", "school"]), "build:")
    price = game.explain(0, "build:spies_guild").price
    assert price is not None
    assert price.power == "ramses"
    assert refused(game, "build:spies_guild@left=2,right=0") == "LEADERS-BUILD-04"
    assert not can_build(table(mine | {"leaders": []}, age=3, hand=["spies_guild"]), "spies_guild")


@pytest.mark.rule("LEADERS-BUILD-05")
def test_maecenas_makes_later_leaders_free() -> None:
    game = recruitment(city(coins=1), leaders=["maecenas", "pericles"])
    assert options(game, "recruit:") == {"recruit:maecenas"}
    done = after(game, "recruit:maecenas")
    assert coins(done) == 0
    later = recruitment(city(coins=0, leaders=["maecenas"]), leaders=["pericles"], age=3)
    assert coins(after(later, "recruit:pericles")) == 0
    rome = city("clay_pool", "stone_pit", "loom_1", wonder="rome_b", stages=1, coins=0, leaders=["maecenas"])
    besides = played(table(rome, leaders=["pericles"], age=2, hand=["walls"]), "stage:walls")
    assert coins(chosen(besides, "recruit:pericles")) == 0


@pytest.mark.rule("LEADERS-BUILD-06")
def test_solomon_builds_a_card_of_the_pile_for_nothing() -> None:
    assert cost("solomon") == 3
    mine = city("altar", coins=3)
    pile = ["altar", "baths", "apothecary"]
    game = recruitment(mine, leaders=["solomon"], discard=pile, players=5)
    asked = played(game, "recruit:solomon")
    assert (step(asked), asked.waiting) == ("revive", (0,))
    assert options(asked) == {"revive:baths", "revive:apothecary", "skip"}
    assert refused(asked, "revive:altar") == "SW-BUILD-02"
    done = chosen(asked, "revive:baths")
    assert open_city(done)["cards"] == ["baths", "altar"]
    assert (coins(done), sorted(position(done)["discard"])) == (0, ["altar", "apothecary"])
    assert step(done) == "turn"
    declined = chosen(asked, "skip")
    assert (step(declined), open_city(declined)["cards"]) == ("turn", ["altar"])
    same = played(recruitment(mine, leaders=["solomon"], discard=["altar"], players=5), "recruit:solomon")
    assert step(same) == "turn"


@pytest.mark.rule("LEADERS-BUILD-07")
def test_with_an_empty_pile_solomon_is_lost() -> None:
    done = played(recruitment(city(coins=3), leaders=["solomon"], age=1), "recruit:solomon")
    assert (step(done), done.view(0).data["turn"]) == ("turn", 1)
    later = after(done)
    assert step(later) == "turn"


@pytest.mark.rule("LEADERS-BUILD-08")
def test_halicarnassus_is_before_solomon() -> None:
    mausoleum = city("ore_vein", wonder="halicarnassus_b", coins=9)
    solomon = city(coins=9)
    game = recruitment(
        solomon,
        mausoleum,
        city(wonder="rhodes_a"),
        leaders=["solomon"],
        leader_hands={1: ["sappho"]},
        discard=["altar", "theater"],
    )
    stage = sorted(options(game, "stage:sappho", 1))[0]
    asked = played(game, "recruit:solomon", {1: stage})
    assert (step(asked), asked.waiting) == ("revive", (1,))
    second = chosen(asked, "revive:altar", 1)
    assert (step(second), second.waiting) == ("revive", (0,))
    assert options(second) == {"revive:theater", "skip"}


@pytest.mark.rule("LEADERS-BUILD-08")
def test_solomon_is_before_a_copied_solomon() -> None:
    """The copy waits while the Mausoleum, Solomon and then the copy itself build, in their order."""
    copier = city("clay_pool", "lumber_yard", "glassworks_1", "loom_1", coins=9)
    mausoleum = city("ore_vein", "foundry", wonder="halicarnassus_b", leaders=["solomon"], coins=9)
    game = table(
        copier,
        mausoleum,
        age=3,
        hand=["courtesans_guild"],
        hands={1: ["palace"]},
        discard=["altar", "theater"],
    )
    asked = played(game, "build:courtesans_guild", {1: "stage:palace"})
    assert step(asked) == "copy"
    first = chosen(asked, "copy:solomon")
    assert (step(first), first.waiting) == ("revive", (1,))
    assert first.view(0).data["pending"] == [{"step": "revive", "cities": [0], "order": 2}]
    second = chosen(first, "skip", 1)
    assert (second.waiting, second.view(0).data["step_order"]) == ((0,), 2)
    # Solomon himself, of order 1, is between them.
    solomon = played(recruitment(city(coins=9), leaders=["solomon"], discard=["altar"]), "recruit:solomon")
    assert solomon.view(0).data["step_order"] == 1


@pytest.mark.rule("LEADERS-BUILD-09")
def test_cards_sold_in_the_same_turn_lie_in_the_pile() -> None:
    rome = city("clay_pool", "stone_pit", "loom_1", wonder="rome_b", stages=1, coins=9)
    game = table(rome, leaders=["solomon", "sappho"], age=2, hand=["walls"], hands={1: ["temple"]})
    besides = played(game, "stage:walls", {1: "discard:temple"})
    assert step(besides) == "extra_leader"
    asked = chosen(besides, "recruit:solomon")
    assert step(asked) == "revive"
    assert "revive:temple" in options(asked)
    assert not any(leader in str(options(asked)) for leader in ("sappho", "solomon"))
