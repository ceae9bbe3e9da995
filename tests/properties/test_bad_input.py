"""Invalid input that was once accepted, or raised something other than our own one-sentence errors."""

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import pharos
from tests.properties.damage import KINDS, Kind, deep, documents, step

DUEL = Kind("duel", 2, ())
AGORA = Kind("duel", 2, ("agora",))
THREE = Kind("classic", 3, ())
TWO = Kind("classic", 2, ())
LEADERS = Kind("classic", 4, ("leaders",))


def after(kind: Kind, choices: int, seed: int = 2) -> pharos.Game:
    """A random game after this many choices."""
    game = kind.new(seed)
    draw = Random(5)
    for _ in range(choices):
        step(game, draw)
    return game


def plain(data: object) -> Any:
    return json.loads(json.dumps(data))


def refused(error: type[pharos.PharosError], call: Callable[[], object]) -> str:
    """Returns the sentence that rejects a call, which must come quickly."""
    began = time.process_time()
    with pytest.raises(error) as caught:
        call()
    assert time.process_time() - began < 1
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert len(sentence) < 1_500
    return sentence


# Choices.


@pytest.mark.parametrize("kind", [DUEL, THREE], ids=str)
def test_a_long_or_odd_notation(kind: Kind) -> None:
    game = after(kind, 3)
    seat = game.waiting[0]
    before = json.dumps([game.position(), game.record()])
    odd: list[Any] = ["build:" + "x" * 5_000, "y" * 100_000, deep(5_000), "\ud800", 10**5_000, {"build": 1}]
    for choice in odd:
        sentence = refused(pharos.IllegalChoice, lambda given=choice: game.choose(seat, given))
        assert "move" in sentence
        assert not game.explain(seat, choice).allowed
        assert json.dumps([game.position(), game.record()]) == before


def test_a_long_notation_in_a_record() -> None:
    record = plain(after(DUEL, 5).record())
    record["choices"][2][1] = "build:" + "x" * 5_000
    assert "Choice 3" in refused(pharos.InvalidRecord, lambda: pharos.replay(record))


# Positions.


def test_a_city_of_agora_that_is_not_an_object() -> None:
    wrongs: list[Any] = [None, 7, [], "city"]
    for wrong in wrongs:
        position = plain(after(AGORA, 12).position())
        position["cities"][0] = wrong
        assert "cities" in refused(pharos.InvalidPosition, lambda data=position: pharos.from_position(data))


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("owed", [2**64]), ("owed", 2**64), ("owed", 2), ("winners", ["\u202e"]), ("winners", [0]),
        ("victory", "politician_left_1"), ("victory", "points"), ("waiting", 2), ("waiting", [0]),
        ("waiting", [True, 1, 2]), ("direction", 1), ("direction", "right"), ("step_cities", ["altar"]),
        ("step_cities", [0]), ("discard_backs", [9, 9, 9]), ("pile", ["altar"]), ("free_city_holder", 0),
        ("pending", [{"step": "revive", "cities": [0]}]), ("colour", "red"), ("senate", {}),
        ("step_order", 1),
        ("leader_hands", [[], [], []]), ("expansions", ["cities", "cities"]), ("players", True),
        ("hands", deep(500)), ("colour", deep(500)),
    ],
)  # fmt: skip
def test_nonsense_in_a_position_of_7_wonders(part: str, wrong: Any) -> None:
    position = after(THREE, 9).position()
    assert pharos.from_position(position).position() == position
    refused(pharos.InvalidPosition, lambda: pharos.from_position({**position, part: wrong}))


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("winners", ["\u202e"]), ("winners", [0]), ("victory", "politician_left_1"), ("waiting", 2),
        ("colour", "red"), ("pantheon", {}), ("expansions", ["agora", "agora"]), ("options", deep(500)),
        ("players", 2.0), ("steps", deep(500)), ("pawn", 2**64),
    ],
)  # fmt: skip
def test_nonsense_in_a_position_of_duel(part: str, wrong: Any) -> None:
    position = after(AGORA, 20).position()
    assert pharos.from_position(position).position() == position
    refused(pharos.InvalidPosition, lambda: pharos.from_position({**position, part: wrong}))


@pytest.mark.parametrize(
    ("part", "wrong"), [("sealed", ["\u202e", None, None]), ("owed", [2]), ("pending", [7]), ("step", 0)]
)
def test_nonsense_in_a_finished_game_of_7_wonders(part: str, wrong: Any) -> None:
    position = after(THREE, 54).position()
    assert pharos.from_position(position).over
    refused(pharos.InvalidPosition, lambda: pharos.from_position({**position, part: wrong}))


@pytest.mark.parametrize("controller", [2**64, 1, "0", True, []])
def test_who_controls_a_chamber_follows_from_its_cubes(controller: Any) -> None:
    position = plain(after(AGORA, 4).position())
    position["senate"]["chambers"][0]["controller"] = controller
    sentence = refused(pharos.InvalidPosition, lambda: pharos.from_position(position))
    assert "controller of chamber 1 must be None" in sentence or "too large" in sentence


