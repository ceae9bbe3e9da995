"""Seven levels, from a child's first opponent to the strongest.

Weak levels make human mistakes: they overlook choices, see only the immediate gain of a choice, and prefer
one path to victory: each level from the trader to the strategist has its own. No level chooses at random.
"""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, final

import pharos.ai.copies  # noqa: F401  makes levels and their random generators copyable
from pharos.ai.search.agent import Clock, SearchAgent
from pharos.ai.search.network import FOLDER, FORMER_FOLDER
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
CLASSIC = "classic"
DUEL = "duel"
RATINGS = Path(__file__).parent / "ratings.jsonl"
"""Output of `pharos ladder --json`: one line for each game variant."""


@dataclass(frozen=True, slots=True)
class Level:
    """The strength of a computer player: its method, time limit, and mistakes."""

    name: str
    sight: str
    """`glance`: the printed values of a choice; `look`: the position after it; `search`: a tree search."""
    seconds: float
    """Maximum time for one choice, enforced on slow machines too."""
    simulations: int | None = None
    guided: int | None = None
    """Simulations when a network guides the search; None to use all the available time."""
    by_network: bool = True
    """Whether a network may guide the search."""
    former: bool = False
    """Whether it uses the former networks, where there are any."""
    style: str = ""
    """Its taste, one of `TASTES`; if empty, a simple level draws one by its seed, and a search has none."""
    taste: float = 0.0
    """Bonus for a choice that fits its taste: in points (`glance`) or win probability (`look`)."""
    overlooks: int = 0
    """Percentage of choices that it overlooks."""


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("beginner", GLANCE, seconds=1.0, taste=5.0, overlooks=65),
        Level("pupil", GLANCE, seconds=1.0, taste=5.0, overlooks=15),
        Level("trader", LOOK, seconds=1.0, style="trade", taste=0.12),
        Level("builder", SEARCH, seconds=1.0, simulations=150, by_network=False, style="wonders"),
        Level("scholar", SEARCH, seconds=1.0, simulations=500, guided=8, style="science"),
        Level("strategist", SEARCH, seconds=1.0, simulations=2000, guided=48, style="war"),
        Level("master", SEARCH, seconds=1.0),
    )
}
"""The levels by name, weakest first; display names are in the texts."""

IN_CLASSIC: dict[str, Level] = {
    level.name: level
    for level in (
        Level("beginner", GLANCE, seconds=1.0, taste=5.0, overlooks=80),
        Level("pupil", GLANCE, seconds=1.0, taste=5.0, overlooks=53),
        Level("trader", SEARCH, seconds=1.0, simulations=150, by_network=False, style="trade", overlooks=59),
        Level(
            "builder", SEARCH, seconds=1.0, simulations=150, by_network=False, style="wonders", overlooks=41
        ),
        Level(
            "scholar", SEARCH, seconds=1.0, simulations=150, by_network=False, style="science", overlooks=21
        ),
        Level("strategist", SEARCH, seconds=1.0, simulations=500, guided=6, style="war", overlooks=4),
    )
}
"""Levels that differ in 7 Wonders. Longer searches gain little there, since all players choose at the same
time, so levels differ in how much they overlook."""

IN_BASE_DUEL: dict[str, Level] = {
    level.name: level
    for level in (
        Level("scholar", SEARCH, seconds=1.0, simulations=500, guided=5, style="science"),
        Level("strategist", SEARCH, seconds=1.0, simulations=2000, guided=40, style="war"),
    )
}
"""Levels that differ in Duel without expansions, where the network is stronger without search."""

FORMER: dict[str, Level] = {
    "master-0": Level("master-0", SEARCH, seconds=1.0, by_network=False),
    "master-1": Level("master-1", SEARCH, seconds=1.0, former=True),
}
"""Former versions of the strongest level, kept unchanged as a reference for comparison; not offered as
levels."""


@final
class SimpleAgent:
    """Takes the choice that looks best to a short-sighted player."""

    def __init__(self, level: Level, seed: int) -> None:
        self.name = level.name
        self._level = level
        self._chance = Chance(seed, "level")
        drawn = TASTES[int(self._chance.below(len(TASTES)))]
        self._taste = level.style or drawn
        self._thinker_of = thinkers(1)

    def choose(self, view: View) -> Choice:
        """Returns the choice that looks best among those it notices."""
        choices, looks = self._judge(view)
        noticed = noticed_of(len(choices), self._level.overlooks, self._chance)
        return choices[max(noticed, key=lambda n: looks[n])]

    def analyse(self, view: View) -> list[Line]:
        """Returns every choice as this level rates it, best first."""
        choices, looks = self._judge(view)
        order = sorted(range(len(choices)), key=lambda n: looks[n], reverse=True)
        likely = looks if self._level.sight == LOOK else [0.5] * len(looks)
        return [Line(choices[n], likely[n], 1, "") for n in order]

    def stop(self) -> None:
        """Does nothing: it never searches long enough to be stopped."""

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


