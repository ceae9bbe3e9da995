"""Chapter TOKEN: Mythology and Offering tokens."""

from typing import Any

import pytest

import pharos
from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    asking,
    city,
    city_of,
    coins,
    options,
    price,
    refusal,
    view,
)
from tests.rules.pantheon.table import board_of, slots_of, stack_of, table, true_stack

GREEK = {"greek": ["zeus", "hades", "aphrodite"]}
ROMAN = {"roman": ["mars", "minerva", "neptune"]}


def uncovering(**more: Any) -> pharos.Game:
    """Anna's turn; slot 15 covers the Greek token of slot 9."""
    cards = {9: "altar", 15: "theater", 19: "baths"}
    return table(age=1, **{"cards": cards, "marks": {9: "greek"}, "stacks": GREEK, **more})


@pytest.mark.rule("PAN-TOKEN-01")
def test_the_token_is_taken_before_the_card_is_turned_up() -> None:
    game = after(uncovering(), "discard:theater")
    assert game.waiting == (ANNA,)
    assert asking(game) == "place"
    place = view(game, ANNA)["pyramid"][9]
    assert place == {"back": "age_1", "open": True}
    game = after(game, "place:zeus:1")
    assert city_of(game, ANNA)["mythology"] == ["greek"]
    assert view(game, BORIS)["pyramid"][9] == {"card": "altar", "open": True}
    assert game.waiting == (BORIS,)


@pytest.mark.rule("PAN-TOKEN-01")
def test_the_token_goes_to_the_player_whose_turn_it_is() -> None:
    game = after(uncovering(turn=BORIS), "discard:theater", "place:zeus:1")
    assert city_of(game, BORIS)["mythology"] == ["greek"]
    assert city_of(game, ANNA)["mythology"] == []


@pytest.mark.rule("PAN-TOKEN-02")
def test_one_of_the_top_two_gods_goes_into_an_empty_slot() -> None:
    game = after(uncovering(gods={2: "mars"}), "discard:theater")
    free = (1, 3, 4, 5, 6)
    assert options(game) == {f"place:{god}:{slot}" for god in ("zeus", "hades") for slot in free}
    assert refusal(game, "place:aphrodite:1") == "PAN-TOKEN-02"
    assert refusal(game, "place:zeus:2") == "PAN-TOKEN-02"
    second = after(game, "place:hades:6")
    assert true_stack(second, "greek") == ["zeus", "aphrodite"]
    assert slots_of(second, ANNA)[6] == "hades"
    assert true_stack(after(game, "place:zeus:6"), "greek") == ["hades", "aphrodite"]


@pytest.mark.rule("PAN-TOKEN-03")
def test_several_tokens_are_taken_one_after_another_lowest_place_first() -> None:
    game = table(
        city(wonders=["the_divine_theater"], coins=90),
        age=1,
        cards={9: "altar", 11: "baths", 15: "theater", 16: "tavern", 17: "press", 19: "stable"},
        marks={9: "greek", 11: "roman"},
        stacks={**GREEK, **ROMAN},
    )
    # The wonder is built with the card on slot 9; its Zeus discards one of the two cards on slot 11.
    game = after(
        game, "discard:press", "discard:stable", "wonder:the_divine_theater:theater", "mythology:greek"
    )
    game = after(game, "god:zeus", "order:hades:aphrodite", "strike:16")
    assert options(game, "place:hades:1")
    assert city_of(game, ANNA)["mythology"] == ["greek"]
    game = after(game, "place:hades:1")
    assert options(game) >= {"place:mars:2", "place:minerva:6"}
    assert city_of(game, ANNA)["mythology"] == ["greek", "roman"]
    assert "card" not in view(game, ANNA)["pyramid"][9]
    game = after(game, "place:mars:2")
    assert [view(game, ANNA)["pyramid"][slot]["card"] for slot in (9, 11)] == ["altar", "baths"]


@pytest.mark.rule("PAN-TOKEN-04")
def test_tokens_and_cards_come_before_the_extra_turn() -> None:
    game = uncovering(anna=city(wonders=["the_temple_of_artemis"], coins=50))
    game = after(game, "wonder:the_temple_of_artemis:theater", "place:zeus:1")
    assert game.waiting == (ANNA,)
    assert city_of(game, ANNA)["mythology"] == ["greek"]
    assert "build:altar" in options(game)


@pytest.mark.rule("PAN-TOKEN-05")
def test_a_mythology_token_is_not_spent() -> None:
    game = table(city(mythology=["greek"], coins=0), age=3, cards=["greek_grand_temple", "obelisk"])
    game = after(game, "build:greek_grand_temple")
    assert city_of(game, ANNA)["mythology"] == ["greek"]
    assert coins(game, ANNA) == 0


@pytest.mark.rule("PAN-TOKEN-06")
def test_the_last_god_of_a_stack_is_placed_and_an_empty_stack_asks_nothing() -> None:
    anna = city(gods=["hades", "aphrodite"])
    one = after(uncovering(anna=anna, stacks={"greek": ["zeus"]}), "discard:theater")
    assert options(one) == {f"place:zeus:{slot}" for slot in range(1, 7)}
    assert true_stack(after(one, "place:zeus:1"), "greek") == []
    none = uncovering(anna=city(gods=["hades", "aphrodite", "zeus"]), stacks={"greek": []})
    none = after(none, "discard:theater")
    assert none.waiting == (BORIS,)
    assert city_of(none, ANNA)["mythology"] == ["greek"]
    assert slots_of(none) == {}


