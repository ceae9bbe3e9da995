"""Chapters STAGE and the wonders: stages, Rhodes, Alexandria, Ephesus, Giza, Babylon, Olympia."""

from typing import Any

import pytest

from tests.rules.classic_table import after, city, coins, laid, open_city, options, position, refused, score
from tests.rules.seven_wonders.table import WONDERS


def built(wonder: str, stages: int, *cards: str, age: int = 3, **more: Any) -> Any:
    return laid(city(*cards, wonder=wonder, stages=stages), age=age, **more)


def stage_points(wonder: str) -> list[int]:
    """Points of the wonder row after no stage, one stage, …"""
    return [score(built(wonder, n), "wonders") for n in range(len(WONDERS[wonder].stages) + 1)]


@pytest.mark.rule("SW-STAGE-01")
def test_any_card_marks_a_stage_and_only_the_stage_is_paid() -> None:
    game = laid(city("ore_vein", "foundry", wonder="alexandria_a", stages=1, coins=0), age=3, hand=["palace"])
    done = after(game, "stage:palace")
    assert open_city(done)["stages"] == 2
    assert not options(game, "build:palace")
    assert position(done)["cities"][0]["markers"][1] == "palace"


@pytest.mark.rule("SW-STAGE-02")
def test_a_marker_is_no_structure_and_not_discarded() -> None:
    mine = city(wonder="giza_a", stages=1, markers=["altar"])
    game = laid(mine, city(), city(), age=3, turn=6)
    assert score(game, "civilian") == 0
    assert "altar" not in position(game)["discard"]
    brown = laid(city(wonder="giza_a", stages=1, markers=["lumber_yard"]), city("workers_guild"), age=3)
    assert score(brown, "guilds", 1) == 0


@pytest.mark.rule("SW-STAGE-03")
def test_stages_are_built_in_order_each_once() -> None:
    # Alexandria A: two stone, two ore, two glass. With ore and glass but no stone nothing can be built.
    mine = city("foundry", "glassworks_1", wonder="alexandria_a", coins=0)
    assert not options(laid(mine, age=2, hand=["school"]), "stage")
    assert options(laid(mine | {"stages": 1}, age=2, hand=["school"]), "stage")
    done = after(laid(mine | {"stages": 1}, age=2, hand=["school"]), "stage:school")
    assert open_city(done)["stages"] == 2
    assert done.explain(0, "stage:school").price.produced == {"glass": 2}


@pytest.mark.rule("SW-STAGE-04")
def test_several_stages_in_one_age_one_an_action() -> None:
    game = laid(city("quarry", "timber_yard", wonder="giza_b", coins=0, stages=1), age=3, hand=["palace"])
    done = after(game, "stage:palace")
    assert open_city(done)["stages"] == 2
    third = city("brickyard", "clay_pool", wonder="giza_b", coins=0, stages=2)
    again = after(laid(third, age=3, hand=["palace"]), "stage:palace")
    assert open_city(again)["stages"] == 3
    assert "discard:palace" in options(game)


@pytest.mark.rule("SW-STAGE-05")
def test_markers_stay_hidden_from_the_others() -> None:
    game = after(laid(city("stone_pit", wonder="giza_a"), hand=["altar"]), "stage:altar")
    assert game.view(0).data["cities"][0]["markers"] == ["altar"]
    for seat in (2, None):
        seen = game.view(seat).data
        assert "markers" not in seen["cities"][0]
        assert seen["cities"][0]["marker_backs"] == [1]
        assert [entry["choice"] for entry in seen["history"] if entry["city"] == 0] == ["stage"]


@pytest.mark.rule("SW-STAGE-06")
def test_a_complete_wonder_takes_no_stage() -> None:
    game = built("rhodes_b", 2, hand=["palace"])
    assert not options(game, "stage")
    assert refused(game, "stage:palace") == "SW-STAGE-06"


@pytest.mark.rule("SW-WONDER-01")
def test_side_a_gives_three_and_seven_points() -> None:
    for wonder in (name for name, row in WONDERS.items() if row.side == "a"):
        points = stage_points(wonder)
        assert points[1] == 3
        assert points[3] - points[2] == 7
        assert points[2] - points[1] == (5 if wonder == "giza_a" else 0)


@pytest.mark.rule("SW-RHODES-01")
def test_rhodes_a_has_two_shields() -> None:
    for stages, rival, wins in ((2, ["stockade"], True), (2, ["walls"], False), (1, ["stockade"], False)):
        game = laid(city(wonder="rhodes_a", stages=stages), city(*rival), age=3, turn=6)
        assert (open_city(after(game), 1)["defeats"] > 0) is wins


