"""Pending steps: what is still owed before the turn is over.

A step is one packed number: its kind, the seat that decides, and an argument. Steps lie on a
stack; the top one is asked now. An effect that needs a choice pushes a step and is done.
"""

from typing import Final

from mypy_extensions import i64

from pharos.core.verb import Step, step_names

DRAFT: Final[i64] = 1
TURN: Final[i64] = 2
BEGIN: Final[i64] = 3
PROGRESS: Final[i64] = 4
LIBRARY: Final[i64] = 5
DESTROY: Final[i64] = 6
REVIVE: Final[i64] = 7
BID: Final[i64] = 8

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

STEPS: Final = (
    Step(int(DRAFT), "draft"),
    Step(int(TURN), "turn"),
    Step(int(BEGIN), "begin"),
    Step(int(PROGRESS), "progress"),
    Step(int(LIBRARY), "library"),
    Step(int(DESTROY), "destroy"),
    Step(int(REVIVE), "revive"),
    Step(int(BID), "bid"),
    Step(int(PLACE), "place"),
    Step(int(MYTHOLOGY), "mythology"),
    Step(int(GOD), "god"),
    Step(int(ORDER), "order"),
    Step(int(ENKI), "enki"),
    Step(int(SNAKE), "snake"),
    Step(int(STEAL), "steal"),
    Step(int(STRIKE), "strike"),
    Step(int(UNBUILD), "unbuild"),
    Step(int(RAISE), "raise"),
    Step(int(CLAIM), "claim"),
    Step(int(MINERVA), "minerva"),
    Step(int(SINK), "sink"),
    Step(int(UNLEASH), "unleash"),
    Step(int(SENATE), "senate"),
    Step(int(CONSPIRATOR), "conspirator"),
    Step(int(INFLUENCE), "influence"),
    Step(int(MOVE), "move"),
    Step(int(REMOVE), "remove"),
    Step(int(KEEP), "keep"),
    Step(int(TRIGGER), "trigger"),
    Step(int(LOCK), "lock"),
    Step(int(TAKE), "take"),
    Step(int(PLAY), "play"),
    Step(int(SEARCH), "search"),
    Step(int(CLEAR), "clear"),
    Step(int(CLEAR_MORE), "clear_more"),
    Step(int(SWAP), "swap"),
    Step(int(SHIFT), "shift"),
    Step(int(DEMOLISH), "demolish"),
    Step(int(REVEAL), "reveal", asks=False),
    Step(int(NEXT_WONDER), "next_wonder", asks=False),
)
"""A row for each step."""
KINDS: Final = 64
STEP_NAMES: Final[dict[int, str]] = step_names(STEPS, KINDS)
"""The names of the steps in views and positions."""


def unknown_step(kind: i64) -> LookupError:
    """A step that the engine does not know must never be taken for another one."""
    return LookupError(f"There is no step of the number {int(kind)}.")


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
    """What it is about: the color to destroy, the number of tokens to draw, the bid that stands, …"""
    return packed >> 7
