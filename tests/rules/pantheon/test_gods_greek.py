"""Chapter GOD: Aphrodite, Hades and Zeus."""

from typing import Any

import pytest

from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    asking,
    cards_of,
    city,
    city_of,
    coins,
    gained,
    options,
    pawn,
    points,
    refusal,
    view,
    won,
)
from tests.rules.pantheon.table import table


@pytest.mark.rule("PAN-GOD-APHRODITE-01")
def test_aphrodite_is_worth_nine_points() -> None:
    game = table(gods={1: "aphrodite"})
    assert points(game, ANNA, "gods") == 0
    game = after(game, "activate:aphrodite")
    assert points(game, ANNA, "gods") == 9
    assert points(game, BORIS, "gods") == 0


@pytest.mark.rule("PAN-GOD-HADES-01")
def test_hades_builds_a_card_of_the_discard_pile() -> None:
    game = table(gods={1: "hades"}, discard=["tavern", "palisade", "scriptorium"])
    game = after(game, "activate:hades")
    assert options(game) == {"revive:tavern", "revive:palisade", "revive:scriptorium"}
    assert gained(game, "revive:tavern") == 4
    assert pawn(after(game, "revive:palisade")) == 1
    built = after(game, "revive:scriptorium")
    assert cards_of(built, ANNA) == {"scriptorium"}
    assert set(view(built)["discard"]) == {"tavern", "palisade"}


@pytest.mark.rule("PAN-GOD-HADES-01")
def test_a_card_built_by_hades_makes_pairs_and_wins() -> None:
    pair = table(city("workshop"), gods={1: "hades"}, discard=["laboratory"], board=["law"])
    assert options(after(pair, "activate:hades", "revive:laboratory")) == {"progress:law"}
    five = city("workshop", "apothecary", "scriptorium", "pharmacist", "university")
    sixth = table(five, age=3, gods={1: "hades"}, discard=["academy"])
    assert won(after(sixth, "activate:hades", "revive:academy")) == ((ANNA,), "science")


@pytest.mark.rule("PAN-GOD-HADES-02")
def test_hades_and_the_progress_tokens() -> None:
    anna = city("palisade", progress=["urbanism", "strategy"])
    game = after(table(anna, age=3, gods={1: "hades"}, discard=["fortifications"]), "activate:hades")
    assert gained(game, "revive:fortifications") == 0
    assert pawn(after(game, "revive:fortifications")) == 3
    removed = [["walls", "barracks", "aqueduct"]]
    kept = table(
        gods={1: "hades"},
        discard=["tavern"],
        removed=[["altar", "press", "stable"], *removed, ["port", "arena", "senate"]],
    )
    assert options(after(kept, "activate:hades")) == {"revive:tavern"}


def structure(**more: Any) -> dict[str, Any]:
    """A part of Age II: 18 covers 15, that covers 11, that covers 6 and 7, these cover 0 and 1."""
    cards = {0: "rostrum", 1: "courthouse", 6: "forum", 7: "brewery", 11: "walls", 15: "sawmill"}
    cards[18] = "barracks"
    return {"cards": cards, "marks": {6: 3}, "hidden": [7, 15], **more}


@pytest.mark.rule("PAN-GOD-ZEUS-01")
def test_zeus_discards_any_card_of_the_structure() -> None:
    game = after(table(gods={1: "zeus"}, **structure()), "activate:zeus")
    assert options(game) == {f"strike:{slot}" for slot in (0, 1, 6, 7, 11, 15, 18)}
    assert refusal(game, "strike:2") == "PAN-GOD-ZEUS-01"
    for slot, card in ((0, "rostrum"), (7, "brewery"), (15, "sawmill")):
        struck = after(game, f"strike:{slot}")
        assert view(struck)["discard"] == [card]
        assert coins(struck, ANNA) == 17
        assert view(struck)["pyramid"][slot] is None


@pytest.mark.rule("PAN-GOD-ZEUS-02")
def test_zeus_takes_the_tokens_on_the_card() -> None:
    game = after(table(gods={1: "zeus"}, **structure()), "activate:zeus", "strike:6")
    assert city_of(game, ANNA)["offerings"] == [3]
    assert game.waiting == (BORIS,)


@pytest.mark.rule("PAN-GOD-ZEUS-02")
def test_a_mythology_token_taken_by_zeus_is_resolved_at_once() -> None:
    game = table(
        city(wonders=["the_divine_theater"], coins=40),
        age=1,
        cards={4: "theater", 7: "stable", 8: "press", 9: "altar", 14: "tavern", 13: "baths"},
        marks={9: "roman", 4: "greek"},
        stacks={"roman": ["mars", "minerva", "neptune"]},
    )
    game = after(
        game, "wonder:the_divine_theater:tavern", "mythology:greek", "god:zeus", "order:hades:aphrodite"
    )
    game = after(game, "strike:9")
    assert asking(game) == "place"
    assert options(game) == {f"place:{god}:{slot}" for god in ("mars", "minerva") for slot in range(1, 7)}
    game = after(game, "place:minerva:1")
    assert city_of(game, ANNA)["mythology"] == ["roman"]
    assert view(game)["discard"] == ["altar"]


@pytest.mark.rule("PAN-GOD-ZEUS-03")
def test_what_lay_under_the_card_is_uncovered() -> None:
    layout = structure(cards={0: "rostrum", 6: "forum", 7: "brewery", 11: "walls", 5: "sawmill"}, hidden=[7])
    game = after(table(gods={1: "zeus"}, **layout), "activate:zeus", "strike:11")
    pyramid = view(game, BORIS)["pyramid"]
    assert [pyramid[slot] for slot in (6, 7)] == [
        {"card": "forum", "open": True},
        {"card": "brewery", "open": True},
    ]
    assert city_of(game, ANNA)["offerings"] == [3]


@pytest.mark.rule("PAN-GOD-ZEUS-04")
def test_a_covered_card_is_shown_and_its_cover_stays() -> None:
    game = after(table(gods={1: "zeus"}, **structure()), "activate:zeus", "strike:7")
    seen = view(game, BORIS)
    assert seen["discard"] == ["brewery"]
    assert seen["pyramid"][11] == {"card": "walls", "open": False}
    assert seen["pyramid"][1]["open"] is False  # slot 6 still covers it
    assert options(after(game, "discard:barracks", "discard:sawmill"), "build:walls")


@pytest.mark.rule("PAN-GOD-ZEUS-05")
def test_the_last_card_of_the_structure_ends_the_age() -> None:
    game = table(cards={0: "rostrum"}, gods={1: "zeus"}, pawn=2)
    game = after(game, "activate:zeus", "strike:0")
    assert view(game)["age"] == 3
    assert game.waiting == (BORIS,)
    assert asking(game) == "begin"
    end = after(table(age=3, cards={0: "obelisk"}, gods={1: "zeus"}), "activate:zeus", "strike:0")
    assert end.result is not None
    assert end.result.victory == "civilian"
