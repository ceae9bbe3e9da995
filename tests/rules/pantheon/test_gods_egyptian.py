"""Chapter GOD: Anubis, Isis and Ra."""

import pytest

from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    asking,
    cards_of,
    city,
    coins,
    gained,
    options,
    pawn,
    points,
    price,
    refusal,
    view,
    won,
    wonders_of,
)
from tests.rules.pantheon.table import FOUR, table

BORIS_FOUR = ("piraeus", "the_sanctuary", "the_mausoleum", "the_temple_of_artemis")


@pytest.mark.rule("PAN-GOD-ANUBIS-01")
def test_anubis_undoes_a_wonder_of_either_player() -> None:
    game = table(
        city(built=["the_sphinx"]), city(built=["piraeus"], wonders=["the_pyramids"]), gods={1: "anubis"}
    )
    game = after(game, "activate:anubis")
    assert options(game) == {"unbuild:the_sphinx", "unbuild:piraeus"}
    assert refusal(game, "unbuild:the_pyramids") == "PAN-GOD-ANUBIS-01"
    theirs = after(game, "unbuild:piraeus")
    assert wonders_of(theirs, BORIS, built=False) == {"piraeus", "the_pyramids"}
    mine = after(game, "unbuild:the_sphinx")
    assert wonders_of(mine, ANNA, built=False) == {"the_sphinx"}


@pytest.mark.rule("PAN-GOD-ANUBIS-02")
def test_lasting_effects_are_lost_and_what_came_at_once_is_kept() -> None:
    boris = city(built=["piraeus", "the_sanctuary", "the_colossus"])
    game = table(boris=boris, gods={1: "anubis", 6: "mars"}, cards=["caravansery", "rostrum"], pawn=-2)
    assert price(game, "activate:mars", BORIS) == 1
    assert price(game, "build:caravansery", BORIS) == 4
    game = after(game, "activate:anubis")
    piraeus = after(game, "unbuild:piraeus")
    assert price(piraeus, "build:caravansery", BORIS) == 6
    assert points(game, BORIS, "wonders") - points(piraeus, BORIS, "wonders") == 2
    assert price(after(game, "unbuild:the_sanctuary"), "activate:mars", BORIS) == 3
    colossus = after(game, "unbuild:the_colossus")
    assert pawn(colossus) == -2
    assert points(game, BORIS, "wonders") - points(colossus, BORIS, "wonders") == 3
    assert coins(colossus, BORIS) == coins(game, BORIS)


@pytest.mark.rule("PAN-GOD-ANUBIS-03")
def test_an_undone_wonder_is_built_again_with_all_its_effects() -> None:
    game = table(city(built=["the_temple_of_artemis"], coins=40), gods={1: "anubis"})
    game = after(game, "activate:anubis", "unbuild:the_temple_of_artemis", "discard:courthouse")
    cost = price(game, "wonder:the_temple_of_artemis:rostrum")
    assert cost == 8
    game = table(
        city(wonders=["the_temple_of_artemis"], coins=40), cards={0: "rostrum", 1: "courthouse", 2: "brewery"}
    )
    built = after(game, "wonder:the_temple_of_artemis:rostrum")
    assert built.waiting == (ANNA,)
    again = after(
        table(
            city(built=["the_temple_of_artemis"], coins=40),
            gods={1: "anubis"},
            cards=["rostrum", "courthouse", "brewery"],
        ),
        "activate:anubis",
        "unbuild:the_temple_of_artemis",
        "discard:courthouse",
    )
    assert gained(again, "wonder:the_temple_of_artemis:rostrum") == 12 - cost
    assert after(again, "wonder:the_temple_of_artemis:rostrum").waiting == (ANNA,)


