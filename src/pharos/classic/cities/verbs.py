"""The verb of Cities."""

from typing import Final

from mypy_extensions import i64

from pharos.classic.cities import steps
from pharos.core.verb import Verb

NAME: Final = "cities"
BIT: Final[i64] = 2

PAY: Final[i64] = 9 * 512
"""Coins paid of a loss; the object is the number of coins."""

VERBS: Final = (Verb(int(PAY), "pay", ("coins",), (int(steps.LOSSES),), "CITIES-DEBT-02", origin=NAME),)
"""A row for each verb."""
