"""Chapter COINS: leaders that bring coins."""

import pytest

import pharos
from tests.rules.classic_table import LEFT, RIGHT, after, city, coins, options, played, position, step
from tests.rules.leaders.table import WITH_CITIES, chosen, last_turn, paid, recruitment, table


def cost(leader: str) -> int:
    return paid(recruitment(city(coins=9), leaders=[leader]), f"recruit:{leader}")


@pytest.mark.rule("LEADERS-COINS-01")
def test_croesus_brings_six_coins_at_once() -> None:
    assert cost("croesus") == 1
    assert coins(after(recruitment(city(coins=1), leaders=["croesus"]), "recruit:croesus")) == 6


@pytest.mark.rule("LEADERS-COINS-02")
def test_nero_brings_two_coins_for_each_victory_token() -> None:
    assert cost("nero") == 1
    mine = city("stockade", leaders=["nero"], coins=0)
    assert coins(after(table(mine, turn=last_turn()))) == 3 + 2 * 2
    one = table(mine, city("barracks"), turn=last_turn())
    assert coins(after(one)) == 3 + 2
    assert coins(after(table(mine, turn=last_turn() - 1))) == 3
    without = table(city("stockade", coins=0), turn=last_turn())
    assert coins(after(without)) == 3


@pytest.mark.rule("LEADERS-COINS-03")
def test_xenophon_brings_two_coins_for_each_yellow_card() -> None:
    assert cost("xenophon") == 2
    mine = city(leaders=["xenophon"], coins=0)
    assert coins(after(table(mine, players=4, hand=["tavern"]), "build:tavern")) == 5 + 2
    assert coins(after(table(mine, hand=["marketplace"]), "build:marketplace")) == 2
    assert coins(after(table(mine, hand=["altar"]), "build:altar")) == 0
    assert coins(after(table(mine, hand=["marketplace"]), "discard:marketplace")) == 3


@pytest.mark.rule("LEADERS-COINS-04")
def test_vitruvius_brings_two_coins_for_each_chain() -> None:
    assert cost("vitruvius") == 1
    mine = city("baths", leaders=["vitruvius"], coins=0)
    game = table(mine, age=2, hand=["aqueduct"])
    assert coins(after(game, "build:aqueduct")) == 2
    free = table(mine, age=2, hand=["vineyard"], turn=4)
    assert coins(after(free, "build:vineyard")) == 0
    power = city(wonder="olympia_a", stages=2, leaders=["vitruvius"], coins=0)
    by_power = table(power, age=2, hand=["aqueduct"])
    assert coins(after(by_power, "build:aqueduct@power=olympia")) == 0
    revived = city("baths", wonder="halicarnassus_a", leaders=["vitruvius"], coins=0, stages=1)
    pile = table(
        revived | {"cards": ["baths", "foundry", "ore_vein"]}, age=2, hand=["walls"], discard=["aqueduct"]
    )
    asked = played(pile, "stage:walls")
    assert coins(chosen(asked, "revive:aqueduct")) == 0


@pytest.mark.rule("LEADERS-COINS-05")
def test_hatshepsut_brings_a_coin_for_each_neighbour_bought_from() -> None:
    assert cost("hatshepsut") == 2
    mine = city(wonder="ephesus_a", leaders=["hatshepsut"], coins=9)
    left, right = city("lumber_yard", "press_1", wonder="babylon_a"), city("loom_1", wonder="giza_a")
    one = table(mine, left, right, age=2, hand=["school"])
    # One wood from the left; papyrus is made at home.
    assert coins(after(one, "build:school")) == 9 - 2 + 1
    nothing = table(mine, left, right, hand=["altar"])
    assert coins(after(nothing, "build:altar")) == 9


@pytest.mark.rule("LEADERS-COINS-05")
def test_hatshepsut_with_three_units_left_and_one_right() -> None:
    mine = city("ore_vein", wonder="ephesus_a", leaders=["hatshepsut"], coins=10)
    left = city("clay_pool", "glassworks_1", wonder="babylon_a")
    game = table(mine, left, city("loom_1", wonder="giza_a"), age=3, hand=["pantheon"])
    done = after(game, "build:pantheon")
    assert (coins(done, LEFT), coins(done, RIGHT)) == (3 + 6 + 3, 3 + 2 + 3)
    assert coins(done) == 10 - 8 + 2


@pytest.mark.rule("LEADERS-COINS-05", "SW-BAB-05")
def test_the_last_card_of_babylon_is_a_turn_of_its_own_for_hatshepsut() -> None:
    mine = city(wonder="babylon_b", stages=2, leaders=["hatshepsut"], coins=9)
    left = city("stone_pit", "loom_1", wonder="giza_a")
    game = table(mine, left, age=1, turn=last_turn(), hand=["baths", "apothecary"])
    first = played(game, "build:baths")
    assert coins(first) == 9 - 2 + 1
    assert step(first) == "last_card"
    assert coins(chosen(first, "build:apothecary")) == 8 - 2 + 1
    # The position at that point says the same.
    again = pharos.from_position(position(first))
    assert coins(chosen(again, "build:apothecary")) == 8 - 2 + 1
    other = city("loom_1", wonder="rhodes_a")
    both = table(mine, city(wonder="giza_a"), other, age=1, turn=last_turn(), hand=["baths", "apothecary"])
    assert coins(chosen(played(both, "build:baths"), "build:apothecary")) == 9 - 2 + 1 - 2 + 1


@pytest.mark.rule("LEADERS-COINS-06")
def test_hatshepsuts_coin_pays_nothing_and_the_bank_is_no_neighbour() -> None:
    poor = city(leaders=["hatshepsut"], coins=1)
    assert not options(table(poor, hand=["stockade"]), "build:stockade")
    bank = city(leaders=["hatshepsut", "bilkis"], coins=9)
    game = table(bank, city(wonder="giza_a"), city(wonder="rhodes_a"), hand=["stockade"])
    assert coins(after(game, "build:stockade")) == 9 - 1


@pytest.mark.rule("LEADERS-COINS-07")
def test_a_purchase_for_nothing_still_counts() -> None:
    mine = city("marketplace", "clandestine_dock_west", leaders=["hatshepsut"], coins=4)
    game = table(mine, city("loom_1"), hand=["apothecary"], expansions=WITH_CITIES)
    done = after(game, "build:apothecary")
    assert (coins(done), coins(done, LEFT)) == (4 + 1, 3 + 3)


@pytest.mark.rule("LEADERS-COINS-05", "LEADERS-COINS-07")
def test_of_equal_ways_to_pay_the_one_with_two_neighbours_is_taken() -> None:
    # Textile and papyrus: both from the left for 0 + 1, or one of them from the right for 1 and one for 0.
    docks = ("marketplace", "clandestine_dock_west", "clandestine_dock_east")
    mine = city(*docks, leaders=["hatshepsut"], coins=4)
    both = city("loom_1", "press_1")
    game = table(
        mine,
        city("loom_1"),
        both | {"cards": ["press_1"]},
        age=1,
        hand=["apothecary"],
        expansions=WITH_CITIES,
    )
    done = after(game, "build:apothecary")
    assert coins(done) == 4 + 1
    two = table(
        city(*docks, "lumber_yard", leaders=["hatshepsut"], coins=4),
        city("loom_1"),
        city("press_1"),
        age=3,
        hand=["study"],
        expansions=WITH_CITIES,
    )
    assert paid(two, "build:study") == 0
    assert coins(after(two, "build:study")) == 4 + 2
