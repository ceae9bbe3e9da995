"""Chapter PROG: Mysticism, Poliorcetics, Engineering, and answers about progress tokens."""

import pytest

from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    asking,
    city,
    coins,
    gained,
    options,
    pawn,
    points,
    price,
    refusal,
)
from tests.rules.pantheon.table import table


@pytest.mark.rule("PAN-PROG-01")
def test_mysticism_counts_mythology_and_offering_tokens() -> None:
    anna = city(progress=["mysticism"], mythology=["greek", "greek"], offerings=[4])
    game = table(anna, city(mythology=["roman"]), gods={2: "tanit"})
    assert points(game, ANNA, "progress") == 6
    assert points(game, BORIS, "progress") == 0
    assert points(after(game, "activate:tanit@offerings=4"), ANNA, "progress") == 4


@pytest.mark.rule("PAN-PROG-02")
def test_poliorcetics_costs_the_opponent_a_coin_for_each_space() -> None:
    cards = ["pretorium", "obelisk"]
    anna = city(progress=["poliorcetics"])
    game = table(anna, age=3, cards=cards, pawn=-1)
    assert gained(game, "build:pretorium", seat=BORIS) == -3
    poor = table(anna, city(coins=2), age=3, cards=cards, pawn=-1)
    assert coins(after(poor, "build:pretorium"), BORIS) == 0
    assert (
        gained(table(boris=anna, age=3, cards=cards), "build:pretorium", seat=BORIS) == -2
    )  # the near token


@pytest.mark.rule("PAN-PROG-03")
def test_poliorcetics_works_with_every_shield_and_beside_military_tokens() -> None:
    anna = city(progress=["poliorcetics"], wonders=["the_colossus"])
    game = table(anna, gods={1: "mars"}, cards=["walls", "rostrum"], pawn=2)
    for choice in ("activate:mars", "build:walls", "wonder:the_colossus:rostrum"):
        assert gained(game, choice, seat=BORIS) == -4
        assert pawn(after(game, choice)) == 4


@pytest.mark.rule("PAN-PROG-04")
@pytest.mark.parametrize("card", ["fortifications", "university", "greek_grand_temple", "senate"])
def test_engineering_builds_cards_with_a_chain_symbol_for_one_coin(card: str) -> None:
    game = table(city(coins=1, progress=["engineering"]), age=3, cards=[card, "obelisk"])
    assert options(game, "build") == {f"build:{card}"}
    explained = game.explain(ANNA, f"build:{card}").price
    assert explained is not None
    assert (explained.coins, explained.power) == (1, "engineering")
    assert coins(after(game, f"build:{card}"), ANNA) == 0
    assert refusal(game, "build:obelisk") == "DUEL-BUILD-12"
    assert price(table(age=3, cards=[card, "obelisk"]), f"build:{card}") > 1


@pytest.mark.rule("PAN-PROG-05")
def test_urbanism_pays_nothing_for_engineering() -> None:
    game = table(city(progress=["engineering", "urbanism"]), age=3, cards=["fortifications", "obelisk"])
    assert gained(game, "build:fortifications") == -1


@pytest.mark.rule("PAN-PROG-06")
def test_the_real_symbol_and_cheaper_ways_come_first() -> None:
    tokens = ["engineering", "urbanism"]
    chain = table(city("palisade", progress=tokens), age=3, cards=["fortifications", "obelisk"])
    assert gained(chain, "build:fortifications") == 4
    temple = table(city(mythology=["greek"], progress=tokens), age=3, cards=["greek_grand_temple", "obelisk"])
    assert gained(temple, "build:greek_grand_temple") == 4
    made = table(
        city("clay_pool", "lumber_yard", progress=["engineering"]), cards=["horse_breeders", "rostrum"]
    )
    assert price(made, "build:horse_breeders") == 0
    assert gained(made, "build:horse_breeders") == 0


@pytest.mark.rule("PAN-PROG-06", "PAN-PROG-07")
def test_engineering_is_preferred_to_trade_of_the_same_price() -> None:
    anna = city("clay_pool", "wood_reserve", progress=["engineering"])
    game = table(anna, city(progress=["economy"]), cards=["horse_breeders", "rostrum"])
    assert gained(game, "build:horse_breeders") == -1
    assert gained(game, "build:horse_breeders", seat=BORIS) == 0
    traded = table(
        city("clay_pool", "wood_reserve"), city(progress=["economy"]), cards=["horse_breeders", "rostrum"]
    )
    assert gained(traded, "build:horse_breeders", seat=BORIS) == 1


@pytest.mark.rule("PAN-PROG-08")
def test_a_pair_without_a_token_on_the_board_gives_nothing() -> None:
    pair = table(city("apothecary"), city("school"), gods={1: "nisaba"}, board=[])
    pair = after(pair, "activate:nisaba", "snake:school")
    assert asking(pair) == "turn"
    assert pair.waiting == (BORIS,)


@pytest.mark.rule("PAN-PROG-09")
def test_returned_tokens_are_mixed_with_the_others() -> None:
    # The second draw has its own order, in which a returned token may come first.
    orders = [["law", "economy", "masonry", "theology"], ["economy", "theology", "law", "masonry"]]
    anna = city(wonders=["the_great_library"], coins=60)
    game = table(
        anna,
        gods={1: "gate"},
        box=orders[0],
        draws=orders,
        stacks={"mesopotamian": ["enki", "nisaba", "ishtar"]},
    )
    game = after(game, "activate:gate", "god:enki", "enki:law", "discard:courthouse")
    game = after(game, "wonder:the_great_library:rostrum")
    assert options(game) == {"library:economy", "library:theology", "library:masonry"}
