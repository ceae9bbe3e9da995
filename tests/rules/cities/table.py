"""Helpers that set up a table of 7 Wonders with Cities: losses, teams, the end."""

from collections.abc import Mapping, Sequence
from typing import Any

import pharos
from tests.rules.classic_table import CONTENT, laid, open_city, position, seating

CITIES = ("cities",)
BLACK = tuple(card.id for card in CONTENT.cards if card.color == "black")


def table(
    *cities: dict[str, Any],
    players: int = 3,
    expansions: Sequence[str] = CITIES,
    leader_hands: Mapping[int, Sequence[str]] | None = None,
    **more: Any,
) -> pharos.Game:
    """A game in a turn of an age, or in the recruitment before it (turn 0)."""
    if leader_hands is not None:
        more["leader_hands"] = [list(leader_hands.get(seat, ())) for seat in range(players)]
    return laid(*cities, players=players, expansions=expansions, **more)


def last_turn(players: int = 3) -> int:
    """The last turn of an age."""
    return seating(players, CITIES).turns_per_age


def debt(game: pharos.Game, number: int = 0) -> int:
    """The debt points of a city."""
    return int(open_city(game, number)["debt"])


def doves(game: pharos.Game, number: int = 0) -> int:
    """The diplomacy tokens of a city."""
    return int(open_city(game, number)["diplomacy"])


def owes(game: pharos.Game) -> dict[int, int]:
    """What every city that loses coins has to settle now."""
    cities: Any = game.view(None).data["cities"]
    return {number: row["owes"] for number, row in enumerate(cities) if "owes" in row}


def finished(*cities: dict[str, Any], players: int = 3, **more: Any) -> pharos.Game:
    """A game that is over, with these cities."""
    game = table(*cities, players=players, age=3, turn=last_turn(players), **more)
    data = position(game)
    hands = [card for hand in data["hands"] for card in hand]
    over: dict[str, Any] = {
        "step": None,
        "hands": [[] for _ in data["hands"]],
        "discard": [*data["discard"], *hands],
    }
    following = ("waiting", "victory", "winners", "discard_backs", "step_cities", "owed")
    told = {name: value for name, value in data.items() if name not in following}
    return pharos.from_position(told | over | {"pile": []})


WORKS = ("foundry", "sawmill", "quarry", "brickyard", "loom_2", "glassworks_2", "press_2")
"""Cards of ages I and II that make two of each raw material and one of each good."""
EARLY_WORKS = ("ore_vein", "lumber_yard", "stone_pit", "clay_pool", "loom_1", "glassworks_1", "press_1")
"""Cards of age I that make one of everything."""