@pytest.mark.rule("SW-RHODES-02")
def test_rhodes_b() -> None:
    assert stage_points("rhodes_b") == [0, 3, 7]
    first = laid(city("quarry", "stone_pit", wonder="rhodes_b", coins=0), age=2, hand=["school"])
    assert coins(after(first, "stage:school")) == 3
    second = laid(city("foundry", "ore_vein", wonder="rhodes_b", coins=0, stages=1), age=2, hand=["school"])
    assert coins(after(second, "stage:school")) == 4
    for stages, rival, wins in (
        (1, [], True),
        (1, ["stockade"], False),
        (2, ["stockade"], True),
        (2, ["walls"], False),
    ):
        game = laid(city(wonder="rhodes_b", stages=stages), city(*rival), age=3, turn=6)
        assert (open_city(after(game), 1)["defeats"] > 0) is wins


@pytest.mark.rule("SW-ALEX-01")
def test_alexandria_a_makes_any_raw_material() -> None:
    for card in ("stockade", "baths", "guard_tower", "barracks"):
        row = city(wonder="alexandria_a", stages=2, coins=0)
        assert options(laid(row, hand=[card]), f"build:{card}")
        assert not options(laid(row | {"stages": 1}, hand=[card]), f"build:{card}")
        assert not options(
            laid(city(wonder="giza_b", coins=9), row, city(wonder="ephesus_b"), hand=["stockade"]),
            "build:stockade",
        )
    one = laid(city("press_1", wonder="alexandria_a", stages=2, coins=0), age=2, hand=["statue"])
    assert not options(one, "build:statue")


@pytest.mark.rule("SW-ALEX-02")
def test_alexandria_b_makes_a_raw_material_then_a_good() -> None:
    raw = city(wonder="alexandria_b", stages=1, coins=0)
    assert options(laid(raw, hand=["stockade"]), "build:stockade")
    assert not options(laid(raw, hand=["scriptorium"]), "build:scriptorium")
    both = raw | {"stages": 2}
    for card in ("scriptorium", "apothecary"):
        assert options(laid(both, hand=[card]), f"build:{card}")
    assert options(laid(both, age=2, hand=["school"]), "build:school")
    buyer = laid(city(wonder="giza_b", coins=9), both, city(wonder="rhodes_b"), age=1, hand=["scriptorium"])
    assert not options(buyer, "build:scriptorium")
    assert stage_points("alexandria_b") == [0, 0, 0, 7]


@pytest.mark.rule("SW-EPH-01")
def test_ephesus_a_brings_nine_coins_once() -> None:
    game = laid(city("sawmill", wonder="ephesus_a", stages=1, coins=0), age=2, hand=["school"])
    done = after(game, "stage:school")
    assert coins(done) == 9
    assert coins(after(done)) == 9 + 3


@pytest.mark.rule("SW-EPH-02")
def test_ephesus_b() -> None:
    assert stage_points("ephesus_b") == [0, 2, 5, 10]
    for stages, cards in ((0, ["quarry"]), (1, ["sawmill"]), (2, ["glassworks_1", "loom_1"])):
        game = laid(city(*cards, wonder="ephesus_b", stages=stages, coins=0), age=2, hand=["forum"])
        assert coins(after(game, "stage:forum")) == 4


@pytest.mark.rule("SW-GIZA-01")
def test_giza() -> None:
    assert stage_points("giza_a") == [0, 3, 8, 15]
    assert stage_points("giza_b") == [0, 3, 8, 13, 20]


@pytest.mark.rule("SW-BAB-01")
def test_babylon_a_has_a_symbol_of_choice_at_the_end() -> None:
    def worth(*cards: str) -> int:
        return score(built("babylon_a", 2, *cards), "scientific")

    assert (worth(), worth("apothecary"), worth("apothecary", "workshop")) == (1, 4, 10)
    # It is not fixed when the stage is built: it depends on the cards that come later.
    assert worth("apothecary", "dispensary", "workshop", "scriptorium") == 3 * 3 + 1 + 1 + 7


@pytest.mark.rule("SW-BAB-02")
def test_babylon_b() -> None:
    assert stage_points("babylon_b") == [0, 3, 3, 3]
    assert score(built("babylon_b", 2, "apothecary"), "scientific") == 1
    assert score(built("babylon_b", 3, "apothecary"), "scientific") == 4


