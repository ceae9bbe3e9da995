"""Tutorial lessons: a prepared deal, scripted opponents, and steps shown one by one.

A lesson is data (`content/lessons/*.toml`): the deal, the choices made in advance, the preferences of the
other seats, and the steps. It is played at a real table by the full rules. The texts are in
`page-lessons.ftl`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

import pharos
from pharos.content.classic import load_classic
from pharos.content.duel import load_duel
from pharos.core.errors import UnknownName

LESSONS = Path(__file__).resolve().parents[1] / "content" / "lessons"
LEARNER = 0
LEVEL = "pupil"
"""The computer level at the other seats; used where the lesson does not determine the choice."""


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The trigger of a step: all given conditions must hold."""

    age: int | None = None
    """In this age or a later one."""
    choice: tuple[str, ...] = ()
    """When a choice that fits one of these patterns is available."""
    price: Literal["chain", "bought", "made"] | None = None
    """When something can be built by chain, with bought resources, or with the city's own resources."""
    over: bool = False
    """When the game is over."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson: its text (by `id`), highlighted parts, and the condition that completes it."""

    id: str
    glow: tuple[str, ...] = ()
    """Highlighted parts of the table, named as in the web client; choices are highlighted automatically."""
    choose: tuple[str, ...] = ()
    """Patterns of the choice that completes the step; if empty, the user confirms having read it."""
    price: Literal["chain", "bought", "made"] | None = None
    """How that choice must be paid: by chain, with bought resources, or with the city's own resources."""
    when: Moment | None = None
    """The trigger, until which other steps may come first; without one, steps come in order."""
    rule: str | None = None
    """The rule to read for details."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tutorial game."""

    game: str
    expansions: tuple[str, ...]
    minutes: int
    deal: dict[str, Any]
    step: tuple[Step, ...]
    options: dict[str, bool | int | str] = {}
    players: int = 2
    before: tuple[str, ...] = ()
    """Choices made in advance, by the first waiting seat each."""
    others: tuple[str, ...] = ()
    """Patterns of the other seats' choices, in order of preference."""


@cache
def lessons() -> dict[str, Lesson]:
    """Returns all lessons by name."""
    return {
        path.stem: msgspec.convert(tomllib.loads(path.read_text("utf-8")), Lesson)
        for path in sorted(LESSONS.glob("*.toml"))
    }


def lesson_named(name: str) -> Lesson:
    """Returns a lesson; raises `UnknownName`."""
    found = lessons().get(name)
    if found is None:
        raise UnknownName(f"There is no lesson {name!r} (available: {', '.join(lessons())}).")
    return found


def position_of(lesson: Lesson) -> dict[str, Any]:
    """Returns the position in which the lesson starts."""
    game = pharos.new_game(
        lesson.game,
        players=lesson.players,
        expansions=lesson.expansions,
        options=lesson.options,
        deal=lesson.deal,
    )
    for choice in lesson.before:
        game.choose(game.waiting[0], choice)
    return game.position()


@cache
def _colors(game: str) -> dict[str, str]:
    content = load_duel() if game == "duel" else load_classic()
    return {card.id: card.color for card in content.cards}


def fits(game: str, pattern: str, choice: str) -> bool:
    """Returns whether a choice fits a pattern like `build:{brown}`, `wonder:*` or `draft:plato`."""
    wanted, made = pattern.split(":"), choice.partition("@")[0].split(":")
    if len(wanted) > len(made):
        return False
    colors = _colors(game)
    return all(
        part in ("*", thing) or part == f"{{{colors.get(thing)}}}"
        for part, thing in zip(wanted, made, strict=False)
    )


def answer(lesson: Lesson, options: Sequence[str]) -> str | None:
    """Returns the choice of another seat; None if no preference of the lesson fits."""
    for pattern in lesson.others:
        for option in options:
            if fits(lesson.game, pattern, option):
                return option
    return None
