"""Checks reviews of many games: luck averages zero, and accuracy increases with the levels.

    python -m benchmarks.review levels FILE     100 games of Duel of each neighboring pair of levels
    python -m benchmarks.review tables FILE     100 games of 7 Wonders with four seats of each level
    python -m benchmarks.review luck FILE       luck only, in 2,000 games of each product
    python -m benchmarks.review marks FILE      whether a four times longer search changes the marks
    python -m benchmarks.review times FILE      seconds of a review on one core (needs an idle machine)
    python -m benchmarks.review report FILE...  the results so far, with 95 % intervals

Each reviewed game is a line of FILE. Games already in FILE are not played again, so an interrupted run
resumes where it stopped, and a larger `--games` extends it. In every game skill, luck, and rest must add up
to the change from the first to the last probability; otherwise the command stops. `--simulations` sets the
search per choice; `--first` starts at another seed; `--only` selects a product, pair
(`scholar,strategist`), or level, and can be repeated. `--workers` sets the number of processes, `--seconds`
a time limit.

**Luck only** (`luck`, or `--luck` with the other two) measures probabilities and luck with one simulation per
determinization, which is the raw network value, and judges no choices: there is no skill, and the rest
contains the errors. Luck is a probability minus the mean over all possible outcomes, so its expected value is
zero for any evaluation and any players, if outcomes are sampled from their true distribution. A weak
evaluation only widens the interval; it does not hide a bias. Besides the luck of each seat it reports the
luck of the player who chose, since a bias in favor of that player does not show in the luck of a seat.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

import pharos
from pharos.ai.levels import LEVELS
from pharos.ai.match import play_quickly
from pharos.analysis import ROUGH, Budget, review, tasks_of, think, verdict
from pharos.analysis.classic import is_dealt
from pharos.analysis.verdict import mark_of
from pharos.cluster import processes
from pharos.game import replay
from pharos.numbers.tables import figure

MASTER = {"simulations": 300}
ROUNDING = 2e-4
PRODUCTS: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "duel": ("duel", 2, ()),
    "duel+pantheon": ("duel", 2, ("pantheon",)),
    "duel+agora": ("duel", 2, ("agora",)),
    "duel+both": ("duel", 2, ("pantheon", "agora")),
    "classic": ("classic", 4, ()),
    "classic+leaders": ("classic", 4, ("leaders",)),
    "classic+cities": ("classic", 4, ("cities",)),
    "classic+both": ("classic", 4, ("leaders", "cities")),
}
IN_LUCK = 3
"""Number of players in 7 Wonders when only luck is measured."""
SHORT = {"simulations": 4}
"""Search of the players when only luck or time is measured."""
PARTS = 12
"""Simulations that give each determinization one."""
MORE = 4
"""Factor of the search that rechecks the marks."""
CALLED_MISTAKES = ("mistake", "blunder")
MARKED = {"duel": ("trader", "scholar"), "duel+both": ("trader", "scholar"), "classic": ("builder",) * 4}
"""Players for the marks: they make mistakes, but do not lose the game with the first one."""
TIMED = {"duel": 2, "duel+both": 2, "classic": 5}
"""Number of players in the timed games."""
USUAL = {
    "levels": (100, 240),
    "tables": (100, 96),
    "luck": (2000, PARTS),
    "marks": (60, 2400),
    "times": (3, 2400),
}
"""Default number of games, and simulations of the review per choice."""


class Job(NamedTuple):
    """A game to play and review; `levels` by seat."""

    kind: str
    product: str
    seed: int
    levels: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, int, tuple[str, ...]]:
        """The key that identifies a game in a file."""
        return self.kind, self.product, self.seed, self.levels


def jobs(kind: str, games: int, first: int = 0) -> Iterator[Job]:
    """Yields all games of a measurement, from the seed `first` on; seats alternate from game to game."""
    for seed in range(first, first + games):
        if kind == "levels":
            for pair in pairwise(LEVELS):
                yield Job(kind, "duel", seed, pair if seed % 2 == 0 else pair[::-1])
        elif kind == "tables":
            for level in LEVELS:
                yield Job(kind, "classic", seed, (level,) * 4)
        elif kind == "marks":
            for product, levels in MARKED.items():
                yield Job(kind, product, seed, levels if seed % 2 == 0 else levels[::-1])
        elif kind == "times":
            for product, players in TIMED.items():
                yield Job(kind, product, seed, ("strategist",) * players)
        else:
            for product, (_, players, _) in PRODUCTS.items():
                yield Job(kind, product, seed, ("strategist",) * min(players, IN_LUCK))


def is_asked(job: Job, only: Iterable[str]) -> bool:
    """Whether a game matches the requested products, pairs, or levels; without any, all do."""
    asked = list(only)
    return not asked or job.product in asked or any(set(one.split(",")) == set(job.levels) for one in asked)


def played(job: Job) -> dict[str, Any]:
    """Plays a game and returns its record."""
    name, _, expansions = PRODUCTS[job.product]
    game = pharos.new_game(name, players=len(job.levels), expansions=expansions, seed=50_000 + job.seed)
    agents = []
    for seat, level in enumerate(job.levels):
        thought = SHORT if job.kind in ("luck", "times") else MASTER if level == "master" else {}
        agents.append(pharos.agent(level, 1000 * job.seed + seat, **thought))
    play_quickly(game, agents)
    return game.record()


def luck_alone(record: dict[str, Any], simulations: int) -> dict[str, Any]:
    """Returns the probabilities and luck of a game, without judging its choices.

    In 7 Wonders only the deals of the ages are luck, so only the choices after a deal and the first ones are
    analyzed.
    """
    tasks = tasks_of(record, Budget(simulations=simulations))
    if record["game"] != "duel":
        game = replay({**record, "choices": [], "result": None})
        begun = set(range(1, game.players + 1))
        for number, (seat, choice) in enumerate(record["choices"], start=1):
            if is_dealt(game.view(seat)):
                begun.add(number)
            game.choose(seat, choice)
        tasks = [task for task in tasks if task.number in begun]
    return verdict(record, {task.number: think(replace(task, judged=False)) for task in tasks})


def check(job: Job, told: dict[str, Any]) -> None:
    """Raises an error if the parts of a game, recomputed from its choices and its luck, do not add up."""
    first, last = told["chances"][0], told["chances"][-1]
    for seat, one in enumerate(told["players"]):
        way = last[seat] - first[seat]
        if abs(one["skill"] + one["luck"] + one["rest"] - way) > ROUNDING:
            raise ArithmeticError(f"{job}: the parts of seat {seat} do not add up to {way:.4f}: {one}")
        drawn = sum(luck["amount"] for luck in told["luck"] if luck["seat"] == seat)
        if abs(one["luck"] - drawn) > ROUNDING:
            raise ArithmeticError(f"{job}: the luck of seat {seat} is {drawn:.4f}: {one}")
    if abs(sum(one["skill"] for one in told["players"])) > ROUNDING * len(told["choices"]):
        raise ArithmeticError(f"{job}: what was given away did not go to the others: {told['players']}")


def marks_again(record: dict[str, Any], simulations: int) -> list[tuple[str, str]]:
    """Returns the marks of the choices judged as mistakes, each with its mark after a longer search."""
    found = []
    for task in tasks_of(record, Budget(simulations=simulations)):
        mark = mark_of(think(task))
        if mark in CALLED_MISTAKES:
            found.append((mark, mark_of(think(replace(task, budget=Budget(simulations=MORE * simulations))))))
    return found


def seconds_of(record: dict[str, Any], simulations: int) -> float:
    """Returns the processor time of a review in seconds."""
    began = time.process_time()
    review(record, simulations=simulations)
    return round(time.process_time() - began, 2)


def reviewed(job: Job, simulations: int, *, alone: bool) -> dict[str, Any]:
    """Plays a game and returns the results of its review for each seat; with `alone`, only its luck."""
    record = played(job)
    told_of = {**job._asdict(), "simulations": simulations}
    if job.kind == "marks":
        return {**told_of, "marks": marks_again(record, simulations)}
    if job.kind == "times":
        rough, whole = (seconds_of(record, thought) for thought in (ROUGH, simulations))
        return {**told_of, "choices": len(record["choices"]), "rough": rough, "seconds": whole}
    told = luck_alone(record, simulations) if alone else review(record, simulations=simulations)
    check(job, told)
    kept = ("luck", "rest") if alone else ("accuracy", "lost_per_100", "skill", "luck", "rest")
    players_told = [{name: one[name] for name in kept} for one in told["players"]]
    choosers = {number: seat for number, (seat, _) in enumerate(record["choices"], start=1)}
    own = sum(one["amount"] for one in told["luck"] if choosers[one["number"]] == one["seat"])
    return {**told_of, "players": players_told, "chooser": round(own, 4)}


def read(path: Path) -> list[dict[str, Any]]:
    """Returns the games of a file; ignores a truncated last line."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            break
    return found


