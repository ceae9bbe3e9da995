"""Chapter CARD: the effects of the cards of the three ages."""

import pytest

from pharos.content import effects
from tests.rules.duel.table import CARDS, table
from tests.rules.duel_table import ANNA, BORIS, after, city, coins, gained, options, pawn, points, price


def of_color(color: str, age: int | None = None) -> list[str]:
    return [card.id for card in CARDS.values() if card.color == color and age in (None, card.age)]


@pytest.mark.rule("DUEL-CARD-01")
@pytest.mark.parametrize(
    ("makers", "cost", "saved"),
    [
        (of_color("brown", 1), "the_statue_of_zeus", 1),
        (of_color("grey"), "the_temple_of_artemis", 1),
    ],
)
def test_one_unit_each(makers: list[str], cost: str, saved: int) -> None:
    plain = price(table(city(wonders=[cost]), cards=["statue"]), f"wonder:{cost}:statue")
    for maker in makers:
        game = table(city(maker, wonders=[cost]), cards=["statue"])
        assert price(game, f"wonder:{cost}:statue") == plain - 2 * saved


@pytest.mark.rule("DUEL-CARD-01")
@pytest.mark.parametrize(
    ("maker", "card"), [("sawmill", "courthouse"), ("brickyard", "statue"), ("shelf_quarry", "walls")]
)
def test_two_units_each(maker: str, card: str) -> None:
    assert (
        price(table(cards=[card]), f"build:{card}") - price(table(city(maker), cards=[card]), f"build:{card}")
        == 4
    )


@pytest.mark.rule("DUEL-CARD-01")
def test_production_is_there_in_every_turn() -> None:
    game = table(city("shelf_quarry", coins=0), cards=["walls", "rostrum", "aqueduct", "forum", "statue"])
    game = after(game, "build:walls", "discard:forum", "discard:statue", "discard:rostrum")
    assert price(game, "build:aqueduct") == 2


@pytest.mark.rule("DUEL-CARD-02")
def test_blue_cards_give_points_only() -> None:
    printed = {
        "theater": 3, "altar": 3, "baths": 3,
        "courthouse": 5, "statue": 4, "temple": 4, "aqueduct": 5, "rostrum": 4,
        "palace": 7, "town_hall": 7, "obelisk": 5, "gardens": 6, "pantheon": 6, "senate": 5,
    }  # fmt: skip
    assert sorted(printed) == sorted(of_color("blue"))
    for card, worth in printed.items():
        assert [type(effect) for effect in CARDS[card].effects] == [effects.Points]
        game = table(city(coins=60), age=CARDS[card].age, cards=[card])
        game = after(game, f"build:{card}")
        assert points(game, ANNA, "civilian") == worth
        assert pawn(game) == 0
        assert game.waiting == (BORIS,)


@pytest.mark.rule("DUEL-CARD-03")
def test_green_cards_give_a_symbol_and_points() -> None:
    printed = {
        "scriptorium": 0, "pharmacist": 0, "workshop": 1, "apothecary": 1, "school": 1, "laboratory": 1,
        "library": 2, "dispensary": 2, "university": 2, "observatory": 2, "academy": 3, "study": 3,
    }  # fmt: skip
    assert sorted(printed) == sorted(of_color("green"))
    for card, worth in printed.items():
        assert sum(isinstance(effect, effects.Science) for effect in CARDS[card].effects) == 1
        game = table(city(coins=60), age=CARDS[card].age, cards=[card])
        assert points(after(game, f"build:{card}"), ANNA, "scientific") == worth


@pytest.mark.rule("DUEL-CARD-04")
def test_red_cards_give_shields_and_no_points() -> None:
    printed = {
        "guard_tower": 1, "stable": 1, "garrison": 1, "palisade": 1, "horse_breeders": 1, "barracks": 1,
        "walls": 2, "archery_range": 2, "parade_ground": 2,
        "fortifications": 2, "siege_workshop": 2, "circus": 2, "arsenal": 3, "pretorium": 3,
    }  # fmt: skip
    assert sorted(printed) == sorted(of_color("red"))
    for card, shields in printed.items():
        game = table(city(coins=60), age=CARDS[card].age, cards=[card])
        game = after(game, f"build:{card}")
        assert pawn(game) == shields
        sheet = game.scores()[ANNA]
        assert sheet["total"] == sheet["coins"] + sheet["military"]


@pytest.mark.rule("DUEL-CARD-05")
def test_tavern_and_brewery() -> None:
    assert gained(table(age=1, cards=["tavern"]), "build:tavern") == 4
    assert gained(table(cards=["brewery"]), "build:brewery") == 6


@pytest.mark.rule("DUEL-CARD-06")
def test_arena_counts_built_wonders() -> None:
    anna = city("brewery", built=["the_sphinx", "piraeus"], wonders=["the_pyramids"])
    game = table(anna, city(built=["the_colossus"]), age=3, cards=["arena"])
    assert gained(game, "build:arena") == 4
    assert points(after(game, "build:arena"), ANNA, "commercial") == 3


@pytest.mark.rule("DUEL-CARD-07")
def test_chamber_of_commerce_counts_grey_cards() -> None:
    game = table(city("press", "drying_room"), city("glassworks"), age=3, cards=["chamber_of_commerce"])
    assert gained(game, "build:chamber_of_commerce") == 6
    assert points(after(game, "build:chamber_of_commerce"), ANNA, "commercial") == 3


@pytest.mark.rule("DUEL-CARD-08")
def test_port_counts_brown_cards_not_symbols() -> None:
    game = table(city("sawmill", "clay_pool", "forum", "press"), city("quarry"), age=3, cards=["port"])
    assert gained(game, "build:port") == 4
    assert points(after(game, "build:port"), ANNA, "commercial") == 3


@pytest.mark.rule("DUEL-CARD-09")
def test_lighthouse_counts_itself() -> None:
    game = table(city("tavern", "wood_reserve"), city("forum"), age=3, cards=["lighthouse"])
    assert gained(game, "build:lighthouse") == 3
    assert points(after(game, "build:lighthouse"), ANNA, "commercial") == 3


@pytest.mark.rule("DUEL-CARD-10")
def test_armory_counts_red_cards() -> None:
    anna = city("guard_tower", "stable", "garrison", "palisade", "shelf_quarry", "glassworks")
    game = table(anna, city("walls"), age=3, cards=["armory"])
    assert gained(game, "build:armory") == 4
    assert points(after(game, "build:armory"), ANNA, "commercial") == 3


@pytest.mark.rule("DUEL-CARD-11")
def test_coins_come_once_and_from_the_bank() -> None:
    game = table(city(coins=0), city(coins=0), cards=["brewery", "walls", "statue", "forum"])
    game = after(game, "build:brewery")
    assert (coins(game, ANNA), coins(game, BORIS)) == (6, 0)
    game = after(game, "discard:walls", "discard:statue")
    assert coins(game, ANNA) == 6 + 3
    assert options(game) == {"discard:forum"}


@pytest.mark.rule("DUEL-CARD-11")
def test_a_later_card_brings_no_more_coins() -> None:
    anna = city("armory", "guard_tower", "parade_ground", coins=0)
    game = table(anna, age=3, cards=["circus"])
    assert gained(game, "build:circus") == 0
