"""Chapters CARD and GUILD: the families of cards and the guilds."""

import pytest

from tests.rules.classic_table import after, city, coins, laid, open_city, options, score
from tests.rules.seven_wonders.table import CARDS


@pytest.mark.rule("SW-CARD-01")
def test_blue_cards_give_their_points() -> None:
    for name, card in CARDS.items():
        if card.color == "blue":
            assert score(laid(city(name), players=7, age=3), "civilian") == card.effects[0].amount
    assert score(laid(city("altar", "aqueduct", "palace"), age=3), "civilian") == 2 + 5 + 8


@pytest.mark.rule("SW-CARD-02")
def test_red_cards_give_shields_by_age_for_all_later_conflicts() -> None:
    for card in (card for card in CARDS.values() if card.color == "red"):
        assert [effect.amount for effect in card.effects] == [card.age]
    game = laid(city("stockade"), age=2, turn=6)
    won = after(game)
    assert open_city(won)["victories"] == 2
    for _ in range(6):
        for seat in won.waiting:
            won.choose(seat, won.choices(seat)[-1])
    assert open_city(won)["victories"] == 4


@pytest.mark.rule("SW-CARD-03")
def test_four_green_cards_of_each_symbol() -> None:
    green = [card for card in CARDS.values() if card.color == "green"]
    symbols = [effect.symbol for card in green for effect in card.effects]
    assert sorted(symbols) == ["compass"] * 4 + ["gear"] * 4 + ["tablet"] * 4
    for card in green:
        assert score(laid(city(card.id), age=3), "scientific") == 1


@pytest.mark.rule("SW-CARD-04")
def test_tavern_gives_five_coins_once() -> None:
    done = after(laid(city(coins=0), players=4, hand=["tavern"]), "build:tavern")
    assert coins(done) == 5
    assert coins(after(done)) == 5 + 3


@pytest.mark.rule("SW-CARD-05")
def test_vineyard() -> None:
    cities = city("lumber_yard", "timber_yard", coins=0), city("sawmill"), city("press_1"), city("ore_vein")
    game = laid(*cities, players=4, age=2, hands={0: ["vineyard"], 3: ["quarry"], 2: ["brickyard"]})
    done = after(game, "build:vineyard", others={3: "build:quarry", 2: "build:brickyard"})
    assert coins(done) == 2 + 1 + 1 + 1


@pytest.mark.rule("SW-CARD-06")
def test_bazar() -> None:
    cities = city("press_1", coins=0), city("loom_1"), city("glassworks_1"), city()
    game = laid(*cities, players=4, age=2, hands={0: ["bazar"], 3: ["glassworks_2"]})
    assert coins(after(game, "build:bazar", others={3: "build:glassworks_2"})) == 2 * 3


@pytest.mark.rule("SW-CARD-07")
def test_caravansery_and_forum_are_for_the_owner_alone() -> None:
    own = laid(city("caravansery", "quarry", coins=0), age=2, hand=["walls"])
    assert "build:walls" in options(own)
    goods = laid(city("forum", "lumber_yard", coins=0), age=2, hand=["school"])
    assert "build:school" in options(goods)
    other = laid(
        city("quarry", wonder="ephesus_a"),
        city("caravansery"),
        city(wonder="olympia_b"),
        age=2,
        hand=["walls"],
    )
    assert not options(other, "build:walls")


@pytest.mark.rule("SW-CARD-08", "SW-CARD-12")
def test_arena() -> None:
    for stages in range(4):
        mine = city("dispensary", wonder="giza_a", stages=stages, coins=0)
        done = after(laid(mine, age=3, hand=["arena"]), "build:arena")
        assert coins(done) == 3 * stages
        assert score(done, "commercial") == stages
    four = city("dispensary", wonder="giza_b", stages=4, coins=0)
    assert coins(after(laid(four, age=3, hand=["arena"]), "build:arena")) == 12


@pytest.mark.rule("SW-CARD-09", "SW-CARD-12")
def test_haven() -> None:
    mine = city("forum", "lumber_yard", "sawmill", coins=0, wonder="rhodes_a")
    done = after(laid(mine, city("ore_vein"), age=3, hand=["haven"]), "build:haven")
    assert coins(done) == 2
    assert score(done, "commercial") == 2


