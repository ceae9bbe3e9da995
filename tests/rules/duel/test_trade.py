"""Chapter TRADE: buying resources from the bank."""

import pytest

from pharos.content.duel import Card
from pharos.content.effects import Produce
from pharos.duel.piece import Piece
from pharos.duel.pieces import CARDS as CARD_PIECES
from pharos.duel.pieces import read_effects
from pharos.duel.state import City
from pharos.duel.trade import unit_prices
from tests.rules.duel.table import CARDS, table
from tests.rules.duel_table import ANNA, BORIS, after, city, coins, paid, price, view


@pytest.mark.rule("DUEL-TRADE-01")
def test_a_unit_costs_two_and_one_for_each_symbol_of_the_opponent() -> None:
    boris = city("quarry", "stone_pit")
    anna_buys = table(city(), boris, age=1, cards=["baths"])
    assert price(anna_buys, "build:baths") == paid(anna_buys, "build:baths") == 4
    boris_buys = table(city(), boris, turn=BORIS, cards=["aqueduct"])
    assert price(boris_buys, "build:aqueduct") == paid(boris_buys, "build:aqueduct") == 2


@pytest.mark.rule("DUEL-TRADE-01")
def test_a_card_with_two_symbols_counts_twice_and_grey_cards_count() -> None:
    assert price(table(boris=city("shelf_quarry"), cards=["walls"]), "build:walls") == 2 * 4
    assert price(table(boris=city("press"), age=1, cards=["workshop"]), "build:workshop") == 3
    assert price(table(boris=city("press", "drying_room"), cards=["temple"]), "build:temple") == 2 + 4


@pytest.mark.rule("DUEL-TRADE-02")
def test_the_bank_is_paid_not_the_opponent() -> None:
    game = table(boris=city("quarry", "stone_pit", coins=3), age=1, cards=["baths"])
    assert coins(after(game, "build:baths"), BORIS) == 3
    explained = game.explain(ANNA, "build:baths").price
    assert explained is not None
    assert (explained.bank, dict(explained.paid_to)) == (4, {})


@pytest.mark.rule("DUEL-TRADE-03")
def test_three_stone_for_an_aqueduct() -> None:
    game = table(boris=city("quarry", "stone_pit"), cards=["aqueduct"])
    assert price(game, "build:aqueduct") == paid(game, "build:aqueduct") == 3 * 4


@pytest.mark.rule("DUEL-TRADE-04")
def test_only_missing_units_are_bought_each_at_its_price() -> None:
    game = table(city("clay_pool"), city("shelf_quarry"), age=3, turn=BORIS, cards=["fortifications"])
    assert price(game, "build:fortifications") == paid(game, "build:fortifications") == 3 + 2


@pytest.mark.rule("DUEL-TRADE-05")
def test_yellow_cards_and_wonders_do_not_raise_prices() -> None:
    game = table(boris=city("forum", built=["piraeus"]), cards=["caravansery", "laboratory"])
    assert price(game, "build:caravansery") == 2 + 2 + 2
    game = table(boris=city("caravansery", built=["the_great_lighthouse"]), cards=["rostrum", "statue"])
    assert price(game, "build:rostrum") == price(game, "build:statue") == 4


@pytest.mark.rule("DUEL-TRADE-06")
def test_aqueduct_with_stone_reserve() -> None:
    game = table(city("stone_reserve"), city("quarry", "stone_pit"), cards=["aqueduct"])
    assert price(game, "build:aqueduct") == paid(game, "build:aqueduct") == 3


@pytest.mark.rule("DUEL-TRADE-06")
@pytest.mark.parametrize(
    ("reserve", "rival", "card", "cost"),
    [
        ("clay_reserve", "brickyard", "statue", 2),
        ("wood_reserve", "sawmill", "courthouse", 2 + 2),
        ("stone_reserve", "shelf_quarry", "walls", 2),
        ("customs_house", "press", "school", 2 + 2),
        ("customs_house", "glassworks", "laboratory", 2 + 2),
    ],
)
def test_fixed_prices(reserve: str, rival: str, card: str, cost: int) -> None:
    assert price(table(city(reserve), city(rival), cards=[card]), f"build:{card}") == cost


