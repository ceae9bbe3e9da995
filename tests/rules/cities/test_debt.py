"""Chapters DEBT and LOSS: losses of the other players, coins or debt."""

import pytest

import pharos
from tests.rules.cities.table import WORKS, debt, last_turn, owes, table
from tests.rules.classic_table import (
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
    step,
)


@pytest.mark.rule("CITIES-DEBT-01")
def test_every_other_player_loses_and_the_builder_gets_nothing() -> None:
    game = table(players=5, hand=["hideout"])
    asked = played(game, "build:hideout")
    assert owes(asked) == {1: 1, 2: 1, 3: 1, 4: 1}
    assert asked.waiting == (1, 2, 3, 4)
    done = settled(asked)
    assert coins(done) == 3
    assert [coins(done, n) for n in range(1, 5)] == [5] * 4


@pytest.mark.rule("CITIES-DEBT-02")
def test_the_example_of_the_rulebook() -> None:
    rows = [city("lumber_yard", "glassworks_1"), city(coins=5), city(coins=1), city(coins=5)]
    game = table(*rows, players=4, age=2, hand=["lair"], hands={2: ["loom_2"]})
    asked = played(game, "build:lair", {2: "build:loom_2"})
    assert owes(asked) == {1: 2, 2: 2, 3: 2}
    assert options(asked, seat=1) == {"pay:0", "pay:1", "pay:2"}
    assert options(asked, seat=2) == {"pay:0", "pay:1"}
    done = settled(asked, {1: 2, 2: 1, 3: 0})
    assert [debt(done, n) for n in range(4)] == [0, 0, 1, 2]
    assert [coins(done, n) for n in range(1, 4)] == [5 + 3 - 2, 0, 5 + 3]


@pytest.mark.rule("CITIES-DEBT-02")
def test_who_has_no_coins_is_asked_all_the_same() -> None:
    game = table(city(coins=0), city(), hand=["altar"], hands={1: ["hideout"]})
    asked = played(game, "build:altar", {1: "build:hideout"})
    assert options(asked) == {"pay:0"}
    assert debt(settled(asked)) == 1


@pytest.mark.rule("CITIES-DEBT-02")
def test_more_than_the_loss_or_the_treasury_is_not_paid() -> None:
    game = table(city(coins=2), city("lumber_yard", "glassworks_1"), age=2, hands={1: ["lair"]})
    asked = played(game, others={1: "build:lair"})
    assert refused(asked, "pay:3") == "CITIES-DEBT-02"
    assert refused(asked, "build:altar") == "SW-RESOLVE-02"
    explained = asked.explain(0, "pay:2")
    assert explained.allowed
    assert explained.price is not None
    assert (explained.price.coins, explained.price.bank) == (2, 2)
    assert refused(game, "pay:1") == "SW-RESOLVE-02"
    with pytest.raises(pharos.IllegalChoice):
        asked.choose(0, "pay:5")


@pytest.mark.rule("CITIES-DEBT-03")
def test_a_card_sold_in_the_same_turn_pays_the_loss() -> None:
    game = table(city(coins=0), city(), hands={1: ["hideout"]})
    done = after(game, others={1: "build:hideout"})
    assert (coins(done), debt(done)) == (2, 0)


@pytest.mark.rule("CITIES-DEBT-03")
def test_income_of_the_same_turn_pays_the_loss() -> None:
    game = table(city(coins=0), city(), hand=["tavern"], hands={1: ["hideout"]}, players=4)
    assert coins(after(game, "build:tavern", others={1: "build:hideout"})) == 5 - 1


@pytest.mark.rule("CITIES-DEBT-04")
def test_losses_add_up_and_each_builder_is_spared_his_own_only() -> None:
    # Hideout from the discard pile and Lair from a hand, in one turn.
    first = city("foundry", "ore_vein", wonder="halicarnassus_a", stages=1)
    second = city("lumber_yard", "glassworks_1")
    game = table(first, second, city(), age=2, hands={1: ["lair"]}, discard=["hideout"])
    asked = played(game, "stage:" + position(game)["hands"][0][0], {1: "build:lair"})
    asked.choose(0, "revive:hideout")
    assert owes(asked) == {0: 2, 1: 1, 2: 3}


@pytest.mark.rule("CITIES-DEBT-04")
def test_the_player_decides_once_about_the_total() -> None:
    first = city(*WORKS, coins=9)
    second = city("ore_vein", "lumber_yard", "sawmill", "loom_1", coins=9)
    rows = [first, second, city(coins=9)]
    game = table(*rows, age=3, players=4, hand=["counterfeiters_guild"], hands={1: ["brotherhood"]})
    game = played(game, "build:counterfeiters_guild", {1: "build:brotherhood"})
    assert owes(game) == {0: 3, 1: 3, 2: 6, 3: 6}
    assert options(game, seat=2) == {f"pay:{n}" for n in range(7)}
    done = settled(game, {0: 0, 1: 1, 2: 4})
    assert [debt(done, n) for n in range(3)] == [3, 2, 2]


@pytest.mark.rule("CITIES-DEBT-05")
def test_debt_is_never_paid_back() -> None:
    game = table(city(coins=30, debt=4), city(debt=1))
    for _ in range(4):
        assert not options(game, "repay")
        game = after(game)
    assert (debt(game), debt(game, LEFT)) == (4, 1)


