"""The row type of the effect tables: an effect's carriers, checks, chapter of the rules, and picture.

Content is rejected if an effect on it would be ignored. The tables are in `duel_effects.py` and
`classic_effects.py`; rows of this package and of additional content sets are checked alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pharos.content import effects as printed

MOST = 20
"""The default limit for numbers in the fields of an effect."""
POINTS = "points"
"""The counter of points by line of the score sheet."""
BYTE = 255
"""The limit of sums by color, resource or score line, which have eight bits."""
OF_PIECE = ""
"""The chapter of an effect that is explained with the piece that carries it."""
DEED = "fx-deed"
"""The picture of an effect without one of its own."""
DRAWN = "drawn"
"""The picture of an effect that `web/src/pieces/Effects.svelte` draws from its fields."""
Fault = Callable[[printed.Effect], str]
"""Returns what is wrong with the fields of an effect, or an empty string."""


@dataclass(frozen=True, slots=True)
class Carried:
    """A row with effects: where it is in the files, its kind, and the expansions that are in play with it."""

    where: str
    kind: str
    effects: tuple[printed.Effect, ...]
    expansions: frozenset[str] = frozenset()
    color: str = ""
    alone: str = ""
    """A shared name for rows of which a city can have only one, such as the sides of all boards."""
    place: str = ""
    """A shared name for rows of which a game can have only one: a printed card and its replacements."""


@dataclass(frozen=True, slots=True)
class Sum:
    """How a city adds up an effect: `lanes` returns the counters and amounts, `most` is their limit.

    Effects with the same `counter` share its room.
    """

    counter: str
    most: int
    lanes: Callable[[Carried, printed.Effect], list[tuple[str, int]]]


@dataclass(frozen=True, slots=True)
class EffectRow:
    """Everything about an effect in one game; its description is the text `printed-effect-NAME`."""

    name: str
    """Its type, with a color if the row applies to that color only."""
    carriers: tuple[str, ...]
    """The kinds of components that may carry it."""
    needs: frozenset[str] = frozenset()
    """The expansions of which the component must belong to at least one."""
    asks: Callable[[printed.Effect], int] | None = None
    """Returns how many decisions it requires."""
    unique: bool = False
    """Whether only one component in the game may carry it, since a city does not count it."""
    differ: Callable[[printed.Effect], object] | None = None
    """If it may appear several times on one component: returns the key that must differ."""
    fault: Fault | None = None
    most: int = MOST
    """The largest number allowed in its fields."""
    adds: Sum | None = None
    """How a city adds it up, if it does."""
    counts: bool = False
    """Whether it gives points for counted things; a component can count one kind of things only."""
    chapter: str = field(kw_only=True)
    """The chapter of the rules that explains it on a card."""
    on: Mapping[str, str] = field(default_factory=dict, kw_only=True)
    """Other chapters: on a `black` card, on a `leader`."""
    picture: str = field(kw_only=True)
    """The tokens of its picture: `icon.class#number`, `per:COUNTED`, or a sign between them.

    `{amount}` is replaced by the field of that name."""

    @property
    def type(self) -> str:
        """The effect type; some types have a second row for cards of one color."""
        return self.name.split()[-1]

    @property
    def scores(self) -> bool:
        """Whether it gives points, for which a card's color needs a line on the score sheet."""
        return self.counts or (self.adds is not None and self.adds.counter == POINTS)


def once(effect: printed.Effect) -> int:
    """Returns 1: the effect requires one decision."""
    return 1


def by_count(effect: printed.Effect) -> int:
    """Returns the field `count`: the number of decisions the effect requires."""
    return int(getattr(effect, "count", 1))


def must(attribute: str, *allowed: object) -> Callable[[printed.Effect], str]:
    """Returns a check that a field has one of the given values, the only ones the engine supports."""

    def fault(effect: printed.Effect) -> str:
        if getattr(effect, attribute) in allowed:
            return ""
        return f"must have {attribute} = {' or '.join(map(repr, allowed))}"

    return fault


def different(attribute: str) -> Callable[[printed.Effect], str]:
    """Returns a check that a list is not empty and has no duplicates."""

    def fault(effect: printed.Effect) -> str:
        named = getattr(effect, attribute)
        if not named:
            return f"names nothing in {attribute}"
        return "" if len(set(named)) == len(named) else f"names something twice in {attribute}"

    return fault


def itself(effect: printed.Effect) -> object:
    """Returns the effect itself as a key: two of them must differ in some field."""
    return effect


def by(attribute: str) -> Callable[[printed.Effect], object]:
    """Returns a key function: two effects must differ in this field."""
    return lambda effect: getattr(effect, attribute)


def all_of(*faults: Fault) -> Fault:
    """Returns a check that reports the first fault of several checks."""
    return lambda effect: next((found for check in faults if (found := check(effect))), "")


def scored(attribute: str) -> Sum:
    """Returns the sum of the points in a field, by line of the score sheet."""
    return Sum(POINTS, BYTE, lambda row, effect: [(row.color or row.kind, getattr(effect, attribute))])


def units_of(row: Carried, effect: printed.Effect) -> list[tuple[str, int]]:
    """Returns units by resource; a choice of resources does not count."""
    assert isinstance(effect, printed.Produce)
    return [(resource, effect.count) for resource in effect.one_of] if len(effect.one_of) == 1 else []
