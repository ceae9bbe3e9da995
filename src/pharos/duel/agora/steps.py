"""The steps of Agora."""

from typing import Final

from mypy_extensions import i64

from pharos.core.verb import Step

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
"""Requires no choice: uncovered cards are turned up at once."""

STEPS: Final = (
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
)
"""A row for each step."""