@pytest.mark.rule("SW-CARD-10", "SW-CARD-12")
def test_chamber_of_commerce() -> None:
    mine = city("brickyard", "press_1", "loom_1", coins=0)
    done = after(laid(mine, players=4, age=3, hand=["chamber_of_commerce"]), "build:chamber_of_commerce")
    assert coins(done) == 4
    assert score(done, "commercial") == 4


@pytest.mark.rule("SW-CARD-11", "SW-CARD-12")
def test_lighthouse_counts_itself() -> None:
    mine = city("caravansery", "forum", coins=0)
    done = after(laid(mine, age=3, hand=["lighthouse"]), "build:lighthouse")
    assert coins(done) == 3
    assert score(done, "commercial") == 3


@pytest.mark.rule("SW-CARD-12")
def test_coins_come_once_and_points_follow_the_final_state() -> None:
    mine = city("caravansery", "lighthouse", coins=0)
    game = laid(mine, age=3, hand=["haven"])
    assert score(game, "commercial") == 2
    more = laid(city("caravansery", "lighthouse", "forum", coins=0), age=3, hand=["haven"])
    assert score(more, "commercial") == 3
    assert coins(after(more, "discard:haven")) == 3


@pytest.mark.rule("SW-CARD-13")
def test_cards_are_counted_not_resources() -> None:
    done = after(
        laid(city("sawmill", wonder="rhodes_a", coins=0), age=2, hand=["vineyard"]), "build:vineyard"
    )
    assert coins(done) == 1
    alexandria = laid(city(wonder="alexandria_a", stages=2, coins=0), age=2, hand=["vineyard"])
    assert coins(after(alexandria, "build:vineyard")) == 0


GUILD_COLOURS = {
    "workers_guild": ("lumber_yard", "sawmill"),
    "traders_guild": ("marketplace", "forum"),
    "philosophers_guild": ("school", "library"),
    "spies_guild": ("stockade", "walls"),
    "magistrates_guild": ("altar", "theater"),
}


@pytest.mark.rule("SW-GUILD-01")
@pytest.mark.parametrize(("guild", "cards"), GUILD_COLOURS.items())
def test_guilds_that_count_a_colour_of_the_neighbours(guild: str, cards: tuple[str, str]) -> None:
    game = laid(city(guild), city(cards[0]), city(cards[1]), age=3)
    assert score(game, "guilds") == 2
    own = laid(city(guild, *cards), age=3)
    assert score(own, "guilds") == 0
    far = laid(city(guild), city(), city(*cards), city(), players=4, age=3)
    assert score(far, "guilds") == 0


@pytest.mark.rule("SW-GUILD-02")
def test_craftsmens_guild_one_point_or_by_option_two() -> None:
    cities = city("craftsmens_guild", "press_1"), city("loom_1"), city("glassworks_1")
    assert score(laid(*cities, age=3), "guilds") == 2
    assert score(laid(*cities, age=3, options={"craftsmens_guild": "printed"}), "guilds") == 4


@pytest.mark.rule("SW-GUILD-03")
def test_builders_guild_counts_stages_of_all_three() -> None:
    cities = city("builders_guild", stages=1), city(stages=2), city(stages=3)
    assert score(laid(*cities, age=3), "guilds") == 6


@pytest.mark.rule("SW-GUILD-04")
def test_shipowners_guild_counts_itself() -> None:
    mine = city("shipowners_guild", "lumber_yard", "sawmill", "press_1", "spies_guild")
    assert score(laid(mine, city("ore_vein"), age=3), "guilds") == 2 + 1 + 2


@pytest.mark.rule("SW-GUILD-05")
def test_strategists_guild_counts_defeats_of_the_neighbours() -> None:
    cities = city("strategists_guild", defeats=3), city(defeats=2), city(defeats=1)
    assert score(laid(*cities, age=3), "guilds") == 3


@pytest.mark.rule("SW-GUILD-06")
def test_scientists_guild_is_a_symbol_of_choice() -> None:
    assert score(laid(city("scientists_guild", "apothecary"), age=3), "scientific") == 4
    assert score(laid(city("scientists_guild", "apothecary", "workshop"), age=3), "scientific") == 10
    assert score(laid(city("scientists_guild"), age=3), "guilds") == 0


@pytest.mark.rule("SW-GUILD-07")
def test_guilds_are_counted_after_the_last_conflict() -> None:
    game = laid(city("strategists_guild"), city(), city("stockade"), age=3, turn=6)
    assert score(game, "guilds") == 0
    done = after(game)
    assert done.over
    # The left neighbour lost to the right one in this conflict.
    assert score(done, "guilds") == 1