def last_turn(
    *cards: str, stages: int = 2, coins: int = 3, hand: tuple[str, ...] = ("altar", "theater"), **more: Any
) -> Any:
    return laid(city(*cards, wonder="babylon_b", stages=stages, coins=coins), turn=6, hand=hand, **more)


@pytest.mark.rule("SW-BAB-03")
def test_babylon_b_plays_the_last_card_too() -> None:
    game = after(
        last_turn("brickyard", "clay_pool", "press_1", age=2, hand=("forum", "library")), "build:forum"
    )
    assert game.waiting == (0,)
    assert options(game) == {"stage:library", "discard:library"}
    sold = game.copy()
    sold.choose(0, "discard:library")
    assert coins(sold) == 3 + 3
    assert "library" in position(sold)["discard"]
    game.choose(0, "stage:library")
    assert open_city(game)["stages"] == 3
    assert game.view(None).data["age"] == 3
    without = after(last_turn(stages=1), "build:altar")
    assert without.view(None).data["age"] == 2


@pytest.mark.rule("SW-BAB-04")
def test_the_stage_built_with_the_sixth_card_works_at_once() -> None:
    game = last_turn("sawmill", "glassworks_1", stages=1, age=2, hand=("forum", "vineyard"))
    done = after(game, "stage:forum")
    assert done.waiting == (0,)
    assert "build:vineyard" in options(done)


@pytest.mark.rule("SW-BAB-05")
def test_the_last_card_sees_everything_of_the_sixth_turn() -> None:
    # The press of this turn can be used for the seventh card, also a neighbor's, and income of the turn pays
    # for it.
    game = last_turn(coins=0, hand=("altar", "scriptorium"), hands={1: ["press_1"]})
    done = after(game, "discard:altar", others={1: "build:press_1"})
    before = coins(done, 1)
    done.choose(0, "build:scriptorium")
    assert coins(done) == 3 - 2
    assert coins(done, 1) == before + 2
    own = after(last_turn(coins=0, hand=("press_1", "scriptorium")), "build:press_1")
    assert "build:scriptorium" in options(own)


@pytest.mark.rule("SW-BAB-06")
def test_in_every_age_and_in_either_order_but_never_for_nothing() -> None:
    for age, hand in ((1, ("altar", "theater")), (2, ("vineyard", "forum")), (3, ("haven", "arena"))):
        for played, last in (hand, hand[::-1]):
            done = after(last_turn(age=age, hand=hand), f"discard:{played}")
            assert done.waiting == (0,)
            assert f"discard:{last}" in options(done)
            assert "skip" not in options(done)


def olympia(*cards: str, stages: int = 2, **more: Any) -> dict[str, Any]:
    return city(*cards, wonder="olympia_a", stages=stages, coins=more.pop("coins", 0), **more)


@pytest.mark.rule("SW-OLY-01")
def test_olympia_a_builds_one_structure_an_age_free() -> None:
    game = laid(olympia(), age=3, hand=["palace", "senate"])
    assert options(game, "build:palace") == {"build:palace@power=olympia"}
    done = after(game, "build:palace@power=olympia")
    assert "palace" in open_city(done)["cards"]
    assert open_city(done)["free_builds_left"] == 0
    assert not options(done, "build:senate")
    assert not [choice for choice in options(done) if "power" in choice]
    brown = laid(olympia(), age=1, hand=["timber_yard"])
    assert options(brown, "build:timber_yard") == {"build:timber_yard@power=olympia"}
    assert coins(after(brown, "build:timber_yard@power=olympia")) == 0


@pytest.mark.rule("SW-OLY-02")
def test_the_power_works_from_the_next_turn_and_comes_anew_with_each_age() -> None:
    game = laid(olympia("quarry", stages=1), age=2, hand=["library", "walls"])
    assert not [choice for choice in options(game) if "power" in choice]
    done = after(game, "stage:walls")
    assert open_city(done)["free_builds_left"] == 1
    used = laid(olympia(free_builds_left=0), age=2, turn=6)
    assert not [choice for choice in options(used) if "power" in choice]
    fresh = after(used)
    assert open_city(fresh)["free_builds_left"] == 1
    unused = after(laid(olympia(), age=2, turn=6))
    assert open_city(unused)["free_builds_left"] == 1


