"""Invalid mixes, options, deals, positions and choices with Cities."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import pharos
from pharos.texts import LANGUAGES, text
from tests.classic.cities.play import moments
from tests.classic.mixes import Mix


def test_expansions_are_known_and_in_their_order() -> None:
    game = pharos.new_game("classic", players=3, expansions=["cities", "leaders"], seed=1)
    assert game.expansions == ("leaders", "cities")
    with pytest.raises(pharos.PharosError, match="The expansion cities is named twice"):
        pharos.new_game("classic", players=3, expansions=["cities", "leaders", "cities"], seed=1)
    with pytest.raises(pharos.PharosError, match=r"no expansion 'babel' \(available: leaders, cities\)"):
        pharos.new_game("classic", players=3, expansions=["babel"], seed=1)


@pytest.mark.parametrize(
    ("players", "expansions", "options", "sentence"),
    [
        (8, [], {}, "7 Wonders for 8 players needs the expansion cities."),
        (8, ["leaders"], {}, "7 Wonders for 8 players needs the expansion cities."),
        (9, ["cities"], {}, "7 Wonders is for 2 to 8 players, not 9."),
        (1, ["cities"], {}, "7 Wonders is for 2 to 8 players, not 1."),
        (1, [], {}, "7 Wonders is for 2 to 7 players, not 1."),
        (None, ["cities"], {}, "7 Wonders needs a number of players, 2 to 8."),
        (True, ["cities"], {}, "7 Wonders is for 2 to 8 players, not True."),
        (4, [], {"teams": True}, "The team game needs the Cities expansion."),
        (5, ["cities"], {"teams": True}, "The team game is for 4 or 6 or 8 players, not 5."),
        (2, ["cities"], {"teams": True}, "The team game is for 4 or 6 or 8 players, not 2."),
        (4, ["cities"], {"teams": 1}, "The option teams must be False or True, not 1."),
    ],
)
def test_one_clear_sentence(
    players: Any, expansions: list[str], options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(pharos.PharosError) as refused:
        pharos.new_game("classic", players=players, expansions=expansions, options=options, seed=1)
    assert str(refused.value) == sentence


def other_black_card(deal: dict[str, Any]) -> None:
    """A black card in the place of a base card: one too many of the former, one too few of the latter."""
    hands = deal["hands"][0]
    dealt = {card for hand in hands for card in hand}
    black = next(card for card in ("hideout", "militia", "gambling_den", "residence") if card not in dealt)
    hand = next(hand for hand in hands if "altar" in hand)
    hand[hand.index("altar")] = black


def twice(deal: dict[str, Any]) -> None:
    black = [card for hand in deal["hands"][0] for card in hand if card in BLACK_ONE]
    hand = next(hand for hand in deal["hands"][0] if black[0] not in hand)
    hand[0] = black[0]


BLACK_ONE = (
    "residence",
    "hideout",
    "gates_of_the_city",
    "militia",
    "gambling_den",
    "clandestine_dock_west",
    "clandestine_dock_east",
    "pigeon_loft",
    "secret_warehouse",
)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (other_black_card, "city cards instead of 3"),
        (twice, "dealt"),
        (lambda deal: deal["hands"][0][0].pop(), "has 8 cards"),
        (lambda deal: deal["wonders"].__setitem__(0, "rome_a"), "needs the expansion leaders"),
        (lambda deal: deal["wonders"].__setitem__(0, "atlantis_a"), "no wonder"),
        (lambda deal: deal.__setitem__("black", []), "no part"),
    ],
)
def test_deals_that_cannot_be(damage: Callable[[dict[str, Any]], None], sentence: str) -> None:
    deal: dict[str, Any] = json.loads(json.dumps(Mix(3, ("cities",)).new(1).deal))
    damage(deal)
    with pytest.raises(pharos.InvalidDeal, match=sentence):
        pharos.new_game("classic", players=3, expansions=["cities"], deal=deal)


def test_a_deal_of_cities_is_none_of_the_base_game() -> None:
    deal = Mix(3, ("cities",)).new(1).deal
    with pytest.raises(pharos.InvalidDeal):
        pharos.new_game("classic", players=3, deal=deal)


@pytest.mark.parametrize(
    ("row", "clause"),
    [
        ({"debt": -1}, "debt must be"),
        ({"debt": "much"}, "debt must be"),
        ({"diplomacy": 1.5}, "diplomacy must be"),
        ({"owes": 2}, "coins are owed at the end of a turn only"),
        ({"causes": {"coins": 1}}, "losses that are not settled yet"),
        ({"causes": {"camels": 1}}, "must be an object of"),
        ({"causes": 3}, "must be an object of"),
        ({"wonder": "rome_a"}, "not a wonder of this mix"),
        ({"cards": ["hideout", "militia", "residence", "gambling_den"]}, "more city cards than are dealt"),
        ({"cards": ["hideout", "hideout"]}, "more copies of hideout"),
    ],
)
def test_positions_that_cannot_be(row: dict[str, Any], clause: str) -> None:
    data: dict[str, Any] = json.loads(json.dumps(Mix(3, ("cities",)).new(1, choose_wonders=False).position()))
    data["cities"][0] |= row
    with pytest.raises(pharos.InvalidPosition, match=clause):
        pharos.from_position(data)


def loss_step(seed: int = 1) -> pharos.Game:
    """A point of a random game with pending losses."""
    return next(
        game for game in moments(Mix(4, ("cities",)), seed, 0) if game.lying_open()["step"] == "losses"
    )


def test_losses_of_a_position_must_be_those_that_are_asked() -> None:
    data: dict[str, Any] = loss_step().position()
    asked = data["step_cities"]
    data["cities"][asked[0]].pop("owes")
    with pytest.raises(
        pharos.InvalidPosition, match="the cities that owe coins are not those that are asked"
    ):
        pharos.from_position(data)


def test_a_sealed_payment_must_be_possible() -> None:
    game = loss_step()
    while len(game.waiting) < 2:
        game = loss_step(seed=2)
    seat = game.waiting[0]
    game.choose(seat, "pay:0")
    data: dict[str, Any] = game.position()
    assert data["sealed"][seat] == "pay:0"
    data["sealed"][seat] = "pay:99"
    with pytest.raises(pharos.InvalidPosition, match="cannot have sealed"):
        pharos.from_position(data)


@pytest.mark.parametrize(
    "choice", ["pay", "pay:", "pay:-1", "pay:01", "pay:1@left=0,right=0", "pay:x", "city:pay:1", "pay:100"]
)
def test_payments_that_are_none(choice: str) -> None:
    game = loss_step()
    seat = game.waiting[0]
    before = game.position()
    with pytest.raises(pharos.IllegalChoice) as refused:
        game.choose(seat, choice)
    assert refused.value.reason.endswith(".")
    assert refused.value.rule
    assert game.position() == before


def test_refusals_speak_both_languages() -> None:
    game = loss_step()
    explained = game.explain(game.waiting[0], "pay:99")
    assert explained.rule == "CITIES-DEBT-02"
    assert explained.key == "refused-cities-pay"
    sentences = {text(language, explained.key, **explained.arguments) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_damaged_positions_raise_nothing_else(players: int) -> None:
    draw = Random(players)
    for game in moments(Mix(players, ("cities",)), 2, 0.05):
        data = json.loads(json.dumps(game.position()))
        for _ in range(20):
            trial = json.loads(json.dumps(data))
            damage(trial, draw)
            try:
                again = pharos.from_position(trial)
            except pharos.PharosError:
                continue
            for seat in again.waiting:
                assert again.choices(seat)


def damage(data: Any, draw: Random) -> None:
    """Changes one thing somewhere in the data."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = draw.choice(keys)
        inner = data[key]
        if isinstance(inner, dict | list) and inner and draw.random() < 0.8:
            data = inner
            continue
        data[key] = draw.choice(
            [None, -1, 0, 1, 7, 99, "hideout", "pay:1", "petra_b", [], {}, [1], True, 1.5]
        )
        return
