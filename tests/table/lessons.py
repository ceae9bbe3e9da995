"""A learner without a browser who follows a lesson: the same steps by the same rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import pharos
from pharos.core.choice import Choice
from pharos.game import Game
from pharos.table.lesson import LEARNER, Lesson, Step, answer, fits, position_of


@dataclass
class Walk:
    """The result of a lesson: the steps that were shown, and the state of the game."""

    lesson: Lesson
    game: Game
    said: list[str] = field(default_factory=list)
    choices: list[str] = field(default_factory=list)


def paid(choice: Choice, how: str | None) -> bool:
    """Returns whether the payment of a choice fits a step."""
    price = choice.price
    if how is None:
        return True
    if price is None:
        return False
    if how == "chain":
        return price.chain is not None
    if how == "bought":
        return bool(price.bought)
    return bool(price.produced) and not price.coins


def wanted(lesson: Lesson, step: Step, options: list[Choice]) -> list[Choice]:
    """Returns the choices that a step asks for, the most expensive first."""
    return [
        option
        for pattern in step.choose
        for option in options
        if fits(lesson.game, pattern, str(option)) and paid(option, step.price)
    ]


def due(lesson: Lesson, step: Step, game: Game, options: list[Choice]) -> bool:
    """Returns whether the trigger of a step has fired."""
    when = step.when
    if when is None:
        return True
    if when.over:
        return game.over
    if when.age is not None and game.view(LEARNER).data["age"] < when.age:
        return False
    if when.choice and not any(
        fits(lesson.game, one, str(option)) for one in when.choice for option in options
    ):
        return False
    return when.price is None or any(paid(option, when.price) for option in options)


def next_step(lesson: Lesson, said: list[str], game: Game, options: list[Choice]) -> Step | None:
    """Returns the current step: in order, except that a step that waits for its trigger lets later triggers
    pass."""
    waits = False
    for step in lesson.step:
        if step.id in said:
            continue
        if game.over:  # only the closing text is left
            return lesson.step[-1] if lesson.step[-1].id not in said else None
        if step.when is None and waits:
            return None
        if due(lesson, step, game, options):
            return step
        waits = True
    return None


def walk(lesson: Lesson, *, most: int = 200, draft: Iterable[int] = ()) -> Walk:
    """Plays a lesson to its last step, and freely between steps. `draft` chooses the Wonders."""
    taken = iter(draft)
    game = pharos.from_position(position_of(lesson))
    went = Walk(lesson, game)
    for _ in range(most):
        while not game.over and (others := [seat for seat in game.waiting if seat != LEARNER]):
            for seat in others:
                liked = [str(option) for option in game.choices(seat)]
                game.choose(seat, liked[0] if len(liked) == 1 else answer(lesson, liked) or liked[0])
            if LEARNER in game.waiting:
                break
        options = [] if game.over else game.choices(LEARNER)
        step = next_step(lesson, went.said, game, options)
        while step is not None and not step.choose:
            went.said.append(step.id)
            step = next_step(lesson, went.said, game, options)
        if game.over or len(went.said) == len(lesson.step):
            break
        asked = wanted(lesson, step, options) if step else []
        if step and not asked:
            raise AssertionError(f"nothing that {step.id!r} asks for may be chosen: {options}")
        choice = (
            asked[0] if asked else next((one for one in options if str(one).startswith("build")), options[0])
        )
        if str(choice).startswith("draft:"):
            choice = options[next(taken, options.index(choice))]
        if step:
            went.said.append(step.id)
        went.choices.append(str(choice))
        game.choose(LEARNER, choice)
    return went
