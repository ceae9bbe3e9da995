"""The step of Cities."""

from typing import Final

from mypy_extensions import i64

from pharos.core.verb import Step

LOSSES: Final[i64] = 10

STEPS: Final = (Step(int(LOSSES), "losses", order=100, rule="CITIES-DEBT-01"),)
"""A row for each step."""