def test_unknown_parts_inside_a_position() -> None:
    for kind, place in ((DUEL, "cities"), (AGORA, "steps"), (THREE, "cities"), (THREE, "history")):
        position = plain(after(kind, 14).position())
        position[place][0]["colour"] = "red"
        assert "no part 'colour'" in refused(
            pharos.InvalidPosition, lambda data=position: pharos.from_position(data)
        )


# The history of 7 Wonders.


def without_a_discard(position: Any) -> None:
    card = position["discard"].pop()
    position["discard_backs"] = [0, 0, 0]
    position["history"] = [h for h in position["history"] if h["choice"] != f"build:{card}"]


def another_card_built(position: Any) -> None:
    entry = next(h for h in position["history"] if h["choice"].startswith("build:"))
    entry["choice"] = "build:" + position["hands"][0][0]


def a_turn_left_out(position: Any) -> None:
    position["history"] = [h for h in position["history"] if h["turn"] != 2]


def a_choice_left_out(position: Any) -> None:
    position["history"].remove(next(h for h in position["history"] if h["turn"] == 2))


def a_choice_told_twice(position: Any) -> None:
    position["history"].insert(1, position["history"][0])


def another_city(position: Any) -> None:
    position["history"][0]["city"] = 1 - position["history"][0]["city"] % 2


def a_leader_among_cards(position: Any) -> None:
    position["history"][-1]["choice"] = "discard:plato"


def a_drawn_card_of_nowhere(position: Any) -> None:
    for entry in position["history"]:
        if entry["choice"].startswith("draw:"):
            entry["choice"] = "draw:altar" if entry["choice"] != "draw:altar" else "draw:theater"


def a_draft_left_out(position: Any) -> None:
    position["history"].pop(1)


@pytest.mark.parametrize(
    ("kind", "contradict"),
    [
        (THREE, without_a_discard), (THREE, another_card_built), (THREE, a_turn_left_out),
        (THREE, a_choice_left_out), (THREE, a_choice_told_twice), (THREE, another_city),
        (THREE, a_leader_among_cards), (TWO, a_drawn_card_of_nowhere), (TWO, a_turn_left_out),
        (LEADERS, a_draft_left_out), (LEADERS, another_city), (LEADERS, another_card_built),
    ],
)  # fmt: skip
def test_a_history_that_contradicts_the_table(kind: Kind, contradict: Callable[[Any], None]) -> None:
    game = next(
        game for game in (after(kind, n, seed=4) for n in range(34, 60)) if "discard:" in str(game.record())
    )
    position = plain(game.position())
    assert pharos.from_position(position).position() == position
    contradict(position)
    refused(pharos.InvalidPosition, lambda: pharos.from_position(position))


def test_a_past_may_begin_in_the_middle_of_a_turn() -> None:
    """The last cards of an age remain in a turn whose beginning is not in the history."""
    game = pharos.new_game("classic", players=3, seed=0, options={"choose_wonders": True, "sides": "b"})
    draw = Random(3)
    while game.position()["step"] != "last_card":
        seat = draw.choice(game.waiting)
        choices = [str(choice) for choice in game.choices(seat)]
        wanted = [c for c in choices if c == "board:babylon:b" or c.startswith("stage")] or choices
        game.choose(seat, draw.choice(wanted))
    bare = pharos.from_position({**game.position(), "history": []})
    while not bare.over:
        for viewer in (0, 1, 2, None):
            view = bare.view(viewer)
            assert view.sample(4).view(viewer).data == view.data
        step(bare, draw)


def test_one_view_gives_many_games() -> None:
    for kind in (TWO, LEADERS, DUEL):
        view = after(kind, 21).view(0)
        games = [view.sample(seed) for seed in (1, 2, 1)]
        assert games[0].position() == games[2].position()
        assert games[0].position() != games[1].position()
        assert all(game.view(0).data == view.data for game in games)
        step(games[0], Random(1))
        assert games[2].position() != games[0].position()
        assert pharos.replay(games[0].record()).position() == games[0].position()
        fresh = pharos.View(0, plain(view.data)).sample(1)
        assert fresh.position() == games[2].position()


def test_a_position_without_a_past_is_sound() -> None:
    for kind in (TWO, THREE):
        position = plain(after(kind, 20).position())
        position["history"] = []
        game = pharos.from_position(position)
        assert game.view(0).sample(1).view(0).data == game.view(0).data


# New games, deals, records.


def test_an_expansion_named_twice() -> None:
    for name, expansion in (("duel", "agora"), ("classic", "cities")):
        sentence = refused(
            pharos.PharosError,
            lambda n=name, e=expansion: pharos.new_game(n, players=None, expansions=[e, e], seed=1),
        )
        assert sentence == f"The expansion {expansion} is named twice."


