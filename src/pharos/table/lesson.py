"""A guided first game: a prepared deal, a quiet opponent, and the steps that the table says one by one.

A lesson is data (`content/lessons/*.toml`): what is dealt and played before the learner sits down, what the
other seats like to choose, and the steps. It is played at a real table by the real rules; nothing is refused
that the rules allow. What is said stands in the texts, in every language (`page-lessons.ftl`).
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
"""The level that sits at the other seats; it chooses where a lesson has no command of its own."""


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a step is due: all that is named must hold."""

    age: int | None = None
    """In this age, or a later one."""
    choice: tuple[str, ...] = ()
    """When one of these may be chosen."""
    price: Literal["chain", "bought", "made"] | None = None
    """When something may be built so: through a chain, with something bought, with what the city makes."""
    over: bool = False
    """When the game is over."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: what is said, which pieces glow, what ends it."""

    id: str
    glow: tuple[str, ...] = ()
    """Parts of the table, in the words of the pages; what is to be chosen glows by itself."""
    choose: tuple[str, ...] = ()
    """It ends with one of these choices; without any, when it was read."""
    price: Literal["chain", "bought", "made"] | None = None
    """How that choice is to be paid: through a chain, with something bought, with what the city makes."""
    when: Moment | None = None
    """It waits for this moment, and others may come before it; without, it comes in its turn."""
    rule: str | None = None
    """The rule to read on."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game."""

    game: str
    expansions: tuple[str, ...]
    minutes: int
    deal: dict[str, Any]
    step: tuple[Step, ...]
    options: dict[str, bool | int | str] = {}
    players: int = 2
    before: tuple[str, ...] = ()
    """Choices made before the learner sits down, by whoever owed them."""
    others: tuple[str, ...] = ()
    """What the other seats like to choose, the dearest first."""


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by name."""
    return {
        path.stem: msgspec.convert(tomllib.loads(path.read_text("utf-8")), Lesson)
        for path in sorted(LESSONS.glob("*.toml"))
    }


def lesson_named(name: str) -> Lesson:
    """A lesson; raises `UnknownName` in one sentence."""
    found = lessons().get(name)
    if found is None:
        raise UnknownName(f"There is no lesson {name!r} (available: {', '.join(lessons())}).")
    return found


def position_of(lesson: Lesson) -> dict[str, Any]:
    """The position in which the learner sits down."""
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
    """Whether a choice is one of a pattern: `build:{brown}`, `wonder:*`, `draft:plato`."""
    wanted, made = pattern.split(":"), choice.partition("@")[0].split(":")
    if len(wanted) > len(made):
        return False
    colors = _colors(game)
    return all(
        part in ("*", thing) or part == f"{{{colors.get(thing)}}}"
        for part, thing in zip(wanted, made, strict=False)
    )


def answer(lesson: Lesson, options: Sequence[str]) -> str | None:
    """What a seat beside the learner chooses; None where the lesson has no command."""
    for pattern in lesson.others:
        for option in options:
            if fits(lesson.game, pattern, option):
                return option
    return None
