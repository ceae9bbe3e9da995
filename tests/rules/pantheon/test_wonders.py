"""Chapter WONDER: The Sanctuary and The Divine Theater."""

import pytest

from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    asking,
    city,
    city_of,
    gained,
    options,
    points,
    price,
    refusal,
    view,
    wonders_of,
)
from tests.rules.pantheon.table import slots_of, stack_of, table, true_stack

GREEK = {"greek": ["zeus", "hades", "aphrodite"]}


@pytest.mark.rule("PAN-WONDER-01")
def test_the_sanctuary() -> None:
    game = table(city(wonders=["the_sanctuary"]), gods={1: "mars", 3: "ra"})
    assert price(game, "wonder:the_sanctuary:rostrum") == 8
    assert price(game, "activate:mars") == 3
    game = after(game, "wonder:the_sanctuary:rostrum")
    assert game.waiting == (ANNA,)
    assert (price(game, "activate:mars", ANNA), price(game, "activate:mars", BORIS)) == (1, 8)
    assert price(game, "activate:ra", ANNA) == 3
    assert points(game, ANNA, "wonders") == 0
    cheap = table(city(coins=1, offerings=[2], built=["the_sanctuary"]), gods={1: "mars"})
    assert options(cheap, "activate:mars") == {"activate:mars", "activate:mars@offerings=2"}
    assert gained(cheap, "activate:mars@offerings=2") == 0


@pytest.mark.rule("PAN-WONDER-02")
def test_the_sanctuary_works_only_while_it_stands() -> None:
    game = table(
        city(built=["the_sanctuary"]),
        gods={3: "anubis", 1: "mars"},
        cards=["rostrum", "courthouse", "brewery"],
    )
    game = after(game, "activate:anubis", "unbuild:the_sanctuary", "discard:rostrum")
    assert price(game, "activate:mars", ANNA) == 3
    unbuilt = table(city(wonders=["the_sanctuary"]), gods={1: "mars"})
    assert price(unbuilt, "activate:mars") == 3


@pytest.mark.rule("PAN-WONDER-03")
def test_the_divine_theater() -> None:
    game = table(city(wonders=["the_divine_theater"], coins=30), stacks=GREEK)
    assert price(game, "wonder:the_divine_theater:rostrum") == 10
    game = after(game, "wonder:the_divine_theater:rostrum")
    assert len(options(game)) == 5
    game = after(game, "mythology:greek")
    assert options(game) == {"god:zeus", "god:hades", "god:aphrodite"}
    assert refusal(game, "god:mars") == "PAN-WONDER-03"
    game = after(game, "god:aphrodite")
    assert options(game) == {"order:zeus:hades", "order:hades:zeus"}
    assert refusal(game, "order:zeus:aphrodite") == "PAN-WONDER-03"
    assert city_of(game, ANNA)["gods"] == [], "it acts when the others are back"
    game = after(game, "order:hades:zeus")
    assert true_stack(game, "greek") == ["hades", "zeus"]
    assert points(game, ANNA, "gods") == 9
    assert points(game, ANNA, "wonders") == 2
    assert game.waiting == (BORIS,)


@pytest.mark.rule("PAN-WONDER-03")
def test_no_order_is_asked_for_a_single_god() -> None:
    anna = city(wonders=["the_divine_theater"], gods=["zeus"], coins=30)
    game = table(anna, stacks={"greek": ["hades", "aphrodite"]})
    game = after(game, "wonder:the_divine_theater:rostrum", "mythology:greek", "god:aphrodite")
    assert asking(game) == "turn"
    assert true_stack(game, "greek") == ["hades"]


@pytest.mark.rule("PAN-WONDER-04")
def test_the_theater_works_in_age_one_and_with_stacks_that_are_not_empty() -> None:
    anna = city(wonders=["the_divine_theater"], gods=["zeus", "hades", "aphrodite"], coins=30)
    game = table(anna, age=1, stacks={"greek": []})
    game = after(game, "wonder:the_divine_theater:altar")
    assert options(game) == {
        f"mythology:{name}" for name in ("mesopotamian", "phoenician", "egyptian", "roman")
    }
    assert refusal(game, "mythology:greek") == "PAN-WONDER-04"


@pytest.mark.rule("PAN-WONDER-05")
def test_only_the_builder_knows_the_order() -> None:
    cards = ["rostrum", "courthouse", "brewery"]
    game = table(city(wonders=["the_divine_theater"], coins=30), stacks=GREEK, cards=cards)
    game = after(game, "wonder:the_divine_theater:rostrum", "mythology:greek")
    for viewer in (ANNA, BORIS, None):
        assert stack_of(game, "greek", viewer) == GREEK["greek"]
    game = after(game, "god:zeus", "order:aphrodite:hades", "strike:1")
    assert stack_of(game, "greek", ANNA) == ["aphrodite", "hades"]
    assert stack_of(game, "greek", BORIS) == [None, None]
    assert stack_of(game, "greek", None) == [None, None]
    assert stack_of(game, "roman", ANNA) == [None, None, None]


@pytest.mark.rule("PAN-WONDER-05")
def test_a_single_god_that_goes_back_is_known_to_all() -> None:
    anna = city(wonders=["the_divine_theater"], coins=30)
    game = table(
        anna, age=1, gods={1: "zeus"}, known={"zeus": [BORIS]}, stacks={"greek": ["hades", "aphrodite"]}
    )
    game = after(game, "wonder:the_divine_theater:altar", "mythology:greek", "god:aphrodite")
    for viewer in (ANNA, BORIS, None):
        assert stack_of(game, "greek", viewer) == ["hades"]
        assert slots_of(game, viewer) == {1: "zeus"}  # by elimination


@pytest.mark.rule("PAN-WONDER-06")
def test_a_god_activated_by_the_theater_acts_fully() -> None:
    stacks = {**GREEK, "egyptian": ["anubis", "isis", "ra"]}
    anna = city(wonders=["the_divine_theater"], coins=30)
    game = table(
        anna, age=1, cards={9: "altar", 14: "theater", 15: "baths"}, marks={9: "roman"}, stacks=stacks
    )
    game = after(game, "wonder:the_divine_theater:theater")
    zeus = after(game, "mythology:greek", "god:zeus", "order:hades:aphrodite", "strike:9")
    assert asking(zeus) == "place"
    assert city_of(zeus, ANNA)["mythology"] == ["roman"]
    anubis = after(game, "mythology:egyptian", "god:anubis", "order:isis:ra", "unbuild:the_divine_theater")
    assert wonders_of(anubis, ANNA, built=False) == {"the_divine_theater"}
    assert points(anubis, ANNA, "wonders") == 0
    assert view(anubis)["discard"] == ["theater"]


@pytest.mark.rule("PAN-WONDER-03")
def test_the_theater_with_theology_gives_an_extra_turn() -> None:
    anna = city(wonders=["the_divine_theater"], progress=["theology"], coins=30)
    game = after(
        table(anna),
        "wonder:the_divine_theater:rostrum",
        "mythology:phoenician",
        "god:tanit",
        "order:baal:astarte",
    )
    assert game.waiting == (ANNA,)
