"""Chapters ARMY, GAMBLE, ARCH, COUNT and PLAIN: effects of black cards except losses, diplomacy and masks."""

import pytest

from tests.rules.cities.table import BLACK, last_turn, owes, table
from tests.rules.classic_table import (
    CARDS,
    LEFT,
    RIGHT,
    after,
    city,
    coins,
    open_city,
    options,
    played,
    position,
    refused,
    score,
    settled,
    tokens,
)


def test_there_are_nine_black_cards_in_each_age() -> None:
    assert [sum(CARDS[card].age == age for card in BLACK) for age in (1, 2, 3)] == [9, 9, 9]


COSTS = {
    "residence": (0, {"clay": 1}),
    "hideout": (0, {}),
    "gates_of_the_city": (1, {"wood": 1}),
    "militia": (3, {}),
    "gambling_den": (0, {}),
    "clandestine_dock_west": (1, {}),
    "clandestine_dock_east": (1, {}),
    "pigeon_loft": (1, {"ore": 1}),
    "secret_warehouse": (2, {}),
    "architect_cabinet": (1, {"papyrus": 1}),
    "black_market": (0, {"ore": 1, "cloth": 1}),
    "consulate": (0, {"clay": 1, "papyrus": 1}),
    "gambling_house": (1, {}),
    "lair": (0, {"wood": 1, "glass": 1}),
    "mercenaries": (4, {"papyrus": 1}),
    "sepulcher": (0, {"stone": 1, "glass": 1, "cloth": 1}),
    "spy_ring": (2, {"clay": 1, "stone": 1}),
    "tabularium": (2, {"wood": 1, "ore": 1, "cloth": 1}),
    "brotherhood": (0, {"wood": 2, "ore": 1, "cloth": 1}),
    "builders_union": (0, {"clay": 1, "wood": 1, "glass": 1, "papyrus": 1}),
    "capitol": (2, {"clay": 2, "stone": 2, "glass": 1, "papyrus": 1}),
    "cenotaph": (0, {"clay": 2, "stone": 1, "glass": 1, "cloth": 1}),
    "contingent": (5, {"cloth": 1}),
    "embassy": (0, {"stone": 1, "papyrus": 1, "cloth": 1}),
    "secret_society": (0, {"stone": 1, "papyrus": 1}),
    "slave_market": (0, {"wood": 2, "ore": 2}),
    "torture_chamber": (3, {"ore": 2, "glass": 1}),
}


@pytest.mark.rule("CITIES-TURN-02", "CITIES-TURN-04")
@pytest.mark.parametrize("card", BLACK)
def test_what_each_black_card_costs(card: str) -> None:
    """A city without production buys everything from one neighbor who makes it all."""
    price, resources = COSTS[card]
    early = ("ore_vein", "lumber_yard", "stone_pit", "clay_pool", "loom_1", "glassworks_1", "press_1")
    late = ("foundry", "sawmill", "quarry", "brickyard") if CARDS[card].age > 1 else ()
    units = sum(resources.values())
    exact = price + 2 * units
    mine = city(wonder="rhodes_a", coins=exact, stages=0)
    seller = city(*early, *late, wonder="petra_a")
    # The own board makes one ore; the rest is bought.
    own = min(1, resources.get("ore", 0))
    mine["coins"] = exact - 2 * own
    game = table(mine, seller, city(wonder="ephesus_a", coins=0), age=CARDS[card].age, hand=[card], players=4)
    ways = [choice for choice in game.choices(0) if str(choice).startswith(f"build:{card}")]
    assert ways
    prices = [way.price for way in ways]
    assert all(way is not None and (way.coins, way.printed) == (exact - 2 * own, price) for way in prices)
    if exact - 2 * own:
        mine["coins"] -= 1
        game = table(
            mine, seller, city(wonder="ephesus_a", coins=0), age=CARDS[card].age, hand=[card], players=4
        )
        assert refused(game, f"build:{card}") == "SW-COST-04"


@pytest.mark.rule("CITIES-ARMY-01")
@pytest.mark.parametrize(
    ("card", "age", "shields", "rivals"),
    [
        ("militia", 1, 2, ("barracks",)),
        ("mercenaries", 2, 3, ("walls",)),
        ("contingent", 3, 5, ("walls", "stables")),
    ],
)
def test_armies_of_black_cards(card: str, age: int, shields: int, rivals: tuple[str, ...]) -> None:
    weaker, equal = city(*rivals), city(*rivals, *(["stockade"] if shields != 5 else ["guard_tower"]))
    assert tokens(after(table(city(card), weaker, age=age, turn=last_turn())))[0] == 2
    assert (
        tokens(after(table(city(card), equal, city("pawnshop"), age=age, turn=last_turn(), players=4)))[0]
        == 1
    )


@pytest.mark.rule("CITIES-ARMY-01")
def test_armies_are_no_red_cards() -> None:
    game = table(city("spies_guild"), city("militia", "mercenaries"), city("contingent"), age=3)
    assert score(game, "guilds") == 0
    assert score(table(city("spies_guild"), city("barracks"), age=3), "guilds") == 1


