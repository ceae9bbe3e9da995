"""Pending steps: what must be done before the turn is over.

A step is one packed number: its kind, the seat that decides, and an argument. Steps form a
stack; the top one is current. An effect that requires a choice pushes a step.
"""

from typing import Final

from mypy_extensions import i64

from pharos.core.verb import Step

DRAFT: Final[i64] = 1
TURN: Final[i64] = 2
BEGIN: Final[i64] = 3
PROGRESS: Final[i64] = 4
LIBRARY: Final[i64] = 5
DESTROY: Final[i64] = 6
REVIVE: Final[i64] = 7
BID: Final[i64] = 8
NEXT_WONDER: Final[i64] = 47
"""Requires no choice: continues the draft after the effect of a drafted wonder."""

BASE_STEPS: Final = (
    Step(int(DRAFT), "draft"),
    Step(int(TURN), "turn"),
    Step(int(BEGIN), "begin", rule="DUEL-AGE-02"),
    Step(int(PROGRESS), "progress"),
    Step(int(LIBRARY), "library"),
    Step(int(DESTROY), "destroy", rule="DUEL-WND-20"),
    Step(int(REVIVE), "revive"),
    Step(int(BID), "bid"),
    Step(int(NEXT_WONDER), "next_wonder", asks=False),
)
"""A row for each step of the base game."""
KINDS: Final = 64
"""Exclusive upper bound of step numbers."""


def unknown_step(kind: i64) -> LookupError:
    """Returns the error for a step that no rule carries out; it must never be mistaken for another one."""
    from pharos.duel.expansions import STEP_NAMES

    if int(kind) in STEP_NAMES:
        return LookupError(f"No turn.py carries out the step {STEP_NAMES[int(kind)]}.")
    return LookupError(f"There is no step of the number {int(kind)}.")


_SEAT: Final[i64] = 64
_ARGUMENT: Final[i64] = 128


def step(kind: i64, seat: i64, argument: i64) -> i64:
    """Packs a step."""
    return kind + seat * _SEAT + argument * _ARGUMENT


def kind_of(packed: i64) -> i64:
    """Returns the kind of a step."""
    return packed & 63


def seat_of(packed: i64) -> i64:
    """Returns the seat that decides."""
    return (packed >> 6) & 1


def argument_of(packed: i64) -> i64:
    """Returns the argument: the color to destroy, the number of tokens to draw, the current bid, …"""
    return packed >> 7
