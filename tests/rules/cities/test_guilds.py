"""Chapter GUILD: the three guilds of Cities."""

import pytest

from tests.rules.cities.table import WORKS, finished, owes, table
from tests.rules.classic_table import city, open_city, played, refused, score, settled


@pytest.mark.rule("CITIES-GUILD-01")
def test_the_counterfeiters_guild() -> None:
    game = table(city(*WORKS, "ore_vein"), age=3, hand=["counterfeiters_guild"])
    asked = played(game, "build:counterfeiters_guild")
    assert owes(asked) == {1: 3, 2: 3}
    assert score(asked, "guilds") == 5
    poor = table(city("loom_1", "glassworks_1", coins=9), age=3, hand=["counterfeiters_guild"])
    assert refused(poor, "build:counterfeiters_guild") == "SW-TRADE-12"


@pytest.mark.rule("CITIES-GUILD-02")
def test_the_guild_of_shadows() -> None:
    rows = [
        city("guild_of_shadows", "militia", "lair"),
        city("hideout", "gambling_house"),
        city("contingent"),
        city(),
        city("spy_ring", "capitol", "altar"),
    ]
    assert score(table(*rows, players=5, age=3), "guilds") == 2 + 2


@pytest.mark.rule("CITIES-GUILD-03")
def test_the_mourners_guild() -> None:
    rows = [
        city("mourners_guild", victories=4, victory_points=4),
        city(victories=2, victory_points=8, defeats=3),
        city(victories=3, victory_points=3),
        city(victories=1, victory_points=5, defeats=1),
    ]
    assert score(table(*rows, players=4, age=3), "guilds") == 2 + 1


@pytest.mark.rule("CITIES-GUILD-04")
def test_a_copied_counterfeiters_guild_scores_and_costs_nobody() -> None:
    mine = city(wonder="olympia_b", stages=3, coins=6)
    game = finished(mine, city("counterfeiters_guild"), city(coins=6))
    assert game.over
    assert score(game, "guilds") == 5
    assert [open_city(game, n)["debt"] for n in range(3)] == [0, 0, 0]
    assert open_city(game, 2)["coins"] == 6


@pytest.mark.rule("CITIES-GUILD-04")
def test_building_the_third_stage_of_olympia_costs_nobody_either() -> None:
    mine = city("foundry", "loom_1", wonder="olympia_b", stages=2)
    game = table(mine, city("counterfeiters_guild"), city(), age=3, hand=["circus"], players=4)
    done = settled(played(game, "stage:circus"))
    assert not owes(played(game, "stage:circus"))
    assert [open_city(done, n)["debt"] for n in range(4)] == [0] * 4
    assert score(done, "guilds") == 5


@pytest.mark.rule("CITIES-GUILD-02", "CITIES-GUILD-03")
def test_copies_of_the_other_two_count_the_neighbours_of_the_copier() -> None:
    mine = city(wonder="olympia_b", stages=3)
    rows = [mine, city("guild_of_shadows"), city("militia"), city("lair", "hideout")]
    assert score(table(*rows, players=4, age=3), "guilds") == 2
    rows = [
        mine,
        city("mourners_guild", victories=1, victory_points=1),
        city(),
        city(victories=2, victory_points=6),
    ]
    assert score(table(*rows, players=4, age=3), "guilds") == 3
