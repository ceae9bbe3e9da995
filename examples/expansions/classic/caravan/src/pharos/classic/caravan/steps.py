"""The steps and the verb of Caravan, with numbers unique in the game, and the order of the steps."""

from typing import Final

from mypy_extensions import i64

from pharos.core.verb import Step, Verb

NAME: Final = "caravan"
LOAD: Final[i64] = 20
RECEIVE: Final[i64] = 21
LOAD_FOR: Final[i64] = 20 * 512

STEPS: Final = (
    Step(int(LOAD), "load", order=35),
    Step(int(RECEIVE), "receive", asks=False, order=85),
)
VERBS: Final = (Verb(int(LOAD_FOR), "load", ("coins",), (int(LOAD),), "CARAVAN-LOAD-01", origin=NAME),)
