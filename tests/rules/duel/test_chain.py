"""Chapter CHAIN: free construction through chains."""

import pytest

import pharos
from tests.rules.duel.table import CARDS, table
from tests.rules.duel_table import ANNA, BORIS, city, gained, options, paid, price

LINKS = {
    ("stable", "horse_breeders"), ("garrison", "barracks"), ("palisade", "fortifications"),
    ("archery_range", "siege_workshop"), ("parade_ground", "circus"), ("scriptorium", "library"),
    ("pharmacist", "dispensary"), ("school", "university"), ("laboratory", "observatory"),
    ("theater", "statue"), ("statue", "gardens"), ("altar", "temple"), ("temple", "pantheon"),
    ("baths", "aqueduct"), ("rostrum", "senate"), ("tavern", "lighthouse"), ("brewery", "arena"),
}  # fmt: skip


def built_with(giver: str, taker: str) -> pharos.Game:
    return table(city(giver, coins=0), city(coins=9), age=CARDS[taker].age, cards=[taker])


@pytest.mark.rule("DUEL-CHAIN-01")
@pytest.mark.parametrize(
    ("giver", "taker", "without"),
    [("baths", "aqueduct", 6), ("palisade", "fortifications", 8), ("stable", "horse_breeders", 4)],
)
def test_a_chained_card_is_free(giver: str, taker: str, without: int) -> None:
    game = built_with(giver, taker)
    assert price(game, f"build:{taker}") == paid(game, f"build:{taker}") == 0
    explained = game.explain(ANNA, f"build:{taker}").price
    assert explained is not None
    assert explained.chain == giver
    assert price(table(age=CARDS[taker].age, cards=[taker]), f"build:{taker}") == without


@pytest.mark.rule("DUEL-CHAIN-02")
def test_chains_lead_to_later_ages_only() -> None:
    for giver, taker in LINKS:
        assert CARDS[giver].age < CARDS[taker].age
    assert not [card.id for card in CARDS.values() if card.chain and card.age == 1]
    assert not [card.id for card in CARDS.values() if card.gives and card.age == 3]


@pytest.mark.rule("DUEL-CHAIN-03")
def test_the_seventeen_links() -> None:
    found = {(giver, card.id) for card in CARDS.values() for giver in card.chain_from}
    assert len(LINKS) == 17
    assert found == LINKS


@pytest.mark.rule("DUEL-CHAIN-03")
@pytest.mark.parametrize(("giver", "taker"), sorted(LINKS))
def test_every_link_works(giver: str, taker: str) -> None:
    game = built_with(giver, taker)
    assert f"build:{taker}" in options(game)
    assert price(table(age=CARDS[taker].age, cards=[taker]), f"build:{taker}") > 0


@pytest.mark.rule("DUEL-CHAIN-03")
def test_barracks_with_and_without_garrison() -> None:
    assert price(table(cards=["barracks"]), "build:barracks") == 3
    assert price(table(city("garrison"), cards=["barracks"]), "build:barracks") == 0


@pytest.mark.rule("DUEL-CHAIN-04")
def test_only_own_buildings_give_symbols() -> None:
    under = city(coins=30) | {"wonders": [{"id": "piraeus", "built": True, "card": "baths"}]}
    assert price(table(under, cards=["aqueduct"]), "build:aqueduct") == 6
    assert price(table(boris=city("baths"), cards=["aqueduct"]), "build:aqueduct") == 6
    assert price(table(discard=["baths"], cards=["aqueduct"]), "build:aqueduct") == 6


@pytest.mark.rule("DUEL-CHAIN-05")
def test_a_chain_is_always_used() -> None:
    game = table(city("baths", "shelf_quarry", progress=["urbanism"], coins=30), cards=["aqueduct"])
    assert options(game, "build:aqueduct") == {"build:aqueduct"}
    assert gained(game, "build:aqueduct") == 4  # so Urbanism pays


@pytest.mark.rule("DUEL-CHAIN-05")
def test_an_opposing_economy_gets_nothing_for_it() -> None:
    game = table(city("baths", coins=30), city(progress=["economy"]), cards=["aqueduct"])
    assert gained(game, "build:aqueduct", seat=BORIS) == 0
    assert gained(game, "build:aqueduct", seat=ANNA) == 0
