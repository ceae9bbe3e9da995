"""Views and positions of every kind of game have exactly the fields that the wire types declare."""

import gc
import json
from random import Random
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

import pharos
from pharos.classic.position import zones_of
from pharos.classic.rules import mix_of
from pharos.classic.zones.place import Scene
from pharos.core.zone import Eye
from pharos.duel.expansions import MIXES as DUEL
from pharos.duel.position import ZONES
from pharos.pure import compiled
from pharos.table.views import POSITIONS, VIEWS, Outlook
from pharos.wire.messages import GameRecord, ReplayStep
from pharos.wire.replay import step_of

MIXES: list[tuple[str, int, tuple[str, ...], dict[str, Any]]] = [
    ("duel", 2, (), {}),
    ("duel", 2, ("pantheon",), {}),
    ("duel", 2, ("agora",), {}),
    ("duel", 2, ("pantheon", "agora"), {}),
    ("classic", 2, ("leaders", "cities"), {}),
    ("classic", 3, ("leaders",), {"choose_wonders": True}),
    ("classic", 4, ("leaders", "cities"), {"teams": True}),
]


def unnamed(data: object, shape: Any, path: str = "view") -> list[str]:
    """Returns the fields of plain data that its type does not declare."""
    if is_typeddict(shape) and isinstance(data, dict):
        hints = get_type_hints(shape)
        found = [f"{path}.{name}" for name in data if name not in hints]
        return found + [
            fault
            for name, part in data.items()
            if name in hints
            for fault in unnamed(part, hints[name], f"{path}.{name}")
        ]
    if isinstance(data, list):
        parts = get_args(shape) or (object,)
        kinds = parts if get_origin(shape) is tuple else parts * len(data)
        return [
            fault
            for part, kind in zip(data, kinds, strict=False)
            for fault in unnamed(part, kind, f"{path}[]")
        ]
    if isinstance(data, dict):
        inner = next((kind for kind in (shape, *get_args(shape)) if is_typeddict(kind)), None)
        if inner is not None:
            return unnamed(data, inner, path)
        kind = (get_args(shape) or (str, object))[-1]
        return [fault for name, part in data.items() for fault in unnamed(part, kind, f"{path}.{name}")]
    return []


@pytest.mark.parametrize(("name", "players", "expansions", "options"), MIXES)
def test_views_and_positions_have_their_shape(
    name: str, players: int, expansions: tuple[str, ...], options: dict[str, Any]
) -> None:
    shape, whole = VIEWS[name], POSITIONS[name]
    for seed in range(1):
        chance = Random(seed)
        game = pharos.new_game(name, players=players, expansions=expansions, seed=seed, options=options)
        while not game.over:
            seat = chance.choice(game.waiting)
            game.choose(seat, chance.choice(game.choices(seat)))
            if chance.random() < 0.2:
                for viewer in (None, *range(players)):
                    data = game.view(viewer).data
                    msgspec.convert(data, shape, strict=True)
                    assert unnamed(data, shape) == [], "name the field in pharos/table/views.py"
                position = game.position()
                msgspec.convert(position, whole, strict=True)
                assert unnamed(position, whole) == [], "name the field in pharos/table/views.py"


@pytest.mark.parametrize(("name", "players", "expansions", "options"), MIXES)
def test_records_and_steps_of_replays_have_their_shape(
    name: str, players: int, expansions: tuple[str, ...], options: dict[str, Any]
) -> None:
    chance = Random(5)
    game = pharos.new_game(name, players=players, expansions=expansions, seed=5, options=options)
    while not game.over:
        seat = chance.choice(game.waiting)
        game.choose(seat, chance.choice(game.choices(seat)))
    record = json.loads(json.dumps(game.record({"names": ["Ada"] * players})))
    msgspec.convert(record, GameRecord)
    assert unnamed(record, GameRecord) == []
    made = len(record["choices"])
    for at in (0, made // 2, made):
        for seen in ("open", "0", None):
            step = json.loads(msgspec.json.encode(step_of(record, at, seen)))
            msgspec.convert(step, ReplayStep)
            shapes = POSITIONS if "format" in step["view"] else VIEWS
            assert ("format" in step["view"]) == (seen == "open")
            assert unnamed(step["view"], shapes[name]) == []
            assert unnamed(step.get("outlook", {}), Outlook) == []


def test_a_field_without_a_name_is_found() -> None:
    data = pharos.new_game("duel", expansions=["agora"], seed=1).view(0).data
    data["senate"]["chambers"][0]["colour"] = "red"
    assert unnamed(data, VIEWS["duel"]) == ["view.senate.chambers[].colour"]


@pytest.mark.parametrize(("name", "players", "expansions", "options"), MIXES)
def test_what_lies_open_is_written_once_for_all(
    name: str, players: int, expansions: tuple[str, ...], options: dict[str, Any]
) -> None:
    chance = Random(7)
    game = pharos.new_game(name, players=players, expansions=expansions, seed=7, options=options)
    while not game.over:
        if chance.random() < 0.2:
            lying = game.lying_open()
            before = msgspec.json.encode(lying)
            for viewer in (None, *range(players)):
                assert game.view(viewer, lying_open=lying).data == game.view(viewer).data
            assert msgspec.json.encode(lying) == before
        seat = chance.choice(game.waiting)
        game.choose(seat, chance.choice(game.choices(seat)))


def test_a_zone_that_is_open_to_all_asks_not_who_looks() -> None:
    opened = set()
    for name, players, expansions, options in MIXES:
        chance = Random(8)
        game = pharos.new_game(name, players=players, expansions=expansions, seed=8, options=options)
        zones: Any = (
            ZONES[DUEL.bits_of(expansions)] if name == "duel" else zones_of(players, mix_of(expansions))
        )
        while not game.over:
            table = game.state if name == "duel" else Scene(game.state)
            for zone in zones.lying_open:
                opened.add(type(zone).__name__)
                lying = zone.write(table, Eye(None))
                if zone.open_to_all:
                    assert zone.write(table, Eye(0)) == zone.write(table, Eye(1)) == lying, zone
                else:  # the shared view is a part of each view
                    parts = zone.write_on(lying, table, Eye(1))
                    assert parts == zone.write(table, Eye(1)) != lying, zone
            game.choose(game.waiting[0], chance.choice(game.choices(game.waiting[0])))
    assert {"Cities", "Structure", "Steps", "DuelBox", "Discard", "Asked", "DiscardBacks"} <= opened


def test_no_search_for_cycles_walks_over_prices_that_are_kept() -> None:
    """Thousands of them are kept: visiting them in the garbage collector would delay every table."""
    game = pharos.new_game("duel", seed=4)
    while len(game.record()["choices"]) < 20:
        game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
    prices = [price for one in game.price_lists() for price in one.things.values()]
    assert len(prices) > 10
    assert any(gc.is_tracked(price) for price in prices) != compiled()
