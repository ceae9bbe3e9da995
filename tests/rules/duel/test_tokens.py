"""Chapter TOKEN: the progress tokens."""

import pytest

import pharos
from tests.rules.duel.table import table
from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    city,
    coins,
    gained,
    options,
    paid,
    pawn,
    points,
    price,
    won,
)


def taking(token: str) -> pharos.Game:
    """Anna has just completed a pair and may take the token."""
    game = table(city("workshop", coins=20), board=[token], cards=["laboratory", "walls", "statue"])
    return after(game, "build:laboratory")


@pytest.mark.rule("DUEL-TOKEN-01")
def test_agriculture() -> None:
    assert gained(taking("agriculture"), "progress:agriculture") == 6
    assert points(after(taking("agriculture"), "progress:agriculture"), ANNA, "progress") == 4


@pytest.mark.rule("DUEL-TOKEN-02")
def test_architecture_makes_wonders_cheaper() -> None:
    boris = city("shelf_quarry")
    plain = table(city(wonders=["the_pyramids"]), boris, cards=["walls"])
    assert price(plain, "wonder:the_pyramids:walls") == paid(plain, "wonder:the_pyramids:walls") == 14
    clever = table(city(wonders=["the_pyramids"], progress=["architecture"]), boris, cards=["walls"])
    assert price(clever, "wonder:the_pyramids:walls") == paid(clever, "wonder:the_pyramids:walls") == 4 + 2
    assert price(clever, "build:walls") == 8  # the price of a building stays the same


@pytest.mark.rule("DUEL-TOKEN-02")
def test_architecture_helps_with_every_wonder() -> None:
    anna = city(wonders=["the_sphinx", "the_pyramids"], progress=["architecture"], coins=40)
    game = table(anna, cards=["walls", "statue", "forum"])
    assert price(game, "wonder:the_sphinx:walls") == 4
    game = after(game, "wonder:the_sphinx:walls")
    assert price(game, "wonder:the_pyramids:statue") == paid(game, "wonder:the_pyramids:statue") == 4


@pytest.mark.rule("DUEL-TOKEN-03")
def test_economy_gets_what_the_opponent_pays_for_resources() -> None:
    game = table(city(coins=20), city("glassworks", progress=["economy"]), cards=["caravansery"])
    explained = game.explain(ANNA, "build:caravansery").price
    assert explained is not None
    assert (explained.coins, explained.bank, dict(explained.paid_to)) == (7, 2, {BORIS: 5})
    assert paid(game, "build:caravansery") == 7
    assert gained(game, "build:caravansery", seat=BORIS) == 5
    wonder = table(city(coins=20, wonders=["the_sphinx"]), city(progress=["economy"]), cards=["walls"])
    explained = wonder.explain(ANNA, "wonder:the_sphinx:walls").price
    assert explained is not None
    assert (explained.bank, dict(explained.paid_to)) == (0, {BORIS: 2 * 4})


@pytest.mark.rule("DUEL-TOKEN-03")
def test_economy_gets_nothing_of_printed_coins() -> None:
    game = table(city(coins=20), city(progress=["economy"]), cards=["customs_house"])
    assert gained(game, "build:customs_house", seat=BORIS) == 0


@pytest.mark.rule("DUEL-TOKEN-04")
def test_economy_gets_what_was_really_spent() -> None:
    game = table(city("customs_house"), city("glassworks", progress=["economy"]), cards=["caravansery"])
    assert paid(game, "build:caravansery") == 2 + 1 + 1
    assert gained(game, "build:caravansery", seat=BORIS) == 2
    game = table(city("stone_reserve"), city("quarry", progress=["economy"]), cards=["walls"])
    assert gained(game, "build:walls", seat=BORIS) == 2


@pytest.mark.rule("DUEL-TOKEN-05")
def test_economy_is_paid_before_the_effects_of_a_wonder() -> None:
    anna = city("brickyard", wonders=["the_appian_way"])  # papyrus and two stone are bought
    game = table(anna, city(coins=0, progress=["economy"]), cards=["walls"])
    assert price(game, "wonder:the_appian_way:walls") == 6
    assert coins(after(game, "wonder:the_appian_way:walls"), BORIS) == 6 - 3


@pytest.mark.rule("DUEL-TOKEN-05")
def test_economy_looks_at_the_opponent_only() -> None:
    game = table(city(progress=["economy"]), cards=["walls"])
    assert paid(game, "build:walls") == 4
    assert gained(game, "build:walls", seat=BORIS) == 0


@pytest.mark.rule("DUEL-TOKEN-06")
def test_law_is_a_symbol() -> None:
    anna = city("scriptorium", "pharmacist", "apothecary", "academy", progress=["law"], coins=60)
    game = table(anna, age=3, cards=["university"])
    assert won(after(game, "build:university")) == ((ANNA,), "science")
    assert points(game, ANNA, "progress") == 0


