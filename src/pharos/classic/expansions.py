"""The expansions of 7 Wonders; all other code derives from this list."""

from typing import Final

from pharos.classic.cities.expansion import CITIES
from pharos.classic.expansion import ClassicExpansion
from pharos.classic.leaders.expansion import LEADERS
from pharos.content.classic_schema import EXPANSIONS
from pharos.core.expansion import Mixes

MIXES: Final[Mixes[ClassicExpansion]] = Mixes((LEADERS, CITIES))
MIXES.check_content(EXPANSIONS, "content/classic_schema.py")