def test_seeds_beyond_reason() -> None:
    for seed in (10**5_000, -(10**5_000)):
        refused(pharos.PharosError, lambda given=seed: pharos.new_game("duel", seed=given))
        refused(pharos.PharosError, lambda given=seed: after(DUEL, 1).view(0).sample(given))


@pytest.mark.parametrize("kind", [DUEL, THREE, LEADERS], ids=str)
def test_deals_with_unknown_parts_or_without_end(kind: Kind) -> None:
    deal = kind.new(1).deal
    for wrong in ({"colour": 1}, {"colour": deep(5_000)}, {"wonders": deep(5_000)}, {"wonders": [2**64] * 8}):
        refused(pharos.InvalidDeal, lambda more=wrong: kind.new(1, {**deal, **more}))


def test_records_with_unknown_parts_or_without_end() -> None:
    record = after(DUEL, 5).record()
    begun = pharos.from_position(after(DUEL, 5).position()).record()
    wrongs: list[dict[str, Any]] = [
        {"colour": 1}, {"meta": deep(5_000)}, {"meta": {"x": deep(5_000)}}, {"meta": {1: 2}},
        {"meta": {"x": {1}}}, {"choices": deep(5_000)}, {"choices": [[0, deep(5_000)]]},
        {"result": deep(5_000)}, {"game": deep(20)},
        {"position": begun["position"]}, {"players": 2**64}, {"expansions": [[]]}, {"format": deep(5_000)},
    ]  # fmt: skip
    for wrong in wrongs:
        refused(pharos.InvalidRecord, lambda more=wrong: pharos.replay({**record, **more}))
    for wrong in ({"players": 3}, {"expansions": ["agora"]}, {"game": "classic"}, {"options": {}}):
        refused(pharos.InvalidRecord, lambda more=wrong: pharos.replay({**begun, **more}))
    assert pharos.replay(begun).record() == begun


def test_notes_beside_a_record_are_plain() -> None:
    game = after(DUEL, 2)
    wrongs: list[Any] = [{"x": deep(5_000)}, {1: 2}, {"x": {1}}, [], "note"]
    for meta in wrongs:
        refused(pharos.PharosError, lambda meta=meta: game.record(meta))
    assert pharos.replay(game.record({"note": "x" * 20_000})).record()["meta"] == {"note": "x" * 20_000}


# Views.


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[3], TWO, LEADERS], ids=str)
def test_a_view_without_any_one_part(kind: Kind) -> None:
    views = [document for document in documents(kind, 0) if document.what == "view"]
    for document in views[1:4]:
        for part in document.data:
            data = {name: value for name, value in document.data.items() if name != part}
            for wrong in (data, {**data, part: None}, {**data, part: deep(5_000)}, {**data, part: [2**64]}):
                try:
                    pharos.View(document.seat, wrong).sample(1).scores()
                except pharos.PharosError as error:
                    told = str(error)
                    assert told.endswith("."), told


@pytest.mark.parametrize("seat", [-1, 3, "0", True, 0.0, [], 2**64])
def test_a_view_of_nobody(seat: Any) -> None:
    data = after(THREE, 8).view(0).data
    refused(pharos.BadSeat, lambda: pharos.View(seat, data).sample(1))


@pytest.mark.parametrize("data", [None, [], 7, "view", {}, {"game": "chess"}, {"game": "duel"}])
def test_no_view_at_all(data: Any) -> None:
    refused(pharos.PharosError, lambda: pharos.View(0, data).sample(1))
    refused(pharos.PharosError, lambda: pharos.View(0, data).choices)


def test_views_that_contradict_themselves() -> None:
    data = plain(after(THREE, 20).view(0).data)
    for part, wrong in (
        ("seen", [{"age": 1, "turn": 1, "cards": ["altar"] * 7}]),
        ("looks", [{"entry": n, "cards": ["altar"] * n} for n in range(40)]),
        ("discard_backs", [200, 200, 200]),
        ("history", data["history"][3:] * 5),
        ("history", [entry for n, entry in enumerate(data["history"]) if n != 7]),
    ):
        refused(pharos.InvalidView, lambda p=part, w=wrong: pharos.View(0, {**data, p: w}).sample(1))


def test_no_more_gods_are_placed_than_tokens_place() -> None:
    pantheon = Kind("duel", 2, ("pantheon",))
    game, draw = pantheon.new(3), Random(1)
    while game.view(None).data["steps"][-1]["step"] != "place":
        step(game, draw)
    position = plain(game.position())
    tokens = sum("token" in (slot or {}) for slot in position["pyramid"])
    placed = sum(slot is not None for slot in position["pantheon"]["slots"])
    position["steps"] += [position["steps"][-1]] * (6 - placed)
    assert tokens
    sentence = refused(pharos.InvalidPosition, lambda: pharos.from_position(position))
    assert "place no more than 5 gods" in sentence
