"""The agenda: what is still to be done, and in what order.

A step is one packed number: its place in the order of steps, its kind, an argument, and its cities. The
order is a field of each step's row, so the smallest step on the agenda is always the next one. An effect
that requires something later puts a step on the agenda. Some steps require choices: every city of the step
must choose, and when the last choice is in, the step is carried out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.expansions import MIXES
from pharos.core.verb import Step, in_order, step_names

BOARD: Final[i64] = 1
TURN: Final[i64] = 4
LAST_CARD: Final[i64] = 6
LEFTOVERS: Final[i64] = 7
REVIVE: Final[i64] = 8
END_OF_TURN: Final[i64] = 11
AGE: Final[i64] = 12

BASE_STEPS: Final = (
    Step(int(BOARD), "board", order=10, rule="SW-SETUP-01"),
    Step(int(TURN), "turn", order=40, rule="SW-TURN-01"),
    Step(int(LAST_CARD), "last_card", order=60, rule="SW-LAST-01"),
    Step(int(LEFTOVERS), "leftovers", asks=False, order=70),
    Step(int(REVIVE), "revive", order=80, rule="SW-HAL-01"),
    Step(int(END_OF_TURN), "end_of_turn", asks=False, order=110),
    Step(int(AGE), "age", asks=False, order=120),
)
"""A row for each step of the base game."""
STEPS: Final = MIXES.steps(BASE_STEPS)
"""A row for each step of the game with all expansions, by number."""
KINDS: Final = 64
"""Exclusive upper bound of step numbers."""
STEP_NAMES: Final[dict[int, str]] = step_names(STEPS, KINDS)
"""The names of the steps in views and positions."""
ASKING: Final[tuple[str, ...]] = tuple([row.name for row in STEPS if row.asks])
_IN_ORDER: Final[list[int]] = [0, *in_order(STEPS, KINDS)]
_PLACE_OF: Final = vec[i64]([_IN_ORDER.index(kind) if kind in _IN_ORDER else 0 for kind in range(KINDS)])


def unknown_step(kind: i64) -> LookupError:
    """Returns the error for a step that no rule carries out; it must never be mistaken for another one."""
    if int(kind) in STEP_NAMES:
        return LookupError(f"No turn.py carries out the step {STEP_NAMES[int(kind)]}.")
    return LookupError(f"There is no step of the number {int(kind)}.")


_PLACE: Final[i64] = 2**26
_KIND: Final[i64] = 2**20
_ARGUMENT: Final[i64] = 2**10


def step(kind: i64, argument: i64, cities: i64) -> i64:
    """Packs a step; among steps of a kind the one with the smaller argument comes first."""
    return _PLACE_OF[kind] * _PLACE + kind * _KIND + argument * _ARGUMENT + cities


def kind_of(packed: i64) -> i64:
    """Returns the kind of a step."""
    return (packed >> 20) & 63


def argument_of(packed: i64) -> i64:
    """Returns the argument, which distinguishes steps of one kind."""
    return (packed >> 10) & 1023


def cities_of(packed: i64) -> i64:
    """Returns the cities of a step, as a mask."""
    return packed & 1023


def without_place(packed: i64) -> i64:
    """Returns a step without its place in the order, so that expansions do not change fingerprints."""
    return packed & 67108863
