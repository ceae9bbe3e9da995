"""Known ways to damage a position, a deal or a call, each with its error message."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import pharos
from pharos.content.duel import load_duel
from tests.properties.random_play import moments

CONTENT = load_duel()
FIRST_STEPS = "a draft, a turn and the choice who begins can only be the first step"
ONE_DRAW = "only one draw from the box can be pending"


def position(**changes: Any) -> dict[str, Any]:
    """A valid position in Age I with some fields changed."""
    *_, game = (game.copy() for number, game in enumerate(moments(4)) if number < 14)
    return {**deepcopy(game.position()), **changes}


def faults(data: dict[str, Any]) -> tuple[str, ...]:
    with pytest.raises(pharos.InvalidPosition) as caught:
        pharos.from_position(data)
    assert str(caught.value) == f"This position cannot be: {'; '.join(caught.value.faults)}."
    return caught.value.faults


def test_the_position_itself_is_sound() -> None:
    assert pharos.from_position(position()).position() == position()


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"age": 4}, "age must be a whole number from 1 to 3"),
        ({"age": True}, "age must be a whole number from 1 to 3"),
        ({"pawn": "3"}, "pawn must be a whole number from -9 to 9"),
        ({"pawn": 10}, "pawn must be a whole number from -9 to 9"),
        ({"pawn": 9}, "the pawn has reached a capital, so the game is over"),
        ({"pawn": -9}, "the pawn has reached a capital, so the game is over"),
        ({"cities": [{}]}, "cities must be two"),
        ({"cities": 7}, "cities must be a list"),
        ({"pyramid": []}, "the pyramid of age 1 must have 20 slots"),
        ({"progress": ["gunpowder"]}, "there is no token 'gunpowder' (the board)"),
        ({"military_tokens": ["seat2_near"]}, "'seat2_near' is not a military token"),
        ({"steps": []}, "there must be one to eight steps"),
        ({"steps": [{"step": "dance", "seat": 0}]}, "'dance' is not a step"),
        ({"steps": [{"step": "turn", "seat": 2}]}, "seat must be a whole number from 0 to 1"),
        ({"steps": [{"step": "turn", "seat": 0}] * 2}, FIRST_STEPS),
        ({"steps": [{"step": "destroy", "seat": 0, "color": "mauve"}]}, "'mauve' is not a color"),
        ({"steps": [{"step": "library", "seat": 0, "draw": 3}] * 2}, ONE_DRAW),
        ({"victory": ""}, "'' is not a victory"),
        ({"victory": "luck"}, "'luck' is not a victory"),
        ({"victory": "civilian", "winners": []}, "the winners do not fit the victory"),
        ({"victory": "military", "winners": [0, 1]}, "the winners do not fit the victory"),
        ({"victory": "civilian", "winners": [True]}, "winners must be seats"),
        ({"victory": "civilian", "winners": [0, 2]}, "winners must be seats"),
        ({"options": []}, "options must be an object and expansions a list"),
        ({"options": {"speed": 1}}, "Duel has no option 'speed'"),
        ({"players": 3}, "Duel is for 2 players"),
    ],
)  # fmt: skip
def test_one_fault(changes: dict[str, Any], fault: str) -> None:
    assert any(found.startswith(fault) for found in faults(position(**changes)))


def test_every_fault_is_named() -> None:
    found = faults(position(age=9, pawn=12, discard=["no_such_card"], progress=["law", "law"]))
    assert len(found) >= 4


@pytest.mark.parametrize("change", ["wonder", "token"])
def test_components_of_expansions_are_refused(change: str) -> None:
    data = position()
    if change == "wonder":
        data["cities"][0]["wonders"][0]["id"] = next(w.id for w in CONTENT.wonders if w.expansion)
    else:
        data["progress"][0] = next(t.id for t in CONTENT.progress if t.expansion)
    assert any("does not belong to this game" in fault or "there is no" in fault for fault in faults(data))
    deal: dict[str, Any] = pharos.new_game("duel", seed=1).deal
    if change == "wonder":
        deal["wonders"][0] = next(w.id for w in CONTENT.wonders if w.expansion)
    else:
        deal["progress"][0] = next(t.id for t in CONTENT.progress if t.expansion)
    with pytest.raises(pharos.InvalidDeal):
        pharos.new_game("duel", deal=deal)


def test_a_game_with_six_symbols_is_over() -> None:
    science = ["scriptorium", "pharmacist", "workshop", "apothecary", "academy", "university"]
    data = {"game": "duel", "age": 3, "pawn": 0, "cities": [{"coins": 1, "cards": science}, {"coins": 1}],
        "pyramid": [{"card": "port"}] + [None] * 19}  # fmt: skip
    assert faults(data) == ("a city has the symbols of scientific supremacy, so the game is over",)


def test_an_eighth_wonder_is_refused() -> None:
    wonders = [
        "the_sphinx",
        "piraeus",
        "the_colossus",
        "the_pyramids",
        "circus_maximus",
        "the_mausoleum",
        "the_appian_way",
    ]
    cards = ["altar", "theater", "baths", "tavern", "stable", "garrison", "palisade"]
    built = [{"id": w, "built": True, "card": c} for w, c in zip(wonders, cards, strict=True)]
    unbuilt = {"id": "the_great_library", "built": False}
    data: dict[str, Any] = {
        "game": "duel",
        "age": 2,
        "pawn": 0,
        "cities": [{"coins": 1, "wonders": built[:4]}, {"coins": 1, "wonders": [*built[4:], unbuilt]}],
        "pyramid": [{"card": "walls"}] + [None] * 19,
    }
    assert faults(data) == ("only 7 wonders can be built, and then no other is left",)
    data["cities"][1]["wonders"].pop()
    assert pharos.from_position(data).waiting == (0,)


def test_a_face_down_card_is_never_available_in_a_turn() -> None:
    data = {"game": "duel", "age": 1, "pawn": 0, "cities": [{"coins": 1}, {"coins": 1}],
        "pyramid": [None, None, {"card": "altar", "back": "age_1"}] + [None] * 17}  # fmt: skip
    assert faults(data) == ("a card that is available lies face down",)


def test_wonders_are_drafted_in_order() -> None:
    start = pharos.new_game("duel", seed=1)
    start.choose(start.waiting[0], start.choices(start.waiting[0])[0])
    data: dict[str, Any] = start.position()
    data["steps"][0]["seat"] ^= 1
    assert faults(data) == ("the wonders were not drafted in order",)


def test_removed_cards_are_of_their_deck() -> None:
    data = position()
    data["removed"][0], data["removed"][1] = data["removed"][1], data["removed"][0]
    assert "a card removed from age 1 is not of that deck" in faults(data)


@pytest.mark.parametrize("seat", [-1, 2, True, False, "0", None, 0.0, 1.0, [], (0,)])
def test_wrong_seats(seat: Any) -> None:
    game = pharos.new_game("duel", seed=1)
    before = json.dumps(game.position())
    calls: list[Callable[[], object]] = [
        lambda: game.choices(seat),
        lambda: game.choose(seat, "draft:piraeus"),
        lambda: game.explain(seat, "draft:piraeus"),
    ]
    if seat is not None:  # None is a spectator
        calls.append(lambda: game.view(seat))
    for call in calls:
        with pytest.raises(pharos.BadSeat, match=r"There is no seat .*\. Seats are 0 to 1"):
            call()
    assert json.dumps(game.position()) == before


@pytest.mark.parametrize(
    "choice",
    [
        "", ":", "draft", "draft:", "draft:nothing", "draft:altar", "fly:altar", "DRAFT:piraeus",
        " draft:piraeus", "draft:piraeus:piraeus", "begin:2", "begin:-1", "build:altar@coins=0",
        "wonder:piraeus", None, 7, 131072, b"draft:piraeus", [],
    ],
)  # fmt: skip
def test_choices_that_mean_nothing(choice: Any) -> None:
    game = pharos.new_game("duel", seed=1)
    before = json.dumps(game.position())
    with pytest.raises(pharos.IllegalChoice, match="There is no move") as caught:
        game.choose(game.waiting[0], choice)
    assert caught.value.rule == "DUEL-TURN-02"
    assert not game.explain(game.waiting[0], choice).allowed
    assert json.dumps(game.position()) == before


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"game": "chess", "seed": 1}, pharos.UnknownName),
        ({"game": None, "seed": 1}, pharos.UnknownName),
        ({"game": ["duel"], "seed": 1}, pharos.UnknownName),
        ({"expansions": ["armada"], "seed": 1}, pharos.UnknownName),
        ({"expansions": "pantheon", "seed": 1}, pharos.PharosError),
        ({"expansions": 3, "seed": 1}, pharos.PharosError),
        ({"players": 3, "seed": 1}, pharos.PharosError),
        ({"options": {"speed": "fast"}, "seed": 1}, pharos.UnknownName),
        ({"options": {"pawn_in_middle": "nobody"}, "seed": 1}, pharos.UnknownName),
        ({"options": {"first_game_wonders": 1}, "seed": 1}, pharos.UnknownName),
        ({"options": {"first_game_wonders": "yes"}, "seed": 1}, pharos.UnknownName),
        ({"options": {"pawn_in_middle": ["last_player_begins"]}, "seed": 1}, pharos.UnknownName),
        ({"options": ["first_game_wonders"], "seed": 1}, pharos.PharosError),
        ({}, pharos.PharosError),
        ({"seed": "7"}, pharos.PharosError),
        ({"seed": 7.0}, pharos.PharosError),
        ({"seed": True}, pharos.PharosError),
        ({"deal": []}, pharos.InvalidDeal),
        ({"deal": "a deal"}, pharos.InvalidDeal),
        ({"deal": {}}, pharos.InvalidDeal),
        ({"deal": {}, "seed": 1}, pharos.PharosError),
    ],
)
def test_bad_arguments_of_a_new_game(arguments: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error) as caught:
        pharos.new_game(**{"game": "duel", **arguments})
    assert str(caught.value).endswith(".")


def test_a_deal_with_a_card_twice() -> None:
    deal: dict[str, Any] = pharos.new_game("duel", seed=1).deal
    deal["ages"][1][3] = deal["ages"][1][4]
    with pytest.raises(pharos.InvalidDeal, match="is in the cards of age 2 and in the cards of age 2"):
        pharos.new_game("duel", deal=deal)


@pytest.mark.parametrize("field", ["first", "wonders", "progress", "box", "ages"])
def test_a_deal_without_a_field(field: str) -> None:
    deal: dict[str, Any] = pharos.new_game("duel", seed=1).deal
    del deal[field]
    with pytest.raises(pharos.InvalidDeal, match="This deal cannot be"):
        pharos.new_game("duel", deal=deal)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "pharos-record/9"}, "The format of this record is not pharos-record/1."),
        ({"choices": None}, "The choices of a record must be a list."),
        ({"choices": [[0]]}, "Choice 1 of this record is not a pair of seat and notation."),
        (
            {"choices": [["0", "draft:piraeus"]]},
            "Choice 1 of this record cannot be made: There is no seat '0'",
        ),
        ({"choices": [[0, "draft:atlantis"]]}, "Choice 1 of this record cannot be made: There is no move"),
        ({"deal": None}, "The deal of this record is missing."),
        ({"players": None}, "The number of players of this record is missing."),
        ({"players": 5}, "This record cannot be started: Duel is for 2 players, not 5."),
        ({"game": "chess"}, "This record cannot be started: There is no game 'chess'"),
        ({"options": {"x": 1}}, "This record cannot be started: Duel has no option 'x'"),
        ({"result": {}}, "The result of this record is not the one its choices lead to."),
        ({"position": 3}, "The position of this record is not an object."),
    ],
)
def test_damaged_records(change: dict[str, Any], message: str) -> None:
    game = pharos.new_game("duel", seed=1)
    with pytest.raises(pharos.InvalidRecord) as caught:
        pharos.replay({**game.record(), **change})
    assert str(caught.value).startswith(message)