def measure(asked: argparse.Namespace, path: Path, games: int, simulations: int) -> None:
    """Plays the games missing from a file, until all are done or the time is over."""
    known = read(path)
    path.write_text("".join(f"{json.dumps(one)}\n" for one in known), encoding="utf-8")
    done = {Job(one["kind"], one["product"], one["seed"], tuple(one["levels"])).key for one in known}
    wanted = (job for job in jobs(asked.kind, games, asked.first) if is_asked(job, asked.only))
    missing = [job for job in wanted if job.key not in done]
    one_game = partial(reviewed, simulations=simulations, alone=asked.luck or asked.kind == "luck")
    began = time.monotonic()
    with processes(asked.workers) as asker, path.open("a", encoding="utf-8") as file:
        for one in asker(one_game, missing):
            file.write(json.dumps(one) + "\n")
            file.flush()
            if asked.seconds is not None and time.monotonic() - began > asked.seconds:
                break


def interval(values: list[float], digits: int) -> str:
    """Returns a mean with its 95 % interval, from the variance between games."""
    doubt = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")
    return f"{mean(values):+.{digits}f} ± {doubt:.{digits}f}"


def lucks(games: list[dict[str, Any]]) -> str:
    """Returns the luck of each seat (in Duel the second is the opposite of the first) and of the choosing
    player."""
    seats = range(1 if len(games[0]["players"]) == 2 else len(games[0]["players"]))
    told = ", ".join(interval([one["players"][seat]["luck"] for one in games], 4) for seat in seats)
    if len(seats) > 1:
        told += "; mean of the seats " + interval([mean(s["luck"] for s in g["players"]) for g in games], 4)
    elif all("chooser" in one for one in games):
        told += "; of whoever chose " + interval([one["chooser"] for one in games], 4)
    return f"luck by seat {told}"