@pytest.mark.rule("DUEL-TRADE-06")
def test_a_fixed_price_serves_its_owner_only() -> None:
    game = table(city(), city("stone_reserve", "quarry"), cards=["walls"])
    assert price(game, "build:walls") == 6


@pytest.mark.rule("DUEL-TRADE-07")
def test_a_fixed_price_begins_with_the_next_turn() -> None:
    game = table(cards={0: "customs_house", 1: "caravansery", 2: "school", 3: "walls"})
    game = after(game, "build:customs_house")
    assert view(game, ANNA)["cities"][ANNA]["discounts_from_next_turn"] == ["glass", "papyrus"]
    game = after(game, "discard:walls")
    assert "discounts_from_next_turn" not in view(game, ANNA)["cities"][ANNA]
    assert price(game, "build:caravansery") == paid(game, "build:caravansery") == 2 + 1 + 1


@pytest.mark.rule("DUEL-TRADE-07")
def test_it_does_not_lower_prices_in_the_turn_it_is_built() -> None:
    anna = city("stone_reserve") | {"discounts_from_next_turn": ["stone"]}
    assert price(table(anna, cards=["aqueduct"]), "build:aqueduct") == 6


@pytest.mark.rule("DUEL-TRADE-08")
def test_an_extra_turn_counts_as_the_next_turn() -> None:
    # a reserve built through The Mausoleum, whose extra turn comes from Theology
    game = table(
        city(wonders=["the_mausoleum"], progress=["theology"], coins=40),
        city("quarry"),
        discard=["stone_reserve"],
        cards=["walls", "aqueduct", "forum"],
    )
    game = after(game, "wonder:the_mausoleum:walls", "revive:stone_reserve")
    assert game.waiting == (ANNA,)
    assert price(game, "build:aqueduct") == paid(game, "build:aqueduct") == 3


@pytest.mark.rule("DUEL-TRADE-09")
def test_a_destroyed_card_no_longer_counts() -> None:
    game = table(
        city(wonders=["the_statue_of_zeus"], progress=["theology"], coins=40),
        city("shelf_quarry"),
        cards=["statue", "walls", "forum"],
    )
    assert price(game, "build:walls") == 2 * 4
    game = after(game, "wonder:the_statue_of_zeus:statue", "destroy:shelf_quarry")
    assert game.waiting == (ANNA,)
    assert price(game, "build:walls") == paid(game, "build:walls") == 2 * 2


@pytest.mark.rule("DUEL-BUILD-10", "DUEL-BUILD-11")
@pytest.mark.parametrize("card", [card for card in CARDS.values() if card.cost.resources], ids=lambda c: c.id)
def test_a_producer_with_a_choice_covers_one_unit_of_any_of_its_kind(card: Card) -> None:
    """Whatever the resource: two coins less for a raw material or a good that need not be bought."""
    raw = any(resource in card.cost.resources for resource in ("wood", "clay", "stone"))
    good = any(resource in card.cost.resources for resource in ("glass", "papyrus"))
    units = sum(card.cost.resources.values())

    def cost(*built: str) -> int:
        game = table(city(coins=40, built=built), age=card.age, cards=[card.id])
        return price(game, f"build:{card.id}")

    full = card.cost.coins + 2 * units
    assert cost() == full
    assert cost("the_great_lighthouse") == full - 2 * raw
    assert cost("piraeus") == full - 2 * good
    assert cost("the_great_lighthouse", "piraeus") == full - 2 * raw - 2 * good


@pytest.mark.rule("DUEL-TRADE-05")
def test_a_unit_that_is_not_for_sale_leaves_the_prices_alone_when_it_comes_and_when_it_goes() -> None:
    """No printed component makes a single resource for its own city only, but one of a content set may."""
    spring = Piece("spring")
    read_effects(spring, (Produce(one_of=("clay",), tradable=False),))
    mine, theirs = City(), City()
    theirs.gain(next(card for card in CARD_PIECES if card.name == "brickyard"))
    before = unit_prices(mine, theirs)
    theirs.gain(spring)
    assert unit_prices(mine, theirs) == before
    theirs.lose(spring)
    assert unit_prices(mine, theirs) == before
