"""The verbs of Leaders."""

from typing import Final

from mypy_extensions import i64

from pharos.classic.leaders import steps
from pharos.core.verb import HIDDEN, Verb

NAME: Final = "leaders"
BIT: Final[i64] = 1

DRAFT: Final[i64] = 16 * 512
"""A leader that is kept; in the history also the last one received (LEADERS-DRAFT-01)."""
RECRUIT: Final[i64] = 17 * 512
COPY: Final[i64] = 18 * 512
GATHER: Final[i64] = 19 * 512
"""History only: a leader drawn from the unused ones (LEADERS-ROME-04)."""

WITH_LEADERS: Final[tuple[int, ...]] = (int(steps.RECRUIT), int(steps.EXTRA_LEADER))
"""The steps in which a leader of the hand is played."""
VERBS: Final = (
    Verb(int(DRAFT), "draft", ("leader",), (int(steps.DRAFT),), "LEADERS-DRAFT-01", HIDDEN, origin=NAME),
    Verb(int(RECRUIT), "recruit", ("leader",), WITH_LEADERS, "LEADERS-REC-02", origin=NAME),
    Verb(int(COPY), "copy", ("leader",), (int(steps.COPY),), "LEADERS-GUILD-03", origin=NAME),
    Verb(int(GATHER), "gather", ("leader",), (), "LEADERS-ROME-04", HIDDEN, choice=False, origin=NAME),
)
"""A row for each verb."""
