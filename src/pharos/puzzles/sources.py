"""The games that are searched for puzzles: the master against itself, rushers, and weaker levels."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from pharos.ai.chooser import Agent
from pharos.ai.levels import level_agent
from pharos.ai.search.agent import SearchAgent
from pharos.ai.search.duel.duel_thinker import DuelThinker
from pharos.ai.search.samples import picked
from pharos.ai.search.thinker import Line
from pharos.ai.search.thinkers import thinkers
from pharos.core.chance import Chance
from pharos.duel.state import MILITARY, SCIENCE
from pharos.game import View, new_game

GLANCE = 64
"""Simulations of the first search of every decision, which also selects the master's moves."""
LOOSE = 8
"""Number of opening choices that are drawn in proportion to visits, for variety."""
CONTEMPT = 0.6
"""Value that any other kind of victory loses for a rusher."""
RUSHES = (MILITARY, SCIENCE)
WEAKER = ("trader", "builder", "scholar")
SIMULATIONS = {"builder": 150, "scholar": 16}
SOURCES = ("master", "rusher", "level", "master")
"""Line-ups, in turn; there are no rushers in 7 Wonders."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A game variant."""

    game: str
    expansions: tuple[str, ...]
    players: int

    @property
    def name(self) -> str:
        """The name of its files."""
        return "+".join([self.game, *self.expansions, str(self.players)])


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision in a game: the view of its seat, and the result of the first search."""

    kind: Kind
    seed: int
    choices: tuple[str, ...]
    seat: int
    view: View
    lines: tuple[Line, ...]


@cache
def _thinkers() -> Any:
    return thinkers(GLANCE)


@cache
def _rushing() -> Any:
    return thinkers(GLANCE)


def moments(kind: Kind, seed: int) -> Iterator[Moment]:
    """Plays the game of a seed and yields every decision with more than one option."""
    game = new_game(kind.game, players=kind.players, expansions=kind.expansions, seed=seed)
    chance = Chance(seed, "puzzle games")
    eye = SearchAgent(_thinkers(), seed=seed, simulations=GLANCE)
    players = _players(kind, seed, chance)
    played: list[str] = []
    sealed: list[tuple[int, str]] = []
    """Choices of the current round."""
    before = 0
    while not game.over:
        for seat in game.waiting:
            if seat not in game.waiting:
                continue
            options = game.choices(seat)
            choice = options[0]
            if len(options) > 1:
                view = game.view(seat)
                lines = eye.analyse(view)
                own = [f"{seat}|{one.rpartition('|')[2]}" for who, one in sealed if who == seat]
                yield Moment(kind, seed, (*played, *own), seat, view, tuple(lines))
                player = players[seat]
                if player is not None and before >= LOOSE:
                    choice = player.choose(view)
                else:
                    place = int(picked([line.visits for line in lines], chance, before < LOOSE))
                    choice = lines[place].choice
                before += 1
            sealed.append((seat, str(choice) if seat == game.waiting[0] else f"{seat}|{choice}"))
            game.choose(seat, choice)
            if game.settled:
                played += [one for _, one in sealed]
                sealed = []


def _players(kind: Kind, seed: int, chance: Chance) -> list[Agent | None]:
    """Returns the players that do not follow the first search."""
    source = SOURCES[seed % len(SOURCES)]
    if source == "rusher" and kind.game != "duel":
        source = "level"
    players: list[Agent | None] = [None] * kind.players
    one = int(chance.below(kind.players))
    if source == "level":
        name = WEAKER[int(chance.below(len(WEAKER)))]
        players[one] = level_agent(name, seed, simulations=SIMULATIONS.get(name))
    if source == "rusher":
        players[one] = _Rusher(seed, RUSHES[int(chance.below(len(RUSHES)))])
    return players


class _Rusher:
    """A network search that prefers one kind of victory."""

    name = "rusher"

    def __init__(self, seed: int, victory: int) -> None:
        self._victory = victory
        self._agent = SearchAgent(self._thinker, seed=seed, simulations=GLANCE)

    def _thinker(self, view: View) -> Any:
        thinker = _rushing()(view)
        if isinstance(thinker, DuelThinker):
            thinker.prefer(self._victory, CONTEMPT)
        return thinker

    def choose(self, view: View) -> Any:
        """Returns the best choice for that victory."""
        return self._agent.choose(view)
