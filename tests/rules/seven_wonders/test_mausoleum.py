"""Chapter HAL: the Mausoleum of Halicarnassus."""

from typing import Any

import pytest

import pharos
from tests.rules.classic_table import after, city, coins, laid, open_city, options, position, refused, score


def halicarnassus(*cards: str, side: str = "a", stages: int = 1, coins: int = 0) -> dict[str, Any]:
    return city(*cards, wonder=f"halicarnassus_{side}", stages=stages, coins=coins)


def looking(
    *cards: str, discard: tuple[str, ...] = ("altar",), age: int = 2, turn: int = 4, **more: Any
) -> pharos.Game:
    """The stage with the Mausoleum's power was just built using the Library."""
    mine = halicarnassus("ore_vein", "foundry", *cards)
    return after(laid(mine, age=age, turn=turn, hand=["library"], discard=discard, **more), "stage:library")


@pytest.mark.rule("SW-HAL-01")
def test_at_the_end_of_the_turn_one_discarded_card_is_built_free() -> None:
    game = looking(discard=("altar", "walls"))
    assert game.waiting == (0,)
    assert options(game) >= {"revive:altar", "revive:walls", "skip"}
    game.choose(0, "revive:walls")
    assert "walls" in open_city(game)["cards"]
    assert game.waiting == (0, 1, 2)
    later = after(game)
    assert later.waiting == (0, 1, 2)


@pytest.mark.rule("SW-HAL-01")
def test_side_b_has_the_power_on_every_stage() -> None:
    for stages, cards in (
        (0, ("foundry",)),
        (1, ("brickyard", "clay_pool")),
        (2, ("press_1", "glassworks_1")),
    ):
        mine = halicarnassus(*cards, side="b", stages=stages)
        game = after(laid(mine, age=2, hand=["library"], discard=["altar"]), "stage:library")
        assert "revive:altar" in options(game)


@pytest.mark.rule("SW-HAL-02")
def test_points_of_side_b() -> None:
    points = [score(laid(halicarnassus(side="b", stages=n), age=3), "wonders") for n in range(4)]
    assert points == [0, 2, 3, 3]


@pytest.mark.rule("SW-HAL-03")
def test_cards_discarded_in_the_same_turn_can_be_taken() -> None:
    mine = halicarnassus("ore_vein", "foundry")
    game = laid(
        mine, age=2, turn=6, hands={0: ["library", "walls"], 1: ["school", "statue"], 2: ["temple", "forum"]}
    )
    done = after(game, "stage:library", others={1: "discard:school", 2: "discard:temple"})
    assert options(done) == {
        f"revive:{card}" for card in ("walls", "school", "statue", "temple", "forum")
    } | {"skip"}


@pytest.mark.rule("SW-HAL-04")
def test_babylon_plays_its_last_card_first() -> None:
    babylon = city(wonder="babylon_b", stages=2)
    game = laid(
        halicarnassus("ore_vein", "foundry"),
        babylon,
        age=2,
        turn=6,
        hands={0: ["library", "walls"], 1: ["school", "statue"]},
    )
    done = after(game, "stage:library", others={1: "discard:school"})
    assert done.waiting == (1,)
    done.choose(1, "discard:statue")
    assert done.waiting == (0,)
    assert "revive:statue" in options(done)


@pytest.mark.rule("SW-HAL-05")
def test_it_costs_nothing_and_brings_everything() -> None:
    game = looking("lumber_yard", discard=("vineyard", "altar"))
    game.choose(0, "revive:vineyard")
    assert coins(game) == 3
    assert "vineyard" not in position(game)["discard"]
    named = looking("altar", "theater", discard=("walls",))
    assert not options(named, "revive:altar")
    assert refused(named, "revive:altar") == "SW-BUILD-02"


@pytest.mark.rule("SW-HAL-06")
def test_the_power_may_be_declined_and_lapses_without_a_card() -> None:
    game = looking(discard=("walls",))
    game.choose(0, "skip")
    assert "walls" in position(game)["discard"]
    assert "walls" not in open_city(game)["cards"]
    # The pile contains only cards the city has, because everybody else builds: nothing is asked.
    mine = halicarnassus("ore_vein", "foundry", "loom_2")
    others = city("west_trading_post"), city("marketplace")
    hands = {0: ["library"], 1: ["forum"], 2: ["caravansery"]}
    only = laid(mine, *others, age=2, hands=hands, discard=["loom_1"])
    done = after(only, "stage:library", others={1: "build:forum", 2: "build:caravansery"})
    assert done.waiting == (0, 1, 2)


@pytest.mark.rule("SW-HAL-07")
def test_shields_count_in_the_conflict_of_the_age() -> None:
    mine = halicarnassus("ore_vein", "foundry")
    game = laid(mine, age=2, turn=6, hand=["library", "walls"])
    done = after(game, "stage:library")
    done.choose(0, "revive:walls")
    assert open_city(done)["victories"] == 2


@pytest.mark.rule("SW-HAL-08")
def test_the_card_is_built_and_nothing_else() -> None:
    game = looking("brickyard", "loom_1", discard=("walls",))
    assert all(choice.startswith("revive:") or choice == "skip" for choice in options(game))
    for choice in ("stage:walls", "discard:walls", "build:walls"):
        assert refused(game, choice) == "SW-RESOLVE-02"


@pytest.mark.rule("SW-HAL-09")
def test_markers_and_cards_out_of_the_game_are_not_in_the_pile() -> None:
    mine = halicarnassus("ore_vein", "foundry")
    other = city(stages=1, markers=["theater"])
    game = laid(mine, other, age=2, hand=["library"], discard=["altar"])
    done = after(game, "stage:library")
    revivable = options(done, "revive")
    assert not revivable & {"revive:theater", "revive:library", "revive:workers_guild", "revive:tavern"}
    assert "revive:altar" in revivable
