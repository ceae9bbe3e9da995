"""`explain`: a price with its parts, or the reason and the rule of a rejection."""

import json
import re

import pytest

import pharos
from tests.rules.duel.table import table
from tests.rules.duel_table import ANNA, BORIS, after, city


def test_caravansery_for_seven_coins() -> None:
    game = table(city("glassworks"), city(), turn=BORIS, cards=["caravansery"])
    explained = game.explain(BORIS, "build:caravansery")
    assert explained.allowed
    assert (explained.choice, explained.reason, explained.rule) == ("build:caravansery", None, None)
    price = explained.price
    assert price is not None
    assert (price.coins, price.printed, price.bank, price.free) == (7, 2, 7, False)
    assert price.bought == (pharos.Purchase("glass", 1, 3), pharos.Purchase("papyrus", 1, 2))
    assert [purchase.coins for purchase in price.bought] == [3, 2]
    assert explained.data() == {
        "choice": "build:caravansery",
        "allowed": True,
        "price": {
            "coins": 7,
            "bank": 7,
            "printed": 2,
            "bought": [
                {"resource": "glass", "units": 1, "price": 3},
                {"resource": "papyrus", "units": 1, "price": 2},
            ],
        },
    }


@pytest.mark.parametrize(
    ("game", "choice", "parts"),
    [
        (
            table(city("baths", progress=["urbanism"]), cards=["aqueduct"]),
            "build:aqueduct",
            {"coins": 0, "chain": "baths", "gain": 4},
        ),
        (
            table(city("stone_reserve", "quarry"), city("shelf_quarry"), cards=["aqueduct"]),
            "build:aqueduct",
            {
                "coins": 2,
                "bank": 2,
                "produced": {"stone": 1},
                "bought": [{"resource": "stone", "units": 2, "price": 1}],
            },
        ),
        (
            table(
                city("caravansery", progress=["masonry"]),
                city("glassworks", "shelf_quarry"),
                age=3,
                cards=["palace"],
            ),
            "build:palace",
            {
                "coins": 4,
                "bank": 4,
                "chosen": {"stone": 1},
                "discounted": {"glass": 2},
                "bought": [
                    {"resource": "clay", "units": 1, "price": 2},
                    {"resource": "wood", "units": 1, "price": 2},
                ],
            },
        ),
        (
            table(city(), city("glassworks", progress=["economy"]), cards=["caravansery"]),
            "build:caravansery",
            {
                "coins": 7,
                "bank": 2,
                "printed": 2,
                "bought": [
                    {"resource": "glass", "units": 1, "price": 3},
                    {"resource": "papyrus", "units": 1, "price": 2},
                ],
                "paid_to": {"1": 5},
            },
        ),
        (table(city("tavern"), cards=["walls"]), "discard:walls", {"coins": 0, "gain": 3}),
        (
            table(
                city(wonders=["the_pyramids"], progress=["architecture"]),
                city("shelf_quarry"),
                cards=["walls"],
            ),
            "wonder:the_pyramids:walls",
            {
                "coins": 6,
                "bank": 6,
                "discounted": {"stone": 2},
                "bought": [
                    {"resource": "stone", "units": 1, "price": 4},
                    {"resource": "papyrus", "units": 1, "price": 2},
                ],
            },
        ),
    ],
    ids=["chain", "reserve", "masonry", "economy", "discard", "architecture"],
)
def test_the_parts_of_a_price(game: pharos.Game, choice: str, parts: dict[str, object]) -> None:
    explained = game.explain(ANNA, choice)
    assert explained.allowed
    assert explained.price is not None
    assert explained.price.data() == parts
    offered = next(option for option in game.choices(ANNA) if option == choice)
    assert offered.price == explained.price


def test_a_price_is_told_also_for_what_is_refused() -> None:
    game = table(city(coins=3), cards=["walls"])
    explained = game.explain(ANNA, "build:walls")
    assert not explained.allowed
    assert explained.price is not None
    assert explained.price.coins == 4
    assert explained.reason == "The price is 4. You need 1 more coin."
    assert explained.rule == "DUEL-BUILD-12"
    assert explained.data()["args"] == {"choice": "build:walls", "price": 4, "coins": 3}


def test_a_choice_without_a_price() -> None:
    game = pharos.new_game("duel", seed=1)
    choice = game.choices(game.waiting[0])[0]
    assert choice.price is None
    assert game.explain(game.waiting[0], choice).price is None
    assert game.explain(game.waiting[0], choice).allowed


