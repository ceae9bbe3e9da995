"""The expansions of Duel, and the tables of steps built from them.

This is the only list of expansions; all other code derives from it.
"""

from typing import Final

from pharos.content.duel_schema import EXPANSIONS
from pharos.core.expansion import Mixes
from pharos.core.verb import step_names
from pharos.duel.agora.expansion import AGORA
from pharos.duel.expansion import DuelExpansion
from pharos.duel.pantheon.expansion import PANTHEON
from pharos.duel.steps import BASE_STEPS, KINDS

MIXES: Final[Mixes[DuelExpansion]] = Mixes((PANTHEON, AGORA))
MIXES.check_content(EXPANSIONS, "content/duel_schema.py")
STEPS: Final = MIXES.steps(BASE_STEPS)
"""A row for each step of the game with all expansions."""
STEP_NAMES: Final[dict[int, str]] = step_names(STEPS, KINDS)
"""The names of the steps in views and positions."""
