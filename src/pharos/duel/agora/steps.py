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
    Step(int(SENATE), "senate", rule="AGORA-POL-01"),
    Step(int(CONSPIRATOR), "conspirator", rule="AGORA-CONS-01"),
    Step(int(INFLUENCE), "influence", rule="AGORA-INF-01"),
    Step(int(MOVE), "move", rule="AGORA-INF-01"),
    Step(int(REMOVE), "remove", rule="AGORA-INF-01"),
    Step(int(KEEP), "keep", rule="AGORA-CONS-01"),
    Step(int(TRIGGER), "trigger", rule="AGORA-TRIG-01"),
    Step(int(LOCK), "lock", rule="AGORA-CON-OBSCURANTISM-01"),
    Step(int(TAKE), "take"),
    Step(int(PLAY), "play"),
    Step(int(SEARCH), "search", rule="AGORA-CON-ESPIONAGE-01"),
    Step(int(CLEAR), "clear", rule="AGORA-CON-EVENTS-01"),
    Step(int(CLEAR_MORE), "clear_more", rule="AGORA-CON-EVENTS-01"),
    Step(int(SWAP), "swap"),
    Step(int(SHIFT), "shift"),
    Step(int(DEMOLISH), "demolish"),
    Step(int(REVEAL), "reveal", asks=False),
)
"""A row for each step."""
