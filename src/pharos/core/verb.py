"""A row for each verb and each step of a game: everything that is said about one stands in its row.

The numbers stay constants beside the table, since compiled code needs them; the table names each of
them once. Notation, explanations, what the others see, the terminal, the browser and the opponents
read it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import pairwise

OPEN = "*"
HIDDEN = "?"
BASE = ""
"""The origin of what is in every game."""
CARD_FIRST = (1, 0)
"""A player takes the card, which is the second object, first, then points at what it goes under."""
ANY_EXPANSION = "any"
"""The origin of what several expansions share."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step that may be pending: its number, and its name in views and positions."""

    number: int
    name: str
    asks: bool = True
    """Whether it asks anything."""
    order: int = 0
    """When it is done, where an agenda decides: the lowest first. A stack has an order of its own."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of the notation."""

    number: int
    name: str
    objects: tuple[str, ...] = ()
    """The kinds of its objects, first object first; `card|leader` is either."""
    steps: tuple[int, ...] = ()
    """The steps it answers."""
    rule: str = ""
    """The rule it follows from: told where no better reason for a refusal is known."""
    seen: str = OPEN
    """What each object is to the others at the table, `*` open or `?` hidden; the last mark holds on."""
    choice: bool = True
    """Whether it is chosen; others stand in a history only."""
    touch: tuple[int, ...] | None = None
    """The objects a player points at, by place, in that order; None: all of them, as they stand."""
    origin: str = field(kw_only=True)
    """What it needs: nothing (`BASE`), an expansion, an option, or any expansion (`ANY_EXPANSION`)."""

    def answering(self, steps: Iterable[int]) -> "Verb":
        """The same verb where it answers some more steps."""
        return replace(self, steps=(*self.steps, *steps))

    @property
    def secret(self) -> bool:
        """Whether the others do not see all of it."""
        return HIDDEN in self.seen[: max(1, len(self.objects))]

    def mark(self, place: int) -> str:
        """What the object at a place is to the others."""
        return self.seen[min(place, len(self.seen) - 1)]


def by_number(rows: Iterable[Verb], limit: int) -> dict[int, Verb]:
    """The verbs by number; a number or a name that stands twice, or does not fit, is a fault of the table."""
    table: dict[int, Verb] = {}
    names: set[str] = set()
    for row in rows:
        if not 0 < row.number < limit:
            raise ValueError(f"The verb {row.name} has a number that does not fit.")
        if row.number in table or row.name in names:
            raise ValueError(f"The verb {row.name} stands in the table twice, or shares its number.")
        table[row.number] = row
        names.add(row.name)
    return table


def in_order(rows: Iterable[Step], limit: int) -> list[int]:
    """The numbers of the steps in the order in which they are done; two at once are a fault of the table."""
    ordered = sorted(rows, key=lambda row: row.order)
    for one, other in pairwise(ordered):
        if one.order == other.order:
            raise ValueError(f"The steps {one.name} and {other.name} are done at the same time.")
    if len(ordered) >= limit:
        raise ValueError(f"There is no room for {len(ordered)} steps.")
    return [row.number for row in ordered]


def step_names(rows: Iterable[Step], limit: int) -> dict[int, str]:
    """The names of the steps by number."""
    names: dict[int, str] = {}
    for row in rows:
        if not 0 < row.number < limit:
            raise ValueError(f"The step {row.name} has a number that does not fit.")
        if row.number in names or row.name in names.values():
            raise ValueError(f"The step {row.name} stands in the table twice, or shares its number.")
        names[row.number] = row.name
    return names


def shown(rows: dict[str, Verb], notation: str) -> str:
    """The notation of a revealed choice as the others at the table see it; an unknown verb is an error."""
    action, at, payment = notation.partition("@")
    words = action.split(":")
    prefix, words = (words[:1], words[1:]) if words[0] == "city" and len(words) > 1 else ([], words)
    row = rows[words[0]]
    seen = [word if row.mark(n) == OPEN else HIDDEN for n, word in enumerate(words[1:])]
    return ":".join([*prefix, words[0], *seen]) + at + payment
