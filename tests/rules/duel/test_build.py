"""Chapter BUILD: the cost of buildings and production."""

from collections import Counter

import pytest

import pharos
from pharos.core.price_data import PriceData
from tests.rules.duel.table import CARDS, table
from tests.rules.duel_table import ANNA, BORIS, after, cards_of, city, coins, options, paid, price, refusal

# The cost of every card: coins, then clay, wood, stone, glass, papyrus by their first letters; "-" is free.
PRINTED = """
    lumber_yard=- logging_camp=1 clay_pool=- clay_pit=1 quarry=- stone_pit=1 glassworks=1 press=1
    guard_tower=- stable=w garrison=c palisade=2 workshop=p apothecary=g scriptorium=2 pharmacist=2
    theater=- altar=- baths=s stone_reserve=3 clay_reserve=3 wood_reserve=3 tavern=- sawmill=2
    brickyard=2 shelf_quarry=2 glass_blower=- drying_room=- walls=ss horse_breeders=cw barracks=3
    archery_range=wsp parade_ground=ccg library=wsg dispensary=ccs school=wpp laboratory=wgg
    courthouse=wwg statue=cc temple=wp aqueduct=sss rostrum=ws forum=3c caravansery=2gp
    customs_house=4 brewery=- arsenal=cccww pretorium=8 fortifications=cssp siege_workshop=wwwg
    circus=ccss academy=wsgg study=wwgp university=cgp observatory=spp palace=cwsgg town_hall=wwsss
    obelisk=ssg gardens=ccww pantheon=cwpp senate=ccsp chamber_of_commerce=pp port=wgp armory=ssg
    lighthouse=ccg arena=cws merchants_guild=cwgp shipowners_guild=csgp builders_guild=cwssg
    magistrates_guild=cwwp scientists_guild=ccww moneylenders_guild=wwss tacticians_guild=cssp
"""
LETTERS = {"c": "clay", "w": "wood", "s": "stone", "g": "glass", "p": "papyrus"}
COSTS = dict(entry.split("=") for entry in PRINTED.split())
# The price of a unit against this city: clay 3, wood 4, stone 5, glass 4, papyrus 3.
RIVAL = city("clay_pool", "sawmill", "quarry", "shelf_quarry", "glassworks", "glass_blower", "press")
UNIT = {"c": 3, "w": 4, "s": 5, "g": 4, "p": 3}


def parts(game: pharos.Game, choice: str) -> PriceData:
    """The itemized price as plain data."""
    explained = game.explain(game.waiting[0], choice).price
    assert explained is not None
    return explained.data()


@pytest.mark.rule("DUEL-BUILD-01")
def test_a_building_is_paid_and_works_from_then_on() -> None:
    game = table(cards=["shelf_quarry", "aqueduct", "walls", "forum"])
    game = after(game, "build:shelf_quarry")
    assert coins(game, ANNA) == 18
    assert "shelf_quarry" in cards_of(game, ANNA)
    game = after(game, "discard:forum")
    assert price(game, "build:walls") == 0
    assert price(game, "build:aqueduct") == 2


@pytest.mark.rule("DUEL-BUILD-02")
def test_a_card_without_a_cost_is_free() -> None:
    game = table(city(coins=0), age=1, cards=["lumber_yard"])
    assert price(game, "build:lumber_yard") == paid(game, "build:lumber_yard") == 0


@pytest.mark.rule("DUEL-BUILD-03")
@pytest.mark.parametrize(("card", "cost"), [("scriptorium", 2), ("stone_pit", 1)])
def test_printed_coins_go_to_the_bank(card: str, cost: int) -> None:
    game = table(age=1, cards=[card])
    assert price(game, f"build:{card}") == paid(game, f"build:{card}") == cost
    assert coins(after(game, f"build:{card}"), BORIS) == 20


@pytest.mark.rule("DUEL-BUILD-03", "DUEL-BUILD-04", "DUEL-BUILD-06")
@pytest.mark.parametrize("card", sorted(CARDS))
def test_the_cost_of_every_card(card: str) -> None:
    coins_printed = int("".join(sign for sign in COSTS[card] if sign.isdigit()) or 0)
    units = Counter(LETTERS[sign] for sign in COSTS[card] if sign in LETTERS)
    assert CARDS[card].cost.coins == coins_printed
    assert CARDS[card].cost.resources == units
    if CARDS[card].age > 1 and card not in RIVAL["cards"]:
        game = table(city(coins=60), RIVAL, age=CARDS[card].age, cards=[card])
        expected = coins_printed + sum(UNIT[sign] for sign in COSTS[card] if sign in UNIT)
        assert price(game, f"build:{card}") == expected