@pytest.mark.rule("PAN-GOD-ANUBIS-04")
def test_the_eighth_wonder_stays_in_the_box() -> None:
    game = table(city(built=FOUR, coins=60), city(built=BORIS_FOUR[:3]), gods={1: "anubis"})
    game = after(game, "activate:anubis", "unbuild:the_sphinx")
    assert wonders_of(game, BORIS) == set(BORIS_FOUR[:3])
    game = after(game, "discard:courthouse", "wonder:the_sphinx:rostrum")
    assert wonders_of(game, ANNA, built=True) == set(FOUR)


@pytest.mark.rule("PAN-GOD-ANUBIS-05")
def test_the_limit_counts_wonders_that_stand() -> None:
    anna = city(built=FOUR[:3], wonders=FOUR[3:], coins=90)
    boris = city(built=BORIS_FOUR[:3], wonders=BORIS_FOUR[3:], coins=90)
    cards = ["walls", "rostrum", "courthouse", "brewery", "forum"]
    game = table(anna, boris, gods={1: "anubis"}, cards=cards)
    game = after(game, "activate:anubis", "unbuild:piraeus")
    # Five are built; another one is the sixth and removes nothing, the next one is the seventh.
    game = after(game, "wonder:piraeus:walls", "discard:brewery")
    assert wonders_of(game, BORIS, built=False) == {"the_temple_of_artemis"}
    assert wonders_of(game, ANNA, built=False) == {"the_appian_way"}
    game = after(game, "wonder:the_appian_way:rostrum")
    assert wonders_of(game, BORIS, built=False) == set()


@pytest.mark.rule("PAN-GOD-ANUBIS-06")
def test_the_card_under_the_wonder_is_discarded() -> None:
    game = table(city(built=["the_sphinx"]), gods={1: "anubis", 6: "hades"})
    game.choose(ANNA, "activate:anubis")
    under = view(game)["cities"][ANNA]["wonders"][0]["card"]
    game = after(game, "unbuild:the_sphinx")
    assert view(game)["discard"] == [under]
    assert options(after(game, "activate:hades")) == {f"revive:{under}"}


@pytest.mark.rule("PAN-GOD-ISIS-01")
def test_isis_builds_a_wonder_with_a_discarded_card() -> None:
    game = table(
        city(wonders=["the_pyramids", "the_colossus"], built=["the_sphinx"]),
        gods={1: "isis"},
        discard=["altar", "tavern"],
    )
    game = after(game, "activate:isis")
    assert options(game) == {
        f"raise:{wonder}:{card}"
        for wonder in ("the_pyramids", "the_colossus")
        for card in ("altar", "tavern")
    }
    assert {refusal(game, f"raise:{wonder}:altar") for wonder in ("the_sphinx", "piraeus")} == {
        "PAN-GOD-ISIS-01"
    }
    assert refusal(game, "raise:the_pyramids:walls") == "PAN-GOD-ISIS-01"
    assert gained(game, "raise:the_pyramids:altar") == 0
    game = after(game, "raise:the_pyramids:altar")
    assert wonders_of(game, ANNA, built=True) == {"the_sphinx", "the_pyramids"}
    assert view(game)["discard"] == ["tavern"]


@pytest.mark.rule("PAN-GOD-ISIS-02")
def test_all_effects_of_the_wonder_apply() -> None:
    anna = city(wonders=["the_sphinx", "the_colossus", "the_divine_theater"])
    game = after(table(anna, gods={1: "isis"}, discard=["altar"]), "activate:isis")
    assert after(game, "raise:the_sphinx:altar").waiting == (ANNA,)
    assert pawn(after(game, "raise:the_colossus:altar")) == 2
    theater = after(game, "raise:the_divine_theater:altar")
    assert asking(theater) == "mythology"
    assert gained(theater, "mythology:phoenician", "god:tanit", "order:baal:astarte") == 12
    theology = table(
        city(wonders=["the_pyramids"], progress=["theology"]), gods={1: "isis"}, discard=["altar"]
    )
    assert after(theology, "activate:isis", "raise:the_pyramids:altar").waiting == (ANNA,)
    lead = table(city(wonders=["the_colossus"]), gods={1: "isis"}, discard=["altar"], pawn=7)
    assert won(after(lead, "activate:isis", "raise:the_colossus:altar")) == ((ANNA,), "military")


