"""One row says all about an effect: carriers, what is checked, its chapter of the rules, its picture.

A row of content is refused when its effect would be lost on it. What a game knows of its effects stands in
`duel_effects.py` and `classic_effects.py`; rows of this package and of any content set are checked alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pharos.content import effects as printed

MOST = 20
"""The largest number that an effect may have unless its row says something else."""
BYTE = 255
"""What is added up by color, resource or row of the score sheet has eight bits."""
OF_PIECE = ""
"""The chapter of an effect that is explained with the piece that carries it."""
DEED = "fx-deed"
"""The picture of an effect that has none of its own."""
DRAWN = "drawn"
"""The picture of an effect that `web/src/pieces/Effects.svelte` draws by its fields."""
Fault = Callable[[printed.Effect], str]
"""What is wrong with the fields of an effect, or nothing."""


@dataclass(frozen=True, slots=True)
class Carried:
    """A row that carries effects: its place, what it is, and the expansions it can rely on."""

    where: str
    kind: str
    effects: tuple[printed.Effect, ...]
    expansions: frozenset[str] = frozenset()
    color: str = ""
    alone: str = ""
    """Whatever only one of can be in a city, as the two sides of a board, has one name here."""
    place: str = ""
    """Rows of which at most one is in a game, a printed card and the one that replaces it, share a place."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What a city adds up of an effect: the lanes of a row's effect with their amounts, and their room."""

    most: int
    lanes: Callable[[Carried, printed.Effect], list[tuple[str, int]]]


@dataclass(frozen=True, slots=True)
class EffectRow:
    """All about an effect of one game; its sentence is the text `printed-effect-NAME`."""

    name: str
    """Its type, and of which cards where that makes it another one."""
    carriers: tuple[str, ...]
    """The kinds of components that may carry it."""
    needs: frozenset[str] = frozenset()
    """The expansions of which the component must belong to one."""
    asks: Callable[[printed.Effect], int] | None = None
    """How many decisions it asks for."""
    unique: bool = False
    """Whether only one component of all may carry it, since a city keeps no count of it."""
    differ: Callable[[printed.Effect], object] | None = None
    """Where it may stand several times on one component: what must differ then."""
    fault: Fault | None = None
    most: int = MOST
    """The largest number in its fields."""
    adds: Sum | None = None
    """What a city adds up of it."""
    chapter: str = field(kw_only=True)
    """The chapter of the rules that explains it on a card."""
    on: Mapping[str, str] = field(default_factory=dict, kw_only=True)
    """Other chapters: on a `black` card, on a `leader`."""
    picture: str = field(kw_only=True)
    """The tokens that show it, in a row: `icon.class#number`, `per:COUNTED`, or a sign between them.

    `{amount}` is the field of that name."""

    @property
    def type(self) -> str:
        """The effect; some have a second row for cards of one color."""
        return self.name.split()[-1]


def once(effect: printed.Effect) -> int:
    """One decision."""
    return 1


def by_count(effect: printed.Effect) -> int:
    """As many decisions as the field `count` says."""
    return int(getattr(effect, "count", 1))


def must(attribute: str, *allowed: object) -> Callable[[printed.Effect], str]:
    """A field of an effect has one of these values: the rules know no other."""

    def fault(effect: printed.Effect) -> str:
        if getattr(effect, attribute) in allowed:
            return ""
        return f"must have {attribute} = {' or '.join(map(repr, allowed))}"

    return fault


def different(attribute: str) -> Callable[[printed.Effect], str]:
    """A list of an effect names something, and nothing twice."""

    def fault(effect: printed.Effect) -> str:
        named = getattr(effect, attribute)
        if not named:
            return f"names nothing in {attribute}"
        return "" if len(set(named)) == len(named) else f"names something twice in {attribute}"

    return fault


def itself(effect: printed.Effect) -> object:
    """Two of them differ somewhere."""
    return effect


def by(attribute: str) -> Callable[[printed.Effect], object]:
    """Two of them differ in this field."""
    return lambda effect: getattr(effect, attribute)


def all_of(*faults: Fault) -> Fault:
    """The first fault of several checks."""
    return lambda effect: next((found for check in faults if (found := check(effect))), "")


def points_of(row: Carried, effect: printed.Effect) -> list[tuple[str, int]]:
    """Points by row of the score sheet."""
    assert isinstance(effect, printed.Points)
    return [(row.color or row.kind, effect.amount)]


def units_of(row: Carried, effect: printed.Effect) -> list[tuple[str, int]]:
    """Units by resource; a choice adds to none of them."""
    assert isinstance(effect, printed.Produce)
    return [(resource, effect.count) for resource in effect.one_of] if len(effect.one_of) == 1 else []