@pytest.mark.rule("DUEL-BUILD-04")
def test_resources_are_produced_or_bought() -> None:
    assert price(table(age=1, cards=["baths"]), "build:baths") == 2
    assert price(table(city("quarry"), age=1, cards=["baths"]), "build:baths") == 0
    arena = table(city("clay_pool"), age=3, cards=["arena"])  # clay is made, stone and wood are bought
    assert price(arena, "build:arena") == paid(arena, "build:arena") == 4
    assert parts(arena, "build:arena")["produced"] == {"clay": 1}
    assert price(table(age=3, cards=["arena"]), "build:arena") == 6


@pytest.mark.rule("DUEL-BUILD-05")
def test_what_the_city_produces_costs_nothing() -> None:
    anna = city("quarry", "clay_pool", "clay_pit", "press", coins=0)
    game = table(anna, age=1, cards=["baths", "garrison"])
    assert {"build:baths", "build:garrison"} <= options(game)
    assert paid(game, "build:baths") == paid(game, "build:garrison") == 0
    game = table(anna, age=1, cards=["apothecary"])
    assert refusal(game, "build:apothecary") == "DUEL-BUILD-12"
    assert price(game, "build:apothecary") == 2


@pytest.mark.rule("DUEL-BUILD-05")
def test_three_clay_symbols_serve_three_clay() -> None:
    game = table(city("quarry", "brickyard", "clay_pool", "press"), age=2, cards=["dispensary"])
    assert price(game, "build:dispensary") == 0


@pytest.mark.rule("DUEL-BUILD-06")
def test_caravansery_in_coins_and_resources() -> None:
    game = table(city("glassworks"), city(), turn=BORIS, cards=["caravansery"])
    assert price(game, "build:caravansery") == paid(game, "build:caravansery") == 7
    assert parts(game, "build:caravansery") == {
        "coins": 7,
        "bank": 7,
        "printed": 2,
        "bought": [
            {"resource": "glass", "units": 1, "price": 3},
            {"resource": "papyrus", "units": 1, "price": 2},
        ],
    }
    poor = table(city("glassworks"), city(coins=6), turn=BORIS, cards=["caravansery"])
    assert "build:caravansery" not in options(poor)


@pytest.mark.rule("DUEL-BUILD-07")
def test_resources_are_not_used_up() -> None:
    game = table(city("shelf_quarry", coins=0), cards=["walls", "aqueduct", "rostrum", "forum", "statue"])
    game = after(game, "build:walls", "discard:forum")
    assert parts(game, "build:aqueduct")["produced"] == {"stone": 2}
    assert price(game, "build:aqueduct") == 2


@pytest.mark.rule("DUEL-BUILD-08")
@pytest.mark.parametrize(
    ("owned", "card", "saved"),
    [
        (city("lumber_yard"), "temple", 2),
        (city("press"), "temple", 2),
        (city("caravansery"), "temple", 2),
        (city(built=["piraeus"]), "temple", 2),
        (city("theater", "guard_tower", "workshop", "tavern"), "rostrum", 0),
    ],
    ids=["brown", "grey", "yellow", "wonder", "the others"],
)
def test_who_produces(owned: dict[str, object], card: str, saved: int) -> None:
    assert price(table(owned, cards=[card]), f"build:{card}") == 4 - saved


@pytest.mark.rule("DUEL-BUILD-09")
@pytest.mark.parametrize("owned", [city("forum"), city(built=["piraeus"])], ids=["forum", "piraeus"])
def test_one_unit_of_glass_or_papyrus(owned: dict[str, object]) -> None:
    game = table(owned, cards=["caravansery", "school", "laboratory", "walls"])
    assert price(game, "build:caravansery") == 2 + 2  # one of the two
    assert price(game, "build:school") == 2 + 2  # one of two papyrus, the wood bought
    assert price(game, "build:laboratory") == 2 + 2
    assert price(game, "build:walls") == 4