@pytest.mark.rule("PAN-GOD-ISIS-03")
def test_a_wonder_built_by_isis_may_be_the_seventh() -> None:
    anna = city(wonders=["the_appian_way"], built=FOUR[:3])
    boris = city(wonders=["piraeus"], built=BORIS_FOUR[1:])
    game = table(anna, boris, gods={1: "isis"}, discard=["altar"])
    game = after(game, "activate:isis", "raise:the_appian_way:altar")
    assert wonders_of(game, BORIS) == set(BORIS_FOUR[1:])


@pytest.mark.rule("PAN-GOD-ISIS-04")
def test_isis_without_a_card_or_a_wonder() -> None:
    no_card = table(city(wonders=["the_sphinx"]), gods={1: "isis"})
    assert after(no_card, "activate:isis").waiting == (BORIS,)
    no_wonder = table(city(built=["the_sphinx"]), gods={1: "isis"}, discard=["altar"])
    assert after(no_wonder, "activate:isis").waiting == (BORIS,)


@pytest.mark.rule("PAN-GOD-ISIS-05")
def test_the_card_under_the_wonder_has_left_the_pile_before() -> None:
    anna = city(wonders=["the_mausoleum"])
    game = table(anna, gods={1: "isis"}, discard=["altar", "tavern"])
    game = after(game, "activate:isis", "raise:the_mausoleum:altar")
    assert options(game) == {"revive:tavern"}
    alone = table(anna, gods={1: "isis"}, discard=["altar"])
    alone = after(alone, "activate:isis", "raise:the_mausoleum:altar")
    assert alone.waiting == (BORIS,)
    assert cards_of(alone, ANNA) == set()


@pytest.mark.rule("PAN-GOD-RA-01")
def test_ra_takes_an_unbuilt_wonder() -> None:
    game = table(boris=city(wonders=["piraeus", "the_sphinx"], built=["the_colossus"]), gods={1: "ra"})
    game = after(game, "activate:ra")
    assert options(game) == {"claim:piraeus", "claim:the_sphinx"}
    assert refusal(game, "claim:the_colossus") == "PAN-GOD-RA-01"
    game = after(game, "claim:piraeus")
    assert wonders_of(game, ANNA) == {"piraeus"}
    assert wonders_of(game, BORIS) == {"the_sphinx", "the_colossus"}
    assert options(after(game, "discard:rostrum"), "wonder:piraeus")


@pytest.mark.rule("PAN-GOD-RA-02")
def test_five_wonders_in_one_city_and_seven_in_all() -> None:
    anna = city(built=FOUR, coins=60)
    boris = city(built=BORIS_FOUR[:2], wonders=BORIS_FOUR[2:])
    game = after(
        table(anna, boris, gods={1: "ra"}), "activate:ra", "claim:the_mausoleum", "discard:courthouse"
    )
    game = after(game, "wonder:the_mausoleum:rostrum", "revive:courthouse")
    assert wonders_of(game, ANNA, built=True) == {*FOUR, "the_mausoleum"}
    assert wonders_of(game, BORIS) == set(BORIS_FOUR[:2])


@pytest.mark.rule("PAN-GOD-RA-03")
@pytest.mark.parametrize("wonder", ["curia_julia", "knossos"])
def test_a_taken_wonder_does_not_repeat_what_it_did_in_the_draft(wonder: str) -> None:
    game = table(boris=city(wonders=[wonder]), gods={1: "ra"}, expansions=["pantheon", "agora"])
    before = view(game)
    game = after(game, "activate:ra", f"claim:{wonder}")
    assert game.waiting == (BORIS,)
    assert asking(game) == "turn"
    assert view(game)["senate"] == before["senate"]
    assert wonders_of(game, ANNA) == {wonder}
