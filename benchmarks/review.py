"""What the review says of many games: luck around zero, and accuracy in the order of the levels.

    python -m benchmarks.review levels FILE     100 games of Duel of each neighboring pair of levels
    python -m benchmarks.review tables FILE     100 games of 7 Wonders with four seats of each level
    python -m benchmarks.review luck FILE       2,000 games of each product among strategists
    python -m benchmarks.review report FILE...  what is known so far, with 95 % intervals

Each reviewed game is one line of FILE. Whatever FILE holds already is not played again, so a run that was
stopped continues where it was, and a larger `--games` adds to it. In every game skill, luck and rest must add
up to the way from the first chance to the last: the command stops where they do not. `--simulations` sets how
much the review thinks about a choice.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

import pharos
from pharos.ai.levels import LEVELS
from pharos.ai.match import play_quickly
from pharos.analysis import review

MASTER = {"simulations": 300}
ROUNDING = 2e-4
PRODUCTS: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "duel": ("duel", 2, ()),
    "duel+pantheon": ("duel", 2, ("pantheon",)),
    "duel+agora": ("duel", 2, ("agora",)),
    "duel+both": ("duel", 2, ("pantheon", "agora")),
    "classic": ("classic", 4, ()),
    "classic+both": ("classic", 4, ("leaders", "cities")),
}


class Job(NamedTuple):
    """A game to be played and reviewed; `levels` by seat."""

    kind: str
    product: str
    seed: int
    levels: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, int, tuple[str, ...]]:
        """What tells games of a file apart."""
        return self.kind, self.product, self.seed, self.levels


def jobs(kind: str, games: int) -> Iterator[Job]:
    """All games of a measurement; every pair sits the other way round in every second game."""
    for seed in range(games):
        if kind == "levels":
            for pair in pairwise(LEVELS):
                yield Job(kind, "duel", seed, pair if seed % 2 == 0 else pair[::-1])
        elif kind == "tables":
            for level in LEVELS:
                yield Job(kind, "classic", seed, (level,) * 4)
        else:
            for product, (_, players, _) in PRODUCTS.items():
                yield Job(kind, product, seed, ("strategist",) * players)


def reviewed(job: Job, simulations: int) -> dict[str, Any]:
    """Plays a game and tells what its review says of each seat."""
    name, players, expansions = PRODUCTS[job.product]
    game = pharos.new_game(name, players=players, expansions=expansions, seed=50_000 + job.seed)
    agents = [
        pharos.agent(level, 1000 * job.seed + seat, **(MASTER if level == "master" else {}))
        for seat, level in enumerate(job.levels)
    ]
    play_quickly(game, agents)
    told = review(game.record(), simulations=simulations)
    first, last = told["chances"][0], told["chances"][-1]
    for seat, one in enumerate(told["players"]):
        way = last[seat] - first[seat]
        if abs(one["skill"] + one["luck"] + one["rest"] - way) > ROUNDING:
            raise SystemExit(f"{job}: the parts of seat {seat} do not add up to {way:.4f}: {one}")
    kept = ("accuracy", "lost_per_100", "skill", "luck", "rest")
    players_told = [{name: one[name] for name in kept} for one in told["players"]]
    return {**job._asdict(), "simulations": simulations, "players": players_told}


def read(path: Path) -> list[dict[str, Any]]:
    """The games of a file; a last line that was cut off is left out."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            break
    return found


def measure(kind: str, path: Path, games: int, simulations: int) -> None:
    """Plays what is missing in a file."""
    known = read(path)
    path.write_text("".join(f"{json.dumps(one)}\n" for one in known), encoding="utf-8")
    done = {Job(one["kind"], one["product"], one["seed"], tuple(one["levels"])).key for one in known}
    with path.open("a", encoding="utf-8") as file:
        for job in jobs(kind, games):
            if job.key not in done:
                file.write(json.dumps(reviewed(job, simulations)) + "\n")
                file.flush()


def interval(values: list[float], digits: int) -> str:
    """A mean with its 95 % interval, by the spread over games."""
    doubt = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")
    return f"{mean(values):+.{digits}f} ± {doubt:.{digits}f}"


def report(games: list[dict[str, Any]]) -> None:
    """Prints what the games say."""
    for weaker, stronger in pairwise(LEVELS):
        pairs = [
            (one["players"][one["levels"].index(weaker)], one["players"][one["levels"].index(stronger)])
            for one in games
            if one["kind"] == "levels" and set(one["levels"]) == {weaker, stronger}
        ]
        if pairs:
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
        if found:
            lost_here = interval([mean(seat["lost_per_100"] for seat in one["players"]) for one in found], 2)
            right = interval([mean(seat["accuracy"] for seat in one["players"]) for one in found], 1)
            luck = interval([one["players"][0]["luck"] for one in found], 3)
            print(
                f"{level} ×4 ({len(found)}): given away per choice {lost_here}; accuracy {right}; luck {luck}"
            )
    for product in PRODUCTS:
        found = [one for one in games if one["product"] == product]
        if found:
            luck = interval([one["players"][0]["luck"] for one in found], 4)
            rest = interval([one["players"][0]["rest"] for one in found], 4)
            print(f"{product} ({len(found)}): luck of the first seat {luck}, rest {rest}")


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=("levels", "tables", "luck", "report"))
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--games", type=int)
    parser.add_argument("--simulations", type=int)
    asked = parser.parse_args()
    if asked.kind != "report":
        games = asked.games or {"levels": 100, "tables": 100, "luck": 2000}[asked.kind]
        thought = asked.simulations or {"levels": 240, "tables": 96, "luck": 96}[asked.kind]
        os.nice(19)
        measure(asked.kind, asked.files[0], games, thought)
    report([one for path in asked.files for one in read(path)])
    return 0


if __name__ == "__main__":
    sys.exit(main())
