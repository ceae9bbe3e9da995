"""Chapter SETUP: what Pantheon adds to the preparation of the game and of each age."""

from collections import Counter
from typing import Any

import pytest

import pharos
from tests.rules.duel_table import ANNA, BORIS, CARDS, CONTENT, after, asking, drafted, options, price, view
from tests.rules.pantheon.table import GODS, MYTHOLOGIES, board_of, dealt, slots_of, table

DEALS: list[Any] = [pharos.new_game("duel", expansions=["pantheon"], seed=seed).deal for seed in range(300)]


def fields(name: str) -> list[Any]:
    return [deal[name] for deal in DEALS]


@pytest.mark.rule("PAN-SETUP-01")
def test_two_more_wonders_may_be_drafted() -> None:
    wonders = [wonder for eight in fields("wonders") for wonder in eight]
    assert all(len(set(eight)) == 8 for eight in fields("wonders"))
    assert len(set(wonders)) == 14
    assert {"the_sanctuary", "the_divine_theater"} < set(wonders)


@pytest.mark.rule("PAN-SETUP-02")
def test_three_more_progress_tokens() -> None:
    for deal in DEALS:
        assert len(deal["progress"]) == 5
        assert len({*deal["progress"], *deal["box"]}) == 13
        assert {"mysticism", "poliorcetics", "engineering"} < {*deal["progress"], *deal["box"]}
    assert len({token for tokens in fields("progress") for token in tokens}) == 13


@pytest.mark.rule("PAN-SETUP-03")
def test_five_of_ten_mythology_tokens_lie_face_up_on_the_structure() -> None:
    counts = [Counter(tokens) for tokens in fields("mythology")]
    assert all(sum(count.values()) == 5 and max(count.values()) <= 2 for count in counts)
    assert {max(count.values()) for count in counts} == {1, 2}
    game = dealt({"mythology": ["roman", "greek", "greek", "egyptian", "roman"]})
    pyramid = view(game)["pyramid"]
    assert [place["token"] for place in pyramid if "token" in place] == game.deal["mythology"]
    assert all("card" not in place for place in pyramid if "token" in place)
    with pytest.raises(pharos.InvalidDeal, match="not so many"):
        dealt({"mythology": ["roman", "roman", "roman", "egyptian", "greek"]})


@pytest.mark.rule("PAN-SETUP-04")
def test_places_of_the_mythology_tokens() -> None:
    pyramid = view(dealt())["pyramid"]
    assert [slot for slot, place in enumerate(pyramid) if "token" in place] == [2, 4, 9, 11, 13]


@pytest.mark.rule("PAN-SETUP-05")
def test_the_structure_is_seen_during_the_draft() -> None:
    game = dealt()
    assert asking(game) == "draft"
    pyramid = view(game, ANNA)["pyramid"]
    assert len(pyramid) == 20
    assert sum("token" in place for place in pyramid) == 5
    laid = [place.get("card") for place in pyramid]
    assert [place.get("card") for place in view(drafted(game), ANNA)["pyramid"]] == laid


@pytest.mark.rule("PAN-SETUP-06")
def test_five_stacks_of_three_shuffled_gods() -> None:
    for stacks in fields("gods"):
        assert list(stacks) == MYTHOLOGIES
        assert all(
            sorted(stacks[name]) == sorted(god for god in GODS if GODS[god] == name) for name in stacks
        )
    assert len({tuple(stacks["greek"]) for stacks in fields("gods")}) == 6
    same = [stacks["greek"][0] == "zeus" and stacks["roman"][0] == "neptune" for stacks in fields("gods")]
    assert 0 < sum(same) < 100
    assert all(
        place == {"back": name} for name in MYTHOLOGIES for place in board_of(dealt(), ANNA)["stacks"][name]
    )
    assert board_of(dealt(), ANNA)["tokens"] == []


@pytest.mark.rule("PAN-SETUP-07")
def test_prices_of_the_slots() -> None:
    gods = {1: "mars", 2: "ra", 3: "tanit", 4: "zeus", 5: "ishtar"}
    game = table(gods=gods)
    assert [price(game, f"activate:{god}", ANNA) for god in gods.values()] == [3, 4, 5, 6, 7]
    assert [price(game, f"activate:{god}", BORIS) for god in gods.values()] == [8, 7, 6, 5, 4]
    last = table(gods={6: "mars"})
    assert (price(last, "activate:mars", ANNA), price(last, "activate:mars", BORIS)) == (8, 3)


