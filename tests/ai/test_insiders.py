"""Agents that can play inside the game itself choose the same there as from their views."""

import json
from typing import Any

import pytest

import pharos
from pharos import pure
from pharos.ai import agent
from pharos.ai.match import play_on, play_quickly

TABLES: list[dict[str, Any]] = [
    {"game": "duel"},
    {"game": "duel", "expansions": ["pantheon"]},
    {"game": "duel", "expansions": ["agora"]},
    {"game": "duel", "expansions": ["pantheon", "agora"]},
    {"game": "classic", "players": 2},
    {"game": "classic", "players": 3},
    {"game": "classic", "players": 4, "expansions": ["cities"], "options": {"teams": True}},
    {"game": "classic", "players": 2, "expansions": ["leaders", "cities"]},
    {"game": "classic", "players": 5, "expansions": ["leaders"], "options": {"choose_wonders": True}},
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_greedy_chooses_in_the_game_as_in_its_view(table: dict[str, Any]) -> None:
    """At every decision, greedy chooses the same from the view, in the game, and in other games consistent
    with the view.
    """
    for seed in (1, 2) if pure.compiled() else (1,):
        game = pharos.new_game(**table, seed=seed)
        while not game.over:
            seat = game.waiting[-1]
            number = len(game.record()["choices"])
            inside = agent("greedy", number).choose_in(game, seat)  # type: ignore[attr-defined]
            if number % 3 == seed:
                view = game.view(seat)
                assert str(agent("greedy", number).choose(view)) == str(inside)
                other = view.sample(1000 + number)
                assert str(agent("greedy", number).choose_in(other, seat)) == str(inside)  # type: ignore[attr-defined]
            game.choose(seat, inside)


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
@pytest.mark.parametrize("names", [("greedy",), ("random", "greedy"), ("random",)])
def test_a_quick_game_is_the_same_game(table: dict[str, Any], names: tuple[str, ...]) -> None:
    records = []
    for play in (play_on, play_quickly):
        game = pharos.new_game(**table, seed=7)
        play(game, [agent(names[seat % len(names)], seat) for seat in range(game.players)])
        records.append(json.dumps(game.record()))
    assert records[0] == records[1]