@pytest.mark.rule("DUEL-TOKEN-07")
@pytest.mark.parametrize(
    ("anna", "cost"),
    [(city(), 14), (city(progress=["masonry"]), 6), (city("forum", progress=["masonry"]), 4)],
    ids=["without", "with", "with Forum"],
)
def test_palace_with_masonry(anna: dict[str, object], cost: int) -> None:
    game = table(anna, city("glassworks", "glass_blower"), age=3, cards=["palace"])
    assert price(game, "build:palace") == paid(game, "build:palace") == cost


@pytest.mark.rule("DUEL-TOKEN-07")
def test_masonry_helps_with_blue_cards_only() -> None:
    game = table(city(progress=["masonry"], wonders=["piraeus"]), cards=["walls", "library", "aqueduct"])
    assert price(game, "build:walls") == 4
    assert price(game, "build:library") == 6
    assert price(game, "wonder:piraeus:walls") == 8
    assert price(game, "build:aqueduct") == 2


@pytest.mark.rule("DUEL-TOKEN-08")
def test_baths_with_masonry_are_free_but_not_chained() -> None:
    game = table(city(progress=["masonry", "urbanism"], coins=0), age=1, cards=["baths"])
    assert price(game, "build:baths") == 0
    assert gained(game, "build:baths") == 0  # nothing refunded, no chain
    explained = game.explain(ANNA, "build:baths").price
    assert explained is not None
    assert dict(explained.discounted) == {"stone": 1}
    assert explained.chain is None


@pytest.mark.rule("DUEL-TOKEN-08")
def test_the_dearest_missing_units_are_dropped() -> None:
    # Town Hall: 3 stone and 2 wood; one stone is made, so 2 stone (4 each) and 2 wood (2 each) are missing
    game = table(city("quarry", progress=["masonry"]), city("shelf_quarry"), age=3, cards=["town_hall"])
    assert price(game, "build:town_hall") == paid(game, "build:town_hall") == 4
    explained = game.explain(ANNA, "build:town_hall").price
    assert explained is not None
    assert dict(explained.discounted) == {"stone": 2}


@pytest.mark.rule("DUEL-TOKEN-08")
def test_produced_units_do_not_eat_up_the_reduction() -> None:
    anna = city("shelf_quarry", "press", wonders=["the_pyramids"], progress=["architecture"], coins=0)
    game = table(anna, cards=["walls"])
    assert price(game, "wonder:the_pyramids:walls") == 0
    assert "wonder:the_pyramids:walls" in options(game)


@pytest.mark.rule("DUEL-TOKEN-09")
def test_reduction_and_resources_of_choice_together() -> None:
    # Palace: clay 2, stone 4, wood 2, glass 3 each; Caravansery makes the stone, Masonry drops the glass
    anna = city("caravansery", progress=["masonry"])
    game = table(anna, city("shelf_quarry", "glassworks"), age=3, cards=["palace"])
    assert price(game, "build:palace") == paid(game, "build:palace") == 4
    explained = game.explain(ANNA, "build:palace").price
    assert explained is not None
    assert (dict(explained.chosen), dict(explained.discounted)) == ({"stone": 1}, {"glass": 2})


@pytest.mark.rule("DUEL-TOKEN-09")
def test_architecture_with_forum() -> None:
    # The Mausoleum: 1 papyrus, 2 glass, 2 clay; glass costs 4, clay 4, papyrus 2
    anna = city("forum", wonders=["the_mausoleum"], progress=["architecture"])
    game = table(anna, city("glassworks", "glass_blower", "brickyard"), cards=["walls"])
    # Forum makes one glass; two of glass and clay are dropped; left are 4 and 2
    assert price(game, "wonder:the_mausoleum:walls") == paid(game, "wonder:the_mausoleum:walls") == 6


@pytest.mark.rule("DUEL-TOKEN-10")
def test_mathematics_counts_every_token() -> None:
    game = table(city(progress=["mathematics", "law", "theology"]), cards=["walls"])
    assert points(game, ANNA, "progress") == 9
    assert points(table(city(progress=["mathematics"]), cards=["walls"]), ANNA, "progress") == 3
    game = table(city(progress=["mathematics"]), city(progress=["law"]), cards=["walls"])
    assert points(game, ANNA, "progress") == 3


@pytest.mark.rule("DUEL-TOKEN-11")
def test_mathematics_counts_a_token_of_the_great_library() -> None:
    anna = city(progress=["mathematics"], wonders=["the_great_library"], coins=40)
    game = after(table(anna, box=["law"], cards=["walls"]), "wonder:the_great_library:walls", "library:law")
    assert points(game, ANNA, "progress") == 6


@pytest.mark.rule("DUEL-TOKEN-12")
def test_philosophy() -> None:
    assert points(after(taking("philosophy"), "progress:philosophy"), ANNA, "progress") == 7


@pytest.mark.rule("DUEL-TOKEN-13")
def test_strategy_adds_a_shield_to_red_cards() -> None:
    game = table(city("shelf_quarry", progress=["strategy"]), cards=["walls"])
    assert pawn(after(game, "build:walls")) == 3
    other = table(city("shelf_quarry"), city(progress=["strategy"]), cards=["walls"])
    assert pawn(after(other, "build:walls")) == 2