@pytest.mark.rule("DUEL-BUILD-09")
@pytest.mark.parametrize(
    "owned", [city("caravansery"), city(built=["the_great_lighthouse"])], ids=["caravansery", "lighthouse"]
)
def test_one_unit_of_clay_wood_or_stone(owned: dict[str, object]) -> None:
    game = table(owned, cards=["rostrum", "statue", "courthouse", "aqueduct", "horse_breeders"])
    assert price(game, "build:rostrum") == 2  # stone or wood
    assert price(game, "build:statue") == 2  # one of two clay
    assert price(game, "build:courthouse") == 4  # one of two wood, not the glass
    assert price(game, "build:aqueduct") == 4
    game = after(game, "build:rostrum", "discard:statue")
    assert price(game, "build:horse_breeders") == 2  # chosen anew


@pytest.mark.rule("DUEL-BUILD-10")
def test_forum_and_piraeus_cover_both_glass() -> None:
    game = table(city("forum", "quarry", "lumber_yard", built=["piraeus"]), age=3, cards=["academy"])
    assert price(game, "build:academy") == paid(game, "build:academy") == 0
    assert parts(game, "build:academy")["chosen"] == {"glass": 2}


@pytest.mark.rule("DUEL-BUILD-10")
def test_one_source_gives_one_unit() -> None:
    game = table(city("forum", "quarry", "lumber_yard"), age=3, cards=["academy"])
    assert price(game, "build:academy") == 2


@pytest.mark.rule("DUEL-BUILD-11")
def test_circus_is_built_the_cheapest_way() -> None:
    game = table(city("clay_pool", "caravansery"), city("shelf_quarry"), age=3, cards=["circus"])
    assert price(game, "build:circus") == paid(game, "build:circus") == 2 + 4
    assert parts(game, "build:circus") == {
        "coins": 6,
        "bank": 6,
        "produced": {"clay": 1},
        "chosen": {"stone": 1},
        "bought": [
            {"resource": "clay", "units": 1, "price": 2},
            {"resource": "stone", "units": 1, "price": 4},
        ],
    }


@pytest.mark.rule("DUEL-BUILD-10")
def test_what_is_chosen_is_told_for_both_kinds_of_resources() -> None:
    explained = (
        table(city("caravansery", "forum"), cards=["laboratory"]).explain(ANNA, "build:laboratory").price
    )
    assert explained is not None
    assert explained.chosen == {"wood": 1, "glass": 1}
    assert explained.bought == (pharos.Purchase("glass", 1, 2),)


@pytest.mark.rule("DUEL-BUILD-12")
def test_the_temple_cannot_pay_for_itself() -> None:
    # the price is 5: papyrus and stone are made, wood costs 3 and glass 2
    boris = city("lumber_yard")
    anna = ["press", "quarry"]
    poor = table(city(*anna, coins=4, wonders=["the_temple_of_artemis"]), boris, cards=["walls"])
    assert price(poor, "wonder:the_temple_of_artemis:walls") == 5
    assert refusal(poor, "wonder:the_temple_of_artemis:walls") == "DUEL-BUILD-12"
    assert "wonder:the_temple_of_artemis:walls" not in options(poor)
    able = table(city(*anna, coins=5, wonders=["the_temple_of_artemis"]), boris, cards=["walls"])
    assert coins(after(able, "wonder:the_temple_of_artemis:walls"), ANNA) == 12


@pytest.mark.rule("DUEL-BUILD-12")
def test_coins_of_a_building_do_not_pay_for_it() -> None:
    game = table(city("glassworks", "press", coins=1), age=3, cards=["chamber_of_commerce"])
    assert price(game, "build:chamber_of_commerce") == 2
    assert "build:chamber_of_commerce" not in options(game)
    game = table(city("glassworks", "press", coins=2), age=3, cards=["chamber_of_commerce"])
    assert coins(after(game, "build:chamber_of_commerce"), ANNA) == 6


@pytest.mark.rule("DUEL-BUILD-13")
def test_resources_cannot_be_bought_for_later() -> None:
    game = table(cards=["walls", "statue"])
    verbs = {choice.partition(":")[0] for choice in options(game)}
    assert verbs == {"build", "discard"}
    bought = table(cards=["walls", "aqueduct", "statue"])
    assert price(after(bought, "build:walls", "discard:statue"), "build:aqueduct") == 6  # nothing was kept
