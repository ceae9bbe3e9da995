"""Helpers that set up a table of Duel with Pantheon: the gods, their stacks, the tokens."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pharos
from tests.rules.duel_table import CONTENT, city, laid, new_game, view

GODS = {god.id: god.mythology for god in CONTENT.gods}
MYTHOLOGIES = [mythology.id for mythology in CONTENT.pantheon.mythologies]
FOUR = ("the_sphinx", "the_pyramids", "the_colossus", "the_appian_way")


def table(
    anna: dict[str, Any] | None = None,
    boris: dict[str, Any] | None = None,
    *,
    age: int = 2,
    cards: Sequence[str] | Mapping[int, str] = (),
    gods: Mapping[int, str] | None = None,
    known: Mapping[str, list[int]] | None = None,
    stacks: Mapping[str, Sequence[str]] | None = None,
    on_enki: Iterable[str] = (),
    snake: str | None = None,
    minerva: int | None = None,
    expansions: Sequence[str] = ("pantheon",),
    **more: Any,
) -> pharos.Game:
    """A game in the middle of an age; two filler cards are in the first row if none are given.

    `gods` are in the slots of the Pantheon, numbered from 1; from Age II on the Gate is in the last slot
    unless it is given elsewhere.
    """
    cities = [anna or city(), boris or city()]
    pantheon = {
        "slots": _slots(age, cities, gods or {}, known or {}),
        "stacks": {
            name: [{"god": god, "known_to": (known or {}).get(god, [])} for god in stack]
            for name, stack in (stacks or {}).items()
        },
        "tokens": list(on_enki),
        "snake": snake,
        "minerva": minerva,
    }
    fillers = 0 if cards else 2
    return laid(
        *cities,
        age=age,
        cards=cards,
        fillers=fillers,
        expansions=expansions,
        **{"pantheon": pantheon, **more},
    )


def _slots(
    age: int, cities: list[dict[str, Any]], gods: Mapping[int, str], known: Mapping[str, list[int]]
) -> list[dict[str, Any] | None]:
    slots: list[dict[str, Any] | None] = [None] * 6
    for number, god in gods.items():
        slots[number - 1] = {"god": god}
        if age == 1:
            slots[number - 1] = {"god": god, "back": GODS.get(god), "known_to": known.get(god, [])}
    in_cities = [god for seat in cities for god in seat.get("gods", ())]
    if age > 1 and "gate" not in [*gods.values(), *in_cities]:
        slots[max(n for n in range(6) if slots[n] is None)] = {"god": "gate"}
    return slots


def board_of(game: pharos.Game, seat: int | None = None) -> dict[str, Any]:
    """The Pantheon as a seat sees it."""
    found: dict[str, Any] = view(game, seat)["pantheon"]
    return found


def slots_of(game: pharos.Game, seat: int | None = None) -> dict[int, str]:
    """The gods in the Pantheon that a seat knows, by slot from 1."""
    slots = board_of(game, seat)["slots"]
    return {n + 1: place["god"] for n, place in enumerate(slots) if place and "god" in place}


def stack_of(game: pharos.Game, mythology: str, seat: int | None = None) -> list[str | None]:
    """A stack as a seat knows it, with None for unknown gods."""
    return [place.get("god") for place in board_of(game, seat)["stacks"][mythology]]


def true_stack(game: pharos.Game, mythology: str) -> list[str]:
    """A stack as it really is."""
    position: Any = game.position()
    return [place["god"] for place in position["pantheon"]["stacks"][mythology]]


def dealt(deal: Mapping[str, Any] | None = None, *, seed: int = 1) -> pharos.Game:
    """A new game: the deal of a seed with some fields changed."""
    return new_game(deal, seed=seed, expansions=["pantheon"])