LIBRARY = after(
    table(
        city(wonders=["the_great_library"], coins=50),
        box=["law", "economy", "strategy", "theology"],
        cards=["walls"],
    ),
    "wonder:the_great_library:walls",
)
ZEUS = after(
    table(city(wonders=["the_statue_of_zeus"], coins=50), city("quarry", "press"), cards=["walls"]),
    "wonder:the_statue_of_zeus:walls",
)
CIRCUS = after(
    table(city(wonders=["circus_maximus"], coins=50), city("quarry", "press"), cards=["walls"]),
    "wonder:circus_maximus:walls",
)
MAUSOLEUM = after(
    table(city(wonders=["the_mausoleum"], coins=50), discard=["altar"], cards=["walls"]),
    "wonder:the_mausoleum:walls",
)
PAIR = after(table(city("workshop", coins=50), board=["law"], cards=["laboratory"]), "build:laboratory")
DRAFT = pharos.new_game("duel", seed=7)
TURN = table(
    city(coins=2, wonders=["the_sphinx"], built=["the_colossus"]),
    city(wonders=["piraeus"]),
    cards={0: "walls", 6: "statue", 1: "temple", 7: "forum"},
)
MILITARY = after(table(age=3, pawn=8, cards=["pretorium"]), "build:pretorium")
POINTS = after(table(age=3, cards=["port"], last=True), "discard:port")


@pytest.mark.parametrize(
    ("game", "choice", "rule", "key"),
    [
        (TURN, "sing:altar", "DUEL-TURN-02", "refused-unknown"),
        (TURN, "draft:piraeus", "DUEL-TURN-02", "refused-other-step"),
        (TURN, "build:walls", "DUEL-STRUCT-05", "refused-covered"),
        (TURN, "build:brewery", "DUEL-TURN-02", "refused-not-in-structure"),
        (TURN, "build:forum", "DUEL-BUILD-12", "refused-too-few-coins"),
        (TURN, "wonder:the_sphinx:statue", "DUEL-BUILD-12", "refused-too-few-coins"),
        (TURN, "wonder:the_colossus:statue", "DUEL-WONDER-06", "refused-wonder-built"),
        (TURN, "wonder:piraeus:statue", "DUEL-WONDER-06", "refused-not-your-wonder"),
        (TURN, "wonder:the_sphinx:walls", "DUEL-STRUCT-05", "refused-covered"),
        (LIBRARY, "library:theology", "DUEL-WND-05", "refused-not-drawn"),
        (LIBRARY, "progress:law", "DUEL-TURN-02", "refused-other-step"),
        (ZEUS, "destroy:press", "DUEL-WND-18", "refused-not-destroyable"),
        (CIRCUS, "destroy:quarry", "DUEL-WND-03", "refused-not-destroyable"),
        (MAUSOLEUM, "revive:theater", "DUEL-WND-10", "refused-not-discarded"),
        (PAIR, "progress:economy", "DUEL-SCI-02", "refused-not-on-board"),
    ],
)
def test_a_refusal_has_a_reason_and_a_rule(game: pharos.Game, choice: str, rule: str, key: str) -> None:
    seat = game.waiting[0]
    explained = game.explain(seat, choice)
    assert not explained.allowed
    assert (explained.rule, explained.key) == (rule, key)
    assert explained.reason is not None
    assert re.fullmatch(r"\w[^\n]*\.", explained.reason)
    before = json.dumps(game.position())
    with pytest.raises(pharos.IllegalChoice) as caught:
        game.choose(seat, choice)
    assert (caught.value.reason, caught.value.rule, caught.value.key) == (explained.reason, rule, key)
    assert caught.value.arguments == dict(explained.arguments)
    assert str(caught.value) == caught.value.reason
    assert json.dumps(game.position()) == before


def test_it_is_not_your_turn() -> None:
    explained = TURN.explain(BORIS, "discard:statue")
    assert (explained.rule, explained.reason) == ("DUEL-TURN-01", "It is not your turn.")


@pytest.mark.parametrize(("game", "rule"), [(MILITARY, "DUEL-END-01"), (POINTS, "DUEL-AGE-06")])
def test_the_game_is_over(game: pharos.Game, rule: str) -> None:
    for seat in (ANNA, BORIS):
        explained = game.explain(seat, "discard:obelisk")
        assert (explained.rule, explained.reason) == (rule, "The game is over.")


def test_a_wonder_that_is_not_on_offer() -> None:
    assert "draft:piraeus" not in DRAFT.choices(DRAFT.waiting[0])
    assert DRAFT.explain(DRAFT.waiting[0], "draft:piraeus").rule == "DUEL-DRAFT-01"
