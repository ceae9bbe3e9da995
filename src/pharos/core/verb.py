"""Tables of verbs and steps: one row holds everything about a verb or step.

The numbers are separate constants, since compiled code needs them; the table refers to each of them once.
Notation, explanations, redaction for other players, the terminal, the browser and the computer players
all use these tables.
"""

from collections.abc import Container, Iterable
from dataclasses import dataclass, field, replace
from itertools import pairwise

OPEN = "*"
HIDDEN = "?"
BASE = ""
"""The origin of what is part of every game."""
CARD_FIRST = (1, 0)
"""A player selects the card first, which is the second object, then what it goes under."""
ANY_EXPANSION = "any"
"""The origin of what several expansions share."""


@dataclass(frozen=True, slots=True)
class Step:
    """A kind of pending step: its number, and its name in views and positions."""

    number: int
    name: str
    asks: bool = True
    """Whether it requires a choice."""
    order: int = 0
    """Position in the order of an agenda: lowest first. Stacks have an order of their own."""
    rule: str = ""
    """The rule that explains its question; if empty, that of the first verb that answers it."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of the choice notation."""

    number: int
    name: str
    objects: tuple[str, ...] = ()
    """The kinds of its objects in order; `card|leader` is either."""
    steps: tuple[int, ...] = ()
    """The steps at which it may be chosen."""
    rule: str = ""
    """The rule it follows from: reported when no more specific reason for a rejection is known."""
    seen: str = OPEN
    """Visibility of each object to other players: `*` open, `?` hidden; the last mark covers the rest."""
    choice: bool = True
    """Whether it can be chosen; other verbs appear in histories only."""
    touch: tuple[int, ...] | None = None
    """The indices of the objects that a player selects, in that order; None: all, in order."""
    origin: str = field(kw_only=True)
    """What it requires: nothing (`BASE`), an expansion, an option, or any expansion (`ANY_EXPANSION`)."""

    def answering(self, steps: Iterable[int]) -> "Verb":
        """Returns the same verb, answering additional steps."""
        return replace(self, steps=(*self.steps, *steps))

    @property
    def secret(self) -> bool:
        """Whether part of it is hidden from the other players."""
        return HIDDEN in self.seen[: max(1, len(self.objects))]

    def mark(self, place: int) -> str:
        """Returns the visibility mark of the object at a position."""
        return self.seen[min(place, len(self.seen) - 1)]


def distinct(kind: str, numbers: Iterable[tuple[str, int]], room: int) -> None:
    """Raises `ValueError` for a name or a number that two rows share, or a number that does not fit."""
    rows = tuple(numbers)
    known: dict[int, str] = {}
    used = {number for _, number in rows}
    free = next((number for number in range(1, room) if number not in used), 0)
    hint = f"{free} is free" if free else f"there is no room for more than {room - 1}"
    for name, number in rows:
        if not 0 < number < room:
            raise ValueError(f"The {kind} {name} has the number {number}, which does not fit; {hint}.")
        if name in known.values():
            raise ValueError(f"Two {kind}s are called {name}.")
        if number in known:
            raise ValueError(f"The {kind}s {known[number]} and {name} share the number {number}; {hint}.")
        known[number] = name


def by_number(rows: Iterable[Verb], unit: int, room: int, steps: Container[int]) -> dict[int, Verb]:
    """Returns the verbs by number, a multiple of `unit`; raises `ValueError` as `distinct` does.

    A verb that can be chosen must answer steps, and they must have a row.
    """
    rows = tuple(rows)
    distinct("verb", [(row.name, row.number // unit) for row in rows], room)
    for row in rows:
        if row.number % unit:
            raise ValueError(
                f"The verb {row.name} has the number {row.number}, which is no multiple of {unit}."
            )
        if row.choice and not row.steps:
            raise ValueError(f"The verb {row.name} answers no step.")
        for step in row.steps:
            if step not in steps:
                raise ValueError(f"The verb {row.name} answers the step {step}, which has no row.")
    return {row.number: row for row in rows}


def unknown_verb(number: int) -> LookupError:
    """Returns the error for a number that no verb has."""
    return LookupError(f"There is no verb of the number {number}.")


def in_order(rows: Iterable[Step], limit: int) -> list[int]:
    """Returns the steps' numbers by their order; raises `ValueError` if one has none or two have the same."""
    ordered = sorted(rows, key=lambda row: row.order)
    for row in ordered:
        if row.order <= 0:
            raise ValueError(f"The step {row.name} needs an `order`, its place among the steps.")
    for one, other in pairwise(ordered):
        if one.order == other.order:
            raise ValueError(f"The steps {one.name} and {other.name} are done at the same time.")
    if len(ordered) >= limit:
        raise ValueError(f"There is no room for {len(ordered)} steps.")
    return [row.number for row in ordered]


def step_names(rows: Iterable[Step], room: int) -> dict[int, str]:
    """Returns the names of the steps by number; raises `ValueError` as `distinct` does."""
    rows = tuple(rows)
    distinct("step", [(row.name, row.number) for row in rows], room)
    return {row.number: row.name for row in rows}


def shown(rows: dict[str, Verb], notation: str) -> str:
    """Returns a revealed choice as the other players see it; raises `KeyError` for an unknown verb."""
    action, at, payment = notation.partition("@")
    words = action.split(":")
    prefix, words = (words[:1], words[1:]) if words[0] == "city" and len(words) > 1 else ([], words)
    row = rows[words[0]]
    seen = [word if row.mark(n) == OPEN else HIDDEN for n, word in enumerate(words[1:])]
    return ":".join([*prefix, words[0], *seen]) + at + payment
