"""Random games through the public API, the same for the same seed."""

from collections.abc import Iterator
from random import Random

import pharos

CHOOSES = {"pawn_in_middle": "last_player_chooses"}


def moments(seed: int) -> Iterator[pharos.Game]:
    """Plays one random game; yields it before its first choice and after every choice, always the same
    object.

    Options vary with the seed, and every second game prefers building, so that cities fill up.
    """
    draw = Random(seed)
    game = pharos.new_game("duel", seed=seed, options=CHOOSES if seed % 3 == 0 else {})
    yield game
    while not game.over:
        step(game, draw, eager=seed % 2 == 0)
        yield game


def step(game: pharos.Game, draw: Random, eager: bool = False) -> str:
    """Makes one random choice and returns it."""
    seat = game.waiting[0]
    choices = [str(choice) for choice in game.choices(seat)]
    if eager and draw.random() < 0.8:
        choices = [choice for choice in choices if not choice.startswith("discard")] or choices
    chosen = draw.choice(choices)
    game.choose(seat, chosen)
    return chosen


def some_moments(seed: int, share: float) -> Iterator[pharos.Game]:
    """Copies of the game at a random share of its points, and at all points inside an action."""
    draw = Random(f"moments {seed}")
    for game in moments(seed):
        if draw.random() < share or in_the_middle(game):
            yield game.copy()


def in_the_middle(game: pharos.Game) -> bool:
    """Whether the game waits for a choice that is part of an action."""
    steps = game.view(None).data["steps"]
    return bool(isinstance(steps, list) and steps and steps[-1]["step"] not in ("draft", "turn", "begin"))
