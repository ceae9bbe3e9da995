"""Random games of Duel with Pantheon, alone and with Agora, and selected points of them."""

from collections.abc import Iterator
from random import Random

import pharos

MIXES = (("pantheon",), ("pantheon", "agora"))


def moments(expansions: tuple[str, ...], seed: int) -> Iterator[tuple[pharos.Game, str]]:
    """Every point of a random game, with the choice that is made next."""
    draw = Random(f"{expansions} {seed}")
    game = pharos.new_game("duel", expansions=expansions, seed=seed)
    while not game.over:
        seat = game.waiting[0]
        choices = game.choices(seat)
        assert choices, "a seat owes a choice and has none"
        choice = str(draw.choice(choices))
        yield game, choice
        game.choose(seat, choice)


def some_moments(expansions: tuple[str, ...], seed: int, share: float) -> Iterator[pharos.Game]:
    """Some points of a random game, including those in Pantheon's own steps."""
    draw = Random(f"share {seed}")
    for game, choice in moments(expansions, seed):
        own = choice.split(":")[0] in ("place", "god", "order", "enki", "mythology", "snake", "library")
        if own or draw.random() < share:
            yield game