@pytest.mark.rule("CITIES-GAMBLE-01")
def test_the_gambling_den() -> None:
    done = after(table(players=5, hand=["gambling_den"]), "build:gambling_den")
    assert [coins(done, n) for n in range(5)] == [3 + 6, 6 + 1, 6, 6, 6 + 1]
    assert coins(after(done)) == 9 + 3, "it pays once"


@pytest.mark.rule("CITIES-GAMBLE-02")
def test_the_gambling_house() -> None:
    done = after(table(players=5, age=2, hand=["gambling_house"]), "build:gambling_house")
    assert [coins(done, n) for n in range(5)] == [3 - 1 + 9, 6 + 2, 6, 6, 6 + 2]


@pytest.mark.rule("CITIES-GAMBLE-03")
def test_coins_of_a_gambler_pay_losses_but_no_costs() -> None:
    rows = [city(coins=0), city(), city()]
    game = table(*rows, hand=["altar", "clandestine_dock_east"], hands={1: ["gambling_den"], 2: ["hideout"]})
    assert not options(game, "build:clandestine_dock_east")
    asked = played(game, "build:altar", {1: "build:gambling_den", 2: "build:hideout"})
    assert owes(asked)[0] == 1
    assert options(asked) == {"pay:0", "pay:1"}
    assert (coins(settled(asked)), open_city(settled(asked))["debt"]) == (0, 0)


@pytest.mark.rule("CITIES-ARCH-01")
def test_the_architect_makes_stages_free_of_resources() -> None:
    game = table(city("architect_cabinet", wonder="giza_b", coins=0), age=2)
    card = position(game)["hands"][0][0]
    assert f"stage:{card}" in options(game)
    price = game.explain(0, f"stage:{card}").price
    assert price is not None
    assert (price.coins, price.discounted) == (0, {"wood": 2})
    assert coins(after(game, f"stage:{card}")) == 0
    assert score(game, "cities") == 2


@pytest.mark.rule("CITIES-ARCH-01")
def test_it_works_from_the_turn_after_it_is_built() -> None:
    game = table(
        city("press_1", wonder="giza_b", coins=1),
        city(coins=0),
        city(coins=0),
        age=2,
        hand=["architect_cabinet"],
    )
    assert not options(game, "stage")
    assert options(after(game, "build:architect_cabinet"), "stage")


@pytest.mark.rule("CITIES-ARCH-02")
@pytest.mark.parametrize(("board", "price"), [("petra_a", 7), ("petra_b", 14)])
def test_the_coins_of_a_stage_are_still_paid(board: str, price: int) -> None:
    game = table(city("architect_cabinet", wonder=board, stages=1, coins=price), age=2)
    card = position(game)["hands"][0][0]
    assert coins(after(game, f"stage:{card}")) == 0
    poor = table(city("architect_cabinet", wonder=board, stages=1, coins=price - 1), age=2)
    assert refused(poor, f"stage:{card}") == "CITIES-ARCH-02"


@pytest.mark.rule("CITIES-ARCH-03")
def test_stages_are_still_built_in_order_one_for_each_card() -> None:
    game = table(city("architect_cabinet", wonder="giza_a", coins=0), age=2)
    for built in (1, 2, 3):
        game = after(game, sorted(options(game, "stage"))[0])
        assert open_city(game)["stages"] == built
        assert score(game, "wonders") == (3, 8, 15)[built - 1]
    assert not options(game, "stage")


@pytest.mark.rule("CITIES-COUNT-01")
def test_secret_society() -> None:
    mine = city("stone_pit", "press_1", "militia", "lair", coins=0)
    done = after(table(mine, city("hideout"), age=3, hand=["secret_society"]), "build:secret_society")
    assert coins(done) == 3
    assert score(done, "cities") == 3 + 3
    five = table(city("secret_society", "militia", "mercenaries", "contingent", "gambling_den"), age=3)
    assert score(five, "cities") == 5


@pytest.mark.rule("CITIES-COUNT-02")
def test_slave_market() -> None:
    mine = city("sawmill", "foundry", coins=0, victories=3, victory_points=7, defeats=2)
    done = after(
        table(mine, city(victories=1, victory_points=1), age=3, hand=["slave_market"]), "build:slave_market"
    )
    assert coins(done) == 3
    assert score(done, "cities") == 3
    later = table(city("slave_market", victories=5, victory_points=15), age=3)
    assert score(later, "cities") == 5


@pytest.mark.rule("CITIES-PLAIN-01")
@pytest.mark.parametrize(("card", "points"), [("gates_of_the_city", 4), ("tabularium", 6), ("capitol", 8)])
def test_plain_points(card: str, points: int) -> None:
    game = table(city(card), age=3)
    assert score(game, "cities") == points
    assert score(game, "civilian") == 0


@pytest.mark.rule("CITIES-TURN-05")
def test_neighbours_named_here_are_left_and_right() -> None:
    done = after(table(hand=["gambling_den"]), "build:gambling_den")
    assert coins(done, LEFT) == coins(done, RIGHT) == 3 + 3 + 1
