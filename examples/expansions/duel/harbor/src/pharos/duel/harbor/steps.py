"""The step and the verbs of Harbor, with numbers unique in the game."""

from typing import Final

from mypy_extensions import i64

from pharos.core.verb import HIDDEN, Step, Verb
from pharos.duel.steps import TURN

NAME: Final = "harbor"
STOW: Final[i64] = 48
DOCK: Final[i64] = 64 * 1048576
STOW_CRATE: Final[i64] = 65 * 1048576

STEPS: Final = (Step(int(STOW), "stow"),)
VERBS: Final = (
    Verb(int(DOCK), "dock", (), (int(TURN),), "HARBOR-TURN-01", origin=NAME),
    Verb(int(STOW_CRATE), "stow", ("crate",), (int(STOW),), "HARBOR-TURN-02", HIDDEN, origin=NAME),
)