def report(games: list[dict[str, Any]]) -> None:
    """Prints the results."""
    for weaker, stronger in pairwise(LEVELS):
        pairs = [
            (one["players"][one["levels"].index(weaker)], one["players"][one["levels"].index(stronger)])
            for one in games
            if one["kind"] == "levels" and set(one["levels"]) == {weaker, stronger}
        ]
        if pairs and "accuracy" not in pairs[0][0]:
            luck = interval([other["luck"] for _, other in pairs], 4)
            print(f"{weaker}, {stronger} ({len(pairs)}): luck of {stronger} {luck}")
        elif pairs:
            lost = [mean(one[n]["lost_per_100"] for one in pairs) for n in (0, 1)]
            accuracy = [mean(one[n]["accuracy"] for one in pairs) for n in (0, 1)]
            more = interval([one["lost_per_100"] - other["lost_per_100"] for one, other in pairs], 2)
            better = interval([other["accuracy"] - one["accuracy"] for one, other in pairs], 1)
            luck = interval([other["luck"] for _, other in pairs], 3)
            print(
                f"{weaker}, {stronger} ({len(pairs)}): given away per choice {lost[0]:.2f}, {lost[1]:.2f}"
                f" ({more}); accuracy {accuracy[0]:.1f}, {accuracy[1]:.1f} ({better}); luck {luck}"
            )
    for level in LEVELS:
        found = [one for one in games if one["kind"] == "tables" and one["levels"][0] == level]
        if found and "accuracy" not in found[0]["players"][0]:
            print(f"{level} ×4 ({len(found)}): {lucks(found)}")
        elif found:
            lost_here = interval([mean(seat["lost_per_100"] for seat in one["players"]) for one in found], 2)
            right = interval([mean(seat["accuracy"] for seat in one["players"]) for one in found], 1)
            luck = interval([one["players"][0]["luck"] for one in found], 3)
            print(
                f"{level} ×4 ({len(found)}): given away per choice {lost_here}; accuracy {right}; luck {luck}"
            )
    for product in PRODUCTS:
        found = [one for one in games if one["product"] == product and "players" in one]
        if found:
            print(f"{product} ({len(found)}): {lucks(found)}")
        marked = [pair for one in games if one["product"] == product for pair in one.get("marks", ())]
        if marked:
            print(f"{product}: {kept_marks(marked)}")
        for one in games:
            if one["kind"] == "times" and one["product"] == product:
                print(
                    f"{product}, {len(one['levels'])} seats, {one['choices']} choices: "
                    f"rough {one['rough']} s, {one['simulations']} simulations {one['seconds']} s"
                )


def kept_marks(marked: list[list[str]]) -> str:
    """Returns how many marks a longer search confirms."""
    kept = sum(mark == again for mark, again in marked)
    still = sum(again in CALLED_MISTAKES for _, again in marked)
    share = figure(kept, len(marked))
    return (
        f"{kept} of {len(marked)} marks kept with {MORE} times the thought, {100 * share.share:.1f} % "
        f"({100 * share.low:.1f} to {100 * share.high:.1f}); {still} still mistakes"
    )


def main() -> int:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=(*USUAL, "report"))
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--games", type=int)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--simulations", type=int)
    parser.add_argument(
        "--only", action="append", default=[], help="a product, pair of levels or level; several times"
    )
    parser.add_argument("--luck", action="store_true", help="luck alone")
    parser.add_argument("--workers", type=int, default=1, help="so many processes play")
    parser.add_argument("--seconds", type=float, help="stop after the game that ends so much later")
    asked = parser.parse_args()
    if asked.kind != "report":
        games, thought = USUAL[asked.kind]
        if asked.luck:
            thought = PARTS
        os.nice(19)
        measure(asked, asked.files[0], asked.games or games, asked.simulations or thought)
    report([one for path in asked.files for one in read(path)])
    return 0


if __name__ == "__main__":
    sys.exit(main())
