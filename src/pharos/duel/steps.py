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

# Pantheon: 10 to 29. Stealing a card and claiming a wonder serve Agora too.
PLACE: Final[i64] = 10
MYTHOLOGY: Final[i64] = 11
GOD: Final[i64] = 12
ORDER: Final[i64] = 13
ENKI: Final[i64] = 14
SNAKE: Final[i64] = 15
STEAL: Final[i64] = 16
STRIKE: Final[i64] = 17
UNBUILD: Final[i64] = 18
RAISE: Final[i64] = 19
CLAIM: Final[i64] = 20
MINERVA: Final[i64] = 21
SINK: Final[i64] = 22
UNLEASH: Final[i64] = 23
LAST_OF_PANTHEON: Final[i64] = 29

# Agora: 30 to 59.
SENATE: Final[i64] = 30
CONSPIRATOR: Final[i64] = 31
INFLUENCE: Final[i64] = 32
MOVE: Final[i64] = 33
REMOVE: Final[i64] = 34
KEEP: Final[i64] = 35
TRIGGER: Final[i64] = 36
LOCK: Final[i64] = 37
TAKE: Final[i64] = 38
PLAY: Final[i64] = 39
SEARCH: Final[i64] = 40
CLEAR: Final[i64] = 41
CLEAR_MORE: Final[i64] = 42
SWAP: Final[i64] = 43
SHIFT: Final[i64] = 44
DEMOLISH: Final[i64] = 45
REVEAL: Final[i64] = 46
NEXT_WONDER: Final[i64] = 47
"""These two ask nothing: uncovered cards are turned up at once; the draft goes on (AGORA-WONDER-07)."""

STEP_NAMES: Final[dict[int, str]] = {
    1: "draft",
    2: "turn",
    3: "begin",
    4: "progress",
    5: "library",
    6: "destroy",
    7: "revive",
    10: "place",
    11: "mythology",
    12: "god",
    13: "order",
    14: "enki",
    15: "snake",
    16: "steal",
    17: "strike",
    18: "unbuild",
    19: "raise",
    20: "claim",
    21: "minerva",
    22: "sink",
    23: "unleash",
    30: "senate",
    31: "conspirator",
    32: "influence",
    33: "move",
    34: "remove",
    35: "keep",
    36: "trigger",
    37: "lock",
    38: "take",
    39: "play",
    40: "search",
    41: "clear",
    42: "clear_more",
    43: "swap",
    44: "shift",
    45: "demolish",
    46: "reveal",
    47: "next_wonder",
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
