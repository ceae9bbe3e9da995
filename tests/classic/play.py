"""Random games of 7 Wonders through the public API, the same for the same seed."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pharos

COUNTS = range(2, 8)


def new(players: int, seed: int, **options: object) -> pharos.Game:
    """A new game; in every third one players choose their boards."""
    chosen = {"choose_wonders": seed % 3 == 2, **options}
    return pharos.new_game("classic", players=players, seed=seed, options=chosen)


def step(game: pharos.Game, draw: Random) -> None:
    """Makes a random choice for a random seat; prefers building, so that cities fill up."""
    seat = draw.choice(game.waiting)
    choices = game.choices(seat)
    if draw.random() < 0.7:
        choices = [choice for choice in choices if "discard:" not in str(choice)] or choices
    game.choose(seat, draw.choice(choices))


def moments(players: int, seed: int, share: float = 1.0, **options: object) -> Iterator[pharos.Game]:
    """Copies of a random game at a share of its points, and at all with a pending extra action."""
    draw = Random(f"{players} {seed}")
    game = new(players, seed, **options)
    while not game.over:
        if draw.random() < share or game.lying_open()["step"] in ("revive", "last_card"):
            yield game.copy()
        step(game, draw)
    yield game.copy()


def all_cards(position: dict[str, Any]) -> list[str]:
    """Every card of a position, wherever it is."""
    cards = [*position["discard"], *position.get("pile", [])]
    for row in position["cities"]:
        cards += [*row["cards"], *row["markers"]]
    for hand in position["hands"]:
        cards += hand
    for age in position["coming"]:
        cards += [card for hand in age["hands"] for card in hand] + list(age.get("pile", []))
    return cards


def cards_of_deal(deal: dict[str, Any]) -> list[str]:
    """Every card of a deal."""
    cards = [card for age in deal["hands"] for hand in age for card in hand]
    return cards + [card for pile in deal.get("pile", []) for card in pile]
