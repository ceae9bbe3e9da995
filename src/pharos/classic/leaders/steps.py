"""The steps of Leaders."""

from typing import Final

from mypy_extensions import i64

from pharos.core.verb import Step

DRAFT: Final[i64] = 2
RECRUIT: Final[i64] = 3
COPY: Final[i64] = 5
EXTRA_LEADER: Final[i64] = 9

STEPS: Final = (
    Step(int(DRAFT), "draft", order=20),
    Step(int(RECRUIT), "recruit", order=30, rule="LEADERS-REC-01"),
    Step(int(COPY), "copy", order=50),
    Step(int(EXTRA_LEADER), "extra_leader", order=90, rule="LEADERS-ROME-05"),
)
"""A row for each step."""
