"""Evaluates an agent in matches against others: every deal from every seat, with confidence intervals."""

import math
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from pharos.ai.arena import Match, Played, make_agent, play_game, standings
from pharos.ai.chooser import Agent
from pharos.core.errors import PharosError
from pharos.products import product_named
from pharos.research.seeds import NUMBERS, checked
from pharos.research.study import interval

JUDGED = "agent"
"""Default name for an agent without one."""


@dataclass(frozen=True, slots=True)
class Score:
    """The result of an agent against one opponent."""

    against: str
    games: int
    share: float
    """Share of its games that it won; a shared victory counts proportionally."""
    low: float
    high: float
    """The 95 % interval of the share, which treats games of the same deal as correlated."""
    fair: float
    """The expected share of equally strong agents: 1/2 for two sides, 1/3 for three."""
    points: float
    """Mean final score."""
    rating: float
    """Lead on the Elo scale; a lead of 200 wins three of four games."""
    rating_interval: float
    victories: Mapping[str, float]
    losses: Mapping[str, int]
    seconds_per_choice: float
    forfeits: tuple[str, ...] = ()

    def data(self) -> dict[str, object]:
        """Returns plain data for JSON."""
        return {
            "against": self.against,
            "games": self.games,
            "share": round(self.share, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
            "fair": round(self.fair, 4),
            "points": round(self.points, 2),
            "rating": round(self.rating),
            "rating_interval": round(self.rating_interval),
            "victories": {kind: round(count, 2) for kind, count in sorted(self.victories.items())},
            "losses": dict(sorted(self.losses.items())),
            "seconds_per_choice": round(self.seconds_per_choice, 4),
            "forfeits": list(self.forfeits),
        }

    def __str__(self) -> str:
        return (
            f"against {self.against}: won {100 * self.share:.1f}% "
            f"({100 * self.low:.1f} to {100 * self.high:.1f}) of {self.games} games, "
            f"rating {self._rated()}, {self.points:.1f} points"
        )

    def _rated(self) -> str:
        """Returns the rating with its interval, or a bound if the agent won or lost every game."""
        if 0 < self.share < 1:
            return f"{self.rating:+.0f} ± {self.rating_interval:.0f}"
        end = self.low if self.share else self.high
        lead = 400 * math.log10(end * (1 - self.fair) / ((1 - end) * self.fair))
        return f"above {lead:+.0f}" if self.share else f"below {lead:+.0f}"


class Evaluation(tuple[Score, ...]):
    """The scores against each opponent, in order."""

    __slots__ = ()

    def data(self) -> list[dict[str, object]]:
        """Returns plain data for JSON."""
        return [score.data() for score in self]

    def __str__(self) -> str:
        return "\n".join(map(str, self))


def evaluate(
    agent: Agent | str,
    against: str | Sequence[str] = ("random", "greedy"),
    *,
    games: int = 100,
    game: str = "duel",
    players: int | None = None,
    expansions: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    seconds: float | None = None,
    simulations: int | None = None,
    workers: int = 1,
    seed: int = 0,
    progress: bool | None = None,
) -> Evaluation:
    """Plays a match of `games` games against each opponent. Every deal is played from every seat; all
    opponents get the same deals, none of which is a training deal.

    `agent` is an object with `choose(view)` (`PolicyAgent` wraps a trained network) or a name. Opponents are
    named as usual: `greedy`, `master#200@1`, `module:Class`, `cmd:PROGRAM`. With more than two players the
    opponent takes all other seats. With several `workers` an agent object must be picklable.
    """
    names = [against] if isinstance(against, str) else list(against)
    if not names or games < 1 or workers < 1:
        raise PharosError("An evaluation needs an opponent, a game and a worker, at least one of each.")
    setup = product_named(game).check_setup(
        3 if players is None and game == "classic" else players, tuple(expansions), options or {}
    )
    first = checked(seed) * NUMBERS + 1
    mine = agent if isinstance(agent, str) else _own_name(agent, names)
    given = {} if isinstance(agent, str) else {mine: agent}
    scores = []
    for number, opponent in enumerate(names):
        match = Match(
            setup.game,
            setup.players,
            setup.expansions,
            (mine, opponent),
            first,
            seconds,
            simulations,
            options=tuple(setup.options.items()),
        )
        for name in (mine, opponent):
            if name not in given:
                make_agent(name, seed, match)  # fails early for unknown names
        whole = -(-games // match.sides) * match.sides
        told = _Line(f"{mine} against {opponent} ({number + 1} of {len(names)})", whole, progress)
        played = []
        for one in _games(match, whole, workers, given):
            played.append(one)
            told.step(_won(mine, played))
        told.end()
        scores.append(_score(mine, opponent, match, played))
    return Evaluation(scores)


def _own_name(agent: Agent, others: Sequence[str]) -> str:
    if not callable(getattr(agent, "choose", None)):
        raise PharosError("An agent has a method choose(view).")
    name = str(getattr(agent, "name", "") or JUDGED)
    return f"{name} (yours)" if name in others or ":" in name else name


def _games(match: Match, games: int, workers: int, given: Mapping[str, Agent]) -> Iterator[Played]:
    tasks = [(number // match.sides, number % match.sides) for number in range(games)]
    if workers == 1:
        for deal, rotation in tasks:
            yield play_game(match, deal, rotation, given, inside=True)
        return
    with ProcessPoolExecutor(workers, initializer=_begin, initargs=(match, dict(given))) as pool:
        yield from pool.map(_play, tasks)


_work: list[Any] = []


def _begin(match: Match, given: Mapping[str, Agent]) -> None:
    _work[:] = [match, given]


def _play(task: tuple[int, int]) -> Played:
    match, given = _work
    return play_game(match, *task, given, inside=True)


def _won(name: str, games: Sequence[Played]) -> float:
    parts = [won for played in games for seated, _, won in played.by_side() if seated == name]
    return sum(parts) / len(parts)


def _score(mine: str, opponent: str, match: Match, games: Sequence[Played]) -> Score:
    table = {one.name: one for one in standings([mine, opponent], games)}
    my = table[mine]
    half = my.interval
    low, high = max(0.0, my.share - half), min(1.0, my.share + half)
    if half == 0.0 or len(my.by_deal) < 2:  # the same result in every deal: no variance to estimate from
        low, high = interval(my.share * len(my.by_deal), len(my.by_deal))
    return Score(
        opponent,
        my.seats,
        my.share,
        low,
        high,
        1 / match.sides,
        my.points / my.seats,
        my.rating - table[opponent].rating if opponent != mine else 0.0,
        2 * my.rating_interval,
        my.victories,
        my.losses,
        my.thought / max(1, my.choices),
        tuple(played.forfeit for played in games if played.forfeit),
    )


class _Line:
    """A progress line on stderr, by default only on a terminal."""

    def __init__(self, title: str, steps: int, wanted: bool | None) -> None:
        self._title, self._steps, self._done = title, steps, 0
        self._shown = sys.stderr.isatty() if wanted is None else wanted
        self._last = 0.0

    def step(self, share: float) -> None:
        """Counts one more game."""
        self._done += 1
        if self._shown and (time.monotonic() - self._last > 0.1 or self._done == self._steps):
            self._last = time.monotonic()
            line = f"\r{self._title}: {self._done}/{self._steps} games, won {100 * share:.1f}% "
            print(line, end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Ends the line."""
        if self._shown:
            print(file=sys.stderr)