@final
class LevelAgent:
    """Plays each game with the settings of its level for that game."""

    def __init__(
        self,
        name: str,
        seed: int,
        seconds: float | None,
        simulations: int | None,
        clock: Clock,
    ) -> None:
        self.name = name
        self._seed = seed
        self._seconds = seconds
        self._simulations = simulations
        self._clock = clock
        self._chance = Chance(seed, "overlooked")
        self._players: dict[tuple[str, Level], SimpleAgent | SearchAgent] = {}

    def choose(self, view: View) -> Choice:
        """Returns the best choice among those it notices."""
        level = self._level(view)
        player = self._player(view)
        if level.sight != SEARCH or level.overlooks == 0:
            return player.choose(view)
        lines = player.analyse(view)
        return lines[noticed_of(len(lines), level.overlooks, self._chance)[0]].choice

    def analyse(self, view: View) -> list[Line]:
        """Returns every choice as this level rates it, best first."""
        return self._player(view).analyse(view)

    def stop(self) -> None:
        """Stops the running search, which then returns its best choice so far."""
        for player in self._players.values():
            player.stop()

    def _level(self, view: View) -> Level:
        return level_in(str(view.data.get("game")), self.name, bool(view.data.get("expansions")))

    def _player(self, view: View) -> SimpleAgent | SearchAgent:
        level = self._level(view)
        key = (str(view.data.get("game")), level)
        if key not in self._players:
            self._players[key] = self._new_player(level)
        return self._players[key]

    def _new_player(self, level: Level) -> SimpleAgent | SearchAgent:
        return self._searcher(level) if level.sight == SEARCH else SimpleAgent(level, self._seed)

    def __getstate__(self) -> dict[str, Any]:
        """Returns the state that lets a copy play identically; drops the search tree of time-limited
        searches."""
        chances = {key: player._chance for key, player in self._players.items()}
        return {**self.__dict__, "_players": chances}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._players = {}
        for (game, level), chance in state["_players"].items():
            self._players[game, level] = self._new_player(level)
            self._players[game, level]._chance = chance

    def _searcher(self, level: Level) -> SearchAgent:
        limit: float | None = level.seconds if self._seconds is None else self._seconds
        simulations, guided = level.simulations, level.guided
        if self._simulations is not None:
            simulations = guided = self._simulations
            limit = self._seconds
        return SearchAgent(
            thinkers(simulations, level.by_network, FORMER_FOLDER if level.former else FOLDER),
            name=self.name,
            seed=self._seed,
            seconds=limit,
            simulations=simulations,
            guided=guided,
            style=level.style,
            clock=self._clock,
        )


def noticed_of(choices: int, overlooks: int, chance: Chance) -> list[int]:
    """Returns the indices of the choices that are noticed: at least one, redrawn until there is one."""
    noticed: list[int] = []
    while not noticed:
        noticed = [n for n in range(choices) if chance.below(100) >= overlooks]
    return noticed


def level_in(game: str, name: str, expanded: bool = False) -> Level:
    """Returns the settings of a level for a game, with or without expansions."""
    if game == CLASSIC and name in IN_CLASSIC:
        return IN_CLASSIC[name]
    if game == DUEL and not expanded and name in IN_BASE_DUEL:
        return IN_BASE_DUEL[name]
    level = LEVELS.get(name) or FORMER.get(name)
    if level is None:
        raise UnknownName(f"There is no level {name!r} (available: {', '.join(LEVELS)}).")
    return level


def level_agent(
    name: str,
    seed: int = 0,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    clock: Clock = time.monotonic,
) -> LevelAgent:
    """Returns the agent of a level.

    `seconds` replaces the level's own time limit for a choice. `simulations` fixes the amount of search
    regardless of time, so that the same seed gives the same choices.
    """
    level_in("", name)
    if seconds is not None and not seconds > 0:
        raise PharosError("The seconds for a move must be greater than 0.")
    if simulations is not None and simulations < 1:
        raise PharosError("A search needs at least one simulation.")
    return LevelAgent(name, seed, seconds, simulations, clock)


@cache
def _measured() -> tuple[dict[str, Any], ...]:
    return tuple(json.loads(line) for line in RATINGS.read_text(encoding="utf-8").splitlines())


def measured_in(
    game: str, players: int, expansions: Sequence[str] = (), teams: bool = False
) -> dict[str, Any] | None:
    """Returns the measured strength of the levels in a game variant: `levels`, weakest first, each with its
    `rating` and its result against the next weaker one; None if not measured."""
    kind = (game, players, sorted(expansions), teams)
    for told in _measured():
        if (told["game"], told["players"], sorted(told["expansions"]), told["teams"]) == kind:
            return told
    return None