@pytest.mark.rule("PAN-SETUP-07")
def test_the_sides_do_not_depend_on_who_begins() -> None:
    game = table(gods={2: "ra"}, first=BORIS, turn=BORIS)
    assert price(game, "activate:ra", BORIS) == 7


def last_turn_of_age_one(**more: Any) -> pharos.Game:
    return table(age=1, cards={0: "altar"}, **more)


@pytest.mark.rule("PAN-SETUP-08")
def test_the_gate_takes_the_empty_slot_and_the_gods_are_turned_up() -> None:
    gods = {1: "mars", 2: "ra", 4: "tanit", 5: "zeus", 6: "ishtar"}
    game = last_turn_of_age_one(gods=gods)
    assert slots_of(game, ANNA) == {}
    game = after(game, "discard:altar")
    assert slots_of(game) == {**gods, 3: "gate"}


@pytest.mark.as_seated("slots are counted from the end of the first seat")
@pytest.mark.rule("PAN-SETUP-13")
def test_the_gate_takes_the_lowest_of_several_empty_slots() -> None:
    game = after(last_turn_of_age_one(gods={1: "mars", 4: "tanit", 6: "ishtar"}), "discard:altar")
    assert slots_of(game) == {1: "mars", 2: "gate", 4: "tanit", 6: "ishtar"}
    assert board_of(game)["slots"][2] is None


@pytest.mark.rule("PAN-SETUP-09")
def test_offerings_come_in_random_order_when_age_two_begins() -> None:
    assert len({tuple(values) for values in fields("offerings")}) == 6
    assert all(sorted(values) == [2, 3, 4] for values in fields("offerings"))
    game = last_turn_of_age_one(next_offerings=[4, 2, 3])
    assert not any(place and "token" in place for place in view(game)["pyramid"])
    pyramid = view(after(game, "discard:altar"))["pyramid"]
    assert [place["token"] for place in pyramid if "token" in place] == [4, 2, 3]


@pytest.mark.rule("PAN-SETUP-10")
def test_places_of_the_offerings() -> None:
    pyramid = view(after(last_turn_of_age_one(), "discard:altar"))["pyramid"]
    marked = {slot: place for slot, place in enumerate(pyramid) if "token" in place}
    assert list(marked) == [6, 8, 10]
    assert all("back" in place and "card" not in place for place in marked.values())


@pytest.mark.rule("PAN-SETUP-11")
def test_grand_temples_take_the_place_of_the_guilds() -> None:
    thirds = [deal["ages"][2] for deal in DEALS]
    for cards in thirds:
        kinds = Counter(CARDS[card].kind for card in cards)
        assert kinds == {"building": 17, "temple": 3}
    assert all(len(deal["removed"][2]) == 3 for deal in DEALS)
    assert len({card for cards in thirds for card in cards if CARDS[card].kind == "temple"}) == 5
    guilds = iter(["builders_guild", "merchants_guild", "scientists_guild"])
    wrong = [next(guilds) if CARDS[card].kind == "temple" else card for card in thirds[0]]
    with pytest.raises(pharos.InvalidDeal, match="guild"):
        dealt({"ages": [*DEALS[0]["ages"][:2], wrong]}, seed=0)


@pytest.mark.rule("PAN-SETUP-12")
def test_no_tokens_in_age_three() -> None:
    game = after(table(cards={0: "rostrum"}), "discard:rostrum")
    pyramid = view(game)["pyramid"]
    assert view(game)["age"] == 3
    assert not any("token" in place for place in pyramid)
    plain, marked = CONTENT.layout(3), CONTENT.layout(3, pantheon=True)
    assert [slot.covered_by for slot in plain.slots] == [slot.covered_by for slot in marked.slots]


@pytest.mark.rule("PAN-SETUP-08")
def test_the_gate_is_not_in_play_in_age_one() -> None:
    with pytest.raises(pharos.InvalidPosition, match="Gate"):
        table(age=1, gods={1: "gate"})
    assert "activate:gate" in options(table())
