"""A long-running process must not grow: a search releases its memory."""

from __future__ import annotations

import gc
import random
import tracemalloc

import pytest

import pharos
from pharos.table.computer import choice_of

MIXES: list[tuple[str, dict[str, object], str]] = [
    ("duel", {"expansions": ("pantheon", "agora")}, "builder"),
    ("duel", {}, "trader"),
    ("classic", {"players": 3, "expansions": ("leaders", "cities")}, "builder"),
    ("classic", {"players": 3}, "beginner"),
]
MOST = 1500
"""Bytes that may remain per question: the caches of notations and prices have their own limits."""


@pytest.mark.parametrize(("game", "setup", "level"), MIXES)
def test_a_thought_leaves_nothing_behind(game: str, setup: dict[str, object], level: str) -> None:
    chance = random.Random(4)
    views = []
    played = pharos.new_game(game, seed=5, **setup)  # type: ignore[arg-type]
    while not played.over:
        for seat in list(played.waiting):
            options = played.choices(seat) if seat in played.waiting else []
            if len(options) > 1:
                views.append((seat, played.view(seat).data))
            if options:
                played.choose(seat, chance.choice(options))
    asked = views[:: max(1, len(views) // 12)]

    def think() -> None:
        for seat, data in asked:
            choice_of(level, 7, seat, data)

    think()  # fills the caches
    tracemalloc.start(1)
    think()  # memory of tracemalloc itself
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    think()
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < MOST * len(asked), f"{grown} bytes for {len(asked)} questions"
