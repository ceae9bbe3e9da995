"""Seven levels, from a child's first opponent to the strongest.

The weak ones make human mistakes: they overlook things, they see what a choice brings at once and not
what follows, and they have a taste for one road to victory. No level ever chooses at random.
"""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, final

import pharos.ai.copies  # noqa: F401  levels, and what they draw from, can be copied
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
CLASSIC = "classic"
DUEL = "duel"
RATINGS = Path(__file__).parent / "ratings.jsonl"
"""What `pharos ladder --json` printed, a line for each kind of game."""


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
    former: bool = False
    """Whether it thinks as the master did before the commits that came after `master-1`."""
    taste: float = 0.0
    """How much more a choice to its taste seems to be worth: in points, or as a chance to win."""
    overlooks: int = 0
    """Of a hundred choices, so many are not noticed."""


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("beginner", GLANCE, seconds=1.0, taste=5.0, overlooks=65),
        Level("pupil", GLANCE, seconds=1.0, taste=5.0, overlooks=15),
        Level("trader", LOOK, seconds=1.0, taste=0.12),
        Level("builder", SEARCH, seconds=1.0, simulations=150, by_network=False),
        Level("scholar", SEARCH, seconds=1.0, simulations=500, guided=16),
        Level("strategist", SEARCH, seconds=1.0, simulations=2000, guided=100),
        Level("master", SEARCH, seconds=1.0),
    )
}
"""The levels by name, weakest first; texts have their names in every language."""

IN_CLASSIC: dict[str, Level] = {
    level.name: level
    for level in (
        Level("beginner", GLANCE, seconds=1.0, taste=5.0, overlooks=80),
        Level("pupil", GLANCE, seconds=1.0, taste=5.0, overlooks=53),
        Level("trader", SEARCH, seconds=1.0, simulations=150, by_network=False, overlooks=59),
        Level("builder", SEARCH, seconds=1.0, simulations=150, by_network=False, overlooks=41),
        Level("scholar", SEARCH, seconds=1.0, simulations=150, by_network=False, overlooks=21),
        Level("strategist", SEARCH, seconds=1.0, simulations=500, guided=6, overlooks=4),
    )
}
"""How levels play 7 Wonders where it is otherwise. To search longer brings little there, since all choose at
once; levels differ by how much they overlook."""

IN_BASE_DUEL: dict[str, Level] = {
    level.name: level
    for level in (
        Level("scholar", SEARCH, seconds=1.0, simulations=500, guided=5),
        Level("strategist", SEARCH, seconds=1.0, simulations=2000, guided=32),
    )
}
"""How levels play Duel without expansions where it is otherwise: its network sees more at first sight."""

FORMER: dict[str, Level] = {
    "master-0": Level("master-0", SEARCH, seconds=1.0, by_network=False),
    "master-1": Level("master-1", SEARCH, seconds=1.0, former=True),
}
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
        noticed = noticed_of(len(choices), self._level.overlooks, self._chance)
        return choices[max(noticed, key=lambda n: looks[n])]

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


@final
class LevelAgent:
    """Plays each game as its level does there."""

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
        """What it takes for the best, of those choices that it notices."""
        level = self._level(view)
        player = self._player(view)
        if level.sight != SEARCH or level.overlooks == 0:
            return player.choose(view)
        lines = player.analyse(view)
        return lines[noticed_of(len(lines), level.overlooks, self._chance)[0]].choice

    def analyse(self, view: View) -> list[Line]:
        """Every choice as this level sees it, best first."""
        return self._player(view).analyse(view)

    def stop(self) -> None:
        """Ends the thought that is under way; its best choice so far is taken."""
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
        """What a copy needs to go on alike; what a search with a limit of time remembers is left behind."""
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
            thinkers(simulations, level.by_network, former=level.former),
            name=self.name,
            seed=self._seed,
            seconds=limit,
            simulations=simulations,
            guided=guided,
            clock=self._clock,
        )


def noticed_of(choices: int, overlooks: int, chance: Chance) -> list[int]:
    """Which of some choices are noticed; who has noticed none looks again."""
    noticed: list[int] = []
    while not noticed:
        noticed = [n for n in range(choices) if chance.below(100) >= overlooks]
    return noticed


def level_in(game: str, name: str, expanded: bool = False) -> Level:
    """How a level plays a game, with expansions or without."""
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
    """The agent of a level.

    `seconds` is the most time for a choice instead of the level's own; `simulations` fixes how much is
    thought, whatever time it takes, so that the same seed gives the same choices.
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
    """How strong each level was found to be in a kind of game: `levels`, weakest first, each with its
    `rating` and how it did against the one below; None where nothing was measured."""
    kind = (game, players, sorted(expansions), teams)
    for told in _measured():
        if (told["game"], told["players"], sorted(told["expansions"]), told["teams"]) == kind:
            return told
    return None