@pytest.mark.rule("PAN-TOKEN-07")
def test_only_the_drawing_player_sees_the_gods() -> None:
    drawn = after(uncovering(), "discard:theater")
    assert stack_of(drawn, "greek", ANNA) == ["zeus", "hades", "aphrodite"]  # the third by elimination
    assert stack_of(drawn, "greek", BORIS) == [None, None, None]
    game = after(drawn, "place:hades:3")
    assert board_of(game, ANNA)["slots"][2]["god"] == "hades"
    for other in (BORIS, None):
        assert board_of(game, other)["slots"][2] == {"back": "greek", "known_to": [ANNA]}
        assert stack_of(game, "greek", other) == [None, None]


@pytest.mark.rule("PAN-TOKEN-07")
def test_a_player_remembers_what_was_seen_and_loses_track_of_what_is_moved() -> None:
    game = after(
        table(
            age=1,
            cards={9: "altar", 11: "baths", 15: "theater", 16: "tavern", 13: "stable"},
            marks={9: "greek", 11: "greek"},
            stacks=GREEK,
        ),
        "discard:theater",
        "place:zeus:1",
    )
    assert stack_of(game, "greek", ANNA) == ["hades", "aphrodite"]
    game = after(game, "discard:tavern")
    # Boris draws the other two, so he knows that Zeus is in slot 1.
    assert options(game, "place:aphrodite") == {f"place:aphrodite:{slot}" for slot in range(2, 7)}
    game = after(game, "place:aphrodite:2")
    assert slots_of(game, BORIS) == {1: "zeus", 2: "aphrodite"}
    assert stack_of(game, "greek", BORIS) == ["hades"]
    assert slots_of(game, ANNA) == {1: "zeus"}
    assert stack_of(game, "greek", ANNA) == [None]
    assert slots_of(game, None) == {}


@pytest.mark.rule("PAN-TOKEN-08")
def test_an_offering_is_a_discount_used_once() -> None:
    game = table(city(coins=9, offerings=[3]), gods={3: "mars"})
    assert price(game, "activate:mars") == 5
    assert price(game, "activate:mars@offerings=3") == 2
    game = after(game, "activate:mars@offerings=3")
    assert coins(game, ANNA) == 7
    assert city_of(game, ANNA)["offerings"] == []
    assert refusal(table(gods={3: "mars"}), "activate:mars@offerings=3") == "PAN-TOKEN-08"


@pytest.mark.rule("PAN-TOKEN-09")
@pytest.mark.parametrize(
    ("slot", "sets"),
    [
        (1, {"", "2", "3"}),
        (2, {"", "2", "3", "4", "2+3"}),
        (3, {"", "2", "3", "4", "2+3"}),
        (6, {"", "2", "3", "4", "2+3", "2+4", "3+4", "2+3+4"}),
    ],
)
def test_sensible_sets_of_offerings(slot: int, sets: set[str]) -> None:
    game = table(city(coins=30, offerings=[2, 3, 4]), gods={slot: "mars"})
    offered = {choice.partition("@offerings=")[2] for choice in options(game, "activate:mars")}
    assert offered == sets
    cheap = {choice for choice in sets if choice and 2 + slot <= sum(map(int, choice.split("+")))}
    assert all(price(game, f"activate:mars@offerings={choice}") == 0 for choice in cheap)


@pytest.mark.rule("PAN-TOKEN-09")
def test_any_number_of_offerings_and_no_change() -> None:
    game = table(city(coins=0, offerings=[4]), gods={1: "mars"})
    assert options(game, "activate:mars") == {"activate:mars@offerings=4"}
    assert coins(after(game, "activate:mars@offerings=4"), ANNA) == 0
    gate = table(city(coins=1, offerings=[2, 3, 4]), gods={3: "gate"})
    assert options(gate, "activate:gate") == {"activate:gate@offerings=2+3+4"}
    assert coins(after(gate, "activate:gate@offerings=2+3+4"), ANNA) == 0
    assert (
        refusal(table(city(offerings=[3, 4]), gods={1: "mars"}), "activate:mars@offerings=4")
        == "PAN-TOKEN-09"
    )


@pytest.mark.rule("PAN-TOKEN-10")
def test_tokens_are_open_information() -> None:
    game = table(
        city(mythology=["greek", "roman"], offerings=[2]),
        cards={0: "rostrum", 1: "courthouse", 6: "forum", 8: "brewery", 11: "statue", 12: "walls"},
        marks={6: 3, 8: 4},
    )
    for viewer in (ANNA, BORIS, None):
        seen = view(game, viewer)
        assert seen["cities"][ANNA]["mythology"] == ["greek", "roman"]
        assert seen["cities"][ANNA]["offerings"] == [2]
        assert [seen["pyramid"][slot]["token"] for slot in (6, 8)] == [3, 4]


@pytest.mark.rule("PAN-TOKEN-01", "PAN-TOKEN-10")
def test_an_offering_is_taken_from_the_structure_without_a_question() -> None:
    game = table(cards={0: "rostrum", 6: "forum", 11: "walls", 5: "brewery"}, marks={6: 3})
    game = after(game, "discard:walls")
    assert city_of(game, ANNA)["offerings"] == [3]
    assert game.waiting == (BORIS,)
    assert view(game, BORIS)["pyramid"][6]["card"] == "forum"
