"""The history has one row for each choice, in order."""

from collections import defaultdict
from random import Random
from typing import Any

import pytest

import pharos

TABLES: list[tuple[dict[str, Any], int, set[str]]] = [
    ({"players": 4, "options": {"choose_wonders": True}}, 1, {"board", "build", "stage", "discard"}),
    ({"players": 4, "expansions": ["leaders"]}, 34, {"draft", "recruit", "copy", "skip"}),
    ({"players": 5, "expansions": ["leaders", "cities"]}, 7, {"recruit", "pay", "revive"}),
]
"""Tables, the seed of a game, and verbs that must occur in it."""
OF_ITSELF = ("leave", "gather")
"""Rows for what happens without a choice: the last cards of an age, leaders drawn from the pile."""


@pytest.mark.rule("SW-TURN-03")
@pytest.mark.as_seated("every seat is looked at")
@pytest.mark.parametrize(("table", "seed", "verbs"), TABLES, ids=["boards", "leaders", "cities"])
def test_every_choice_stands_in_the_history(table: dict[str, Any], seed: int, verbs: set[str]) -> None:
    game = pharos.new_game("classic", **table, seed=seed)
    draw = Random(seed)
    made: dict[int, list[str]] = defaultdict(list)
    while not game.over:
        seat = draw.choice(game.waiting)
        choices = [str(choice) for choice in game.choices(seat)]
        choices = [choice for choice in choices if "discard:" not in choice] or choices
        choice = draw.choice(choices)
        game.choose(seat, choice)
        made[seat].append(choice.partition(":")[0])
    told: dict[int, list[str]] = defaultdict(list)
    for row in game.view(None).data["history"]:
        verb = str(row["choice"]).partition(":")[0]
        if verb not in OF_ITSELF:
            told[row["city"]].append(verb)
    for seat in range(game.players):
        # The last leader of the draft is kept without a choice (LEADERS-SETUP-05).
        extra = ["draft"] if "draft" in made[seat] else []
        assert told[seat] == extra + made[seat]
    assert verbs <= {verb for row in made.values() for verb in row}