@pytest.mark.rule("CITIES-DEBT-06")
def test_each_debt_point_costs_a_point() -> None:
    game = table(city(coins=0, debt=7), city(debt=30))
    assert score(game, "debt") == -7
    assert score(game, "debt", 1) == -30
    assert score(game, "debt", 2) == 0
    assert score(game, "total") == -7


@pytest.mark.rule("CITIES-DEBT-07")
def test_debt_limits_nothing() -> None:
    free, owing = (
        table(city(coins=6, debt=d), city("press_1"), age=2, hand=["mercenaries"]) for d in (0, 25)
    )
    assert options(free) == options(owing)
    assert coins(after(free, "build:mercenaries")) == coins(after(owing, "build:mercenaries"))
    assert score(free, "treasury") == score(owing, "treasury")


@pytest.mark.rule("CITIES-DEBT-08")
def test_decisions_stay_sealed_until_the_last_is_in() -> None:
    game = played(table(players=4, hand=["hideout"]), "build:hideout")
    before = [game.view(seat).data for seat in (0, 2, 3)]
    one, other = game.copy(), game.copy()
    one.choose(1, "pay:0")
    other.choose(1, "pay:1")
    for n, seat in enumerate((0, 2, 3)):
        assert one.view(seat).data == other.view(seat).data
        assert one.view(seat).data["cities"] == before[n]["cities"]
    assert one.view(1).data != other.view(1).data
    for seat in (2, 3):
        one.choose(seat, "pay:1")
    assert debt(one, 1) == 1
    for seat in (3, 2):
        other.choose(seat, "pay:1")
    assert debt(other, 1) == 0


@pytest.mark.rule("CITIES-LOSS-01")
@pytest.mark.parametrize(
    ("card", "age", "points", "loss"), [("hideout", 1, 2, 1), ("lair", 2, 3, 2), ("brotherhood", 3, 4, 3)]
)
def test_hideout_lair_and_brotherhood(card: str, age: int, points: int, loss: int) -> None:
    works = city() if age == 1 else city(*WORKS) if age == 3 else city("lumber_yard", "glassworks_1")
    game = table(works, age=age, hand=[card])
    asked = played(game, f"build:{card}")
    assert owes(asked) == {1: loss, 2: loss}
    assert score(asked, "cities") == points


@pytest.mark.rule("CITIES-DEBT-03")
def test_what_was_settled_is_not_asked_for_again() -> None:
    builder = city("lumber_yard", "glassworks_1", "stone_pit", "loom_1")
    game = table(
        builder, city(), city(victories=1, victory_points=1), age=2, hand=["lair"], hands={1: ["sepulcher"]}
    )
    later = after(game, "build:lair")  # hands go to the right
    assert owes(played(later, "build:sepulcher")) == {2: 1}


@pytest.mark.rule("CITIES-LOSS-02")
@pytest.mark.parametrize(("card", "age", "points"), [("sepulcher", 2, 4), ("cenotaph", 3, 5)])
def test_tombs_cost_a_coin_for_each_victory_token(card: str, age: int, points: int) -> None:
    builder = city("brickyard", "quarry", "glassworks_1", "loom_1", victories=4, victory_points=4)
    one = city(victories=3, victory_points=5, defeats=2)
    other = city(victories=1, victory_points=3, defeats=1)
    game = table(builder, one, other, age=age, hand=[card])
    asked = played(game, f"build:{card}")
    assert owes(asked) == {1: 3, 2: 1}
    assert score(asked, "cities") == points


@pytest.mark.rule("CITIES-LOSS-03")
def test_tokens_of_the_conflict_that_follows_do_not_count() -> None:
    builder = city("brickyard", "quarry", "glassworks_1", "loom_1")
    strong = city("barracks", "stockade", victories=1, victory_points=1)
    game = table(builder, strong, age=2, turn=last_turn(), hand=["sepulcher"])
    asked = played(game, "build:sepulcher")
    assert owes(asked) == {1: 1}
    assert open_city(settled(asked), 1)["victories"] == 3


@pytest.mark.rule("CITIES-LOSS-04", "CITIES-LOSS-05")
def test_the_union_costs_a_coin_for_each_stage_also_of_the_same_turn() -> None:
    builder = city("sawmill", "brickyard", "glassworks_1", "press_1", wonder="rhodes_a", stages=2)
    one = city("stone_pit", wonder="giza_a", stages=0)
    other = city(wonder="babylon_a", stages=2)
    game = table(builder, one, other, age=3, hand=["builders_union"])
    stage = "stage:" + position(game)["hands"][1][0]
    asked = played(game, "build:builders_union", {1: stage})
    assert owes(asked) == {1: 1, 2: 2}
    assert score(asked, "cities") == 4


@pytest.mark.rule("CITIES-LOSS-06")
def test_who_loses_nothing_is_not_asked() -> None:
    builder = city("brickyard", "quarry", "glassworks_1", "loom_1")
    game = table(builder, city(defeats=3), city(victories=1, victory_points=1), age=2, hand=["sepulcher"])
    asked = played(game, "build:sepulcher")
    assert asked.waiting == (RIGHT,)
    nobody = played(table(builder, city(defeats=3), age=2, hand=["sepulcher"]), "build:sepulcher")
    assert step(nobody) == "turn"
    assert nobody.view(None).data["turn"] == 5


@pytest.mark.rule("CITIES-LOSS-06")
def test_without_stages_the_union_costs_nothing() -> None:
    builder = city("sawmill", "brickyard", "glassworks_1", "press_1", stages=2)
    game = played(table(builder, city(), city(), age=3, hand=["builders_union"]), "build:builders_union")
    assert step(game) == "turn"
