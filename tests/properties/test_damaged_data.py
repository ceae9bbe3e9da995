"""Whatever data the library gets, it returns a game or raises a one-sentence error, and never crashes."""

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pharos
from tests.measure import many
from tests.properties.documents import anything, damaged
from tests.properties.random_play import some_moments, step


def sentence(error: pharos.PharosError) -> None:
    """An error is one sentence."""
    text = str(error)
    assert text.endswith(".")
    assert len(text.split()) > 3


def played_on(game: pharos.Game) -> None:
    """An accepted game can be viewed and played to its end."""
    draw = Random(7)
    for _ in range(150):
        json.dumps([game.view(seat).data for seat in (0, 1, None)])
        game.scores()
        if game.over:
            break
        assert game.choices(game.waiting[0])
        assert game.view(game.waiting[0]).choices == game.choices(game.waiting[0])
        step(game, draw)
    assert game.over
    assert game.result is not None


def accepted(make: Callable[[Any], pharos.Game], data: Any) -> None:
    """`make` returns a valid game or raises a one-sentence error, and leaves the data unchanged."""
    before = repr(data)
    try:
        game = make(data)
    except pharos.PharosError as error:
        sentence(error)
    else:
        played_on(game)
    assert repr(data) == before


@cache
def positions() -> list[dict[str, Any]]:
    return [game.position() for seed in range(40) for game in some_moments(seed, share=0.03)]


@cache
def records() -> list[dict[str, Any]]:
    return [game.record() for seed in range(20) for game in some_moments(seed, share=0.02)]


@cache
def deals() -> list[dict[str, Any]]:
    return [pharos.new_game("duel", seed=seed).deal for seed in range(20)]


@given(st.data())
@settings(max_examples=many(300, 100))
def test_damaged_positions(data: st.DataObject) -> None:
    accepted(pharos.from_position, data.draw(damaged(data.draw(st.sampled_from(positions())))))


@given(st.data())
@settings(max_examples=many(200, 60))
def test_damaged_records(data: st.DataObject) -> None:
    accepted(pharos.replay, data.draw(damaged(data.draw(st.sampled_from(records())))))


@given(st.data())
@settings(max_examples=many(200, 60))
def test_damaged_deals(data: st.DataObject) -> None:
    deal = data.draw(damaged(data.draw(st.sampled_from(deals()))))
    accepted(lambda given: pharos.new_game("duel", deal=given), deal)


@given(anything)
def test_any_json_as_a_position_or_a_record(data: Any) -> None:
    accepted(pharos.from_position, data)
    accepted(pharos.replay, data)


@given(anything, anything, anything, anything, anything)
def test_any_json_as_arguments_of_a_new_game(
    game: Any, players: Any, expansions: Any, seed: Any, options: Any
) -> None:
    for name in (game, "duel"):
        try:
            pharos.new_game(name, players=players, expansions=expansions, seed=seed, options=options)
        except pharos.PharosError as error:
            sentence(error)


@given(anything)
def test_any_json_as_options(options: Any) -> None:
    try:
        pharos.new_game("duel", seed=1, options=options)
    except pharos.PharosError as error:
        sentence(error)
    try:
        pharos.new_game("duel", seed=1, options={"first_game_wonders": options})
    except pharos.PharosError as error:
        sentence(error)
        assert options is not True


@given(st.integers(0, 79), anything, anything)
def test_an_illegal_choice_changes_nothing(number: int, seat: Any, choice: Any) -> None:
    game = pharos.from_position(positions()[number % len(positions())])
    before = json.dumps([game.position(), game.record()])
    legal = {str(option) for option in game.choices(game.waiting[0])} if game.waiting else set()
    for given_seat in (seat, *game.waiting):
        if (
            given_seat in game.waiting
            and given_seat is not True
            and isinstance(choice, str)
            and choice in legal
        ):
            continue
        with pytest.raises(pharos.PharosError) as caught:
            game.choose(given_seat, choice)
        sentence(caught.value)
        assert json.dumps([game.position(), game.record()]) == before
