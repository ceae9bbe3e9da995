"""Chapter GUILD: the seven guilds."""

from typing import Any

import pytest

from tests.rules.duel.table import table
from tests.rules.duel_table import ANNA, BORIS, after, city, coins, gained, paid, points, price

ANY_RESOURCES = ("brickyard", "sawmill", "shelf_quarry", "glassworks", "press")
RICH = 60
# of brown and grey together too
TWO_OF_EACH = [
    "library", "dispensary", "glassworks", "drying_room", "brewery", "wood_reserve",
    "theater", "baths", "stable", "garrison",
]  # fmt: skip


def income(guild: str, anna: dict[str, Any], boris: dict[str, Any]) -> int:
    """The coins a guild brings when it is built."""
    game = table(anna, boris, age=3, cards=[guild])
    return gained(game, f"build:{guild}") + price(game, f"build:{guild}")


def worth(guild: str, anna: dict[str, Any], boris: dict[str, Any]) -> int:
    """The points of a guild that Anna owns."""
    anna = anna | {"cards": [*anna["cards"], guild]}
    return points(table(anna, boris, age=3, cards=["port"]), ANNA, "guilds")


@pytest.mark.rule("DUEL-GUILD-01")
def test_builders_guild() -> None:
    anna, boris = (
        ["the_sphinx", "piraeus"],
        ["the_colossus", "the_pyramids", "circus_maximus", "the_mausoleum"],
    )
    assert worth("builders_guild", city(built=anna), city(built=boris)) == 8
    assert worth("builders_guild", city(built=anna), city(built=boris[:1], wonders=boris[1:])) == 4
    assert income("builders_guild", city(built=anna, coins=RICH), city(built=boris)) == 0


@pytest.mark.rule("DUEL-GUILD-02")
def test_moneylenders_guild() -> None:
    assert worth("moneylenders_guild", city(coins=8), city(coins=14)) == 4
    own = table(city("moneylenders_guild", coins=8), city(coins=14), age=3, cards=["port"])
    assert points(own, ANNA, "coins") == 2
    assert worth("moneylenders_guild", city(coins=14), city(coins=8)) == 4
    assert income("moneylenders_guild", city(coins=RICH), city()) == 0


@pytest.mark.parametrize(
    ("guild", "cards"),
    [
        pytest.param(
            "scientists_guild", ["workshop", "school", "academy"], marks=pytest.mark.rule("DUEL-GUILD-03")
        ),
        pytest.param(
            "shipowners_guild", ["quarry", "sawmill", "press"], marks=pytest.mark.rule("DUEL-GUILD-04")
        ),
        pytest.param(
            "merchants_guild", ["tavern", "forum", "arena"], marks=pytest.mark.rule("DUEL-GUILD-06")
        ),
        pytest.param(
            "magistrates_guild", ["altar", "statue", "palace"], marks=pytest.mark.rule("DUEL-GUILD-07")
        ),
        pytest.param(
            "tacticians_guild", ["guard_tower", "walls", "circus"], marks=pytest.mark.rule("DUEL-GUILD-08")
        ),
    ],
)
def test_a_coin_and_a_point_for_each_card_of_the_color(guild: str, cards: list[str]) -> None:
    three, two = city(*cards, coins=RICH), city(*TWO_OF_EACH, coins=RICH)
    assert income(guild, three, two) == income(guild, two, three) == 3
    assert worth(guild, three, two) == worth(guild, two, three) == 3
    assert income(guild, city(coins=RICH), two) == worth(guild, city(), two) == 2


@pytest.mark.rule("DUEL-GUILD-04")
def test_shipowners_guild_counts_brown_and_grey_together() -> None:
    assert worth("shipowners_guild", city("quarry", "press"), city("sawmill")) == 2


@pytest.mark.rule("DUEL-GUILD-05")
def test_shipowners_guild_uses_one_city() -> None:
    one, other = (
        city("quarry", "sawmill", "clay_pool", "press", coins=RICH),
        city("clay_pit", "glassworks", "drying_room"),
    )
    assert income("shipowners_guild", one, other) == 4
    assert worth("shipowners_guild", one, other) == worth("shipowners_guild", other, one) == 4


@pytest.mark.rule("DUEL-GUILD-06", "DUEL-GUILD-10")
def test_merchants_guild_coins_of_one_city_and_points_of_the_other() -> None:
    three = ["tavern", "forum", "brewery"]
    boris = city("stone_reserve", "clay_reserve", "wood_reserve", "caravansery", "customs_house", coins=RICH)
    assert income("merchants_guild", city(*three, coins=RICH), boris) == 5
    assert worth("merchants_guild", city(*three, "lighthouse", "arena", "armory"), boris) == 6


@pytest.mark.rule("DUEL-GUILD-09")
def test_coins_of_a_guild_come_once_from_the_bank() -> None:
    boris = city("walls", "stable", coins=0)
    game = table(
        city(*ANY_RESOURCES, "parade_ground", coins=0),
        boris,
        age=3,
        cards={0: "circus", 1: "port", 2: "tacticians_guild"},
    )
    game = after(game, "build:tacticians_guild")
    assert (coins(game, ANNA), coins(game, BORIS)) == (2, 0)
    game = after(game, "discard:port", "build:circus")
    assert coins(game, ANNA) == 2


@pytest.mark.rule("DUEL-GUILD-10")
def test_the_points_follow_the_cities_as_they_are_at_the_end() -> None:
    anna = city(*ANY_RESOURCES, "guard_tower", "walls", "parade_ground")
    game = table(
        anna,
        city("stable", "garrison", "palisade", "barracks"),
        age=3,
        cards={0: "circus", 1: "port", 2: "tacticians_guild"},
    )
    assert gained(game, "build:tacticians_guild") == 4
    game = after(game, "build:tacticians_guild", "discard:port", "build:circus")
    assert points(game, ANNA, "guilds") == 4
    more = table(city("guard_tower", "walls", "parade_ground", "circus", "pretorium", "tacticians_guild"),
        city("stable", "garrison", "palisade", "barracks"), age=3, cards=["port"])  # fmt: skip
    assert points(more, ANNA, "guilds") == 5


@pytest.mark.rule("DUEL-GUILD-11")
def test_the_larger_count_is_used_without_asking() -> None:
    game = table(city("altar", *ANY_RESOURCES), city("theater", "baths"), age=3, cards=["magistrates_guild"])
    assert gained(game, "build:magistrates_guild") == 2
    assert after(game, "build:magistrates_guild").waiting == (BORIS,)
    same = table(city("altar", *ANY_RESOURCES), city("theater"), age=3, cards=["magistrates_guild"])
    assert gained(same, "build:magistrates_guild") == 1


@pytest.mark.rule("DUEL-GUILD-12")
def test_a_guild_from_the_discard_pile() -> None:
    anna = city("altar", "theater", wonders=["the_mausoleum"], coins=RICH)
    game = table(anna, age=3, discard=["magistrates_guild"], cards=["port"])
    game = after(game, "wonder:the_mausoleum:port")
    assert gained(game, "revive:magistrates_guild") == 2
    assert paid(game, "revive:magistrates_guild") == -2
    assert points(after(game, "revive:magistrates_guild"), ANNA, "guilds") == 2