@pytest.mark.rule("SW-OLY-03")
def test_what_the_power_does_not_do() -> None:
    others = city("loom_1"), city(wonder="halicarnassus_a"), city(), city(wonder="babylon_a")
    mine = olympia("altar", "press_1", coins=9)
    game = laid(mine, *others, players=5, hand=["altar", "scriptorium", "apothecary"])
    assert not options(game, "build:altar")
    assert options(game, "build:scriptorium") == {"build:scriptorium"}
    assert options(game, "build:apothecary") == {"build:apothecary", "build:apothecary@power=olympia"}
    assert refused(game, "build:scriptorium@power=olympia") == "SW-OLY-03"
    assert not options(laid(olympia(), hand=["baths"]), "stage")
    kept = after(game, "build:scriptorium")
    assert open_city(kept)["free_builds_left"] == 1
    chained = laid(olympia("scriptorium"), age=2, hand=["library"])
    assert options(chained, "build:library") == {"build:library"}


@pytest.mark.rule("SW-OLY-04")
def test_olympia_b_buys_raw_materials_for_one_coin_on_both_sides() -> None:
    mine = city(wonder="olympia_b", stages=1, coins=9)
    game = laid(
        mine,
        city("stone_pit", "press_1"),
        city("clay_pool", wonder="rhodes_b"),
        hand=["baths", "guard_tower", "scriptorium"],
    )
    prices = [
        game.explain(0, f"build:{card}").price.coins for card in ("baths", "guard_tower", "scriptorium")
    ]
    assert prices == [1, 1, 2]


@pytest.mark.rule("SW-OLY-05")
def test_olympia_b_second_stage() -> None:
    assert stage_points("olympia_b") == [0, 0, 5, 5]


@pytest.mark.rule("SW-OLY-06")
def test_olympia_b_copies_a_guild_of_a_neighbour() -> None:
    cities = city("workers_guild", "lumber_yard", "ore_vein"), city("clay_pool")
    game = built("olympia_b", 3, "stone_pit", "timber_yard")
    game = laid(city("stone_pit", "timber_yard", wonder="olympia_b", stages=3), *cities, age=3)
    assert score(game, "guilds") == 3  # brown cards of Olympia's own neighbours
    assert score(game, "guilds", 1) == 2 + 1  # the neighbour still scores it
    best = laid(
        city(wonder="olympia_b", stages=3),
        city("workers_guild", "lumber_yard"),
        city("spies_guild", "stockade", "barracks"),
        age=3,
    )
    assert score(best, "guilds") == 2


@pytest.mark.rule("SW-OLY-07")
def test_no_guild_no_points_and_what_copies_count() -> None:
    assert score(built("olympia_b", 3), "guilds") == 0
    far = laid(city(wonder="olympia_b", stages=3), city(), city("workers_guild"), city(), players=4, age=3)
    assert score(far, "guilds") == 0
    science = laid(city("apothecary", wonder="olympia_b", stages=3), city("scientists_guild"), age=3)
    assert (score(science, "scientific"), score(science, "guilds")) == (4, 0)
    ships = laid(
        city("lumber_yard", "press_1", wonder="olympia_b", stages=3), city("shipowners_guild"), age=3
    )
    assert score(ships, "guilds") == 3


@pytest.mark.rule("SW-OLY-08")
def test_a_copy_is_no_card_of_the_city() -> None:
    game = laid(city("shipowners_guild", wonder="olympia_b", stages=3), city("workers_guild"), age=3)
    assert open_city(game)["cards"] == ["shipowners_guild"]
    # The own Shipowners Guild counts one purple card, itself.
    brown = laid(city("shipowners_guild", wonder="olympia_b", stages=3), city("workers_guild"), city(), age=3)
    assert score(brown, "guilds") == 1


@pytest.mark.rule("SW-OLY-09")
def test_the_copy_is_the_best_for_the_total_with_the_symbols() -> None:
    green = ("apothecary", "dispensary", "workshop", "laboratory")
    cities = city("scientists_guild"), city("workers_guild", "lumber_yard", "ore_vein", "clay_pool")
    game = laid(city(*green, wonder="olympia_b", stages=3), *cities, age=3)
    assert (score(game, "scientific"), score(game, "guilds")) == (4 + 4 + 1 + 7, 0)
    # Equal totals: the row of guilds comes first.
    even = laid(
        city(wonder="olympia_b", stages=3), city("scientists_guild"), city("spies_guild", "stockade"), age=3
    )
    assert (score(even, "scientific"), score(even, "guilds")) == (0, 1)
