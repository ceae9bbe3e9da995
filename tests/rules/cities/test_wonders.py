"""Chapter WONDER: Petra and Byzantium, side by side, stage by stage."""

from typing import Any

import pytest

import pharos
from tests.rules.cities.table import doves, owes, table
from tests.rules.classic_table import city, coins, open_city, options, played, position, score

POOR = (city(wonder="alexandria_a", coins=0), city(wonder="ephesus_a", coins=0))


def stage_of(board: str, built: int, *works: str, coins: int = 0, age: int = 2) -> pharos.Game:
    """A city that can build its next stage with exactly these cards and coins."""
    return table(city(*works, wonder=board, stages=built, coins=coins), *POOR, players=4, age=age)


def built(game: pharos.Game) -> pharos.Game:
    """The game after seat 0 has built its next stage."""
    return played(game, "stage:" + position(game)["hands"][0][0])


def check(board: str, stage: int, works: tuple[str, ...], points: int) -> pharos.Game:
    """The stage can be built with these producers, not with one fewer, and scores this many points."""
    for n in range(len(works)):
        less = works[:n] + works[n + 1 :]
        assert not options(stage_of(board, stage, *less), "stage"), f"without {works[n]}"
    game = built(stage_of(board, stage, *works))
    before: Any = stage_of(board, stage, *works).scores()[0]["wonders"]
    assert score(game, "wonders") - before == points
    assert open_city(game)["stages"] == stage + 1
    return game


@pytest.mark.rule("CITIES-WONDER-01")
def test_petra_a_first() -> None:
    assert not owes(check("petra_a", 0, ("lumber_yard", "stone_pit"), 3))


@pytest.mark.rule("CITIES-WONDER-01")
def test_petra_a_second_costs_seven_coins() -> None:
    assert not options(stage_of("petra_a", 1, coins=6), "stage")
    game = built(stage_of("petra_a", 1, coins=7))
    assert (coins(game), score(game, "wonders")) == (0, 3 + 7)


@pytest.mark.rule("CITIES-WONDER-01")
def test_petra_a_third() -> None:
    check("petra_a", 2, ("quarry", "lumber_yard", "press_1"), 7)


@pytest.mark.rule("CITIES-WONDER-02")
def test_petra_b_first_costs_the_others_two_coins() -> None:
    game = check("petra_b", 0, ("clay_pool", "foundry"), 3)
    assert owes(game) == {1: 2, 2: 2, 3: 2}


@pytest.mark.rule("CITIES-WONDER-02")
def test_petra_b_second_costs_fourteen_coins() -> None:
    assert not options(stage_of("petra_b", 1, coins=13), "stage")
    game = built(stage_of("petra_b", 1, coins=14))
    assert (coins(game), score(game, "wonders")) == (0, 3 + 14)
    assert not owes(game)


@pytest.mark.rule("CITIES-WONDER-03")
def test_byzantium_a_first() -> None:
    assert doves(check("byzantium_a", 0, ("clay_pool", "ore_vein"), 3)) == 0


@pytest.mark.rule("CITIES-WONDER-03")
def test_byzantium_a_second_gives_a_token() -> None:
    assert doves(check("byzantium_a", 1, ("sawmill", "press_1"), 2)) == 1


@pytest.mark.rule("CITIES-WONDER-03")
def test_byzantium_a_third() -> None:
    assert doves(check("byzantium_a", 2, ("brickyard", "glassworks_1", "loom_1"), 7)) == 0


@pytest.mark.rule("CITIES-WONDER-04")
def test_byzantium_b_first() -> None:
    assert doves(check("byzantium_b", 0, ("lumber_yard", "ore_vein", "glassworks_1", "press_1"), 3)) == 1


@pytest.mark.rule("CITIES-WONDER-04")
def test_byzantium_b_second() -> None:
    assert doves(check("byzantium_b", 1, ("clay_pool", "foundry", "loom_1"), 4)) == 1
