"""Matches between agents: every deal is played from every seat, in several processes, with statistics."""

import json
import math
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pharos
from pharos.ai import Agent
from pharos.ai.naming import agent_named, is_own
from pharos.ai.program import Forfeit
from pharos.classic.piece import CONTENT
from pharos.cluster import spread
from pharos.content.sets import sets_for
from pharos.core.chance import Chance
from pharos.core.choice import Choice
from pharos.core.errors import IllegalChoice, PharosError
from pharos.game import Game, View

TEAM_SIZE = CONTENT.cities_setup.team_size
CONFIDENCE = 1.96
"""Standard errors on each side of a 95 % interval."""
RESAMPLES = 200
ELO = 400 / math.log(10)
ROUNDS = 60
DRAW_OF_HALF = 0.5
"""Virtual half win and half loss between each pair of agents that met; keeps ratings finite."""

FORFEIT = "forfeit"
"""Kind of victory over a program that crashed, timed out, or made an illegal choice."""
CLOCKS = {"wall": time.monotonic, "cpu": time.process_time}


@dataclass(frozen=True, slots=True)
class Match:
    """The settings of a match: game, agents, and limits."""

    game: str
    players: int
    expansions: tuple[str, ...]
    agents: tuple[str, ...]
    seed: int = 1
    seconds: float | None = None
    simulations: int | None = None
    clock: str = "wall"
    records: bool = False
    options: tuple[tuple[str, object], ...] = ()

    @property
    def side(self) -> int:
        """Seats that win and lose together: the size of a team (CITIES-TEAM-11), otherwise 1."""
        return TEAM_SIZE if dict(self.options).get("teams") else 1

    @property
    def sides(self) -> int:
        """Number of sides that play against each other."""
        return self.players // self.side

    def line_up(self, rotation: int) -> list[str]:
        """Returns the agent of each seat. Sides are filled in order, the last agent takes the remaining ones,
        and all are shifted by `rotation`."""
        seated = [self.agents[min(n, len(self.agents) - 1)] for n in range(self.sides)]
        return [seated[(seat // self.side - rotation) % self.sides] for seat in range(self.players)]


@dataclass(slots=True)
class Played:
    """One game of a match."""

    deal: int
    seated: list[str]
    winners: tuple[int, ...]
    victory: str
    totals: list[int]
    choices: list[int]
    thought: list[float]
    longest: list[float]
    record: dict[str, object] | None = None
    side: int = 1
    forfeit: str = ""
    """Which agent lost by forfeit, and why; empty otherwise."""

    def by_side(self) -> Iterator[tuple[str, range, float]]:
        """Yields each side: its agent, its seats, and its share of the victory."""
        for first in range(0, len(self.seated), self.side):
            seats = range(first, first + self.side)
            yield self.seated[first], seats, sum(seat in self.winners for seat in seats) / len(self.winners)


def make_agent(name: str, seed: int, match: Match) -> Agent:
    """Makes an agent of a match by its name, which may contain its own limits (`pharos.ai.naming`)."""
    return agent_named(
        name, seed, seconds=match.seconds, simulations=match.simulations, clock=CLOCKS[match.clock]
    )


def play_game(
    match: Match,
    deal: int,
    rotation: int,
    given: Mapping[str, Agent] | None = None,
    inside: bool = False,
) -> Played:
    """Plays one game and times every choice. `given` are existing agents by name.

    With `inside`, an agent that is an `Insider` chooses from the game directly, without a view.
    """
    seated = match.line_up(rotation)
    seed = match.seed + deal
    given = given or {}
    agents = [
        given[name] if name in given else make_agent(name, seed * 64 + seat, match)
        for seat, name in enumerate(seated)
    ]
    game = pharos.new_game(
        match.game,
        players=match.players,
        expansions=match.expansions,
        seed=seed,
        options=dict(match.options),
        content=sets_for(match.game),
    )
    played = Played(
        deal,
        seated,
        winners=(),
        victory="",
        totals=[],
        choices=[0] * match.players,
        thought=[0.0] * match.players,
        longest=[0.0] * match.players,
        side=match.side,
    )
    meta: dict[str, object] = {"agents": seated, "seed": seed}
    try:
        _play(game, agents, played, CLOCKS[match.clock], inside)
    except _Lost as lost:
        meta["forfeit"] = {"seat": lost.seat, "reason": str(lost)}
        side = lost.seat // match.side
        played.winners = tuple(seat for seat in range(match.players) if seat // match.side != side)
        played.victory = FORFEIT
        played.forfeit = f"{seated[lost.seat]} lost game {deal + 1} as seat {lost.seat}: {lost}"
    finally:
        end_agents(agents, game)
    if game.result is not None:
        played.winners, played.victory = game.result.winners, game.result.victory
    played.totals = [sheet["total"] for sheet in game.scores()]
    if match.records:
        played.record = game.record(meta)
    return played


class _Lost(Exception):
    """Raised when a seat forfeits the game."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat


def _play(
    game: Game, agents: Sequence[Agent], played: Played, clock: Callable[[], float], inside: bool
) -> None:
    insiders: list[Any] = [getattr(agent, "choose_in", None) if inside else None for agent in agents]
    while not game.over:
        for seat in game.waiting:
            if seat not in game.waiting:
                continue
            choose_in = insiders[seat]
            view = None if choose_in is not None else game.view(seat)
            began = clock()
            try:
                if view is None:
                    choice = choose_in(game, seat)
                else:
                    choice = chosen_by(agents[seat], played.seated[seat], view)
            except Forfeit as forfeit:
                raise _Lost(seat, str(forfeit)) from forfeit
            took = clock() - began
            played.choices[seat] += 1
            played.thought[seat] += took
            played.longest[seat] = max(played.longest[seat], took)
            make_choice(game, seat, choice, played.seated[seat])


def chosen_by(agent: Agent, name: str, view: View) -> Choice:
    """Returns the choice of an agent; an exception in a user's own class is reported with its file and
    line."""
    if not is_own(name):
        return agent.choose(view)
    try:
        return agent.choose(view)
    except PharosError:
        raise
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        fault = f"{place.filename}, line {place.lineno}: {type(error).__name__}: {error}"
        raise PharosError(f"The agent {name} failed in {fault}") from error


def make_choice(game: Game, seat: int, choice: Choice, name: str) -> None:
    """Makes the choice of an agent; an illegal one is reported with the agent's name."""
    try:
        game.choose(seat, choice)
    except IllegalChoice as error:
        raise PharosError(f"The agent {name} chose {choice}: {error}") from error


def end_agents(agents: Sequence[Agent], game: Game) -> None:
    """Ends agents that hold resources, such as external programs."""
    result = None if game.result is None else game.result.data()
    for agent in agents:
        end = getattr(agent, "end", None)
        if end is not None:
            end(result)


def play_match(match: Match, games: int, workers: int, cluster: str | None = None) -> Iterator[Played]:
    """Yields all games of a match, in the same order with any number of workers; every deal is played from
    all seats."""
    tasks = [(match, number // match.sides, number % match.sides) for number in range(games)]
    if cluster is not None:
        yield from spread(play_task, tasks, cluster=cluster)
    elif workers <= 1:
        yield from map(play_task, tasks)
    else:
        with ProcessPoolExecutor(workers) as pool:
            running = [pool.submit(play_task, task) for task in tasks]
            try:
                for ended in running:
                    yield ended.result()
            finally:
                for one in running:
                    one.cancel()


def play_task(task: tuple[Match, int, int]) -> Played:
    """Plays one game of a match, by its deal and its rotation."""
    return play_game(*task)


@dataclass(slots=True)
class Standing:
    """The results of one agent."""

    name: str
    seats: int = 0
    """Number of games played; a team counts once."""
    wins: float = 0.0
    points: float = 0.0
    choices: int = 0
    thought: float = 0.0
    longest: float = 0.0
    victories: dict[str, float] = field(default_factory=dict)
    losses: dict[str, int] = field(default_factory=dict)
    by_deal: dict[int, list[float]] = field(default_factory=dict)
    rating: float = 0.0
    rating_interval: float = 0.0

    @property
    def share(self) -> float:
        """Share of its games that it won; a shared victory counts proportionally."""
        return self.wins / self.seats

    @property
    def interval(self) -> float:
        """Half-width of the 95 % interval of the share, from the variance over deals."""
        return interval_of(self.by_deal)

    def data(self) -> dict[str, object]:
        """Returns plain data for JSON."""
        return {
            "agent": self.name,
            "games": self.seats,
            "wins": round(self.wins, 2),
            "share": round(self.share, 4),
            "share_interval": round(self.interval, 4),
            "rating": round(self.rating),
            "rating_interval": round(self.rating_interval),
            "points": round(self.points / self.seats, 2),
            "victories": {kind: round(count, 2) for kind, count in sorted(self.victories.items())},
            "losses": dict(sorted(self.losses.items())),
            "seconds_per_choice": round(self.thought / max(1, self.choices), 4),
            "longest_choice": round(self.longest, 4),
        }


def interval_of(by_deal: dict[int, list[float]]) -> float:
    """Returns the half-width of the 95 % interval of a mean, from the variance over deals."""
    means = [sum(parts) / len(parts) for parts in by_deal.values()]
    if len(means) < 2:
        return 1.0
    mean = sum(means) / len(means)
    variance = sum((one - mean) ** 2 for one in means) / (len(means) - 1)
    return CONFIDENCE * math.sqrt(variance / len(means))


def ahead_of(name: str, games: Sequence[Played]) -> tuple[float, float]:
    """Returns how often an agent finished ahead of the other one at its table, and the half-width of the 95 %
    interval."""
    by_deal: dict[int, list[float]] = {}
    for played in games:
        for one, _, result in _pairs(played):
            by_deal.setdefault(played.deal, []).append(result if one == name else 1.0 - result)
    results = [result for parts in by_deal.values() for result in parts]
    return sum(results) / len(results), interval_of(by_deal)


def standings(names: Sequence[str], games: Sequence[Played]) -> list[Standing]:
    """Returns the results of all agents, best first."""
    table = {name: Standing(name) for name in dict.fromkeys(names)}
    for played in games:
        for name, seats, won in played.by_side():
            standing = table[name]
            standing.seats += 1
            standing.wins += won
            standing.points += sum(played.totals[seat] for seat in seats) / played.side
            standing.choices += sum(played.choices[seat] for seat in seats)
            standing.thought += sum(played.thought[seat] for seat in seats)
            standing.longest = max(standing.longest, *(played.longest[seat] for seat in seats))
            standing.by_deal.setdefault(played.deal, []).append(won)
            if won:
                standing.victories[played.victory] = standing.victories.get(played.victory, 0.0) + won
            else:
                standing.losses[played.victory] = standing.losses.get(played.victory, 0) + 1
    _rate(table, games)
    return sorted(table.values(), key=lambda one: one.rating, reverse=True)


def _rate(table: dict[str, Standing], games: Sequence[Played]) -> None:
    """Sets the ratings (Elo scale, mean 0) and their intervals, by bootstrap over deals."""
    names = list(table)
    deals: dict[int, list[tuple[str, str, float]]] = {}
    for played in games:
        deals.setdefault(played.deal, []).extend(_pairs(played))
    ratings = ratings_of(names, [pair for pairs in deals.values() for pair in pairs])
    chance = Chance(len(games), "arena")
    drawn: dict[str, list[float]] = {name: [] for name in names}
    lots = list(deals.values())
    for _ in range(RESAMPLES):
        sample = [pair for _ in lots for pair in lots[int(chance.below(len(lots)))]]
        for name, rating in ratings_of(names, sample).items():
            drawn[name].append(rating)
    for name, standing in table.items():
        standing.rating = ratings[name]
        found = sorted(drawn[name])
        low, high = found[int(0.025 * len(found))], found[int(0.975 * len(found)) - 1]
        standing.rating_interval = (high - low) / 2


def _pairs(played: Played) -> Iterator[tuple[str, str, float]]:
    """Yields each pair of different agents in a game with the result of the first one against the second."""
    sides = list(played.by_side())
    for n, (one, seats, won) in enumerate(sides):
        for other, other_seats, other_won in sides[n + 1 :]:
            if one == other:
                continue
            mine = (won, sum(played.totals[seat] for seat in seats))
            theirs = (other_won, sum(played.totals[seat] for seat in other_seats))
            yield one, other, 0.5 if mine == theirs else float(mine > theirs)


def ratings_of(names: Sequence[str], pairs: Sequence[tuple[str, str, float]]) -> dict[str, float]:
    """Returns the maximum-likelihood ratings of these results (Bradley–Terry, by minorization)."""
    strength = dict.fromkeys(names, 1.0)
    won = dict.fromkeys(names, 0.0)
    met: dict[tuple[str, str], float] = {}
    for one, other, result in pairs:
        won[one] += result
        won[other] += 1.0 - result
        key = (one, other) if one < other else (other, one)
        met[key] = met.get(key, 0.0) + 1.0
    for one, other in list(met):
        met[one, other] += 2 * DRAW_OF_HALF
        won[one] += DRAW_OF_HALF
        won[other] += DRAW_OF_HALF
    for _ in range(ROUNDS):
        expected = dict.fromkeys(names, 0.0)
        for (one, other), times in met.items():
            together = times / (strength[one] + strength[other])
            expected[one] += together
            expected[other] += together
        strength = {name: won[name] / expected[name] if expected[name] else 1.0 for name in names}
        middle = math.exp(sum(math.log(value) for value in strength.values()) / len(names))
        strength = {name: value / middle for name, value in strength.items()}
    return {name: ELO * math.log(value) for name, value in strength.items()}


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test: does the first agent win the lower share of its games, or the higher one?

    Games of one deal are correlated, so the unit is the mean over a deal (with two sides: one of five results
    of a pair); the variance is estimated from the deals. Both error rates are `ERROR`. This is the
    generalized SPRT used for chess engines.
    """

    low: float
    high: float

    def ratio(self, means: Sequence[float]) -> float:
        """Returns the log-likelihood ratio of the higher share against the lower one."""
        if len(means) < LEAST_DEALS:
            return 0.0
        mean = sum(means) / len(means)
        spread = sum((one - mean) ** 2 for one in means) / len(means)
        spread = max(spread, SMALLEST_SPREAD)  # a match without a single loss has zero variance
        return len(means) * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    def verdict(self, means: Sequence[float]) -> str:
        """Returns `higher`, `lower`, or an empty string while undecided."""
        ratio = self.ratio(means)
        if ratio >= BOUND:
            return "higher"
        return "lower" if ratio <= -BOUND else ""


ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)
LEAST_DEALS = 8
SMALLEST_SPREAD = 0.01


def deal_means(name: str, games: Sequence[Played], whole: int) -> list[float]:
    """Returns the mean share of an agent in each completed deal, in order, up to the first incomplete deal:
    counting quick games before slow ones would bias the test."""
    by_deal: dict[int, list[float]] = {}
    ended: dict[int, int] = {}
    for played in games:
        ended[played.deal] = ended.get(played.deal, 0) + 1
        by_deal.setdefault(played.deal, []).extend(won for one, _, won in played.by_side() if one == name)
    means: list[float] = []
    while ended.get(len(means)) == whole:
        won = by_deal[len(means)]
        means.append(sum(won) / len(won))
    return means


def pentanomial(means: Sequence[float]) -> list[int]:
    """Returns the number of game pairs that scored 0, ½, 1, 1½, and 2 points."""
    return [sum(round(4 * mean) == points for mean in means) for points in range(5)]


def write_records(path: Path, games: Sequence[Played]) -> None:
    """Writes one record per line, sorted by deal."""
    with path.open("w", encoding="utf-8") as file:
        for played in sorted(games, key=lambda one: (one.deal, one.seated)):
            print(json.dumps(played.record, ensure_ascii=False, separators=(",", ":")), file=file)
