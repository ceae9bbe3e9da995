"""Seven levels, from a child's first opponent to the strongest.

The weak ones make human mistakes: they overlook things, they see what a choice brings at once and not
what follows, and they have a taste for one road to victory. No level ever chooses at random.
"""

import time
from dataclasses import dataclass
from typing import final

from pharos.ai.search.agent import Clock, SearchAgent
from pharos.ai.search.thinker import Line
from pharos.ai.search.thinkers import thinkers
from pharos.core.chance import Chance
from pharos.core.choice import Choice
from pharos.core.errors import PharosError, UnknownName
from pharos.game import View

TASTES = ("war", "science", "glory", "trade", "wonders")
GLANCE = "glance"
LOOK = "look"
SEARCH = "search"


@dataclass(frozen=True, slots=True)
class Level:
    """How well and how long a computer player thinks."""

    name: str
    sight: str
    """`glance`: what is printed; `look`: the position after a choice; `search`: what may follow."""
    seconds: float
    """The most time for one choice, kept on slow machines too."""
    simulations: int | None = None
    guided: int | None = None
    """How many simulations, where a network guides them; None for as many as there is time for."""
    by_network: bool = True
    """Whether a network may guide the search."""
    taste: float = 0.0
    """How much more a choice to its taste seems to be worth: in points, or as a chance to win."""
    overlooks: int = 0
    """Of a hundred choices, so many are not noticed."""


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("beginner", GLANCE, seconds=1.0, taste=5.0, overlooks=50),
        Level("pupil", GLANCE, seconds=1.0, taste=5.0),
        Level("trader", LOOK, seconds=1.0, taste=0.12),
        Level("builder", SEARCH, seconds=1.0, simulations=150, by_network=False),
        Level("scholar", SEARCH, seconds=1.0, simulations=500, guided=6),
        Level("strategist", SEARCH, seconds=1.0, simulations=2000, guided=50),
        Level("master", SEARCH, seconds=1.0),
    )
}
"""The levels by name, weakest first; texts have their names in every language."""

FORMER: dict[str, Level] = {"master-0": Level("master-0", SEARCH, seconds=1.0, by_network=False)}
"""Players of earlier days, kept as they were so that later ones can be measured against them; no level."""


@final
class SimpleAgent:
    """Takes what looks best to a short-sighted player."""

    def __init__(self, level: Level, seed: int) -> None:
        self.name = level.name
        self._level = level
        self._chance = Chance(seed, "level")
        self._taste = TASTES[int(self._chance.below(len(TASTES)))]
        self._thinker_of = thinkers(1)

    def choose(self, view: View) -> Choice:
        """The choice that looks best, of those that are noticed."""
        choices, looks = self._judge(view)
        noticed = [n for n in range(len(choices)) if self._chance.below(100) >= self._level.overlooks]
        return choices[max(noticed or range(len(choices)), key=lambda n: looks[n])]

    def analyse(self, view: View) -> list[Line]:
        """Every choice as this level sees it, best first."""
        choices, looks = self._judge(view)
        order = sorted(range(len(choices)), key=lambda n: looks[n], reverse=True)
        likely = looks if self._level.sight == LOOK else [0.5] * len(looks)
        return [Line(choices[n], likely[n], 1, "") for n in order]

    def stop(self) -> None:
        """It never thinks long enough to be stopped."""

    def _judge(self, view: View) -> tuple[list[Choice], list[float]]:
        thinker = self._thinker_of(view)
        choices = thinker.begin(view, self._chance)
        taste = self._level.taste
        if self._level.sight == GLANCE:
            return choices, thinker.glance(self._taste, taste)
        plain, liked = thinker.glance(self._taste, 0.0), thinker.glance(self._taste, taste)
        return choices, [
            seen + more - less for seen, more, less in zip(thinker.look(), liked, plain, strict=True)
        ]


def level_agent(
    name: str,
    seed: int = 0,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    clock: Clock = time.monotonic,
) -> SimpleAgent | SearchAgent:
    """The agent of a level.

    `seconds` is the most time for a choice instead of the level's own; `simulations` fixes how much is
    thought, whatever time it takes, so that the same seed gives the same choices.
    """
    level = LEVELS.get(name) or FORMER.get(name)
    if level is None:
        raise UnknownName(f"There is no level {name!r}; there is {' and '.join(LEVELS)}.")
    if seconds is not None and not seconds > 0:
        raise PharosError("The seconds for a choice must be more than 0.")
    if level.sight != SEARCH:
        return SimpleAgent(level, seed)
    limit: float | None = level.seconds if seconds is None else seconds
    guided = simulations
    if simulations is None:
        simulations, guided = level.simulations, level.guided
    elif seconds is None:
        limit = None
    return SearchAgent(
        thinkers(simulations, level.by_network),
        name=name,
        seed=seed,
        seconds=limit,
        simulations=simulations,
        guided=guided,
        clock=clock,
    )
