"""Random games with Cities through the public API, the same for the same seed."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import pharos

CHOICES_OF_EXTRA_STEPS = ("losses", "last_card", "revive")


@dataclass(frozen=True)
class Mix:
    """What is played: a number of players, expansions, teams or not."""

    players: int
    expansions: tuple[str, ...] = ("cities",)
    teams: bool = False

    def __str__(self) -> str:
        return f"{self.players}-{'+'.join(self.expansions)}{'-teams' if self.teams else ''}"


MIXES = [Mix(players) for players in range(2, 9)] + [Mix(players, teams=True) for players in (4, 6, 8)]
BOTH = ("leaders", "cities")
WITH_LEADERS = [Mix(3, BOTH), Mix(5, BOTH), Mix(8, BOTH), Mix(4, BOTH, teams=True)]
every_mix = pytest.mark.parametrize("mix", [*MIXES, *WITH_LEADERS], ids=str)
cities_alone = pytest.mark.parametrize("mix", MIXES, ids=str)


def new(mix: Mix, seed: int, **options: object) -> pharos.Game:
    """A new game; every third one with chosen boards."""
    chosen = {"choose_wonders": seed % 3 == 2, "teams": mix.teams, **options}
    return pharos.new_game(
        "classic", players=mix.players, expansions=mix.expansions, seed=seed, options=chosen
    )


def step(game: pharos.Game, draw: Random) -> None:
    """One random choice of a random seat; building is preferred, so that cities fill up."""
    seat = draw.choice(game.waiting)
    choices = game.choices(seat)
    if draw.random() < 0.7:
        choices = [choice for choice in choices if "discard:" not in str(choice)] or choices
    game.choose(seat, draw.choice(choices))


def moments(mix: Mix, seed: int, share: float = 1.0, **options: object) -> Iterator[pharos.Game]:
    """Copies of a share of the moments of a random game, and of many in which an extra action is asked."""
    draw = Random(f"{mix} {seed}")
    game = new(mix, seed, **options)
    while not game.over:
        extra = game.view(None).data["step"] in CHOICES_OF_EXTRA_STEPS and draw.random() < 0.2
        if draw.random() < share or extra:
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
