"""Duel positions with a pending choice for every verb of the notation."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pharos

MOST_GAMES = 400
TURN = frozenset({"build", "discard", "wonder"})
GODS = "place activate mythology god order enki snake steal strike unbuild raise claim minerva sink unleash"
PLOTS = (
    "recruit influence move remove pass skip conspire keep prepare trigger claim lock take play strike steal"
    " swap shift demolish destroy library"
)
VERBS = {"pantheon": tuple(GODS.split()), "agora": tuple(PLOTS.split())}
"""Verbs that only an expansion has, and those it uses differently."""

Position = dict[str, Any]


def verb_of(choice: object) -> str:
    """Returns the verb of a choice."""
    return str(choice).partition(":")[0].partition("@")[0]


@cache
def later(name: str, players: int = 2, expansions: tuple[str, ...] = ()) -> Position:
    """Returns a position of Age I in which all cities have a few cards and the first seat can build."""
    game = pharos.new_game(name, players=players, expansions=list(expansions), seed=5)
    chance = random.Random(5)
    while True:
        seat = game.waiting[0]
        choices = [str(choice) for choice in game.choices(seat)]
        built = [choice for choice in choices if choice.startswith("build:")]
        table = game.position()
        if seat == 0 and built and all(len(city["cards"]) > 2 for city in table["cities"][:players]):
            return table
        game.choose(seat, chance.choice(built or choices))


@cache
def positions(*expansions: str) -> dict[str, Position]:
    """Returns, by verb, a position in which the first seat can choose it; always the same ones."""
    wanted = {verb for name in expansions for verb in VERBS[name]}
    found: dict[str, Position] = {}
    rng = random.Random(7)
    for seed in range(MOST_GAMES):
        game = pharos.new_game("duel", expansions=list(expansions), seed=seed)
        while not game.over:
            seat = game.waiting[0]
            choices = game.choices(seat)
            if seat == 0:
                for verb in {verb_of(choice) for choice in choices} & (wanted - set(found)):
                    found[verb] = game.position()
            rare = [choice for choice in choices if verb_of(choice) not in TURN]
            game.choose(seat, rng.choice(rare if rare and rng.random() < 0.55 else choices))
        if not wanted - set(found):
            break
    assert not wanted - set(found), f"no position was found for {wanted - set(found)}"
    return found