@pytest.mark.rule("DUEL-TOKEN-14")
def test_strategy_leaves_wonders_and_built_cards_alone() -> None:
    game = table(city(wonders=["the_colossus"], progress=["strategy"], coins=40), cards=["walls"])
    assert pawn(after(game, "wonder:the_colossus:walls")) == 2
    built = table(city("workshop", "guard_tower"), board=["strategy"], cards=["laboratory"], pawn=1)
    assert pawn(after(built, "build:laboratory", "progress:strategy")) == 1


@pytest.mark.rule("DUEL-TOKEN-15")
def test_strategy_with_the_mausoleum() -> None:
    anna = city(wonders=["the_mausoleum"], progress=["strategy"], coins=40)
    game = table(anna, age=3, discard=["pretorium"], cards=["port"])
    assert pawn(after(game, "wonder:the_mausoleum:port", "revive:pretorium")) == 4


@pytest.mark.rule("DUEL-TOKEN-16")
def test_theology_gives_wonders_an_extra_turn() -> None:
    plain = table(city(wonders=["the_pyramids"], coins=40), cards=["walls"])
    assert after(plain, "wonder:the_pyramids:walls").waiting == (BORIS,)
    devout = table(city(wonders=["the_pyramids"], progress=["theology"], coins=40), cards=["walls"])
    assert after(devout, "wonder:the_pyramids:walls").waiting == (ANNA,)
    assert after(devout, "build:walls").waiting == (BORIS,)


@pytest.mark.rule("DUEL-TOKEN-17")
def test_theology_adds_no_second_extra_turn() -> None:
    anna = city(wonders=["the_sphinx"], progress=["theology"], coins=40)
    game = after(table(anna, cards=["walls", "statue", "forum"]), "wonder:the_sphinx:walls")
    assert game.waiting == (ANNA,)
    assert after(game, "discard:statue").waiting == (BORIS,)


@pytest.mark.rule("DUEL-TOKEN-18")
def test_theology_comes_too_late_for_the_wonder_that_brought_it() -> None:
    anna = city(wonders=["the_great_library"], coins=40)
    game = table(anna, box=["theology", "law", "economy"], cards=["walls"])
    assert after(game, "wonder:the_great_library:walls", "library:theology").waiting == (BORIS,)
    anna = city("workshop", wonders=["the_mausoleum"], coins=40)
    game = table(anna, board=["theology"], discard=["laboratory"], cards=["walls"])
    game = after(game, "wonder:the_mausoleum:walls", "revive:laboratory", "progress:theology")
    assert game.waiting == (BORIS,)


@pytest.mark.rule("DUEL-TOKEN-19")
def test_urbanism_pays_at_once_and_for_chains() -> None:
    assert gained(taking("urbanism"), "progress:urbanism") == 6
    game = table(city("baths", progress=["urbanism"], coins=0), cards=["aqueduct"])
    assert gained(game, "build:aqueduct") == 4
    explained = game.explain(ANNA, "build:aqueduct").price
    assert explained is not None
    assert explained.gain == 4


@pytest.mark.rule("DUEL-TOKEN-19")
def test_urbanism_is_not_paid_for_the_opponent() -> None:
    game = table(city("baths"), city(progress=["urbanism"]), cards=["aqueduct"])
    assert gained(game, "build:aqueduct", seat=BORIS) == 0


@pytest.mark.rule("DUEL-TOKEN-20")
def test_urbanism_pays_nothing_for_what_is_free_otherwise() -> None:
    free = table(city(progress=["urbanism"]), age=1, cards=["altar"])
    assert gained(free, "build:altar") == 0
    masonry = table(city("shelf_quarry", progress=["urbanism", "masonry"]), cards=["aqueduct"])
    assert gained(masonry, "build:aqueduct") == 0
    made = table(city("shelf_quarry", progress=["urbanism"]), cards=["walls"])
    assert gained(made, "build:walls") == 0


@pytest.mark.rule("DUEL-TOKEN-20")
def test_urbanism_pays_nothing_for_a_revived_card() -> None:
    anna = city("baths", wonders=["the_mausoleum"], progress=["urbanism"], coins=40)
    game = after(table(anna, discard=["aqueduct"], cards=["walls"]), "wonder:the_mausoleum:walls")
    assert gained(game, "revive:aqueduct") == 0


@pytest.mark.rule("DUEL-TOKEN-21")
def test_urbanism_comes_too_late_for_the_card_that_brought_it() -> None:
    game = table(city("scriptorium", coins=0), board=["urbanism"], cards=["library"])
    assert gained(game, "build:library", "progress:urbanism") == 6


@pytest.mark.rule("DUEL-TOKEN-21")
def test_masonry_works_for_later_cards_only() -> None:
    game = table(
        city("workshop", coins=20), board=["masonry"], cards=["laboratory", "aqueduct", "statue", "forum"]
    )
    before = after(game, "build:aqueduct")
    assert coins(before, ANNA) == 14
    taken = after(game, "build:laboratory", "progress:masonry", "discard:statue")
    assert price(taken, "build:aqueduct") == 2
