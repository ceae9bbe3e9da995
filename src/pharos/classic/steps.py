"""The agenda: what is still to be done, and in what order.

A step is one packed number: its kind, an argument, and the cities it concerns. Kinds are numbered
in the order in which they are done, so the smallest step on the agenda is always the next one; an
effect that needs something done puts a step on the agenda and is finished. Some steps ask: every
city they concern owes a choice, and when the last one is in the step is carried out.
"""

from typing import Final

from mypy_extensions import i64

from pharos.core.verb import Step, step_names

BOARD: Final[i64] = 1
DRAFT: Final[i64] = 2
RECRUIT: Final[i64] = 3
TURN: Final[i64] = 4
COPY: Final[i64] = 5
LAST_CARD: Final[i64] = 6
LEFTOVERS: Final[i64] = 7
REVIVE: Final[i64] = 8
EXTRA_LEADER: Final[i64] = 9
LOSSES: Final[i64] = 10
END_OF_TURN: Final[i64] = 11
AGE: Final[i64] = 12

STEPS: Final = (
    Step(int(BOARD), "board"),
    Step(int(DRAFT), "draft"),
    Step(int(RECRUIT), "recruit"),
    Step(int(TURN), "turn"),
    Step(int(COPY), "copy"),
    Step(int(LAST_CARD), "last_card"),
    Step(int(LEFTOVERS), "leftovers", asks=False),
    Step(int(REVIVE), "revive"),
    Step(int(EXTRA_LEADER), "extra_leader"),
    Step(int(LOSSES), "losses"),
    Step(int(END_OF_TURN), "end_of_turn", asks=False),
    Step(int(AGE), "age", asks=False),
)
"""A row for each step."""
STEP_NAMES: Final[dict[int, str]] = step_names(STEPS, 1024)
"""The names of the steps in views and positions."""
ASKING: Final[tuple[str, ...]] = tuple([row.name for row in STEPS if row.asks])


def unknown_step(kind: i64) -> LookupError:
    """A step that the engine does not know must never be taken for another one."""
    return LookupError(f"There is no step of the number {int(kind)}.")


_KIND: Final[i64] = 2**20
_ARGUMENT: Final[i64] = 2**10


def step(kind: i64, argument: i64, cities: i64) -> i64:
    """Packs a step; among steps of a kind the smaller argument comes first."""
    return kind * _KIND + argument * _ARGUMENT + cities


def kind_of(packed: i64) -> i64:
    """What is to be done."""
    return packed >> 20


def argument_of(packed: i64) -> i64:
    """What tells steps of one kind apart."""
    return (packed >> 10) & 1023


def cities_of(packed: i64) -> i64:
    """The cities it concerns, as a mask."""
    return packed & 1023
