"""Pending steps: what is still owed before the turn is over.

A step is one packed number: its kind, the seat that decides, and an argument. Steps lie on a
stack; the top one is asked now. An effect that needs a choice pushes a step and is done.
"""

from typing import Final

from mypy_extensions import i64

DRAFT: Final[i64] = 1
TURN: Final[i64] = 2
BEGIN: Final[i64] = 3
PROGRESS: Final[i64] = 4
LIBRARY: Final[i64] = 5
DESTROY: Final[i64] = 6
REVIVE: Final[i64] = 7

STEP_NAMES: Final[dict[int, str]] = {
    1: "draft",
    2: "turn",
    3: "begin",
    4: "progress",
    5: "library",
    6: "destroy",
    7: "revive",
}
"""The names of the steps in views and positions."""

_SEAT: Final[i64] = 64
_ARGUMENT: Final[i64] = 128


def step(kind: i64, seat: i64, argument: i64) -> i64:
    """Packs a step."""
    return kind + seat * _SEAT + argument * _ARGUMENT


def kind_of(packed: i64) -> i64:
    """What is to be decided."""
    return packed & 63


def seat_of(packed: i64) -> i64:
    """Who decides."""
    return (packed >> 6) & 1


def argument_of(packed: i64) -> i64:
    """What it is about: the color to destroy, the number of tokens to draw, …"""
    return packed >> 7
